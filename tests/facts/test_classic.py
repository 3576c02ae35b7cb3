"""What is shown of 7 Wonders: facts that follow from a view, attempts, and what a seat remembers."""

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

import wonders
from tests.classic.builders import a_city, a_table
from wonders.core.decisions import SPECTATOR, IllegalAction
from wonders.core.match import Match
from wonders.facts import classic
from wonders.games.classic.game import Classic
from wonders.games.classic.table import Table

EVERY = [
    (2, {}),
    (3, {"sides": "choose"}),
    (5, {"expansions": "leaders"}),
    (4, {"expansions": "cities", "teams": True}),
    (8, {"expansions": "cities,leaders"}),
]


def a_match(players: int, options: dict[str, Any], seed: str) -> tuple[Classic, Match[Any, Any]]:
    game = Classic(players, **options)
    return game, Match(game, wonders.Dealer.from_seed(seed), seed=seed)


def facts_of(table: Table, seat: int = 0, players: int = 3, **options: Any) -> dict[str, Any]:
    game = Classic(players, **options)
    return dict(classic.facts(game, game.view(table, seat)))


@pytest.mark.parametrize(("players", "options"), EVERY)
def test_every_moment_has_plain_facts_and_attempts_that_can_be_checked(players: int, options: dict[str, Any]) -> None:
    (game, match), rng = a_match(players, options, "facts"), Random(1)
    while match.pending:
        table = match.table
        for seat in (*match.pending, SPECTATOR):
            view = game.view(table, seat)
            json.dumps(classic.facts(game, view))
            for attempt in classic.attempts(game, view):
                assert game.notation.parse(str(attempt)) == attempt
                if attempt not in match.legal(seat):
                    assert isinstance(game.why_not(table, seat, attempt), IllegalAction)
        for seat in match.waiting_for:
            match.answer(seat, rng.choice(match.legal(seat)))
    view = game.view(match.table, 0)
    shown: Any = classic.facts(game, view)
    outcome = match.outcome
    assert outcome is not None
    assert tuple(city["total"] for city in shown["cities"])[:players] == outcome.points
    for column, city in zip(outcome.sheet, shown["cities"], strict=True):
        assert city["points"] == {category: column.of(category) for category in outcome.categories}


def test_every_card_is_tried_and_a_stage_once() -> None:
    game, match = a_match(3, {}, "ways")
    view = game.view(match.table, 1)
    tried = [str(attempt) for attempt in classic.attempts(game, view)]
    assert tried == [*(f"build {card.id}" for card in dict.fromkeys(view.hand)), f"stage {view.hand[0].id}"]


def test_for_the_free_city_every_use_of_every_card_is_tried() -> None:
    game, match = a_match(2, {}, "free")
    (seat,) = match.waiting_for
    view = game.view(match.table, seat)
    tried = {str(attempt) for attempt in classic.attempts(game, view)}
    assert tried == {f"{verb} {card.id}" for card in view.hand for verb in ("build", "stage", "sell")}


def test_goods_for_sale_leave_out_what_is_private() -> None:
    table = a_table(a_city("gizah_a", built="forum sawmill tree_farm"), a_city(), a_city())
    city = facts_of(table)["cities"][0]
    assert city["sellable"] == [["S"], ["W"], ["W"], ["W", "C"]]
    assert sorted([*city["sellable"], ["G", "P", "L"]]) == sorted(city["goods"])


def test_prices_are_those_of_the_side() -> None:
    table = a_table(a_city(built="west_trading_post marketplace"), a_city(), a_city())
    prices = facts_of(table)["cities"][0]["prices"]
    low, high = sorted((prices["left"]["raw"], prices["right"]["raw"]))
    assert (low, high) == (1, 2)
    assert prices["left"]["made"] == prices["right"]["made"] == 1


def test_conflicts_are_told_as_if_the_age_ended_now() -> None:
    table = a_table(a_city(built="stockade"), a_city(), a_city(), age=2)
    assert facts_of(table)["conflicts"] == [
        {"winner": 0, "loser": 1, "worth": 3},
        {"winner": 0, "loser": 2, "worth": 3},
    ]


def test_a_city_with_diplomacy_stands_aside() -> None:
    table = a_table(a_city(built="stockade").but(tokens=("diplomacy",)), a_city(), a_city(built="barracks"), age=1)
    shown = facts_of(table, expansions="cities")
    assert shown["conflicts"] == [{"winner": 2, "loser": 1, "worth": 1}]
    assert shown["cities"][0]["tokens"] == {"diplomacy": 1}


def test_hands_go_right_in_the_second_age() -> None:
    assert [facts_of(a_table(a_city(), a_city(), a_city(), age=age))["passing"] for age in (1, 2, 3)] == [
        "left",
        "right",
        "left",
    ]


def test_a_seat_remembers_the_hand_it_passed_on() -> None:
    (game, match), rng = a_match(4, {}, "memory"), Random(2)
    held = {card.id for card in game.view(match.table, 0).hand}
    for seat in match.waiting_for:
        match.answer(seat, rng.choice(match.legal(seat)))
    known: Any = classic.recall(game, match.history(0))
    assert [one["seat"] for one in known] == [1]
    assert len(known[0]["cards"]) == known[0]["size"] == 6
    assert set(known[0]["cards"]) <= held


@pytest.mark.parametrize(("players", "options"), EVERY)
def test_what_is_remembered_is_true(players: int, options: dict[str, Any]) -> None:
    (game, match), rng = a_match(players, options, "true"), Random(3)
    while match.pending:
        table = match.table
        recalled: Any = classic.recall(game, match.history(0))
        for known in recalled:
            hand = Counter(card.id for card in table.hands[known["seat"]])
            there = Counter(known["cards"]) & hand
            assert there.total() >= len(known["cards"]) - known["gone"]
            assert known["size"] == hand.total()
        for seat in match.waiting_for:
            match.answer(seat, rng.choice(match.legal(seat)))


@pytest.mark.parametrize(("counts", "points"), [("built", 1), ("borrowed", 0)])
def test_points_so_far_follow_the_option_for_copied_guilds(counts: str, points: int) -> None:
    table = a_table(a_city("olympia_b", stages=3), a_city(built="shipowners_guild"), a_city())
    assert facts_of(table, copied_guild=counts)["cities"][0]["points"]["guilds"] == points


def test_after_the_end_no_turn_is_the_last_of_its_age() -> None:
    game, match = a_match(3, {}, "over")
    rng = Random(1)
    told = []
    while match.outcome is None:
        for seat in match.pending:
            match.answer(seat, rng.choice(match.legal(seat)))
        told.append(classic.facts(game, game.view(match.table, 0))["last_turn"])
    assert True in told and told[-1] is False
