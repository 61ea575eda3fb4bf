"""Passwords: hashed with Argon2id, and always in a thread, for a hash takes its tenth of a second."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from argon2 import PasswordHasher

AT_ONCE = 2
"""A hash takes 64 MiB while it is made: no more than so many at one time."""


class Passwords:
    """Makes hashes of passwords and compares them."""

    def __init__(self) -> None:
        self._turn = asyncio.Semaphore(AT_ONCE)

    async def hash(self, password: str) -> str:
        """What is kept of a password."""
        async with self._turn:
            return await asyncio.to_thread(_hash, password)

    async def fits(self, password: str, password_hash: str | None) -> bool:
        """Whether this is the password of the hash. Without one it takes as long, and is not."""
        async with self._turn:
            return await asyncio.to_thread(_fits, password, password_hash)


@cache
def _hasher() -> PasswordHasher:
    from argon2 import PasswordHasher  # late: the club starts without it

    return PasswordHasher()


@cache
def _nobodys() -> str:
    """The hash of a password that nobody has."""
    return _hasher().hash(secrets.token_hex())


def _hash(password: str) -> str:
    return _hasher().hash(_plain(password))


def _fits(password: str, password_hash: str | None) -> bool:
    from argon2.exceptions import VerifyMismatchError

    try:
        _hasher().verify(password_hash or _nobodys(), _plain(password))
    except VerifyMismatchError:
        return False
    return password_hash is not None


def _plain(password: str) -> str:
    """The same text from every keyboard: some type `й` as one sign, others as two."""
    return unicodedata.normalize("NFKC", password)
