"""Points by category, as on the paper pad."""

from typing import Any

import pytest

from tests.pad.entries import Entry, doubts, outcome, problems


def by_points(game: str, *players: dict[str, int], **more: Any) -> Entry:
    rows = [{"name": name, "points": points} for name, points in zip("ABCDEFGH", players, strict=False)]
    return {"game": game, "players": rows, **more}


def test_points_are_added_up() -> None:
    found = outcome(by_points("classic", {"military": 6, "treasury": 4, "science": 21}, {"wonder": 10}, {"guilds": 3}))
    assert (found.points, found.ranks, found.reason) == ((31, 10, 3), (1, 2, 3), "points")
    assert found.sheet[0].of("science") == 21


@pytest.mark.parametrize(
    ("game", "row", "fine", "wrong"),
    [
        ("classic", "military", 18, 19),
        ("classic", "military", -6, -7),
        ("classic", "science", 2, 3),
        ("classic", "science", 31, 6),
        ("classic", "civilian", 2, 1),
        ("classic", "wonder", 20, 19),
        ("classic", "treasury", 0, -1),
        ("duel", "military", 5, 3),
        ("duel", "commerce", 6, 4),
        ("duel", "progress", 13, 2),
        ("duel", "wonders", 9, 1),
        ("duel", "civilian", 3, 2),
        ("architects", "cat", 2, 3),
        ("architects", "military", 9, 10),
        ("architects", "blue", 5, 1),
        ("architects", "wonder", 30, 1),
    ],
)
def test_some_figures_cannot_be(game: str, row: str, fine: int, wrong: int) -> None:
    others: list[dict[str, int]] = [{}] if game == "duel" else [{}, {}]
    assert problems(by_points(game, {row: fine}, *others)) == []
    assert problems(by_points(game, {row: wrong}, *others)) == ["points"]


def test_debts_make_coins_negative_with_cities() -> None:
    entry = by_points("classic", {"treasury": -2, "extras": 4}, {}, {}, options={"expansions": "cities"})
    assert outcome(entry).points[0] == 2
    assert "field" in problems(by_points("classic", {"extras": 4}, {}, {}))


def test_a_tie_is_broken_by_coins_if_they_are_known() -> None:
    entry = by_points("classic", {"guilds": 5}, {"guilds": 5}, {})
    assert (outcome(entry).reason, doubts(entry)) == ("shared", ["tie"])
    entry["players"][0]["coins"], entry["players"][1]["coins"] = 2, 1
    assert (outcome(entry).ranks, outcome(entry).reason, doubts(entry)) == ((1, 2, 3), "tie-break", [])


def test_teams_add_up_points_and_coins() -> None:
    rows: tuple[dict[str, int], ...] = ({"guilds": 5}, {"guilds": 2}, {"guilds": 3}, {"guilds": 4})
    entry = by_points("classic", *rows, options={"teams": True})
    assert (outcome(entry).ranks, outcome(entry).reason, doubts(entry)) == ((1, 1, 1, 1), "shared", ["tie"])
    for player, coins in zip(entry["players"], (0, 2, 1, 0), strict=True):
        player["coins"] = coins
    assert (outcome(entry).winners, outcome(entry).reason) == ((0, 1), "tie-break")


def test_of_equals_in_duel_the_one_with_more_on_blue_cards_wins() -> None:
    assert outcome(by_points("duel", {"civilian": 7}, {"wonders": 7})).reason == "tie-break"
    assert outcome(by_points("duel", {"civilian": 7}, {"civilian": 7})).reason == "draw"


def test_only_one_is_ahead_on_the_track() -> None:
    assert problems(by_points("duel", {"military": 2}, {"military": 5})) == ["both-military"]


def test_a_supremacy_is_named_with_its_winner() -> None:
    found = outcome(by_points("duel", {}, {}, ending="science", winner=1))
    assert (found.reason, found.ranks) == ("science", (2, 1))
    assert problems(by_points("duel", {}, {}, ending="luck", winner=1)) == ["ending"]
    assert problems(by_points("duel", {}, {}, ending="science", winner=2)) == ["number"]


def test_stages_break_a_tie_in_architects() -> None:
    entry = by_points("architects", {"blue": 4}, {"blue": 4})
    entry["players"][1]["stages"], entry["players"][0]["stages"] = 4, 3
    assert (outcome(entry).ranks, outcome(entry).reason) == ((2, 1), "exhausted")


def test_there_is_one_cat() -> None:
    assert problems(by_points("architects", {"cat": 2}, {"cat": 2})) == ["two-cats"]


@pytest.mark.parametrize(
    ("points", "problem"),
    [({"luck": 3}, "field"), ({"guilds": "3"}, "number"), ({"guilds": 1.0}, "number"), ([3], "no-object")],
)
def test_nonsense_is_refused(points: Any, problem: str) -> None:
    assert problems(by_points("classic", points, {}, {})) == [problem]
