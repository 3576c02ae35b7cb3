"""What can happen before the turns of an age: the setup, the draft, the deal, and who starts."""

from functools import lru_cache

from wonders.core.decisions import Seat
from wonders.core.events import Event
from wonders.games.duel.cards import CARDS, DECKS, GUILDS
from wonders.games.duel.chance import LAST_AGE
from wonders.games.duel.city import City
from wonders.games.duel.layout import LAYOUTS
from wonders.games.duel.pieces import GUILD
from wonders.games.duel.table import BEGIN, DEAL, DRAFT, OFFER, PLAY, Draft
from wonders.games.duel.tokens import TOKENS
from wonders.games.duel.wonders import WONDERS

WONDERS_EACH = 4


class TokensLaid(Event[Draft]):
    """Progress tokens lie on the board."""

    tokens: tuple[str, ...]

    def on(self, draft: Draft) -> None:
        draft.board = tuple(TOKENS[id] for id in self.tokens)


class PhaseReached(Event[Draft]):
    """The setup goes on here."""

    phase: str

    def on(self, draft: Draft) -> None:
        draft.phase = self.phase


class StarterDrawn(Event[Draft]):
    """The lot has named who starts."""

    seat: Seat

    def on(self, draft: Draft) -> None:
        draft.first = draft.turn = self.seat


class BidsOpened(Event[Draft]):
    """Both have bid for the right to start, and the winner of it pays."""

    bids: tuple[int, int]
    winner: Seat

    def on(self, draft: Draft) -> None:
        draft.first = draft.turn = self.winner
        draft.pay(self.winner, self.bids[self.winner])


class WondersOffered(Event[Draft]):
    """Wonders are turned up; the seats pick from them in this order."""

    wonders: tuple[str, ...]
    order: tuple[Seat, ...]

    def on(self, draft: Draft) -> None:
        draft.offer = tuple(WONDERS[id] for id in self.wonders)
        draft.order = self.order
        draft.phase = DRAFT


class WonderPicked(Event[Draft]):
    """A seat takes a wonder. When none is left, the next four are turned up, or the first age is dealt."""

    seat: Seat
    wonder: str

    def on(self, draft: Draft) -> None:
        wonder = WONDERS[self.wonder]
        draft.offer = tuple([other for other in draft.offer if other is not wonder])
        draft.order = draft.order[1:]
        draft.put(self.seat, draft.cities[self.seat].owning(wonder))
        if not draft.offer:
            draft.phase = OFFER if len(draft.cities[0].wonders) < WONDERS_EACH else DEAL


class WondersGiven(Event[Draft]):
    """A seat has the wonders of the first game."""

    seat: Seat
    wonders: tuple[str, ...]

    def on(self, draft: Draft) -> None:
        draft.put(self.seat, City(wonders=tuple(WONDERS[id] for id in self.wonders)))
        draft.phase = DEAL


class AgeDealt(Event[Draft]):
    """An age is laid out: open cards, and the backs of the closed ones."""

    age: int
    cards: tuple[str, ...]

    def on(self, draft: Draft) -> None:
        age, layout = self.age, LAYOUTS[self.age]
        laid = tuple([CARDS.get(id) for id in self.cards])
        shown = set(laid)
        draft.phase, draft.age = PLAY if age == 1 else BEGIN, age
        draft.laid, draft.shape, draft.closed = laid, layout.full, layout.starts_closed
        draft.unseen = tuple([card for card in DECKS[age] if card not in shown])
        if age == LAST_AGE:
            draft.purple = sum([1 << slot for slot, id in enumerate(self.cards) if id == GUILD])
            draft.guilds = tuple([card for card in GUILDS if card not in shown])


class StarterChosen(Event[Draft]):
    """Who starts the age."""

    by: Seat
    seat: Seat

    def on(self, draft: Draft) -> None:
        draft.turn = self.seat
        draft.phase = PLAY


wonder_picked = lru_cache(maxsize=1 << 5)(WonderPicked)
