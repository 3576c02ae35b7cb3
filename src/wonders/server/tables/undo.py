"""Taking back what has been played: for slips, never to look behind a curtain.

A seat may take back its last answer if it was the only one asked, nobody but bots has answered since, chance was not
asked, and nobody has learned anything by it but what the answers themselves say. Bots bear no grudge and choose anew.
"""

from collections.abc import Container
from random import Random

from wonders.core.actions import Action
from wonders.core.decisions import SPECTATOR, Seat
from wonders.core.game import AnyGame
from wonders.server.errors import Refused
from wonders.server.tables import entries as e
from wonders.server.tables.answers import match_of
from wonders.server.tables.match import TableMatch
from wonders.server.tables.past import Past, Seen
from wonders.server.tables.pause import check_going_on
from wonders.server.tables.state import TableState

TRIES = 12
"""Tables that are tried for each seat."""

FEW_TRIES = 2
"""The same where it is only said, with every move, that taking back is possible: who then asks is checked in full."""


def undo(table: TableState, seat: Seat, at: float) -> e.Undone:
    """The entry that takes the seat's last answer back, or Refused."""
    match = match_of(table)
    check_going_on(table.pause)
    if match.over:
        raise Refused("over", "The match is over.")
    if not table.made.undo:
        raise Refused("no_undo", "This table has agreed on no undo.")
    if seat in match.sealed:
        raise Refused("no_undo", "This answer is still sealed; retract it instead.")
    steps = match.steps_since(seat, bots_of(table))
    if not steps:
        raise Refused(
            "no_undo", "Only the very last answer can be taken back, before chance or another person has answered."
        )
    if _reveals_once(match, steps):
        raise Refused("no_undo", "Something hidden has come to light by this answer, so it stands.")
    asked = match.numbers[seat] - (seat in match.pending)
    return e.Undone(at=at, seat=seat, number=asked)


def can_undo(match: TableMatch, seat: Seat, bots: Container[Seat]) -> bool:
    """Whether taking back would work now: what cannot work is not offered."""
    steps = match.steps_since(seat, bots)
    return steps > 0 and not _reveals_once(match, steps, FEW_TRIES)


def bots_of(table: TableState) -> frozenset[Seat]:
    return frozenset(at for at, seat in enumerate(table.seats) if seat.spec.kind == "bot")


def _reveals_once(match: TableMatch, steps: int, tries: int = TRIES) -> bool:
    """It takes a while to find out, so it is found out once a step: asking often must not keep the server busy."""
    about = match.v, steps, tries
    if match.revealing is None or match.revealing[0] != about:
        match.revealing = about, reveals(match, steps, tries)
    return match.revealing[1]


def reveals(match: TableMatch, steps: int = 1, tries: int = TRIES) -> bool:
    """Whether anybody learned something hidden by the last steps.

    They did not if each step looks the same to them from every table that they could not tell from the real one. Who
    knows least is asked first: they learn most.
    """
    if not match.game.hides:
        return False
    past, rng = Past(match), Random(0)
    for seat in (SPECTATOR, *match.game.seats):
        seen = Seen(match, past, seat)
        for at in range(len(seen) - steps, len(seen)):
            answers = dict(match.rounds[at - 1])
            if any(_differs(match.game, seen, at, answers, rng) for _ in range(tries)):
                return True
    return False


def _differs(game: AnyGame, seen: Seen, at: int, answers: dict[Seat, Action], rng: Random) -> bool:
    """Whether a step would have looked different from a table that the seat could not tell from the real one."""
    other = game.resample(seen.until(at), rng)
    if any(action not in game.legal(other, seat) for seat, action in answers.items()):
        return True
    return bool(game.view(game.step(other, answers).table, seen.seat) != seen[at])
