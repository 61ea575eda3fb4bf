"""Names that look the same are found, and those that only begin alike are not."""

from __future__ import annotations

import pytest

from kingclub.club.alike import find_alike, is_name, skeleton


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Анна", "анна"),
        ("Анна", "AHHA"),
        ("Вася", "Bася"),
        ("Алёна", "Алена"),
        ("Андрей", "Андреи"),
        ("Olga", "0lga"),
        ("Olga", "O1ga"),
        ("Ilya", "llya"),
        ("Иван Петров", "ИванПетров"),
        ("Иван", "И.в.а.н"),
        ("Anna", "Ａｎｎａ"),
        ("Anna", "Αnna"),
        ("Маша", "Máшa"),
        ("Максим 3", "Максим З"),
        ("Modern", "Modem"),
        ("Straße", "STRASSE"),
    ],
)
def test_these_look_the_same(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)
    assert find_alike(one, ["Пётр", other]) == other


@pytest.mark.parametrize(
    ("one", "other"),
    [("Анна", "Яна"), ("Анна", "Анна К."), ("Гость 4821", "Гость 4822"), ("Шура", "Щука"), ("Anna", "Inna")],
)
def test_these_do_not(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)
    assert find_alike(one, [other]) is None


@pytest.mark.parametrize("name", ["Анна", "7", "Ж-2", "李", "a"])
def test_a_name_has_a_letter_or_a_digit(name: str) -> None:
    assert is_name(name)


@pytest.mark.parametrize(
    "name",
    ["—", "…", "♥", "А\u200bнна", "\u202eАнна", "Ан\nна", "Анна\u3164", "\uffa0", "\u115f\u1160", "Ан\u034fна", ""],
)
def test_marks_alone_and_marks_that_cannot_be_seen_are_no_name(name: str) -> None:
    assert not is_name(name)
