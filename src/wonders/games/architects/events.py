"""What happens to cards and decks, with the cat and the horns on the cards, in conflicts and at the end of turns.

Only events change a table; they name decks, cards, tokens and wonders by their ids. The name of a phase put into the
table's queue is something to be done next; the event that does it takes the name away again.
"""

from functools import cache
from typing import ClassVar, Final

from wonders.core.decisions import Seat
from wonders.core.draft import without
from wonders.core.events import Event
from wonders.games.architects.cards import CARDS, COMMON, DECKS, HORNED, in_order
from wonders.games.architects.table import (
    CONFLICT_TOKENS,
    LOOK_AT_TOP,
    NEW_TURN,
    OVER,
    PICK_CARD,
    TAKE_BLIND,
    Draft,
)


class CardTaken(Event[Draft]):
    """A player lays down a card from a deck. Tokens that answer to it offer an extra card."""

    seat: Seat
    deck: str
    card: str

    def on(self, draft: Draft) -> None:
        seat, deck, name = self
        card, seating, queue = CARDS[name], draft.seating, draft.queue
        at, piles = seating.place[deck], list(draft.piles)
        top, rest = piles[at]
        if card is not top:
            rest = without(rest if top is None else in_order((*rest, top)), card)
        piles[at] = (None, rest)
        draft.piles = tuple(piles)
        if queue and (queue[0] == PICK_CARD or queue[0] == TAKE_BLIND):
            queue = queue[1:]
        if deck != COMMON:
            if rest:  # the next card of a wonder deck is to be turned up
                queue += (deck,)
        elif top:  # what somebody knew of the common deck is gone
            draft.middle = draft.middle.but(lookers=())
        draft.queue = queue
        cities = list(draft.cities)
        city = cities[seat]
        cities[seat] = city.with_card(card)
        draft.cities = tuple(cities)
        for token in city.tokens:
            if card in token.answers:
                draft.offer(token)
        if seating.remembers:
            draft.turn = draft.turn.but(taken=(*draft.turn.taken, card))


class TopRevealed(Event[Draft]):
    """The next card of a wonder deck shows."""

    deck: str
    card: str

    def on(self, draft: Draft) -> None:
        deck, name = self
        card, at, piles = CARDS[name], draft.seating.place[deck], list(draft.piles)
        rest = piles[at][1]
        place = rest.index(card)
        piles[at] = (card, rest[:place] + rest[place + 1 :])
        draft.piles = tuple(piles)
        draft.queue = draft.queue[1:]


class BlindDraw(Event[Draft]):
    """A player reaches for the unknown top of the common deck."""

    seat: Seat

    def on(self, draft: Draft) -> None:
        queue = draft.queue
        draft.queue = (TAKE_BLIND, *(queue[1:] if queue and queue[0] == PICK_CARD else queue))


class CatLook(Event[Draft]):
    """The holder of the cat looks at the top of the common deck."""

    seat: Seat

    def on(self, draft: Draft) -> None:
        draft.queue = (LOOK_AT_TOP, *draft.queue)


class TopSeen(Event[Draft]):
    """What the holder of the cat has seen; nobody else knows it."""

    secret: ClassVar = ("card",)
    seat: Seat
    card: str

    def known_to(self, seat: Seat) -> bool:
        return seat == self.seat

    def on(self, draft: Draft) -> None:
        top, rest = draft.piles[-1]
        card = CARDS[self.card]
        draft.piles = (*draft.piles[:-1], (card, rest if top else without(rest, card)))
        draft.middle = draft.middle.but(lookers=tuple(sorted((*draft.middle.lookers, self.seat))))
        draft.queue = draft.queue[1:]


class CatMoved(Event[Draft]):
    """The cat goes to a player."""

    seat: Seat

    def on(self, draft: Draft) -> None:
        draft.middle = draft.middle.but(cat=self.seat)


class HornsSounded(Event[Draft]):
    """Conflict tokens are turned to battle."""

    seat: Seat
    tokens: int

    def on(self, draft: Draft) -> None:
        draft.middle = draft.middle.but(peace=draft.middle.peace - self.tokens)


class NoCardToTake(Event[Draft]):
    """All three decks of a player are empty: the turn goes on without a card."""

    seat: Seat

    def on(self, draft: Draft) -> None:
        draft.queue = draft.queue[1:]


class ConflictFought(Event[Draft]):
    """Everybody compares shields. Victory tokens are handed out, cards with horns discarded, peace returns."""

    shields: tuple[int, ...]
    won: tuple[int, ...]

    def on(self, draft: Draft) -> None:
        discard = list(draft.middle.discard)
        cities = []
        for city, won in zip(draft.cities, self.won, strict=True):
            held = list(city.cards)
            for card in HORNED:
                discard[card.place] += held[card.place]
                held[card.place] = 0
            cities.append(city.but(cards=tuple(held), victories=city.victories + won))
        draft.cities = tuple(cities)
        draft.middle = draft.middle.but(discard=tuple(discard), peace=CONFLICT_TOKENS[len(cities)])


class TurnPassed(Event[Draft]):
    """It is another player's turn."""

    seat: Seat

    def on(self, draft: Draft) -> None:
        draft.active = self.seat
        draft.queue = (PICK_CARD,)
        draft.turn = NEW_TURN


class GameEnded(Event[Draft]):
    """The game is over: a wonder is finished, or there are no cards left."""

    reason: str

    def on(self, draft: Draft) -> None:
        draft.queue = (OVER,)


# There are few different ones of each of these in the whole game: seats, decks, cards, tokens.
CARD_TAKEN: Final = tuple(
    {deck: {card: CardTaken(seat, deck, card) for card in CARDS} for deck in DECKS} for seat in range(7)
)
"""All there are, by seat, deck and card."""
blind_draw = cache(BlindDraw)
cat_look = cache(CatLook)
top_seen = cache(TopSeen)
cat_moved = cache(CatMoved)
horns_sounded = cache(HornsSounded)
