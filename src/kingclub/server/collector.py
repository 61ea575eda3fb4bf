"""How often a club looks for garbage in cycles.

Nearly all that it forgets is freed at once, by counting references. What is left are tables, and to look through
2,500 of them as often as Python would by itself costs half as much again as their moves.
"""

from __future__ import annotations

import gc
from typing import Final

THRESHOLDS: Final = (5_000, 10, 100)
"""New objects before the youngest are looked through, and how often before the older and the oldest are."""


def seek_cycles_rarely() -> None:
    """Leave what has been imported out of every search, and search the rest less often."""
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
