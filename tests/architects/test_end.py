"""Rulebook: Spielende (end, points, ties)."""

from typing import Any

import pytest

from tests.architects.builders import Scene, a_city, a_scene, a_table
from wonders.games.architects.cards import CARDS
from wonders.games.architects.city import City
from wonders.games.architects.events import ConflictFought, GameEnded, TurnPassed
from wonders.games.architects.scoring import lines, outcome
from wonders.games.architects.table import NO_SEAT, OVER


def over(*cities: City, cat: int = NO_SEAT) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Points and ranks of cities at the end."""
    found = outcome(a_table(*cities, cat=cat, queue=(OVER,)))
    assert found is not None
    return found.points, found.ranks


def finishing(**settings: Any) -> Scene:
    """The first city takes its last resource."""
    city = a_city("gizah", "wood clay glass", (1, 2, 3, 4))
    return a_scene(city, a_city("rhodos", "shield"), a_city("babylon"), tops=("papyrus", "wood", "wood"), **settings)


def test_the_game_ends_with_the_turn_in_which_a_wonder_is_finished() -> None:
    scene = finishing().does("take gizah", "draw laurel")
    assert scene.events[-1] == GameEnded("finished") and scene.named(TurnPassed) == []
    assert scene.asked == "" and scene.legal == []


def test_four_stages_do_not_end_it() -> None:
    scene = a_scene(a_city("gizah", "2 wood", (1, 2, 3)), a_city("rhodos"), tops=("wood", "wood"))
    assert scene.does("take gizah", "draw laurel").seat == 1


def test_the_last_stage_of_babylon_may_be_the_three_identical_one() -> None:
    scene = a_scene(a_city("babylon", "2 wood", (1, 2, 3, 5)), a_city("rhodos"), tops=("wood", "wood"))
    scene.does("take babylon", "draw laurel", "progress stack", "token culture")
    assert scene.events[-1] == GameEnded("finished") and len(scene.city().tokens) == 1


def test_what_is_still_due_is_done_before_the_end() -> None:
    scene = finishing()
    city = a_city("gizah", "wood clay glass 2 gear", (1, 2, 3, 4), owns="architecture")
    scene.table = scene.table.but(cities=(city, *scene.table.cities[1:]))
    scene.does("take gizah", "draw laurel", "build 5 wood,clay,papyrus,glass", "trade gear,gear stack", "token culture")
    assert scene.legal == [
        "extra architecture gizah",
        "extra architecture babylon",
        "extra architecture common",
        "finish",
    ]
    assert scene.does("extra architecture gizah", "draw shield").asked == ""


def test_a_conflict_of_the_last_turn_is_fought() -> None:
    scene = a_scene(
        a_city("gizah", "wood clay glass", (1, 2, 3, 4), owns="crafts"),
        a_city("rhodos"),
        tops=("papyrus", "shield_horn"),
        peace=1,
    )
    scene.does("take gizah", "draw laurel", "extra crafts rhodos", "draw laurel")
    assert scene.named(ConflictFought) == [ConflictFought((1, 0), (1, 0))]
    assert [type(event) for event in scene.events[-2:]] == [ConflictFought, GameEnded]


def test_unless_the_house_ends_the_game_first() -> None:
    scene = a_scene(
        a_city("gizah", "wood clay glass", (1, 2, 3, 4), owns="crafts"),
        a_city("rhodos"),
        tops=("papyrus", "shield_horn"),
        peace=1,
        last_conflict=False,
    )
    scene.does("take gizah", "draw laurel", "extra crafts rhodos", "draw laurel")
    assert scene.named(ConflictFought) == [] and scene.asked == ""


def test_a_conflict_before_the_last_turn_is_always_fought() -> None:
    scene = a_scene(a_city("gizah"), a_city("rhodos"), tops=("shield_horn", "wood"), peace=1, last_conflict=False)
    assert len(scene.does("take gizah", "draw laurel").named(ConflictFought)) == 1


def test_the_game_ends_when_the_last_card_of_the_table_is_taken() -> None:
    scene = a_scene(a_city("gizah"), a_city("rhodos"), a_city("babylon"), tops=("laurel", "", ""), common="")
    scene.table = scene.table.but(piles=((CARDS["laurel"], ()), *scene.table.piles[1:]))
    scene.does("take gizah")
    assert scene.events[-1] == GameEnded("exhausted")
    found = scene.game.outcome(scene.table)
    assert found is not None and found.reason == "exhausted" and found.points == (3, 0, 0)


def test_example_of_the_score_sheet() -> None:
    """Ephesos with its base and two columns 10, cat 2, blue 7, four victory tokens 12, Strategy 4: 35 in all."""
    city = a_city("ephesos", "laurel 2 laurel_cat", (1, 2, 3), owns="strategy", victories=4)
    table = a_table(city, a_city("gizah"), cat=0, queue=(OVER,), row="decor politics education")
    found = outcome(table)
    assert found is not None and found.points[0] == 35
    column = found.sheet[0]
    assert [column.of(category) for category in found.categories] == [10, 2, 7, 12, 4]


def test_the_points_of_completed_stages() -> None:
    assert over(a_city("gizah", built=(1, 2, 3, 4, 5)), a_city("babylon", built=(1, 2)))[0] == (30, 3)


def test_the_cat_is_worth_two_points_to_its_holder() -> None:
    assert over(a_city("gizah"), a_city("babylon"), cat=1)[0] == (0, 2)


def test_a_victory_token_is_worth_three() -> None:
    assert over(a_city("gizah", victories=5), a_city("babylon"))[0] == (15, 0)


def test_other_cards_left_over_count_nothing() -> None:
    assert over(a_city("gizah", "wood coin gear shield shield_horn"), a_city("babylon"))[0] == (0, 0)


def test_blue_cards_count_their_points() -> None:
    assert over(a_city("gizah", "2 laurel 3 laurel_cat"), a_city("babylon"))[0] == (12, 0)


def test_most_points_win() -> None:
    assert over(a_city("gizah", "laurel"), a_city("babylon", "2 laurel"), a_city("rhodos"))[1] == (2, 1, 3)


def test_of_equals_the_one_with_more_stages_wins() -> None:
    cities = a_city("gizah", "laurel", built=()), a_city("babylon", built=(1,)), a_city("rhodos")
    assert over(*cities) == ((3, 3, 0), (2, 1, 3))


def test_else_the_place_is_shared() -> None:
    cities = a_city("gizah", built=(1,)), a_city("rhodos", built=(2,)), a_city("babylon")
    assert over(*cities) == ((4, 4, 0), (1, 1, 3))


def test_a_game_that_goes_on_has_no_outcome() -> None:
    assert outcome(a_table(a_city("gizah"), a_city("rhodos"))) is None


@pytest.mark.parametrize("seat", [0, 1])
def test_every_point_has_a_line_with_a_source(seat: int) -> None:
    table = a_table(
        a_city("gizah", "laurel", (1, 2), owns="decor"), a_city("rhodos", victories=1), cat=0, row="politics"
    )
    found = list(lines(table, seat))
    assert sum(line.points for line in found) == [4 + 5 + 2 + 3 + 4, 3][seat]
    assert all(line.source and line.reason.key.startswith("architects-score-") for line in found)
