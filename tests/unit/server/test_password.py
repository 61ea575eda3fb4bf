"""Passwords are kept as Argon2id hashes, and the club starts without the library that makes them."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import unicodedata

from kingclub.server.password import Passwords


def test_a_password_fits_its_own_hash_from_every_keyboard() -> None:
    async def run() -> None:
        passwords = Passwords()
        kept = await passwords.hash("мой ёжик")
        assert kept.startswith("$argon2id$")
        assert kept != await passwords.hash("мой ёжик"), "every hash has a salt of its own"
        assert await passwords.fits(unicodedata.normalize("NFD", "мой ёжик"), kept)
        assert not await passwords.fits("мой ежик", kept)

    asyncio.run(run())


def test_nothing_fits_where_nobody_is() -> None:
    assert not asyncio.run(Passwords().fits("anything", None))


def test_a_start_does_not_wait_for_argon2() -> None:
    code = "import sys, kingclub.server.node; sys.exit('argon2' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
