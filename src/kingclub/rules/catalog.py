"""The catalogue: one TOML file a preset in `rules/catalog/`, read when first asked for.

A file has a `number` (its place in the table), the `source` in words, the `parent` preset and, under `[options]`,
only what differs from the parent. `club` is the root; its options are the defaults of `Options`.

>>> load_preset("club-boys").options.boys
<Boys.BOTH: 'KJ'>
>>> ruleset("club", {"king_discard": "free"}).options.king_discard
<KingDiscard.FREE: 'free'>
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from kingclub.errors import Refusal, Refused, Unreadable
from kingclub.rules.codec import nearest, options_from, to_plain
from kingclub.rules.option import Options
from kingclub.rules.option_kind import Plain
from kingclub.rules.refusal import OptionClash, OptionValue, UnknownOption, UnknownPreset
from kingclub.rules.ruleset import Ruleset, option_clash, ruleset_of

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

ROOT: Final = "club"
_KEYS: Final = {"number": int, "parent": str, "source": str, "options": dict}


@dataclass(frozen=True, slots=True)
class PresetFile:
    """A file of the catalogue, read. `changes` are the plain values that differ from the parent's."""

    code: str
    number: int
    source: str
    parent: str | None
    changes: Mapping[str, Plain]
    options: Options


def presets() -> tuple[str, ...]:
    """The codes of all presets, in the order of the table."""
    return _codes_in_order()


def preset_file(code: str) -> PresetFile:
    """The file of a preset. Raises `Refused` with `UnknownPreset`, `Unreadable` for a faulty file."""
    if code not in _stored():
        raise Refused(UnknownPreset(code, nearest(code, _stored())))
    return _preset_file(code)


@cache
def load_preset(code: str) -> Ruleset:
    """The rules of a preset. Raises `Refused` with `UnknownPreset`, `Unreadable` for a faulty file."""
    return ruleset_of(code, preset_file(code).options)


def ruleset(preset: str, changes: Mapping[str, Plain]) -> Ruleset:
    """The rules of a preset with house rules.

    Raises `Refused`: an unknown preset or option, a value that an option cannot have, or options at odds.
    """
    base = load_preset(preset)
    return ruleset_of(preset, options_from(base.options, changes)) if changes else base


def read_preset(code: str, text: str, options_of: Callable[[str], Options]) -> PresetFile:
    """The preset that the text of its file describes; `options_of` gives the options of the parent.

    Raises `Unreadable` with file and line: not TOML, an unknown key or option, a value that it cannot have, a value
    that the parent has already, or options at odds.
    """
    import tomllib  # not needed to play by options that are already there

    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise Unreadable(f"{code}.toml: not TOML: {error}") from None
    _check_keys(code, text, table)
    parent: str | None = table.get("parent")
    if (parent is None) != (code == ROOT):
        raise Unreadable(f"{code}.toml: every preset but {ROOT!r} has a parent")
    base = options_of(parent) if parent is not None else Options()
    changes: dict[str, Plain] = table.get("options", {})
    options = _checked(code, text, base, changes)
    return PresetFile(code, table["number"], table["source"], parent, MappingProxyType(changes), options)


def _check_keys(code: str, text: str, table: Mapping[str, object]) -> None:
    for key, value in table.items():
        if key not in _KEYS:
            raise _fault(code, text, key, f"there is no key {key!r}; a preset has {', '.join(_KEYS)}")
        if not isinstance(value, _KEYS[key]) or isinstance(value, bool):
            raise _fault(code, text, key, f"{key} is not what it should be: {value!r}")
    missing = [key for key in ("number", "source") if key not in table]
    if missing:
        raise Unreadable(f"{code}.toml: {missing[0]} is missing")


def _checked(code: str, text: str, base: Options, changes: Mapping[str, Plain]) -> Options:
    try:
        options = options_from(base, changes)
    except Refused as refused:
        raise _option_fault(code, text, refused.refusal) from None
    parents = to_plain(base)
    for name in changes:
        if to_plain(options)[name] == parents[name]:
            raise _fault(code, text, name, f"{name} restates what the parent says already; leave it out")
    clash = option_clash(options)
    if clash is not None:
        raise _clash_fault(code, text, clash, changes)
    return options


def _option_fault(code: str, text: str, refusal: Refusal) -> Unreadable:
    if isinstance(refusal, UnknownOption):
        hint = f"; did you mean {refusal.nearest}?" if refusal.nearest else ""
        return _fault(code, text, refusal.option, f"there is no option {refusal.option}{hint}")
    assert isinstance(refusal, OptionValue)
    return _fault(
        code, text, refusal.option, f"{refusal.option} cannot be {refusal.value}; it may be {refusal.allowed}"
    )


def _clash_fault(code: str, text: str, clash: OptionClash, changes: Mapping[str, Plain]) -> Unreadable:
    stands_here = clash.option if clash.option in changes else clash.other
    return _fault(code, text, stands_here, f"{clash.option} and {clash.other} are at odds ({clash.reason})")


def _fault(code: str, text: str, key: str, what: str) -> Unreadable:
    return Unreadable(f"{code}.toml:{_line_of(key, text)}: {what}")


def _line_of(key: str, text: str) -> int:
    """The line, from 1, on which the key stands; 1 if it stands on none."""
    for number, line in enumerate(text.splitlines(), start=1):
        name = line.partition("=")[0].strip().strip("\"'[]")
        if name.partition(".")[0] == key or name == f"options.{key}":
            return number
    return 1


def _folder() -> Traversable:
    from importlib.resources import files  # slow to import, and whoever brings his own options needs no catalogue

    return files("kingclub.rules") / "catalog"


@cache
def _stored() -> tuple[str, ...]:
    folder = _folder()
    return tuple(
        sorted(file.name.removesuffix(".toml") for file in folder.iterdir() if file.name.endswith(".toml"))
    )


@cache
def _codes_in_order() -> tuple[str, ...]:
    return tuple(sorted(_stored(), key=lambda code: _preset_file(code).number))


@cache
def _preset_file(code: str, children: tuple[str, ...] = ()) -> PresetFile:
    """The file of a preset; `children` are those whose parents led here, so that a circle is noticed."""
    if code not in _stored() or code in children:
        raise Unreadable(f"{children[-1]}.toml: its parent {code!r} is no preset, or is its own descendant")
    text = (_folder() / f"{code}.toml").read_text(encoding="utf-8")
    return read_preset(code, text, lambda parent: _preset_file(parent, (*children, code)).options)
