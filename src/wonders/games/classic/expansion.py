"""How an expansion joins the base game: its cards and boards, and a function from rulesets to rulesets."""

from collections.abc import Callable
from importlib import import_module

from wonders.core.values import Value
from wonders.games.classic.card import Board, Card
from wonders.games.classic.ruleset import Ruleset

EXPANSIONS = {
    "cities": "wonders.games.cities.ruleset:CITIES",
    "leaders": "wonders.games.leaders.ruleset:LEADERS",
}
"""Every expansion, one line each, loaded when first asked for: they import the base game, never the other way round."""


class Expansion(Value):
    """What an expansion brings along."""

    cards: tuple[Card, ...]
    """Every card in its box."""
    boards: tuple[Board, ...]
    max_players: int
    """How many can play once it is in use."""
    extend: Callable[[Ruleset], Ruleset]
    """The rules with this expansion on top."""


def load(name: str) -> Expansion:
    """An expansion by its name."""
    module, _, attribute = EXPANSIONS[name].partition(":")
    found: Expansion = getattr(import_module(module), attribute)
    return found
