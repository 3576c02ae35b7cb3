"""Judgement about Architects."""

from random import Random
from typing import Any

import pytest

from tests.architects.builders import a_city, a_scene
from tests.bots.judging import best, ending, moments, wins_against_random
from wonders import make
from wonders.bots.architects.knowledge import ArchitectsKnowledge
from wonders.games.architects.city import City

KNOWS = ArchitectsKnowledge()


def choice(*cities: City, does: tuple[str, ...] = (), **settings: Any) -> str:
    scene = a_scene(*cities, **settings).does(*does)
    return best(KNOWS, scene.game, scene.table)


def test_it_takes_the_card_that_completes_a_stage() -> None:
    assert choice(a_city("gizah", "wood"), a_city("rhodos"), tops=("wood", "stone")) == "take rhodos"
    assert choice(a_city("gizah", "wood"), a_city("rhodos"), tops=("stone", "wood")) == "take gizah"


def test_identical_resources_are_taken_where_they_are_asked_for() -> None:
    mine = a_city("gizah", "wood", built=(1,))
    assert choice(mine, a_city("rhodos"), tops=("wood", "stone")) == "take gizah"


def test_it_ends_the_match_as_the_leader_and_not_as_another() -> None:
    built = (1, 2, 3, 4)
    mine = a_city("gizah", "wood stone clay", built=built)
    assert choice(mine, a_city("rhodos"), tops=("glass", "laurel")) == "take gizah"
    ahead = a_city("rhodos", "20 laurel", built=(1, 2, 3))
    assert choice(mine, ahead, tops=("glass", "laurel")) == "take rhodos"


def test_it_takes_the_second_of_a_symbol() -> None:
    mine = a_city("gizah", "gear")
    assert choice(mine, a_city("rhodos"), tops=("gear", "tablet")) == "take gizah"


def test_it_looks_with_the_cat_before_it_takes() -> None:
    assert choice(a_city("gizah"), a_city("rhodos"), cat=0) == "look"


def test_it_takes_what_it_has_seen_with_the_cat() -> None:
    mine = a_city("gizah", "wood")
    settings: dict[str, Any] = {"tops": ("wood", "shield"), "common": "stone", "cat": 0, "lookers": (0,)}
    assert choice(mine, a_city("rhodos"), **settings) == "take common"


def test_it_brings_on_a_conflict_that_it_wins_and_not_one_that_it_loses() -> None:
    strong, weak = a_city("gizah", "2 shield"), a_city("rhodos")
    assert choice(strong, weak, tops=("shield_horn", "laurel"), peace=1) == "take gizah"
    assert (
        choice(a_city("gizah"), a_city("rhodos", "3 shield"), tops=("shield_horn", "laurel"), peace=1) == "take rhodos"
    )


def test_for_playouts_it_does_not_think_of_the_others() -> None:
    scene = a_scene(a_city("gizah"), a_city("rhodos", "wood"), tops=("laurel", "stone"))
    ((seat, asked),) = scene.game.pending(scene.table).items()
    legal = scene.game.legal(scene.table, seat)
    with_care = KNOWS.weigh(scene.game, scene.table, seat, asked, legal)
    for_playouts = KNOWS.for_playouts.weigh(scene.game, scene.table, seat, asked, legal)
    more = {str(action): a - b for action, a, b in zip(legal, with_care, for_playouts, strict=True)}
    assert more["take rhodos"] > 0.1, "the stone would complete a stage of Rhodos"
    assert more["take common"] == 0


def test_a_payment_keeps_what_the_next_stage_needs() -> None:
    mine = a_city("gizah", "2 wood stone clay")
    paid = choice(mine, a_city("rhodos"), tops=("shield", "laurel"), does=("take gizah", "draw laurel"))
    assert paid == "build 1 stone,clay"


def test_coins_are_spent_last() -> None:
    mine = a_city("gizah", "wood stone coin")
    assert choice(mine, a_city("rhodos"), tops=("shield", "laurel"), does=("take gizah", "draw laurel")) == (
        "build 1 wood,stone"
    )


