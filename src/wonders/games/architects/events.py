"""What can happen at a table. Only events change it. Decks, cards, tokens and wonders are named by their ids.

A name put into the table's queue is something to be done next; the event that does it takes the name away again.
Events of every turn are made once and kept.
"""

from dataclasses import dataclass
from functools import cache
from typing import ClassVar, Final

from wonders.core.decisions import Seat
from wonders.core.events import Event
from wonders.games.architects import tokens
from wonders.games.architects.cards import CARD, COMMON, HORNED, Card, in_order, without
from wonders.games.architects.city import City, city_of
from wonders.games.architects.table import CONFLICT_TOKENS, NEW_TURN, Draft, put
from wonders.games.architects.tokens import TOKEN, Token

PICK_CARD: Final = "pick_card"
TAKE_BLIND: Final = "take_blind"
LOOK_AT_TOP: Final = "look_at_top"
FIND_CARDS: Final = "find_cards"
KEEP_CARD: Final = "keep_card"
TAKE_FROM_STACK: Final = "take_from_stack"
REFILL_ROW: Final = "refill_row"
OVER: Final = "over"
DONE_BY_TAKING: Final = frozenset((PICK_CARD, TAKE_BLIND))
# To turn up the next card of a wonder deck bears the name of the deck.


@dataclass(frozen=True)
class CardTaken(Event[Draft]):
    """A player lays down a card from a deck. Tokens that answer to it offer an extra card."""

    seat: Seat
    deck: str
    card: str

    def on(self, draft: Draft) -> None:
        card = CARD[self.card]
        self.from_deck(draft, card)
        cities = list(draft.cities)
        city = cities[self.seat]
        cities[self.seat] = city.with_card(card)
        draft.cities = tuple(cities)
        for token in city.tokens:
            if card in token.answers:
                offer(draft, token)
        if draft.seating.remembers:
            draft.turn = draft.turn.but(taken=(*draft.turn.taken, card))

    def from_deck(self, draft: Draft, card: Card) -> None:
        """The card leaves its deck. The next card of a wonder deck is to be turned up."""
        deck, queue = self.deck, draft.queue
        piles = list(draft.piles)
        at = draft.seating.decks.index(deck)
        top, rest = piles[at]
        if card is not top:
            rest = without(rest if top is None else in_order((*rest, top)), card)
        piles[at] = (None, rest)
        draft.piles = tuple(piles)
        if queue and queue[0] in DONE_BY_TAKING:
            queue = queue[1:]
        if deck != COMMON:
            draft.queue = (*queue, deck) if rest else queue
        else:
            draft.queue = queue
            if top:
                draft.middle = draft.middle.but(lookers=())


def offer(draft: Draft, token: Token) -> None:
    """A token may be used now, if it has not been used in this turn."""
    turn = draft.turn
    if token not in turn.used and token not in turn.offers:
        draft.turn = turn.but(offers=tokens.in_order((*turn.offers, token)))


@dataclass(frozen=True)
class TopRevealed(Event[Draft]):
    """The next card of a wonder deck shows."""

    deck: str
    card: str

    def on(self, draft: Draft) -> None:
        card = CARD[self.card]
        at = draft.seating.decks.index(self.deck)
        piles = list(draft.piles)
        piles[at] = (card, without(piles[at][1], card))
        draft.piles = tuple(piles)
        draft.queue = draft.queue[1:]


@dataclass(frozen=True)
class BlindDraw(Event[Draft]):
    """A player reaches for the unknown top of the common deck."""

    seat: Seat

    def on(self, draft: Draft) -> None:
        queue = draft.queue
        draft.queue = (TAKE_BLIND, *(queue[1:] if queue and queue[0] == PICK_CARD else queue))


@dataclass(frozen=True)
class CatLook(Event[Draft]):
    """The holder of the cat looks at the top of the common deck."""

    seat: Seat

    def on(self, draft: Draft) -> None:
        draft.queue = (LOOK_AT_TOP, *draft.queue)


