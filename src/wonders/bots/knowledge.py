"""What a bot knows about playing a game well. One object a game; levels and search are built on it alone."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar

from wonders.core.actions import Action
from wonders.core.decisions import Decision, Seat
from wonders.core.game import AnyGame, AnyTable, AnyView
from wonders.core.options import BadOption
from wonders.games.registry import companion


class Knowledge(ABC):
    """Judgement about one game. A scene is a view, or a table that a bot has dealt itself by resampling.

    Both are read through the same names, and only for what the seat may know: its own hand, what lies open.
    """

    grain: ClassVar[float] = 1.0
    """How far weights lie apart that make a difference."""
    estimate_share: ClassVar[float] = 0.6
    """How much the estimate counts beside the victory at the end of a match that is played out: so a close defeat is
    better than a clear one, and fewer simulations are needed. Knowledge that counts points well says more."""
    answers_ahead: int = 6
    """Answers of each seat after which a match that is played out is judged. Knowledge whose estimate sees far can say
    less: then more matches fit into the time."""

    @property
    def for_playouts(self) -> "Knowledge":
        """A quicker judgement, for matches that are played out in the mind."""
        return self

    @abstractmethod
    def weigh(
        self, game: AnyGame, scene: AnyTable | AnyView, seat: Seat, asked: Decision, legal: Sequence[Action]
    ) -> Sequence[float]:
        """How good each legal action looks to the seat, in points or the like; the best is the highest."""

    @abstractmethod
    def estimate(self, game: AnyGame, scene: AnyTable | AnyView) -> Sequence[float]:
        """For each seat the share of victory it may expect, from 0 to 1; they add up to 1 (partners share theirs)."""


def knowledge_of(game: str) -> Knowledge:
    """The judgement about a game: `KNOWLEDGE` in `wonders.bots.<game>.knowledge`."""
    module = companion("bots", f"{game}.knowledge")
    if module is None:
        raise BadOption(f"No bot knows how to play {game} well.")
    found: Knowledge = module.KNOWLEDGE()
    return found
