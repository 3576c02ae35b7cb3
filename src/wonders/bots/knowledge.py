"""What a bot knows about playing a game well. One object a game; levels and search are built on it alone."""

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, Protocol

from wonders.core.actions import Action
from wonders.core.decisions import Decision, Seat
from wonders.core.game import Game


class Knowledge(Protocol):
    """Judgement about one game. A scene is a view, or a table that a bot has dealt itself by resampling.

    Both are read through the same names, and only for what the seat may know: its own hand, what lies open.
    """

    def weigh(
        self, game: Game[Any, Any], scene: Any, seat: Seat, asked: Decision, legal: Sequence[Action]
    ) -> Sequence[float]:
        """How good each legal action looks to the seat, in points or the like; the best is the highest."""
        ...

    def estimate(self, game: Game[Any, Any], scene: Any) -> Sequence[float]:
        """For each seat the share of victory it may expect, from 0 to 1; they add up to 1 (partners share theirs)."""
        ...


KNOWLEDGE: Mapping[str, str] = {
    "classic": "wonders.bots.classic.knowledge:ClassicKnowledge",
    "duel": "wonders.bots.duel.knowledge:DuelKnowledge",
    "architects": "wonders.bots.architects.knowledge:ArchitectsKnowledge",
}
"""One line a game, loaded when first asked for."""


def knowledge_of(game: str) -> Knowledge:
    """The judgement about a game."""
    module, _, name = KNOWLEDGE[game].partition(":")
    found: Knowledge = getattr(import_module(module), name)()
    return found
