"""Architects: a card that somebody else has looked at, or those of a search, are other ones."""

from collections.abc import Iterator

from wonders.core.actions import Action
from wonders.core.decisions import CHANCE
from wonders.core.draft import without
from wonders.core.game import AnyTable
from wonders.core.match import AnyMatch
from wonders.games.architects.actions import Draw, Find, draw
from wonders.games.architects.table import Table
from wonders.study.redealing import Joint, joints_of


def rewrites(match: AnyMatch, step: int, table: AnyTable) -> Iterator[list[Joint]]:
    """For each place where chance may have shown that card, a history in which it showed this one."""
    was: Table = match.steps[step].table
    for at in reversed(range(step)):
        joints = joints_of(match, step)
        other = _instead(joints[at].get(CHANCE), was, table)
        if other is not None:
            joints[at] = {CHANCE: other}
            yield joints


def _instead(action: Action | None, was: Table, now: Table) -> Action | None:
    (old, _), (new, _) = was.piles[-1], now.piles[-1]
    if isinstance(action, Draw) and old is not None and new is not None and old != new and action.card == old.id:
        return draw(new.id)
    if isinstance(action, Find) and was.turn.found != now.turn.found:
        top = now.piles[now.seating.place[now.turn.searched]][0]
        assert top is not None, "a deck that is searched shows its top card"
        return Find(tuple(card.id for card in without(now.turn.found, top)))
    return None
