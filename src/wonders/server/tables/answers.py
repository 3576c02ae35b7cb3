"""Answers, and taking them back: what follows from what a seat sends. Nothing is changed here."""

from wonders.core.decisions import Seat
from wonders.server.errors import Refused
from wonders.server.tables import entries as e
from wonders.server.tables.decided import Decided
from wonders.server.tables.match import TableMatch
from wonders.server.tables.pause import check_going_on
from wonders.server.tables.state import TableState


def match_of(table: TableState) -> TableMatch:
    if table.match is None:
        raise Refused("not_playing", "The match has not begun.")
    return table.match


def answer(table: TableState, seat: Seat, number: int, text: str, at: float, move: str = "", by: str = "") -> Decided:
    """Seal an answer, in place of an earlier one if the decision is still open, and deal what follows from it."""
    match = match_of(table)
    check_going_on(table.pause)
    action = match.checked(seat, number, text)
    told = e.Answered(at=at, seat=seat, number=number, action=str(action), move=move, by=by)
    step = match.step_after(seat, action)
    if step is None:
        return Decided([told])
    draws = list(match.draws_from(step.table, table.dealer))
    drawn = [e.Drew(at=at, action=str(draw)) for draw, _ in draws]
    return Decided([told, *drawn], [step, *(after for _, after in draws)])


def retract(table: TableState, seat: Seat, number: int, at: float, move: str) -> Decided:
    """Open a sealed answer again."""
    match = match_of(table)
    check_going_on(table.pause)
    match.check_number(seat, number)
    if seat not in match.sealed:
        raise Refused("not_asked", "There is no sealed answer to take back.")
    return Decided([e.Retracted(at=at, seat=seat, number=number, move=move)])
