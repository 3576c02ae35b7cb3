"""What time it is in a match: how many turns and conflicts are still to come."""

from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from wonders.games.classic.cards import ALL_CARDS
from wonders.games.classic.deck import deck_for
from wonders.games.classic.ruleset import AGES
from wonders.games.classic.table import Table
from wonders.games.classic.view import View

Scene: TypeAlias = Table | View
"""What a bot looks at: a view, or a table that it has dealt itself."""

TURNS_BEFORE_THE_DEAL: Final = len(deck_for(ALL_CARDS, 1, 3)) // 3 - 1
"""Turns of an age of the base game, for as long as nothing is dealt: a hand less its last card."""


class Clock(NamedTuple):
    """The age being played (the next one, between two ages), and the turns to come after this one."""

    age: int
    rest: int
    """Turns of this age that come after this one."""
    turns: int
    """Turns of an age."""

    @property
    def left(self) -> int:
        """Turns of the match that come after this one."""
        return (AGES - self.age) * self.turns + self.rest


def clock(scene: Scene) -> Clock:
    """The time at a table or in a view of it."""
    phase: str = scene.phase
    turns = scene.turns or TURNS_BEFORE_THE_DEAL
    if scene.age == 0 or phase == "recruit" or phase.endswith("_recruiting") or phase == "deal_age":
        return _clock(min(scene.age + 1, AGES), turns, turns)
    if phase == "over":
        return _clock(AGES, 0, turns)
    return _clock(scene.age, turns - scene.turn, turns)


@lru_cache(maxsize=256)
def _clock(age: int, rest: int, turns: int) -> Clock:
    return Clock(age, rest, turns)
