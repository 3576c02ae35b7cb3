"""The numbering of classic's actions for 3 to 7 players: by card and payment, never by place in the hand."""

from collections.abc import Iterator
from typing import Final

from wonders.core.game import AnyGame
from wonders.spaces.classic.pieces import BOARDS, CARD_PAIRS, CARDS, STAGE_PAIRS, Pair, check_base

FREE_BUILD: Final = "free_build"

BUILD: Final = 0
FREE: Final = BUILD + sum(map(len, CARD_PAIRS))
STAGE: Final = FREE + len(CARDS)
SELL: Final = STAGE + len(CARDS) * len(STAGE_PAIRS)
REVIVE: Final = SELL + len(CARDS)
DECLINE: Final = REVIVE + len(CARDS)
BOARD: Final = DECLINE + 1
SIZE: Final = BOARD + len(BOARDS)
"""Where each kind of action begins. A stage with a card under it is `STAGE + card × payments + payment`."""


def texts(game: AnyGame) -> Iterator[str]:
    """All actions of seats, in their order."""
    check_base(game.options, game.players, "The numbered actions")
    for card, pairs in zip(CARDS, CARD_PAIRS, strict=True):
        yield from (f"build {card.id}{_paid(pair, card.cost.coins)}" for pair in pairs)
    yield from (f"build {card.id} using={FREE_BUILD}" for card in CARDS)
    yield from (f"stage {card.id}{_paid(pair, 0)}" for card in CARDS for pair in STAGE_PAIRS)
    yield from (f"sell {card.id}" for card in CARDS)
    yield from (f"revive {card.id}" for card in CARDS)
    yield "decline"
    yield from (f"board {board.id}" for board in BOARDS)


def _paid(pair: Pair, bank: int) -> str:
    """Coins as actions write them: those who get nothing are left out."""
    coins = zip(("left", "right", "bank"), (*pair, bank), strict=True)
    return "".join(f" {name}={paid}" for name, paid in coins if paid)
