"""Halikarnassos: five cards are taken up, one is kept, the others are shuffled back."""

from typing import Final

from wonders.core.actions import Action
from wonders.core.decisions import CHANCE
from wonders.games.architects.actions import Find, Keep
from wonders.games.architects.cards import CARD, Card, in_order
from wonders.games.architects.decisions import CardsFound, KeepCard
from wonders.games.architects.events.stages import DeckSearched, DeckShuffled
from wonders.games.architects.queue import FIND_CARDS, KEEP_CARD
from wonders.games.architects.table import Draft
from wonders.games.architects.turn.draw import lay_down
from wonders.games.architects.turn.due import Asked, Board, Due

FOUND: Final = 5


def hidden(board: Board) -> tuple[tuple[Card, ...], int]:
    """What lies under the visible top of the deck that is searched, and how many cards of it are taken up."""
    rest = board.piles[board.seating.place[board.turn.searched]][1]
    return rest, min(FOUND - 1, len(rest))


class FindCards(Due[Find]):
    """Chance decides which cards lie under the top.

    Rulebook: architects, "Effekte der Weltwunder", Halikarnassos.
    """

    name = FIND_CARDS
    waits = True

    def ask(self, board: Board) -> Asked:
        rest, number = hidden(board)
        return {CHANCE: CardsFound(f"{board.turn.searched} search {len(rest)}", rest, number)}

    def answer(self, draft: Draft, action: Find) -> None:
        top = draft.piles[draft.seating.place[draft.turn.searched]][0]
        assert top is not None, "a wonder deck shows its top card"
        cards = in_order((top, *(CARD[card] for card in action.cards)))
        shown = draft.seating.house.halikarnassos == "open"
        found = tuple(card.id for card in cards)
        draft.happen(DeckSearched(draft.active, draft.turn.searched, found, shown))


class KeepOne(Due[Keep]):
    """One of the cards found is kept, and only that one counts as taken.

    Rulebook: architects, "Effekte der Weltwunder", Halikarnassos.
    """

    name = KEEP_CARD

    def ask(self, board: Board) -> Asked:
        return {board.active: KeepCard()}

    def options(self, board: Board) -> tuple[Action, ...]:
        return tuple(Keep(card.id) for card in dict.fromkeys(board.turn.found))

    def answer(self, draft: Draft, action: Keep) -> None:
        deck = draft.turn.searched
        lay_down(draft, deck, CARD[action.card])
        draft.happen(DeckShuffled(deck))


SEARCH: Final = (FindCards(), KeepOne())
