"""The numbering of Duel's actions: 1,140 of them, by card, wonder and token, never by place."""

from collections.abc import Iterator

from wonders.core.game import AnyGame
from wonders.spaces.duel.pieces import CARDS, CITY_COINS, DESTRUCTIBLE, TOKENS, WONDERS

BUILD = 0
SELL = BUILD + len(CARDS)
WONDER = SELL + len(CARDS)
REVIVE = WONDER + len(WONDERS) * len(CARDS)
DESTROY = REVIVE + len(CARDS)
TOKEN = DESTROY + DESTRUCTIBLE
PICK = TOKEN + len(TOKENS)
BEGIN = PICK + len(WONDERS)
BID = BEGIN + 2
SIZE = BID + CITY_COINS + 1
"""Where each kind of action begins. A wonder and the card under it are `WONDER + wonder × 73 + card`."""


def texts(game: AnyGame) -> Iterator[str]:
    """All actions of seats, in their order. Costs are always paid in the cheapest way, so none names a payment."""
    yield from (f"build {card.id}" for card in CARDS)
    yield from (f"sell {card.id}" for card in CARDS)
    yield from (f"wonder {wonder.id} {card.id}" for wonder in WONDERS for card in CARDS)
    yield from (f"revive {card.id}" for card in CARDS)
    yield from (f"destroy {card.id}" for card in CARDS[:DESTRUCTIBLE])
    yield from (f"token {token.id}" for token in TOKENS)
    yield from (f"pick {wonder.id}" for wonder in WONDERS)
    yield from (f"begin {seat}" for seat in range(2))
    yield from (f"bid {coins}" for coins in range(CITY_COINS + 1))
