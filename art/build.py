"""Writes the decks, the cloths and the icons, and a manifest of what was written."""

from __future__ import annotations

import gzip
import hashlib
import json
import shutil
from pathlib import Path
from typing import Any

from art.cloth import COLOURS as GROUNDS
from art.cloth import TITLES, cloths
from art.colour import COLOURS
from art.deck import Deck
from art.decks import DECKS
from art.icon import FOLDER, signs


def build(folder: Path) -> None:
    """Write every deck in every printing under `folder`; the same bytes each time."""
    manifest = {
        "decks": {deck.name: build_deck(deck, folder / deck.name) for deck in DECKS},
        "cloths": build_cloths(folder / "cloth"),
        "icons": build_icons(folder / "icon"),
    }
    (folder / "manifest.json").write_text(json.dumps(manifest, ensure_ascii=False, indent=1) + "\n", "utf-8")


def build_deck(deck: Deck, folder: Path) -> dict[str, Any]:
    """Write one deck; returns its entry in the manifest: titles and, for each printing, its hash and gzipped size."""
    variants = {}
    for variant in deck.variants:
        files = deck.draw(variant)
        write(files, folder / variant.name)
        variants[variant.name] = {"hash": digest(files), "gzip": len(packed(files))}
    return {"title": deck.title, "indices": deck.indices, "colours": COLOURS, "variants": variants}


def build_cloths(folder: Path) -> dict[str, Any]:
    """Write the table cloths; returns their titles, ground colours and the hash of all."""
    write(cloths(), folder)
    names = {name: {"title": TITLES[name], "ground": modes} for name, modes in GROUNDS.items()}
    return {"names": names, "hash": digest(cloths())}


def build_icons(folder: Path) -> dict[str, Any]:
    """Write the icons: SVG drawn now, PNG as committed."""
    write(signs(), folder)
    pictures = sorted(FOLDER.glob("*.png"))
    for picture in pictures:
        shutil.copyfile(picture, folder / picture.name)
    return {"files": sorted([f"{name}.svg" for name in signs()] + [picture.name for picture in pictures])}


def write(files: dict[str, str], folder: Path) -> None:
    """SVG texts into a folder, with the same line ends on every system."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        (folder / f"{name}.svg").write_text(text, "utf-8", newline="\n")


def digest(files: dict[str, str]) -> str:
    """A short hash of a printing: it changes when a byte of any file does."""
    whole = "".join(f"{name}\n{text}" for name, text in sorted(files.items()))
    return hashlib.sha256(whole.encode()).hexdigest()[:16]


def packed(files: dict[str, str]) -> bytes:
    """All files of a printing in one gzip, as a browser's cache or a wheel would hold them."""
    return gzip.compress("".join(text for _, text in sorted(files.items())).encode(), 9, mtime=0)
