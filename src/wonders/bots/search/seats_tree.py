"""The search of `hard` with a net in place of played-out matches: new places are weighed and judged for all at once."""

from collections.abc import Mapping, Sequence
from random import Random

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
        self._in_worlds: dict[int, Nodes] = {}
        """The places from which everybody chooses first, for each of the worlds that are thought of."""

    def _forget(self) -> None:
        super()._forget()
        self._in_worlds.clear()
        self._judge.forget()

    def _try(self, root: Node, at: int, table: AnyTable) -> Sequence[float]:
        nodes = self._in_worlds.get(id(table))
        if nodes is None:
            nodes = self._in_worlds[id(table)] = self._opened(table)[0]
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
        """The places of all who are asked; and what everybody may expect, where one of the places is new."""
        game = self._game
        views = {seat: game.view(table, seat) for seat in game.pending(table)}
        found = {seat: self._nodes.get((seat, view)) for seat, view in views.items()}
        known = {seat: node for seat, node in found.items() if node is not None}
        if len(known) == len(found):
            return known, None
        legal = {seat: game.legal(table, seat) for seat in views}
        weights, values = self._judge.judged(game, table, views, legal)
        opened = {seat: node or self._made_at(views[seat], seat, legal[seat], weights[seat])
                  for seat, node in found.items()}  # fmt: skip
        return opened, values

    def _node_at(self, view: AnyView, seat: Seat, asked: Decision, legal: Sequence[Action]) -> Node:
        node = self._nodes.get((seat, view))
        if node is None:
            node = self._made_at(view, seat, legal, self._judge.weigh(self._game, view, legal))
        return node

    def _made_at(self, view: AnyView, seat: Seat, legal: Sequence[Action], weights: Sequence[float]) -> Node:
        self._made += 1
        node = Node(legal, weights, self._grain, [self._rng.random() for _ in legal], self._made)
        if len(self._nodes) < MOST_NODES:
            self._nodes[seat, view] = node
        return node
