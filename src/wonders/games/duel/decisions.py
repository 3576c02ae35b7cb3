"""What seats are asked. A decision with one answer is not put to anybody; a turn always is."""

from typing import TYPE_CHECKING

from wonders.core.actions import Action
from wonders.core.decisions import Decision, Seat
from wonders.games.duel.actions import destroy, revive, take_token

if TYPE_CHECKING:
    from wonders.games.duel.table import Draft, Table


class PlayTurn(Decision):
    """Which accessible card to take, and what to do with it."""


class ChooseWonder(Decision):
    """Which of the wonders that lie open to take."""


class ChooseStarter(Decision):
    """Who starts the age."""


class NameBid(Decision):
    """How many coins the right to start is worth."""


class Owed(Decision):
    """A decision within a turn, put to the seat that plays it before any card is turned up."""

    seat: Seat

    def options(self, table: "Table | Draft") -> tuple[Action, ...]:
        """What may be answered."""
        raise NotImplementedError


class ChooseToken(Owed):
    """Which progress token on the board to take for a pair of symbols."""

    def options(self, table: "Table | Draft") -> tuple[Action, ...]:
        return tuple([take_token(token.id) for token in table.board])


class KeepToken(Owed):
    """Which of the progress tokens drawn from the box to keep."""

    tokens: tuple[str, ...]

    def options(self, table: "Table | Draft") -> tuple[Action, ...]:
        return tuple([take_token(token) for token in self.tokens])


class DestroyCard(Owed):
    """Which building of this colour in the other city to destroy."""

    colour: str

    def options(self, table: "Table | Draft") -> tuple[Action, ...]:
        built = table.cities[1 - self.seat].built
        return tuple([destroy(card.id) for card in built if card.colour == self.colour])


class ReviveCard(Owed):
    """Which card of the discard pile to build for nothing."""

    def options(self, table: "Table | Draft") -> tuple[Action, ...]:
        return tuple([revive(card.id) for card in table.discard])


PLAY_TURN = PlayTurn()
CHOOSE_WONDER = ChooseWonder()
CHOOSE_STARTER = ChooseStarter()
NAME_BID = NameBid()
