"""What tables have in common is held once for all of them: games with the same settings, answers with the same text."""

from functools import lru_cache

from wonders.core.actions import Action, Notation
from wonders.core.game import AnyGame
from wonders.core.options import Setting
from wonders.games.registry import make_as


@lru_cache(maxsize=256)
def shared_game(name: str, rules: str, players: int, options: tuple[tuple[str, Setting], ...]) -> AnyGame:
    """A game holds no state of a match, so tables with the same settings share one."""
    return make_as(name, rules, players, dict(options))


@lru_cache(maxsize=10_000)
def action_of(notation: Notation, text: str) -> Action:
    """The same answers are given again and again, at all tables. Draws are all different."""
    return notation.parse(text)
