"""A fixed numbering of actions: every answer that can be legal in a game has one number, whatever the table."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import Final

from wonders.core.decisions import WondersError
from wonders.core.game import AnyGame
from wonders.core.options import BadOption, Setting
from wonders.games.registry import GAMES
from wonders.games.registry import make as make_game


class NotInSpace(WondersError):
    """A text or a number that stands for no action of this game."""


class Space:
    """The actions of a game, numbered from 0. Texts are those of `str(action)`."""

    def __init__(self, name: str, texts: Iterable[str]) -> None:
        self.name: Final = name
        self.texts: Final[Sequence[str]] = tuple(texts)
        self._numbers = {text: number for number, text in enumerate(self.texts)}
        if len(self._numbers) != len(self.texts):
            raise ValueError(f"An action of {name} is numbered twice.")

    @property
    def size(self) -> int:
        """How many actions there are."""
        return len(self.texts)

    def number(self, text: str) -> int:
        """The number of an action's text."""
        found = self._numbers.get(text)
        if found is None:
            raise NotInSpace(f"'{text}' is no action of {self.name} that has a number.")
        return found

    def text(self, number: int) -> str:
        """The text of a number."""
        if not 0 <= number < self.size:
            raise NotInSpace(f"{self.name} has the actions 0 to {self.size - 1}, and no {number}.")
        return self.texts[number]

    def legal(self, game: AnyGame, table: object, seat: int) -> tuple[int, ...]:
        """The numbers of what a seat may answer, in the order of the numbering."""
        return tuple(sorted(self.number(str(action)) for action in game.legal(table, seat)))


def numbered_games() -> tuple[str, ...]:
    """The games whose actions are numbered: those with a module of their name in this package."""
    return tuple(game for game in GAMES if find_spec(f"wonders.spaces.{game}"))


def make(game: str, players: int | None = None, **options: Setting) -> Space:
    """The numbering of a game with its options settled. Its module has a function `texts(game)`."""
    settled = make_game(game, players, **options)
    if game not in numbered_games():
        raise BadOption(f"The actions of '{game}' are not numbered; those of these are: {', '.join(numbered_games())}.")
    return _space(game, settled.players, tuple(settled.options.items()))


@lru_cache(maxsize=64)
def _space(game: str, players: int, options: tuple[tuple[str, Setting], ...]) -> Space:
    texts = import_module(f"wonders.spaces.{game}").texts
    return Space(game, texts(make_game(game, players, **dict(options))))
