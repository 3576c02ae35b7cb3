"""Who is who: which tokens people were given, what they have sent and what they were told, who is where."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from tests.simulation.wires import Line
from wonders.core.decisions import Seat
from wonders.server.tables import entries as e

STAYS = 12.0
"""Seconds for which somebody must have been at a seat before everybody has to know."""


@dataclass(frozen=True)
class Sent:
    """A move that somebody has sent, with the tokens by which they greeted when they did."""

    person: str
    table: str
    tokens: set[str]
    message: dict[str, Any]

    def says(self, entry: e.Answered | e.Retracted | e.Said) -> bool:
        """Whether an entry is what was sent."""
        message: dict[str, object] = self.message
        if isinstance(entry, e.Said):
            return (message.get("preset", ""), message.get("text", "")) == (entry.preset, entry.text)
        if isinstance(entry, e.Retracted):
            return message["type"] == "retract" and message["number"] == entry.number
        return message["type"] == "answer" and (message["number"], message["action"]) == (entry.number, entry.action)


@dataclass
class Ledger:
    """Known to nobody in the run."""

    now: Callable[[], float]
    tokens: dict[str, str] = field(default_factory=dict)
    """Whom each token was given to."""
    moves: dict[str, Sent] = field(default_factory=dict)
    acknowledged: dict[str, tuple[str, Seat]] = field(default_factory=dict)
    """Moves that were acknowledged to their sender: the table and the seat."""
    refused: dict[str, str] = field(default_factory=dict)
    """Moves that were turned down for good, and why."""
    here: dict[tuple[str, Seat], list[tuple[float, Line]]] = field(default_factory=dict)
    """Lines by which people are at a seat, and since when."""
    outages: list[tuple[float, float]] = field(default_factory=list)
    """From when to when nobody could play, whatever the reason."""

    slack: float = 15.0
    """Seconds of an outage that the server need not notice."""

    def come(self, table: str, seat: Seat, line: Line) -> None:
        self.here.setdefault((table, seat), []).append((self.now(), line))

    def is_present(self, table: str, seat: Seat) -> bool:
        """Whether somebody has been there for long enough for all processes to know."""
        lines = self.here.get((table, seat), ())
        return any(self.now() - since > STAYS for since, line in lines if line.is_open)

    def outage_within(self, began: float, ended: float) -> float:
        """Seconds of outages between two times."""
        return sum(max(0.0, min(end, ended) - max(begin, began)) for begin, end in self.outages)
