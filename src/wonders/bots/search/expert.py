"""The strongest bot: it searches by what a net thinks where there is one, else as `hard` does. It needs numpy."""

from collections.abc import Sequence
from typing import Any

from wonders.bots.bot import Perspective
from wonders.bots.net.duel import load
from wonders.bots.net.judge import NetJudge
from wonders.bots.search.budget import Timer
from wonders.bots.search.hard import Hard
from wonders.bots.search.open_tree import OpenTree
from wonders.bots.search.thought import Thought
from wonders.core.actions import Action
from wonders.core.decisions import Decision

NETS = ("duel",)
"""The games whose nets ship."""
MOST_KEPT = 4
"""Matches whose trees are kept for the next move; a tree of a second has some megabytes."""


class Expert(Hard):
    """Searches, a second a move unless told otherwise."""

    def __init__(self, **budget: Any) -> None:
        super().__init__(**budget)
        self._judge = NetJudge(load())
        self._open_trees: list[tuple[Perspective, OpenTree]] = []

    def think(self, asked: Decision, legal: Sequence[Action], seen: Perspective) -> Thought:
        if seen.game.id not in NETS or asked.kind == "NameBid":  # bids are made at once, and no net has seen any
            return super().think(asked, legal, seen)
        timer = Timer(self._budget)
        thought = self._open_tree_of(seen).think(seen.game.resample((seen.view,), seen.rng), timer)
        self._judge.forget()
        return thought

    def _open_tree_of(self, seen: Perspective) -> OpenTree:
        for known, tree in self._open_trees:
            if known is seen:
                return tree
        tree = OpenTree(seen.game, self._judge, seen.rng)
        self._open_trees = [*self._open_trees[1 - MOST_KEPT :], (seen, tree)]
        return tree
