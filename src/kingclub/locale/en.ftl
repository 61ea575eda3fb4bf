# client

app-name = King
play = Play
play-hint = Straight to a table: three opponents are waiting
players-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
house-rules-open = Open a table
loading = One moment…
back = Back
close = Close
cancel = Cancel
menu = Menu
again = Again
home = To the club
next-deal = Next
ready = I am ready
lost-page = There is nothing here
not-loaded = It could not be loaded. Check the connection and try again.
language = Language

## Cards

card = { $rank ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [T] ten
    [J] jack
    [Q] queen
    [K] king
   *[A] ace
} of { $suit ->
    [S] spades
    [C] clubs
    [D] diamonds
   *[H] hearts
}
card-joker = joker
card-sign = { $rank ->
    [T] 10
    [J] J
    [Q] Q
    [K] K
    [A] A
   *[other] { $rank }
}{ $suit ->
    [S] ♠
    [C] ♣
    [D] ♦
   *[H] ♥
}
suit = { $suit ->
    [S] spades
    [C] clubs
    [D] diamonds
    [H] hearts
    [NT] no trumps
   *[MIZ] misère
}
rank = { $rank ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [T] ten
    [J] jack
    [Q] queen
    [K] king
   *[A] ace
}

## Contracts

contract-minus-tricks = No tricks
contract-minus-boys = No boys
contract-minus-girls = No girls
contract-minus-hearts = No hearts
contract-minus-king = No king
contract-minus-last = No last tricks
contract-minus-all = Eralash
contract-plus-tricks = Tricks
contract-plus-boys = Boys
contract-plus-girls = Girls
contract-plus-hearts = Hearts
contract-plus-king = King
contract-plus-last = Last tricks
contract-plus-all = Eralash for plus
contract-trump = Trumps
contract-named = { $denomination ->
    [NT] No trumps
   *[MIZ] Misère
}
contract-take-tricks = Take tricks
contract-domino = Domino
contract-none = Deal

price-trick = a trick { $points }
price-rank = { rank } { $points }
price-heart = a heart { $points }
price-king = the king { $points }
price-card = { card } { $points }
price-last = { $count ->
    [1] the last { $points }
   *[other] the last two { $points } each
}
price-last-two = the last { $first } and { $second }
price-total = { $points } in all
price-title = What it is worth
trump-is = Trump: { suit }
trump-of = Trump of { $name }: { suit }

## The foyer

halls = Halls
hall-sandbox = Sandbox
hall-sandbox-about = Robots sit down at once, hints are given, a move can be taken back. A place to learn: nothing here counts.
hall-classic = Classic
hall-classic-about = Four players, the short pack: first the penalties, then the deals for plus, without trumps.
hall-ordered = Ordered
hall-ordered-about = The players say themselves what each deal is played for.
hall-recovery = Recovery
hall-recovery-about = The second half is played with trumps: praised, auctioned, or from the talon.
hall-sizes = Small and large tables
hall-sizes-about = For two, three, five and six.
hall-book = By the book
hall-book-about = The full pack, as in old handbooks: 52 cards, or 51 where three play.
hall-play = Choose the rules and sit down
hall-open = Open a table here
tables-open = Tables
tables-none = No table is open now. Open yours: everybody will see it at once.
tables-none-here = Nobody plays in this hall yet.
table-back = Back to your table: { $preset }
table-new = New table
table-sit = Sit down
table-watch = Watch
table-rules = rules
seats = Seats
seats-free = { $count ->
    [one] { $count } seat free
   *[other] { $count } seats free
}
deal-of = deal { $deal } of { $deals }
limit = { $turn } s a move, { $reserve } min in reserve
pace = Time
pace-free = no clock
pace-own = other
pace-turn = Seconds a move
pace-reserve = Reserve, minutes
pace-help = Who takes longer for a move uses up his reserve; when that is gone too, a robot moves for him.
terms-title = At the table
terms-people-only = people only
terms-bots = { $come ->
    [at_once] robots
    [after_wait] robots after a minute
   *[called] robots if the host calls them
}: { $level ->
    [0] at random
    [1] novices
    [2] casual players
   *[3] club players
}
terms-no-spectators = no spectators
terms-take-backs = moves can be taken back
terms-has-hints = with hints
terms-bots-title = Robots
terms-spectators = spectators
terms-takeBacks = take-backs
terms-pastTricks = past tricks
terms-hints = hints
terms-pause = unhurried robots
bots-come = { $come ->
    [at_once] at once
    [after_wait] after a minute
    [called] when I call them
   *[never] no robots
}
bots-come-help = { $come ->
    [at_once] Robots take all the seats, and play begins at once.
    [after_wait] We wait a minute for people; then robots take the free seats.
    [called] We wait for people as long as you like: the host calls the robots.
   *[never] Only people play at this table. It stays so.
}
bots-level = How they play
bots-come-in = Robots sit down in
admission = Who may sit down
admission-open = everybody
admission-open-help = The club sees the table, and whoever likes sits down.
admission-word = by a word
admission-word-help = The club sees the table, but only those sit down to whom you have told the word.
admission-link = by link
admission-link-help = The club does not see the table: only those come whom you invite.
word = The word
word-needed = Think of a word
seat-here = at the table
seat-change = move here
seat-leave = Leave the table
seats-drawn = The cards will decide who sits where.
waiting-for = { $count ->
    [one] One more to come.
   *[other] { $count } more to come.
}
waiting-absent = We wait for { $names }.
waiting-begins = Here we go…
search-title = Find players
search-about = Say what you would play, and how. When enough have come together, the table opens by itself.
search-start = Search
search-begun = Looking for players…
search-progress = Looking for players: { $have } of { $need } are here
search-meanwhile = Robots meanwhile
search-end = Stop looking
search-found = Your company is at the table and waits for you
search-go = To the table
wifi-title = Wi‑Fi
wifi-open = Let people in by Wi‑Fi
wifi-about = Phones on the same network come in by address, or with the camera by code. No Internet is needed.
wifi-code = The address of the club as a QR code
wifi-clubs = Other clubs on this network
wifi-searching = Looking…
wifi-none = None found.

## The table

deal-title = Deal { $number }: { $contract }
deal-number = Deal { $number }
your-turn = Your turn
your-call = Your call
turn-of = { $name } to play
call-of = { $name } is thinking
you = You
dealer = deals
leader = leads
hand = Your cards
table-closed = This table has been closed
table-felt = Table
trick-now = On the table: { $cards }
trick-empty = The table is empty
trick-card = { $name }: { $card }
trick-taken = { $name } takes the trick
trick-taken-you = The trick is yours
tricks-count = { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
}
total-of = { $points } in all
tricks-short = tricks { $count }
tricks-points = tricks { $count } · { $points }
cards-left = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
hint = Hint
hint-thinking = Counting…
hint-worth = { $points } ± { $error } against the table’s average
last-trick = Last trick
earlier = Earlier
later = Later
last-trick-none = No tricks yet
sheet = Scores
sort = Sort
offline = The connection is lost. Coming back…
connecting = Sitting down…
absent = away
is-bot = robot
is-bot-of = { $level ->
    [0] robot · { bot-level-0 }
    [1] robot · { bot-level-1 }
    [2] robot · { bot-level-2 }
    [3] robot · { bot-level-3 }
   *[other] robot, level { $level }
}
bot-level-0 = Random
bot-level-1 = Novice
bot-level-2 = Casual
bot-level-3 = Club player
is-deserter = deserter
is-program = program
deleted-player = Deleted player
is-program-of = program of { $owner }
bot-name = { $name }
watching = You are watching
tap-again = Once more to play it
hidden-talon = Talon: { cards-left }
talon = Talon
shown-card = The last card, shown
sheet-out = out as number { $place }
domino-base = Begin with a base card
gift-got = { $name } gave you: { $card }

## What is said

say-pass = Pass
say-order = { $contract }
say-bid = { $number }
say-name = { suit }
say-suit = { suit }
say-by-last = By the last card
say-decline = I decline
say-settle = Settle
say-sell = For sale
say-offer = I give { $number }
say-accept = Sold
say-keep = I keep it
say-take = I take the talon
say-ask = I ask { $number }
say-buy = I buy
say-give = Gave a card
say-passed = Passes

ask-order = Order a contract
ask-bid = Auction: how many tricks do you give up?
ask-name = Name the trump
ask-praise = Your praise: which trump?
ask-open-sale = Will you sell the game?
ask-offer = How many tricks for the game?
ask-accept = Sell the game?
ask-talon = The talon: take it or sell it?
ask-buy = Buy the talon for { $points }?
ask-give = Choose a card for an opponent
ask-give-to = Who gets it: { card }?
ask-domino = Lay a card
ask-deal = Waiting for the deal
ask-draw = The draw

order-penalties = For minus
order-rewards = For plus
lists = What everybody has left
lists-nothing = nothing
do-pass = Pass
do-by-last = By the last card
do-decline = Decline: by the last card
do-settle = Settle, two tricks each
do-sell = Sell
do-keep = Keep
do-take = Take the talon
do-buy = Buy
do-accept = Sell
do-accept-of = { $name }: { $number ->
    [one] { $number } trick
   *[other] { $number } tricks
}
do-bid = Give up { $number }
do-offer = Offer { $number }
do-ask = Ask { $number }
best-offer = Best: { $name } gives { $number }
best-bid = So far { $name }: { $number }
asked-price = { $name } asks { $points }

draw-title = The draw
draw-seats = Seats by the cards
draw-dealer = The first ace decides who deals
draw-lot = { $name } deals

## The score sheet

sheet-title = Score sheet
sheet-deal = Deal
sheet-sum = Sum
sheet-penalties = Minus
sheet-rewards = Plus
sheet-totals = Total
sheet-check-ok = adds up
sheet-check-bad = should be { $points }
sheet-settled = settled
sheet-deserter = deserter: { $name }
sheet-places = Places
sheet-print = Print the scores
sheet-empty = Nothing written yet
deal-over = Deal { $number } is over
match-over = The match is over
place-won = You have won!
place-shared-won = You share the first place
place-yours = Your place: { $place }
place = place { $place }
settlement = Settlement
settlement-pays = { $from } → { $to }: { $amount }
settlement-even = Nobody owes anything
open-replay = Replay
save-record = Download the record
the-rules = The rules of this table
version-newer = There is a newer version.
version-change = Take it

## Chat

