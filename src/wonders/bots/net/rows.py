"""Many tables of Duel at once as rows of numbers: those of `wonders.spaces.duel.observation`, in a fifth of the time.

Nothing is hidden at a table of Duel (closed cards have no face before they are turned up), so a table that a bot has in
mind can be read as a view can. What stands in a city is looked up once for each city: a step changes one of the two.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np

from wonders.bots.net.pieces import (
    CITY,
    CITY_SIZE,
    CONTRIBUTIONS,
    COUNTING,
    PRINTED,
    SLOT_OF,
    TOKENS_EACH,
    numbers_in,
    phase_number,
)
from wonders.bots.net.prices import goods_prices, payments
from wonders.core.decisions import Seat
from wonders.games.duel.decisions import KeepToken
from wonders.games.duel.pieces import Card
from wonders.games.duel.table import Table
from wonders.spaces.duel.observation import CLOSED_CARD, CLOSED_GUILD, LAYOUT, PHASES, SIZE
from wonders.spaces.duel.pieces import CARD_NUMBER, CARDS, SLOTS, TOKEN_NUMBER, WONDER_NUMBER, WONDERS
from wonders.spaces.duel.reckoning import COINS_A_POINT, ZONES
from wonders.spaces.layout import MOST

_ENDS: Final = np.cumsum([field.size for field in LAYOUT]).tolist()
FIELDS: Final = {field.name: slice(end - field.size, end) for field, end in zip(LAYOUT, _ENDS, strict=True)}
"""Where each field of an observation lies."""
_BITS: Final = np.arange(SLOTS)


UNREAD: Final = np.zeros(0)
"""Stands for a city that is read together with others."""


class Rows:
    """Turns tables into rows. It remembers what it has read off cities and decks, until told to forget."""

    def __init__(self) -> None:
        self._cities: dict[int, tuple[object, np.ndarray]] = {}
        self._sets: dict[int, tuple[object, np.ndarray]] = {}

    def forget(self) -> None:
        self._cities.clear()
        self._sets.clear()

    def of(self, tables: Sequence[Table], seats: Sequence[Seat]) -> np.ndarray:
        """A row for each table as this seat sees it, whose decision it is (or at whose end nobody is asked)."""
        cities = self._both(tables, seats)
        rows = np.zeros((len(tables), SIZE), np.float32)
        shown = self._table(rows, tables, np.array(seats))
        self._sides(rows, cities, shown)
        return np.minimum(rows, MOST, out=rows)

    def _both(self, tables: Sequence[Table], seats: Sequence[Seat]) -> np.ndarray:
        """What stands in both cities, those of the seats first."""
        known, new = self._cities, []
        for table in tables:
            for city in table.cities:
                if id(city) not in known:
                    new.append(city)
                    known[id(city)] = (city, UNREAD)
        if new:
            parts = [numbers_in(city) for city in new]
            sizes = np.array([len(part) for part in parts])
            flat = CONTRIBUTIONS[np.concatenate(parts)]
            for city, row in zip(new, np.add.reduceat(flat, np.cumsum(sizes) - sizes), strict=True):
                known[id(city)] = (city, row)
        listed = [
            known[id(table.cities[s])][1] for table, seat in zip(tables, seats, strict=True) for s in (seat, 1 - seat)
        ]
        return np.stack(listed).reshape(len(tables), 2, CITY_SIZE)

    def _table(self, rows: np.ndarray, tables: Sequence[Table], seats: np.ndarray) -> np.ndarray:
        """All that lies between the cities; gives the cards that lie open as flags."""
        laid = np.array([self._laid(table.laid) for table in tables])
        left, closed, reach, purple = (
            np.array(words)[:, None] >> _BITS & 1
            for words in zip(
                *[(table.shape.left, table.closed, table.shape.accessible, table.purple) for table in tables],
                strict=True,
            )
        )
        backs = np.where(purple, CLOSED_GUILD, CLOSED_CARD)
        rows[:, FIELDS["slots"]] = left * np.where(closed, backs, laid)
        rows[:, FIELDS["accessible slots"]] = reach
        shown = _flags(laid, left & ~closed)
        rows[:, FIELDS["open cards"]] = shown
        rows[:, FIELDS["accessible cards"]] = _flags(laid, reach & ~closed)
        sign = 1 - 2 * seats
        rows[:, FIELDS["pawn"]] = (sign * np.array([table.pawn for table in tables]))[:, None]
        coins = np.array([table.coins for table in tables])
        rows[:, FIELDS["coins"]] = np.where(seats[:, None] == 0, coins, coins[:, ::-1])
        self._lists(rows, tables)
        for row, table, seat in zip(rows, tables, seats.tolist(), strict=True):
            _scalars(row, table, seat)
        return shown

    def _laid(self, laid: tuple[Card | None, ...]) -> np.ndarray:
        """What lies in each slot, one more than the number of its card; 0 for a closed card."""
        known = self._sets.get(id(laid))
        if known is None:
            found = np.zeros(SLOTS, np.int64)
            found[: len(laid)] = [SLOT_OF[card] for card in laid]
            known = self._sets[id(laid)] = (laid, found)
        return known[1]

    def _lists(self, rows: np.ndarray, tables: Sequence[Table]) -> None:
        discarded, unseen = FIELDS["discarded"].start, FIELDS["unseen cards"].start
        for row, table in zip(rows, tables, strict=True):
            for start, cards in ((discarded, table.discard), (unseen, table.unseen), (unseen, table.guilds)):
                if cards:
                    known = self._sets.get(id(cards))
                    if known is None:
                        known = self._sets[id(cards)] = (cards, np.array([CARD_NUMBER[card.id] for card in cards]))
                    row[known[1] + start] = 1

    def _sides(self, rows: np.ndarray, cities: np.ndarray, shown: np.ndarray) -> None:
        """What both have, pay and score."""
        coins = rows[:, FIELDS["coins"]].astype(np.int64)
        prices = goods_prices(cities)
        cards, wonders = _paid(cities, prices, shown)
        points = _points(cities, coins, rows[:, FIELDS["pawn"]][:, 0])
        for at, (mine, whose, can) in enumerate((("my", "my", "I can build"), ("their", "their", "they can build"))):
            city = cities[:, at]
            rows[:, FIELDS[f"{mine} cards"]] = city[:, CITY["cards"]]
            rows[:, FIELDS[f"{mine} payments"]] = np.minimum(cards[:, at], MOST) * shown
            rows[:, FIELDS[can]] = (cards[:, at] <= coins[:, at : at + 1]) * shown
            rows[:, FIELDS[f"{whose} wonders"]] = city[:, CITY["unbuilt"]]
            rows[:, FIELDS[f"{whose} finished wonders"]] = city[:, CITY["finished"]]
            rows[:, FIELDS[f"{whose} wonder payments"]] = wonders[:, at] * city[:, CITY["unbuilt"]]
            rows[:, FIELDS[f"{whose} tokens"]] = city[:, CITY["tokens"]]
            rows[:, FIELDS[f"{whose} goods"]] = city[:, CITY["makes"]]
            rows[:, FIELDS[f"{whose} prices"]] = prices[:, at]
            rows[:, FIELDS["choices"].start + 2 * at : FIELDS["choices"].start + 2 * at + 2] = city[:, CITY["choices"]]
            rows[:, FIELDS[f"{whose} symbols"]] = city[:, CITY["symbols"]]
            rows[:, FIELDS[f"{whose} colours"]] = city[:, CITY["colours"]]
            rows[:, FIELDS[f"{whose} points"]] = points[:, at]


def _flags(laid: np.ndarray, there: np.ndarray) -> np.ndarray:
    """For every card whether it lies in one of these slots."""
    flags = np.zeros((len(laid), len(CARDS) + 1), np.float32)
    flags[np.arange(len(laid))[:, None], laid * there] = 1
    return flags[:, 1:]


def _paid(cities: np.ndarray, prices: np.ndarray, shown: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """What the cards that lie open and the unbuilt wonders cost; what is neither at any of the tables is left out."""
    cards = np.flatnonzero(shown.any(axis=0))
    wonders = np.flatnonzero(cities[:, :, CITY["unbuilt"]].any(axis=(0, 1)))
    found = payments(cities, prices, np.concatenate((cards, wonders + len(CARDS))))
    free = cities[:, :, CITY["free"]][:, :, cards] > 0
    of_cards, of_wonders = (np.zeros((len(cities), 2, len(pieces)), np.int16) for pieces in (CARDS, WONDERS))
    of_cards[:, :, cards] = np.where(free, 0, found[:, :, : len(cards)])
    of_wonders[:, :, wonders] = found[:, :, len(cards) :]
    return of_cards, of_wonders


def _points(cities: np.ndarray, coins: np.ndarray, pawn: np.ndarray) -> np.ndarray:
    """Points by category, if the match ended now."""
    points = cities[:, :, PRINTED].astype(np.int64)
    counted = np.concatenate(
        [cities[:, :, CITY["colours"]], cities[:, :, CITY["finished"]].sum(2, keepdims=True)], axis=2
    )
    for guild in COUNTING:
        within = coins // guild.coins if guild.coins else counted @ guild.counts
        most = within.max(1, keepdims=True) if guild.most else within
        points[:, :, guild.category] += cities[:, :, guild.card] * guild.each * most
    tokens = cities[:, :, CITY["tokens"]]
    points[:, :, 6] += (tokens @ TOKENS_EACH) * tokens.sum(2)
    points[:, :, 7] = coins // COINS_A_POINT
    lead = np.stack([pawn, -pawn], axis=1)
    points[:, :, 0] = sum((lead >= space) * more for space, more in ZONES)
    return points


_OFFER, _BOARD, _DRAWN = (FIELDS[name].start for name in ("offered wonders", "board tokens", "drawn tokens"))
_LOOT, _PHASE, _AGE = (FIELDS[name].start for name in ("loot", "phase", "age"))
_ASKED, _AGAIN = FIELDS["I am asked"].start, FIELDS["another turn"].start
_TURN, _OVER = PHASES.index("turn"), PHASES.index("over")


def _scalars(row: np.ndarray, table: Table, seat: Seat) -> None:
    """The few numbers that are not worth doing at once."""
    for wonder in table.offer:
        row[_OFFER + WONDER_NUMBER[wonder.id]] = 1
    for token in table.board:
        row[_BOARD + TOKEN_NUMBER[token.id]] = 1
    for at, side in enumerate((table.loot[seat], table.loot[1 - seat])):
        for worth in side:
            row[_LOOT + 2 * at + (worth == 5)] = 1
    owed = table.owed
    phase = _TURN if owed is None and table.phase == "play" else phase_number(table)
    row[_PHASE + phase] = 1
    row[_ASKED] = phase != _OVER
    if owed is not None and phase != _OVER:
        row[_AGAIN] = table.turn == owed.seat
        for id in owed.tokens if isinstance(owed, KeepToken) else ():
            row[_DRAWN + TOKEN_NUMBER[id]] = 1
    row[_AGE + table.age] = 1
