"""What a seat's answers were worth at one moment: the chance to win with each, from what that seat could know.

The search is that of the bot `hard`, with a fixed number of simulations and a source of chance of its own: the same
position, nodes and seed give the same judgement on every machine. A search alone would say much about its favourite
and little about the rest, so the last part of the budget goes in equal shares to the answers that are compared: each
of them meets the same worlds, in which the search has learned how the match goes on.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random

from wonders.bots.bot import Perspective
from wonders.bots.levels import judgement
from wonders.bots.search.budget import Budget, Timer
from wonders.bots.search.node import Node
from wonders.bots.search.tree import Tree
from wonders.core.actions import Action
from wonders.core.decisions import Decision, Seat
from wonders.core.game import AnyGame, AnyTable, AnyView
from wonders.core.match import AnyMatch
from wonders.core.sums import added

SEARCHED = 0.5
"""The part of the budget that looks for good answers; the other part compares the best of them."""
COMPARED = 3
"""Answers that are compared beside the one that was given."""
FEWEST_EACH = 8
"""Simulations of each answer that is compared, however small the budget."""


@dataclass(frozen=True)
class Position:
    """A moment of a match as the seat that is to decide knows it."""

    game: AnyGame
    seat: Seat
    history: tuple[AnyView, ...]
    """All that the seat has seen, a view for each step, the oldest first."""
    asked: Decision
    legal: tuple[Action, ...]

    @classmethod
    def of(cls, match: AnyMatch, step: int, seat: Seat) -> "Position":
        """What a seat is asked after so many steps of a match, and what it could know then."""
        game, tables = match.game, [one.table for one in match.steps[: step + 1]]
        history = tuple(game.view(table, seat) for table in tables)
        return cls(game, seat, history, game.pending(tables[-1])[seat], game.legal(tables[-1], seat))

    def world(self, rng: Random) -> AnyTable:
        """A table that the seat cannot tell from the real one."""
        return self.game.resample(self.history, rng)

    def seen(self, rng: Random) -> Perspective:
        """The same for a bot that is asked in the seat's place."""
        return Perspective(self.game, self.seat, rng, lambda _: self.history[-1], lambda _: self.history)


@dataclass(frozen=True)
class Judged:
    """One answer: the seat's chance to win with it, and how sure that is."""

    action: Action
    chance: float
    visits: int
    """Simulations that began with it, in all."""
    compared: bool
    """Whether it had its equal share of the last part of the budget: others are rough, a guess at 0 visits."""
    behind: float
    """How far its chance lies behind the best one's."""
    error: float
    """The standard error of that difference; 0 if it was not compared."""


@dataclass(frozen=True)
class Judgement:
    """All legal answers, those that were compared first and by their chance, the others as the search ranks them."""

    answers: tuple[Judged, ...]
    simulations: int

    @property
    def best(self) -> Judged:
        return self.answers[0]

    def of(self, action: Action) -> Judged:
        """What was found about one of the answers."""
        return next(one for one in self.answers if one.action == action)


def judge(
    position: Position,
    nodes: int,
    *,
    given: Sequence[Action] = (),
    compared: int = COMPARED,
    seed: str = "review",
) -> Judgement:
    """The chance to win with every answer; those in `given` are always compared, besides so many of the best.

    `compared=len(position.legal)` compares all of them alike, which needs more nodes for the same certainty.
    """
    return _Judge(position, Random(seed)).judge(position, nodes, given, compared)


class _Judge(Tree):
    """A search that ends in a comparison."""

    def __init__(self, position: Position, rng: Random) -> None:
        super().__init__(position.game, judgement(position.game.id), position.seat, rng)
        self._position = position
        self._partners = 2 if position.game.options.get("teams") is True else 1

    def _dealt(self, history: Sequence[object]) -> object:
        return self._position.world(self._rng)

    def judge(self, position: Position, nodes: int, given: Sequence[Action], compared: int) -> Judgement:
        root = self._node_at(position.history[-1], self._seat, position.asked, position.legal)
        timer = Timer(Budget(nodes=max(1, int(nodes * SEARCHED))))
        while timer.another():
            self._simulate(root, position.history)
            timer.done += 1
        ranked = root.ranked()
        places = ranked[:compared]
        places += [at for at in ranked[compared:] if root.actions[at] in given]
        each = max(FEWEST_EACH, (nodes - timer.done) // len(places))
        found = self._compare(root, position.history, places, each)
        rest = [self._judged(root, at, self._rough(root, at), found[0].chance) for at in ranked if at not in places]
        return Judgement((*found, *rest), timer.done + each * len(places))

    def _compare(self, root: Node, history: Sequence[AnyView], places: list[int], each: int) -> list[Judged]:
        """Try each of these answers equally often in the same worlds."""
        values: dict[int, list[float]] = {at: [] for at in places}
        for number in range(each):
            world = self._world(history, number)
            for at in places:
                values[at].append(self._partners * self._try(root, at, world)[self._seat])
        means = {at: added(values[at]) / each for at in places}
        order = sorted(places, key=lambda at: -means[at])
        best = order[0]
        errors = {at: _error_between(values[best], values[at]) for at in places}
        return [self._judged(root, at, means[at], means[best], errors[at]) for at in order]

    def _judged(self, root: Node, at: int, chance: float, best: float, error: float | None = None) -> Judged:
        chance = min(1.0, chance)
        behind = max(0.0, min(1.0, best) - chance)
        return Judged(root.actions[at], chance, root.visited[at], error is not None, behind, error or 0.0)

    def _rough(self, root: Node, at: int) -> float:
        """The mean of few simulations; what all answers brought, if this one was never tried."""
        tried = root.visited[at]
        return self._partners * (root.sums[at] / tried if tried else root.total / root.visits)


def _error_between(one: Sequence[float], other: Sequence[float]) -> float:
    """The standard error of the mean of the differences."""
    count = len(one)
    between = [a - b for a, b in zip(one, other, strict=True)]
    mean = added(between) / count
    return sqrt(added((value - mean) ** 2 for value in between) / max(1, count - 1) / count)
