"""`python -m kingclub` is the command `kingclub`."""

from __future__ import annotations

import sys

from kingclub.cli import main

if __name__ == "__main__":
    sys.exit(main())
