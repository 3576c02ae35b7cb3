"""Who may sit where: what changes at a table before the match, and who plays for whom in it.

Each function looks at a table and says which entries follow from a request, or raises Refused. Nothing is changed here.
"""

from collections.abc import Iterator

from msgspec import structs

from wonders.core.decisions import Seat
from wonders.server.errors import Refused
from wonders.server.sources import hashed
from wonders.server.tables import entries as e
from wonders.server.tables.checks import checked_name, checked_nonce
from wonders.server.tables.levels import checked_level
from wonders.server.tables.state import TableState

BOT_NAMES = ("Cleo", "Hiram", "Nefru", "Solon", "Livia", "Kyros", "Sappho", "Theron")
TOKENS = 8
"""Tokens that a seat can have at once; a new one ends the oldest."""


def name_for_bot(seat: Seat) -> str:
    return BOT_NAMES[seat % len(BOT_NAMES)]


def check_open(table: TableState) -> None:
    if table.play is not None:
        raise Refused("not_open", "The match has begun already.")


def check_seat(table: TableState, seat: Seat) -> None:
    if not 0 <= seat < len(table.seats):
        raise Refused("no_seat", f"There is no seat {seat}; there are seats 0 to {len(table.seats) - 1}.")


def join(table: TableState, seat: Seat | None, name: str, nonce: str, kind: str, token: str, at: float) -> e.Seated:
    """Take an open seat: this one, or the first. One that somebody is invited to is kept for them."""
    check_open(table)
    if seat is None:
        seat = next((number for number, one in enumerate(table.seats) if _is_free(one.spec)), None)
        if seat is None:
            raise Refused("taken", "No seat is open at this table.")
    check_seat(table, seat)
    if not _is_free(table.seats[seat].spec):
        raise Refused("taken", f"Seat {seat} is taken.")
    return e.Seated(at=at, seat=seat, now=_person(seat, kind, name, nonce, (hashed(token),)))


def accept(table: TableState, seat: Seat, name: str, nonce: str, kind: str, at: float) -> e.Seated:
    """Sit down at the seat one was invited to."""
    check_open(table)
    spec = table.seats[seat].spec
    if spec.kind != "open":
        raise Refused("taken", f"Somebody with this token sits at seat {seat} already.")
    return e.Seated(at=at, seat=seat, now=_person(seat, kind, name, nonce, spec.tokens))


def _is_free(spec: e.SeatSpec) -> bool:
    return spec.kind == "open" and not spec.tokens


def _person(seat: Seat, kind: str, name: str, nonce: str, tokens: tuple[str, ...]) -> e.SeatSpec:
    return e.SeatSpec(kind, checked_name(name) or f"Guest {seat + 1}", "", True, checked_nonce(nonce), tokens)


def change(
    table: TableState, seat: Seat, kind: str | None, name: str | None, level: str | None, ready: bool | None, at: float
) -> e.Seated:
    """Change a seat before the match. A seat that gets another kind is a new one: its tokens end."""
    check_open(table)
    check_seat(table, seat)
    spec = table.seats[seat].spec
    if kind is not None and kind != spec.kind:
        if kind not in ("open", "bot"):
            raise Refused("bad_message", "A seat can be made open or a bot's; people join by themselves.")
        spec = e.SeatSpec(kind, name_for_bot(seat) if kind == "bot" else "", "medium" if kind == "bot" else "")
        spec = structs.replace(spec, ready=kind == "bot")
    if name is not None and spec.kind != "open":
        spec = structs.replace(spec, name=checked_name(name) or spec.name)
    if level is not None and spec.kind == "bot":
        spec = structs.replace(spec, level=checked_level(level))
    if ready is not None and spec.kind in ("person", "guest"):
        spec = structs.replace(spec, ready=ready)
    return e.Seated(at=at, seat=seat, now=spec)


def grant(table: TableState, seat: Seat, token: str, at: float, end_others: bool) -> e.Seated:
    """One more token for a seat, or one instead of all it had."""
    check_seat(table, seat)
    spec = table.seats[seat].spec
    kept = () if end_others else spec.tokens[1 - TOKENS :]
    return e.Seated(at=at, seat=seat, now=structs.replace(spec, tokens=(*kept, hashed(token))))


def invite(table: TableState, seat: Seat, token: str, at: float) -> e.Seated:
    """A token for an open seat, to be sent to somebody. Whoever comes with it sits there."""
    check_seat(table, seat)
    spec = table.seats[seat].spec
    if spec.kind == "bot":
        raise Refused("taken", f"A bot sits at seat {seat}; make the seat open first.")
    return grant(table, seat, token, at, end_others=True)


def leave(table: TableState, seat: Seat, at: float) -> e.Seated | e.Resigned:
    """Before the match the seat is open again; in it a bot takes over for good."""
    if table.play is None:
        return e.Seated(at=at, seat=seat, now=e.SeatSpec())
    if table.play.over:
        raise Refused("over", "The match is over.")
    return e.Resigned(at=at, seat=seat)


def set_away(table: TableState, seat: Seat, away: bool, by: str, at: float) -> e.Away:
    """Let a bot play for a person, or no longer."""
    check_seat(table, seat)
    if table.phase != "playing":
        raise Refused("not_playing", "No match is being played at this table.")
    if table.seats[seat].spec.kind not in ("person", "guest"):
        raise Refused("not_allowed", f"No person sits at seat {seat}.")
    return e.Away(at=at, seat=seat, away=away, by=by)


def check_ready(table: TableState) -> None:
    """Raise Refused unless everybody is there and ready."""
    for number, seat in enumerate(table.seats):
        if seat.spec.kind == "open":
            raise Refused("not_ready", f"Seat {number} is still open; let somebody or a bot sit there.")
        if not seat.spec.ready:
            raise Refused("not_ready", f"{seat.spec.name or f'Seat {number}'} is not ready.")


def start(table: TableState, at: float) -> Iterator[e.Entry]:
    """Begin. The first cards are dealt in the same go."""
    check_open(table)
    check_ready(table)
    yield e.Started(at=at)
    from wonders.server.tables.match import Play

    for draw in Play(table.game).draws_after(table.dealer):
        yield e.Drew(at=at, action=str(draw))
