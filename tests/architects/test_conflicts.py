"""Rulebook: Rote Karten; Einen Konflikt abhandeln; Spiel zu zweit."""

from typing import Any

import pytest

from tests.architects.builders import Scene, a_city, a_scene
from wonders.games.architects.events import ConflictFought, HornsSounded, TurnPassed
from wonders.games.architects.military import two_player_victories, victories
from wonders.games.architects.options import House

THREE = ("gizah", "rhodos", "babylon")


def taking(top: str, peace: int, *has: str, **settings: Any) -> Scene:
    """The first of some cities takes a red card."""
    cities = [a_city(name, cards) for name, cards in zip((*THREE, "olympia"), has, strict=False)]
    names = (top, *["laurel"] * (len(has) - 1))
    return a_scene(*cities, tops=names, peace=peace, **settings).does("take gizah", "draw laurel")


@pytest.mark.parametrize(("card", "peace"), [("shield", 3), ("shield_horn", 2)])
def test_horns_turn_conflict_tokens_to_battle(card: str, peace: int) -> None:
    assert taking(card, 3, "", "", "").table.middle.peace == peace


def test_two_horns_turn_two_tokens() -> None:
    scene = a_scene(a_city("rhodos"), a_city("gizah"), tops=("shield_two_horns", "wood")).does(
        "take rhodos", "draw gear"
    )
    assert scene.table.middle.peace == 1 and scene.named(HornsSounded) == [HornsSounded(0, 2)]


def test_example_a_second_horn_without_a_token_is_ignored() -> None:
    """Two horns, but only one token still shows peace: it is turned, the other horn does nothing."""
    scene = a_scene(a_city("rhodos"), a_city("gizah"), tops=("shield_two_horns", "wood"), peace=1)
    scene.does("take rhodos", "draw gear")
    assert scene.named(HornsSounded) == [HornsSounded(0, 1)] and len(scene.named(ConflictFought)) == 1


def test_horns_after_the_last_token_do_nothing() -> None:
    scene = a_scene(a_city("gizah", owns="propaganda"), a_city("rhodos"), tops=("shield_horn", "shield_horn"), peace=1)
    scene.does("take gizah", "draw laurel", "extra propaganda rhodos", "draw laurel")
    assert scene.named(HornsSounded) == [HornsSounded(0, 1)]
    assert len(scene.named(ConflictFought)) == 1 and scene.table.middle.peace == 3


def test_the_conflict_comes_at_the_end_of_the_turn() -> None:
    """Cards taken after the last token was turned still count."""
    scene = a_scene(
        a_city("gizah", owns="propaganda"), a_city("rhodos", "shield"), tops=("shield_horn", "shield"), peace=1
    )
    scene.does("take gizah", "draw laurel")
    assert scene.named(ConflictFought) == [] and scene.table.middle.peace == 0
    scene.does("extra propaganda rhodos", "draw laurel")
    assert scene.named(ConflictFought) == [ConflictFought((2, 1), (2, 0))]
    assert isinstance(scene.events[-1], TurnPassed)


def test_without_the_last_token_there_is_no_conflict() -> None:
    assert taking("shield_horn", 2, "", "", "").named(ConflictFought) == []


@pytest.mark.parametrize(
    ("shields", "won"),
    [
        ((0, 0, 0), (0, 0, 0)),
        ((2, 1, 0), (2, 1, 0)),
        ((1, 1, 0), (1, 1, 0)),
        ((3, 3, 3), (0, 0, 0)),
        ((0, 5, 0), (0, 2, 0)),
        ((1, 0, 1, 0), (2, 0, 2, 0)),
        ((3, 2, 1, 0), (2, 1, 1, 0)),
        ((1, 2, 3, 4, 5), (0, 1, 1, 1, 2)),
        ((0, 1, 0, 2, 0, 3, 0), (0, 2, 0, 2, 0, 2, 0)),
    ],
)
def test_one_victory_token_for_each_neighbour_with_fewer_shields(
    shields: tuple[int, ...], won: tuple[int, ...]
) -> None:
    assert victories(shields) == won


