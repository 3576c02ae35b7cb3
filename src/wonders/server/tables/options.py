"""Decisions, actions, events and outcomes in the form in which they are sent."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from msgspec import Raw

from wonders.core.actions import Action
from wonders.core.decisions import IllegalAction, Seat
from wonders.core.events import Event
from wonders.core.outcome import Outcome
from wonders.core.wire import Plain, plain
from wonders.server.tables.match import Play
from wonders.server.wire.requests import ENCODER
from wonders.show.refusals import refusals


@dataclass(frozen=True)
class Asked:
    """A decision as its seat is told it, worked out once; only what was chosen changes."""

    number: int
    kind: str
    asked: Plain
    changeable: bool
    options: Raw
    refused: Raw

    def told(self, chosen: Action | None) -> dict[str, Any]:
        return {
            "number": self.number,
            "kind": self.kind,
            "asked": self.asked,
            "chosen": str(chosen) if chosen is not None else None,
            "changeable": self.changeable,
            "options": self.options,
            "refused": self.refused,
        }


def asked_of(play: Play, seat: Seat, view: Any) -> Asked:
    """What a seat is asked, what it may answer, and why not something else."""
    asked = play.pending[seat]
    refused = refusals(play.game, play.table, seat, view)
    return Asked(
        play.numbers[seat],
        asked.kind,
        plain(asked),
        len(play.pending) > 1,
        Raw(ENCODER.encode([option_sent(action) for action in play.game.legal(play.table, seat)])),
        Raw(ENCODER.encode([option(action) | reason(wrong) for action, wrong in refused])),
    )


@lru_cache(maxsize=20_000)
def option_sent(action: Action) -> Raw:
    """The same actions are offered again and again, at all tables."""
    return Raw(ENCODER.encode(option(action)))


@lru_cache(maxsize=20_000)
def option(action: Action) -> dict[str, Plain]:
    """An action with its parts; kept, so not to be changed."""
    fields: dict[str, Plain] = {name: plain(getattr(action, name)) for name in action.__dataclass_fields__}
    return {"action": str(action), "verb": action.verb, "fields": fields}


def reason(wrong: IllegalAction) -> dict[str, Plain]:
    return {"sentence": str(wrong), "phrase": plain(wrong.phrase), "rule": wrong.rule}


def event_seen(event: Event[Any], seat: Seat) -> dict[str, Plain]:
    """An event as a seat may know it. An action in it is sent as in options, so that a client can word it."""
    seen = event.seen_by(seat)
    return {name: option(value) if isinstance(value, Action) else plain(value) for name, value in seen.items()}


class Telling:
    """The events of one step, encoded once for all who know the same of them."""

    def __init__(self, events: tuple[Event[Any], ...]) -> None:
        self._events = events
        self._known: dict[tuple[int, tuple[str, int]], Raw] = {}

    def to(self, seat: Seat) -> Iterator[Raw]:
        for at, event in enumerate(self._events):
            # An event with a form of its own for each seat is never shared.
            alike = type(event).seen_by is Event.seen_by
            key = (at, ("all", event.known_to(seat)) if alike else ("seat", seat))
            found = self._known.get(key)
            if found is None:
                found = self._known[key] = Raw(ENCODER.encode(event_seen(event, seat)))
            yield found


def plain_outcome(outcome: Outcome) -> dict[str, Plain]:
    """The end of a match, with its score sheet."""
    return {
        "reason": outcome.reason,
        "ranks": list(outcome.ranks),
        "points": list(outcome.points),
        "winners": list(outcome.winners),
        "teams": plain(outcome.teams),
        "categories": list(outcome.categories),
        "sheet": [
            {"owner": column.owner, "total": column.total, "lines": plain(column.lines)} for column in outcome.sheet
        ],
    }
