"""Who may sit where: what changes at a table before the match, and who plays for whom in it.

Each function looks at a table and says which entries follow from a request, or raises Refused. Nothing is changed here.
"""

from collections.abc import Mapping
from typing import NamedTuple

from msgspec import structs

from wonders.core.decisions import Seat
from wonders.server.errors import Refused
from wonders.server.sources import hashed
from wonders.server.tables import entries as e
from wonders.server.tables import rated
from wonders.server.tables.beginning import begun
from wonders.server.tables.checks import checked_name, checked_nonce
from wonders.server.tables.decided import Decided
from wonders.server.tables.fairness import FIRST
from wonders.server.tables.levels import checked_level
from wonders.server.tables.state import TableState

BOT_NAMES = ("Cleo", "Hiram", "Nefru", "Solon", "Livia", "Kyros", "Sappho", "Theron")
TOKENS = 8
"""Tokens that a seat can have at once; a new one ends the oldest."""


class Who(NamedTuple):
    """Somebody with a profile."""

    profile: str
    name: str
    colour: int


def name_for_bot(seat: Seat) -> str:
    return BOT_NAMES[seat % len(BOT_NAMES)]


def check_open(table: TableState) -> None:
    if table.match is not None:
        raise Refused("not_open", "The match has begun already.")


def check_seat(table: TableState, seat: Seat) -> None:
    if not 0 <= seat < len(table.seats):
        raise Refused("no_seat", f"There is no seat {seat}; there are seats 0 to {len(table.seats) - 1}.")


class Coming(NamedTuple):
    """Somebody who wants to sit down."""

    name: str = ""
    nonce: str = ""
    kind: str = "person"
    who: Who | None = None


def join(table: TableState, seat: Seat | None, coming: Coming, token: str, at: float) -> e.Seated:
    """Take an open seat: this one, or the first. One that somebody is invited to is kept for them."""
    check_open(table)
    if seat is None:
        seat = next((number for number, one in enumerate(table.seats) if _is_free(one.spec)), None)
        if seat is None:
            raise Refused("taken", "No seat is open at this table.")
    check_seat(table, seat)
    if not _is_free(table.seats[seat].spec):
        raise Refused("taken", f"Seat {seat} is taken.")
    return e.Seated(at=at, seat=seat, now=_person(table, seat, coming, (hashed(token),)))


def accept(table: TableState, seat: Seat, coming: Coming, at: float) -> e.Seated:
    """Sit down at the seat one was invited to."""
    check_open(table)
    spec = table.seats[seat].spec
    if spec.kind != "open":
        raise Refused("taken", f"Somebody with this token sits at seat {seat} already.")
    return e.Seated(at=at, seat=seat, now=_person(table, seat, coming, spec.tokens))


def _is_free(spec: e.SeatSpec) -> bool:
    return spec.kind == "open" and not spec.tokens


def _person(table: TableState, seat: Seat, coming: Coming, tokens: tuple[str, ...]) -> e.SeatSpec:
    """Whoever sits down with a nonce is ready."""
    who, nonce = coming.who, checked_nonce(coming.nonce)
    name = checked_name(coming.name) or (who.name if who else "") or f"Guest {seat + 1}"
    spec = known_as(table, seat, e.SeatSpec(coming.kind, name, "", bool(nonce), nonce, tokens), who)
    rated.check_coming(table, spec)
    return spec


def known_as(table: TableState, seat: Seat, spec: e.SeatSpec, who: Who | None) -> e.SeatSpec:
    """The seat with the profile of who sits there. A profile has one seat of a table: at further ones the same browser
    lets somebody else play."""
    if who is None or any(one.spec.profile == who.profile for at, one in enumerate(table.seats) if at != seat):
        return spec
    return structs.replace(spec, profile=who.profile, colour=who.colour)


def seat_of(table: TableState, profile: str) -> Seat | None:
    """Where somebody with a profile sits."""
    found = (at for at, seat in enumerate(table.seats) if profile and seat.spec.profile == profile)
    return next(found, None)


def come_back(table: TableState, profile: str, token: str, at: float) -> e.Seated:
    """One more token for the seat of a profile, on another device of theirs."""
    seat = seat_of(table, profile)
    if seat is None:
        raise Refused("not_allowed", "This profile has no seat at this table.")
    return grant(table, seat, token, at, end_others=False)


class Change(NamedTuple):
    """What shall be different about a seat; None leaves it as it is."""

    kind: str | None = None
    name: str | None = None
    level: str | None = None
    ready: bool | None = None
    nonce: str | None = None
    who: Who | None = None
    """The profile of the seat itself, where it is that which asks."""


def change(table: TableState, seat: Seat, wanted: Change, at: float) -> e.Seated:
    """Change a seat before the match. A seat that gets another kind is a new one: its tokens end, and so does the
    invitation to an open seat that is opened for everybody."""
    check_open(table)
    check_seat(table, seat)
    spec, (kind, name, level, ready, nonce, who) = table.seats[seat].spec, wanted
    if kind is not None and (kind != spec.kind or kind == "open"):
        if kind not in ("open", "bot"):
            raise Refused("bad_message", "A seat can be made open or a bot's; people join by themselves.")
        spec = e.SeatSpec(kind, name_for_bot(seat) if kind == "bot" else "", "medium" if kind == "bot" else "")
        spec = structs.replace(spec, ready=kind == "bot")
    if name is not None and spec.kind != "open":
        spec = structs.replace(spec, name=checked_name(name) or spec.name)
    if level is not None and spec.kind == "bot":
        spec = structs.replace(spec, level=checked_level(level))
    if spec.kind in ("person", "guest"):
        spec = _with_nonce(seat, spec if spec.profile else known_as(table, seat, spec, who), nonce or "")
        spec = structs.replace(spec, ready=spec.ready if ready is None else _may_be_ready(spec, ready))
    return e.Seated(at=at, seat=seat, now=spec)


