"""What cards and progress tokens are worth to one city now, in points."""

from functools import lru_cache
from typing import Final

from wonders.bots.architects.points import leads, turns_left
from wonders.bots.architects.scene import Sight
from wonders.bots.architects.stages import can_pay, gains_of
from wonders.bots.architects.tokens import EXTRA_CARD, token_worth
from wonders.bots.architects.war import War
from wonders.core.decisions import Seat
from wonders.core.sums import added
from wonders.games.architects.cards import CARDS, SYMBOLS
from wonders.games.architects.city import FIRST_SYMBOL, KINDS, LAST_SYMBOL, STAGES
from wonders.games.architects.pieces import Token
from wonders.games.architects.scoring import CAT_WORTH
from wonders.games.architects.tokens import TOKENS

CAT: Final = 1.2
"""The cat besides its points: a look each turn."""
KEPT: Final = 0.6
"""How likely the cat stays until the end."""
PART_OF_A_SET: Final = (0.0, 0.35, 0.65, 1.0)
"""What different symbols are worth, as a part of a token."""
ENDING: Final = 40.0
"""To end the match as the leader; it is as bad to end it as another."""

LAUREL: Final = float(CARDS["laurel"].points)
LAUREL_CAT: Final = float(CARDS["laurel_cat"].points)

_POLITICS: Final = TOKENS["politics"]
_SYMBOL: Final = {card.id: at for at, card in enumerate(SYMBOLS)}


@lru_cache(maxsize=1 << 10)
def sets_of(symbols: tuple[int, ...]) -> float:
    """Pairs of a symbol buy a token each; different ones are a part of another."""
    most = max(symbols)
    if most > 1:
        rest = list(symbols)
        rest[symbols.index(most)] -= 2
        return 1.0 + sets_of(tuple(rest))
    return PART_OF_A_SET[sum(symbols)]


@lru_cache(maxsize=1 << 10)
def _more_tokens(symbols: tuple[int, ...]) -> tuple[float, ...]:
    """What one more of each symbol adds."""
    more = ((*symbols[:kind], symbols[kind] + 1, *symbols[kind + 1 :]) for kind in range(len(SYMBOLS)))
    return tuple([sets_of(one) - sets_of(symbols) for one in more])


class Appraiser:
    """One city's sense of worth in one scene."""

    __slots__ = ("_best_token", "city", "goods", "left", "seat", "sight", "symbols", "war")

    def __init__(self, sight: Sight, seat: Seat) -> None:
        self.sight = sight
        self.seat = seat
        city = self.city = sight.cities[seat]
        self.goods = city.cards[: KINDS + 1]
        self.symbols = city.cards[FIRST_SYMBOL:LAST_SYMBOL]
        self.left = turns_left(sight)
        self.war = War(sight, seat, self.left)
        self._best_token = -1.0

    def cards(self) -> list[float]:
        """What each kind of card is worth, in the order of `ALL_CARDS`."""
        worths = [*self._resources(), *self._blues(), *self._greens(), *self.war.cards()]
        sight = self.sight
        for token in self.city.tokens:
            if token.answers and token not in sight.used and token not in sight.offers:
                for card in token.answers:
                    worths[card.place] += EXTRA_CARD
        return worths

    def _resources(self) -> list[float]:
        """Grey cards and the coin: what they add to the prospect of stages, and whether they bring the end."""
        city, goods = self.city, self.goods
        worths = list(gains_of(city.wonder, city.built, goods))
        if len(city.built) == STAGES - 1:
            (stage,) = city.open_stages
            ending = ENDING if leads(self.sight, self.seat, stage.points) else -ENDING
            for kind in range(KINDS + 1):
                if can_pay(city, (*goods[:kind], goods[kind] + 1, *goods[kind + 1 :])):
                    worths[kind] += ending
        return worths

    def _blues(self) -> list[float]:
        """Points, and the cat with all that it does."""
        sight, cat = self.sight, 0.0
        if sight.cat != self.seat:
            cat = KEPT * CAT_WORTH + CAT * min(1.0, self.left / 5)
            if sight.cat in range(sight.players):
                cat += KEPT * CAT_WORTH / (sight.players - 1)
        return [LAUREL, LAUREL_CAT + cat + (1.0 if _POLITICS in self.city.tokens else 0.0)]

    def _greens(self) -> list[float]:
        """Symbols: parts of a set that buys a token."""
        if not self.sight.row and not self.sight.stack:
            return [0.0] * len(SYMBOLS)
        token = self.best_token
        return [token * more for more in _more_tokens(self.symbols)]

    def _tokens(self, symbols: tuple[int, ...]) -> float:
        """How many tokens these symbols are worth."""
        return sets_of(symbols) if self.sight.row or self.sight.stack else 0.0

    @property
    def symbols_held(self) -> float:
        """What the symbols are worth that have bought no token yet."""
        return self.best_token * self._tokens(self.symbols)

    def symbols_without(self, spent: tuple[str, ...]) -> float:
        """What is left of them when these are spent."""
        rest = list(self.symbols)
        for name in spent:
            rest[_SYMBOL[name]] -= 1
        return self.best_token * self._tokens(tuple(rest))

    def token(self, token: Token) -> float:
        """A progress token."""
        return token_worth(token, self.city, self.war, self.left)

    @property
    def best_token(self) -> float:
        """The best token that can be taken."""
        best = self._best_token
        if best < 0:
            best = self._best_token = max([self.stack, *map(self.token, self.sight.row)])
        return best

    @property
    def stack(self) -> float:
        """The hidden token on the stack: the mean of all it may be."""
        stack = self.sight.stack
        return added(map(self.token, stack)) / len(stack) if stack else 0.0
