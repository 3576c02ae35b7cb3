"""Many tables of Duel at once as rows of numbers: those of `wonders.spaces.duel.observation`, in a tenth of the time.

Nothing is hidden at a table of Duel (closed cards have no face before they are turned up), so a table that a bot has in
mind can be read as a view can. What stands in a city, what it pays, and what lies in a pile is looked up once: a step
changes little of it.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np

from wonders.bots.net.pieces import (
    CITY,
    CITY_SIZE,
    COUNTING,
    MARKET,
    MARKET_SIZE,
    cities_read,
    layouts_read,
    markets_read,
    phase_number,
    piles_read,
)
from wonders.bots.net.shelf import Shelf
from wonders.core.decisions import Seat
from wonders.games.duel.city import City
from wonders.games.duel.decisions import KeepToken
from wonders.games.duel.pieces import Card
from wonders.games.duel.table import Table
from wonders.games.duel.tally import MAKES, TRADES
from wonders.games.duel.trade import Market, market_of
from wonders.spaces.duel.observation import CLOSED_CARD, CLOSED_GUILD, LAYOUT, PHASES, SIZE
from wonders.spaces.duel.pieces import CARDS, SLOTS, TOKEN_NUMBER, TOKENS, WONDER_NUMBER
from wonders.spaces.duel.reckoning import COINS_A_POINT, ZONES
from wonders.spaces.layout import MOST

_ENDS: Final = np.cumsum([field.size for field in LAYOUT]).tolist()
FIELDS: Final = {field.name: slice(end - field.size, end) for field, end in zip(LAYOUT, _ENDS, strict=True)}
"""Where each field of an observation lies."""
_BITS: Final = np.arange(SLOTS)
_FROM_CITIES: Final = {
    "my cards": CITY["cards"],
    "my wonders": slice(CITY["unbuilt"].start, CITY["finished"].stop),
    "my tokens": CITY["tokens"],
    "my goods": CITY["makes"],
    "choices": CITY["choices"],
    "my symbols": CITY["symbols"],
    "my colours": CITY["colours"],
}
"""Fields of an observation that stand in the row of a city. Right after mine come those of the other city."""


class Rows:
    """Turns tables into rows. It remembers what it has read, until told to forget."""

    def __init__(self) -> None:
        self._cities: Shelf[City] = Shelf(CITY_SIZE, cities_read)
        self._markets: Shelf[Market] = Shelf(MARKET_SIZE, markets_read)
        self._layouts: Shelf[tuple[Card | None, ...]] = Shelf(SLOTS, layouts_read)
        self._piles: Shelf[tuple[Card, ...]] = Shelf(len(CARDS), piles_read)

    def forget(self) -> None:
        for shelf in (self._cities, self._markets, self._layouts, self._piles):
            shelf.forget()

    def of(self, tables: Sequence[Table], seats: Sequence[Seat]) -> np.ndarray:
        """A row for each table as this seat sees it, whose decision it is (or at whose end nobody is asked)."""
        rows = np.zeros((len(tables), SIZE), np.float32)
        shown = self._between(rows, tables)
        self._sides(rows, tables, seats, shown)
        ones: list[int] = []
        for at, (table, seat) in enumerate(zip(tables, seats, strict=True)):
            _flagged(ones, at * SIZE, table, seat)
        rows.reshape(-1)[ones] = 1
        return np.minimum(rows, MOST, out=rows)

    def _between(self, rows: np.ndarray, tables: Sequence[Table]) -> np.ndarray:
        """All that lies between the cities; gives the cards that lie open as flags."""
        laid = self._layouts.of([table.laid for table in tables]).astype(np.intp)
        words = np.array([(table.shape.left, table.closed, table.shape.accessible, table.purple) for table in tables])
        left, closed, reach, purple = np.moveaxis(words[:, :, None] >> _BITS & 1, 1, 0)
        backs = CLOSED_CARD + (CLOSED_GUILD - CLOSED_CARD) * purple
        rows[:, FIELDS["slots"]] = left * np.where(closed, backs, laid)
        rows[:, FIELDS["accessible slots"]] = reach
        flags = np.zeros((2, len(tables), len(CARDS) + 1), np.float32)
        up = laid * (1 - closed)
        at = np.arange(len(tables))[:, None]
        flags[0, at, up * left] = 1
        flags[1, at, up * reach] = 1
        shown = flags[0, :, 1:]
        rows[:, FIELDS["open cards"]] = shown
        rows[:, FIELDS["accessible cards"]] = flags[1, :, 1:]
        rows[:, FIELDS["discarded"]] = self._piles.of([table.discard for table in tables])
        unseen = self._piles.of([pile for table in tables for pile in (table.unseen, table.guilds)])
        rows[:, FIELDS["unseen cards"]] = unseen[::2] + unseen[1::2]
        return shown

    def _sides(self, rows: np.ndarray, tables: Sequence[Table], seats: Sequence[Seat], shown: np.ndarray) -> None:
        """What both have, pay and score, the seat that decides first."""
        listed: list[City] = []
        markets: list[Market] = []
        numbers = []
        for table, seat in zip(tables, seats, strict=True):
            cities, coins = table.cities, table.coins
            one, other = cities[seat], cities[1 - seat]
            mine, theirs = one.tally, other.tally
            listed += one, other
            markets += market_of(mine & TRADES, theirs & MAKES), market_of(theirs & TRADES, mine & MAKES)
            numbers.append((coins[seat], coins[1 - seat], -table.pawn if seat else table.pawn))
        self._put_sides(rows, listed, markets, np.array(numbers, np.float32), shown)

    def _put_sides(
        self,
        rows: np.ndarray,
        listed: Sequence[City],
        markets: Sequence[Market],
        coins_and_pawn: np.ndarray,
        shown: np.ndarray,
    ) -> None:
        size = len(rows)
        cities = self._cities.of(listed).reshape(size, 2, CITY_SIZE)
        market = self._markets.of(markets).reshape(size, 2, MARKET_SIZE)
        rows[:, FIELDS["coins"].start : FIELDS["pawn"].stop] = coins_and_pawn
        coins, pawn = coins_and_pawn[:, :2], coins_and_pawn[:, 2]
        for name, place in _FROM_CITIES.items():
            _put(rows, name, cities[:, :, place])
        open_cards = shown[:, None]
        cost = market[:, :, MARKET["cards"]] * cities[:, :, CITY["not free"]] * open_cards
        _put(rows, "my payments", cost)
        _put(rows, "I can build", (cost <= coins[:, :, None]) * open_cards)
        _put(rows, "my wonder payments", market[:, :, MARKET["wonders"]] * cities[:, :, CITY["unbuilt"]])
        _put(rows, "my prices", market[:, :, MARKET["goods"]])
        _put(rows, "my points", _points(cities, coins, pawn))


def _put(rows: np.ndarray, first: str, sides: np.ndarray) -> None:
    """Fill a field that is mine, and the one beside it that is the other city's."""
    start = FIELDS[first].start
    size, _, each = sides.shape
    rows[:, start : start + 2 * each].reshape(size, 2, each)[...] = sides