@dataclass(frozen=True)
class TopSeen(Event[Draft]):
    """What the holder of the cat has seen; nobody else knows it."""

    secret: ClassVar = ("card",)
    seat: Seat
    card: str

    def known_to(self, seat: Seat) -> bool:
        return seat == self.seat

    def on(self, draft: Draft) -> None:
        top, rest = draft.piles[-1]
        card = CARD[self.card]
        draft.piles = (*draft.piles[:-1], (card, rest if top else without(rest, card)))
        draft.middle = draft.middle.but(lookers=tuple(sorted((*draft.middle.lookers, self.seat))))
        draft.queue = draft.queue[1:]


@dataclass(frozen=True)
class CatMoved(Event[Draft]):
    """The cat goes to a player."""

    seat: Seat

    def on(self, draft: Draft) -> None:
        draft.middle = draft.middle.but(cat=self.seat)


@dataclass(frozen=True)
class HornsSounded(Event[Draft]):
    """Conflict tokens are turned to battle."""

    seat: Seat
    tokens: int

    def on(self, draft: Draft) -> None:
        draft.middle = draft.middle.but(peace=draft.middle.peace - self.tokens)


@dataclass(frozen=True)
class NoCardToTake(Event[Draft]):
    """All three decks of a player are empty: the turn goes on without a card."""

    seat: Seat

    def on(self, draft: Draft) -> None:
        draft.queue = draft.queue[1:]


@dataclass(frozen=True)
class StageCompleted(Event[Draft]):
    """A stage is paid and turned over. Its effect is due at once; tokens that answer to it offer an extra card."""

    seat: Seat
    stage: int
    cards: tuple[str, ...]
    using: tuple[str, ...] = ()

    def on(self, draft: Draft) -> None:
        city = draft.cities[self.seat]
        built = tuple(sorted((*city.built, self.stage)))
        cards = spent(draft, city, self.cards)
        draft.cities = put(draft.cities, self.seat, city_of(city.wonder, built, cards, city.tokens, city.victories))
        turn = draft.turn
        used = tokens.in_order({*turn.used, *(TOKEN[token] for token in self.using)}) if self.using else turn.used
        draft.turn = turn.but(completed=turn.completed + 1, used=used)
        effect = city.wonder.stages[self.stage - 1].effect
        if effect and effect.at_once():
            draft.queue = (effect.at_once(), *draft.queue)
        for token in city.tokens:
            if token.effect.extra_after_stage():
                offer(draft, token)


def spent(draft: Draft, city: City, cards: tuple[str, ...]) -> tuple[int, ...]:
    """Cards go to the discard pile; what the city has left."""
    held, discard = list(city.cards), list(draft.middle.discard)
    for card in cards:
        place = CARD[card].place
        held[place] -= 1
        discard[place] += 1
    draft.middle = draft.middle.but(discard=tuple(discard))
    return tuple(held)


@dataclass(frozen=True)
class SymbolsTraded(Event[Draft]):
    """Green cards are discarded for a progress token."""

    seat: Seat
    symbols: tuple[str, ...]

    def on(self, draft: Draft) -> None:
        city = draft.cities[self.seat]
        draft.cities = put(draft.cities, self.seat, city.but(cards=spent(draft, city, self.symbols)))


@dataclass(frozen=True)
class StackReached(Event[Draft]):
    """A player reaches for the hidden token on top of the stack."""

    seat: Seat

    def on(self, draft: Draft) -> None:
        draft.queue = (TAKE_FROM_STACK, *draft.queue)


@dataclass(frozen=True)
class TokenTaken(Event[Draft]):
    """A player takes a progress token, from the row or from the stack. Only the row is filled up again."""

    seat: Seat
    token: str
    from_stack: bool

    def on(self, draft: Draft) -> None:
        token = TOKEN[self.token]
        middle = draft.middle
        if self.from_stack:
            draft.middle = middle.but(stack=_less(middle.stack, token))
            draft.queue = draft.queue[1:]
        else:
            draft.middle = middle.but(row=_less(middle.row, token))
            if middle.stack:
                draft.queue = (REFILL_ROW, *draft.queue)
        city = draft.cities[self.seat]
        draft.cities = put(draft.cities, self.seat, city.but(tokens=tokens.in_order((*city.tokens, token))))
        if draft.seating.remembers:
            stage = token.effect.extra_after_stage() and draft.turn.completed
            if stage or not token.answers.isdisjoint(draft.turn.taken):
                offer(draft, token)


