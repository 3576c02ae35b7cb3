"""When an effect acts follows from what it overrides: there is nothing to announce, so nothing to forget."""

from collections.abc import Iterator

import pytest

from tests.classic.builders import a_city, a_plain_card, a_table
from wonders.core.phrases import Phrase, phrase
from wonders.games.classic.city import City, Standing
from wonders.games.classic.counts import Colour
from wonders.games.classic.effect import ANSWERING, PAYING, Effect
from wonders.games.classic.events import CardBuilt, CoinsGained
from wonders.games.classic.reactions import react
from wonders.games.classic.table import Draft


class Tip(Effect):
    """A coin when built, a point at the end, and a coin for each later building."""

    def coins(self, cities: tuple[City, ...], at: int) -> int:
        return 1

    def points(self, cities: tuple[City, ...], at: int) -> int:
        return 1

    def on_building(self, built: CardBuilt) -> Iterator[CoinsGained]:
        yield CoinsGained(built.city, 1, built.card.id)

    def in_words(self) -> Phrase:
        return phrase("classic-effect-coins", n=1)


def test_a_card_knows_when_its_effects_act() -> None:
    card = a_plain_card(Colour.YELLOW, Tip())
    assert card.paying == card.scoring == (Tip(),)
    assert card.acting == () and not card.only_adds


def test_an_effect_answers_to_later_buildings_but_not_to_itself() -> None:
    tip, other = a_plain_card(Colour.YELLOW, Tip()), a_plain_card(Colour.BLUE)
    for built, coins in ((tip, 0), (other, 1)):
        city = a_city()
        draft = Draft.open(a_table(city.but(standing=city.standing.but(built=(tip,) if built is other else ()))))
        draft.hands[0] = (built,)
        draft.happen(CardBuilt(0, built, 0, "paid"))
        react(draft, 0)
        assert draft.cities[0].coins == 3 + coins


@pytest.mark.parametrize("question", [*PAYING, *ANSWERING])
def test_an_effect_that_answers_a_single_question_is_found_in_a_city(question: str) -> None:
    kind = type("Single", (Effect,), {question: lambda self, *about: ()})
    standing = Standing(a_city().standing.board).with_card(a_plain_card(Colour.WHITE, kind()))
    found = standing.waivers if question in PAYING else tuple(effect for effect, _ in standing.answering)
    assert found == (kind(),)
