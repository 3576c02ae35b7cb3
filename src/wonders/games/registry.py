"""Every game, found by convention and loaded when first asked for.

A package in `wonders.games` with a module `game` is a game; that module has a subclass of `Game` whose id is the name
of the package. Other layers find what they need of a game by its name, too: `companion` is how.
"""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from types import ModuleType
from typing import TYPE_CHECKING, Literal, overload

from wonders import games
from wonders.core.game import AnyGame, Game
from wonders.core.options import BadOption, Given, check_names

if TYPE_CHECKING:
    from wonders.games.architects.game import Architects
    from wonders.games.classic.game import Classic
    from wonders.games.duel.game import Duel


def find_games() -> tuple[str, ...]:
    """The names of all games, in the order in which they came out."""
    packages = (found.name for found in iter_modules(games.__path__) if found.ispkg)
    names = [name for name in packages if find_spec(f"{games.__name__}.{name}.game")]
    return tuple(sorted(names, key=lambda name: import_module(f"{games.__name__}.{name}").RELEASED))


GAMES = find_games()


@cache
def game_class(game: str) -> type[AnyGame]:
    """The class behind a game's name."""
    if game not in find_games():
        raise BadOption(f"There is no game '{game}'; there are: {', '.join(GAMES)}.")
    found = vars(import_module(f"{games.__name__}.{game}.game")).values()
    return next(kind for kind in found if isinstance(kind, type) and issubclass(kind, Game) and _id(kind) == game)


def _id(kind: type[AnyGame]) -> str:
    return getattr(kind, "id", "")


@cache
def companion(layer: str, game: str) -> ModuleType | None:
    """What a layer knows of a game: the module `wonders.<layer>.<game>`. A game may do without one."""
    name = f"wonders.{layer}.{game}"
    try:
        return import_module(name) if find_spec(name) else None
    except ModuleNotFoundError:  # of the package before the last dot
        return None


Rules = Given | None


@overload
def make(
    game: Literal["classic"], /, players: int | None = None, *, rules: Rules = None, **options: Given
) -> "Classic": ...
@overload
def make(game: Literal["duel"], /, players: int | None = None, *, rules: Rules = None, **options: Given) -> "Duel": ...
@overload
def make(
    game: Literal["architects"], /, players: int | None = None, *, rules: Rules = None, **options: Given
) -> "Architects": ...
@overload
def make(game: str, /, players: int | None = None, *, rules: Rules = None, **options: Given) -> AnyGame: ...
def make(game: str, /, players: int | None = None, *, rules: Rules = None, **options: Given) -> AnyGame:
    """A game with its options settled; a wrong one raises BadOption with a sentence that says what is allowed.

    `rules` names an older version of the rules, for matches that were begun with it.
    """
    return game_class(game)(players, rules=rules, **options)


def make_as(game: str, rules: str | None, players: int | None, options: Mapping[str, Given]) -> AnyGame:
    """The same for options that may have any name; they are refused where the game has none such."""
    check_names(game, game_class(game).options_known, options)
    return make(game, players, rules=rules, **options)
