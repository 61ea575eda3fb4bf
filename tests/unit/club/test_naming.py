"""At one table nobody can be taken for another: people are refused, bots give way."""

from __future__ import annotations

from kingclub.cards import Seat
from kingclub.club.fact import Opened, Sat
from kingclub.club.identity import MatchId, PersonId, TableId
from kingclub.club.naming import BOT_NAMES, SPARE_NAMES, names_at, namesake, newcomer_namesake
from kingclub.club.sitter import Sitter, bot, person
from kingclub.club.table import Table, evolve, open_table
from kingclub.club.terms import Terms
from kingclub.locale import sentence
from kingclub.rules import ruleset, to_plain


class Called:
    """People who are called by their ids."""

    def name_of(self, who: PersonId) -> str:
        return who

    def owner_of(self, who: PersonId) -> PersonId | None:
        return None


def table_of(*sitters: str | int | None) -> Table:
    """A table with these people, bots of these levels and free seats."""
    rules = ruleset("club", {})
    opened = Opened("club", to_plain(rules.options), MatchId("m"), PersonId("host"), Terms())
    table = open_table(TableId("t"), opened)
    for seat, who in enumerate(sitters):
        if who is not None:
            sitter: Sitter = bot(who) if isinstance(who, int) else person(PersonId(who))
            table, _ = evolve(table, Sat(Seat(seat), sitter), 0)
    return table


def sits(who: str, seat: int = 3) -> tuple[Sat, ...]:
    return (Sat(Seat(seat), person(PersonId(who))),)


def test_bots_are_called_by_their_seats() -> None:
    assert names_at(table_of("Анна", 2, 2), Called()) == ("Анна", "Boris", "Vera", "")


def test_a_bot_gives_way_to_a_person_in_either_script() -> None:
    assert names_at(table_of("Борис", 2), Called())[1] == "Zhanna"
    assert names_at(table_of("bоris", 2), Called())[1] == "Zhanna"
    assert names_at(table_of("Борис", 2, "Vera"), Called())[1:3] == ("Zhanna", "Vera")
    assert names_at(table_of("Борис", 2, 2, "BEPA"), Called())[1:3] == ("Zhanna", "Zakhar")


def test_there_are_names_enough_for_the_bots_of_every_table() -> None:
    assert len({name for names in (*BOT_NAMES, *SPARE_NAMES) for name in names}) == 24
    assert len(SPARE_NAMES) >= 6, "one of one's own and these: people and other bots have at most five"


def test_nobody_sits_down_who_looks_like_a_person_or_a_bot_there() -> None:
    table = table_of("Анна", 2)
    assert newcomer_namesake(table, sits("AHHA"), Called()) == "Анна"
    assert newcomer_namesake(table, sits("Борис"), Called()) == "Борис"
    assert newcomer_namesake(table, sits("Вера"), Called()) is None, "that bot does not sit here"
    assert newcomer_namesake(table, (), Called()) is None


def test_one_is_not_taken_for_oneself() -> None:
    table = table_of("anna", "guest")
    assert namesake(table, "Guest", (PersonId("anna"), PersonId("guest")), Called()) is None
    assert namesake(table, "Guest", (PersonId("anna"),), Called()) == "guest"


def test_the_russian_sentences_know_every_bot() -> None:
    for name in (*BOT_NAMES, *SPARE_NAMES):
        assert sentence("ru", "bot-name", name=name.latin) == name.cyrillic
        assert sentence("en", "bot-name", name=name.latin) == name.latin
