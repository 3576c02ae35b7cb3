"""Days off at a table: nobody acts for who is off."""

from wonders.core.decisions import Seat
from wonders.server.errors import Refused
from wonders.server.tables.state import TableState


def check_not_off(table: TableState, seat: Seat, now: float) -> None:
    """Raise Refused on a day off of a seat: nobody may act for it then."""
    if table.timing.is_off(seat, now):
        raise Refused("not_allowed", "This is a day off of theirs: nobody acts for them, and their clock stands still.")