chat = Chat
chat-empty = Nobody has said anything yet
chat-text = What you want to say
chat-send = Say
chat-mute = Do not show what { $name } says
report = Report a player
report-whom = Whom
report-why = What for
report-insult = Insults others
report-spam = Floods the chat
report-collusion = Plays in collusion
report-stalling = Stalls the game
report-name = Indecent name
report-other = Something else
report-text = What happened
report-send = Send the report
report-sent = The report is sent. Whoever looks after the club will read it together with what was played and said at this table.
phrase-hello = Hello!
phrase-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-hurry = A little faster, please
phrase-moment = One moment…
phrase-bye = Goodbye!
phrase-rematch = { $name }: another match!

## Consent

claim-mine = The rest is mine
claim-none = I take nothing more
claimed-none = { $name } takes nothing more
claimed-none-you = You take nothing more: your cards play themselves
take-back = Take back
make-pause = Pause
adjourn = Finish another time
go-on = Go on
am-back = I am here
agree = Agree
decline = Decline
withdraw = Never mind
paused = Paused
adjourned = The match is put off
adjourned-missing = The match is put off. Waiting for: { $names }
proposes-pause = { $name } would like a pause
proposes-adjourn = { $name } would like to finish another time
proposes-replace = { $name } proposes that a robot plays for { $about } meanwhile
proposed-waiting = Waiting for: { $names }
is-idle = { $name } has not answered for long
replace-idle = Let a robot play meanwhile

## Replay

replay = Replay
replay-open = Open a record
replay-drop = Drop a file with records here, or open one
replay-which = Which match
replay-match = Match { $number }
replay-share = Share this moment of the match
replay-print = Print this deal
replay-position = Position
replay-place = { $move ->
    [0] deal { $deal }
   *[other] deal { $deal }, move { $move } of { $moves }
}
replay-card-back = Back one card
replay-card-on = On one card
replay-trick-back = Back one trick
replay-trick-on = On one trick
replay-deal-back = Back one deal
replay-deal-on = On one deal
replay-eyes = Whose eyes
replay-all-hands = All hands
replay-public = As a spectator

## The fair deal

fair-title = Was it dealt fairly?
fair-promise = Before each deal the club promises its seed by showing the seed’s hash. Your browser and those of the others add numbers of their own, and only then are the cards shuffled. After the match the record shows the seeds, and anybody can repeat the shuffle.
fair-here = This page does so by itself: it takes a record, hashes and shuffles anew, and compares card by card. The club is asked only how its rules find seats and first dealer.
fair-paste = Paste a record here, or drop a file
fair-check = Check
fair-sum-good = { $good ->
    [one] Checked and fair: everything follows from the seed.
   *[other] Checked and fair: the draw and the deals follow from the seeds that are shown.
 }
fair-sum-bad = { $bad ->
    [one] One thing does not follow from its seed.
   *[other] { $bad } things do not follow from their seeds.
 }
fair-sum-silent = This record tells no seeds: there is nothing to check.
fair-draw = Draw.
fair-deal = Deal { $number }.
fair-draw-good = The seed is the one promised; seats and first dealer follow from it.
fair-deal-good = The seed is the one promised; shuffled anew, all { $cards } cards lie as they were dealt.
fair-pack = A card lies twice, or this is another pack than that of the first deal.
fair-promise-broken = Before this deal your browser saw another promise than the one in this record.
fair-saw = Your browser saw the promise before the cards.
fair-saw-mine = Your browser saw the promise before the cards, and its own number is in the shuffle.
fair-kept = The seed is shown when the deal is over.
fair-silent = Nothing is claimed.
fair-details = The numbers
fair-commitment = Promised before (SHA-256)
fair-seed = Seed of the club
fair-added = Added numbers of their own
fair-added-none = nobody
fair-shuffled = The pack as shuffled here
fair-link = Check the deals

## Before the match

time-left = { $seconds } seconds left
invitation = Call your friends with this link:
invitation-own = Only this computer can follow this link. Phones need the Wi‑Fi.
invitation-code = The invitation as a QR code
invitation-copy = Copy the link
invitation-copied = Copied
guest-name = What shall we call you?
play-friends = Play with friends
fill-with-bots = Let robots have the free seats
waiting-seat-free = free
seat-take = Sit down

## The rule book

book = Rule book
book-about = How King is played: in clubs, at home, on the phone and by the old books.
book-pages = Pages of the book
book-lessons = Lessons
book-disputes = Disputes
book-agree = What to agree on
book-glossary = Glossary
book-strategy = How to play well
book-neighbours = King and its neighbours
book-compare = Compare rules
book-first-lesson = First lesson
book-search = Find rules
book-search-hint = talon, three players, auction…
book-players = How many players
book-any = any
book-found-none = The book has no such rules. Try another word, or make your own.
book-none = There are no such rules. Perhaps the link was cut short?
book-deals = { $count ->
    [one] { $count } deal
   *[other] { $count } deals
}
book-minutes = ≈ { $count } min
book-hours = ≈ { $count } h
book-sit-down = Sit down and play
book-read = Read the rules
book-change = Change
book-compare-with = Compare
book-print-sheet = Print the sheet
book-contents = On this page
compare-one = These rules
compare-other = Those rules
compare-same = No difference: this is one and the same game.
compare-condition = Rule
compare-no-meaning = does not matter
guide-checklist = What to agree before the first deal
guide-checklist-about = Tables quarrel over these most often. Answer the questions, and sit down at a table with exactly those rules.
house-title = Your own rules
house-base = Starting from
house-changed = changed: { $count }
house-clash-here = at odds here
house-other-number = another
house-own-prices = your own
house-link = Link to these rules
house-link-copy = Copy
house-link-copied = Copied
house-differs = Differences from “{ $name }”
house-none = Everything as in “{ $name }”.
house-torn = Two rules are at odds. Change one of them, and the table will open.
lesson-passed = done
lesson-done = Well done!
lesson-missed = Not this time
lesson-next = Next lesson
lesson-list = All lessons
lesson-hint = The other hands are hidden, as at a real table.
match-commented = A match with advice
match-commented-about = A real match against robots by the training rules. Before each deal: what to think of in it.
match-commented-play = Play with advice
advice = What to think of in this deal
advice-thanks = Got it
dispute-step = { $number } of { $count }
dispute-may = Yes
dispute-may-not = No
dispute-engine = The engine answers
dispute-hands = Cards in hand
dispute-next = Next dispute
dispute-list = All disputes
opponent = Opponent
seat-left = Left
seat-across = Opposite
seat-right = Right

## Settings

setting-deck = Deck
setting-index = Card letters
setting-index-own = in my language
setting-four-colours = Four-colour suits
setting-tap-confirm = Play on the second tap
setting-auto-forced = Play a forced card for me
setting-speed = Speed
speed-slow = calm
speed-normal = normal
speed-fast = fast
speed-none = no motion
setting-sound = Sound
setting-notify = Notify me of my turn
setting-notify-refused = The browser does not allow notifications from this site
setting-sorting = Order of cards
sorting-suit = by suit
sorting-rank = by rank
deck-satin = Satin
deck-renaissance = Renaissance
deck-skat = Skat
deck-jumbo = Jumbo
setting-french = Show the French suits in a corner
setting-cloth = Cloth
cloth-green = Green
cloth-blue = Blue
cloth-wine = Wine
setting-mode = Appearance
mode-own = as on this device
mode-light = light
mode-dark = dark
cards-sample = How the cards will lie on the table

## The person's page

me = My page
me-name = Name at the table
me-name-refused = This name will not do: at most 24 characters that can be seen
me-cards = Cards and table
me-play = At the table
me-more = Deck, cloth and language
me-tables = My tables
me-tables-none = You are not playing anywhere now.
me-table-waiting = waiting for players
me-matches = My matches
me-matches-none = Matches that you finish will appear here.
me-replay = Replay
me-record = Download the record
account = Account
account-guest = You are a guest now: the club knows you in this browser only. With an account you can sign in anywhere, and all that you have played stays yours.
account-as = You are signed in as { $login }
account-new = Sign up
account-sign-in = Sign in
account-sign-out = Sign out
account-login = Login
account-login-hint = At least 3 characters, no spaces. An e-mail address will do.
account-password = Password
account-password-hint = At least 8 characters.
account-lost = It cannot be recovered by e-mail: write it down.
account-password-old = Old password
account-password-new = New password
account-change-password = Change the password
account-password-changed = The password has been changed. All other devices are signed out.
sessions = Where you are signed in
session-unknown = Unknown device
session-here = This device
session-seen = Last seen { $when }
session-end = Sign out
session-end-of = Sign out: { $device }
sessions-end-others = Sign out everywhere else
programs = My programs
programs-about = A program plays by itself, under a name of its own, and the table sees whose it is. It needs a token.
programs-api = For programmers: OpenAPI
program-name = What the table shall call it
program-make = Get a token
program-token = The token of { $name }. It is shown once: keep it.
program-copy = Copy the token
program-end = Revoke
program-end-of = Revoke the token: { $name }
data = My data
data-export = Download as one file
data-delete = Delete me from the club
data-delete-about = Name, login, devices and programs are gone at once and for good. The matches that you have played stay, with “Deleted player” in place of your name.
data-delete-type = To confirm, type your name: { $name }
data-delete-do = Delete for ever
go-on-as-guest = Go on as a guest

## Refusals

refusal-revoke = { $led ->
    [S] You have spades: follow suit
    [C] You have clubs: follow suit
    [D] You have diamonds: follow suit
    [H] You have hearts: follow suit
   *[other] You must follow suit
}
refusal-heart-lead = Hearts may not be led while you hold another suit
refusal-king-held = The king of hearts must be played
refusal-must-trump = You cannot follow: play a trump
refusal-trump-lead = Only the player who named the trump may lead it
refusal-not-held = You do not hold that card
refusal-not-your-turn = It is not your turn
refusal-domino-fit = That card does not fit yet
refusal-domino-pass = You can lay a card, so you may not pass
refusal-order-twice = That contract has been played
refusal-must-order = You cannot pass: the order is yours
refusal-bid-not-higher = It must be higher than the last
refusal-bid-too-high = There are not that many tricks
refusal-name-forbidden = That trump may not be named
refusal-give-twice = That player has had a card already
refusal-bad-call = That cannot be said now
refusal-accept-nothing = There is no such offer
refusal-ask-not-lower = Nobody bought at { $asked }: ask less
refusal-missing-call = A call is due first
refusal-extra-call = No call is due now: “{ $call }”
refusal-malformed = That is no action at all
refusal-stale = The table has moved on, look again
refusal-offline = The club cannot be reached
refusal-server = Something broke in the club, try again
refusal-other = That is not allowed

