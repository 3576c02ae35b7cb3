"""Drawing from decks: a card is decided when somebody sees it, not before."""

from typing import Final

from wonders.core.decisions import CHANCE
from wonders.games.architects.actions import Draw
from wonders.games.architects.cards import CARD, CARDS, COMMON, DECKS, PILES, Card
from wonders.games.architects.decisions import TopOfDeck
from wonders.games.architects.events.cards import (
    CARD_TAKEN,
    TopRevealed,
    blind_draw,
    cat_moved,
    horns_sounded,
    top_seen,
)
from wonders.games.architects.queue import LOOK_AT_TOP, TAKE_BLIND
from wonders.games.architects.table import Draft
from wonders.games.architects.turn.due import Asked, Board, Due


class TurnUp(Due[Draw]):
    """The top of a deck is turned up or looked at. Chance decides which of the cards in the deck it is.

    The label names the deck and its size, which never come again.
    """

    waits = True

    def __init__(self, name: str, deck: str) -> None:
        self.name = name
        self.deck = deck
        self.labels = tuple(f"{deck} {size}" for size in range(len(PILES[deck]) + 1))
        self.revealed = {card.id: TopRevealed(deck, card.id) for card in CARDS}

    def ask(self, board: Board) -> Asked:
        rest = board.piles[board.seating.place[self.deck]][1]
        return {CHANCE: TopOfDeck(self.labels[len(rest)], rest)}

    def answer(self, draft: Draft, action: Draw) -> None:
        draft.happen(self.revealed[action.card])


class TakeBlind(TurnUp):
    """The unknown top of the common deck is taken.

    Rulebook: architects, "Spielablauf".
    """

    def answer(self, draft: Draft, action: Draw) -> None:
        lay_down(draft, COMMON, CARD[action.card])


class LookAtTop(TurnUp):
    """The holder of the cat sees the top of the common deck.

    Rulebook: architects, "Die Katzenfigur verwenden".
    """

    def answer(self, draft: Draft, action: Draw) -> None:
        draft.happen(top_seen(draft.active, action.card))


TURNED_UP: Final = (
    *(TurnUp(deck, deck) for deck in DECKS if deck != COMMON),
    TakeBlind(TAKE_BLIND, COMMON),
    LookAtTop(LOOK_AT_TOP, COMMON),
)


def take(draft: Draft, deck: str) -> None:
    """The active seat takes the top card of a deck; an unknown one is first drawn."""
    top = draft.piles[draft.seating.place[deck]][0]
    if top is None:
        draft.happen(blind_draw(draft.active))
    else:
        lay_down(draft, deck, top)


def lay_down(draft: Draft, deck: str, card: Card) -> None:
    """A card is laid down: the cat comes to who takes a card with its icon, horns turn conflict tokens to battle.

    Horns without a peaceful token left are ignored. Rulebook: architects, "Spielablauf".
    """
    seat = draft.active
    draft.happen(CARD_TAKEN[seat][deck][card.id])
    if card.cat and draft.middle.cat != seat:
        draft.happen(cat_moved(seat))
    if card.horns and draft.middle.peace:
        draft.happen(horns_sounded(seat, min(card.horns, draft.middle.peace)))
