"""What was true: the chances of all seats at a table of which nothing is hidden. Shown apart, never used for marks."""

from collections.abc import Sequence
from random import Random

from wonders.bots.levels import judgement
from wonders.bots.search.tree import Tree, Visit
from wonders.core.game import AnyGame, AnyTable

PART = 8
"""The part of a decision's simulations that look at the true table."""


def true_chances(game: AnyGame, table: AnyTable, nodes: int, seed: str) -> Sequence[float]:
    """Every seat plays on from here by its own figures, which it has learned at this very table."""
    return _Truth(game, judgement(game.id), 0, Random(seed)).chances(table, max(1, nodes // PART))


class _Truth(Tree):
    """A search that begins at a table instead of a view."""

    def chances(self, table: AnyTable, nodes: int) -> list[float]:
        game = self._game
        partners = 2 if game.options.get("teams") is True else 1
        sums = [0.0] * game.players
        for _ in range(nodes):
            visits: list[Visit] = []
            values = self._descend(table, False, visits)
            for node, tried, seat in visits:
                node.learn(tried, values[seat])
            sums = [total + value for total, value in zip(sums, values, strict=True)]
        return [min(1.0, partners * total / nodes) for total in sums]
