"""What the entries of a table say of somebody, taken out: their name, their profile, and what they have said."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from msgspec import structs

from wonders.core.decisions import Seat
from wonders.server.tables import entries as e

ANYBODY: Final = re.compile(r"(player|guest) \d+", re.IGNORECASE)
"""Names that the server gives: they name nobody."""
GONE: Final = "…"


@dataclass
class Trace:
    """What is known of somebody at a table: the seats and names they had there, and the table that followed it."""

    profile: str
    names: set[str] = field(default_factory=set)
    seats: set[Seat] = field(default_factory=set)
    following: str = ""

    def rewritten(self, rows: Sequence[tuple[int, str]]) -> Mapping[int, str]:
        """The entries that are different without them, by their numbers."""
        self.names.discard("")
        entries = [(number, body, e.decode(body)) for number, body in rows]
        for _, _, entry in entries:
            self._look(entry)
        sitting: dict[Seat, bool] = {}
        changed: dict[int, str] = {}
        for number, body, entry in entries:
            told = e.encode(self._without(entry, sitting))
            if told != body:
                changed[number] = told
        return changed

    def _look(self, entry: e.Entry) -> None:
        """Find out where they sat, and under which names."""
        if isinstance(entry, e.Rematched):
            self.following = entry.table
        for seat, spec in _specs(entry):
            if spec.profile == self.profile:
                self.seats.add(seat)
                self.names |= {spec.name} - {""}

    def _without(self, entry: e.Entry, sitting: dict[Seat, bool]) -> e.Entry:
        for seat, spec in _specs(entry):
            sitting[seat] = self._is_theirs(seat, spec)
        if isinstance(entry, e.Created):
            seats = tuple(self._blank(seat, spec) for seat, spec in enumerate(entry.seats))
            return structs.replace(entry, seats=seats, title=self._scrubbed(entry.title))
        if isinstance(entry, e.Seated):
            return structs.replace(entry, now=self._blank(entry.seat, entry.now))
        if isinstance(entry, e.Reissued) and entry.by == "host":
            sitting[entry.seat] = False
        if isinstance(entry, e.Said):
            return structs.replace(entry, text="" if sitting.get(entry.seat) else self._scrubbed(entry.text))
        return entry

    def _is_theirs(self, seat: Seat, spec: e.SeatSpec) -> bool:
        """Also where the name has stayed without the profile: a bot that plays on, a seat that was given away."""
        return spec.profile == self.profile or (seat in self.seats and not spec.profile and spec.name in self.names)

    def _blank(self, seat: Seat, spec: e.SeatSpec) -> e.SeatSpec:
        return structs.replace(spec, name="", profile="", colour=0) if self._is_theirs(seat, spec) else spec

    def _scrubbed(self, text: str) -> str:
        """What others have written, without the name."""
        for name in self.names:
            if name and not ANYBODY.fullmatch(name):
                text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", GONE, text, flags=re.IGNORECASE)
        return text


def _specs(entry: e.Entry) -> list[tuple[Seat, e.SeatSpec]]:
    if isinstance(entry, e.Created):
        return list(enumerate(entry.seats))
    return [(entry.seat, entry.now)] if isinstance(entry, e.Seated) else []
