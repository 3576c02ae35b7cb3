"""What can be told when a match is over: every step as a seat saw it, and how the cards were dealt."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from msgspec import Raw

from wonders.core.decisions import CHANCE, ChanceDecision, Seat
from wonders.core.events import Event
from wonders.core.game import Game
from wonders.core.wire import plain
from wonders.server.tables.match import Answers, TableMatch
from wonders.server.tables.options import event_seen, plain_outcome
from wonders.server.tables.state import TableState
from wonders.server.wire.requests import ENCODER
from wonders.show import facts


class Replayed(NamedTuple):
    """A match that is over: the rules, and the joint answer of each step."""

    game: Game[Any, Any]
    answers: Sequence[Answers]


def replay_of(
    played: Replayed,
    seat: Seat,
    comments: Mapping[int, Sequence[Mapping[str, Any]]] | None = None,
    more: Mapping[str, Any] | None = None,
) -> bytes:
    """All steps, each whole: view, facts, what happened on the way there, and what is said about it."""
    game, table = played.game, played.game.start()
    events: tuple[Event[Any], ...] = ()
    steps: list[dict[str, Any]] = []
    for joint in [None, *played.answers]:
        if joint is not None:
            table, events = game.step(table, dict(joint))
        view = game.view(table, seat)
        told = [event_seen(event, seat) for event in events]
        answers = [{"seat": one, "action": str(action)} for one, action in joint or ()]
        steps.append({"view": plain(view), "facts": facts(game, view), "events": told, "answers": answers})
        if comments is not None:
            steps[-1]["comments"] = comments.get(len(steps) - 1, ())
        steps[-1] = {name: Raw(ENCODER.encode(value)) for name, value in steps[-1].items()}
    outcome = game.outcome(table)
    shown = seat if seat >= 0 else None
    ended = plain_outcome(outcome) if outcome else None
    return ENCODER.encode({"seat": shown, **(more or {}), "steps": steps, "outcome": ended})


def fairness_of(table: TableState) -> dict[str, Any]:
    """What fixes the deal. The secret, and what followed from it, only when nothing is hidden any more."""
    told: dict[str, Any] = {
        "version": table.made.fair,
        **table.terms._asdict(),
        "commitment": table.commitment,
        "nonces": [{"seat": at, "nonce": seat.spec.nonce} for at, seat in enumerate(table.seats) if seat.spec.nonce],
        "secret": None,
        "seed": None,
        "draws": None,
    }
    if table.match is not None and table.match.over:
        told |= {"secret": table.made.secret, "seed": table.seed, "draws": draws_of(table.match)}
    return told


def draws_of(match: TableMatch) -> list[dict[str, Any]]:
    """Every draw with what was drawn from, so that anybody can draw again from the seed."""
    game, table, draws = match.game, match.game.start(), []
    for joint in match.answers:
        asked = game.pending(table).get(CHANCE)
        if isinstance(asked, ChanceDecision):
            draws.append({"label": asked.label, "action": str(joint[0][1]), "asked": plain(asked)})
        table = game.step(table, dict(joint)).table
    return draws
