"""Judgement about 7 Wonders: what every answer is worth, and who is likely to win."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from wonders.bots.classic.boards import board_worth
from wonders.bots.classic.clock import Scene
from wonders.bots.classic.deny import denial
from wonders.bots.classic.free_city import weigh_for_free_city
from wonders.bots.classic.outlook import Outlook
from wonders.bots.classic.prospects import prospects
from wonders.bots.classic.worth import stage_worth, worth
from wonders.bots.knowledge import Knowledge
from wonders.core.actions import Action
from wonders.core.decisions import Decision, Seat
from wonders.core.game import AnyGame
from wonders.core.phases import AnyDecision
from wonders.games.cities.debts import PayLoss, PayOrOwe
from wonders.games.classic.actions import Build, BuildStage, Revive, Sell, TakeBoard
from wonders.games.classic.box import every_card
from wonders.games.classic.decisions import PickBoard, PickCard, PickDiscarded, PlayLastCard
from wonders.games.classic.turn.play import SALE
from wonders.games.leaders.draft import KeepLeader, PickLeader
from wonders.games.leaders.pending_effects import CopyLeader, PickLeaderToCopy
from wonders.games.leaders.recruit import RecruitAnother, UseLeader

CARDS = every_card()

Actions: TypeAlias = Sequence[Action]

RIGHT_KEPT = 0.9
"""What a right to build for nothing is worth if it is kept for a later turn of the age."""

DEBT = 1.0

HANDED = 0.36
"""What a coin is worth to the neighbour who gets it."""


class ClassicKnowledge(Knowledge):
    """Weighs in points at the end of the match. It looks only at what lies open, and at the cards it is offered."""

    estimate_share = 1.0
    """At the end of a match its estimate knows all points; working out the whole score sheet takes longer."""

    def __init__(self, for_playouts: bool = False) -> None:
        self._for_playouts = for_playouts
        """Whether it thinks of its own city alone, which takes half the time."""

    @property
    def for_playouts(self) -> "ClassicKnowledge":
        """The same judgement in a hurry, for playing matches out in the mind."""
        return _FOR_PLAYOUTS

    def weigh(self, game: AnyGame, scene: Scene, seat: Seat, asked: Decision, legal: Actions) -> list[float]:
        if len(legal) == 1:
            return [0.0]
        return _BY_KIND[type(asked)](self, game, scene, seat, asked, legal)

    def estimate(self, game: AnyGame, scene: Scene) -> list[float]:
        return prospects(game, scene)

    def _play(
        self, game: AnyGame, scene: Scene, seat: Seat, asked: AnyDecision, legal: Sequence[Action]
    ) -> list[float]:
        """Build, complete a stage, or sell: the own city's gain, and what others are denied or paid."""
        if asked.city >= game.players:
            return weigh_for_free_city(game, scene, seat, asked.city, legal)
        out = Outlook(game, scene, asked.city)
        sale = out.of_coins(SALE)
        stages: dict[tuple[int, int, int], float] = {}
        built = denied = 0.0
        last = known = ""
        weights = []
        for action in legal:
            kind, id = type(action), action.card  # type: ignore[attr-defined]
            if id != last and not self._for_playouts:  # the uses of a card stand together
                last, denied = id, denial(game, scene, out, CARDS[id])
            if kind is Sell:
                weights.append(sale + denied)
            elif isinstance(action, BuildStage):
                way = action.left, action.right, action.bank
                if way not in stages:
                    stages[way] = stage_worth(out) + _paid(out, *way)
                weights.append(stages[way] + denied)
            else:
                if known != id:
                    known, built = id, worth(out, CARDS[id])
                weights.append(built + denied + _built(out, action))  # type: ignore[arg-type]
        return weights

    def _revive(
        self, game: AnyGame, scene: Scene, seat: Seat, asked: AnyDecision, legal: Sequence[Action]
    ) -> list[float]:
        if asked.city >= game.players:
            return weigh_for_free_city(game, scene, seat, asked.city, legal)
        out = Outlook(game, scene, asked.city)
        return [worth(out, CARDS[action.card]) if isinstance(action, Revive) else 0.0 for action in legal]

    def _leader(
        self, game: AnyGame, scene: Scene, seat: Seat, asked: AnyDecision, legal: Sequence[Action]
    ) -> list[float]:
        """Keep or copy a leader: what it is worth, less its price."""
        if asked.city >= game.players:
            return [0.0] * len(legal)
        out = Outlook(game, scene, asked.city)
        weights = []
        for action in legal:
            assert isinstance(action, KeepLeader | CopyLeader)
            leader = CARDS[action.card]
            price = 0.45 * leader.cost.coins if isinstance(action, KeepLeader) else 0.0
            weights.append(worth(out, leader) - price)
        return weights

    def _recruit(
        self, game: AnyGame, scene: Scene, seat: Seat, asked: AnyDecision, legal: Sequence[Action]
    ) -> list[float]:
        out = Outlook(game, scene, asked.city)
        return [
            worth(out, CARDS[action.card]) + _built(out, action) if isinstance(action, Build) else 0.0
            for action in legal
        ]

    def _settle(
        self, game: AnyGame, scene: Scene, seat: Seat, asked: AnyDecision, legal: Sequence[Action]
    ) -> list[float]:
        """Pay a loss, or owe it: a debt costs a point, a coin less most of the time."""
        if asked.city >= game.players:
            return [0.0] * len(legal)
        out = Outlook(game, scene, asked.city)
        weights = []
        for action in legal:
            assert isinstance(action, PayLoss)
            weights.append(out.of_coins(-action.coins) - DEBT * (asked.coins - action.coins))
        return weights

    def _board(
        self, game: AnyGame, scene: Scene, seat: Seat, asked: AnyDecision, legal: Sequence[Action]
    ) -> list[float]:
        return [board_worth(action.board) for action in legal if isinstance(action, TakeBoard)]


def _paid(out: Outlook, left: int, right: int, bank: int) -> float:
    """What paying in this way costs: the own coins, and the coins that neighbours get."""
    if not (left or right or bank):
        return 0.0
    cost = out.of_coins(-left - right - bank)
    if left:
        cost += left * _handed(out, out.left_city)
    if right:
        cost += right * _handed(out, out.right_city)
    return cost


def _handed(out: Outlook, to: int) -> float:
    """What it means to hand a coin to a neighbour."""
    if to >= out.players:
        return 0.0
    return HANDED if out.teams and to == out.at ^ 1 else -HANDED * out.share


def _built(out: Outlook, action: Build) -> float:
    """What a building costs; a right that is used up cannot be used later in the age."""
    cost = _paid(out, action.left, action.right, action.bank)
    if action.using and action.using != "recruited" and out.clock.rest:
        cost -= RIGHT_KEPT
    return cost


_Weigh = Callable[[ClassicKnowledge, AnyGame, Scene, Seat, AnyDecision, Actions], list[float]]

_BY_KIND: Mapping[type[Decision], _Weigh] = {
    PickCard: ClassicKnowledge._play,
    PlayLastCard: ClassicKnowledge._play,
    UseLeader: ClassicKnowledge._play,
    PickDiscarded: ClassicKnowledge._revive,
    PickLeader: ClassicKnowledge._leader,
    PickLeaderToCopy: ClassicKnowledge._leader,
    RecruitAnother: ClassicKnowledge._recruit,
    PayOrOwe: ClassicKnowledge._settle,
    PickBoard: ClassicKnowledge._board,
}

_FOR_PLAYOUTS = ClassicKnowledge(for_playouts=True)


KNOWLEDGE = ClassicKnowledge
