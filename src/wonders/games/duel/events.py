"""What can happen in the turns of a match. Only events change a table. All lies open, so no event has secrets."""

from functools import lru_cache

from wonders.core.decisions import Seat
from wonders.core.draft import without
from wonders.core.events import Event
from wonders.games.duel.cards import CARDS
from wonders.games.duel.decisions import KeepToken, Owed
from wonders.games.duel.table import DEAL, OVER, Draft
from wonders.games.duel.tokens import TOKENS
from wonders.games.duel.wonders import WONDERS


class BuildingBuilt(Event[Draft]):
    """A card of the layout is built. `paid` are all coins, `trade` those of them for goods; `chain` made it free."""

    seat: Seat
    card: str
    paid: int
    trade: int = 0
    chain: str = "none"

    def on(self, draft: Draft) -> None:
        card, seat, paid = CARDS[self.card], self.seat, self.paid
        draft.take(card)
        draft.put(seat, draft.cities[seat].with_card(card))
        if paid:
            draft.pay(seat, paid)
        draft.turn = 1 - seat


class CardSold(Event[Draft]):
    """A card of the layout goes to the discard pile, for coins."""

    seat: Seat
    card: str
    coins: int

    def on(self, draft: Draft) -> None:
        card, seat = CARDS[self.card], self.seat
        draft.take(card)
        draft.discard += (card,)
        draft.pay(seat, -self.coins)
        draft.turn = 1 - seat


class WonderBuilt(Event[Draft]):
    """A wonder is built; a card of the layout lies under it from now on."""

    seat: Seat
    wonder: str
    card: str
    paid: int

    def on(self, draft: Draft) -> None:
        card, seat = CARDS[self.card], self.seat
        draft.take(card)
        draft.put(seat, draft.cities[seat].with_wonder(WONDERS[self.wonder], card))
        draft.pay(seat, self.paid)
        draft.turn = 1 - seat


class WonderRemoved(Event[Draft]):
    """Seven wonders stand: the last one goes back to the box."""

    owner: Seat
    wonder: str

    def on(self, draft: Draft) -> None:
        draft.put(self.owner, draft.cities[self.owner].without_wonder(WONDERS[self.wonder]))


class ExtraTurnWon(Event[Draft]):
    """The seat that has just played has the next turn too."""

    seat: Seat

    def on(self, draft: Draft) -> None:
        draft.turn = self.seat


class CoinsTaken(Event[Draft]):
    """A city takes coins from the bank, or those that the other city has paid for goods."""

    seat: Seat
    coins: int
    source: str

    def on(self, draft: Draft) -> None:
        draft.pay(self.seat, -self.coins)


class CoinsLost(Event[Draft]):
    """A city gives coins back to the bank."""

    seat: Seat
    coins: int
    source: str

    def on(self, draft: Draft) -> None:
        draft.pay(self.seat, self.coins)


class PawnMoved(Event[Draft]):
    """The pawn moves towards the other capital. `to` is its place, counted from the middle as the mover sees it."""

    seat: Seat
    spaces: int
    to: int

    def on(self, draft: Draft) -> None:
        draft.pawn = -self.to if self.seat else self.to


class CityLooted(Event[Draft]):
    """A military token worth so much leaves the game; the loser gives back that much, or all coins left."""

    loser: Seat
    worth: int
    coins: int

    def on(self, draft: Draft) -> None:
        loot = list(draft.loot)
        loot[self.loser] = loot[self.loser][1:]
        draft.loot = (loot[0], loot[1])
        draft.pay(self.loser, self.coins)


class DecisionOwed(Event[Draft]):
    """The turn goes on when this is decided."""

    seat: Seat
    decision: Owed

    def on(self, draft: Draft) -> None:
        draft.owed = self.decision


class TokenTaken(Event[Draft]):
    """A city has a progress token, from the board or from the box."""

    seat: Seat
    token: str

    def on(self, draft: Draft) -> None:
        token = TOKENS[self.token]
        draft.board = tuple(other for other in draft.board if other is not token)
        draft.put(self.seat, draft.cities[self.seat].with_token(token))
        draft.owed = None


class LibraryOpened(Event[Draft]):
    """Progress tokens are to be drawn from the box."""

    seat: Seat
    count: int

    def on(self, draft: Draft) -> None:
        draft.owed = draft.library(self.seat, self.count)


class TokensDrawn(Event[Draft]):
    """These tokens came out of the box; one may be kept."""

    seat: Seat
    tokens: tuple[str, ...]

    def on(self, draft: Draft) -> None:
        draft.owed = KeepToken(self.seat, self.tokens)


class BuildingDestroyed(Event[Draft]):
    """A building of the other city goes to the discard pile."""

    seat: Seat
    owner: Seat
    card: str

    def on(self, draft: Draft) -> None:
        card = CARDS[self.card]
        draft.put(self.owner, draft.cities[self.owner].without_card(card))
        draft.discard += (card,)
        draft.owed = None


class BuildingRevived(Event[Draft]):
    """A card of the discard pile is built for nothing."""

    seat: Seat
    card: str

    def on(self, draft: Draft) -> None:
        card = CARDS[self.card]
        draft.discard = without(draft.discard, card)
        draft.put(self.seat, draft.cities[self.seat].with_card(card))
        draft.owed = None


class CardsTurnedUp(Event[Draft]):
    """Closed cards on which nothing lies any more are turned up."""

    slots: tuple[int, ...]
    cards: tuple[str, ...]

    def on(self, draft: Draft) -> None:
        laid, closed, purple = list(draft.laid), draft.closed, draft.purple
        for slot, id in zip(self.slots, self.cards, strict=True):
            card = laid[slot] = CARDS[id]
            closed ^= 1 << slot
            if purple >> slot & 1:
                draft.guilds = without(draft.guilds, card)
            else:
                draft.unseen = without(draft.unseen, card)
        draft.laid, draft.closed, draft.purple = tuple(laid), closed, purple & closed


class AgeEnded(Event[Draft]):
    """All cards of the layout are taken; the next age is dealt."""

    age: int

    def on(self, draft: Draft) -> None:
        draft.phase = DEAL


class MatchWon(Event[Draft]):
    """The match is over."""

    winner: Seat
    reason: str

    def on(self, draft: Draft) -> None:
        draft.phase, draft.ending, draft.winner = OVER, self.reason, self.winner


class MatchDrawn(Event[Draft]):
    """The match is over and nobody has won."""

    def on(self, draft: Draft) -> None:
        draft.phase, draft.ending = OVER, "draw"


# The frequent events exist once each: making them anew was a tenth of a turn.
_once = lru_cache(maxsize=1 << 13)

building_built = _once(BuildingBuilt)
card_sold = _once(CardSold)
coins_taken = _once(CoinsTaken)
pawn_moved = _once(PawnMoved)
extra_turn_won = _once(ExtraTurnWon)
cards_turned_up = _once(CardsTurnedUp)
