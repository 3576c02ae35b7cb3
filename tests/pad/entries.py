"""Entries of two lines: what a test is about, and cities that do not matter around it."""

from collections.abc import Sequence
from typing import Any

from wonders.core.outcome import Outcome
from wonders.pad import BadEntry, Scored, score

WONDERS = ("alexandria_a", "rhodos_a", "ephesos_a", "babylon_a", "halikarnassos_a", "gizah_a", "olympia_a", "petra_a")
NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gil", "Hana")

Entry = dict[str, Any]


def a_city(cards: str = "", tokens: Sequence[int] = (), **more: Any) -> Entry:
    """A city of 7 Wonders: cards by their ids, with spaces between them."""
    return {"cards": cards.split(), "conflict_tokens": list(tokens), **more}


def classic(*cities: Entry, players: int = 3, **more: Any) -> Entry:
    """A table of 7 Wonders; players without a city have an empty one, cities without a wonder the next that is free."""
    all_cities = [*cities, *({} for _ in range(players - len(cities)))]
    named = {city["wonder"].rpartition("_")[0] for city in all_cities if "wonder" in city}
    free = iter(wonder for wonder in WONDERS if wonder.rpartition("_")[0] not in named)
    rows = [
        {"name": name} | city | ({} if "wonder" in city else {"wonder": next(free)})
        for name, city in zip(NAMES, all_cities, strict=False)
    ]
    return {"game": "classic", "players": rows, **more}


def duel(one: Entry, other: Entry | None = None, pawn: int = 0) -> Entry:
    return {"game": "duel", "players": [{"name": "Ada"} | one, {"name": "Ben"} | (other or {})], "pawn": pawn}


def architects(*cities: Entry) -> Entry:
    """A table of Architects; cities without a wonder have the next in this order."""
    wonders = ("gizah", "alexandria", "babylon", "ephesos", "rhodos", "olympia", "halikarnassos")
    rows = [{"name": name, "wonder": wonder} | city for name, wonder, city in zip(NAMES, wonders, cities, strict=False)]
    return {"game": "architects", "players": rows}


def outcome(entry: object) -> Outcome:
    return score(entry).outcome


def row(entry: object, category: str, seat: int = 0) -> int:
    """Points of a category."""
    return outcome(entry).sheet[seat].of(category)


def total(entry: object, seat: int = 0) -> int:
    return outcome(entry).points[seat]


def problems(entry: object) -> list[str]:
    """The keys of what cannot be, without what all keys begin with."""
    try:
        score(entry)
    except BadEntry as wrong:
        return [problem.said.key.removeprefix("pad-problem-") for problem in wrong.problems]
    return []


def doubts(entry: object) -> list[str]:
    scored: Scored = score(entry)
    return [doubt.said.key.removeprefix("pad-doubt-") for doubt in scored.doubts]


def sentences(entry: object, language: str = "en") -> list[str]:
    try:
        score(entry)
    except BadEntry as wrong:
        return wrong.sentences(language)
    return []
