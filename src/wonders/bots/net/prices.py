"""What all cards and wonders cost both cities of many tables, at once: the closed form of trade."""

from typing import Final

import numpy as np

from wonders.bots.net.pieces import CITY
from wonders.spaces.duel.pieces import (
    CARD_FACTS,
    CARDS,
    GOODS,
    RAW_GOODS,
    TOKEN_NUMBER,
    WONDER_FACTS,
    WONDERS,
    strength,
)
from wonders.spaces.duel.reckoning import BASE_PRICE

_FACTS: Final = (*CARD_FACTS, *WONDER_FACTS)
_NEEDS: Final = np.array([facts.needs for facts in _FACTS], np.int16).T.copy()
_COINS: Final = np.array([facts.price for facts in _FACTS], np.int16)
_BLUE: Final = np.array([card.colour == "blue" for card in CARDS] + [False] * len(WONDERS), np.int16)
_WONDER: Final = np.array([False] * len(CARDS) + [True] * len(WONDERS), np.int16)
_MASONRY, _ARCHITECTURE = strength("masonry"), strength("architecture")


def goods_prices(cities: np.ndarray) -> np.ndarray:
    """For both cities of each table what a missing unit of each good costs."""
    makes, fixes = cities[:, :, CITY["makes"]], cities[:, :, CITY["fixes"]]
    return np.where(fixes > 0, 1, BASE_PRICE + makes[:, ::-1])


def payments(cities: np.ndarray, prices: np.ndarray, pieces: np.ndarray) -> np.ndarray:
    """For both cities of each table the least that these pieces cost at these prices, chains aside.

    Pieces are numbered through: cards, then wonders. Missing units are counted from the dearest good on; those of
    choice and the discount come off the counts. A unit that is still missing costs the sum of the falls in price from
    its good on.
    """
    order = np.argsort(-prices, axis=2, kind="stable")
    dear = np.take_along_axis(prices, order, 2)
    falls = dear - np.concatenate([dear[:, :, 1:], np.zeros_like(dear[:, :, :1])], axis=2)
    missing = np.maximum(_NEEDS[:, pieces] - cities[:, :, CITY["makes"], None], 0)
    tokens = CITY["tokens"].start
    blue = cities[:, :, tokens + TOKEN_NUMBER["masonry"]] * _MASONRY
    wonder = cities[:, :, tokens + TOKEN_NUMBER["architecture"]] * _ARCHITECTURE
    discount = blue[:, :, None] * _BLUE[pieces] + wonder[:, :, None] * _WONDER[pieces]
    chosen = cities[:, :, CITY["choices"]]
    raw = np.zeros_like(discount) - chosen[:, :, :1]
    made = np.zeros_like(discount) - chosen[:, :, 1:]
    total = np.broadcast_to(_COINS[pieces], raw.shape).copy()
    rows, sides = np.ogrid[: len(cities), :2]
    for place in range(len(GOODS)):
        good = order[:, :, place]
        units = missing[rows, sides, good]
        is_raw = (good < len(RAW_GOODS))[:, :, None]
        raw += units * is_raw
        made += units * ~is_raw
        left = np.maximum(raw, 0) + np.maximum(made, 0) - discount
        total += falls[:, :, place, None].astype(np.int16) * np.maximum(left, 0)
    return total
