"""What follows from one city of Architects alone, for the rows of its net: how far its stages are, points, shields.

Everything is reckoned for many cities at once, with numpy in play and with jax in training.
"""

from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np

from wonders.bots.architects.stages import LATER, stage_worth
from wonders.bots.architects.worth import sets_of
from wonders.games.architects.cards import ALL_CARDS
from wonders.games.architects.city import KINDS, STAGES
from wonders.games.architects.pieces import DIFFERENT, Wonder
from wonders.games.architects.tokens import ALL_TOKENS
from wonders.games.architects.wonders import ALL_WONDERS, COSTS

Rows: TypeAlias = Any
"""An array of numpy or of jax: both are reckoned with by the same words."""
Maths: TypeAlias = Any
"""The words themselves: the module `numpy` or `jax.numpy`."""

CARDS, TOKENS, WONDERS = len(ALL_CARDS), len(ALL_TOKENS), len(ALL_WONDERS)
PARTS: Final = (WONDERS, STAGES, CARDS, TOKENS, 1)
"""The parts of a city in a row: its wonder, stages, cards, tokens, victories."""
CITY: Final = sum(PARTS)
TOKEN: Final = {token.id: token.place for token in ALL_TOKENS}

_SIZES: Final = np.array([size for _, size in COSTS], np.float32)
_DIFFER: Final = np.array([kind == DIFFERENT for kind, _ in COSTS])
_PARTLY: Final = 0.75 / _SIZES
_FEW: Final = 6
_MORE: Final = np.array([0] + [1] * (KINDS + 1), np.float32)
_COIN: Final = np.array([0] * (KINDS + 1) + [1], np.float32)
_KEYS: Final = np.array([at << STAGES for at in range(WONDERS)] + [1 << at for at in range(STAGES)], np.float32)


_STEPS: Final = np.array([(_FEW + 1) ** 2, _FEW + 1, 1])


def _symbols() -> np.ndarray:
    """For every three counts how many tokens the symbols are worth, and what one more of each adds."""
    sets = np.array([sets_of(one) for one in np.ndindex(_FEW + 1, _FEW + 1, _FEW + 1)], np.float32)
    more = np.array([np.roll(sets, -step) - sets for step in _STEPS], np.float32)
    return np.concatenate([sets[:, None], more.T], 1)


_SYMBOLS: Final = _symbols()


def _stages() -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """For every wonder and all that may stand of it: what each missing stage counts, which are open, and of those that
    stand the points, the shields and the number, with the points of the last one where only it is missing."""
    weighs, opens = np.zeros((2, WONDERS << STAGES, STAGES), np.float32)
    standing = np.zeros((WONDERS << STAGES, 4), np.float32)
    for at, wonder in enumerate(ALL_WONDERS):
        for built in range(1 << STAGES):
            _fill(wonder, built, *(table[at << STAGES | built] for table in (weighs, opens, standing)))
    return weighs, opens, standing


def _fill(wonder: Wonder, built: int, weighs: np.ndarray, opens: np.ndarray, standing: np.ndarray) -> None:
    there = tuple(stage for stage in wonder.stages if built >> stage.number - 1 & 1)
    missing = sorted(set(wonder.stages) - set(there), key=lambda stage: (stage.layer, stage.number))
    for stage, counts in zip(missing, LATER, strict=False):
        weighs[stage.number - 1] = counts * stage_worth(stage)
        opens[stage.number - 1] = stage.layer == missing[0].layer
    last = missing[0].points if len(missing) == 1 else 0
    standing[:] = sum(stage.points for stage in there), sum(stage.shields for stage in there), len(there), last


_WEIGHS, _OPENS, _STANDING = _stages()


class Cities(NamedTuple):
    """Numbers of cities, along the last axis where there are several."""

    points: Rows
    """Without the cat."""
    shields: Rows
    stages: Rows
    last: Rows
    """The points of the last stage where only it is missing."""
    held: Rows
    """Grey and yellow cards."""
    prospects: Rows
    """What these are good for: now, and what one more of each kind adds."""
    lacks: Rows
    """How many cards an open stage lacks: now, and with one more of each kind."""
    symbols: Rows
    """How many tokens the symbols are worth, and what one more of each adds."""
    tokens: Rows
    """What each token is worth, as far as time and shields do not matter."""


