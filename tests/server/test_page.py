"""What browsers may keep: cards and assets for ever, the page never unasked."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path

import pytest

from hatch_build import press
from kingclub.server import front
from tests.server.player import RunningClub, running_club

CARD = "cards/satin/ru-two/7f32a0d8770592e1/TH.svg"
FOREVER = {"public", "max-age=315360000", "immutable"}
FILES = {
    CARD: "<svg/>",
    "assets/index-BewJkZHB.js": "",
    "index.html": '<meta property="og:image" content="/share.png" />',
    "manifest.webmanifest": "{}",
    "favicon.svg": "<svg/>",
}


@pytest.fixture(autouse=True)
def bundle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A built client of one card."""
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    monkeypatch.setattr(front, "static_folder", lambda: tmp_path)


async def got(club: RunningClub, path: str) -> tuple[int, str, str, set[str]]:
    status, body, headers = await club.get(path)
    told = {name.lower(): value for name, value in headers.items()}
    kept = {part.strip() for part in told.get("cache-control", "").split(",")}
    return status, body, told.get("content-type", "").partition(";")[0], kept


@pytest.mark.parametrize(
    ("path", "kind"), [(f"/{CARD}", "image/svg+xml"), ("/assets/index-BewJkZHB.js", "text/javascript")]
)
def test_what_carries_its_hash_is_kept_for_ever(path: str, kind: str) -> None:
    async def run() -> None:
        async with running_club() as club:
            status, _, told, kept = await got(club, path)
            assert (status, told, kept) == (200, kind, FOREVER)

    asyncio.run(run())


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/", "text/html"),
        ("/t/somewhere", "text/html"),
        ("/me", "text/html"),
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/favicon.svg", "image/svg+xml"),
    ],
)
def test_what_keeps_its_name_is_asked_for_again(path: str, kind: str) -> None:
    async def run() -> None:
        async with running_club() as club:
            status, _, told, kept = await got(club, path)
            assert (status, told, kept) == (200, kind, {"no-cache"})

    asyncio.run(run())


def test_another_printing_is_not_there_and_not_kept() -> None:
    async def run() -> None:
        async with running_club() as club:
            status, _, _, kept = await got(club, "/cards/satin/ru-two/0000000000000000/TH.svg")
            assert status == 404
            assert not kept & FOREVER

    asyncio.run(run())


def test_a_shared_link_shows_the_picture_by_its_whole_address() -> None:
    async def run() -> None:
        async with running_club() as club:
            _, page, _, _ = await got(club, "/t/somewhere")
            assert page == f'<meta property="og:image" content="http://127.0.0.1:{club.port}/share.png" />'

    asyncio.run(run())


def test_assets_are_sent_gzipped_to_whoever_takes_that(tmp_path: Path) -> None:
    asset = tmp_path / "assets/index-BewJkZHB.js"
    asset.write_text("let king = 1;\n" * 100)
    press(asset)

    async def run() -> tuple[bytes, str]:
        async with running_club() as club:
            reader, writer = await asyncio.open_connection("127.0.0.1", club.port)
            lines = (
                "GET /assets/index-BewJkZHB.js HTTP/1.1",
                "Host: x",
                "Accept-Encoding: gzip",
                "Connection: close",
            )
            writer.write("\r\n".join([*lines, "", ""]).encode())
            head, _, body = (await reader.read()).partition(b"\r\n\r\n")
            writer.close()
            return body, head.decode().lower()

    body, head = asyncio.run(run())
    assert "content-encoding: gzip" in head
    assert gzip.decompress(body) == asset.read_bytes()


@pytest.mark.parametrize(
    ("path", "wants", "status", "kind"),
    [
        ("/talbe/somewhere", "text/html,*/*", 404, "text/html"),
        ("/talbe/somewhere", "*/*", 404, "application/json"),
        ("/healthz/more", "text/html,*/*", 404, "application/json"),
        ("/t/somewhere", "*/*", 200, "text/html"),
    ],
)
def test_a_browser_gone_astray_is_shown_the_page(path: str, wants: str, status: int, kind: str) -> None:
    async def run() -> tuple[int, str]:
        async with running_club() as club:
            reader, writer = await asyncio.open_connection("127.0.0.1", club.port)
            writer.write(f"GET {path} HTTP/1.1\r\nHost: x\r\nAccept: {wants}\r\nConnection: close\r\n\r\n".encode())
            head = (await reader.read()).partition(b"\r\n\r\n")[0].decode().lower()
            writer.close()
            return int(head.split()[1]), head.partition("content-type: ")[2].partition(";")[0].partition("\r\n")[0]

    assert asyncio.run(run()) == (status, kind)
