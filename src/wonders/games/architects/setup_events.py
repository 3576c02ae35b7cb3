"""What happens before the first turn."""

from typing import Final

from wonders.core.decisions import Seat
from wonders.core.draft import without
from wonders.core.events import Event
from wonders.core.values import with_item
from wonders.games.architects.cards import CARDS, COMMON, PILES
from wonders.games.architects.city import City
from wonders.games.architects.table import LAY_OUT, PICK_CARD, Draft, Seating, seating_of
from wonders.games.architects.tokens import TOKEN_SUPPLY, TOKENS
from wonders.games.architects.wonders import ALL_WONDERS

NEW_CITY: Final = {wonder.id: City(wonder) for wonder in ALL_WONDERS}


class WonderChosen(Event[Draft]):
    """A player has chosen a wonder; the next one is to choose."""

    seat: Seat
    wonder: str

    def on(self, draft: Draft) -> None:
        seating = draft.seating
        draft.seating = Seating(seating.house, with_item(seating.decks, self.seat, self.wonder))
        draft.active = (self.seat + 1) % seating.house.players


class WondersAssigned(Event[Draft]):
    """Every seat has its wonder and that wonder's deck."""

    wonders: tuple[str, ...]

    def on(self, draft: Draft) -> None:
        draft.seating = seating_of(draft.seating.house, (*self.wonders, COMMON))
        draft.cities = tuple([NEW_CITY[wonder] for wonder in self.wonders])
        draft.piles = tuple([(None, PILES[deck]) for deck in draft.seating.decks])
        draft.middle = draft.middle.but(stack=TOKEN_SUPPLY)
        draft.queue = (LAY_OUT,)


class TableLaidOut(Event[Draft]):
    """Every wonder deck shows its top card, three tokens lie open; the first player begins."""

    tops: tuple[str, ...]
    tokens: tuple[str, ...]

    def on(self, draft: Draft) -> None:
        tops = tuple(CARDS[top] for top in self.tops)
        decks = zip(tops, draft.piles, strict=False)  # the common deck shows nothing
        draft.piles = (*((top, without(rest, top)) for top, (_, rest) in decks), draft.piles[-1])
        row = tuple(TOKENS[token] for token in self.tokens)
        stack = list(TOKEN_SUPPLY)
        for token in row:
            stack.remove(token)
        draft.middle = draft.middle.but(row=row, stack=tuple(stack))
        draft.active = draft.seating.house.first
        draft.queue = (PICK_CARD,)
