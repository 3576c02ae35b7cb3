"""What a seat is shown: its view, the facts and options that follow from it, and the events it may know.

Everything is worked out once a step and seat, as encoded JSON: several tabs, and the many states in which only who has
answered differs, cost no more than putting it together.
"""

from typing import Any

from msgspec import Raw

from wonders.core.decisions import CHANCE, Seat
from wonders.core.wire import Plain, plain
from wonders.server.options import Asked, Telling, asked_of, plain_outcome
from wonders.server.play import Play, tables_of
from wonders.server.wire import ENCODER
from wonders.show import facts, recall

KEPT = 4
"""Steps whose events are kept encoded."""


class Presenter:
    """The face of one match towards everybody."""

    def __init__(self, play: Play, remembers: bool = False, undo: bool = False) -> None:
        self._play = play
        self._remembers = remembers
        """Whether seats are reminded of what they have seen."""
        self._undo = undo
        self._v = -1
        self._seen: dict[Seat, tuple[Raw, Raw, Asked | None]] = {}
        self._told: dict[tuple[Seat, int], tuple[Raw, list[int]]] = {}
        self._fields: dict[str, tuple[Any, Raw]] = {}
        """The parts of the view that was looked at last, by name."""
        self._outcome: Raw | None = None
        self._tables: list[Any] = []
        self._tellings: dict[int, Telling] = {}

    def state(self, seat: Seat, since: int, clocks: dict[str, float]) -> bytes:
        """The `state` message for a seat, with the events from version `since` on."""
        play = self._play
        view, worked_out, asked = self._look(seat)
        since = min(since, play.v)
        return ENCODER.encode(
            {
                "type": "state",
                "v": play.v,
                "seat": seat if seat >= 0 else None,
                "view": view,
                "facts": worked_out,
                "decision": asked.told(play.sealed.get(seat)) if asked else None,
                "pending": [one for one in play.pending if one != CHANCE],
                "answered": sorted(play.sealed),
                "clocks": clocks,
                "undo": self._undo and play.last_by(seat),
                "events": self._events(seat, since)[0],
                "steps": self._events(seat, since)[1],
                "from": since,
                "outcome": self.outcome,
            }
        )

    def described(self, seat: Seat) -> bytes:
        """The view in words, as phrases."""
        play = self._play
        lines = [plain(phrase) for phrase in play.game.describe(play.game.view(play.table, seat))]
        return ENCODER.encode({"type": "described", "v": play.v, "lines": lines})

    def _look(self, seat: Seat) -> tuple[Raw, Raw, Asked | None]:
        play = self._play
        if self._v != play.v:
            self._v, self._seen, self._told = play.v, {}, {}
        known = self._seen.get(seat)
        if known is None:
            view = play.game.view(play.table, seat)
            asked = asked_of(play, seat, view) if seat in play.pending else None
            known = self._seen[seat] = self._encoded(view), Raw(ENCODER.encode(self._facts(seat, view))), asked
        return known

    def _encoded(self, view: Any) -> Raw:
        return Raw(ENCODER.encode({name: self._field(name, getattr(view, name)) for name in view.__dataclass_fields__}))

    def _field(self, name: str, value: Any) -> Any:
        """Most parts are the same in the views of all seats, many from step to step: those are encoded once."""
        if type(value) is not tuple or not value:
            return plain(value)
        known = self._fields.get(name)
        if known is None or (known[0] is not value and known[0] != value):
            known = self._fields[name] = value, Raw(ENCODER.encode(plain(value)))
        return known[1]

    def _facts(self, seat: Seat, view: Any) -> Plain:
        found = facts(self._play.game, view)
        if self._remembers and isinstance(found, dict) and seat >= 0:
            seen = recall(self._play.game, self._history(seat))
            found = found | {"seen": seen} if seen is not None else found
        return found

    def _history(self, seat: Seat) -> list[Any]:
        """Every view of a seat. The tables behind them are kept only where they are needed."""
        play = self._play
        if len(self._tables) > len(play.answers) + 1 or not self._tables:
            self._tables = tables_of(play.game, play.answers)
        for joint in play.answers[len(self._tables) - 1 :]:
            self._tables.append(play.game.step(self._tables[-1], dict(joint)).table)
        return [play.game.view(table, seat) for table in self._tables]

    def _events(self, seat: Seat, since: int) -> tuple[Raw, list[int]]:
        """What happened since, and how much of it belongs to each step."""
        if (seat, since) not in self._told:
            told = [list(self._telling(at).to(seat)) for at in range(since, self._play.v)]
            events = Raw(ENCODER.encode([one for step in told for one in step]))
            self._told[seat, since] = events, [len(step) for step in told]
        return self._told[seat, since]

    def _telling(self, at: int) -> Telling:
        """What there is to tell of a step; kept for the latest ones, which all seats are told now."""
        if at < self._play.v - KEPT:
            return Telling(self._play.story[at])
        if at not in self._tellings:
            self._tellings = {old: one for old, one in self._tellings.items() if old >= self._play.v - KEPT}
            self._tellings[at] = Telling(self._play.story[at])
        return self._tellings[at]

    @property
    def outcome(self) -> Raw | None:
        if self._outcome is None and self._play.over:
            outcome = self._play.game.outcome(self._play.table)
            assert outcome is not None, "a match without pending decisions is over"
            self._outcome = Raw(ENCODER.encode(plain_outcome(outcome)))
        return self._outcome
