"""What is kept with a city's standing is the same as what would be worked out anew."""

import dataclasses

import pytest

from wonders.games.classic.card import Board, Card
from wonders.games.classic.cards import CARDS
from wonders.games.classic.city import Standing
from wonders.games.classic.wonders import ALL_BOARDS, BOARDS


def facts(standing: Standing) -> dict[str, object]:
    """Every field, those too that do not count when standings are compared."""
    return {field.name: getattr(standing, field.name) for field in dataclasses.fields(standing)}


@pytest.mark.parametrize("board", ALL_BOARDS, ids=str)
def test_a_completed_stage_adds_just_what_it_does(board: Board) -> None:
    built = (CARDS["lumber_yard"], CARDS["east_trading_post"])
    standing = Standing(board, built)
    for stages in range(1, len(board.stages) + 1):
        standing = standing.with_stage()
        assert facts(standing) == facts(Standing(board, built, stages))


@pytest.mark.parametrize("card", CARDS.values(), ids=str)
def test_one_more_building_adds_just_what_it_does(card: Card) -> None:
    before = Standing(BOARDS["gizah_b"], (CARDS["lumber_yard"], CARDS["east_trading_post"]), 2)
    assert facts(before.with_card(card)) == facts(Standing(before.board, (*before.built, card), 2))
