"""Other hidden cards behind the same match: a history that one seat cannot tell from the real one.

A table alone would not do: bots, reviews and records need to know how a match has come to where it stands. So what is
hidden is drawn anew for the last moment (`Game.resample`), and the answers that others gave face down, and those of
chance, are written anew to fit. The new history is played through: it counts only if it keeps to the rules and the
seat has seen at every step just what it saw.
"""

from collections.abc import Sequence
from random import Random
from typing import TypeAlias

from wonders.core.actions import Action
from wonders.core.decisions import Seat, WondersError
from wonders.core.game import AnyGame, AnyView
from wonders.core.match import AnyMatch
from wonders.core.options import BadOption
from wonders.games.registry import companion

Joint: TypeAlias = dict[Seat, Action]
"""The answers of one step."""

ATTEMPTS = 12


def joints_of(match: AnyMatch, steps: int) -> list[Joint]:
    """The joint answers of the first steps of a match."""
    given = iter(match.answers)
    return [dict(next(given) for _ in match.game.pending(one.table)) for one in match.steps[:steps]]


def redealt(match: AnyMatch, step: int, seat: Seat, rng: Random) -> list[Joint]:
    """The joint answers of another history of so many steps; BadOption where none is found."""
    game, joints = match.game, joints_of(match, step)
    seen = tuple(game.view(one.table, seat) for one in match.steps[: step + 1])
    rewrite = getattr(companion("study.redealing", game.id), "rewrites", None)
    for _ in range(ATTEMPTS):
        table = game.resample(seen, rng)
        if table == match.steps[step].table:
            return joints
        for other in rewrite(match, step, table) if rewrite else ():
            if _seems_the_same(game, other, seat, seen):
                return list(other)
    raise BadOption("Other hidden cards cannot be dealt at this moment of the match; play on with the same ones.")


def _seems_the_same(game: AnyGame, joints: Sequence[Joint], seat: Seat, seen: Sequence[AnyView]) -> bool:
    table = game.start()
    try:
        for joint, after in zip(joints, seen[1:], strict=True):
            table = game.apply(table, dict(sorted(joint.items()))).table
            if game.view(table, seat) != after:
                return False
    except WondersError:
        return False
    return True
