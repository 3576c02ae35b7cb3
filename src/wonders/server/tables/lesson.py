"""First games: a match whose deal and answers are written down. Seat 0 is told what to answer wherever a comment stands
behind its answer; everything else happens by itself. They are read from the package, there is no table behind them."""

import gzip
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from msgspec import Raw

from wonders.core.decisions import CHANCE, Seat
from wonders.core.game import AnyGame
from wonders.notation import Answer, Chronicle, Comment, parse
from wonders.notation.play import game_of, play
from wonders.server.tables.match import TableMatch
from wonders.server.tables.views import Views
from wonders.server.wire.encoding import frame
from wonders.server.wire.responses import Lesson, LessonStep
from wonders.server.wire.tables import ClockInfo, SeatInfo, TableInfo

FOLDER: Final = Path(__file__).parent / "lessons"
LEARNER: Final[Seat] = 0


@cache
def lesson_of(game: str) -> bytes:
    """The first game of a game there is, packed: everybody asks for the same."""
    chronicle = parse((FOLDER / f"{game}.wpn").read_text(encoding="utf-8"))
    rules = game_of(chronicle)
    states = list(_states(rules, chronicle))
    return gzip.compress(frame(Lesson(_table(rules, chronicle), states, list(lesson_steps(chronicle)))))


def lesson_steps(chronicle: Chronicle) -> Iterator[LessonStep]:
    """What the learner is told to answer: which decision of the seat it is, and the message about it."""
    number, last = 0, ""
    for item in chronicle.line:
        if isinstance(item, Answer) and item.seat == LEARNER:
            number, last = number + 1, item.action
        elif isinstance(item, Comment):
            yield LessonStep(number, last, item.text)


def _states(game: AnyGame, chronicle: Chronicle) -> Iterator[Raw]:
    """What the learner sees, as a server would send it: each time that somebody is asked, and at the end."""
    match = TableMatch(game)
    views, told = Views(match), 0
    for step in play(game, chronicle).steps:
        for seat, action in sorted(step.answers.items()):
            match.seal(seat, action)
        if CHANCE not in match.pending:
            yield Raw(views.state(LEARNER, told, {}))
            told = match.v


def _table(game: AnyGame, chronicle: Chronicle) -> TableInfo:
    names = [chronicle.tag(f"Seat{seat}") or "" for seat in game.seats]
    return TableInfo(
        id="", code="", game=game.id, players=game.players, options=dict(game.options),
        title="", state="playing", listed=False, created=0.0, rules=game.rules,
        clock=ClockInfo("none"), assists=["estimate"], undo=False,
        seats=[_seat(seat, name) for seat, name in enumerate(names)],
        watching=0, commitment="", rematch=None,
    )  # fmt: skip


def _seat(seat: Seat, name: str) -> SeatInfo:
    kind, level = ("person", "") if seat == LEARNER else ("bot", "easy")
    return SeatInfo(
        seat, kind, name, level, ready=True, online=True, presence="here", away=False, nonce="", invited=False
    )
