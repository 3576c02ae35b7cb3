"""What a bot is, and what it gets to know."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Protocol

from wonders.core.actions import Action
from wonders.core.decisions import Decision, Seat
from wonders.core.game import AnyGame, AnyView


class Perspective:
    """A match as one seat sees it. Views are made only when looked at; the table itself is never handed out."""

    __slots__ = ("_look", "_recall", "game", "rng", "seat")

    def __init__(
        self,
        game: AnyGame,
        seat: Seat,
        rng: Random,
        look: Callable[[Seat], AnyView],
        recall: Callable[[Seat], Sequence[AnyView]],
    ) -> None:
        self.game = game
        self.seat = seat
        self.rng = rng
        """The bot's own source of chance, fixed by the seed of the match."""
        self._look = look
        self._recall = recall

    @property
    def view(self) -> AnyView:
        """What the seat sees now."""
        return self._look(self.seat)

    @property
    def history(self) -> Sequence[AnyView]:
        """All that the seat has seen, a view for each step, the oldest first (as `Game.resample` wants it)."""
        return self._recall(self.seat)


class Bot(Protocol):
    """Answers decisions. One bot may sit at many seats and tables: what it remembers, it reads from the history."""

    def choose(self, asked: Decision, legal: Sequence[Action], seen: Perspective) -> Action:
        """One of the legal actions."""
        ...