def _with_nonce(seat: Seat, spec: e.SeatSpec, nonce: str) -> e.SeatSpec:
    """A nonce stands once it is given: another device at the seat must not make the first one's check fail."""
    if spec.nonce and nonce not in ("", spec.nonce):
        raise Refused("taken", f"Seat {seat} has added its nonce already.")
    return structs.replace(spec, nonce=checked_nonce(nonce) or spec.nonce)


def _may_be_ready(spec: e.SeatSpec, ready: bool) -> bool:
    """Nobody is dealt to who has had no say in the deal."""
    if ready and not spec.nonce:
        raise Refused("not_ready", "Who is ready adds a nonce to the deal: send one along.")
    return ready


def grant(table: TableState, seat: Seat, token: str, at: float, end_others: bool) -> e.Seated:
    """One more token for a seat, or one instead of all it had."""
    check_seat(table, seat)
    spec = table.seats[seat].spec
    kept = () if end_others else spec.tokens[1 - TOKENS :]
    now = structs.replace(spec, tokens=(*kept, hashed(token)), kept=spec.kept and not end_others)
    return e.Seated(at=at, seat=seat, now=now)


def invite(table: TableState, seat: Seat, token: str, at: float, by: str, absent: bool) -> e.Seated | e.Reissued:
    """A token for a seat, to be sent to somebody: whoever comes with it sits there, and older tokens end.

    The host gives one for an open seat, or for that of a person who is absent; people give one for their own. In a
    match everybody is told; after it rights stay as they are, since they also open the seats of a rematch.
    """
    check_seat(table, seat)
    spec = table.seats[seat].spec
    if table.phase == "over":
        raise Refused("over", "The match is over.")
    if spec.kind == "bot":
        raise Refused("taken", f"A bot sits at seat {seat}; make the seat open first.")
    if spec.kind != "open" and by == "host" and not absent:
        raise Refused(
            "not_allowed", "A seat gets a new link from the host only when its player has been away for a while."
        )
    if table.match is not None:
        return e.Reissued(at=at, seat=seat, token=hashed(token), by=by)
    granted = grant(table, seat, token, at, end_others=True)
    return structs.replace(granted, now=e.anonymous(granted.now)) if by == "host" else granted


def leave(table: TableState, seat: Seat, at: float) -> e.Seated | e.Resigned:
    """Before the match the seat is open again; in it a bot takes over for good."""
    if table.match is None and table.made.tournament:
        raise Refused("not_allowed", "This seat is kept for you by the tournament; whoever does not come loses.")
    if table.match is None:
        return e.Seated(at=at, seat=seat, now=e.SeatSpec())
    if table.match.over:
        raise Refused("over", "The match is over.")
    return e.Resigned(at=at, seat=seat)


def set_away(table: TableState, seat: Seat, away: bool, by: str, at: float) -> e.Away:
    """Let a bot play for a person, or no longer."""
    check_seat(table, seat)
    if table.phase != "playing":
        raise Refused("not_playing", "No match is being played at this table.")
    if table.seats[seat].spec.kind not in ("person", "guest"):
        raise Refused("not_allowed", f"No person sits at seat {seat}.")
    if (table.made.rated or table.made.tournament) and away and by == "self":
        raise Refused("not_allowed", "In a rated match or a tournament nobody else plays for you; you may resign.")
    return e.Away(at=at, seat=seat, away=away, by=by)


def make_ready(table: TableState, nonces: Mapping[Seat, str], at: float) -> Decided:
    """Seats add their nonces and are ready, all or none: refused if the match could not begin then."""
    seated = [change(table, seat, Change(ready=True, nonce=nonce), at) for seat, nonce in nonces.items()]
    check_ready(table, {one.seat: one.now for one in seated})
    return Decided(seated)


def check_ready(table: TableState, changed: Mapping[Seat, e.SeatSpec] = {}) -> None:
    """Raise Refused unless everybody is there and ready, with some seats as they will be."""
    for number, seat in enumerate(table.seats):
        spec = changed.get(number, seat.spec)
        if spec.kind == "open":
            raise Refused("not_ready", f"Seat {number} is still open; let somebody or a bot sit there.")
        if not spec.ready:
            raise Refused("not_ready", f"{spec.name or f'Seat {number}'} is not ready.")
        if table.made.fair != FIRST and spec.kind != "bot" and not spec.nonce:
            raise Refused("not_ready", f"{spec.name or f'Seat {number}'} has added no nonce to the deal.")


def start(table: TableState, at: float) -> Decided:
    """Begin. The first cards are dealt in the same go."""
    check_open(table)
    check_ready(table)
    rated.check_start(table)
    match = begun(table.game, table.made.begins)
    draws = list(match.draws_from(match.table, table.dealer))
    drawn = [e.Drew(at=at, action=str(draw)) for draw, _ in draws]
    return Decided([e.Started(at=at), *drawn], [None, *(step for _, step in draws)])