def _points(cities: np.ndarray, coins: np.ndarray, pawn: np.ndarray) -> np.ndarray:
    """Points by category, if the match ended now."""
    points = cities[:, :, CITY["points"]].copy()
    guilds = [guild for guild in COUNTING if cities[:, :, guild.card].any()]
    if guilds:
        counted = np.concatenate(
            [cities[:, :, CITY["colours"]], cities[:, :, CITY["finished"]].sum(2, keepdims=True)], axis=2
        )
        for guild in guilds:
            within = coins // guild.coins if guild.coins else counted @ guild.counts
            most = within.max(1, keepdims=True) if guild.most else within
            points[:, :, guild.category] += cities[:, :, guild.card] * guild.each * most
    points[:, :, 7] = coins // COINS_A_POINT
    lead = np.stack([pawn, -pawn], axis=1)
    points[:, :, 0] = sum((lead >= space) * more for space, more in ZONES)
    return points


_OFFER: Final = {wonder: FIELDS["offered wonders"].start + at for wonder, at in WONDER_NUMBER.items()}
_BOARD: Final = {token: FIELDS["board tokens"].start + at for at, token in enumerate(TOKENS)}
_DRAWN, _LOOT, _PHASE, _AGE = (FIELDS[name].start for name in ("drawn tokens", "loot", "phase", "age"))
_ASKED, _AGAIN = FIELDS["I am asked"].start, FIELDS["another turn"].start
_TURN, _OVER = PHASES.index("turn"), PHASES.index("over")


def _flagged(ones: list[int], base: int, table: Table, seat: Seat) -> None:
    """Add the places of the few flags that are not worth doing at once, for a row that begins at `base`."""
    ones += [base + _BOARD[token] for token in table.board]
    loot = table.loot
    for at, side in ((base + _LOOT, loot[seat]), (base + _LOOT + 2, loot[1 - seat])):
        for worth in side:
            ones.append(at + (worth == 5))
    ones.append(base + _AGE + table.age)
    owed = table.owed
    if owed is None and table.phase == "play":
        ones += base + _PHASE + _TURN, base + _ASKED
        return
    ones += [base + _OFFER[wonder.id] for wonder in table.offer]
    phase = phase_number(table)
    ones.append(base + _PHASE + phase)
    if phase != _OVER:
        ones.append(base + _ASKED)
        if owed is not None:
            if table.turn == owed.seat:
                ones.append(base + _AGAIN)
            if isinstance(owed, KeepToken):
                ones += [base + _DRAWN + TOKEN_NUMBER[id] for id in owed.tokens]
