"""Every game, one line each, loaded when first asked for."""

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from wonders.core.game import Game
from wonders.core.options import BadOption, Given, check_names

GAMES = {
    "classic": "wonders.games.classic.game:Classic",
    "duel": "wonders.games.duel.game:Duel",
    "architects": "wonders.games.architects.game:Architects",
}


def game_class(game: str) -> type[Game[Any, Any]]:
    """The class behind a game's name."""
    if game not in GAMES:
        raise BadOption(f"There is no game '{game}'; there are: {', '.join(GAMES)}.")
    module, _, name = GAMES[game].partition(":")
    found: type[Game[Any, Any]] = getattr(import_module(module), name)
    return found


def make(game: str, /, players: int | None = None, *, rules: Given | None = None, **options: Given) -> Game[Any, Any]:
    """A game with its options settled; a wrong one raises BadOption with a sentence that says what is allowed.

    `rules` names an older version of the rules, for matches that were begun with it.
    """
    return game_class(game)(players, rules=rules, **options)


def make_as(game: str, rules: str | None, players: int | None, options: Mapping[str, Given]) -> Game[Any, Any]:
    """The same for options that may have any name; they are refused where the game has none such."""
    check_names(game, game_class(game).options_known, options)
    return make(game, players, rules=rules, **options)