def _less(tokens: tuple[Token, ...], token: Token) -> tuple[Token, ...]:
    at = tokens.index(token)
    return tokens[:at] + tokens[at + 1 :]


@dataclass(frozen=True)
class TokenRevealed(Event[Draft]):
    """A token from the stack is laid open in the row."""

    token: str

    def on(self, draft: Draft) -> None:
        token = TOKEN[self.token]
        middle = draft.middle
        draft.middle = middle.but(stack=_less(middle.stack, token), row=tokens.in_order((*middle.row, token)))
        draft.queue = draft.queue[1:]


@dataclass(frozen=True)
class TokenUsed(Event[Draft]):
    """A token is used to take an extra card: once in a turn."""

    seat: Seat
    token: str

    def on(self, draft: Draft) -> None:
        token = TOKEN[self.token]
        turn = draft.turn
        draft.turn = turn.but(offers=_less(turn.offers, token), used=tokens.in_order((*turn.used, token)))


@dataclass(frozen=True)
class EffectResolved(Event[Draft]):
    """The effect of a stage is carried out, declined, or lapses because there is nothing to take: `how`."""

    seat: Seat
    wonder: str
    how: str

    def on(self, draft: Draft) -> None:
        draft.queue = draft.queue[1:]


@dataclass(frozen=True)
class CardsOwed(Event[Draft]):
    """A player has still to take a card from each of these decks in this turn."""

    seat: Seat
    decks: tuple[str, ...]

    def on(self, draft: Draft) -> None:
        draft.turn = draft.turn.but(owed=self.decks)


@dataclass(frozen=True)
class SearchBegun(Event[Draft]):
    """A player takes up the top cards of a deck."""

    seat: Seat
    deck: str

    def on(self, draft: Draft) -> None:
        draft.turn = draft.turn.but(searched=self.deck)
        draft.queue = (FIND_CARDS, *draft.queue)


@dataclass(frozen=True)
class DeckSearched(Event[Draft]):
    """The cards that were found, sorted. With `shown` everybody sees them."""

    secret: ClassVar = ("cards",)
    seat: Seat
    deck: str
    cards: tuple[str, ...]
    shown: bool

    def known_to(self, seat: Seat) -> bool:
        return self.shown or seat == self.seat

    def on(self, draft: Draft) -> None:
        draft.turn = draft.turn.but(found=tuple(CARD[card] for card in self.cards))
        draft.queue = (KEEP_CARD, *draft.queue[1:])


@dataclass(frozen=True)
class DeckShuffled(Event[Draft]):
    """The cards that were not kept are shuffled back into their deck."""

    deck: str

    def on(self, draft: Draft) -> None:
        draft.turn = draft.turn.but(found=(), searched="")
        draft.queue = draft.queue[1:]


@dataclass(frozen=True)
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


@dataclass(frozen=True)
class TurnPassed(Event[Draft]):
    """It is another player's turn."""

    seat: Seat

    def on(self, draft: Draft) -> None:
        draft.active = self.seat
        draft.queue = (PICK_CARD,)
        draft.turn = NEW_TURN


@dataclass(frozen=True)
class GameEnded(Event[Draft]):
    """The game is over: a wonder is finished, or there are no cards left."""

    reason: str

    def on(self, draft: Draft) -> None:
        draft.queue = (OVER,)


# There are few different ones of each of these: seats, decks and cards of the whole game.
card_taken = cache(CardTaken)
top_revealed = cache(TopRevealed)
blind_draw = cache(BlindDraw)
cat_look = cache(CatLook)
top_seen = cache(TopSeen)
cat_moved = cache(CatMoved)
horns_sounded = cache(HornsSounded)
symbols_traded = cache(SymbolsTraded)
token_taken = cache(TokenTaken)
token_revealed = cache(TokenRevealed)
token_used = cache(TokenUsed)
