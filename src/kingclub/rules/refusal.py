"""Why a set of options is refused (rules, section 8)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from kingclub.errors import Refusal


@dataclass(frozen=True, slots=True)
class UnknownPreset(Refusal):
    """No preset has this code; `nearest` is the one most like it, or empty."""

    code: ClassVar[str] = "unknown-preset"
    preset: str
    nearest: str


@dataclass(frozen=True, slots=True)
class UnknownOption(Refusal):
    """No option has this name; `nearest` is the one most like it, or empty."""

    code: ClassVar[str] = "unknown-option"
    option: str
    nearest: str


@dataclass(frozen=True, slots=True)
class OptionValue(Refusal):
    """The option exists but not with this value; `allowed` says which it may have."""

    code: ClassVar[str] = "option-value"
    option: str
    value: str
    allowed: str


@dataclass(frozen=True, slots=True)
class OptionClash(Refusal):
    """Two options that do not go together; `reason` is a code of its own, with a sentence in `locale`."""

    code: ClassVar[str] = "option-clash"
    option: str
    other: str
    reason: str
