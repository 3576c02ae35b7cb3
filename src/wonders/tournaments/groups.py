"""Groups for three and more at a table: in each round everybody sits with as many new people as possible.

That is the social golfer problem. It is solved round by round by exchanging two players of different tables as long as
that helps, from several beginnings (I. Dotú and P. Van Hentenryck, "Scheduling Social Golfers Locally", 2005). The
first beginning is the serpentine of seeded draws, best to the first table and back again, so that tables are equally
strong; of two seatings with as few repeated meetings, the one with more equal tables is taken.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final

from wonders.tournaments.swiss import NoPairing

WORK: Final = 4_000
"""Bounds the number of beginnings: fewer for larger fields."""

Cost = tuple[int, int]
"""Repeated meetings, and how unequal the tables are."""


@dataclass(frozen=True)
class Guest:
    """Somebody in a tournament of groups, with what has happened so far."""

    name: str
    seed: int
    score: float = 0.0
    met: Mapping[str, int] = field(default_factory=Counter)
    """How often they sat with whom."""
    firsts: int = 0
    """How often they had the first seat."""
    rests: int = 0

    @property
    def rank(self) -> tuple[float, int]:
        return -self.score, self.seed


def sizes(count: int, least: int, most: int) -> list[int]:
    """How many sit at each table: as few tables as possible, as equal as possible. Who is left over rests."""
    for playing in range(count, least - 1, -1):
        tables = -(-playing // most)
        if tables * least <= playing:
            return [playing // tables + (at < playing % tables) for at in range(tables)]
    raise NoPairing(f"A table needs at least {least}.")


def grouped(guests: Sequence[Guest], least: int, most: int) -> tuple[list[list[str]], list[str]]:
    """The tables of the next round, each in the order of its seats, and who rests."""
    places = sizes(len(guests), least, most)
    order = sorted(guests, key=lambda one: one.rank)
    by_rest = sorted(order, key=lambda one: (one.rests, [-part for part in one.rank]))
    resting = by_rest[: len(order) - sum(places)]
    playing = [one for one in order if one not in resting]
    tables = _best(playing, places)
    return [[one.name for one in _seated(table)] for table in tables], [one.name for one in resting]


def _seated(table: Sequence[Guest]) -> list[Guest]:
    """Who had the first seat less often gets it."""
    return sorted(table, key=lambda one: (one.firsts, one.rank))


def _best(playing: Sequence[Guest], places: Sequence[int]) -> list[list[Guest]]:
    """The best seating that is found from several beginnings."""
    found = _Seating(playing, _serpentine(playing, places))
    found.improve()
    chance = Random(len(playing))
    for _ in range(max(1, WORK // len(playing) ** 2) if len(places) > 1 else 0):
        if not found.cost[0]:
            break
        other = _Seating(playing, _serpentine(chance.sample(playing, len(playing)), places))
        other.improve()
        found = min(found, other, key=lambda one: one.cost)
    return found.tables


def _serpentine(order: Sequence[Guest], places: Sequence[int]) -> list[list[Guest]]:
    tables: list[list[Guest]] = [[] for _ in places]
    way = [*range(len(places)), *reversed(range(len(places)))]
    turn = 0
    for one in order:
        while len(tables[way[turn % len(way)]]) >= places[way[turn % len(way)]]:
            turn += 1
        tables[way[turn % len(way)]].append(one)
        turn += 1
    return tables


class _Seating:
    """Who sits where, to be made better by exchanges."""

    def __init__(self, playing: Sequence[Guest], tables: list[list[Guest]]) -> None:
        self.tables = tables
        self._ranks = {one.name: at for at, one in enumerate(playing)}
        self._mean = sum(self._ranks.values()) / len(playing)

    @property
    def cost(self) -> Cost:
        each = [self._cost(table) for table in self.tables]
        return sum(repeated for repeated, _ in each), sum(unequal for _, unequal in each)

    def _cost(self, table: Sequence[Guest]) -> Cost:
        repeated = sum(one.met.get(other.name, 0) for at, one in enumerate(table) for other in table[at + 1 :])
        strength = sum(self._ranks[one.name] for one in table) - self._mean * len(table)
        return repeated, round(4 * strength**2)

    def improve(self) -> None:
        """Exchange two of different tables until no exchange helps any more."""
        while any(self._try(*exchange) for exchange in self._exchanges()):
            pass

    def _exchanges(self) -> Iterator[tuple[int, int, int, int]]:
        for one, table in enumerate(self.tables):
            for other in range(one + 1, len(self.tables)):
                for at in range(len(table)):
                    for place in range(len(self.tables[other])):
                        yield one, at, other, place

    def _try(self, one: int, at: int, other: int, place: int) -> bool:
        tables = self.tables
        before = _added(self._cost(tables[one]), self._cost(tables[other]))
        tables[one][at], tables[other][place] = tables[other][place], tables[one][at]
        if _added(self._cost(tables[one]), self._cost(tables[other])) < before:
            return True
        tables[one][at], tables[other][place] = tables[other][place], tables[one][at]
        return False


def _added(one: Cost, other: Cost) -> Cost:
    return one[0] + other[0], one[1] + other[1]


def after(
    guests: Sequence[Guest], tables: Sequence[Sequence[str]], points: Mapping[str, float], resting: Mapping[str, float]
) -> list[Guest]:
    """Everybody after a round, with the points of each who played or rested."""
    there = {name: table for table in tables for name in table}
    return [_after(one, there.get(one.name, ()), points.get(one.name, 0.0), resting.get(one.name)) for one in guests]


def _after(one: Guest, table: Sequence[str], points: float, rested: float | None) -> Guest:
    met = Counter(one.met) + Counter(name for name in table if name != one.name)
    first = bool(table) and table[0] == one.name
    score = one.score + points + (rested or 0.0)
    return Guest(one.name, one.seed, score, met, one.firsts + first, one.rests + (rested is not None))


def standings(guests: Sequence[Guest]) -> list[tuple[Guest, float]]:
    """Everybody by score, then by the scores of those they sat with, then by seed; with that sum."""
    scores = {one.name: one.score for one in guests}
    sums = {one.name: sum(scores[name] * often for name, often in one.met.items()) for one in guests}
    order = sorted(guests, key=lambda one: (-one.score, -sums[one.name], one.seed))
    return [(one, sums[one.name]) for one in order]
