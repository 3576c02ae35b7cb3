"""Many tables as arrays: an axis of seats, then one of tables."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import numpy as np

from wonders.bots.together.classic import facts
from wonders.bots.together.classic.facts import CITY, NONE, ROW, SETS, packed
from wonders.games.classic.card import Card
from wonders.games.classic.city import City, Standing
from wonders.games.classic.table import Table
from wonders.spaces.classic.observation import city_numbers
from wonders.spaces.classic.pieces import BOARD_NUMBER, CARD_NUMBER

HAND: Final = 7


@dataclass
class Goods:
    """Where cities get goods from, and what they cost: sets of goods, or kinds of prices, then seats, then tables."""

    own: np.ndarray
    for_sale: np.ndarray
    prices: np.ndarray
    """Raw goods from the left and from the right, manufactured ones."""

    @staticmethod
    def joined(parts: Sequence["Goods"]) -> "Goods":
        """Those of tables side by side; nothing is shared."""
        return Goods(
            np.concatenate([part.own for part in parts], 2),
            np.concatenate([part.for_sale for part in parts], 2),
            np.concatenate([part.prices for part in parts], 2),
        )


@dataclass
class Tables:
    """All that lies on many tables. They have boards, age and turn in common."""

    boards: np.ndarray
    age: int
    turn: int
    cities: np.ndarray
    """The features of every city, as nets are shown them: seats, tables, features."""
    stages: np.ndarray
    barred: np.ndarray
    """Cards whose name stands in a city already."""
    linked: np.ndarray
    """Cards that a city may build for nothing, because they cost nothing or a chain leads to them."""
    goods: Goods
    hands: np.ndarray
    """Seats, tables, cards; places of cards that are gone hold `NONE`."""
    pile: np.ndarray
    """How many of each card lie on the discard pile: tables, cards."""
    revival: np.ndarray
    """Whether a city may still build from the discard pile in this turn."""
    opening: Goods | None = None
    """What could be bought with what at the beginning of the turn that was just played; kept where a last card may be
    paid with it."""
    purse: np.ndarray | None = None
    """What is left of the coins of that time."""

    @property
    def players(self) -> int:
        return len(self.boards)

    @property
    def size(self) -> int:
        return int(self.hands.shape[1])

    @property
    def coins(self) -> np.ndarray:
        """The treasury of every city; may be changed."""
        return self.cities[:, :, facts.COINS]

    @property
    def stage_rows(self) -> np.ndarray:
        """Where the tables of stages have what concerns every city."""
        rows: np.ndarray = self.boards[:, None] * ROW + self.stages
        return rows

    def seat_with(self, powers: Sequence[bool]) -> int | None:
        """The seat whose board has a power, if there is one; no two can have it."""
        return next((seat for seat, board in enumerate(self.boards) if powers[board]), None)

    def repeated(self, often: int) -> "Tables":
        """All tables so many times, one after the other; nothing is shared."""
        return Tables.joined([self] * often)

    @staticmethod
    def joined(parts: Sequence["Tables"]) -> "Tables":
        """Tables side by side; nothing is shared."""

        def beside(of: Callable[[Tables], np.ndarray], axis: int = 1) -> np.ndarray:
            return np.concatenate([of(part) for part in parts], axis)

        first = parts[0]
        return Tables(
            first.boards,
            first.age,
            first.turn,
            cities=beside(lambda part: part.cities),
            stages=beside(lambda part: part.stages),
            barred=beside(lambda part: part.barred),
            linked=beside(lambda part: part.linked),
            goods=Goods.joined([part.goods for part in parts]),
            hands=beside(lambda part: part.hands),
            pile=beside(lambda part: part.pile, 0),
            revival=beside(lambda part: part.revival, 0),
        )


def gathered(tables: Sequence[Table]) -> Tables:
    """Tables of the reference engine as arrays."""
    first = tables[0]
    players, size = len(first.cities), len(tables)
    boards = np.array([BOARD_NUMBER[city.standing.board.id] for city in first.cities])
    found = Tables(
        boards=boards,
        age=first.age,
        turn=first.turn,
        cities=np.zeros((players, size, CITY), np.float32),
        stages=np.zeros((players, size), np.int64),
        barred=np.zeros((players, size, NONE + 1), bool),
        linked=np.zeros((players, size, NONE + 1), bool),
        goods=_goods(players, size),
        hands=np.full((players, size, HAND), NONE),
        pile=np.zeros((size, NONE + 1), np.int64),
        revival=np.zeros(size, bool),
    )
    for number, table in enumerate(tables):
        for seat, city in enumerate(table.cities):
            _fill(found, seat, number, city)
            if seat < len(table.hands):
                cards = [CARD_NUMBER[card.id] for card in table.hands[seat]]
                found.hands[seat, number, : len(cards)] = cards
        for card in table.discard:
            found.pile[number, CARD_NUMBER[card.id]] += 1
        found.revival[number] = bool(table.revivals)
    return found


def _goods(players: int, size: int) -> Goods:
    return Goods(*(np.zeros((rows, players, size), np.uint8) for rows in (SETS, SETS, 3)))


def _fill(found: Tables, seat: int, number: int, city: City) -> None:
    standing = city.standing
    found.cities[seat, number] = city_numbers(city)
    found.stages[seat, number] = standing.stages
    barred, linked = _names(standing.built)
    found.barred[seat, number], found.linked[seat, number] = barred, linked
    _provide(found.goods, seat, number, standing)


@lru_cache(maxsize=1 << 10)
def _names(built: tuple[Card, ...]) -> tuple[np.ndarray, np.ndarray]:
    numbers = [CARD_NUMBER[card.id] for card in built]
    barred, linked = (np.logical_or.reduce(rows[numbers]) for rows in (facts.SAME_NAME, facts.LEADS_TO))
    return barred, facts.COSTLESS | linked


def _provide(goods: Goods, seat: int, number: int, standing: Standing) -> None:
    goods.own[:, seat, number] = packed(standing.capacity)
    goods.for_sale[:, seat, number] = packed(standing.for_sale)
    prices = standing.prices
    goods.prices[:, seat, number] = prices.raw_left, prices.raw_right, prices.made_left
