"""Moments of random matches as positions."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

from tests.driving import play
from wonders import Dealer, Match, make
from wonders.core.wire import JsonObject
from wonders.study.position import BadPosition, position_of

Options = tuple[tuple[str, Any], ...]


@cache
def a_match(game: str, players: int, options: Options = (), seed: str = "position") -> Match[Any, Any]:
    """A match of random answers."""
    match: Match[Any, Any] = Match(make(game, players, **dict(options)), Dealer.from_seed(seed))
    play(match, Random(seed))
    return match


def moments(match: Match[Any, Any]) -> Iterator[tuple[JsonObject, Any]]:
    """Every moment that can be set up, with its table."""
    for step in match.steps:
        try:
            yield position_of(match.game, step.table), step.table
        except BadPosition:
            continue
