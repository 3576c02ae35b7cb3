"""A table that nobody has opened, shown to one seat: that of a puzzle, or of a position set up by hand."""

from wonders.core.decisions import Seat
from wonders.core.game import AnyGame
from wonders.server.wire.tables import ClockInfo, SeatInfo, SeatKind, TableInfo


def lone_table(game: AnyGame, asked: Seat) -> TableInfo:
    """As if a match were played at which this seat is a person's and all others are bots'."""
    return TableInfo(
        id="", code="", game=game.id, players=game.players, options=dict(game.options),
        title="", state="playing", listed=False, created=0.0, rules=game.rules,
        clock=ClockInfo("none"), assists=["estimate"], undo=False,
        seats=[_seat(seat, seat == asked) for seat in game.seats],
        watching=0, commitment="", rematch=None,
    )  # fmt: skip


def _seat(seat: Seat, is_asked: bool) -> SeatInfo:
    kind: SeatKind = "person" if is_asked else "bot"
    return SeatInfo(
        seat, kind, "", "", ready=True, online=True, presence="here", away=False, nonce="", invited=False
    )  # fmt: skip
