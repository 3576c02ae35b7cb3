"""Every answer of classic for 3 to 7 players has one number."""

from random import Random
from typing import Any

import pytest

import wonders
from wonders import Dealer, Match
from wonders.core.options import BadOption
from wonders.spaces import NotInSpace, make
from wonders.spaces.classic import BOARD, DECLINE, REVIVE, SELL, SIZE, STAGE
from wonders.spaces.classic.pieces import CARD_PAIRS, CARDS


def test_texts_and_numbers_lead_to_each_other() -> None:
    space = make("classic", 5)
    assert space.size == SIZE == 4807
    assert all(space.number(space.text(number)) == number for number in range(space.size))
    names = [space.text(number) for number in (0, STAGE, SELL, REVIVE, DECLINE, BOARD)]
    assert names == [
        "build lumber_yard", "stage lumber_yard", "sell lumber_yard", "revive lumber_yard", "decline", "board rhodos_a",
    ]  # fmt: skip


@pytest.mark.parametrize("options", [{}, {"wonders": "choose"}, {"sides": "choose"}, {"last_card": "afresh"}])
def test_every_legal_answer_of_random_matches_has_a_number(options: Any) -> None:
    rng, space = Random(1), make("classic", 4, **options)
    match: Match[Any, Any] = Match(wonders.make("classic", 4, **options), Dealer.from_seed("space"))
    while match.pending:
        for seat in match.waiting_for:
            numbers = space.legal(match.game, match.table, seat)
            assert {space.text(number) for number in numbers} == {str(action) for action in match.legal(seat)}
            match.answer(seat, rng.choice(match.legal(seat)))


def test_the_payments_of_a_card_are_those_that_some_market_asks_for() -> None:
    palace = next(number for number, card in enumerate(CARDS) if card.id == "palace")
    assert (12, 0) in CARD_PAIRS[palace] and (14, 0) not in CARD_PAIRS[palace]  # every board makes one of its goods
    baths = next(number for number, card in enumerate(CARDS) if card.id == "baths")
    assert CARD_PAIRS[baths] == ((0, 0), (0, 1), (1, 0), (0, 2), (2, 0))


def test_what_has_no_number_gets_a_sentence() -> None:
    space = make("classic", 3)
    with pytest.raises(NotInSpace, match="no action of classic"):
        space.number("build palace left=99")
    with pytest.raises(BadOption, match="3 to 7 players"):
        make("classic", 2)
    with pytest.raises(BadOption, match="without expansions"):
        make("classic", 3, expansions="cities")