## Refusals of the club

refusal-no-such-table = There is no such table, or it is closed
refusal-not-seated = Only those who sit at the table may do this
refusal-already-seated = You sit at this table already
refusal-seat-taken = That seat is taken
refusal-name-alike = Somebody here is called { $name } already: choose another name, so that nobody takes you for each other
refusal-unknown-caller = The club does not know you yet: say your name or sign in
refusal-person-only = Only a person may do this, not a program
refusal-login-taken = That login is taken
refusal-has-account = You have an account already
refusal-no-account = You have no account
refusal-wrong-login = Wrong login or password
refusal-too-many-logins = Too many attempts. Wait { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
refusal-wrong-name = This is not your name: type it as the table sees it
refusal-no-such-session = That session is over already
refusal-no-such-program = You have no such program
refusal-too-many-programs = There can be at most { $most } programs
refusal-signed-out = You have signed out on this device
refusal-not-your-table = Only the host of the table may do this
refusal-people-only = This table is for people only
refusal-wrong-word = That is not the word
refusal-no-network = This computer is in no network
refusal-no-spectators = Nobody looks on at this table
refusal-no-hints = This table is played without hints
refusal-match-begun = The match has begun
refusal-not-due = Nobody is waiting for this now
refusal-text-length = At most { $most } characters at a time, and at least one
refusal-not-greeted = Say hello first: that is the first message of a connection
refusal-too-fast = Not so fast
refusal-paused = The match is paused
refusal-not-certain = That is not certain yet: play on
refusal-no-take-back = That can no longer be taken back
refusal-seed-late = It is too late for a seed for this deal
refusal-seed-form = A seed is 16 bytes as lower-case hex
refusal-no-such-match = There is no such match, or it is not over yet
refusal-foreign-origin = This page is not one of the club
refusal-upgrade-needed = This address is for WebSocket connections only
refusal-not-stored = The club cannot write anything down just now, try again in a moment
refusal-closing = The club is closing and will be back in a moment
refusal-banned = You have been banned from this club
refusal-muted = You may not speak in this club
refusal-nobody-there = No other person sits there
refusal-no-such-person = There is nobody of that id in the club
refusal-no-such-report = There is no such report
refusal-too-many = Too many pages of the club are open from your network
refusal-not-allowed = Only those who look after the club may do this

## Refusals of records

refusal-format = This is no record of a match: it wants the format kingclub-record/1
refusal-player-count = There are { $players } names, but { $due } play by these rules
refusal-draw = The draw cannot have been like this
refusal-draw-too-few = The draw has too few cards
refusal-draw-too-many = The draw has too many cards
refusal-draw-twice = A card is in the draw twice
refusal-draw-foreign = A card of the draw is not in this pack
refusal-draw-first-ace = The search ends with the first ace
refusal-draw-seats = With these cards the seats would be others
refusal-draw-due = It says where the search for the ace began, but shows no cards
refusal-draw-not-due = These rules draw no cards
refusal-pack = This is not the pack: { $cards } cards of { $due }, or one lies twice
refusal-foreign-card = This pack has no such card: { $card }
refusal-played-twice = This card has been played: { $card }
refusal-trick-length = The trick has { $cards } cards and should have { $due }
refusal-play-after-end = The deal is over, but cards are still played
refusal-dealer = Seat { $due } should deal
refusal-contract = The contract written is { $written }, but it should be { $due }
refusal-trump = The trump written is { $written }, but it should be { $due }
refusal-points = It says { $written }, but the deal brought { $due }
refusal-points-missing = The deal is over, but its points are not written: { $due }
refusal-totals = It says { $written } in all, but it adds up to { $due }
refusal-complete = { $left ->
    [0] The match is over, but is written as unfinished
   *[other] The match is written as over, but { $left } deals are left
}
refusal-deal-after-end = The match is over: none follows after { $deals } deals
refusal-deal-unfinished = Deal { $number } is not over yet
refusal-deserter = The deal cannot be charged to a deserter here
refusal-fair = The cards do not follow from the seed of this deal
refusal-fair-draw = The draw does not follow from the seed
refusal-fair-dealer = The first dealer does not follow from the seed
refusal-fair-hands = The hands do not follow from the seed
refusal-fair-talon = The talon does not follow from the seed
refusal-fair-id = The check needs the id of the match
refusal-fair-commitment = The seed is not the one promised before the deal
refusal-fair-clients = There are not as many seeds of players as players
refusal-fair-seed = The deal is over, but its seed is not shown or not well written
refusal-fair-arrival = The order of sitting down does not follow from the seed

# rules

## Numbers and lists

list-and = { $first } and { $last }
num-f = { $n ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
    [13] thirteen
    [14] fourteen
    [15] fifteen
    [16] sixteen
    [17] seventeen
   *[other] { $n }
}
num-m = { num-f }
rules-points-n = { $n } { $n ->
    [one] point
   *[other] points
}
rules-points-each = { $each } { $each ->
    [one] point
   *[other] points
}
rules-points-at = { $each } { $each ->
    [one] point
   *[other] points
}
rules-tricks-n = { num-f } { $n ->
    [one] trick
   *[other] tricks
}
rules-points-of = { $n }
rules-rank = { $rank ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [T] ten
    [J] jack
    [Q] queen
    [K] king
   *[A] ace
}
rules-objective = { $objective ->
    [tricks] “tricks”
    [boys] “boys”
    [girls] “girls”
    [hearts] “hearts”
    [king] “king”
    [last] “last tricks”
   *[all] “eralash”
}

## The page of rules

rules-book = Rules
rules-fact-players = Players: { $n }
rules-fact-cards = Cards in the pack: { $n }, { $each } in each hand
rules-fact-deals = Deals in a match: { $n }
rules-fact-minutes = A match takes about { $n } minutes
rules-fact-hours = A match takes about { $n } { $n ->
    [one] hour
   *[other] hours
}
rules-fact-difficulty = Difficulty: { $level ->
    [1] for a first evening
    [2] for those who have played before
   *[3] for those who like to bargain
}

rules-section-house = House rules of this table
rules-section-cards = Players and cards
rules-section-play = Playing a trick
rules-section-choice = Who chooses the deal
rules-section-deals = Deals and prices
rules-section-duties = Bans and duties
rules-section-recovery = { $mode ->
    [auction] Recovery: bidding for the trump
    [first_three] Recovery: a trump from three cards
    [named] Recovery: trump deals
    [praise] Recovery: praised deals
    [talon] Recovery: the open talon
    [take_tricks] Recovery: taking tricks
    [domino] Recovery: domino
   *[mirror] The second half
}
rules-section-end = The end, and how to check the sheet
rules-section-settlement = Settlement
rules-section-classic = What differs from the classic game
rules-classic-is = The classic game here is that of the clubs: four players, 32 cards, seven penalty deals and then the same seven for plus.
rules-differs = { $option }: { $here }
rules-differs-house = { $option }: { $here } (usually: { $there })
rules-differs-classic = { $option }: { $here } (in the classic game: { $there })

## Players and cards

rules-players = { $n ->
    [2] Two play.
    [3] Three play.
    [4] Four play.
    [5] Five play.
   *[6] Six play.
}
rules-pack-j-a = The pack has 16 cards, jacks to aces.
rules-pack-9-a = The pack has 24 cards, nines to aces.
rules-pack-7-a-no-black-sevens = The pack has 30 cards: sevens to aces, without the black sevens.
rules-pack-7-a-no-black-aces = The pack has 30 cards: sevens to aces, without the black aces.
rules-pack-7-a = The pack has 32 cards, sevens to aces.
rules-pack-2-a-no-2c = The pack has 51 cards: twos to aces, without the two of clubs.
rules-pack-2-a = The pack has 52 cards, twos to aces.
rules-pack-5-a = The pack has 40 cards, fives to aces.
rules-pack-3-a = The pack has 48 cards, threes to aces.
rules-ranks = From the highest down: { $ranks }.
rules-dealt = Cards are dealt one at a time, clockwise from eldest, the player on the dealer’s left: { num-f } { $n ->
    [one] card
   *[other] cards
} each.
rules-talon = { $fate ->
    [last_trick] Two cards are left as a talon: it goes to whoever takes the last trick, and what it holds is written to him.
   *[dead] Two cards are left as a talon: it stays face down, and what it holds is written to nobody.
}
rules-seats-as-seated = Seats are not drawn: everyone plays where he sat down.
rules-seats-drawn = Seats are drawn: each draws a card, the two highest sit opposite each other and the other two between them.
rules-seats-drawn-round = Seats are drawn: each draws a card, and they sit clockwise from the highest card to the lowest.
rules-first-dealer = { $way ->
    [first_ace] Cards are turned up round the table: the first ace deals.
    [first_ace_leads] Cards are turned up round the table: the first ace leads, and the player on his right deals.
    [highest] { $drawn ->
        [yes] The same cards find the dealer: the highest deals. Of equal cards hearts are the highest, then diamonds, clubs and spades.
       *[no] Each draws a card and the highest deals. Of equal cards hearts are the highest, then diamonds, clubs and spades.
    }
   *[lot] The first dealer is found by lot.
}
rules-dealer-moves = After every deal the cards go to the next player clockwise.

## Playing a trick

rules-play-lead = Eldest leads to the first trick; after that whoever took the last one.
rules-play-follow = If you can follow suit, you must.
rules-play-void = If you cannot, play anything: a card of another suit, even an ace, takes nothing.
rules-play-trumps = What a trump does, where there is one, is told under the recovery.
rules-play-take = The highest card of the suit led takes the trick.

## Bans and duties

rules-ban-none = Hearts may be led in any deal.
rules-ban-all = In every deal of the table but trump deals, hearts may not be led while you hold another suit. With nothing but hearts left, lead one.
rules-ban = { $n ->
    [1] In the deal { $deals } hearts may not be led while you hold another suit.
   *[other] In the deals { $deals } hearts may not be led while you hold another suit.
} With nothing but hearts left, lead one.
rules-king = { $eralash ->
    [yes] In the deals “king” and “eralash”
   *[no] In the deal “king”
} { $way ->
    [free] the king of hearts may be held back as long as one likes.
    [when_void] whoever cannot follow suit must give up the king of hearts. If hearts are led, he may play it or another heart, as he likes.
    [when_hearts_led] the king of hearts must be played as soon as somebody else leads hearts. On another suit it may be held back.
   *[always] the king of hearts goes at the first chance: when its holder cannot follow suit, and when somebody else leads hearts.
}
rules-king-leader = Nobody is ever forced to lead the king of hearts.
rules-duties-rewards = All this binds in the deals for plus too, though there it ties the hands of the one who wants to take.
rules-end-early = As soon as the last card that is paid for has been played, the deal is over and the rest is not played out. Where every trick or the last ones are paid for, all are played.
rules-end-late = Every deal is played to the last card, even if all is settled.
rules-end-talon-taken = If a card that is paid for lies in the talon, the deal is played to the last trick.
rules-end-talon-dead = If all such cards have gone into the talon, the deal is played out for nothing.

## Who chooses

rules-choice-fixed = Nobody: { $n ->
    [one] the one deal comes
   *[other] all { $n } deals come
} in the order of the table.
rules-choice-shared = There is one list for all, of { $n } { $n ->
    [one] deal
   *[other] deals
}. Eldest orders one that nobody has ordered yet.
rules-choice-own = Everyone has a list of his own: { $n } { $n ->
    [one] deal
   *[other] deals
}. What has been played is struck out; they may be ordered in any order, rewards before penalties too.
rules-choice-eldest = Eldest orders a deal from his own list.
rules-choice-eldest-must = He may not pass.
rules-choice-seen = Orders are given after a look at one’s cards.
rules-choice-blind = Orders are given blind: nobody looks at his cards before.
rules-choice-each = Of his list everyone plays only { num-f } { $n ->
    [one] deal
   *[other] deals
} of his own choice.
rules-choice-length = That makes { $n } ordered deals in a match.
rules-order-round = From eldest round to the dealer everyone speaks: he orders a deal from his list, or passes.
rules-order-first = The first order is played.
rules-order-dealer = If all before him have passed, the dealer must order.
rules-order-none-left = Who has none left is skipped. If that is the dealer, the last one before him who has something left must order.

## Deals and prices

rules-head-number = No.
rules-head-times = Times
rules-head-deal = Deal
rules-head-price = What is paid for
rules-head-total = In all
rules-number = { $n ->
    [1] { $first }
   *[other] { $first }–{ $last }
}
rules-times = { $n }
rules-price-tricks = for each trick: { rules-tricks-n } at { rules-points-at }
rules-price-boys = { $boys ->
    [K] for each king: { num-m } { $n ->
        [one] king
       *[other] kings
    } at { rules-points-at }
    [J] for each jack: { num-m } { $n ->
        [one] jack
       *[other] jacks
    } at { rules-points-at }
   *[KJ] for each king and jack: { num-m } { $n ->
        [one] boy
       *[other] boys
    } at { rules-points-at }
}
rules-price-girls = for each queen: { num-f } { $n ->
    [one] queen
   *[other] queens
} at { rules-points-at }
rules-price-hearts = for each heart: { num-f } { $n ->
    [one] heart
   *[other] hearts
} at { rules-points-at }
rules-price-king = for the king of hearts: { rules-points-each }
rules-price-last = { $n ->
    [1] for the last trick: { rules-points-each }
   *[other] for the last trick and the one before it: { rules-points-at } each
}
rules-price-all = everything at once: tricks, boys, girls, hearts, the king and the last tricks
rules-price-places = for places, from the first out: { $places }
rules-total = { $n }
rules-total-plus = +{ $n }
rules-total-at-most = up to { $n }
rules-total-open = up to { $n }, as the bargaining goes
rules-worth = { $deal } — { $n }
rules-signs = In penalty deals points are written against the player who took; in the deals for plus they are written for him.
rules-eralash = { $n ->
    [1] In eralash the last trick counts twice: as the last one and as a trick.
   *[other] In eralash the last two tricks count twice: as last ones and as tricks.
} The king of hearts alone is worth { $king } there: it is the king and a heart{ $boy ->
    [yes] {" "}and a boy
   *[no] {""}
}.
rules-no-eralash = There is no eralash in this game.
rules-multiplied = All prices in the table are already multiplied by { $n }.
rules-penalty-hands = Penalty deals have no talon: all the cards are dealt, { $n } each.

## The second half

rules-mirror = { $choice ->
    [fixed] The same deals in the same order, but for plus: whatever one has avoided is now written for its taker.
   *[other] Beside the penalties the list has the same deals for plus: whatever one has avoided is then written for its taker.
}
rules-take-tricks = At the end there { $n ->
    [one] is { $n } deal
   *[other] are { $n } deals
} without trumps: the more you take, the more you write.
rules-trick-pays = Every trick is written for its taker: { rules-tricks-n } at { rules-points-at }, { $total } a deal.
rules-must-trump = If you cannot follow suit, you must trump; you never have to overtrump. With no trump either, play anything.
rules-need-not-trump = If you cannot follow suit, play anything: you need not trump.
rules-trump-lead = { $who ->
    [namer] Only the player whose trump stands may lead trumps; the others only when they hold nothing else.
   *[free] Anyone may lead trumps.
}
rules-eldest-leads = Eldest leads, whoever has named the trump.
rules-buyer-leads = Eldest leads to the first trick, but after a sale the buyer does.
rules-reward-all = { $place ->
    [before] Before these deals eralash is played for plus.
   *[after] After these deals eralash is played for plus.
}

rules-auction = After the penalties { $n ->
    [one] comes { $n } more deal
   *[other] come { $n } more deals
}. The right to name the trump is bought with tricks that one is ready to give away.
rules-auction-bid = From eldest round the table: bid a number of tricks, from one to { $n }, higher than the bid before, or say “pass”.
rules-auction-pass = Who has passed is out of the bidding. It goes on until one is left.
rules-auction-dealer = If all before the dealer have passed, he names the trump and counts as having bid one trick.
rules-auction-name = The winner of the auction names any suit. Eldest leads.
rules-auction-score = The others write { rules-points-each } for every trick. The winner writes as much, but only for tricks above his bid; if he took the bid or fewer, he writes nothing.

rules-first-three = After the penalties { $n ->
    [one] comes { $n } more deal
   *[other] come { $n } more deals
} with a trump.
rules-first-three-name = Eldest gets three cards and may name any suit as trump.
rules-first-three-decline = If he would rather not, he declines: the rest is dealt, and his last card is shown. Its suit is trump.
rules-named = After the penalties { $n ->
    [one] comes { $n } more deal
   *[other] come { $n } more deals
} with a trump. Eldest names it when he has seen all his cards: any suit.
rules-named-own = The trump deal stands on everyone’s list { $n ->
    [one] { $n } time
   *[other] { $n } times
}. Whoever orders it names the trump when he has seen all his cards: any suit.

rules-praise = After the penalties { $n ->
    [one] comes { num-f } praised deal
   *[other] come { num-f } praised deals
}. First three cards each are dealt, and the game halts: eldest, who is the praiser, has the word.
rules-praise-says = The praiser says one of these:
rules-praise-suit = { $held ->
    [yes] a suit that is among his three cards, as trump;
   *[no] any suit as trump, even one that he does not hold;
}
rules-praise-nt = “no trumps”: there is no trump, and the ranks are the usual ones;
rules-praise-miz = “misère”: there is no trump and the ranks are turned over, so that the lowest card of the pack beats the ace. Tricks still count for plus;
rules-praise-by-last = “by the last card”: the suit of the last card dealt to him will be trump; it is shown when it comes;
rules-praise-settle = “settle”: the deal is not played, { num-f } { $n ->
    [one] trick is
   *[other] tricks are
} written to each, and it is over.
rules-no-sale = There is no sale: the rest is dealt and played.
rules-sale = { $time ->
    [after] The rest is dealt, and now the deal may be sold.
   *[before] While everyone holds three cards the deal may be sold.
}
rules-sale-open = The praiser says whether he sells the deal or plays it himself.
rules-sale-offer = From his left round the table: offer tricks, from one to { $n }, more than the best offer, or pass for good.
rules-sale-must = Having opened the sale he must accept the best offer. If there is none, he plays himself.
rules-sale-accept = { $offers ->
    [any] Then the praiser decides: he accepts any offer, the last one of each bidder, even if that one has passed since,
   *[best] Then the praiser decides: he accepts the best offer
} or keeps the deal.
rules-sale-keep = { $settle ->
    [yes] Having kept it, he may still settle it unplayed.
   *[no] If he keeps it, his trump stands.
}
rules-sale-buyer = The buyer names the trump anew{ $suits ->
    [three] , but only a suit among his own first three cards
    [hand] , but only a suit that he holds
   *[any] , the same one if he likes
}.
rules-sale-buyer-last = He may not say “by the last card”.
rules-sale-buyer-extra = Misère and no trumps, where they are allowed, he may name with any cards.
rules-sale-price = After the play the tricks offered go over from the buyer to the praiser: { rules-points-each } for each, below zero if need be.

rules-talon-game = After the penalties { $n ->
    [one] comes { $n } more deal
   *[other] come { $n } more deals
} with a talon: { $hand } cards each, and { $open } lie open on the table.
rules-talon-take = Eldest takes the talon himself or sells the right to it.
rules-talon-sell = If he sells, from his left they offer tricks, from one to { $n }, more than before, or pass. The best offer has bought it; with none eldest takes it himself. The tricks offered go over from the buyer to him, { $each } for each.
rules-talon-ask = In place of a sale he may ask a price in points: from his left each says “buy” or “pass”, and the first to buy pays it. If all pass, he asks less or takes it himself.
rules-talon-give = Whoever takes the talon gives one card to each opponent, any card, seen by those two alone. Now all hold { $n }.
rules-talon-name = Then he names the trump, any suit. Eldest leads.

rules-domino = Domino is played { $n ->
    [one] { $n } time
   *[other] { $n } times
}, once for each dealer. All the cards are dealt out, and there are no tricks.
rules-domino-follows = Last comes a round of domino.
rules-domino-lay = From eldest round the table each adds a card to the layout: { rules-rank-acc } starts its suit, the others go next to a neighbour in rank.
rules-domino-pass = If you can add a card, you must; if not, you miss a turn.
rules-domino-places = The first out writes the most: { $places } in order.
rules-rank-acc = { $rank ->
    [7] a seven
   *[J] a jack
}

## The end

rules-winner = The highest total wins; equal totals share the place.
rules-sums-deal = The points of each deal add up to the figure in the column “In all”.
rules-sums-eralash = If eralash does not add up, remember that last tricks are tricks too.
rules-sum-zero = Over a match the points of all players add up to zero: { $penalties } in penalties and { $rewards } in rewards.
rules-sum = Over a match the points of all players add up to { $n }: { $penalties } in penalties and { $rewards } in rewards.
rules-sum-varies = The sum of a match is not known beforehand. If no trick were given away and no deal settled, it would be { $n }: { $penalties } in penalties and { $rewards } in rewards.
rules-sum-unknown = The sum of a match is not known beforehand.
rules-imbalance-auction = Every trick that the winner of an auction takes towards his bid lessens the sum by { rules-points-n }.
rules-imbalance-settled = Every deal that is settled changes the sum: in place of its full price two tricks each are written, which differ by { $n }.
rules-imbalance-deals-each = Not the whole list is played, and the players decide what is left out.
rules-imbalance-dead-talon = Cards in the talon are written to nobody, and what it held is seen only afterwards.
rules-imbalance-eralash-off = There is no eralash, but the recovery is as long as if there were: that is why it is not zero.
rules-imbalance-domino = The places of domino do not balance the penalties of this pack: that is why it is not zero.
rules-imbalance-length = In length and price the recovery does not equal the penalties: that is why it is not always zero.
rules-uneven = The simple deals differ in worth: { $deals }.
rules-deserter = { $on ->
    [yes] Whoever leaves in the middle of a deal and is not back in time has the whole penalty deal written to him; in a deal for plus he gets nothing, or keeps his minus. A robot plays the rest for him.
   *[no] If somebody leaves and does not come back, a robot plays for him, and points are written as usual.
}

## Settlement

rules-settle-winner = The winner receives from every other player the difference of their totals.
rules-settle-points = Everyone receives his total, or pays it if it is below zero.
rules-settle-mean = The match does not add up to zero, so the mean is first taken from every total.
rules-settle-pairs = Every pair settles by itself: the lower pays the higher the difference of their totals.
rules-settle-pot = Before the match everyone puts { $ante } into the pot; the best takes the whole of it, { $fund }.
rules-settle-ties = { $mode ->
    [pot] Equal bests share the pot.
   *[winner] If several are first, each of the others pays the difference once and the winners divide it.
}
rules-stake = { $n ->
    [1] A point is worth a point.
   *[other] Every point is worth { $n }.
}
rules-example = For example:
rules-head-player = Player
rules-head-points = Total
rules-head-paid = Settlement
rules-player = { $n ->
    [1] Anna
    [2] Boris
    [3] Vera
    [4] Gleb
    [5] Daria
   *[6] Egor
}
rules-paid = { $way ->
    [receives] receives { $n }
    [pays] pays { $n }
   *[even] is even
}
rules-no-money = This is a reckoning in points: the club handles no money.

## Presets

preset-club = Club King
preset-club-about = The classic for four: seven penalty deals, then the same seven for plus; the kings are the boys.
preset-club-boys = Club King with jacks
preset-club-boys-about = The same classic, but kings and jacks are the boys, at two points each.
preset-club-ordered = Ordered King
preset-club-ordered-about = Fourteen deals of one’s own for everyone; the word goes round the table: order or pass.
preset-club-auction = King with bidding
preset-club-auction-about = After seven penalties the trump is bought with tricks given away.
preset-club-trump = King with trumps
preset-club-trump-about = After seven penalties eldest names the trump from three cards.
preset-site = Web King
preset-site-about = As on game sites: kings and jacks, hearts barred in king and eralash only, every trick played.
preset-site-three = Web King for three
preset-site-three-about = Ten cards each, a talon for the last trick, and at the end three deals for tricks.
preset-app-short = Pocket King, short
preset-app-short-about = As on a phone: fourteen deals in a row, and points times ten.
preset-app-long = Pocket King, long
preset-app-long-about = As on a phone, the long match: eldest orders, fourteen deals each.
preset-dos-short = DOS King, short
preset-dos-short-about = The rules of the program of 1993 on which a generation of players grew up.
preset-dos-long = DOS King, long
preset-dos-long-about = The program of 1993, the long match: eldest orders from a list of his own.
preset-jacks = Jacks
preset-jacks-about = The jacks are the boys, and the king of hearts goes at the first chance.
preset-jacks-long = Jacks, long
preset-jacks-long-about = The jacks are the boys; eldest orders, fourteen deals each.
preset-jacks-tricks = Jacks and tricks
preset-jacks-tricks-about = Seven penalties with jacks, then eight deals without trumps: take tricks.
preset-ordered-three = Ordered King for three
preset-ordered-three-about = Three players and a talon: eldest orders, fourteen deals each.
preset-club-ordered-three = Ordered club King for three
preset-club-ordered-three-about = Three players and a talon: the word goes round, order or pass.
preset-ordered-trump = Ordered King with trumps
preset-ordered-trump-about = Everyone’s list has seven penalties and four trump deals; eldest decides what comes when.
preset-black-aces = Without black aces
preset-black-aces-about = Three players, thirty cards: the black aces are left out.
preset-two = King for two
preset-two-about = Sixteen cards for two: a short match in which one sees through everything.
preset-three = King for three
preset-three-about = Twenty-four cards for three, nines to aces.
preset-five = King for five
preset-five-about = Forty cards for five, fives to aces.
preset-six = King for six
preset-six-about = Forty-eight cards for six, threes to aces.
preset-symmetric = Symmetric King
preset-symmetric-about = Jacks and few bans: hearts are barred in eralash alone.
preset-praise-eight = Eight praised deals
preset-praise-eight-about = Seven penalties and eight praised deals: a trump from three cards, a sale, settling unplayed.
preset-praise-four = Four praised deals
preset-praise-four-about = Seven penalties, eralash for plus and four praised deals.
preset-short = Short King
preset-short-about = Six penalties without eralash and four praised deals: half an hour.
preset-shared = One list for all
preset-shared-about = Fourteen deals in all: eldest orders what has not been played yet.
preset-three-24 = Three without black sevens
preset-three-24-about = Three players, thirty cards and jacks; tricks cost more than the rest.
preset-training = Training King
preset-training-about = Praised deals that are sold with all cards in sight; the match that teaches and shows.
preset-book = Book King
preset-book-about = The full pack, six penalties without eralash and four trump deals at 25 a trick.
preset-book-eralash = Book King with eralash
preset-book-eralash-about = The full pack, seven penalties and eight trump deals.
preset-book-praise = Book King with praised deals
preset-book-praise-about = The full pack, five praised deals with a binding sale, and eralash for plus at the end.
preset-book-talon = Book King with a talon
preset-book-talon-about = The full pack; in trump deals four cards lie open, and the right to them is for sale.
preset-book-domino = Book King with domino
preset-book-domino-about = The full pack, eralash, a round with a talon and a round of domino to end with.
preset-book-three = Book King for three
preset-book-three-about = Three players with fifty-one cards: six penalties and three trump deals.
preset-book-talon-three = Book King for three with a talon
preset-book-talon-three-about = Three players: six penalties, then three deals with an open talon of three cards.

## Options: groups, labels, help

form-group-cards = Players and cards
form-group-prices = Prices
form-group-choice = Deals and orders
form-group-duties = Bans and duties
form-group-recovery = Recovery
form-group-table = At the table

option-players = Players
option-players-help = How many sit at the table. The pack must go round evenly.
option-pack = Pack
option-pack-help = The cards played with.
option-talon = Talon
option-talon-help = Whose the cards are that are left over in the deal.
option-seating = Seats
option-seating-help = How people are seated before the match.
option-first-dealer = First dealer
option-first-dealer-help = How one finds who deals first.
option-prices = Prices
option-prices-help = What a trick, a boy, a girl, a heart, the king and a last trick cost.
option-boys = Boys
option-boys-help = Which cards are paid for in the deal called boys.
option-last = Last tricks
option-last-help = Whether one last trick counts or two.
option-multiplier = Multiplier
option-multiplier-help = By what all points on the sheet are multiplied.
option-eralash = Eralash
option-eralash-help = Whether the deal in which everything counts is played.
option-order = Order of deals
option-order-help = In which order deals come if nobody chooses them.
option-choice = Who chooses the deal
option-choice-help = Whether deals come in order or are ordered by the players.
option-blind = Ordering blind
option-blind-help = Orders are given without a look at the cards.
option-deals-each = Deals each
option-deals-each-help = How many deals of his list everyone plays.
option-heart-lead-ban = Hearts may not be led in
option-heart-lead-ban-help = The deals in which hearts are not led while another suit is held.
option-king-discard = Giving up the king
option-king-discard-help = Whether the holder of the king of hearts must part with it.
option-stop-when-settled = Stopping early
option-stop-when-settled-help = Whether a deal ends as soon as all that is paid for has been played.
option-recovery = Recovery
option-recovery-help = What the second half of the match is played with.
option-recovery-deals = Deals of the recovery
option-recovery-deals-help = How many deals are played for plus.
option-trick-price = Price of a trick in the recovery
option-trick-price-help = How many points a trick brings.
option-must-trump = Trumping is a duty
option-must-trump-help = Whether a player who cannot follow suit must trump.
option-trump-lead = Leading trumps
option-trump-lead-help = Who may lead a trump.
option-reward-all = Eralash for plus
option-reward-all-help = Whether eralash for plus stands beside the trump deals.
option-suits = Suits a praiser may name
option-suits-help = Whether he may name a suit that is not among his three cards.
option-nt = No trumps
option-nt-help = Whether a deal without trumps may be named.
option-miz = Misère
option-miz-help = Whether the ranks may be turned over.
option-by-last = By the last card
option-by-last-help = Whether one may leave the trump to one’s last card.
option-settle = Settling unplayed
option-settle-help = Whether two tricks each may be written in place of playing.
option-sale = Sale
option-sale-help = Whether and when a praised deal may be sold.
option-sale-binding = The sale binds
option-sale-binding-help = Whether the one who opens a sale must accept the best offer.
option-accept = Offers to accept
option-accept-help = The best only, or any.
option-ask = Asking points
option-ask-help = Whether a price in points may be asked for the talon.
option-domino = A round of domino
option-domino-help = Whether a round of domino follows the recovery.
option-settlement = Settlement
option-settlement-help = Who settles with whom after the match.
option-stake = Worth of a point
option-stake-help = What a point is worth when it is settled.
option-ante = Ante
option-ante-help = What everyone puts into the pot beforehand.
option-deserter = Charging a deserter
option-deserter-help = Whether the whole deal is written to one who leaves and is not back in two minutes.

## Options: values

value-yes = yes
value-no = no
value-number = { $n }
value-nothing = none
value-list = { $names }
value-prices-own = one’s own: a trick { $tricks }, a boy { $boys }, a girl { $girls }, a heart { $hearts }, the king { $king }, a last trick { $last }
value-pack-j-a = 16 cards, from the jacks
value-pack-9-a = 24 cards, from the nines
value-pack-7-a-no-black-sevens = 30 cards, no black sevens
value-pack-7-a-no-black-aces = 30 cards, no black aces
value-pack-7-a = 32 cards, from the sevens
value-pack-2-a-no-2c = 51 cards, no two of clubs
value-pack-2-a = 52 cards
value-pack-5-a = 40 cards, from the fives
value-pack-3-a = 48 cards, from the threes
value-talon-dead = nobody’s
value-talon-last-trick = to the last trick
value-seating-as-seated = as one sat down
value-seating-draw = drawn with cards
value-first-dealer-lot = by lot
value-first-dealer-first-ace = who gets the first ace
value-first-dealer-first-ace-leads = on the right of the first ace
value-first-dealer-highest = who draws the highest card
value-prices-usual = usual: 16 points a simple deal
value-prices-price3-40 = for three: 40 points a deal
value-prices-price3-24 = for three: 24 points a deal, tricks 30
value-prices-price3-20 = for three: 20 points a deal
value-prices-price52-30 = full pack: a boy 30
value-prices-price52-40 = full pack: a boy 40
value-prices-price51 = 51 cards: the king 140
value-boys-k = kings
value-boys-j = jacks
value-boys-kj = kings and jacks
value-last-two = two
value-last-one = one
value-order-club = tricks, boys, girls, hearts, king, last tricks
value-order-app = tricks, hearts, boys, girls, king, last tricks
value-order-dos = tricks, hearts, boys, girls, last tricks, king
value-order-book = tricks, hearts, girls, boys, king, last tricks
value-choice-fixed = in order
value-choice-order-or-pass = round the table: order or pass
value-choice-eldest = eldest, from his own list
value-choice-shared = eldest, from one list for all
value-deals-each-null = the whole list
value-king-discard-when-void = when one cannot follow suit
value-king-discard-free = only if one likes
value-king-discard-when-hearts-led = when somebody else leads hearts
value-king-discard-always = at the first chance
value-recovery-mirror = the same deals for plus
value-recovery-auction = bidding for the trump
value-recovery-first-three = a trump from three cards
value-recovery-named = a trump from the full hand
value-recovery-praise = praised deals
value-recovery-talon = the open talon
value-recovery-take-tricks = tricks without trumps
value-recovery-domino = domino
value-recovery-deals-null = the usual number
value-trick-price-null = the usual price
value-must-trump-null = as usual
value-trump-lead-free = anyone
value-trump-lead-namer-only = only the one whose trump stands
value-reward-all-none = none
value-reward-all-before = before the trump deals
value-reward-all-after = after the trump deals
value-suits-any = any
value-suits-held = one of his three cards
value-sale-none = none
value-sale-before-rest = while everyone holds three cards
value-sale-after-rest = when all the cards are dealt
value-accept-best = the best
value-accept-any = any
value-settlement-winner = with the winner
value-settlement-points = by points
value-settlement-pairs = in pairs
value-settlement-pot = a pot

## The command `kingclub rules`

rules-column-preset = rules
rules-column-players = players
rules-column-pack = pack
rules-column-deals = deals
rules-column-minutes = minutes
rules-brackets = What stands in brackets has no effect under these rules.
rules-fingerprint = Fingerprint: { $code }
rules-set-needs-preset = --set changes rules, but which is not said: name them, as in kingclub rules club

## Refusals of rules

refusal-unknown-preset = There are no rules called { $preset }
refusal-unknown-preset-nearest = There are no rules called { $preset }; did you mean { $nearest }?
refusal-unknown-option = There is no option { $option }
refusal-unknown-option-nearest = There is no option { $option }; did you mean { $nearest }?
refusal-option-value = { $option } cannot be { $value }; it may be: { $allowed }
refusal-option-clash = “{ $option }” and “{ $other }” are at odds
refusal-option-clash-no-such-table = “{ $option }” and “{ $other }” are at odds: that many players do not play with this pack
refusal-option-clash-choice-needs-mirror = “{ $option }” and “{ $other }” are at odds: deals are ordered where the second half is the same deals for plus (by eldest also trump deals from his own list)
refusal-option-clash-mirror-has-no-domino = “{ $option }” and “{ $other }” are at odds: no domino follows the same deals for plus
refusal-option-clash-mirror-has-all = “{ $option }” and “{ $other }” are at odds: eralash is among the same deals for plus already
refusal-option-clash-talon-needs-52 = “{ $option }” and “{ $other }” are at odds: an open talon needs 52 cards for four or 51 for three
refusal-option-clash-recovery-needs-number = “{ $option }” and “{ $other }” are at odds: say how many deals this recovery has
refusal-option-clash-recovery-needs-price = “{ $option }” and “{ $other }” are at odds: say what a trick is worth in this recovery
refusal-option-clash-domino-needs-base = “{ $option }” and “{ $other }” are at odds: domino is for three or four with 32, 51 or 52 cards
refusal-option-clash-price-not-whole = “{ $option }” and “{ $other }” are at odds: the price cannot be halved

## The command `kingclub arena`

arena-title = { $preset }: { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
} with every seating, seed { $seed }; points a match beyond the mean of the table
arena-by-contract = { $bot }, by contract:
arena-needs-bots = Say which bots are to play, such as --bots casual,novice, or --ladder for all levels

## The commands `kingclub check` and `kingclub verify`

check-deal = deal { $number }
check-trick = trick { $number }
check-call = call { $number }
check-legal = legal, { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}
check-complete = complete
check-unfinished = not over yet
verify-draw = the draw
verify-fair = follows from its seed, as promised by { $commitment }
verify-kept-back = the seed is kept back until the deal is over
verify-silent = nothing is claimed

## What a command cannot use

fault-command = there is no command “{ $name }”
fault-number = { $option }: “{ $text }” is not a whole number from { $least } to { $most }
fault-seconds = { $option }: “{ $text }” is not a number of seconds from { $least } to { $most }
fault-folder-empty = { $option }: the text is empty; name a folder
fault-url = { $option }: “{ $text }” is not an address of a club; write it as https://king.example
fault-file = { $file }: { $why ->
    [ENOENT] there is no such file or folder; look for a slip in the path
    [EISDIR] this is a folder; name a file
    [EEXIST] this is a file; name a folder
    [ENOTDIR] a part of this path is a file; name a folder in its place
    [EACCES] this is closed to you; name a place where you may read and write
    [EPERM] this is closed to you; name a place where you may read and write
    [EROFS] nothing can be written there; name another place
    [ENOSPC] the disk is full; make room or name another place
    [ENAMETOOLONG] this path is too long; name a shorter one
   *[other] the system neither reads nor writes this ({ $why }); name another place
}
fault-setting = “{ $text }” sets nothing; write option=value, such as king_discard=free
fault-bot = “{ $name }” is no bot; the bots are { $known }
fault-bots-seats = { $bots } bots for { $seats } seats; name one for all or one for each
fault-bots-many = { $bots } bots for { $seats } seats; name at most as many as there are seats
fault-in-line = { $file }:{ $line }: { $what }
fault-no-records = { $file }: there is no record in it; a record is a line of JSON
fault-no-match = { $file }: there is no match { $match }; its matches are 1 to { $last }
fault-card = “{ $text }” is not a card; a card is a rank 2-9 T J Q K A then a suit S C D H, such as TH
fault-record-at = { $path }: { $what }
fault-record-key = the key “{ $key }” is missing
fault-record-value = { $value } is not { $right ->
    [list] a list
    [text] a text
    [whole-text] a text of whole characters
    [number] a whole number
    [flag] true or false
    [object] an object
   *[id] an id; an id is ASCII and not empty
}
fault-record-json = not JSON: character { $place } of { $length } does not fit
fault-record-deep = the text is nested too deeply for a record
fault-record-long-number = not JSON that a record can be: a number is too long
fault-record-constant = not JSON: { $constant } is not a number
fault-record-twice = the key { $key } stands twice in one object
fault-record-long = the line has { $length } characters; a record has at most { $most }
fault-record-format = format: “{ $written }” is not a format that is known here; it is { $due }
fault-record-utf8 = not UTF-8: byte { $byte } of the line
fault-port-taken = port { $port } is taken by another program; choose another with --port
fault-port-closed = port { $port } is closed to you; choose one from 1024 with --port
fault-port = the club cannot listen on port { $port } of { $host } ({ $why }); choose another with --port
fault-no-club = there is no club in { $folder }; name the folder of one with --data
fault-club-runs = a club runs on { $folder }; stop it, or choose another folder with --data
fault-holds-club = { $folder } holds a club already; choose another folder with --data
fault-database = { $folder }: club.db or moves.db is not the file of a club ({ $why }); restore a backup or name another folder
fault-newer-club = club.db was written by a newer version of kingclub; update this one
fault-no-backup = { $file } is no backup of a club; name a file that kingclub backup has written
fault-log-table = the log of table { $table } is not whole; restore a backup
fault-log-entry = entry { $number } of table { $table } is not what was written; restore a backup
fault-log-stray = there are entries of tables that do not exist; restore a backup
fault-nobody = nobody has the id, the login or the name “{ $word }”; kingclub admin people lists them
fault-several = { $number } are called “{ $word }”; say one by id: { $ids }
fault-no-table = there is no table “{ $table }” whose match is not over; kingclub admin tables lists them
fault-no-report = there is no report { $number }; kingclub admin reports lists them

## The command `kingclub serve`

serve-open = The club is open: { $url }
serve-network = For phones and other machines: { $url }
serve-running = The club is running already: { $url }

## The commands of the owner

admin-appoint = { $name } ({ $id }) looks after the club now
admin-dismiss = { $name } ({ $id }) looks after the club no longer
admin-mute = { $name } ({ $id }) may not speak any more
admin-unmute = { $name } ({ $id }) may speak again
admin-ban = { $name } ({ $id }) may not come in any more
admin-unban = { $name } ({ $id }) may come in again
admin-closes = { $table } closes: within a second if the club is running, else when it is next started
admin-settled = report { $number } is settled
admin-is-administrator = administrator
admin-is-muted = muted
admin-is-banned = banned
admin-is-program = program
admin-is-guest = guest
admin-seat-free = free
admin-seat-bot = bot { $level }
admin-report-table = table { $table }
admin-report-by = says { $reporter }
backup-done = { $file }: { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
} of the log, { $kib } KiB
restore-done = { $folder }: { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
} of the log
bench-random = random deals of { $preset } with events: { $rate } a second
bench-checked = records read and checked: { $rate } deals a second
bench-import = import kingclub: { $milliseconds } ms
bench-machine = on one of { $cores } cores, { $machine }, { $python }
bench-goal = goal: { $goal }

# guide

## Glossary

guide-glossary = Glossary
guide-glossary-about = The words that one hears at the table.
guide-words = Words
guide-head-word = Word
guide-head-meaning = Meaning
term-match = Match
term-match-is = All the deals of one game, from the first to the settlement.
term-deal = Deal
term-deal-is = The cards are dealt, played and written down.
term-trick = Trick
term-trick-is = A card from everyone; the highest of the suit led takes it, or the highest trump.
term-dealer = Dealer
term-dealer-is = Who deals the cards; after each deal it is the next player clockwise.
term-eldest = Eldest
term-eldest-is = The player on the dealer’s left: he leads first and speaks first.
term-led-suit = Suit led
term-led-suit-is = The suit of the first card of a trick.
term-void = Void
term-void-is = Without a card of the suit led: then anything may be played.
term-revoke = Revoke
term-revoke-is = Playing another suit while holding the one led. Here it cannot be done: the program refuses it.
term-penalty = Penalty deal
term-penalty-is = A deal for minus: something is to be avoided.
term-reward = Deal for plus
term-reward-is = The same thing is to be taken: points are written for the taker.
term-boys = Boys
term-boys-is = The kings, or the jacks, or both, as agreed.
term-girls = Girls
term-girls-is = The four queens.
term-hearts = Hearts
term-hearts-is = All the cards of the suit of hearts.
term-king = The king
term-king-is = The king of hearts, after which the game is called.
term-last = Last tricks
term-last-is = The last two tricks of a deal, or the last one.
term-eralash = Eralash
term-eralash-is = Everything counts at once; also called kalambur or robber.
term-contract = Contract
term-contract-is = What a deal is played for: no girls, king, a trump deal.
term-order = Order
term-order-is = A player says himself what is played in this deal.
term-own-list = List of one’s own
term-own-list-is = The contracts that everyone has to order in a match, each once.
term-blind = Blind
term-blind-is = To order without a look at one’s cards.
term-lead-ban = Heart lead ban
term-lead-ban-is = Hearts are not led while another suit is held.
term-king-discard = Giving up the king
term-king-discard-is = Playing the king of hearts on another’s trick, when void or when hearts are led.
term-early-end = Early end
term-early-end-is = All that is paid for has been played: the rest is thrown in.
term-recovery = Recovery
term-recovery-is = The second half of a match, in which points are won.
term-trump = Trump
term-trump-is = The suit that beats all others.
term-denomination = Denomination
term-denomination-is = What is named: a suit, no trumps, or misère.
term-no-trumps = No trumps
term-no-trumps-is = There is no trump, and the ranks are the usual ones.
term-misere = Misère
term-misere-is = There is no trump and the ranks are turned over: the lowest card beats the ace.
term-praise = Praised deal
term-praise-is = A deal for plus whose trump is named from three cards; the whole second half is called so, too.
term-by-last = By the last card
term-by-last-is = The trump is the suit of the last card that the praiser gets.
term-settle = Settling unplayed
term-settle-is = Two tricks are written to each, and the deal is not played.
term-sale = Sale
term-sale-is = The praiser gives his deal away for tricks offered.
term-auction = Auction
term-auction-is = Whoever promises the table the most tricks names the trump.
term-talon = Talon
term-talon-is = The cards that were not dealt out.
term-domino = Domino
term-domino-is = A game without tricks: cards are laid next to their neighbours, and the first out wins. Also fan-tan.
term-sheet = Score sheet
term-sheet-is = The sheet on which the points of each deal are written.
term-settlement = Settlement
term-settlement-is = Who gives how much to whom after the match.
term-pot = Pot
term-pot-is = What everyone has put in; the best takes it.
term-stake = Worth of a point
term-stake-is = What a point is worth when it is settled. The club handles no money.
term-deserter = Deserter
term-deserter-is = Who leaves in the middle of a match and is not back in time.
term-preset = Preset
term-preset-is = Rules of the catalogue that have a name.
term-house-rules = House rules
term-house-rules-is = What differs from the preset at this table.
term-ruleset = Ruleset
term-ruleset-is = A preset with house rules: all that a match needs.
term-seat = Seat
term-seat-is = Where a player sits; seats run clockwise.

## Strategy

guide-strategy = How to play
guide-strategy-about = A few lines on each contract, in our own words.
advice-tricks = No tricks
advice-tricks-1 = Keep the lowest card of each suit: with it you can always give the lead away.
advice-tricks-2 = Play a strong long suit without low cards early, while others put high ones on it; later it will take everything.
advice-tricks-3 = If you must take a trick, take it with your highest card: it will not help you twice.
advice-boys = No boys
advice-boys-1 = An ace in a suit whose boy is still out is a trap for yourself: lose it while others put low cards on it.
advice-boys-2 = Void in a suit, throw a boy first, then an ace that might catch one.
advice-boys-3 = Count those gone: when all the boys are out, the deal is over and there is nothing to fear.
advice-girls = No girls
advice-girls-1 = A queen with two low cards beside her is safe: play the low ones first.
advice-girls-2 = A bare queen is in danger until king and ace are gone: throw her as soon as you are void.
advice-girls-3 = Do not lead the king or ace of a suit whose queen is still out.
advice-hearts = No hearts
advice-hearts-1 = Low hearts are your friends: they give the lead away when only hearts are left.
advice-hearts-2 = Get rid of a short suit: each lead of it by others is a chance to throw a heart.
advice-hearts-3 = One trick with two hearts is cheaper than losing control and taking three.
advice-king = No king
advice-king-1 = If you hold him, empty your shortest suit: once void, he is gone.
advice-king-2 = If you don’t, keep low cards in the suits on which he may be thrown.
advice-king-3 = The ace of hearts takes him by itself: get rid of it early.
advice-last = No last tricks
advice-last-1 = For the end keep your two lowest cards, best in different suits that others can still take.
advice-last-2 = Take tricks early: high cards have to be spent while nothing is paid for them.
advice-last-3 = Remember which suits are gone: at the end the lowest card of the only suit left takes everything.
advice-all = Eralash
advice-all-1 = The king of hearts is the dearest: he counts as the king and as a heart, and perhaps as a boy.
advice-all-2 = A trick without courts and hearts costs little: take such a one to give the lead away later.
advice-all-3 = The last tricks are paid for twice: do not come to them with high cards.
advice-reward = For plus
advice-reward-1 = All is turned round: lead high and take while the others still have the suit.
advice-reward-2 = A long suit with its ace makes tricks at the end; drive out the high cards of the others.
advice-reward-3 = The heart lead ban and the duty to give up the king hold here too: do not count on catching him by leading hearts.
advice-trump = Trump deals
advice-trump-1 = Name a trump by length: four low trumps are better than two high ones.
advice-trump-2 = Whoever owns the trump should draw the others’ at once; the others should save theirs.
advice-trump-3 = A void with trumps in hand is worth a trick.
advice-take-tricks = Taking tricks
advice-take-tricks-1 = There is no trump: tricks go to the one who has the lead. Try to keep it.
advice-take-tricks-2 = Play a long suit to the end: when the others have none left, a seven takes.
advice-take-tricks-3 = Keep one high card in the others’ long suits to stop them.
advice-misere = Misère
advice-misere-1 = The ranks are turned over: the lowest card is your ace.
advice-misere-2 = Name it with low cards in long suits.
advice-misere-3 = Aces are now good for throwing away only.
advice-bargain = Bargaining
advice-bargain-1 = A deal is worth the tricks that your trump adds over another’s; offer no more than that.
advice-bargain-2 = Three cards say little: the best are two of a suit with its ace.
advice-bargain-3 = Settling is good when your cards are so weak that you would not take two tricks.
advice-domino = Domino
advice-domino-1 = Play first what opens the way for your outer cards, the aces and the lowest.
advice-domino-2 = Hold back a card that lets others in: while you can play another, nobody hurries you.
advice-domino-3 = Watch who passes: what he waits for you should not play.

## Neighbours

guide-neighbours = The neighbours of King
guide-neighbours-about = What King shares with games that you know already, and what it does not.
neighbour-preferans = Preferans
neighbour-preferans-1 = The same: tricks, 32 cards, following suit, a sheet and a settlement. King was even called the ladies’ preferans.
neighbour-preferans-2 = Different: no bidding in the first half, everyone plays for himself and not three against one; mostly four play, and four have no talon.
neighbour-preferans-3 = Different: void in a suit you may play anything, and there is no trump before the recovery.
neighbour-hearts = Hearts
neighbour-hearts-1 = The same: hearts and a queen are penalties, and everyone tries to give tricks away.
neighbour-hearts-2 = Different: every deal has a penalty of its own, and the bogey is the king of hearts, not the queen of spades.
neighbour-hearts-3 = Different: taking everything on purpose brings nothing; but there is a second half for plus.
neighbour-barbu = Barbu
neighbour-barbu-1 = The same: a bearded king of hearts, the same penalties, domino at the end; it is the French elder of the family.
neighbour-barbu-2 = Different: there the dealer chooses and all may double one another; here nobody doubles.
neighbour-barbu-3 = Like ordered King: everyone has a list of his own and cannot order what he has played.
neighbour-durak = Durak
neighbour-durak-1 = The same: the ranks run ace, king, queen, jack, ten and so on down.
neighbour-durak-2 = Different: cards are not beaten off, one must follow suit, and every card is played once.
neighbour-durak-3 = Different: there is more than one loser; points are counted and every deal matters.
neighbour-whist = Whist and bridge
neighbour-whist-1 = The same: one card from each, the taker leads, the highest of the suit takes.
neighbour-whist-2 = Different: there are no partners, and for most of a match tricks do harm.
neighbour-whist-3 = Different: a trump comes in the recovery only, and one player names it.

## What to agree on

agree-boys = Who are the boys?
agree-last = How many last tricks count?
agree-eralash = Do we play eralash?
agree-heart-lead-ban = In which deals are hearts not led?
agree-king-discard = When must the king of hearts be given up?
agree-stop-when-settled = Do we stop when all is settled?
agree-talon = Whose are the cards of the talon?
agree-choice = Do deals come in order, or are they ordered?
agree-blind = Do we order blind?
agree-deals-each = How many deals of his own does everyone play?
agree-recovery = What do we play in the second half?
agree-must-trump = Void in the suit led: must one trump?
agree-trump-lead = Who may lead trumps?
agree-settle = May a praised deal be settled unplayed?
agree-sale = May a praised deal be sold?
agree-sale-binding = Who opens a sale: must he sell?
agree-first-dealer = Who deals first?
agree-settlement = How do we settle in the end?
agree-deserter = Who leaves in the middle: is the deal written to him?

## Disputes on a small table

guide-disputes = What people quarrel about
guide-disputes-about = See on a small table how the engine decides.
scene-dispute-void = Void in the suit: may I play an ace?
scene-dispute-void-question = The jack of clubs is led, and you have no clubs. Which cards may you play?
scene-dispute-void-answer = Any. But another suit takes nothing, however high: the jack of clubs has the trick.
scene-dispute-only-hearts = Only hearts left: may they be led?
scene-dispute-only-hearts-question = Hearts are not led in this deal. While you hold spades the engine refuses even the jack of hearts.
scene-dispute-only-hearts-answer = The spades are gone and only hearts are left. Now they may be led: one has to lead something.
scene-dispute-lone-king = Hearts are led, and the king is your only one
scene-dispute-lone-king-question = The queen of hearts is led. The king is your only heart. May you hold him back and throw the ace of diamonds?
scene-dispute-lone-king-answer = No: one must follow suit. The king beats the queen, and the sixteen points are yours.
scene-dispute-king-void = Void, with the king of hearts in hand
scene-dispute-king-void-question = Spades are led and you have none. May you throw the ace of diamonds and keep the king for later?
scene-dispute-king-void-answer = Not by the rules of the clubs: void in the suit led, give up the king. Where he is given up only if one likes, you may.
scene-dispute-king-kept = Hearts are led, and you have two
scene-dispute-king-kept-question = The jack of hearts is led; you hold king and ace. Must you play the king?
scene-dispute-king-kept-answer = Not by the rules of the clubs: you can follow suit, so play the heart you like. You took it with the ace and kept the king.
scene-dispute-king-kept-end = But don’t rejoice: now you have to lead, and your king takes himself.
scene-dispute-eralash-last = Do the last tricks of eralash count twice?
scene-dispute-eralash-last-question = Eralash, and two tricks are left. What will they cost?
scene-dispute-eralash-last-first = This one: a trick 2, a last one 8, two hearts 4, the king 16, who is a boy too 4, and a girl 4. That makes 38.
scene-dispute-eralash-last-answer = And the last: a trick 2, a last one 8, two hearts 4. That makes 14: yes, last tricks are tricks too.
scene-dispute-early-end = When does one stop?
scene-dispute-early-end-question = A deal without girls. Two queens are gone and two are still held: we play on.
scene-dispute-early-end-answer = The last queen has fallen, and the deal is over: nothing is left to pay for, though twelve cards are still held.

## First lessons

guide-lessons = First lessons
guide-lessons-about = One deal for each contract: a minute, and you see the point of it.
scene-lesson-girls = No girls: how to give away the queen of spades
scene-lesson-girls-start = Every queen costs 4 points. The queen of spades is yours, and spades are still about. Get through the deal without a single girl.
scene-lesson-girls-done = That is the way: an empty trick with the ace, the lead given away with a club, and the queen of spades thrown on somebody’s diamond.
scene-lesson-girls-missed = The queen stayed with you or came to you. Try to take this trick with the ace of hearts: there is no queen in it. Then give the lead away with the ten of clubs.
scene-lesson-tricks = No tricks: how to give the lead away
scene-lesson-tricks-start = Every trick costs 2 points. You have one already, and the lead. Take no more than the one that cannot be helped.
scene-lesson-tricks-done = One trick could not be helped, but then the lead was gone and the high spades went on others’ tricks.
scene-lesson-tricks-missed = Too many. With spades you take everything: the others have hardly any left. Begin with the ten of hearts, then the queen of diamonds.
scene-lesson-boys = No boys: an ace is not always to be saved
scene-lesson-boys-start = Here the kings are the boys, at 4 points. Spades are led and the king of spades is yours. Get through without a single boy.
scene-lesson-boys-done = The ace went on an empty trick, the nine gave the lead away, and the king found somebody else’s trick.
scene-lesson-boys-missed = You have got a boy. The ace of spades takes an empty trick now: get rid of it, then give the lead away with the nine.
scene-lesson-hearts = No hearts: what to throw
scene-lesson-hearts-start = Every heart costs 2 points. Hearts are led and you have none: play what you like. Take no more hearts.
scene-lesson-hearts-done = Right: first goes what would soon have to take a trick.
scene-lesson-hearts-missed = Once more. Diamonds will be led next: king and ten of diamonds are more dangerous than clubs. Lose them first.
scene-lesson-king = No king: emptying a suit
scene-lesson-king-start = The king of hearts costs 16 points, and he is yours. Once you cannot follow suit he has to go, on somebody else’s trick. Get rid of him.
scene-lesson-king-done = The diamonds were gone, and the king went on somebody’s queen.
scene-lesson-king-missed = The king stayed with you. Take this trick with the ace of diamonds and give the lead away with the ten at once: then you have no diamonds and the king can go.
scene-lesson-last = No last tricks: keeping low cards
scene-lesson-last-start = Only the last two tricks cost, 8 points each. There are two before them. What do you take now so as not to take later?
scene-lesson-last-done = The high cards were spent while they cost nothing, and two tens were left for the end.
scene-lesson-last-missed = A last trick is yours. Take now: the queen of diamonds and the king of clubs would take at the end. Keep the tens.
scene-lesson-all = Eralash: where not to go
scene-lesson-all-start = Eralash: everything counts at once, the last tricks too. So far you are clean. Stay so to the end.
scene-lesson-all-done = Not a single trick: in eralash that is worth more than any reward.
scene-lesson-all-missed = You took too much. The seven slips under the jack of diamonds; keep the queen for the last trick, when the suit is no longer led.
scene-lesson-trump = Trumps: giving the lead to get it back
scene-lesson-trump-start = Hearts are trumps; you have named them. Every trick brings 6 points, and you have two. Take two more.
scene-lesson-trump-done = The low diamond gave the lead away, the trump took a spade, and the queen of diamonds finished it.
scene-lesson-trump-missed = Less than there is. Don’t hurry with the trump: play the seven of diamonds first, the high diamonds of the others will go, and your queen becomes the best.

## What can be concluded

# $name is the player, $names several of them; $card and $cards are written as they stand on the cards: Q♦.
inference-suit = { $suit ->
    [S] spades
    [C] clubs
    [D] diamonds
   *[H] hearts
}
inference-trumps = { $suit ->
    [S] spades
    [C] clubs
    [D] diamonds
   *[H] hearts
}
inference-void = { $name } has no { inference-suit }: played { $card } instead in trick { $trick }
inference-only-hearts = { $name } has only hearts left: led { $card } to trick { $trick }, which nobody may with another suit in hand
inference-only-trumps = { $name } has only { inference-trumps } left: led the trump { $card } to trick { $trick }, which only the one who named it may
inference-no-trumps = { $name } has no trumps (no { inference-suit }): played { $card } in trick { $trick }
inference-no-king = { $name } does not have the king of hearts: it had to go in trick { $trick }, and { $card } went
inference-king-not-shown = { $name } does not have the king of hearts: another led hearts to trick { $trick } and { $card } fell, not the king
inference-domino-passed = { $name } passed, so has none of the cards that fitted: { $cards }
inference-gift-given = { $name } has { $card }: you gave it
inference-gift-got = { $name } gave you { $card }
inference-took-talon = { $name } took the talon { $cards } and may have given some of it away
inference-last-card = { $name } was dealt { $card } last, and all saw it
inference-named-held = { $name } named a suit that had to be in hand, so there were { inference-trumps } among { $among } cards
inference-suit-gone = No more { inference-suit } are out: all of them have been seen
inference-suit-with = { $name } has all the { inference-trumps } still out ({ $count }): nobody else can
inference-suit-in-talon = All the { inference-trumps } still out ({ $count }) lie in the talon: nobody can have them
inference-king-with = { $name } has the king of hearts: nobody else can
inference-king-in-talon = The king of hearts lies in the talon: nobody can have it
inference-king-among = The king of hearts can only be here: { $names }{ $talon ->
    [1] {" "}or the talon
   *[0] {""}
}
inference-still-scoring = The deal goes on, so not all of these lie in the talon: { $cards }

## Advice

advice-only = { $card } is the only card that may be played
advice-lead-alone = Nobody else has a card of this suit: { $card } takes for certain, and others throw what they like
advice-lead-low = { $count ->
    [one] One higher card of the suit is out: { $card } will hardly take
   *[other] { $count } higher cards of the suit are out: { $card } will hardly take
}
advice-lead-high = Nothing higher of the suit is out: { $card } takes whatever falls
advice-lead-sure = Nothing that is out beats { $card } in its suit: a sure trick
advice-lead-beaten = { $count ->
    [one] One higher card of the suit is out: { $card } can be beaten
   *[other] { $count } higher cards of the suit are out: { $card } can be beaten
}
advice-may-take = { $card } is the highest so far, but can still be beaten
advice-takes = { $card } takes the trick for certain; now it stands at { $points }
advice-takes-free = { $card } takes a trick that costs nothing, and the high card is gone
advice-unload-king = The king of hearts goes to another: it need not be feared any more
advice-unload = { $card } goes to another with its { $points }
advice-gives-away = { $card } pays { $points } to whoever takes the trick
advice-ducks = { $card } stays below { $taker }: the trick goes to another
advice-throws = { $card } is thrown away: that makes room
advice-lays = { $card } opens the way to the cards next to it
advice-name = { $tricks ->
    [one] With this named the hand should take { $tricks } trick
   *[other] With this named the hand should take { $tricks } tricks
}
advice-order = What the hand may bring in this contract, less what it is worth to keep for later
advice-pass = Leave the choice to others
advice-settle = Two tricks for certain, for everybody
advice-by-last = Let the last card decide: no better and no worse than chance
advice-call = What the deal may be expected to bring after this
