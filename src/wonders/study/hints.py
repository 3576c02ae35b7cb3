"""Advice for a seat that is to decide: a nudge, an answer, or an answer with its reasons.

It is worked out from what the seat has seen, so it can give away nothing that the seat could not know.
"""

from typing import Final, TypedDict

from wonders.core.wire import Json, plain
from wonders.study.judging import Position, judge
from wonders.study.reasons import reasons_for

NODES: Final = 300
"""Simulations for a hint: about half a second."""


class Hint(TypedDict):
    """All that a hint may say; how much of it is told, its strength decides."""

    verb: str
    action: str
    reasons: list[Json]


def hint_for(position: Position, nodes: int | None = None) -> Hint:
    """A good answer, and what speaks for it."""
    best = position.legal[0] if len(position.legal) == 1 else judge(position, nodes or NODES, seed="hint").best.action
    return Hint(verb=best.verb, action=str(best), reasons=[plain(reason) for reason in reasons_for(position, best)])
