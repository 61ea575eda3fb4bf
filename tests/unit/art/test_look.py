"""What a player sees: cards differ at 60 px in grey, courts differ without their indices, no fan hides an index."""

from __future__ import annotations

from functools import cache
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from art import jumbo, renaissance, satin, skat
from art.card import CARDS, Card
from art.deck import Deck
from art.decks import DECKS
from art.frame import LEFT
from art.pip_german import symbol
from art.render import rendered
from art.svg import HEIGHT, WIDTH, document

pytestmark = pytest.mark.slow

SMALL = 60
CLEAR = 60
"""Grey levels of 255 by which a pixel clearly differs."""
NAMES = [deck.name for deck in DECKS]
INDEXES = {"satin": satin.index, "renaissance": renaissance.index, "skat": skat.index, "jumbo": jumbo.index}


@cache
def grey(name: str) -> dict[str, Image.Image]:
    """The 52 cards of a deck at 60 px, on white, without colour."""
    deck = next(deck for deck in DECKS if deck.name == name)
    files = deck.draw(deck.variants[0])
    return {card.code: flat(rendered(files[card.code], SMALL)) for card in CARDS}


def flat(picture: Image.Image) -> Image.Image:
    """On white paper, in shades of grey."""
    ground = Image.new("RGBA", picture.size, "white")
    ground.alpha_composite(picture)
    return ground.convert("L")


def differing(first: Image.Image, second: Image.Image) -> int:
    """How many pixels clearly differ."""
    return sum(ImageChops.difference(first, second).histogram()[CLEAR:])


@pytest.mark.parametrize("name", NAMES)
def test_all_52_differ_in_grey_at_60_px(name: str) -> None:
    cards = grey(name)
    closest = min(combinations(cards, 2), key=lambda pair: differing(cards[pair[0]], cards[pair[1]]))
    assert differing(cards[closest[0]], cards[closest[1]]) >= 25, closest


@pytest.mark.parametrize("name", NAMES)
def test_suits_differ_by_shape_alone(name: str) -> None:
    cards = grey(name)
    for rank in "23456789TA":
        for first, second in combinations([Card(rank, suit).code for suit in "CDHS"], 2):
            assert differing(cards[first], cards[second]) >= 25, (first, second)


@pytest.mark.parametrize("name", NAMES)
def test_courts_differ_without_index_and_mark(name: str) -> None:
    """The middle of the picture only: what is left when both columns of indices and the marks are cut off."""
    courts = {card.code: grey(name)[card.code].crop((18, 12, 44, 43)) for card in CARDS if card.is_court}
    for first, second in combinations(courts, 2):
        assert differing(courts[first], courts[second]) >= 60, (first, second)
        assert ImageStat.Stat(ImageChops.difference(courts[first], courts[second])).mean[0] >= 12, (first, second)


def test_a_card_does_not_differ_from_itself() -> None:
    cards = grey("satin")
    assert differing(cards["KH"], cards["KH"]) == 0


@pytest.mark.parametrize("deck", DECKS, ids=lambda deck: deck.name)
def test_the_index_stays_in_the_part_that_a_fan_shows(deck: Deck) -> None:
    for variant in (known for known in deck.variants if known.colours == "two"):
        for card in CARDS:
            left, right = extent(INDEXES[deck.name](card, variant), card)
            assert 0.01 <= left < right <= LEFT, (card.code, variant.name)


def extent(index: str, card: Card) -> tuple[float, float]:
    """Where an index begins and ends, as parts of the card's width."""
    picture = rendered(document(index, defs=symbol(card.suit)), WIDTH)
    box = picture.getchannel("A").getbbox()
    assert box, "an index shows something"
    return box[0] / WIDTH, box[2] / WIDTH


@pytest.mark.parametrize("deck", DECKS, ids=lambda deck: deck.name)
def test_nothing_is_drawn_over_the_index(deck: Deck) -> None:
    """Where the index stands, the card shows the index and paper."""
    for variant in (known for known in deck.variants if known.colours == "two"):
        files = deck.draw(variant)
        overdrawn = [
            card.code for card in CARDS if hidden(files[card.code], INDEXES[deck.name](card, variant), card)
        ]
        assert not overdrawn, variant.name


def hidden(whole: str, index: str, card: Card) -> int:
    """How many pixels of a card differ from index and paper where the index stands."""
    alone = rendered(document(index, defs=symbol(card.suit)), WIDTH // 2)
    box = alone.getchannel("A").getbbox()
    return differing(flat(rendered(whole, WIDTH // 2)).crop(box), flat(alone).crop(box))


@pytest.mark.parametrize("deck", DECKS, ids=lambda deck: deck.name)
def test_a_back_does_not_tell_which_end_is_up(deck: Deck) -> None:
    back = flat(rendered(deck.back(), WIDTH))
    assert differing(back, back.rotate(180)) <= 20


def test_every_card_is_sharp_at_every_size() -> None:
    """Twice the width shows the same card: nothing depends on pixels."""
    files = satin.SATIN.draw(satin.SATIN.variants[0])
    large = flat(rendered(files["QS"], 960)).resize((240, HEIGHT), Image.Resampling.BOX)
    assert differing(large, flat(rendered(files["QS"], 240))) <= 40
