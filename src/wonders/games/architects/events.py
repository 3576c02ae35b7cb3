"""What can happen at a table. Only events change it. Decks, cards, tokens and wonders are named by their ids.

A name put into the table's queue is something to be done next; the event that does it takes the name away again.
"""

from dataclasses import dataclass
from functools import cache
from typing import ClassVar, Final

from wonders.core.decisions import Seat
from wonders.core.events import Event
from wonders.games.architects.cards import CARD, COMMON, HORNED, count, without
from wonders.games.architects.city import City
from wonders.games.architects.table import CONFLICT_TOKENS, Draft, put
from wonders.games.architects.tokens import OPEN_TOKENS, TOKEN, Token
from wonders.games.architects.wonders import WONDER

TAKE_BLIND: Final = "take_blind"
LOOK_AT_TOP: Final = "look_at_top"
FIND_CARDS: Final = "find_cards"
KEEP_CARD: Final = "keep_card"
TAKE_FROM_STACK: Final = "take_from_stack"
REFILL_ROW: Final = "refill_row"


def reveal_of(deck: str) -> str:
    """Name of turning up the next card of a wonder deck: the deck's own."""
    return deck


@dataclass(frozen=True)
class WonderChosen(Event[Draft]):
    """A player has chosen a wonder; the next one is to choose."""

    seat: Seat
    wonder: str

    def on(self, draft: Draft) -> None:
        draft.decks = put(draft.decks, self.seat, self.wonder)
        draft.active = (self.seat + 1) % draft.house.players
