"""How an expansion joins the base game: its cards and boards, and a function from rulesets to rulesets."""

from importlib import import_module
from typing import Protocol

from wonders.games.classic.card import Board, Card
from wonders.games.classic.ruleset import Ruleset

EXPANSIONS = {
    "cities": "wonders.games.cities.ruleset:CITIES",
    "leaders": "wonders.games.leaders.ruleset:LEADERS",
}
"""Every expansion, one line each, loaded when first asked for: they import the base game, never the other way round."""

TEAMS = "wonders.games.cities.teams:TEAMS"
"""Playing in teams extends the rules in the same way, and comes last."""


class Expansion(Protocol):
    """What an expansion brings along."""

    printed: tuple[Card, ...]
    """Every card in its box."""
    boards: tuple[Board, ...]
    max_players: int
    """How many can play once it is in use."""

    def cards(self, names: tuple[str, ...]) -> tuple[Card, ...]:
        """Its cards, where these expansions are in use."""

    def extend(self, ruleset: Ruleset, names: tuple[str, ...], players: int) -> Ruleset:
        """The rules with this expansion on top."""


def load(name: str) -> Expansion:
    """An expansion by its name."""
    module, _, attribute = (TEAMS if name == "teams" else EXPANSIONS[name]).partition(":")
    found: Expansion = getattr(import_module(module), attribute)
    return found
