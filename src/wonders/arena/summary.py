"""What the rows of an arena add up to: one standing a bot, and who finishes ahead of whom."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from math import sqrt

from wonders.arena.plan import Plan
from wonders.arena.ratings import WIDTH, Ranking, Rating, rate
from wonders.arena.results import Row


@dataclass(frozen=True)
class Side:
    """A seat, or a team of two, at the end of a match."""

    deal: int
    bot: str
    rank: int
    won: float
    """Its share of the victory."""
    points: int


@dataclass(frozen=True)
class Share:
    """A part of 1, with a 95 % interval."""

    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Standing:
    """One bot."""

    bot: str
    rating: Rating
    played: int
    """Sides it played: in one match it may have several."""
    wins: Share
    points: float
    ranks: tuple[int, ...]
    """How often it was first, second, …"""
    decisions: int
    mean_ms: float
    slowest_ms: float
    faults: dict[str, int]


@dataclass(frozen=True)
class Summary:
    """The whole arena, the strongest bot first."""

    matches: int
    deals: int
    par: float
    """The share of victories that falls to each side by chance."""
    standings: tuple[Standing, ...]
    ahead: dict[str, dict[str, float | None]]
    """How often a bot finished ahead of another in the same match; a tie is half."""

    def plain(self) -> dict[str, object]:
        return asdict(self)


def summarise(plan: Plan, rows: Sequence[Row]) -> Summary:
    """Figures of rows that cover whole deals."""
    names = plan.names
    matches = [sides_of(plan, row) for row in rows]
    ratings = rate(((row.deal, ranking(sides, names)) for row, sides in zip(rows, matches, strict=True)), len(names))
    standings = [
        _standing(name, rating, plan.sides, rows, [side for sides in matches for side in sides if side.bot == name])
        for name, rating in zip(names, ratings, strict=True)
    ]
    standings.sort(key=lambda standing: -standing.rating.value)
    order = [standing.bot for standing in standings]
    ahead = {one: {other: _ahead(one, other, matches) for other in order if other != one} for one in order}
    return Summary(len(rows), len({row.deal for row in rows}), 1 / plan.sides, tuple(standings), ahead)


def sides_of(plan: Plan, row: Row) -> list[Side]:
    """Partners count as one: they win and lose together. A side that has forfeited comes last."""
    seats = range(0, plan.players, 2 if plan.teams else 1)
    at_fault = {plan.side_of(fault[0]) for fault in row.faults} if plan.forfeit else set()
    last = plan.players + 1
    ranks = [last if side in at_fault else row.ranks[seat] for side, seat in enumerate(seats)]
    best = min(ranks)
    points = [sum(row.points[seat : seat + (2 if plan.teams else 1)]) for seat in seats]
    return [
        Side(row.deal, row.bots[seat], 1 + sum(other < rank for other in ranks), won, scored)
        for seat, rank, scored in zip(seats, ranks, points, strict=True)
        for won in [1 / ranks.count(best) if rank == best else 0.0]
    ]


def ranking(sides: Iterable[Side], names: Sequence[str]) -> Ranking:
    """The places of a match, each with the bots that share it."""
    places: dict[int, list[int]] = {}
    for side in sides:
        places.setdefault(side.rank, []).append(names.index(side.bot))
    return tuple(tuple(sorted(places[rank])) for rank in sorted(places))


def _standing(name: str, rating: Rating, places: int, rows: Iterable[Row], sides: Sequence[Side]) -> Standing:
    ranks = Counter(side.rank for side in sides)
    times = [
        (row.decisions[seat], row.seconds[seat], row.slowest[seat])
        for row in rows
        for seat, bot in enumerate(row.bots)
        if bot == name
    ]
    decisions, seconds = sum(time[0] for time in times), sum(time[1] for time in times)
    faults = Counter(fault[2] for row in rows for fault in row.faults if row.bots[fault[0]] == name)
    return Standing(
        bot=name,
        rating=rating,
        played=len(sides),
        wins=share_of_wins(sides),
        points=sum(side.points for side in sides) / max(len(sides), 1),
        ranks=tuple(ranks[place] for place in range(1, places + 1)),
        decisions=decisions,
        mean_ms=1000 * seconds / max(decisions, 1),
        slowest_ms=1000 * max((time[2] for time in times), default=0.0),
        faults=dict(sorted(faults.items())),
    )


def share_of_wins(sides: Sequence[Side]) -> Share:
    """With Wilson's interval, widened where matches with the same deal resemble each other."""
    count = len(sides)
    if not count:
        return Share(0.0, 0.0, 1.0)
    value = sum(side.won for side in sides) / count
    surplus: Counter[int] = Counter()
    for side in sides:
        surplus[side.deal] += side.won - value  # type: ignore[assignment]  # a sum of fractions
    plain = value * (1 - value) * count
    spread = sum(one * one for one in surplus.values()) * len(surplus) / max(len(surplus) - 1, 1)
    return wilson(value, count / max(1.0, spread / plain if plain else 1.0))


def wilson(share: float, count: float) -> Share:
    """The 95 % interval of a share of so many."""
    square = WIDTH**2
    middle = (share + square / (2 * count)) / (1 + square / count)
    reach = WIDTH * sqrt(share * (1 - share) / count + square / (4 * count**2)) / (1 + square / count)
    return Share(share, max(middle - reach, 0.0), min(middle + reach, 1.0))


def _ahead(one: str, other: str, matches: Iterable[Sequence[Side]]) -> float | None:
    met = total = 0.0
    for sides in matches:
        for mine in (side for side in sides if side.bot == one):
            for theirs in (side for side in sides if side.bot == other):
                met += 1
                total += 0.5 if mine.rank == theirs.rank else float(mine.rank < theirs.rank)
    return total / met if met else None


LONGEST = 28
"""Letters of a bot's name that are shown."""


def short(name: str) -> str:
    """A name that leaves room for the figures; the end of a command tells more than its beginning."""
    return name if len(name) <= LONGEST else f"…{name[-LONGEST + 1 :]}"
