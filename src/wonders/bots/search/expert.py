"""The strongest bot: it searches by what a net thinks where there is one, else as `hard` does. It needs numpy."""

from collections.abc import Sequence
from dataclasses import replace

from wonders.bots.bot import Perspective
from wonders.bots.net.duel import load
from wonders.bots.net.judge import NetJudge
from wonders.bots.net.many import judge_for
from wonders.bots.search.budget import Budget, Timer
from wonders.bots.search.hard import DEFAULT_SECONDS, Hard
from wonders.bots.search.open_tree import MOST_AT_ONCE, OpenTree
from wonders.bots.search.places import EXPLORE, Decided
from wonders.bots.search.thought import Thought
from wonders.bots.search.trials import PRUDENCE, Manner, Prudence, Trials
from wonders.bots.search.uncollected import uncollected
from wonders.core.actions import Action
from wonders.core.decisions import Decision
from wonders.core.game import AnyGame

LONGER = 2 * DEFAULT_SECONDS
"""Seconds a move but in Duel: where there is no net it is no better than `hard` in the same time."""
MOST_KEPT = 4
"""Matches whose trees are kept for the next move; a tree of a second has some megabytes."""


def has_net(game: AnyGame, asked: Decision) -> bool:
    """Whether a net has learnt such decisions, so that it searches otherwise than `hard`."""
    if game.id == "duel":
        return asked.kind != "NameBid"  # bids are made at once, and no net has seen any
    return judge_for(game, asked) is not None


class Expert:
    """Searches, a second a move in Duel and two in other games, unless told otherwise.

    In Duel how much it explores, how far it flattens what the net finds likely, and how many leaves it judges at once
    can be set to be measured; in other games how many answers it tries, by how much it takes them to differ, and how
    far it plays on.
    """

    def __init__(
        self,
        *,
        explore: float | None = None,
        flatten: float = 1.0,
        leaves: int | None = None,
        most: int | None = None,
        usual: float | None = None,
        ahead: int | None = None,
        seconds: float | None = None,
        nodes: int | None = None,
        cpu: float | None = None,
    ) -> None:
        free = seconds is None and nodes is None and cpu is None
        self._budget = Budget(DEFAULT_SECONDS if free else seconds, nodes, cpu)
        self._longer = Budget(LONGER if free else seconds, nodes, cpu)
        self._without_net = Hard(seconds=LONGER if free else seconds, nodes=nodes, cpu=cpu)
        self._judge = NetJudge(load(), flatten)
        self._most, self._usual, self._ahead = most, usual, ahead
        self._at_once = MOST_AT_ONCE if leaves is None else max(1, leaves)
        explore = EXPLORE if explore is None else explore
        self._decided = type("Exploring", (Decided,), {"__slots__": (), "explore": explore})
        self._trees: list[tuple[Perspective, OpenTree]] = []

    def choose(self, asked: Decision, legal: Sequence[Action], seen: Perspective) -> Action:
        if len(legal) == 1:
            return legal[0]
        return self.think(asked, legal, seen).best

    def think(self, asked: Decision, legal: Sequence[Action], seen: Perspective) -> Thought:
        """What it thinks of every answer: for hints and reviews."""
        with uncollected():
            return self._think(asked, legal, seen)

    def _think(self, asked: Decision, legal: Sequence[Action], seen: Perspective) -> Thought:
        if seen.game.id == "duel" and has_net(seen.game, asked):
            timer = Timer(self._budget)
            thought = self._tree_of(seen).think(seen.game.resample((seen.view,), seen.rng), timer)
            self._judge.forget()
            return thought
        timer, judge = Timer(self._longer), judge_for(seen.game, asked)
        if judge is None:
            return self._without_net.think(asked, legal, seen)
        return Trials(seen.game, judge, seen.seat, seen.rng, self._prudence(seen.game)).think(
            seen.history, legal, timer
        )

    def _prudence(self, game: AnyGame) -> Prudence:
        """As usual for the game, but for what was said."""
        usual = PRUDENCE[game.id]
        return replace(
            usual,
            most=usual.most if self._most is None else max(1, self._most),
            usual=usual.usual if self._usual is None else self._usual,
            manners=usual.manners if self._ahead is None else (Manner(self._ahead),),
        )

    def _tree_of(self, seen: Perspective) -> OpenTree:
        for known, tree in self._trees:
            if known is seen:
                return tree
        tree = OpenTree(seen.game, self._judge, seen.rng, self._at_once, self._decided)
        self._trees = [*self._trees[1 - MOST_KEPT :], (seen, tree)]
        return tree
