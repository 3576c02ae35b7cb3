"""What cards and progress tokens are worth to one city now, in points."""

from math import exp
from typing import Final

from wonders.bots.architects.scene import Sight
from wonders.bots.architects.stages import plan, prospect
from wonders.core.decisions import Seat
from wonders.games.architects.cards import CARDS, Card
from wonders.games.architects.city import FIRST_RED, STAGES, City
from wonders.games.architects.effects import Effect
from wonders.games.architects.scoring import CAT_WORTH, VICTORY_WORTH
from wonders.games.architects.tokens import TOKENS, Token
from wonders.games.architects.turn.build import KINDS
from wonders.games.architects.turn.progress import FIRST, LAST

EXTRA_CARD: Final = 2.4
"""A card more."""
CAT: Final = 1.2
"""The cat besides its points: a look each turn."""
TURNS_A_STAGE: Final = 3.0
ONE_SYMBOL: Final = 0.35
TWO_SYMBOLS: Final = 0.65
"""What symbols are worth that do not buy a token yet, as a part of its worth."""
ENDING: Final = 40.0
"""To end the match as the leader, or as another."""
CONFLICTS: Final = 1.6
"""Conflicts to come, early in the match."""


class Appraiser:
    """One city's sense of worth in one scene."""

    __slots__ = ("_best_token", "city", "goods", "left", "others", "seat", "shields", "sight", "symbols")

    def __init__(self, sight: Sight, seat: Seat) -> None:
        self.sight = sight
        self.seat = seat
        city = self.city = sight.cities[seat]
        self.goods = city.cards[: KINDS + 1]
        self.symbols = city.cards[FIRST:LAST]
        self.left = turns_left(sight)
        self.shields = city.shields
        self.others = neighbours(sight, seat)
        self._best_token = -1.0

    def cards(self) -> list[float]:
        """What each kind of card is worth, in the order of `CARDS`."""
        worths = [*self._resources(), *self._blues(), *self._greens(), *self._reds()]
        for token in self.city.tokens:
            if token.answers and token not in self.sight.used and token not in self.sight.offers:
                for card in token.answers:
                    worths[card.place] += EXTRA_CARD
        return worths

    def _resources(self) -> list[float]:
        city, goods = self.city, self.goods
        now = prospect(city.wonder, city.built, goods)
        worths = []
        for kind in range(KINDS + 1):
            more = (*goods[:kind], goods[kind] + 1, *goods[kind + 1 :])
            worths.append(prospect(city.wonder, city.built, more) - now)
        if len(city.built) == STAGES - 1:
            self._mind_the_end(worths)
        return worths

    def _mind_the_end(self, worths: list[float]) -> None:
        """Who ends the match should lead."""
        ((differ, size, _, _),) = plan(self.city.wonder, self.city.built)
        (stage,) = self.city.open_stages
        for kind in range(KINDS + 1):
            goods = [*self.goods]
            goods[kind] += 1
            have = (KINDS - goods[:KINDS].count(0) if differ else max(goods[:KINDS])) + goods[KINDS]
            if have >= size:
                worths[kind] += ENDING if self._leads(stage.points) else -ENDING
    
    def _leads(self, more: int) -> bool:
        mine = points_now(self.sight, self.seat) + more
        return all(mine > points_now(self.sight, seat) for seat in range(self.sight.players) if seat != self.seat)

    def _blues(self) -> list[float]:
        sight, politics = self.sight, 0.0
        if _POLITICS in self.city.tokens:
            politics = 1.0
        cat = 0.0
        if sight.cat != self.seat:
            cat = CAT_WORTH * 0.6 + CAT * min(1.0, self.left / 5)
            if sight.cat >= 0:
                cat += CAT_WORTH * 0.6 / (sight.players - 1)
        return [3.0, 2.0 + politics + cat]

    def _greens(self) -> list[float]:
        token, now = self.best_token, self._symbols(self.symbols)
        worths = []
        for kind in range(3):
            more = list(self.symbols)
            more[kind] += 1
            worths.append(token * (self._symbols(tuple(more)) - now))
        return worths

    def _symbols(self, symbols: tuple[int, ...]) -> float:
        """How many tokens these symbols are worth."""
        if not self.sight.row and not self.sight.stack:
            return 0.0
        if max(symbols) > 1:
            rest = list(symbols)
            rest[symbols.index(max(symbols))] -= 2
            return 1.0 + self._symbols(tuple(rest))
        held = sum(symbols)
        return (0.0, ONE_SYMBOL, TWO_SYMBOLS, 1.0)[held]

    @property
    def symbols_held(self) -> float:
        """What the symbols are worth that buy no token yet."""
        return self.best_token * self._symbols(self.symbols)

    def symbols_after(self, spent: tuple[str, ...]) -> float:
        """What is lost in symbols when these are spent, in tokens."""
        rest = list(self.symbols)
        for name in spent:
            rest[_SYMBOL[name]] -= 1
        return self._symbols(tuple(rest))

    @property
    def best_token(self) -> float:
        best = self._best_token
        if best < 0:
            best = max(map(self.token, self.sight.row), default=0.0)
            best = self._best_token = max(best, self.stack)
        return best

    @property
    def stack(self) -> float:
        """An unknown token."""
        stack = self.sight.stack
        return sum(map(self.token, stack)) / len(stack) if stack else 0.0

    def _reds(self) -> list[float]:
        sight = self.sight
        to_come = CONFLICTS * min(1.0, self.left / 8)
        plain = to_come * self.standing(1)
        worths = [plain]
        for horns in (1, 2):
            if sight.peace and sight.peace <= horns:
                worths.append(self.battle(1) + 0.3 * (plain - self.standing(1)))
            else:
                urgency = horns * 0.25 * (self.standing(0, absolute=True))
                worths.append(min(1.0, to_come) * self.standing(1) + urgency)
        return worths

    def standing(self, more: int, absolute: bool = False) -> float:
        """What so many shields more change in one conflict to come: own victories, and those of the neighbours."""
        sharp = 1.4 if self.sight.peace <= 1 else 0.9
        share = 1.0 / (self.sight.players - 1)
        value, worth = 0.0, VICTORY_WORTH + (_STRATEGY in self.city.tokens)
        for theirs in self.others:
            margin = self.shields - theirs
            for at, sign in ((margin + more, 1.0), (margin, 0.0 if absolute else -1.0)):
                value += sign * (worth * _wins(at, sharp) - share * VICTORY_WORTH * _wins(-at, sharp))
        return value

    def battle(self, more: int) -> float:
        """The conflict that breaks out now, with so many shields more."""
        share = 1.0 / (self.sight.players - 1)
        mine, value = self.shields + more, 0.0
        worth = VICTORY_WORTH + (_STRATEGY in self.city.tokens)
        for theirs in self.others:
            if mine > theirs:
                value += worth
            elif theirs > mine:
                value -= VICTORY_WORTH * share
        return value

    def token(self, token: Token) -> float:
        """A progress token."""
        return _TOKENS[token](self)

    def right(self, token: Token) -> float:
        """What a token will be good for in the turns to come; those that score count as points."""
        return 0.0 if type(token.effect).points is not Effect.points else self.token(token)


