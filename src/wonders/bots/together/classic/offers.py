"""What can be done with every card of a hand, and what it takes, paid as cheaply as can be."""

from dataclasses import dataclass

import numpy as np

from wonders.bots.together.classic import facts
from wonders.bots.together.classic.facts import FULL, NONE, RAW_SETS
from wonders.bots.together.classic.tables import HAND, Goods, Tables


@dataclass
class Offers:
    """For some seats of all tables, by the places of their cards."""

    there: np.ndarray
    """Whether there is a card; of equal ones only the first counts."""
    builds: np.ndarray
    by_right: np.ndarray
    """Whether it can be built by the right to build one for nothing."""
    stage: np.ndarray
    """Whether the next stage can be paid (no places)."""
    left: np.ndarray
    right: np.ndarray
    bank: np.ndarray
    """Coins to both neighbours and to the bank for each place, and at the last one for the next stage."""

    @property
    def cost(self) -> np.ndarray:
        """All coins together."""
        cost: np.ndarray = self.left + self.right + self.bank
        return cost


def offers(tables: Tables, seats: np.ndarray, last_card: bool = False) -> Offers:
    """The offers of these seats; a last card is paid with what there was at the beginning of the turn."""
    goods, purse = tables.goods, tables.coins[seats]
    if last_card:
        assert tables.opening is not None and tables.purse is not None
        goods, purse = tables.opening, tables.purse[seats]
    hands, rows = tables.hands[seats], tables.stage_rows[seats]
    slack = np.concatenate([facts.SLACK[:, hands], facts.NEXT_SLACK[:, rows][..., None]], axis=3)
    bank = np.concatenate([facts.BANK[hands], facts.NEXT_BANK[rows][..., None]], axis=2)
    left, right, paid = _bought(slack, goods, seats, tables.players)
    affordable = paid & (left + right + bank <= purse[..., None])
    flat = np.arange(hands.shape[0] * hands.shape[1])[:, None] * (NONE + 1)
    held = (hands.reshape(len(flat), HAND) + flat).reshape(-1)
    barred, linked = (
        np.ascontiguousarray(known[seats]).reshape(-1)[held].reshape(hands.shape)
        for known in (tables.barred, tables.linked)
    )
    there = hands != NONE
    for place in range(1, HAND):
        there[..., place] &= (hands[..., :place] != hands[..., place : place + 1]).all(2)
    right_to_build = facts.BUILDS_FREE[rows] & (tables.cities[seats, :, facts.SPENT] == 0)
    for coins in (left, right, bank):
        coins[..., :HAND][linked] = 0
    return Offers(
        there,
        there & ~barred & (linked | affordable[..., :HAND]),
        there & ~barred & ~linked & right_to_build[..., None],
        facts.UNFINISHED[rows] & affordable[..., HAND],
        left,
        right,
        bank,
    )


def _bought(
    slack: np.ndarray, goods: Goods, seats: np.ndarray, players: int
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """For each cost what the goods that are missing take to the left and to the right, and whether they are to be had.

    Of what either can deliver the cheaper neighbour does, of equal ones the right.
    """
    slack = slack + goods.own[:, seats][..., None]
    on_left = goods.for_sale[:, (seats + 1) % players][..., None]
    on_right = goods.for_sale[:, (seats - 1) % players][..., None]
    raw, made = _missing(slack)
    with_left = slack + on_left
    raw_with_left, _ = _missing(with_left)
    raw_with_right, made_with_right = _missing(slack + on_right)
    raw_lost, made_lost = _missing(with_left + on_right)
    price_left, price_right, price_made = (price[seats][..., None].astype(np.int32) for price in goods.prices)
    from_left = np.where(price_left < price_right, raw - raw_with_left, raw_with_right)
    left = from_left * price_left + made_with_right * price_made
    right = (raw - from_left) * price_right + (made - made_with_right) * price_made
    return left, right, (raw_lost == 0) & (made_lost == 0)


def _missing(slack: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """How many raw and how many manufactured goods are missing."""
    raw, made = slack[:RAW_SETS].min(0).astype(np.int32), slack[RAW_SETS:].min(0).astype(np.int32)
    return np.maximum(FULL - raw, 0), np.maximum(FULL - made, 0)
