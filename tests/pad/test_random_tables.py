"""Random final tables: the pad says what the engine says. The whole number is in benchmarks/pad_against_engine.py."""

from copy import deepcopy
from functools import cache
from random import Random
from typing import Any

import pytest

from tests.driving import Variant, a_match, play
from wonders.core.outcome import Outcome
from wonders.pad import answer, pack, score, unpack
from wonders.pad.transcribe import entry_of

VARIANTS = [
    *(Variant("duel", 2) for _ in range(3)),
    *(Variant("architects", players) for players in (2, 3, 5, 7)),
    *(Variant("classic", players) for players in (2, 3, 5, 7)),
    *(Variant("classic", players, {"expansions": "cities"}) for players in (2, 3, 8)),
    *(Variant("classic", players, {"expansions": "leaders"}) for players in (2, 4)),
    *(Variant("classic", players, {"expansions": "cities,leaders"}) for players in (2, 3, 7)),
    *(Variant("classic", players, {"expansions": "cities,leaders", "teams": True}) for players in (4, 6, 8)),
    Variant("classic", 4, {"teams": True}),
    Variant("classic", 3, {"copied_guild": "borrowed", "wonders": "olympia,gizah,rhodos", "sides": "B"}),
]
SUPREMACIES = ("military", "science")


@cache
def finished(number: int) -> tuple[dict[str, Any], Outcome]:
    """The entry of a random final table, and what the engine says about it."""
    match = play(a_match(VARIANTS[number], number), Random(number))
    assert match.outcome is not None
    return entry_of(match.game, match.table), match.outcome


def points_of(entry: dict[str, Any], outcome: Outcome) -> dict[str, Any]:
    """The same table as points by category."""
    tie_break = {"classic": "coins", "architects": "stages"}.get(entry["game"], "")
    players = []
    for player, column in zip(entry["players"], outcome.sheet, strict=False):
        held = player.get(tie_break, 0)
        told = {tie_break: len(held) if isinstance(held, list) else held} if tie_break else {}
        players.append({"name": player["name"], "points": {row: column.of(row) for row in outcome.categories}} | told)
    return {"game": entry["game"], "options": entry["options"], "players": players}


@pytest.mark.parametrize("number", range(len(VARIANTS)))
def test_the_pad_says_what_the_engine_says(number: int) -> None:
    entry, outcome = finished(number)
    scored = score(entry)
    assert scored.outcome == outcome
    assert scored.doubts == ()
    assert score(unpack(pack(entry))).entry == scored.entry
    assert answer(entry, "de")["outcome"]["points"] == list(outcome.points)


@pytest.mark.parametrize("number", range(len(VARIANTS)))
def test_points_by_category_lead_to_the_same_ranks(number: int) -> None:
    entry, outcome = finished(number)
    if outcome.reason not in SUPREMACIES:
        found = score(points_of(entry, outcome)).outcome
        same = ("points", "ranks", "reason", "teams", "categories")
        assert [getattr(found, what) for what in same] == [getattr(outcome, what) for what in same]


def test_one_card_more_is_noticed() -> None:
    """The comparison can fail: a table with a blue card less is not the engine's."""
    entry, outcome = deepcopy(finished(8))
    blue = next(
        (player, card)
        for player in entry["players"]
        for card in player["cards"]
        if card in ("altar", "baths", "theater", "temple", "statue", "aqueduct", "palace", "senate", "courthouse")
    )
    blue[0]["cards"].remove(blue[1])
    assert score(entry).outcome.points != outcome.points
