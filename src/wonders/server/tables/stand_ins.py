"""What bots have answered for a person who was away, or whose time was up: told to them when they come back."""

from collections import defaultdict
from typing import Final, NamedTuple

from wonders.core.decisions import Seat
from wonders.server.tables.entries import Answered

MOST: Final = 40
"""Answers of a seat that are remembered."""


class StandIn(NamedTuple):
    """An answer that a bot has given for somebody."""

    number: int
    action: str
    why: str
    """away or time."""


class StandIns:
    """By seat, from the last answer that its player gave on."""

    def __init__(self) -> None:
        self._answers: defaultdict[Seat, list[StandIn]] = defaultdict(list)

    def note(self, entry: Answered) -> None:
        """A seat has answered, or a bot for it. Whoever answers has seen the table again."""
        if entry.by in ("away", "time"):
            kept = self._answers[entry.seat][1 - MOST :]
            self._answers[entry.seat] = [*kept, StandIn(entry.number, entry.action, entry.by)]
        else:
            self._answers.pop(entry.seat, None)

    def take_back(self, seat: Seat, number: int) -> None:
        """What a seat has answered from a decision on has not happened."""
        self._answers[seat] = [one for one in self._answers[seat] if one.number < number]

    def of(self, seat: Seat) -> tuple[StandIn, ...]:
        return tuple(self._answers.get(seat, ()))
