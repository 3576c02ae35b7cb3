"""Advice for a seat that is to decide: a nudge, an answer, or an answer with its reasons.

It is worked out from what the seat has seen, so it can give away nothing that the seat could not know.
"""

from random import Random
from typing import Final, TypedDict

from wonders.core.actions import Action
from wonders.core.wire import Json, plain
from wonders.study.judging import Position, judge
from wonders.study.reasons import reasons_for

NODES: Final = 300
"""Simulations for a hint: about half a second."""
MORE_BY_NET: Final = {"duel": 8, "classic": 4, "architects": 4}
"""So many simulations of `expert`, where it has a net, for one of a review's search: half a second to one as well."""


class Hint(TypedDict):
    """All that a hint may say; how much of it is told, its strength decides."""

    verb: str
    action: str
    reasons: list[Json]


def hint_for(position: Position, nodes: int = NODES) -> Hint:
    """A good answer, and what speaks for it."""
    best = position.legal[0] if len(position.legal) == 1 else _best(position, nodes)
    return Hint(verb=best.verb, action=str(best), reasons=[plain(reason) for reason in reasons_for(position, best)])


def _best(position: Position, nodes: int) -> Action:
    return _best_by_net(position, nodes) or judge(position, nodes, seed="hint").best.action


def _best_by_net(position: Position, nodes: int) -> Action | None:
    """What `expert` would answer, where it has a net for this and what a net needs is installed."""
    try:
        from wonders.bots.search.expert import Expert, has_net
    except ImportError:
        return None
    if not has_net(position.game, position.asked):
        return None
    expert = Expert(nodes=nodes * MORE_BY_NET[position.game.id])
    return expert.choose(position.asked, position.legal, position.seen(Random("hint")))
