"""Numberings for every variant of a game: wider than those of the batched engines, which know the base games only."""

from functools import lru_cache
from importlib import import_module

from wonders.core.game import AnyGame
from wonders.core.options import BadOption, Setting
from wonders.games.registry import make as make_game
from wonders.spaces.layout import Observer
from wonders.spaces.space import Space, make


def space_of(game: AnyGame) -> Space:
    """The numbering of any game with any options: that of `make` where it knows them, otherwise the wide one."""
    return _space_of(game.id, game.players, tuple(game.options.items()))


@lru_cache(maxsize=64)
def _space_of(id: str, players: int, options: tuple[tuple[str, Setting], ...]) -> Space:
    try:
        return make(id, players, **dict(options))
    except BadOption:  # the batched engine does not know this variant
        return wide_space(make_game(id, players, **dict(options)))


def wide_space(game: AnyGame) -> Space:
    """The wide numbering, whether there is a narrower one or not."""
    return Space(game.id, import_module(f"wonders.spaces.wide.{game.id}").texts(game))


def observer_of(game: AnyGame) -> Observer:
    """What turns views of this game into vectors, with a layout that its players and options fix."""
    observer: Observer = import_module(f"wonders.spaces.wide.{game.id}_view").Observer(game)
    return observer
