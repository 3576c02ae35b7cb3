"""Judgement about Architects, as levels and search ask for it."""

from collections.abc import Sequence

from wonders.bots.architects.choices import Chooser, weigh_any, weigh_wonders
from wonders.bots.architects.estimate import shares
from wonders.bots.architects.scene import Sight
from wonders.bots.knowledge import Knowledge
from wonders.core.actions import Action
from wonders.core.decisions import Decision, Seat
from wonders.core.game import AnyGame
from wonders.games.architects.decisions import ChooseWonder
from wonders.games.architects.table import Table
from wonders.games.architects.view import View


class ArchitectsKnowledge(Knowledge):
    """What cards are worth now, and who is ahead."""

    answers_ahead = 3
    """Luck decides much of what happens later; it would hide what an answer is worth."""

    def __init__(self, for_playouts: bool = False) -> None:
        self._for_playouts = for_playouts

    @property
    def for_playouts(self) -> "ArchitectsKnowledge":
        """The same judgement without a thought for the others, for playing matches out in the mind."""
        return _FOR_PLAYOUTS

    def weigh(
        self, game: AnyGame, scene: Table | View, seat: Seat, asked: Decision, legal: Sequence[Action]
    ) -> Sequence[float]:
        if isinstance(asked, ChooseWonder):
            return weigh_wonders(legal)
        chooser = Chooser(Sight(scene, seat), seat, denies=not self._for_playouts)
        return [weigh_any(chooser, action) for action in legal]

    def estimate(self, game: AnyGame, scene: Table | View) -> Sequence[float]:
        if not scene.cities:
            return (1 / game.players,) * game.players
        return shares(Sight(scene))


_FOR_PLAYOUTS = ArchitectsKnowledge(for_playouts=True)


KNOWLEDGE = ArchitectsKnowledge
