"""Every kind of decision weighed by what cards and tokens are worth."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from wonders.bots.architects.scene import Sight
from wonders.bots.architects.stages import prospect_of, stage_worth
from wonders.bots.architects.worth import Appraiser
from wonders.core.actions import Action
from wonders.core.decisions import Seat
from wonders.core.phases import AnyAction
from wonders.core.sums import added
from wonders.games.architects.actions import NOTHING, STACK, Build, Extra, Look, Take, Trade
from wonders.games.architects.cards import CARDS
from wonders.games.architects.tokens import TOKENS
from wonders.games.architects.wonders import WONDERS

DENIAL: Final = 0.35
"""What it counts that the next player does not get a card, shared by the number of others."""
LOOKING: Final = 50.0


class Chooser:
    """Weighs the actions of one seat in one scene."""

    def __init__(self, sight: Sight, seat: Seat, denies: bool = True) -> None:
        self.sight = sight
        self._denies = denies
        """Whether it thinks of what others would do with a card, which takes half the time."""
        self.seat = seat
        self.mine = Appraiser(sight, seat)
        self._cards: list[float] | None = None
        self._theirs: dict[Seat, list[float]] = {}

    @property
    def cards(self) -> list[float]:
        if self._cards is None:
            self._cards = self.mine.cards()
        return self._cards

    def theirs(self, seat: Seat) -> list[float]:
        """What cards are worth to another seat."""
        known = self._theirs.get(seat)
        if known is None:
            known = self._theirs[seat] = Appraiser(self.sight, seat).cards()
        return known

    def deck(self, name: str) -> float:
        """What the top of a deck is worth: a card that the seat sees, or the mean of all it may be."""
        sight = self.sight
        at = sight.names.index(name)
        top = sight.tops[at]
        if top is None:
            return self.mean(at, self.cards)
        value = self.cards[top.place]
        if self._denies and at < sight.players:
            value += self._denied(at, top.place)
        return value

    def mean(self, deck: int, cards: list[float]) -> float:
        rest = self.sight.rest(deck)
        return added([number * worth for number, worth in zip(rest, cards, strict=True) if number]) / max(sum(rest), 1)

    def _denied(self, deck: int, place: int) -> float:
        """A card that lies open is worth more to the next who may take it than the unknown one under it."""
        players = self.sight.players
        taker = (deck + 1) % players if deck == self.seat else deck
        if taker == self.seat:
            return 0.0
        theirs = self.theirs(taker)
        return max(DENIAL / (players - 1) * (theirs[place] - self.mean(deck, theirs)), 0.0)

    def token(self, name: str) -> float:
        """A token, or the hidden one on the stack."""
        if name == NOTHING:
            return 0.0
        return self.mine.stack if name == STACK else self.mine.token(TOKENS[name])

    def build(self, action: Build) -> float:
        """The stage, and what is left for the next ones."""
        city, goods = self.mine.city, list(self.mine.goods)
        for name in action.cards:
            goods[CARDS[name].place] -= 1
        built = tuple(sorted((*city.built, action.stage)))
        left = prospect_of(city.wonder, built, tuple(goods))
        return stage_worth(city.wonder.stages[action.stage - 1]) + left - 0.05 * len(action.using)

    def trade(self, action: Trade) -> float:
        """The token, and what is left of the symbols."""
        return self.token(action.token) + self.mine.symbols_without(action.symbols)

    def searched(self, name: str) -> float:
        """The best of five cards: about the best fifth of the deck."""
        at = self.sight.names.index(name)
        top, cards = self.sight.tops[at], self.cards
        ordered = sorted(zip(cards, self.sight.rest(at), strict=True), reverse=True)
        wanted = left = sum(self.sight.rest(at)) / 5 + 1e-9
        value = 0.0
        for worth, number in ordered:
            used = min(number, left)
            value += used * worth
            left -= used
        value /= wanted
        return max(value, cards[top.place]) if top else value


def weigh_any(chooser: Chooser, action: Action) -> float:
    """One action of any decision within the turns."""
    if isinstance(action, Take):
        return chooser.deck(action.deck)
    if isinstance(action, Build):
        return chooser.build(action)
    if isinstance(action, Extra):
        return chooser.deck(action.deck)
    if isinstance(action, Trade):
        return chooser.trade(action)
    if isinstance(action, Look):
        return LOOKING
    return _OTHERS[action.verb](chooser, action)


_OTHERS: Final[Mapping[str, Callable[[Chooser, AnyAction], float]]] = {
    "finish": lambda chooser, action: 0.0,
    "progress": lambda chooser, action: chooser.token(action.token),
    "search": lambda chooser, action: chooser.searched(action.deck),
    "keep": lambda chooser, action: chooser.cards[CARDS[action.card].place],
    "accept": lambda chooser, action: 1.0,
    "decline": lambda chooser, action: 0.0,
}


def weigh_wonders(legal: Sequence[AnyAction]) -> list[float]:
    """Before the match: the stages added up."""
    return [added(map(stage_worth, WONDERS[action.wonder].stages)) for action in legal]
