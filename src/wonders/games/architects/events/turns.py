"""Conflicts, the end of turns and the end of the game."""

from wonders.core.decisions import Seat
from wonders.core.events import Event
from wonders.games.architects.cards import HORNED
from wonders.games.architects.queue import OVER, PICK_CARD
from wonders.games.architects.table import CONFLICT_TOKENS, NEW_TURN, Draft


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