def test_the_second_culture_is_the_best_token() -> None:
    mine = a_city("gizah", "gear", owns="culture", built=(1, 2, 3))
    does = ("take gizah", "draw laurel")
    settings: dict[str, Any] = {"tops": ("gear", "wood"), "row": "culture politics propaganda"}
    assert choice(mine, a_city("rhodos"), does=does, **settings) == "trade gear,gear culture"


def test_halikarnassos_keeps_the_card_that_helps_most() -> None:
    mine = a_city("halikarnassos", "wood clay stone", built=(1,))
    scene = a_scene(mine, a_city("rhodos"), tops=("wood", "laurel"))
    scene.does("take halikarnassos", "draw shield")
    assert best(KNOWS, scene.game, scene.table).startswith(("build 2", "search"))


def test_an_extra_card_that_is_offered_is_taken() -> None:
    mine = a_city("gizah", owns="urbanism")
    chosen = choice(mine, a_city("rhodos"), tops=("wood", "laurel"), does=("take gizah", "draw laurel"))
    assert chosen.startswith("extra urbanism")


OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"wonders": "choose"},
    {"effects": "may", "olympia": "apart", "halikarnassos": "open", "token_stages": "may"},
    {"extra_cards": "must", "no_tokens": "discard", "token_reach": "turn", "coins": "missing"},
)


@pytest.mark.parametrize("players", [2, 4, 7])
@pytest.mark.parametrize("options", OPTIONS)
def test_every_decision_is_weighed(players: int, options: dict[str, Any]) -> None:
    game = make("architects", players, **options)
    for number in range(2):
        for table, seat, asked in moments(game, f"every:{number}"):
            legal = game.legal(table, seat)
            weights = KNOWS.weigh(game, table, seat, asked, legal)
            assert len(weights) == len(legal) and all(abs(weight) < 1e6 for weight in weights)
            shares = KNOWS.estimate(game, table)
            assert len(shares) == players and sum(shares) == pytest.approx(1)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_view_and_a_table_dealt_from_it_are_judged_alike(players: int) -> None:
    game = make("architects", players)
    for table, seat, asked in moments(game, "alike"):
        legal = game.legal(table, seat)
        view = game.view(table, seat)
        weights = list(KNOWS.weigh(game, view, seat, asked, legal))
        for number in (1, 2):
            dealt = game.resample((view,), Random(number))
            assert weights == list(KNOWS.weigh(game, dealt, seat, asked, legal))
            assert KNOWS.estimate(game, view) == KNOWS.estimate(game, dealt) == KNOWS.estimate(game, table)


def test_the_top_of_the_common_deck_counts_only_for_who_has_seen_it() -> None:
    mine, other = a_city("gizah", "wood"), a_city("rhodos")
    seen = a_scene(mine, other, tops=("wood", "shield"), common="stone", lookers=(1,))
    unseen = a_scene(mine, other, tops=("wood", "shield"), common="wood", lookers=(1,))
    asked, legal = seen.game.pending(seen.table)[0], seen.game.legal(seen.table, 0)
    assert KNOWS.weigh(seen.game, seen.table, 0, asked, legal) == KNOWS.weigh(
        unseen.game, unseen.table, 0, asked, legal
    )


def test_the_estimate_of_an_end_is_its_outcome() -> None:
    for players in (2, 4):
        game = make("architects", players)
        for number in range(6):
            table = ending(game, f"end:{number}")
            outcome = game.outcome(table)
            assert outcome is not None
            expected = [float(seat in outcome.winners) / len(outcome.winners) for seat in game.seats]
            assert list(KNOWS.estimate(game, table)) == expected


def test_more_points_are_a_larger_share() -> None:
    scene = a_scene(a_city("gizah", "5 laurel", built=(1, 2)), a_city("rhodos"), a_city("babylon", "laurel"))
    mine, second, third = KNOWS.estimate(scene.game, scene.table)
    assert mine > third > second and mine > 0.5


@pytest.mark.parametrize(("players", "games", "least"), [(2, 24, 19), (4, 24, 15)])
def test_it_beats_random_bots(players: int, games: int, least: int) -> None:
    assert wins_against_random(make("architects", players), games, "strength") >= least
