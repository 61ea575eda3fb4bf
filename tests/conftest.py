"""How all tests run: the amount of chance they take, and browser tests last."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from hypothesis import settings

if TYPE_CHECKING:
    import pytest

# A developer's run looks at new cases each time; CI's and the fast one look at the same ones, so that what fails
# there fails again here. No deadline: a busy machine is slow without being wrong; pytest's timeout is the bound.
settings.register_profile("king", max_examples=60, deadline=None)
settings.register_profile("ci", settings.get_profile("king"), derandomize=True, print_blob=True)
settings.register_profile("fast", settings.get_profile("ci"), max_examples=15)
settings.load_profile("ci" if os.environ.get("CI") else "king")

# What a command says is asked of it in English, whatever the machine of the developer speaks.
os.environ["LC_ALL"] = "C.UTF-8"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put browser tests last: while Playwright's loop lives in this thread, no other test may `asyncio.run`."""
    items.sort(key=lambda item: "tests/browser/" in item.path.as_posix())
