"""A table that a seat cannot tell from the real one.

What a seat knows is all in its last view: what it has looked at stays in it until the card is taken or shuffled away.
"""

from collections.abc import Sequence
from random import Random

from wonders.core.draft import without
from wonders.games.architects.cards import COMMON, Card, in_order, spread
from wonders.games.architects.options import House
from wonders.games.architects.phases import FOUND
from wonders.games.architects.table import KEEP_CARD, Middle, Pile, Seating, Table, Turn
from wonders.games.architects.view import DeckView, View


def resample(house: House, history: Sequence[View], rng: Random) -> Table:
    """Draw anew what somebody else has looked at: the top of the common deck, the cards of a search."""
    view = history[-1]
    piles = tuple(_pile(deck, bool(view.lookers) and deck.name == COMMON, rng) for deck in view.decks)
    return Table(
        seating=Seating(house, (*view.wonders, COMMON)),
        middle=Middle(view.peace, view.row, view.stack, view.discard, view.cat, view.lookers),
        queue=view.due,
        active=view.active,
        cities=view.cities,
        piles=piles,
        turn=Turn(
            offers=view.offers,
            used=view.used,
            owed=view.owed,
            searched=view.searched,
            found=view.found or _found(view, rng),
            taken=view.taken,
            completed=view.completed,
        ),
    )


def _pile(deck: DeckView, top_is_known: bool, rng: Random) -> Pile:
    rest = spread(deck.rest)
    if deck.top is None and top_is_known:
        top = rng.choice(rest)
        return top, without(rest, top)
    return deck.top, rest


def _found(view: View, rng: Random) -> tuple[Card, ...]:
    """The visible top of the deck that is searched, and any cards that may lie under it."""
    if view.due[0:1] != (KEEP_CARD,):
        return ()
    deck = next(deck for deck in view.decks if deck.name == view.searched)
    assert deck.top is not None, "a wonder deck shows its top card"
    rest = spread(deck.rest)
    return in_order((deck.top, *rng.sample(rest, min(FOUND - 1, len(rest)))))
