"""Many tables of Duel at once as rows of numbers: those of `wonders.spaces.duel.observation`, in a tenth of the time.

Nothing is hidden at a table of Duel (closed cards have no face before they are turned up), so a table that a bot has in
mind can be read as a view can. What stands in a city, what it pays, and what lies in a pile is looked up once: a step
changes little of it.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np

from wonders.bots.net.layouts import LAYOUT as LAID
from wonders.bots.net.layouts import LAYOUT_SIZE, MIDDLE, MIDDLE_SIZE, layouts_read, middles_read
from wonders.bots.net.markets import MARKET, MARKET_SIZE, markets_read
from wonders.bots.net.pieces import CITY, CITY_SIZE, COUNTING, cities_read, phase_number, piles_read
from wonders.bots.net.shelf import Shelf
from wonders.core.decisions import Seat
from wonders.games.duel.city import City
from wonders.games.duel.decisions import KeepToken
from wonders.games.duel.pieces import Card
from wonders.games.duel.table import Table
from wonders.games.duel.tally import MAKES, TRADES
from wonders.games.duel.trade import Market, market_of
from wonders.spaces.duel.observation import LAYOUT, PHASES, SIZE
from wonders.spaces.duel.pieces import CARDS, TOKEN_NUMBER, WONDER_NUMBER
from wonders.spaces.duel.reckoning import COINS_A_POINT, ZONES
from wonders.spaces.layout import MOST

_ENDS: Final = np.cumsum([field.size for field in LAYOUT]).tolist()
FIELDS: Final = {field.name: slice(end - field.size, end) for field, end in zip(LAYOUT, _ENDS, strict=True)}
"""Where each field of an observation lies."""
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
        self._layouts: Shelf[Table] = Shelf(LAYOUT_SIZE, layouts_read)
        self._middles: Shelf[tuple[Table, Seat]] = Shelf(MIDDLE_SIZE, middles_read)
        self._piles: Shelf[tuple[Card, ...]] = Shelf(len(CARDS), piles_read)

    def forget(self) -> None:
        for shelf in (self._cities, self._markets, self._layouts, self._middles, self._piles):
            shelf.forget()

    def of(self, tables: Sequence[Table], seats: Sequence[Seat]) -> np.ndarray:
        """A row for each table as this seat sees it, whose decision it is (or at whose end nobody is asked)."""
        rows = np.zeros((len(tables), SIZE), np.float32)
        shown = self._between(rows, tables, seats)
        self._sides(rows, tables, seats, shown)
        _put_phases(rows, tables)
        return np.minimum(rows, MOST, out=rows)

    def _between(self, rows: np.ndarray, tables: Sequence[Table], seats: Sequence[Seat]) -> np.ndarray:
        """All that lies between the cities; gives the cards that lie open as flags."""
        keys = [(table.laid, table.shape, table.closed, table.purple) for table in tables]
        laid = self._layouts.by(keys, tables)
        rows[:, FIELDS["open cards"].start : FIELDS["accessible cards"].stop] = laid[:, : LAID["slots"].start]
        rows[:, FIELDS["slots"].start : FIELDS["accessible slots"].stop] = laid[:, LAID["slots"].start :]
        looked = list(zip(tables, seats, strict=True))
        middle = self._middles.by(
            [(id(table.board), id(table.loot), table.age, seat) for table, seat in looked], looked
        )
        for name, place in (("board tokens", "board"), ("loot", "loot"), ("age", "age")):
            rows[:, FIELDS[name]] = middle[:, MIDDLE[place]]
        discards = [table.discard for table in tables]
        rows[:, FIELDS["discarded"]] = self._piles.by(discards, discards)
        unseen = [table.unseen + table.guilds for table in tables]
        rows[:, FIELDS["unseen cards"]] = self._piles.by(unseen, unseen)
        return laid[:, LAID["open"]]

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


_MINE_THEN_THEIRS: Final = np.array([1, -1], np.float32)
_COUNTING_CARDS: Final = [guild.card for guild in COUNTING]


def _points(cities: np.ndarray, coins: np.ndarray, pawn: np.ndarray) -> np.ndarray:
    """Points by category, if the match ended now."""
    points = cities[:, :, CITY["points"]].copy()
    held = cities[:, :, _COUNTING_CARDS].max((0, 1))
    guilds = [guild for guild, there in zip(COUNTING, held, strict=True) if there]
    if guilds:
        counted = np.concatenate(
            [cities[:, :, CITY["colours"]], cities[:, :, CITY["finished"]].sum(2, keepdims=True)], axis=2
        )
        for guild in guilds:
            within = coins // guild.coins if guild.coins else counted @ guild.counts
            most = within.max(1, keepdims=True) if guild.most else within
            points[:, :, guild.category] += cities[:, :, guild.card] * guild.each * most
    points[:, :, 7] = coins // COINS_A_POINT
    lead = pawn[:, None] * _MINE_THEN_THEIRS
    points[:, :, 0] = sum((lead >= space) * more for space, more in ZONES)
    return points


_OFFER: Final = {wonder: FIELDS["offered wonders"].start + at for wonder, at in WONDER_NUMBER.items()}
_DRAWN, _PHASE = FIELDS["drawn tokens"].start, FIELDS["phase"].start
_ASKED, _AGAIN = FIELDS["I am asked"].start, FIELDS["another turn"].start
_TURN, _OVER = PHASES.index("turn"), PHASES.index("over")


def _put_phases(rows: np.ndarray, tables: Sequence[Table]) -> None:
    """What is asked: mostly a turn is to be taken."""
    rows[:, [_PHASE + _TURN, _ASKED]] = 1
    for row, table in zip(rows, tables, strict=True):
        if table.owed is not None or table.phase != "play":
            _put_phase(row, table)


def _put_phase(row: np.ndarray, table: Table) -> None:
    phase, owed = phase_number(table), table.owed
    row[_PHASE + _TURN] = 0
    row[_PHASE + phase] = 1
    row[_ASKED] = phase != _OVER
    row[[_OFFER[wonder.id] for wonder in table.offer]] = 1
    if phase != _OVER and owed is not None:
        row[_AGAIN] = table.turn == owed.seat
        if isinstance(owed, KeepToken):
            row[[_DRAWN + TOKEN_NUMBER[id] for id in owed.tokens]] = 1
