"""Every game, one line each, loaded when first asked for."""

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from wonders.core.game import Game
from wonders.core.options import BadOption, Setting, check_names


class UnknownRules(BadOption):
    """A match by rules that this version does not have."""


GAMES = {
    "classic": "wonders.games.classic.game:Classic",
    "duel": "wonders.games.duel.game:Duel",
    "architects": "wonders.games.architects.game:Architects",
}


OLDER: dict[tuple[str, str], str] = {}
"""Rules that records were made with before a game got new ones, by game and version: matches are played to their end by
the rules they began with. Whoever raises `rules` of a game keeps the old class and adds its line here."""


def game_class(game: str, rules: str | None = None) -> type[Game[Any, Any]]:
    """The class behind a game's name, with the newest rules or those of a version."""
    if game not in GAMES:
        raise BadOption(f"There is no game '{game}'; there are: {', '.join(GAMES)}.")
    newest = _loaded(GAMES[game])
    if rules is None or rules == newest.rules:
        return newest
    if (game, rules) not in OLDER:
        raise UnknownRules(f"This match has rules {rules[:40]!r} of {game}, unknown to this version.")
    return _loaded(OLDER[game, rules])


def _loaded(where: str) -> type[Game[Any, Any]]:
    module, _, name = where.partition(":")
    found: type[Game[Any, Any]] = getattr(import_module(module), name)
    return found


def make(game: str, /, players: int | None = None, **options: Setting) -> Game[Any, Any]:
    """A game with its options settled; a wrong one raises BadOption with a sentence that says what is allowed."""
    return make_as(game, None, players, options)


def make_as(game: str, rules: str | None, players: int | None, options: Mapping[str, Setting]) -> Game[Any, Any]:
    """The same with the rules of a version; options may have any name, and are refused where the game has none such."""
    kind = game_class(game, rules)
    check_names(game, kind.options_known, options)
    return kind(players, **options)
