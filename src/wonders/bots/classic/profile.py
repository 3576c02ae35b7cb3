"""What stands in a city, summed up once for everything a bot asks about it."""

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from wonders.games.cities import effects as cities
from wonders.games.classic.card import Board, Buildable, Card
from wonders.games.classic.city import Standing
from wonders.games.classic.counts import Colour
from wonders.games.classic.effects import (
    CheaperTrade,
    Coins,
    Effect,
    Points,
    Produces,
    Revives,
    Science,
    Shields,
    Symbol,
)
from wonders.games.leaders import effects as leaders

_PLACE = {symbol: place for place, symbol in enumerate(Symbol)}
COLOURS = tuple(Colour)
COLOUR_PLACE = {colour: place for place, colour in enumerate(COLOURS)}

_COUNTED = (
    *(Produces, Shields, CheaperTrade, Coins, Revives),
    *(cities.Rebate, cities.Loss, cities.Diplomacy, cities.Gifts),
    *(leaders.CopiesLeader, leaders.DrawsLeaders, leaders.RecruitsLeader),
)
"""Effects that are counted elsewhere, or over once they have come into play."""


class Profile(NamedTuple):
    """A city's symbols, fixed points, and all effects that must be looked at one by one."""

    symbols: tuple[int, int, int]
    free: int
    set_bonus: int
    fixed: int
    masks: int
    others: tuple[Effect, ...]
    """Effects whose worth depends on how things stand."""
    counts: tuple[int, ...]
    """Buildings of each colour."""
    shields: int

    def plus(self, more: "Profile") -> "Profile":
        """Both together."""
        one, two, three = self.symbols
        a, b, c = more.symbols
        return Profile(
            (one + a, two + b, three + c),
            self.free + more.free,
            self.set_bonus + more.set_bonus,
            self.fixed + more.fixed,
            self.masks + more.masks,
            self.others + more.others if more.others else self.others,
            tuple(map(int.__add__, self.counts, more.counts)),
            self.shields + more.shields,
        )


def profile(standing: Standing) -> Profile:
    """The profile of a city."""
    return _profile(standing.board, standing.stages, standing.built, standing.borrowed)


@lru_cache(maxsize=1 << 14)
def _profile(board: Board, stages: int, built: tuple[Card, ...], borrowed: tuple[Card, ...]) -> Profile:
    found = _stages(board, stages)
    if built:
        found = found.plus(_built(built))
    for card in borrowed:
        found = found.plus(profile_of(card.effects))
    return found


@lru_cache(maxsize=1 << 14)
def _built(cards: tuple[Card, ...]) -> Profile:
    """Cities grow card by card, so that all but the last are mostly known already."""
    last = of_works(cards[-1])
    return _built(cards[:-1]).plus(last) if len(cards) > 1 else last


@lru_cache(maxsize=1 << 8)
def _stages(board: Board, count: int) -> Profile:
    done = (effect for stage in board.stages[:count] for effect in stage.effects)
    return profile_of((*board.effects, *done))


@lru_cache(maxsize=1 << 10)
def of_works(works: Buildable) -> Profile:
    """The profile of one card or stage."""
    return profile_of(works.effects, works.colour if isinstance(works, Card) else None)


def profile_of(effects: Iterable[Effect], colour: Colour | None = None) -> Profile:
    """What these effects add up to."""
    symbols, free, set_bonus, fixed, masks, shields = [0, 0, 0], 0, 0, 0, 0, 0
    others: list[Effect] = []
    for effect in effects:
        shields += effect.shields
        if isinstance(effect, Points) and effect.per is None:
            fixed += effect.n
        elif isinstance(effect, Science):
            symbols[_PLACE[effect.of]] += 1
        elif effect.free_symbols or effect.set_bonus:
            free += effect.free_symbols
            set_bonus += effect.set_bonus
        elif effect.masks:
            masks += effect.masks
        elif not isinstance(effect, _COUNTED):
            others.append(effect)
    counts = tuple(int(one is colour) for one in COLOURS)
    return Profile((symbols[0], symbols[1], symbols[2]), free, set_bonus, fixed, masks, tuple(others), counts, shields)
