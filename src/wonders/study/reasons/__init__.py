"""Why an answer is good, in words: facts that the rules themselves work out, the weightiest first."""

from collections.abc import Callable, Iterator

from wonders.core.actions import Action
from wonders.core.phrases import Phrase
from wonders.games.registry import companion
from wonders.study.judging import Position
from wonders.study.reasons.claim import Claim

MOST = 3
"""Facts that are told of one answer."""

Claims = Callable[[Position, Action], Iterator[Claim]]


def claims_for(position: Position, action: Action) -> list[Claim]:
    """All that can be said for an answer, the weightiest first: `claims` in `wonders.study.reasons.<game>`."""
    claims: Claims | None = getattr(companion("study.reasons", position.game.id), "claims", None)
    if claims is None:
        return []
    return sorted(claims(position, action), key=lambda claim: -claim.weight)


def reasons_for(position: Position, action: Action, most: int = MOST) -> list[Phrase]:
    """The facts that speak most for an answer."""
    return [claim.phrase for claim in claims_for(position, action)[:most]]
