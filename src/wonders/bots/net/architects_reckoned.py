"""What a row of Architects' net says between its lines, added to it: how far stages are, what cards are worth.

It is what `medium` thinks of cards, tokens and shields (`wonders.bots.architects`), reckoned for many rows at once and
for every seat, with numpy in play and with jax in training. The figures are the net's own: it has learnt with them, so
they stay as they are when `medium` is taught better.
"""

from functools import cached_property, lru_cache
from typing import Final

import numpy as np

from wonders.bots.net.architects_city import CARDS, CITY, TOKEN, TOKENS, WIDTHS, Maths, Rows, named, of_cities
from wonders.bots.net.seats import SEATS, slots
from wonders.games.architects.cards import ALL_CARDS
from wonders.games.architects.city import STAGES
from wonders.games.architects.tokens import ALL_TOKENS

EACH: Final = 40
"""Numbers for every slot."""
SHARED: Final = 22
ADDED: Final = SEATS * EACH + SHARED
_SLOT: Final = CITY + 2 * CARDS
_MIDDLE: Final = SEATS * _SLOT
_ENDING, _EXTRA, _MOST = 40.0, 5.0, 20.0
_ANSWERS: Final = _EXTRA * np.array([[card in token.answers for card in ALL_CARDS] for token in ALL_TOKENS], np.float32)
_BY_TIME: Final = np.array([1.1, 1.1, 1.25, 1.1, 0.7, 0, 0, 0, 0, 0, 0.25, 0.2, 0.2, 0], np.float32)
"""What tokens are worth for every turn to come: extra cards, and what they will be counted for."""
_TACTICS: Final = np.eye(TOKENS, dtype=np.float32)[TOKEN["tactics"]]
_SCORING: Final = ("decor", "politics", "strategy", "education", "culture")
_RIGHTS: Final = np.array([token.id not in _SCORING for token in ALL_TOKENS], np.float32)
_WIDEST: Final = 24
_KEPT: Final = 1 << 14

_OF_TWO: Final = np.array(
    [0.0592, 0.0421, 0.0813, 0.023, 0.0774, 0.0576, 0.0817, -0.0387, 0.1415,
     0.12, 0.1958, 0.0432, -0.0243, 0.1116, 0.5805, 0.0281, 0.2723, 0.0692], np.float32)  # fmt: skip
_OF_MORE: Final = np.array(
    [0.0959, 0.1237, 0.1407, 0.196, 0.1535, 0.1589, 0.0969, -0.2061, 0.2094,
     0.1416, 0.125, -0.0252, -0.1056, 0.0287, 0.4115, 0.036, 0.4611, 0.1321], np.float32)  # fmt: skip


def _hopes() -> np.ndarray:
    """How likely a conflict with so many shields more is won and lost, far away or near, with 0 to 2 shields more."""
    margin = np.arange(-_WIDEST, _WIDEST + 1)[:, None] + np.arange(3)
    chances = [[1 / (1 + np.exp(-sharp * (side * margin - 0.5))) for side in (1, -1)] for sharp in (1.8, 2.8)]
    return np.array(chances, np.float32).transpose(0, 2, 3, 1).reshape(-1, 3, 2)


_HOPES: Final = _hopes()


@lru_cache
def _beside(players: int) -> list[np.ndarray]:
    """For every slot those of its right and its left neighbour."""
    away = slots(players)
    return [np.array([away.index((one + by) % players) for one in away]) for by in (-1, 1)]


class Known:
    """Cities that were met: in a search most are met again."""

    def __init__(self) -> None:
        self._found: dict[bytes, np.ndarray] = {}

    def of(self, rows: np.ndarray) -> np.ndarray:
        """The numbers of cities, row by row."""
        found, keys = self._found, [row.tobytes() for row in rows]
        new = {key: at for at, key in enumerate(keys) if key not in found}
        if new:
            if len(found) > _KEPT:
                found.clear()
                return self.of(rows)
            found.update(zip(new, of_cities(np, rows[list(new.values())]), strict=True))
        return np.array([found[key] for key in keys])


_KNOWN: Final = Known()


