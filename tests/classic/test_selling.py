"""Rulebook: "Karte ablegen, um drei Münzen zu erhalten"."""

from random import Random

import pytest

from tests.classic.builders import a_city, a_table, game_of, ids, kinds, legal, play
from wonders.core.chance import Dealer
from wonders.core.decisions import SPECTATOR
from wonders.core.match import Match
from wonders.games.classic.actions import Sell
from wonders.games.classic.game import Classic


def test_a_sold_card_brings_three_coins_from_the_bank() -> None:
    after = play(a_table(hands=["palace"]), "sell palace").table
    assert [city.coins for city in after.cities] == [6, 3, 3]
    assert ids(after.discard) == ["palace"]


def test_a_sold_card_lies_face_down() -> None:
    table = a_table(hands=["palace"])
    step = play(table, "sell palace")
    (event,) = kinds(step, "CardSold")
    game = game_of(table)
    assert event.seen_by(0)["card"].id == "palace"
    assert ids(game.view(step.table, 0).sold) == ["palace"]
    for seat in (1, 2, SPECTATOR):
        view = game.view(step.table, seat)
        assert "card" not in event.seen_by(seat)
        assert "palace" not in repr(view)
        assert (view.discarded, view.sold, view.pile) == (1, (), ())


def test_a_card_that_can_be_used_for_nothing_else_must_be_sold() -> None:
    table = a_table(a_city("gizah_a", coins=0), hands=["palace"])
    assert [text for text in legal(table) if "palace" in text] == ["sell palace"]


def test_a_card_of_a_name_that_stands_and_no_stage_left_must_be_sold() -> None:
    table = a_table(a_city("gizah_a", "altar", goods="S S S", stages=3), hands=["altar"])
    assert [text for text in legal(table) if "altar" in text] == ["sell altar"]


@pytest.mark.parametrize("players", [3, 5, 7])
def test_every_card_can_always_be_sold(players: int) -> None:
    match, rng = Match(Classic(players), Dealer.from_seed(players)), Random(players)
    while match.pending:
        for seat in match.waiting_for:
            if match.table.phase in ("pick", "last_card"):
                sales = {action.card for action in match.legal(seat) if isinstance(action, Sell)}
                assert sales == set(ids(match.table.hands[seat]))
            match.answer(seat, rng.choice(match.legal(seat)))


def test_a_city_may_own_any_number_of_coins() -> None:
    assert play(a_table(a_city(coins=1000), hands=["altar"]), "sell altar").table.cities[0].coins == 1003
