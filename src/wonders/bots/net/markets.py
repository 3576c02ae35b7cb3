"""What everything costs in Duel, as rows of numbers: all pieces of many markets at once."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from wonders.bots.net.pieces import slices
from wonders.games.duel.pieces import Buildable
from wonders.games.duel.tally import count
from wonders.games.duel.trade import Market
from wonders.spaces.duel.pieces import CARD_FACTS, CARDS, GOODS, RAW_GOODS, WONDER_FACTS, WONDERS

MARKET: Final = slices({"cards": len(CARDS), "wonders": len(WONDERS), "goods": len(GOODS)})
"""Where the numbers of a market lie: what a city pays for everything, chains aside."""
MARKET_SIZE: Final = MARKET["goods"].stop

_PIECES: Final[tuple[Buildable, ...]] = (*CARDS, *WONDERS)
_NEEDS: Final = np.array([facts.needs for facts in (*CARD_FACTS, *WONDER_FACTS)], np.int16)
_COINS: Final = np.array([facts.price for facts in (*CARD_FACTS, *WONDER_FACTS)], np.int16)
_RAW: Final = len(RAW_GOODS)


def markets_read(markets: Sequence[Market]) -> np.ndarray:
    """A row for each market."""
    have, prices = (
        np.frombuffer(b"".join(found), np.uint8).reshape(-1, 1, len(GOODS)).astype(np.int16)
        for found in ([market.have for market in markets], [market.prices for market in markets])
    )
    short = np.maximum(_NEEDS - have, 0)
    rows = np.empty((len(markets), MARKET_SIZE), np.float32)
    costs = rows[:, : len(_PIECES)]
    costs[...] = _COINS + (short * prices).sum(2)
    rows[:, MARKET["goods"]] = prices[:, 0]
    saving = [(at, *saved) for at, market in enumerate(markets) if any(saved := _saved_by(market))]
    for at, raw, made, cheaper in saving:
        if raw > 1 or made > 1 or cheaper:
            costs[at] = [markets[at][piece] for piece in _PIECES]
        else:  # the dearest missing unit of its kind
            dear = np.minimum(short[at], 1) * prices[at]
            costs[at] -= raw * dear[:, :_RAW].max(1) + made * dear[:, _RAW:].max(1)
    return rows


def _saved_by(market: Market) -> tuple[int, int, bool]:
    """How many raw and manufactured goods of choice the city has, and whether tokens make something cheaper."""
    raw, made, blue, wonder = (count(market.mine, what) for what in _SAVING)
    return raw, made, bool(blue or wonder)


_SAVING: Final = ("choice WSC", "choice GP", "discount blue", "discount wonder")