class Reckoning:
    """Rows for one number of players, and what follows from them. Arrays are row by row, slot by slot."""

    def __init__(self, xp: Maths, rows: Rows, players: int) -> None:
        self.xp, self.players = xp, players
        self.right, self.left = _beside(players)
        whole = rows[:, : players * _SLOT].reshape(len(rows), players, _SLOT).astype(np.float32)
        cities = whole[:, :, :CITY].reshape(-1, CITY)
        found = _KNOWN.of(cities) if xp is np else of_cities(xp, cities)
        self.city = named(found.reshape(len(rows), players, sum(WIDTHS)))
        self.tokens = whole[:, :, CITY - 1 - TOKENS : CITY - 1]
        self.tops, self.rests = whole[:, :, CITY : CITY + CARDS], whole[:, :, CITY + CARDS :]
        self._read_middle(rows[:, _MIDDLE:].astype(np.float32))
        most = (self.city.stages + 0.15 * self.city.held).max(1)
        self.turns = xp.maximum(3.0 * (STAGES - most), 0.5)
        """Turns that each city may still have."""
        self.conflicts = xp.minimum(1.1, self.turns * (1.1 / 8)) * (0.6 if players == 2 else 1.0)
        """Conflicts to come."""

    def _read_middle(self, rest: Rows) -> None:
        self.common_top, self.common_rest = rest[:, :CARDS], rest[:, CARDS : 2 * CARDS]
        at = 2 * CARDS
        self.row, self.stack, offers, used = (rest[:, at + n * TOKENS : at + (n + 1) * TOKENS] for n in range(4))
        self.free = (offers + used) == 0
        self.peace = rest[:, at + 4 * TOKENS + 2 * CARDS, None]
        self.active = rest[:, -2 * SEATS : self.players - 2 * SEATS]
        self.cat = rest[:, -3 * SEATS : self.players - 3 * SEATS]

    @cached_property
    def margins(self) -> Rows:
        """By how many shields a city is ahead of its right and its left neighbour."""
        own = self.city.shields
        return own - self.xp.concatenate([own[:, self.right], own[:, self.left]], -1)

    @cached_property
    def worth_of_victory(self) -> Rows:
        return 3.0 + self.tokens[:, :, TOKEN["strategy"]]

    @cached_property
    def hopes(self) -> Rows:
        """What a conflict to come may bring with 0, 1 or 2 shields more."""
        xp = self.xp
        at = xp.clip(self.margins, -_WIDEST, _WIDEST) + _WIDEST + (self.peace <= 1)[..., None] * (2 * _WIDEST + 1)
        chances = xp.asarray(_HOPES)[at.astype(np.int32)].sum(2)
        return self.worth_of_victory[..., None] * chances[..., 0] - (3.0 / (self.players - 1)) * chances[..., 1]

    @cached_property
    def battle(self) -> Rows:
        """What a conflict brings now, with a shield more."""
        xp, margins = self.xp, self.margins + 1
        won, lost = (margins > 0).astype(np.float32), (margins < 0).astype(np.float32)
        if self.players == 2:
            less, more = (side(self.city.shields + 1, self.city.shields[:, ::-1]) for side in (xp.minimum, xp.maximum))
            narrow = (less > 0) & (more < 2 * less)
            counts = xp.where(narrow, 0.5, 1.0)
            won, lost = won * counts, lost * counts
        return self.worth_of_victory * won.sum(-1) - (3.0 / (self.players - 1)) * lost.sum(-1)

    @cached_property
    def reds(self) -> Rows:
        """What shields without, with one and with two horns are worth."""
        xp, peace = self.xp, self.peace
        now, next_one = self.hopes[:, :, 0], self.hopes[:, :, 1]
        step = next_one - now
        calm = xp.minimum(1.0, self.conflicts) * step
        horned = [
            xp.where((peace > 0) & (peace <= horns), self.battle, calm + (0.25 * horns) * now) for horns in (1, 2)
        ]
        return xp.stack([self.conflicts * step, *horned], -1)

    @cached_property
    def token_worths(self) -> Rows:
        """What each token is worth to each city."""
        shields = self.conflicts * (self.hopes[:, :, 2] - self.hopes[:, :, 0])
        return self.city.tokens + (self.turns * _BY_TIME)[:, None] + shields[..., None] * _TACTICS

    @cached_property
    def best_token(self) -> Rows:
        xp, worths, stack = self.xp, self.token_worths, self.stack
        mean = (worths @ stack[..., None])[..., 0] / xp.maximum(stack.sum(-1, keepdims=True), 1)
        return xp.maximum(mean, (worths * (self.row > 0)[:, None]).max(-1))

    @cached_property
    def worths(self) -> Rows:
        """What each kind of card is worth to each city."""
        xp, city = self.xp, self.city
        now = city.points[..., 0] + 2 * self.cat
        rivals = xp.where(np.eye(self.players, dtype=bool), -99.0, now[:, None, :]).max(-1)
        ends = xp.where(now + city.last[..., 0] > rivals, _ENDING, -_ENDING) * (city.stages[..., 0] == STAGES - 1)
        grey = city.prospects[:, :, 1:] + (city.lacks[:, :, 1:] == 0) * ends[..., None]
        held = self.cat.sum(-1, keepdims=True) * (1.2 / (self.players - 1))
        cat = (1 - self.cat) * (1.2 + xp.minimum(1.2, self.turns * (1.2 / 5)) + held)
        cats = 2.0 + cat + (self.tokens[:, :, TOKEN["politics"]] > 0)
        blue = xp.stack([xp.full_like(cats, 3.0), cats], -1)
        green = self.best_token[..., None] * city.symbols[:, :, 1:]
        answers = (self.tokens * self.free[:, None]) @ _ANSWERS
        return xp.concatenate([grey, blue, green, self.reds], -1) + answers

    @cached_property
    def estimate(self) -> Rows:
        """What the estimate of `hard` looks at: its nine features, and what they add up to, for each city."""
        xp, city = self.xp, self.city
        prospect = city.prospects[:, :, :1]
        rights = ((self.token_worths * self.tokens) @ _RIGHTS)[..., None]
        last = prospect * (city.stages == STAGES - 1)
        symbols = self.best_token[..., None] * city.symbols[:, :, :1]
        features = xp.concatenate([city.points, prospect, symbols, self.hopes[:, :, :1], rights, city.stages, last,
                                   self.cat[..., None], self.active[..., None]], -1)  # fmt: skip
        weights = _OF_TWO if self.players == 2 else _OF_MORE
        gone = 1 - self.turns / (3.0 * STAGES)
        score = features @ weights[:9] + gone * (features @ weights[9:])
        return xp.concatenate([features, score[..., None]], -1)

    def decks(self) -> Rows:
        """The top and the mean of each city's deck, as they are worth to its owner and to the other who may take it."""
        xp, worths = self.xp, self.worths
        means = self.rests / xp.maximum(self.rests.sum(-1, keepdims=True), 1)
        cards, takers = xp.stack([self.tops, means], 2), xp.stack([worths, worths[:, self.left]], -1)
        return xp.swapaxes(cards @ takers, 2, 3).reshape(*worths.shape[:2], 4)

    def each(self) -> Rows:
        """All numbers of the slots."""
        xp, city, estimate = self.xp, self.city, self.estimate
        worths = xp.clip(xp.concatenate([self.worths, self.decks()], -1), -_MOST, _MOST) / 4
        parts = [estimate[:, :, :5] / 8, estimate[:, :, 6:7] / 8, estimate[:, :, 9:], worths[:, :, :CARDS]]
        parts += [city.lacks[:, :, :1] <= np.arange(4), city.lacks[:, :, 1:] == 0, xp.clip(self.margins, -4, 4) / 2]
        parts += [city.shields / 4, city.symbols[:, :, :1], self.best_token[..., None] / 4, worths[:, :, CARDS:]]
        return xp.concatenate(parts, -1)

    def shared(self) -> Rows:
        """What belongs to no slot: the common deck, tokens as they are worth to whoever looks, how near the end is."""
        xp, own, rest = self.xp, self.worths[:, 0], self.common_rest
        mean = (rest * own).sum(-1, keepdims=True) / xp.maximum(rest.sum(-1, keepdims=True), 1)
        known = self.common_top.sum(-1, keepdims=True) > 0
        top = xp.where(known, (self.common_top * own).sum(-1, keepdims=True), mean)
        scores = self.estimate[:, :, 9]
        ahead = scores[:, :1] - scores[:, 1:].max(-1, keepdims=True)
        decks = xp.clip(xp.concatenate([top, mean], -1), -_MOST, _MOST) / 4
        parts = [decks, self.token_worths[:, 0] / 4, self.peace == np.arange(1, 4), ahead, self.turns / 8]
        return xp.concatenate([*parts, xp.ones_like(ahead)], -1)


def reckoned(xp: Maths, rows: Rows, players: int) -> Rows:
    """What is added to rows of so many players, a row for each; slots of seats that are not there hold zeros."""
    found = Reckoning(xp, rows, players)
    each = found.each().reshape(len(rows), players * EACH)
    nobody = xp.zeros((len(rows), (SEATS - players) * EACH), np.float32)
    return xp.concatenate([each, nobody, found.shared()], -1).astype(np.float32)


def completed(xp: Maths, rows: Rows, players: int) -> Rows:
    """Rows with what is reckoned, before the numbers that say which seats are there."""
    return xp.concatenate([rows[:, :-SEATS], reckoned(xp, rows, players), rows[:, -SEATS:]], -1)
