"""Hair, beards and moustaches, in the same coordinates as `art/face.py`: round the point between the eyes.

What falls behind the head is drawn before the oval; fringes, beards and moustaches after it.
"""

from __future__ import annotations

from art.svg import line, shape

# Behind the head.
LONG = (
    "M-12-26C-22-22-22-6-18 6C-22 18-20 30-26 40C-14 44-6 38 4 38C14 38 24 44 34 38C24 28 28 16 24 6"
    "C26-10 24-24 12-28Z"
)
BOB = (
    "M-13-26C-21-20-21-4-18 8C-20 14-20 20-22 24C-12 28-8 22 0 22C10 22 18 30 29 23C24 16 26 8 24-2"
    "C25-16 20-26 10-29Z"
)
CURLS = (
    "M-14-22C-22-22-24-12-19-9C-25-5-24 4-19 5C-24 9-23 18-17 19C-20 24-16 30-10 28L16 26C20 32 28 29 27 23"
    "C33 22 34 13 28 11C34 7 33-3 27-4C31-10 27-19 20-18C20-26 10-30 4-26C-2-32-12-29-14-22Z"
)
SHORT = "M-13-26C-19-22-19-8-16-2L14 18C20 16 22 8 22 0C24-14 20-26 10-28Z"
# Over the forehead.
PARTED = "M1-24C-5-22-12-17-16-7C-19-14-18-24-12-28C-4-32 12-32 18-24C22-16 20-8 18 0C15-10 10-20 1-24Z"
FRINGE = (
    "M-16-10C-18-20-16-28-8-30C4-33 16-30 19-22C22-14 20-8 18-1C16-6 16-9 15-12C10-10 8-13 5-12"
    "C1-10-2-13-5-12C-8-10-13-12-16-10Z"
)
# On the chin; the mouth is drawn after them.
SQUARE = (
    "M-16 5C-19 14-20 28-16 38C-10 44-7 40-4 43C-1 40 4 44 8 41C11 42 15 40 16 36C21 24 21 8 19-6"
    "C16 2 14 7 10 9C4 11 0 9-4.6 11C-9 9-13 10-16 5Z"
)
FORKED = (
    "M-16 5C-20 16-20 26-22 36C-22 46-16 52-17 58C-10 54-6 48-4 40C-1 48 4 54 12 57C10 50 17 44 17 34"
    "C18 24 21 8 19-6C16 2 14 7 10 9C4 11 0 9-4.6 11C-9 9-13 10-16 5Z"
)
HEART = "M-4.6 54C-8 42-27 33-25 18C-23 7-9 8-5 16C-1 8 13 3 20 13C26 30 2 38-4.6 54Z"
POINTED = "M-13 17C-13 25-9 34-4 41C0 35 7 29 8 18C5 21 3 22 0 20C-3 19-7 19-9 20C-11 20-12 19-13 17Z"
# Under the nose.
HANDLEBAR = (
    "M-5 11C-8 8.6-13 11-15 14C-17 17-20 16-20.6 13C-23 17-19 21-15 19C-11 18-8 16-5 13.6C-1 16 4 18 8 18"
    "C13 19 16 14 13 11C13 14 10 15.6 7 14C3 11-2 8.6-5 11Z"
)
SLIM = (
    "M-5 11.4C-8 10-12 11-16 16C-19 18-20 15-20.4 13C-22 18-18 21-14 18.6C-11 16-8 14-5 13.4C-1 14 3 16 7 18"
    "C11 20 14 16 12 12.6C11 15 9 15.6 7 14.6C3 12-1 10-5 11.4Z"
)
DROOPING = "M-5 11C-9 10-13 13-15 24C-12 21-8 17-5 14C-1 17 5 20 8 26C8 15 2 9-5 11Z"


def strands(d: str, ink: str) -> str:
    """Fine lines that show how the hair lies."""
    return line(d, ink, 0.8)


def braid(fill: str, ribbon: str, count: int = 6) -> str:
    """A plait that hangs from 0,0, tied with a ribbon."""
    links = [
        f"M0 {9 * i}C-9 {9 * i} -10 {9 * i + 10} 0 {9 * i + 13}M0 {9 * i + 4.5}C9 {9 * i + 4.5} 10 {9 * i + 14} 0 {9 * i + 17}"
        for i in range(count)
    ]
    end = 9 * count
    tail = shape(
        f"M-4 {end + 6}C-8 {end + 14} -5 {end + 22} 0 {end + 28}C5 {end + 22} 8 {end + 14} 4 {end + 6}Z", fill
    )
    bow = shape(f"M0 {end + 5}L-9 {end}V{end + 11}L9 {end}V{end + 11}Z", ribbon)
    return shape("".join(links), fill) + tail + bow
