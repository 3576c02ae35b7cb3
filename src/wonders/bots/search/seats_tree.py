"""The search of `hard` with a net in place of played-out matches: new places are weighed and judged for all at once."""

from collections.abc import Mapping, Sequence
from random import Random

import numpy as np

from wonders.bots.net.many import SeatsJudge
from wonders.bots.search.blind import NoKnowledge
from wonders.bots.search.node import Node
from wonders.bots.search.tree import MOST_NODES, Tree, Visit
from wonders.core.actions import Action
from wonders.core.decisions import CHANCE, ChanceDecision, Decision, Seat
from wonders.core.game import AnyGame, AnyTable, AnyView

Nodes = Mapping[Seat, Node]


class SeatsTree(Tree):
    """Thinks for one seat of one match by what a net thinks."""

    def __init__(self, game: AnyGame, judge: SeatsJudge, seat: Seat, rng: Random) -> None:
        super().__init__(game, NoKnowledge(), seat, rng)
        self._judge = judge
        self._judged: dict[tuple[Seat, AnyView], np.ndarray] = {}
        """The logits of places that were seen once."""
        self._in_worlds: dict[int, Nodes] = {}
        """The places from which everybody chooses first, for each of the worlds that are thought of."""

    def _forget(self) -> None:
        super()._forget()
        self._in_worlds.clear()
        self._judged.clear()
        self._judge.forget()

    def _try(self, root: Node, at: int, table: AnyTable) -> Sequence[float]:
        nodes = self._in_worlds.get(id(table)) or self._first(table)
        visits: list[Visit] = []
        answers: dict[Seat, Action] = {}
        for seat, node in nodes.items():
            chosen, place = (root, at) if seat == self._seat else (node, node.select(self._rng))
            visits.append((chosen, place, seat))
            answers[seat] = chosen.actions[place]
        values = self._descend(self._game.step(table, answers).table, False, visits)
        for node, tried, seat in visits:
            node.learn(tried, values[seat])
        return values

    def _first(self, table: AnyTable) -> Nodes:
        """The places from which everybody chooses in a world."""
        game = self._game
        views = {seat: game.view(table, seat) for seat in game.pending(table)}
        logits, _ = self._judge.judged(game, table, views)
        nodes = self._in_worlds[id(table)] = {
            seat: self._place(seat, view, game.legal(table, seat), logits[seat]) for seat, view in views.items()
        }
        return nodes

    def _descend(self, table: AnyTable, fresh: bool, visits: list[Visit]) -> Sequence[float]:
        """Go down the tree to a place that is new to somebody, and judge it."""
        game = self._game
        while pending := game.pending(table):
            asked = pending.get(CHANCE)
            answers: dict[Seat, Action] = {}
            if isinstance(asked, ChanceDecision):
                answers[CHANCE] = self._draw(asked, visits) or asked.sample(self._draws)
            else:
                nodes, values = self._opened(table)
                if values is not None:
                    return values
                for seat, node in nodes.items():
                    place = node.select(self._rng)
                    visits.append((node, place, seat))
                    answers[seat] = node.actions[place]
            table = game.step(table, answers).table
        return self._judge.ended(game, table)

    def _opened(self, table: AnyTable) -> tuple[Nodes, Sequence[float] | None]:
        """The places of all who are asked; or none, and what everybody may expect, where one of them is new."""
        game = self._game
        views = {seat: game.view(table, seat) for seat in game.pending(table)}
        if not all((seat, view) in self._nodes or (seat, view) in self._judged for seat, view in views.items()):
            logits, values = self._judge.judged(game, table, views)
            if len(self._judged) < MOST_NODES:
                self._judged |= {(seat, view): logits[seat] for seat, view in views.items()}
            return {}, values
        return {seat: self._place(seat, view, game.legal(table, seat)) for seat, view in views.items()}, None

    def _node_at(self, view: AnyView, seat: Seat, asked: Decision, legal: Sequence[Action]) -> Node:
        return self._place(seat, view, legal)

    def _place(self, seat: Seat, view: AnyView, legal: Sequence[Action], logits: np.ndarray | None = None) -> Node:
        """What a seat has tried at a place; most places are seen once, so this is made when they are met again."""
        node = self._nodes.get((seat, view))
        if node is None:
            if logits is None:
                logits = self._judged.pop((seat, view), None)
            if logits is None:
                logits = self._judge.logits(self._game, view)
            weights = self._judge.weights(logits, view, legal)
            self._made += 1
            node = Node(legal, weights, self._grain, [self._rng.random() for _ in legal], self._made)
            if len(self._nodes) < MOST_NODES:
                self._nodes[seat, view] = node
        return node
