"""The form of nets for games of many seats, shared by training (jax) and by the bots (numpy).

    features ── first ── mix ── mix ── head ── choices, a share of the victory for every seat

All layers but the last end in max(0, x); the two in the middle add to what they are given. One net plays with every
number of players: seats have slots, the one that looks first, then its left and its right neighbour, then the others;
slots of seats that are not there hold zeros, and the last features say which are there.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

SEATS: Final = 7
ZERO, ONE = -1, -2
"""Places in an arrangement that hold nothing, or always 1."""


def slots(players: int) -> list[int]:
    """For every slot in use how far to the left of whoever looks its seat is."""
    return [0, 1, players - 1, *range(2, players - 1)] if players > 2 else [0, 1]


@dataclass(frozen=True)
class Span:
    """Numbers of an observation that become features together, and what they are multiplied by."""

    place: slice | None
    """Where they stand; None where there is no such seat."""
    size: int
    scale: float


@dataclass(frozen=True)
class Form:
    """What a game's net is given and asked."""

    game: str
    inputs: int
    """Features, those that say which seats are there included."""
    choices: int
    scales: tuple[float, ...]
    width: int = 384
    added: int = 0
    """Features that are reckoned from the others; they stand before those that say which seats are there."""

    @cached_property
    def plain(self) -> "Form":
        """The same without what is reckoned."""
        start, end = self.inputs - SEATS - self.added, self.inputs - SEATS
        return replace(self, inputs=self.inputs - self.added, scales=self.scales[:start] + self.scales[end:], added=0)

    @cached_property
    def layers(self) -> Mapping[str, tuple[int, int]]:
        """The matrices; each has a vector of biases."""
        width = self.width
        return {
            "first": (self.inputs, width),
            "mix1": (width, width),
            "mix2": (width, width),
            "head": (width, self.choices + SEATS),
        }


def arrangement(spans: Sequence[Span], players: int) -> tuple[int, ...]:
    """For every feature its place in the observation for so many players, `ZERO` or `ONE`."""
    found: list[int] = []
    for span in spans:
        found += [ZERO] * span.size if span.place is None else range(span.place.start, span.place.stop)
    return (*found, *(ONE if slot < players else ZERO for slot in range(SEATS)))


def scales(spans: Sequence[Span]) -> tuple[float, ...]:
    """What every feature is multiplied by."""
    return (*(span.scale for span in spans for _ in range(span.size)), *(1.0 for _ in range(SEATS)))


def runs(places: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Places that follow one another, as the first one and how many there are."""
    start, size = places[0], 1
    for place in places[1:]:
        if place == (start if start < 0 else start + size):
            size += 1
        else:
            yield start, size
            start, size = place, 1
    yield start, size
