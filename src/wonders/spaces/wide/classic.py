"""The numbering of classic's actions for 2 to 8 players, with and without expansions: by card and payment.

Payments are bounded by what is printed: a good costs two coins at most, so a cost of n goods takes at most 2 × n coins
to both neighbours together, and the bank gets the printed coins, and one for each good that a leader lets it sell.
"""

from collections.abc import Iterable, Iterator
from typing import Final

from wonders.core.actions import Action
from wonders.core.game import AnyGame
from wonders.games.classic.actions import (
    DECLINE,
    Revive,
    Sell,
    TakeBoard,
    build,
    build_stage,
)
from wonders.games.classic.card import Board, Buildable, Card, Payment
from wonders.games.classic.cards import ALL_CARDS
from wonders.games.classic.expansion import load
from wonders.games.classic.options import boards_in_use, expansion_names

DEAREST_GOOD: Final = 2
MOST_LOST: Final = 99
"""A loss in coins is never greater: the cards and stages of a box that bring one about add up to less."""


def cards_in_use(game: AnyGame) -> tuple[Card, ...]:
    """All cards of the base game and of the expansions in use, leaders included."""
    return (*ALL_CARDS, *(card for name in expansion_names(game.options) for card in load(name).cards))


def texts(game: AnyGame) -> Iterator[str]:
    """All actions of seats: build, stage, sell, revive, keep, recruit, copy, pay, decline, board."""
    cards, boards = cards_in_use(game), boards_in_use(game.options)
    return map(str, dict.fromkeys(_actions(cards, boards, expansion_names(game.options))))


def _actions(cards: tuple[Card, ...], boards: tuple[Board, ...], names: tuple[str, ...]) -> Iterator[Action]:
    of_ages = [card for card in cards if card.age]
    works: tuple[Board | Buildable, ...] = (*cards, *boards, *(stage for board in boards for stage in board.stages))
    effects = [effect for part in works for effect in part.effects]
    sold_by_bank = sum(effect.from_bank() for effect in effects)
    rights = dict.fromkeys(effect.power for effect in effects if effect.builds_free and effect.power)
    for card in of_ages:
        yield from (build(card.id, *way) for way in ways_to_pay([card], sold_by_bank))
        yield from (build(card.id, using=right) for right in rights)
    ways = ways_to_pay([stage for board in boards for stage in board.stages], sold_by_bank)
    yield from (build_stage(card.id, *way) for card in cards for way in ways)
    yield from (Sell(card.id) for card in cards)
    yield from (Revive(card.id) for card in of_ages)
    if "leaders" in names:
        yield from _of_leaders([card for card in cards if not card.age])
    if "cities" in names:
        yield from _of_cities()
    yield DECLINE
    yield from (TakeBoard(board.id) for board in boards)


def ways_to_pay(works: Iterable[Buildable], sold_by_bank: int) -> list[Payment]:
    """Coins to the left, to the right and to the bank that can be asked for one of these, fewest first."""
    found = {(0, 0, 0)}
    for one in works:
        for bought in range(sold_by_bank + 1):
            most = DEAREST_GOOD * max(0, len(one.cost.goods) - bought)
            found |= {(left, all - left, one.cost.coins + bought) for all in range(most + 1) for left in range(all + 1)}
    return sorted(found, key=lambda way: (sum(way), way))


def _of_leaders(leaders: list[Card]) -> Iterator[Action]:
    from wonders.games.leaders.draft import KeepLeader
    from wonders.games.leaders.pending_effects import CopyLeader
    from wonders.games.leaders.prices import Recruit

    yield from (KeepLeader(card.id) for card in leaders)
    yield from (Recruit(card.id, bank=coins) for card in leaders for coins in range(card.cost.coins + 1))
    yield from (CopyLeader(card.id) for card in leaders)


def _of_cities() -> Iterator[Action]:
    from wonders.games.cities.debts import PayLoss

    yield from (PayLoss(coins) for coins in range(MOST_LOST + 1))
