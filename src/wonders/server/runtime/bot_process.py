"""What runs in a bot's process: it plays the record of a table again and lets a bot choose from its seat's view.

The process is trusted with the record; the bot gets a perspective, as everywhere.
"""

import json
import os
import signal
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import TypeVar, cast

from wonders.bots.bot import Bot, Perspective
from wonders.bots.registry import make_bot
from wonders.bots.threads import one_thread
from wonders.core.decisions import Seat, WondersError
from wonders.core.match import AnyMatch, Match
from wonders.core.options import Setting
from wonders.core.phrases import Phrase
from wonders.games.registry import make_as
from wonders.server.errors import refusal_of
from wonders.server.runtime.orphans import end_with_parent

Result = TypeVar("Result")

HINT = "hint"
"""In place of a bot: somebody asks for advice."""

FORESEE = "foresee"
"""The same: somebody asks what they may plan for."""

ANALYSE = "analyse"
"""The same: somebody asks about a position that was set up by hand."""

LINE = "line"
"""The seed of a bot that answers in a line that somebody tries out: all of it has to be played first."""

KEPT = 200
"""Matches that a process remembers."""

LOADING = 10
"""How nice a process is until it has answered once: beside something that takes all it can get, nobody would wait long
enough for what it has to load."""
THINKING = 19
"""The same from then on. With 10 the server waited twice as long for its core in each move."""


@dataclass(frozen=True)
class Question:
    """A decision for a bot: enough to set the match up again."""

    table: str
    game: str
    players: int
    options: tuple[tuple[str, Setting], ...]
    answers: tuple[tuple[Seat, str], ...]
    seat: Seat
    bot: str
    seed: str
    rules: str | None = None
    """The version of the rules the match is played by; without it, the newest."""
    patron: str = ""
    """The address whose thinking this is."""
    watched: bool = True
    """Whether somebody is at the table."""
    after: tuple[str, ...] = ()
    """Answers that are taken for given, where somebody plans: another's and the seat's, in turn."""
    sealed: str = ""
    """What the seat has answered already to what all are asked now."""
    position: str = ""
    """The document of a position, where it is about that."""
    nodes: int = 0
    """How many simulations that may take."""


@dataclass
class Known:
    """A match that was played again, and the seats that bots look from."""

    match: AnyMatch
    answers: tuple[tuple[Seat, str], ...] = ()
    seats: dict[tuple[Seat, str], Perspective] = field(default_factory=dict)


_KNOWN: "OrderedDict[str, Known]" = OrderedDict()


def begin() -> None:
    """Give way to the server: its answers matter more than a bot's next thought. Ctrl-C is the server's affair.
    A process whose server was killed would think on for nobody."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
    one_thread()
    _give_way(LOADING)


def run(work: Callable[..., Result], *given: object) -> Result:
    """Do something in a process, which has loaded what it needs by then."""
    try:
        return work(*given)
    finally:
        _give_way(THINKING)


def _give_way(nice: int) -> None:
    if hasattr(os, "setpriority"):
        os.setpriority(os.PRIO_PROCESS, 0, max(nice, os.getpriority(os.PRIO_PROCESS, 0)))


def ponder(question: Question) -> str:
    """Whatever is asked."""
    work = {HINT: advise, FORESEE: look_ahead, ANALYSE: weigh}.get(question.bot, think)
    return work(question)


def think(question: Question) -> str:
    """The text of the action that the bot chooses."""
    known = _recalled(question)
    match, seat = known.match, question.seat
    seen = known.seats.get((seat, question.bot))
    if seen is None:
        rng = Random(f"{question.seed}:{seat}:{question.bot}")
        seen = Perspective(match.game, seat, rng, match.view, match.history)
        known.seats[seat, question.bot] = seen
    return str(_bot(question.bot).choose(match.pending[seat], match.legal(seat), seen))


def advise(question: Question) -> str:
    """A hint for a seat as JSON: it follows from what the seat has seen and from nothing else."""
    from wonders.study.hints import hint_for
    from wonders.study.judging import Position

    match = _recalled(question).match
    return json.dumps(hint_for(Position.of(match, len(match.steps) - 1, question.seat)))


def look_ahead(question: Question) -> str:
    """What a seat may plan for as JSON: it follows from what the seat has seen and from nothing else."""
    from wonders.server.tables.foresight import foresee

    match, seat = _recalled(question).match, question.seat
    rng = Random(f"{seat}:{len(question.answers)}:{question.after}")
    return json.dumps(foresee(match.game, match.history(seat), seat, question.sealed, question.after, rng))


def weigh(question: Question) -> str:
    """What the answers in a position are worth, as JSON."""
    from wonders.study.position.analysing import analyse_text

    return json.dumps(analyse_text(question.position, question.nodes))


Refusal = tuple[str, str, Phrase | None, str]
"""The parts of a `Refused`."""

Joints = tuple[tuple[tuple[Seat, str], ...], ...]
"""The answers of each step, as text."""


def recount(game: str, rules: str, players: int, options: dict[str, Setting], joints: Joints, seat: Seat) -> bytes:
    """The replay of a match that is over, as this seat saw it."""
    from wonders.server.tables.replay import Replayed, replay_of

    played = make_as(game, rules, players, options)
    answers = [tuple((one, played.notation.parse(text)) for one, text in joint) for joint in joints]
    return replay_of(Replayed(played, answers), seat)


def tried(work: Callable[..., Result], *given: object) -> tuple[Result, Refusal | None]:
    """Something worked out, or why it is refused: exceptions with parts of their own do not come back as they were."""
    try:
        return work(*given), None
    except WondersError as wrong:
        refused = refusal_of(wrong)
        return cast(Result, None), (refused.code, str(refused), refused.phrase, refused.rule)


@cache
def _bot(name: str) -> Bot:
    return make_bot(name)


def _recalled(question: Question) -> Known:
    """The match of the question, from memory as far as it is known."""
    known = _KNOWN.pop(question.table, None)
    answers = question.answers
    if known is None or known.answers != answers[: len(known.answers)]:
        known = Known(Match(make_as(question.game, question.rules, question.players, dict(question.options))))
    for seat, text in answers[len(known.answers) :]:
        known.match.answer(seat, text)
    known.answers = answers
    _KNOWN[question.table] = known
    while len(_KNOWN) > KEPT:
        _KNOWN.popitem(last=False)
    return known
