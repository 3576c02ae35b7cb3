"""Judgement about Duel, as levels and search ask for it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from wonders.bots.duel.draft import weigh_bids, weigh_starters, weigh_wonders
from wonders.bots.duel.estimate import shares
from wonders.bots.duel.owed import weigh_destructions, weigh_revivals, weigh_tokens
from wonders.bots.duel.scene import table_of
from wonders.bots.duel.turns import Planner
from wonders.bots.knowledge import Knowledge
from wonders.core.actions import Action
from wonders.core.decisions import Decision, Seat
from wonders.core.game import AnyGame
from wonders.core.phases import AnyAction
from wonders.games.duel.decisions import (
    ChooseStarter,
    ChooseToken,
    ChooseWonder,
    DestroyCard,
    KeepToken,
    NameBid,
    PlayTurn,
    ReviveCard,
)
from wonders.games.duel.table import Table
from wonders.games.duel.view import View


def weigh_turns(table: Table, seat: Seat, legal: Sequence[AnyAction]) -> list[float]:
    """The actions of a turn."""
    return Planner(table, seat).weigh(legal)


_WEIGH: Final[Mapping[type[Decision], Callable[[Table, Seat, Sequence[AnyAction]], list[float]]]] = {
    PlayTurn: weigh_turns,
    ChooseWonder: weigh_wonders,
    ChooseStarter: weigh_starters,
    NameBid: weigh_bids,
    ChooseToken: weigh_tokens,
    KeepToken: weigh_tokens,
    DestroyCard: weigh_destructions,
    ReviveCard: weigh_revivals,
}


class DuelKnowledge(Knowledge):
    """What cards are worth now, and who is ahead."""

    def weigh(
        self, game: AnyGame, scene: Table | View, seat: Seat, asked: Decision, legal: Sequence[Action]
    ) -> Sequence[float]:
        return _WEIGH[type(asked)](table_of(scene), seat, legal)

    def estimate(self, game: AnyGame, scene: Table | View) -> Sequence[float]:
        return shares(table_of(scene))


KNOWLEDGE = DuelKnowledge
