"""The bot that thinks ahead."""

from collections.abc import Sequence

from wonders.bots.bot import Perspective
from wonders.bots.knowledge import Knowledge
from wonders.bots.levels import judgement
from wonders.bots.search.budget import Budget, Timer
from wonders.bots.search.thought import Thought
from wonders.bots.search.tree import Tree
from wonders.core.actions import Action
from wonders.core.decisions import Decision

DEFAULT_SECONDS = 1.0
MOST_TREES = 8
"""Matches it plays at once without forgetting what it thought at its last move."""


class Hard:
    """Searches, a second a move unless told otherwise."""

    def __init__(
        self,
        knowledge: Knowledge | None = None,
        /,
        *,
        seconds: float | None = None,
        nodes: int | None = None,
        cpu: float | None = None,
    ) -> None:
        if seconds is None and nodes is None and cpu is None:
            seconds = DEFAULT_SECONDS
        self._budget = Budget(seconds, nodes, cpu)
        self._knowledge = knowledge
        self._trees: list[tuple[Perspective, Tree]] = []

    def choose(self, asked: Decision, legal: Sequence[Action], seen: Perspective) -> Action:
        if len(legal) == 1:
            return legal[0]
        return self.think(asked, legal, seen).best

    def think(self, asked: Decision, legal: Sequence[Action], seen: Perspective) -> Thought:
        """What it thinks of every answer: for hints and reviews."""
        timer = Timer(self._budget)  # what it takes to remember counts too
        return self._tree_of(seen).think(seen.history, asked, legal, timer)

    def _tree_of(self, seen: Perspective) -> Tree:
        for known, tree in self._trees:
            if known is seen:
                return tree
        tree = Tree(seen.game, self._knowledge or judgement(seen.game.id), seen.seat, seen.rng)
        self._trees = [*self._trees[1 - MOST_TREES :], (seen, tree)]
        return tree
