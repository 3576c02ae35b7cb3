"""What can be told when a match is over: every step as a seat saw it, and how the cards were dealt."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from msgspec import UNSET

from wonders.core.decisions import CHANCE, SPECTATOR, ChanceDecision, Seat, WondersError
from wonders.core.events import AnyEvent
from wonders.core.game import AnyGame
from wonders.core.match import AnyMatch
from wonders.core.record import Record
from wonders.core.wire import plain
from wonders.facts import facts
from wonders.games.replay import replay
from wonders.notation.reading import read_record
from wonders.server.errors import Refused
from wonders.server.tables.match import Answers, TableMatch
from wonders.server.tables.options import event_seen, outcome_told
from wonders.server.tables.state import TableState
from wonders.server.wire.encoding import frame, part
from wonders.server.wire.responses import AnswerGiven, Draw, Fairness, NonceOut, Replay, ReplayStep, StepComment
from wonders.server.wire.tables import TableInfo


class Replayed(NamedTuple):
    """A match that is over: the rules, and the joint answer of each step."""

    game: AnyGame
    answers: Sequence[Answers]


def replay_of(
    played: Replayed,
    seat: Seat,
    comments: Mapping[int, Sequence[StepComment]] | None = None,
    info: TableInfo | None = None,
) -> bytes:
    """All steps, each whole: view, facts, what happened on the way there, and what is said about it."""
    game, table = played.game, played.game.start()
    events: tuple[AnyEvent, ...] = ()
    steps: list[ReplayStep] = []
    for joint in [None, *played.answers]:
        if joint is not None:
            table, events = game.step(table, dict(joint))
        view = game.view(table, seat)
        told = part([event_seen(event, seat) for event in events])
        answers = part([AnswerGiven(one, str(action)) for one, action in joint or ()])
        said = part(comments.get(len(steps), ())) if comments is not None else UNSET
        steps.append(ReplayStep(part(plain(view)), part(facts(game, view)), told, answers, said))
    outcome = game.outcome(table)
    ended = outcome_told(outcome) if outcome else None
    return frame(Replay(seat if seat >= 0 else None, steps, ended, info or UNSET))


def main_line(text: str) -> Record:
    """A record, or notation without its variations, which may take long to play; Refused, if it is none."""
    try:
        record = read_record(text)
        replay(record)
    except WondersError as wrong:
        raise Refused("bad_record", str(wrong)) from None
    return record


def record_replayed(text: str, seat: int | None) -> bytes:
    """The replay of a record or notation, as a seat or everybody sees it; Refused, if it is none."""
    match = replay(main_line(text))
    players = match.game.players
    if seat is not None and seat >= players:
        raise Refused("no_seat", f"There is no seat {seat}; there are seats 0 to {players - 1}.")
    return replay_of(Replayed(match.game, _joints_of(match)), seat if seat is not None else SPECTATOR)


def _joints_of(match: AnyMatch) -> list[Answers]:
    """The answers of each step."""
    given = iter(match.answers)
    return [tuple(next(given) for _ in match.game.pending(step.table)) for step in match.steps[:-1]]


def fairness_of(table: TableState) -> Fairness:
    """What fixes the deal. The secret, and what followed from it, only when nothing is hidden any more."""
    over = table.match is not None and table.match.over
    nonces = [NonceOut(at, seat.spec.nonce) for at, seat in enumerate(table.seats) if seat.spec.nonce]
    terms = table.terms
    return Fairness(
        version=table.made.fair,
        table=terms.table,
        game=terms.game,
        rules=terms.rules,
        players=terms.players,
        options=dict(terms.options),
        commitment=table.commitment,
        nonces=nonces,
        secret=table.made.secret if over else None,
        seed=table.seed if over else None,
        draws=draws_of(table.match) if over and table.match is not None else None,
    )


def draws_of(match: TableMatch) -> list[Draw]:
    """Every draw with what was drawn from, so that anybody can draw again from the seed. What the match began with
    was not drawn from it."""
    game, table, draws = match.game, match.game.start(), []
    for at, joint in enumerate(match.rounds):
        asked = game.pending(table).get(CHANCE)
        if isinstance(asked, ChanceDecision) and at >= match.begun:
            fields = plain(asked)
            assert isinstance(fields, dict), "a decision has no id"
            draws.append(Draw(asked.label, str(joint[0][1]), fields))
        table = game.step(table, dict(joint)).table
    return draws
