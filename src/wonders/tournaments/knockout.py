"""Knock-out: who loses is out. The bracket is the usual one of seeded tournaments.

Players are numbered by strength, 1 first. The bracket has as many places as the next power of two; its order is made by
doubling: beside seed s of n places stands seed 2n + 1 - s. So 1 and 2 meet in the final at the earliest, 1 to 4 in the
semifinals; places beyond the last seed are byes, which fall to the strongest.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple


class Tie(NamedTuple):
    """Two seeds who meet. Without the other, the first goes on."""

    one: int
    other: int | None


Played = tuple[Sequence[Tie], Sequence[int]]
"""The ties of a round, and who has won each."""


def rounds_of(count: int) -> int:
    """How many rounds so many players need."""
    return max(0, count - 1).bit_length()


def bracket(count: int) -> list[int | None]:
    """The seeds from top to bottom; None is a bye."""
    order = [1]
    for _ in range(rounds_of(count)):
        order = [seed for one in order for seed in (one, 2 * len(order) + 1 - one)]
    return [seed if seed <= count else None for seed in order]


def first_round(count: int) -> list[Tie]:
    """Who meets first, from top to bottom. The stronger stands first."""
    places = bracket(count)
    pairs = zip(places[::2], places[1::2], strict=True)
    return [_tie(one, other) for one, other in pairs if one is not None or other is not None]


def next_round(winners: Sequence[int]) -> list[Tie]:
    """Who meets next: neighbours in the bracket."""
    return [_tie(one, other) for one, other in zip(winners[::2], winners[1::2], strict=True)]


def third_place(semifinals: Played) -> Tie:
    """The losers of the semifinals. If one of them had no opponent there, the only loser is third."""
    losers = _losers(semifinals)
    return _tie(losers[0], losers[1] if len(losers) > 1 else None)


def _tie(one: int | None, other: int | None) -> Tie:
    both = sorted(seed for seed in (one, other) if seed is not None)
    return Tie(both[0], both[1] if len(both) > 1 else None)


def _losers(round: Played) -> list[int]:
    ties, winners = round
    return [seed for tie, won in zip(ties, winners, strict=True) for seed in tie if seed not in (None, won)]


def places(count: int, rounds: Sequence[Played], third: int | None = None) -> Mapping[int, int]:
    """The place of each seed so far. Who lost in the same round shares a place, unless the third place was played for;
    who is still in it has the first."""
    found = dict.fromkeys(range(1, count + 1), 1)
    for at, round in enumerate(rounds, 1):
        for seed in _losers(round):
            found[seed] = 2 ** (rounds_of(count) - at) + 1
    if third is not None:
        found |= {seed: 4 for seed, place in found.items() if place == 3 and seed != third}
    return found
