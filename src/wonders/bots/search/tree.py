"""The search itself: worlds the seat cannot tell from the real one, and in them a tree for every seat."""

from collections.abc import Sequence
from random import Random

from wonders.bots.knowledge import Knowledge
from wonders.bots.search.budget import Timer
from wonders.bots.search.chance import MOST_LISTED, Draws, Spread, is_deal
from wonders.bots.search.node import Node
from wonders.bots.search.playout import Playout
from wonders.bots.search.thought import Considered, Thought
from wonders.core.actions import Action
from wonders.core.decisions import ChanceDecision, Decision, Seat
from wonders.core.game import AnyGame

MOST_NODES = 20_000
"""Places that are known at once; when there are more, no new ones are added."""
WORTH_KEEPING = 3
"""Places visited less often are forgotten after a move."""
MOST_WORLDS = 48
"""Worlds that are thought of at one move; answers that are tried more often meet them again."""

Visit = tuple[Node, int, Seat]


class Tree:
    """Thinks for one seat of one match. What it has learned about places that can still come, it keeps for later."""

    def __init__(self, game: AnyGame, knowledge: Knowledge, seat: Seat, rng: Random) -> None:
        self._game = game
        self._knowledge = knowledge
        self._for_playouts = knowledge.for_playouts
        self._seat = seat
        self._rng = rng
        self._draws = Draws(rng)
        self._playout = Playout(game, knowledge, rng)
        self._grain = knowledge.grain
        self._nodes: dict[tuple[Seat, object], Node] = {}
        self._made = 0
        self._spreads: dict[object, Spread] = {}
        self._many: set[type[ChanceDecision]] = set()
        self._worlds: list[object] = []

    def think(self, history: Sequence[object], asked: Decision, legal: Sequence[Action], timer: Timer) -> Thought:
        """Search as long as there is time, and say what was found."""
        root = self._node_at(history[-1], self._seat, asked, legal)
        while timer.another() or not root.visits:
            self._simulate(root, history)
            timer.done += 1
        thought = self._thought(root, timer)
        self._forget()
        return thought

    def _forget(self) -> None:
        """Keep what may be of use at the next move: places that were visited often enough to have learned something."""
        kept = [(place, node) for place, node in self._nodes.items() if node.visits >= WORTH_KEEPING]
        self._nodes = dict(kept[-MOST_NODES // 2 :])
        self._spreads.clear()
        self._worlds.clear()

    def _simulate(self, root: Node, history: Sequence[object]) -> None:
        """Try one answer in one world. Each answer meets the same worlds in the same order, so they compare well."""
        at = root.select(self._rng)
        self._try(root, at, self._world(history, root.visited[at]))

    def _try(self, root: Node, at: int, table: object) -> Sequence[float]:
        """Give an answer in a world and see where it leads: what each seat may expect, which the tree has learned."""
        visits: list[Visit] = []
        answers: dict[Seat, Action] = {}
        fresh = False
        for seat, asked in self._game.pending(table).items():
            if seat == self._seat:
                visits.append((root, at, seat))
                answers[seat] = root.actions[at]
            else:
                fresh |= self._answer(table, seat, asked, visits, answers)
        values = self._descend(self._game.step(table, answers).table, fresh, visits)
        for node, tried, seat in visits:
            node.learn(tried, values[seat])
        return values

    def _world(self, history: Sequence[object], number: int) -> object:
        number %= MOST_WORLDS
        if number >= len(self._worlds):
            self._worlds.append(self._dealt(history))
            return self._worlds[-1]
        return self._worlds[number]

    def _dealt(self, history: Sequence[object]) -> object:
        """A world to think of."""
        return self._game.resample(history, self._rng)

    def _descend(self, table: object, fresh: bool, visits: list[Visit]) -> Sequence[float]:
        """Go down the tree to a place that is new to somebody, and play on from there."""
        game = self._game
        while not fresh:
            pending = game.pending(table)
            if not pending:
                return self._playout.result(table)
            answers: dict[Seat, Action] = {}
            for seat, asked in pending.items():
                if isinstance(asked, ChanceDecision):
                    drawn = self._draw(asked, visits)
                    if drawn is None:
                        return self._playout.values(table)
                    answers[seat] = drawn
                else:
                    fresh |= self._answer(table, seat, asked, visits, answers)
            table = game.step(table, answers).table
        return self._playout.values(table)

    def _answer(
        self, table: object, seat: Seat, asked: Decision, visits: list[Visit], answers: dict[Seat, Action]
    ) -> bool:
        """Let a seat choose by its own tree. Says whether the place was new to it."""
        legal = self._game.legal(table, seat)
        if len(legal) == 1:
            answers[seat] = legal[0]
            return False
        node = self._node_at(self._game.view(table, seat), seat, asked, legal)
        at = node.select(self._rng)
        visits.append((node, at, seat))
        answers[seat] = node.actions[at]
        return not node.visits

    def _node_at(self, view: object, seat: Seat, asked: Decision, legal: Sequence[Action]) -> Node:
        node = self._nodes.get((seat, view))
        if node is None:
            judge = self._knowledge if seat == self._seat else self._for_playouts
            weights = judge.weigh(self._game, view, seat, asked, legal)
            ties = [self._rng.random() for _ in legal]
            self._made += 1
            node = Node(legal, weights, self._grain, ties, self._made)
            if len(self._nodes) < MOST_NODES:
                self._nodes[seat, view] = node
        return node

    def _draw(self, asked: ChanceDecision, visits: list[Visit]) -> Action | None:
        """What chance does: few outcomes as often as they are likely, many at random; None for a new deal.

        They are spread evenly for each way that led here.
        """
        if is_deal(asked):
            return None
        if type(asked) not in self._many:
            key = asked, tuple([(node.number, at) for node, at, _ in visits])
            spread = self._spreads.get(key)
            if spread is None:
                spread = self._spread(asked)
                if spread is not None:
                    self._spreads[key] = spread
            if spread is not None:
                return spread.next()
        return asked.sample(self._draws)

    def _spread(self, asked: ChanceDecision) -> Spread | None:
        listed = asked.outcomes()
        if listed is None or len(listed) > MOST_LISTED:
            self._many.add(type(asked))  # so that they are not listed again: that may take long
            return None
        return Spread(listed, self._rng)

    def _thought(self, root: Node, timer: Timer) -> Thought:
        allies = 2 if self._game.options.get("teams") is True else 1
        considered = []
        for at in root.ranked():
            tried = root.visited[at]
            value = root.sums[at] / tried if tried else 0.0
            considered.append(Considered(root.actions[at], tried, value, min(1.0, value * allies), root.priors[at]))
        return Thought(tuple(considered), timer.done, len(self._worlds), timer.passed)
