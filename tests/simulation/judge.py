"""Looks at everything that servers send, at the moment they send it, and compares it with what the store has."""

from random import Random
from typing import Any
from zlib import crc32

import msgspec
from msgspec import Raw

from tests.simulation.disk import Disk
from tests.simulation.ledger import Ledger
from tests.simulation.secrecy import frame_for, seat_of
from tests.simulation.shadow import Shadow
from tests.simulation.trace import Trace
from wonders.core.decisions import WondersError
from wonders.server.tables.match import tables_of


class Choice(msgspec.Struct):
    """An action that is offered."""

    action: str


class Asked(msgspec.Struct):
    """A decision."""

    number: int
    changeable: bool
    options: list[Choice]
    chosen: str | None


class Told(msgspec.Struct, rename={"from_": "from"}):
    """As much of a frame as anybody looks at."""

    type: str
    seat: int | None = None
    v: int = 0
    from_: int = 0
    view: Raw = Raw(b"")
    answered: list[int] = []
    move: str | None = None
    error: str = ""
    sentence: str = ""
    undo: bool = False
    decision: Asked | None = None
    outcome: Raw = Raw(b"null")

    @property
    def over(self) -> bool:
        return bytes(self.outcome) != b"null"


UNKNOWN = ("bad_token", "bad_message", "too_fast", "broken")
"""Refusals that say nothing about whether a move was taken before."""
TOLD = msgspec.json.Decoder(Told)
SAMPLE = 0.03
MOST_SAMPLES = 3
"""State frames of a run that are worked out again from another truth."""


class Judge:
    """Knows the durable truth about every table."""

    def __init__(self, disk: Disk, ledger: Ledger, trace: Trace, rng: Random) -> None:
        self._disk, self._ledger, self._trace, self._rng = disk, ledger, trace, rng
        self.shadows: dict[str, Shadow] = {}
        self._views: dict[tuple[str, int | None, int], int] = {}
        self._left = MOST_SAMPLES
        self.judging = False
        """Whether it works something out itself."""
        self.unreadable: set[str] = set()
        disk.watchers.append(self._look)

    def _look(self) -> None:
        """Something was committed."""
        for id in self._disk.tables():
            if id not in self.unreadable:
                shadow = self.shadows.get(id)
                if shadow is None:
                    shadow = self.shadows[id] = Shadow(id, self._ledger, self._trace.violate)
                for body in self._disk.entries(id, shadow.state.seq):
                    shadow.follow(body)

    # Frames

    def frame(self, table: str, expected: set[Any], frame: bytes) -> Told:
        """A server sends a frame to somebody who has had these rights since they said hello."""
        told, shadow = TOLD.decode(frame), self.shadows.get(table)
        if shadow is None or not shadow.state.seq:
            return told
        if shadow.state.made.secret.encode() in frame:
            self._trace.violate("secrecy", f"a frame of {table} tells the secret of the deal")
        if told.type in ("welcome", "state") and seat_of(told.seat) not in expected:
            self._trace.violate("rights", f"{told.type} of {table} for seat {told.seat}, rights are {expected}")
        if told.type == "state":
            self._check_state(shadow, told, frame)
        elif told.type == "plan" and all(frame not in shadow.plans[one] for one in _seats(expected)):
            self._trace.violate("secrecy", f"a plan of {table} is told to {expected}")
        elif told.type == "ack" and told.move is not None:
            self._check_ack(table, told.move, expected)
        elif told.type == "refused" and told.move is not None:
            self._check_refusal(table, told, expected)
        return told

    def _check_state(self, shadow: Shadow, told: Told, frame: bytes) -> None:
        if told.v > shadow.v:
            self._trace.violate("one truth", f"version {told.v} is told, but {shadow.v} is stored")
            return
        key, seen = (shadow.state.id, told.seat, told.v), crc32(bytes(told.view))
        if self._views.setdefault(key, seen) != seen:
            self._trace.violate("one truth", f"seat {told.seat} sees version {told.v} in two ways")
        match = shadow.state.match
        assert match is not None
        newest = told.v == match.v and told.answered == sorted(match.sealed)
        if newest and self._left and self._rng.random() < SAMPLE:
            self._left -= 1
            self._check_secrecy(shadow, told, frame)

    def _check_secrecy(self, shadow: Shadow, told: Told, frame: bytes) -> None:
        self.judging = True
        own = frame_for(shadow, seat_of(told.seat), told.from_, msgspec.json.decode(frame)["clocks"], self._rng)
        self.judging = False
        if own != frame:
            at = next((at for at, (a, b) in enumerate(zip(own, frame, strict=False)) if a != b), 0)
            here = slice(max(0, at - 60), at + 60)
            self._trace.violate("secrecy", f"seat {told.seat} at {told.v}: {frame[here]!r}, not {own[here]!r}")

    def _check_ack(self, table: str, move: str, expected: set[Any]) -> None:
        if not any(self._disk.has_move(table, seat, move) for seat in expected if isinstance(seat, int)):
            self._trace.violate("nothing is lost", f"{move} at {table} is acknowledged, but not stored")

    def _check_refusal(self, table: str, told: Told, expected: set[Any]) -> None:
        """What is stored is acknowledged again, not refused; and `not_saved` is not said of what was."""
        unknown = told.error in UNKNOWN or (told.error == "not_saved" and "does not count" not in told.sentence)
        seats = [seat for seat in expected if isinstance(seat, int)]
        if not unknown and any(self._disk.has_move(table, seat, told.move or "") for seat in seats):
            self._trace.violate("one truth", f"{told.move} at {table} is refused ({told.error}), but it is stored")

    # Responses

    def rights(self, table: str, token: str) -> Any:
        shadow = self.shadows.get(table)
        return shadow.whose(token) if shadow is not None else None

    def granted(self, person: str, table: str, seat: int, token: str) -> None:
        """A server gives somebody a token for a seat."""
        if self.rights(table, token) != seat:
            self._trace.violate("nothing is lost", f"{person} is given a token for seat {seat} of {table}, not stored")
        self._ledger.tokens[token] = person
        for other, holder in self._ledger.tokens.items():
            if holder != person and self.rights(table, other) == seat:
                self._trace.violate("rights", f"{person} gets into seat {seat} of {table}, which {holder} holds")

    # At the end

    def last_look(self) -> None:
        """What was acknowledged is there, what was turned down is not."""
        for move, (table, seat) in self._ledger.acknowledged.items():
            if not self._disk.has_move(table, seat, move):
                self._trace.violate("nothing is lost", f"{move} of seat {seat} at {table}")
        for move, code in self._ledger.refused.items():
            sent = self._ledger.moves[move]
            query = "SELECT COUNT(*) FROM entries WHERE table_id = ? AND move = ?"
            if self._disk.raw.execute(query, (sent.table, move)).fetchone()[0]:
                self._trace.violate("one truth", f"{move} was refused with {code}, but it is stored")
        for shadow in self.shadows.values():
            self._check_replay(shadow)

    def _check_replay(self, shadow: Shadow) -> None:
        """The answers alone lead to the same table."""
        match = shadow.state.match
        if match is None:
            return
        try:
            table = tables_of(match.game, match.rounds)[-1]
        except (WondersError, LookupError):
            table = None  # somebody was not asked, or could not answer so
        if table != match.table:
            self._trace.violate("one truth", f"the replay of {shadow.state.id} ends differently")


def _seats(rights: set[Any]) -> list[int]:
    return [right for right in rights if isinstance(right, int)]