def _wins(margin: int, sharp: float) -> float:
    return 1.0 / (1.0 + exp(-sharp * 2.0 * (margin - 0.5)))


def turns_left(sight: Sight) -> float:
    """Turns that each city may still have, by the wonder that has grown most."""
    most = max([len(city.built) + 0.15 * sum(city.cards[: KINDS + 1]) for city in sight.cities])
    return max(TURNS_A_STAGE * (STAGES - most), 0.5)


def neighbours(sight: Sight, seat: Seat) -> tuple[int, ...]:
    """The shields of the neighbours; with two players both are the same one, who counts twice."""
    players = sight.players
    return tuple([sight.cities[other % players].shields for other in (seat - 1, seat + 1)])


def points_now(sight: Sight, seat: Seat) -> int:
    """The points of a city if the match ended now."""
    city = sight.cities[seat]
    points = sum([city.wonder.stages[number - 1].points for number in city.built])
    points += VICTORY_WORTH * city.victories + (CAT_WORTH if sight.cat == seat else 0)
    for place in _BLUE:
        points += CARDS[place].points * city.cards[place]
    tokens = city.tokens
    for at, token in enumerate(tokens):
        if not at or tokens[at - 1] is not token:
            points += token.effect.points(city, tokens.count(token))
    return points


def _extra(appraiser: Appraiser, often: float) -> float:
    return EXTRA_CARD * min(often * appraiser.left, 4.0)


def _stages_left(appraiser: Appraiser) -> int:
    return STAGES - len(appraiser.city.built)


def _tactics(appraiser: Appraiser) -> float:
    return CONFLICTS * min(1.0, appraiser.left / 6) * appraiser.standing(2)


_BLUE: Final = tuple(card.place for card in CARDS if card.points)
_BY_ID: Final = {token.id: token for token in TOKENS}
_POLITICS: Final = _BY_ID["politics"]
_STRATEGY: Final = _BY_ID["strategy"]
_SYMBOL: Final = {card.id: card.place - FIRST for card in CARDS[FIRST:LAST]}
_CAT_ICON: Final = next(card.place for card in CARDS if card.cat)

_TOKENS: Final = {
    _BY_ID[id]: worth
    for id, worth in {
        "urbanism": lambda a: _extra(a, 0.22),
        "crafts": lambda a: _extra(a, 0.22),
        "jewellery": lambda a: _extra(a, 0.25),
        "science": lambda a: _extra(a, 0.22),
        "propaganda": lambda a: _extra(a, 0.14),
        "architecture": lambda a: EXTRA_CARD * 0.85 * max(_stages_left(a) - 0.5, 0),
        "economy": lambda a: 1.3 * _stages_left(a),
        "engineering": lambda a: 1.2 * _stages_left(a),
        "tactics": _tactics,
        "decor": lambda a: 4.8,
        "politics": lambda a: a.city.cards[_CAT_ICON] + 0.25 * a.left,
        "strategy": lambda a: a.city.victories + 0.2 * a.left,
        "education": lambda a: 2.0 * (len(a.city.tokens) + 1) + 0.2 * a.left,
        "culture": lambda a: 8.0 if _BY_ID["culture"] in a.city.tokens else 4.6,
    }.items()
}
"""What each token is worth, the more of the match is left the more for most of them."""
assert FIRST_RED
assert City and Card