WIDTHS: Final = (1, 1, 1, 1, 1, KINDS + 2, KINDS + 2, 4, TOKENS)
_ENDS: Final = tuple(np.cumsum(WIDTHS).tolist())
PLACES: Final = tuple(slice(end - width, end) for width, end in zip(WIDTHS, _ENDS, strict=True))


def named(found: Rows) -> Cities:
    """The numbers of cities by their names."""
    return Cities(*(found[..., place] for place in PLACES))


def of_cities(xp: Maths, rows: Rows) -> Rows:
    """All numbers of cities, a row for each: the first so many of a slot."""
    kinds = WONDERS + STAGES
    key = (rows[:, :kinds] @ _KEYS).astype(np.int32)
    cards, tokens, victories = rows[:, kinds : kinds + CARDS], rows[:, kinds + CARDS : CITY - 1], rows[:, CITY - 1 :]
    standing = xp.asarray(_STANDING)[key]
    at = (xp.minimum(cards[:, 8:11], _FEW - 1) @ _STEPS.astype(np.float32)).astype(np.int32)
    own = standing[:, 1:2] + cards[:, 11:].sum(-1, keepdims=True) + 2 * tokens[:, TOKEN["tactics"], None]
    points = standing[:, :1] + _points(cards, tokens, victories, standing[:, 2:3] == STAGES)
    parts = [points, own, standing[:, 2:], cards[:, : KINDS + 1].sum(-1, keepdims=True)]
    parts += [*_payments(xp, key, cards, tokens), xp.asarray(_SYMBOLS)[at]]
    return xp.concatenate([*parts, _tokens(xp, cards, tokens, victories, STAGES - standing[:, 2:3])], -1)


def _points(cards: Rows, tokens: Rows, victories: Rows, finished: Rows) -> Rows:
    """What lies in front of a city besides its stages."""
    decor, politics, strategy, education, culture = (
        tokens[:, TOKEN[name], None] for name in ("decor", "politics", "strategy", "education", "culture")
    )
    cats = cards[:, 7:8]
    value = 3 * victories + 3 * cards[:, 6:7] + 2 * cats + decor * (4 + 2 * finished) + politics * cats
    value = value + strategy * victories + 2 * education * tokens.sum(-1, keepdims=True)
    return value + 4 * culture + 4 * (culture > 1)


def _payments(xp: Maths, key: Rows, cards: Rows, tokens: Rows) -> tuple[Rows, Rows]:
    """The prospect of stages, and how many resources an open one lacks."""
    goods, coins = cards[:, :KINDS], cards[:, KINDS : KINDS + 1]
    alike = goods.max(-1, keepdims=True) + coins
    kinds = (goods > 0).sum(-1, keepdims=True) + coins
    different = xp.concatenate([kinds, kinds + (goods == 0), kinds + 1], -1)
    identical = xp.concatenate([alike, xp.maximum(alike, goods + 1 + coins), alike + 1], -1)
    have = xp.where(_DIFFER, different[..., None], identical[..., None])
    filled = xp.where(have >= _SIZES, 1.0, have * _PARTLY)
    total, coins = goods.sum(-1, keepdims=True) + coins + _MORE, coins + _COIN
    value = (xp.asarray(_WEIGHS)[key][:, None] * filled).sum(-1) + 0.02 * total + 0.1 * coins
    bonus = tokens[:, TOKEN["economy"], None] * (coins > 0)
    any_kind = tokens[:, TOKEN["engineering"], None, None] > 0
    have = xp.where(any_kind, xp.maximum(have, total[..., None]), have) + bonus[..., None]
    lacks = xp.where(xp.asarray(_OPENS)[key][:, None] > 0, _SIZES - have, 9.0).min(-1)
    return xp.concatenate([value[:, :1], value[:, 1:] - value[:, :1]], -1), xp.maximum(lacks, 0.0)


def _tokens(xp: Maths, cards: Rows, tokens: Rows, victories: Rows, missing: Rows) -> Rows:
    none = xp.zeros_like(missing)
    culture = xp.where(tokens[:, TOKEN["culture"], None] > 0, 8.0, 4.6)
    stages = [2.5 * missing, 1.6 * missing, 1.4 * missing]
    others = [none + 4.8, cards[:, 7:8], victories, 2 * tokens.sum(-1, keepdims=True) + 2, culture]
    return xp.concatenate([*[none] * 5, *stages, none, *others], -1)
