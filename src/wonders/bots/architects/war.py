"""What shields are worth to one city: the conflict that breaks out now, and those to come."""

from functools import lru_cache
from math import exp
from typing import Final

from wonders.bots.architects.scene import Sight
from wonders.core.decisions import Seat
from wonders.core.sums import added
from wonders.games.architects.cards import REDS
from wonders.games.architects.city import City
from wonders.games.architects.pieces import Token, Wonder
from wonders.games.architects.scoring import VICTORY_WORTH
from wonders.games.architects.tokens import TOKENS

CONFLICTS: Final = 1.1
"""Conflicts to come, early in the match."""
ONE_NEIGHBOUR: Final = 0.6
"""The part of them with two players, because the only neighbour is counted twice."""
LONG: Final = 8.0
"""Turns within which as many conflicts are fought."""
SOON: Final = 2.8
CALM: Final = 1.8
"""How sharply the shields of today decide a conflict that is near, or far away."""
HURRY: Final = 0.25
"""What a horn is worth to a city that would win, as a part of that victory."""

_STRATEGY: Final = TOKENS["strategy"]
_FIRST_RED: Final = REDS[0].place


@lru_cache(maxsize=1 << 12)
def _lasting(wonder: Wonder, built: tuple[int, ...], tokens: tuple[Token, ...]) -> int:
    return City(wonder, built, tokens=tokens).shields


def _shields(city: City) -> int:
    """The shields of a city; those that stay are looked up, for they are asked for very often."""
    return _lasting(city.wonder, city.built, city.tokens) + sum(city.cards[_FIRST_RED:])


@lru_cache(maxsize=1 << 10)
def _wins(margin: int, sharp: float) -> float:
    return 1.0 / (1.0 + exp(-sharp * (margin - 0.5)))


@lru_cache(maxsize=1 << 13)
def _standing(margins: tuple[int, int], worth: int, share: float, sharp: float) -> float:
    return added([worth * _wins(margin, sharp) - share * _wins(-margin, sharp) for margin in margins])


class War:
    """The shields of a city and of its neighbours. With two players the only neighbour counts twice."""

    __slots__ = ("_others", "_peace", "_share", "_sharp", "_shields", "_to_come", "_two_players", "_worth")

    def __init__(self, sight: Sight, seat: Seat, left: float) -> None:
        players, city = sight.players, sight.cities[seat]
        self._shields = _shields(city)
        self._others = [_shields(sight.cities[other % players]) for other in (seat - 1, seat + 1)]
        self._share = VICTORY_WORTH / (players - 1)
        self._worth = VICTORY_WORTH + (_STRATEGY in city.tokens)
        self._peace = sight.peace
        self._two_players = players == 2
        self._sharp = SOON if sight.peace <= 1 else CALM
        self._to_come = CONFLICTS * min(1.0, left / LONG) * (ONE_NEIGHBOUR if players == 2 else 1.0)

    def cards(self) -> list[float]:
        """The three red cards. One whose horns bring the conflict now is worth what that conflict brings."""
        step = self.standing(1) - self.standing(0)
        worths = [self._to_come * step]
        for horns in (1, 2):
            if self._peace and self._peace <= horns:
                worths.append(self.battle(1))
            else:
                worths.append(min(1.0, self._to_come) * step + HURRY * horns * self.standing(0))
        return worths

    def shields(self, more: int) -> float:
        """So many shields that stay."""
        return self._to_come * (self.standing(more) - self.standing(0))

    def standing(self, more: int = 0) -> float:
        """What a conflict to come may bring with so many shields more: own victories, less those of the neighbours."""
        mine, (left, right) = self._shields + more, self._others
        return _standing((mine - left, mine - right), self._worth, self._share, self._sharp)

    def battle(self, more: int) -> float:
        """What the conflict brings that breaks out now, with so many shields more."""
        mine, value = self._shields + more, 0.0
        left, right = self._others
        if self._two_players and 0 < min(mine, left) < max(mine, left) < 2 * min(mine, left):
            right = mine  # a narrow victory brings one token, not two
        for theirs in (left, right):
            if mine > theirs:
                value += self._worth
            elif theirs > mine:
                value -= self._share
        return value
