"""The numbering of Duel's actions."""

from random import Random

import pytest

import wonders
from wonders.core.options import Setting
from wonders.spaces import NotInSpace, make

SPACE = make("duel")


def test_every_number_has_a_text_that_the_game_reads() -> None:
    notation = wonders.make("duel").notation
    assert SPACE.size == 1140
    for number in range(SPACE.size):
        text = SPACE.text(number)
        assert SPACE.number(text) == number and str(notation.parse(text)) == text


@pytest.mark.parametrize("options", [{}, {"fair": "bid"}, {"first": "lot", "wonders": "fixed"}])
def test_every_legal_answer_has_a_number(options: dict[str, Setting]) -> None:
    game, chooser = wonders.make("duel", 2, **options), Random(5)
    for seed in range(10):
        match = wonders.Match(game, wonders.Dealer.from_seed(seed))
        while match.pending:
            for seat in match.waiting_for:
                numbers = SPACE.legal(game, match.table, seat)
                assert len(numbers) == len(match.legal(seat)) > 0
                match.answer(seat, SPACE.text(chooser.choice(numbers)))


@pytest.mark.parametrize("text", ["build palace_of_lies", "sell", "wonder colossus", "bid 8", ""])
def test_a_text_that_is_no_action_gets_a_sentence(text: str) -> None:
    with pytest.raises(NotInSpace, match="is no action of duel"):
        SPACE.number(text)


@pytest.mark.parametrize("number", [-1, 1140])
def test_a_number_that_is_no_action_gets_a_sentence(number: int) -> None:
    with pytest.raises(NotInSpace, match="has the actions 0 to 1139"):
        SPACE.text(number)
