"""What happens when a stage is completed, and by its effect."""

from functools import cache
from typing import ClassVar

from wonders.core.decisions import Seat
from wonders.core.events import Event
from wonders.games.architects.cards import CARDS
from wonders.games.architects.city import City
from wonders.games.architects.table import FIND_CARDS, KEEP_CARD, Draft
from wonders.games.architects.tokens import TOKENS, in_order


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
        draft.put(self.seat, city.but(built=built, cards=cards))
        turn = draft.turn
        if self.using:
            used = in_order({*turn.used, *(TOKENS[token] for token in self.using)})
            draft.turn = turn.but(used=used)
        if draft.seating.remembers:
            draft.turn = draft.turn.but(completed=turn.completed + 1)
        effect = city.wonder.stages[self.stage - 1].effect
        if effect and (phase := effect.phase()):
            draft.queue = (phase, *draft.queue)
        for token in city.tokens:
            if token.effect.extra_after_stage():
                draft.offer(token)


def spent(draft: Draft, city: City, cards: tuple[str, ...]) -> tuple[int, ...]:
    """Cards go to the discard pile; what the city has left."""
    held, discard = list(city.cards), list(draft.middle.discard)
    for card in cards:
        place = CARDS[card].place
        held[place] -= 1
        discard[place] += 1
    draft.middle = draft.middle.but(discard=tuple(discard))
    return tuple(held)


class EffectResolved(Event[Draft]):
    """The effect of a stage is carried out, declined, or lapses because there is nothing to take: `how`."""

    seat: Seat
    wonder: str
    how: str

    def on(self, draft: Draft) -> None:
        draft.queue = draft.queue[1:]


class CardsOwed(Event[Draft]):
    """A player has still to take a card from each of these decks in this turn."""

    seat: Seat
    decks: tuple[str, ...]

    def on(self, draft: Draft) -> None:
        draft.turn = draft.turn.but(owed=self.decks)


class SearchBegun(Event[Draft]):
    """A player takes up the top cards of a deck."""

    seat: Seat
    deck: str

    def on(self, draft: Draft) -> None:
        draft.turn = draft.turn.but(searched=self.deck)
        draft.queue = (FIND_CARDS, *draft.queue)


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
        draft.turn = draft.turn.but(found=tuple(CARDS[card] for card in self.cards))
        draft.queue = (KEEP_CARD, *draft.queue[1:])


class DeckShuffled(Event[Draft]):
    """The cards that were not kept are shuffled back into their deck."""

    deck: str

    def on(self, draft: Draft) -> None:
        draft.turn = draft.turn.but(found=(), searched="")
        draft.queue = draft.queue[1:]


stage_completed = cache(StageCompleted)  # seats, stages and payments are few
