"""The rules of King a second time: a small, slow engine that is written only to be read.

Its one source is the rule book; numbers such as "(6)" in the comments are the sections of it. Nothing of the
project is imported here, so that a mistake of the real engine cannot hide behind the same mistake in its check.
Cards are two-letter strings ("TH"), seats are whole numbers, a ruleset is a plain dict of the options of section 8.

    cards      (2)     the packs, who gets how many, what takes a trick
    seating    (2)     who deals first, who sits where
    prices     (4)     the objectives and what they cost
    options    (8)     the values of each option, the defaults, what is refused
    presets    (8)     the table of presets
    schedule   (5)     which deals a match has
    deal               what one deal knows, and the question it puts to a seat
    calls      (5, 6)  ordering, auction, praise, talon
    play       (3, 6)  tricks and domino
    score      (4, 7)  points, the deserter, the settlement
    match              the whole: ReferenceMatch
    record             reads a match record with it and names the first fault
    situations         deals for the tests of the reference itself
"""
