"""Which games have a batched engine: those with a package of their name here, whose `game.py` has a class `Batch`."""

from importlib import import_module
from importlib.util import find_spec

from wonders.batch.game import AnyBatchGame
from wonders.core.options import BadOption, Setting
from wonders.games.registry import GAMES
from wonders.games.registry import make as make_game


def batched_games() -> tuple[str, ...]:
    """The games with a batched engine."""
    return tuple(game for game in GAMES if find_spec(f"wonders.batch.{game}"))


def make(game: str, players: int | None = None, **options: Setting) -> AnyBatchGame:
    """A batched engine. What the reference refuses, or this one lacks, raises BadOption with a sentence."""
    reference = make_game(game, players, **options)
    if game not in batched_games():
        raise BadOption(f"There is no batched engine for '{game}'; there are: {', '.join(batched_games())}.")
    engine: AnyBatchGame = import_module(f"wonders.batch.{game}.game").Batch(reference)
    return engine
