"""The log of a whole match, at its most talkative: no token, no secret of a deal, no card and no word of chat."""

from __future__ import annotations

import asyncio
import json
import random
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import cast

import pytest

from kingclub.club.fact import Acted, Sealed, Seeded
from kingclub.club.identity import TableId
from kingclub.server.node import Node
from kingclub.store import moves
from tests.server.player import RunningClub, cookie_in

pytestmark = pytest.mark.slow

TALKATIVE = """
import logging, sys
from kingclub.cli.main import main
from kingclub.server import log
configure = log.configure
def talkative(form):
    configure(form)
    logging.getLogger("kingclub").setLevel(logging.DEBUG)
log.configure = talkative
sys.exit(main(sys.argv[1:]))
"""
CARD = re.compile(r"\b[2-9TJQKA][SCDH]\b")


@contextmanager
def talkative_club(folder: Path, errors: Path) -> Iterator[RunningClub]:
    """A club in a process of its own that logs all it can into a file."""
    words = ["serve", "--port", "0", "--no-browser", "--data", str(folder), "--log", "json"]
    with errors.open("wb") as log:
        club = subprocess.Popen([sys.executable, "-c", TALKATIVE, *words], stdout=subprocess.PIPE, stderr=log)
        try:
            assert club.stdout is not None
            port = int(club.stdout.readline().rsplit(b":", 1)[1])
            yield RunningClub(cast(Node, None), port)
        finally:
            club.send_signal(signal.SIGINT)
            club.wait(20)
            assert club.stdout is not None
            club.stdout.close()


async def whole_match(club: RunningClub) -> tuple[str, list[str]]:
    """Play a match and do what goes wrong beside it; the table, and all that no log may hold."""
    sign_up = {"login": "anna.karenina", "password": "a quiet word 7"}
    _, _, headers = await club.post("/api/v1/me/name", {"name": "Каренина"})
    guest = cookie_in(headers)
    _, _, headers = await club.post("/api/v1/me/account", sign_up, cookie=guest)
    cookie = cookie_in(headers)
    await club.post("/api/v1/session", {**sign_up, "password": "a wrong word 7"})
    wanted = {"preset": "club", "bots": 3, "pause": False, "admission": "word", "word": "sesame17"}
    status, opened, _ = await club.post("/api/v1/tables", wanted, cookie=cookie)
    assert status == 201, opened
    async with club.player(cookie) as player, club.player() as other:
        await player.follow(opened["table"])
        await player.ask("seed", deal=2, seed="ab" * 16)
        await player.ask("say", text="Невермор", phrase=None)
        await player.act("QS 7H")
        await player.socket.send('{"t":"act","action":"KH"')
        await other.socket.send(json.dumps({"t": "hello", "token": "a-token-of-nobody"}))
        await club.send("POST", "/api/v1/tables", b'{"preset": "AS"}', authorization="Bearer a-token-of-nobody")
        await player.play(random.Random(7))
        tokens = [player.token, other.token, guest.partition("=")[2], cookie.partition("=")[2]]
    return opened["table"], [*tokens, "a-token-of-nobody", *sign_up.values(), "a wrong word 7", "sesame17"]


@pytest.mark.timeout(180)
def test_nothing_that_is_nobodys_business_is_logged(tmp_path: Path) -> None:
    errors = tmp_path / "stderr"
    with talkative_club(tmp_path / "club", errors) as club:
        table, secrets = asyncio.run(whole_match(club))
    said = errors.read_text("utf-8")
    log = moves.connect(tmp_path / "club" / "moves.db")
    facts = [fact for entry in moves.read(log, TableId(table)) for fact in entry.facts]
    log.close()

    assert len([fact for fact in facts if isinstance(fact, Acted)]) > 100
    secrets += [fact.seed for fact in facts if isinstance(fact, Sealed | Seeded)]
    lines = [json.loads(line) for line in said.splitlines()]
    assert {"the club is open", "the club is closed"} <= {line["event"] for line in lines}
    assert [secret for secret in secrets if secret in said] == []
    assert [word for word in ("Невермор", "Каренина", "QS 7H") if word in said] == []
    assert CARD.findall(re.sub(r'"(timestamp|table)": "[^"]*"', "", said)) == []
    assert [line for line in lines if line["level"] not in {"debug", "info"}] == []
