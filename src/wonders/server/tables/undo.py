"""Taking back what has been played: for slips, never to look behind a curtain.

A seat may take back its last answer if it was the only one asked, nobody has answered since, chance was not asked, and
nobody has learned anything by it but what the answer itself says.
"""

from random import Random
from typing import Any

from wonders.core.actions import Action
from wonders.core.decisions import SPECTATOR, Seat
from wonders.core.game import Game
from wonders.server.errors import Refused
from wonders.server.tables import entries as e
from wonders.server.tables.answers import match_of
from wonders.server.tables.match import Play, tables_of
from wonders.server.tables.state import TableState

TRIES = 12
"""Tables that are tried for each seat."""


def undo(table: TableState, seat: Seat, at: float) -> e.Undone:
    """The entry that takes the seat's last answer back, or Refused."""
    play = match_of(table)
    if play.over:
        raise Refused("over", "The match is over.")
    if not table.made.undo:
        raise Refused("no_undo", "This table has agreed on no undo.")
    if seat in play.sealed:
        raise Refused("no_undo", "This answer is still sealed; retract it instead.")
    if not play.last_by(seat):
        raise Refused(
            "no_undo", "Only the very last answer can be taken back, before chance or anybody else has answered."
        )
    if _reveals_once(play):
        raise Refused("no_undo", "Something hidden has come to light by this answer, so it stands.")
    asked = play.numbers[seat] - (seat in play.pending)
    return e.Undone(at=at, seat=seat, number=asked)


def _reveals_once(play: Play) -> bool:
    """It takes a while to find out, so it is found out once a step: asking often must not keep the server busy."""
    if play.revealing is None or play.revealing[0] != play.v:
        play.revealing = (play.v, reveals(play))
    return play.revealing[1]


def reveals(play: Play, tries: int = TRIES) -> bool:
    """Whether anybody learned something hidden by the last step.

    They did not if the step looks the same to them from every table that they could not tell from the real one.
    """
    game = play.game
    tables = tables_of(game, play.answers)
    answers = dict(play.answers[-1])
    rng = Random(0)
    for seat in (*game.seats, SPECTATOR):
        history = [game.view(table, seat) for table in tables]
        if any(_differs(game, history, answers, rng) for _ in range(tries)):
            return True
    return False


def _differs(game: Game[Any, Any], history: list[Any], answers: dict[Seat, Action], rng: Random) -> bool:
    other = game.resample(history[:-1], rng)
    if any(action not in game.legal(other, seat) for seat, action in answers.items()):
        return True
    return bool(game.view(game.step(other, answers).table, history[-1].seat) != history[-1])