def test_everybody_compares_not_only_the_one_who_blew_the_horn() -> None:
    scene = taking("shield_horn", 1, "", "3 shield", "", "2 shield")
    assert scene.named(ConflictFought) == [ConflictFought((1, 3, 0, 2), (0, 2, 0, 2))]
    assert [scene.city(seat).victories for seat in range(4)] == [0, 2, 0, 2]


def test_tactics_and_rhodos_count_and_are_never_discarded() -> None:
    rhodos = a_city("rhodos", "shield_horn", (1, 2, 3, 4), owns="tactics")
    assert rhodos.shields == 5
    scene = a_scene(
        a_city("gizah"), rhodos, a_city("babylon", "5 shield"), tops=("shield_horn", "wood", "wood"), peace=1
    )
    scene.does("take gizah", "draw laurel")
    assert scene.named(ConflictFought) == [ConflictFought((1, 5, 5), (0, 1, 1))]
    assert scene.city(1).shields == 4


def test_all_red_cards_with_horns_are_discarded_and_the_others_stay() -> None:
    scene = taking("shield_horn", 1, "shield", "shield shield_two_horns", "2 shield_horn")
    assert [scene.has("shield", seat) for seat in range(3)] == [1, 1, 0]
    assert all(scene.has(card, seat) == 0 for card in ("shield_horn", "shield_two_horns") for seat in range(3))
    assert scene.discarded("shield_horn") == 3 and scene.discarded("shield_two_horns") == 1
    assert scene.discarded("shield") == 0


def test_cards_with_horns_count_in_the_conflict_before_they_go() -> None:
    assert taking("shield_horn", 1, "", "2 shield_horn", "").named(ConflictFought) == [
        ConflictFought((1, 2, 0), (1, 2, 0))
    ]


@pytest.mark.parametrize(("players", "tokens"), [(2, 3), (3, 3), (4, 4)])
def test_all_conflict_tokens_show_peace_again(players: int, tokens: int) -> None:
    assert taking("shield_horn", 1, *[""] * players).table.middle.peace == tokens


@pytest.mark.parametrize(
    ("mine", "other", "tokens"),
    [(1, 0, 1), (2, 0, 2), (2, 1, 2), (3, 2, 1), (4, 2, 2), (5, 3, 1), (6, 3, 2), (0, 0, 0), (3, 3, 0)],
)
def test_example_two_players_one_token_or_two_for_twice_as_many(mine: int, other: int, tokens: int) -> None:
    assert two_player_victories((mine, other), House(2)) == (tokens, 0)
    assert two_player_victories((other, mine), House(2)) == (0, tokens)


def test_one_shield_against_none_may_be_twice_as_many() -> None:
    assert two_player_victories((1, 0), House(2, one_to_nil=2)) == (2, 0)
    assert two_player_victories((0, 0), House(2, one_to_nil=2)) == (0, 0)


def test_two_players_use_the_rule_for_two() -> None:
    assert taking("shield_horn", 1, "shield", "shield").named(ConflictFought) == [ConflictFought((2, 1), (2, 0))]
    assert taking("shield_horn", 1, "", "").named(ConflictFought) == [ConflictFought((1, 0), (1, 0))]


def test_victory_tokens_never_run_out() -> None:
    cities = [a_city("gizah", "3 shield", victories=14), a_city("rhodos", victories=14), a_city("babylon")]
    scene = a_scene(*cities, tops=("shield_horn", "wood", "wood"), peace=1).does("take gizah", "draw laurel")
    assert [city.victories for city in scene.table.cities] == [16, 14, 0]


def test_unless_the_house_has_only_28_of_them() -> None:
    cities = [a_city("gizah", "3 shield", victories=13), a_city("rhodos", "2 shield", victories=14), a_city("babylon")]
    scene = a_scene(*cities, tops=("shield_horn", "wood", "wood"), peace=1, victory_tokens="28")
    scene.does("take gizah", "draw laurel")
    assert scene.named(ConflictFought) == [ConflictFought((4, 2, 0), (1, 0, 0))]
