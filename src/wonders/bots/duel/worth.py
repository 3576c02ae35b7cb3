"""What cards, wonders and tokens are worth to one city now, in points."""

from typing import Final

from wonders.bots.duel.coins import change, worths
from wonders.bots.duel.outlook import LEADS_TO, Outlook
from wonders.bots.duel.prices import bill, wonder_bill
from wonders.core.decisions import Seat
from wonders.games.duel.effects import Destroys
from wonders.games.duel.military import CAPITAL, LOOT_AT
from wonders.games.duel.pieces import Buildable, Card, Piece, Token, Wonder
from wonders.games.duel.science import SUPREMACY
from wonders.games.duel.table import Table
from wonders.games.duel.tally import MAKES, SYMBOLS, TRADES, count, different_symbols
from wonders.games.duel.trade import market

WIN: Final = 100.0
"""A victory at once, in points: nothing outweighs a sure one, and a small risk of one is still a small risk."""

LEAD: Final = (0.0, 1.4, 2.6, 4.4, 5.6, 6.8, 9.5, 11.5, 14.0, 14.0)
"""Spaces from the middle early in the match; the points for them come on top the later it is."""
FINAL_LEAD: Final = (0, 2, 2, 5, 5, 5, 10, 10, 10, 10)
DISTINCT: Final = (0.0, 0.6, 1.4, 2.7, 4.9, 8.6, WIN, WIN)
"""Different symbols of science, while six can still be reached."""
PAIR_TO_COME: Final = 0.2
"""The part of a token's worth that the first of two symbols has."""
COIN: Final = 0.65
"""What a coin is worth that is saved or paid some day."""
SHARE: Final = 0.4
"""The part of the cards to come that a city buys goods for."""
DENIAL: Final = 0.5
"""What the other city's higher prices are worth, as a part of one's own savings."""
FOR_WONDERS: Final = 0.7
"""The part of the wonders' cost that a city is going to pay."""
EXTRA_TURN: Final = 2.5
"""A turn more, when it is not known what it will bring."""
CHAIN_CHANCE: Final = 0.45
"""How likely a chain is used."""
GROWTH: Final = 1.2
"""Guilds count at the end, when more stands."""


class Appraiser:
    """One city's sense of worth at one table. Worths that do not depend on the piece are worked out once."""

    __slots__ = (
        "_best_token", "_bill", "_step", "coins", "lead", "mine", "outlook", "prices", "purse", "seat", "table",
        "theirs",
    )  # fmt: skip

    def __init__(self, table: Table, seat: Seat, outlook: Outlook) -> None:
        self.table = table
        self.seat = seat
        self.outlook = outlook
        self.mine = table.cities[seat].tally
        self.theirs = table.cities[1 - seat].tally
        self.coins = table.coins[seat]
        self.lead = -table.pawn if seat else table.pawn
        self.purse = worths(outlook.age, outlook.left)
        self.prices = market(table, seat)
        self._bill = -1.0
        self._best_token = -1.0
        self._step = -1.0

    def payment(self, works: Buildable) -> int:
        """What something costs the city."""
        known = self.prices.get(works)
        if known is None:
            known = self.prices[works]
        if known and isinstance(works, Card) and works.free_with & self.mine:
            return 0
        return known

    def paid(self, coins: int) -> float:
        """What so many coins are worth that are paid; less than nothing if they are given."""
        return -change(self.purse, self.coins, -coins)

    def worth(self, piece: Piece) -> float:
        """What it is worth that a piece stands in the city, whatever it costs."""
        value = float(piece.points)
        if piece.shields:
            value += self.advance(piece)
        if piece.symbol:
            value += self.symbol(piece.symbol)
        if piece.paying:
            coins = sum([effect.coins(self.table, self.seat) for effect in piece.paying])
            value += change(self.purse, self.coins, coins)
        if piece.trades:
            value += self.trade(piece)
        if piece.counting:
            value += GROWTH * sum([effect.counted_points(self.table, self.seat) for effect in piece.counting])
        if isinstance(piece, Card) and piece in LEADS_TO:
            value += self.chain(piece)
        return value

    def shields(self, piece: Piece) -> int:
        """Spaces by which a piece moves the pawn."""
        return piece.shields + (count(self.mine, "strategy") if isinstance(piece, Card) and piece.shields else 0)

    def advance(self, piece: Piece) -> float:
        """Spaces on the track, and what the other city loses there. The fall of the capital is not counted."""
        return self.moved(self.shields(piece))

    def moved(self, shields: int) -> float:
        to = min(self.lead + shields, CAPITAL)
        value = self._lead(to) - self._lead(self.lead)
        for worth in self.table.loot[1 - self.seat]:
            if to >= LOOT_AT[worth]:
                value += COIN * min(worth, self.table.coins[1 - self.seat])
        return value

    @property
    def standing(self) -> float:
        """What the place of the pawn is worth."""
        return self._lead(self.lead)

    def _lead(self, lead: int) -> float:
        gone = self.outlook.late
        size = abs(lead)
        value = (1 - gone) * LEAD[size] + gone * FINAL_LEAD[size]
        return value if lead >= 0 else -value

    def symbol(self, symbol: str) -> float:
        """A step towards six different symbols, or a token for the second of a kind."""
        have, to_come = count(self.mine, symbol), self.outlook.symbols.get(symbol, 0)
        if have == 1:
            return self.best_token
        if have:
            return 0.0
        value = self._distinct()
        if to_come > 1:
            value += PAIR_TO_COME * self.best_token
        return value

    def _distinct(self) -> float:
        """One more symbol that the city does not have yet."""
        if self._step < 0:
            self._step = self._work_out_step()
        return self._step

    def _work_out_step(self) -> float:
        distinct = different_symbols(self.mine)
        if distinct + 1 >= SUPREMACY:
            return WIN
        return DISTINCT[distinct + 1] - DISTINCT[distinct] if self.can_win_by_science else 0.0

    @property
    def can_win_by_science(self) -> bool:
        """Whether there are still enough symbols to come."""
        missing = [symbol for symbol in SYMBOLS if not count(self.mine, symbol)]
        law = any(token.symbol in missing for token in self.table.board if token.symbol)
        to_come = sum([1 for symbol in missing if self.outlook.symbols.get(symbol)]) + law
        return len(SYMBOLS) - len(missing) + to_come >= SUPREMACY

    @property
    def best_token(self) -> float:
        """The best progress token on the board."""
        best = self._best_token
        if best < 0:
            best = self._best_token = max(map(self.token, self.table.board), default=0.0)
        return best

    def trade(self, piece: Piece) -> float:
        """What production, fixed prices and the like save this city, and cost the other one."""
        mine, theirs, outlook = self.mine & TRADES, self.theirs & TRADES, self.outlook
        with_it, age, part = mine + (piece.tally & TRADES), outlook.age, outlook.part
        saved = self.bill - bill(with_it, theirs, age, part)
        wonders = self.table.cities[self.seat].wonders
        if wonders:
            more = wonder_bill(mine, theirs, wonders) - wonder_bill(with_it, theirs, wonders)
            value = COIN * (SHARE * saved + FOR_WONDERS * more)
        else:
            value = COIN * SHARE * saved
        if piece.tally & MAKES:
            value += DENIAL * COIN * SHARE * (bill(theirs, with_it, age, part) - bill(theirs, mine, age, part))
        return value

    @property
    def bill(self) -> float:
        """What the goods of all cards to come would cost the city."""
        known = self._bill
        if known < 0:
            outlook = self.outlook
            known = self._bill = bill(self.mine & TRADES, self.theirs & MAKES, outlook.age, outlook.part)
        return known

    def awaits(self, card: Card) -> bool:
        """Whether what a card makes free comes in a later age."""
        return int(LEADS_TO[card].back) > self.outlook.age

    def chain(self, card: Card) -> float:
        """A later building for nothing."""
        target = LEADS_TO[card]
        if not self.awaits(card):
            return 0.0
        coins = self.prices[target] + count(self.mine, "urbanism")
        return CHAIN_CHANCE * COIN * min(coins, 8) + 0.2

    def wonder(self, wonder: Wonder) -> float:
        """A wonder, whatever it costs. What an extra turn brings is left to whoever plans the turn."""
        value = self.worth(wonder)
        if wonder.loss:
            value += COIN * min(wonder.loss, self.table.coins[1 - self.seat])
        if wonder.draws:
            value += 0.8 * max(map(self.token, self.table.box), default=0.0)
        for effect in wonder.asking:
            value += self.destruction(effect.colour) if isinstance(effect, Destroys) else self.revival
        return value

    def destruction(self, colour: str) -> float:
        """The worst that can be done to the other city's buildings of a colour."""
        built = self.table.cities[1 - self.seat].built
        return max([self.loss(card) for card in built if card.colour == colour], default=0.0)

    def loss(self, card: Card) -> float:
        """What it is worth that the other city loses a building that makes goods."""
        mine, theirs, outlook = self.mine & TRADES, self.theirs & TRADES, self.outlook
        without, age, part = theirs - (card.tally & TRADES), outlook.age, outlook.part
        more = bill(without, mine, age, part) - bill(theirs, mine, age, part)
        wonders = self.table.cities[1 - self.seat].wonders
        dearer = wonder_bill(without, mine, wonders) - wonder_bill(theirs, mine, wonders)
        cheaper = self.bill - bill(mine, without, age, part)
        return COIN * (SHARE * (more + DENIAL * cheaper) + FOR_WONDERS * dearer)

    @property
    def revival(self) -> float:
        """The best card of the discard pile."""
        return max([self.revived(card) for card in self.table.discard], default=0.0)

    def revived(self, card: Card) -> float:
        return self.worth(card) + (WIN if card.shields and self.lead + self.shields(card) >= CAPITAL else 0.0)

    def token(self, token: Token) -> float:
        """A progress token: its points, coins and symbol, and what its right will be good for."""
        value = token.points + self.right(token)
        if token.symbol:
            value += self._distinct()
        if token.paying:
            coins = sum([effect.coins(self.table, self.seat) for effect in token.paying])
            value += change(self.purse, self.coins, coins)
        if token.counting:
            value += 3.0 * (count(self.mine, "token") + 1)
        return value

    def right(self, token: Token) -> float:
        """What a token will be good for in the turns to come."""
        worth, per_wonder = RIGHTS.get(token.id, (0.0, 0.0))
        return worth * (1 - self.outlook.gone) + per_wonder * len(self.table.cities[self.seat].wonders)


RIGHTS: Final = {
    "economy": (7.0, 0.0),
    "strategy": (6.0, 0.0),
    "urbanism": (5.0, 0.0),
    "masonry": (6.0, 0.0),
    "mathematics": (3.0, 0.0),
    "architecture": (0.0, 1.1),
    "theology": (0.0, 1.1),
}
"""Rights are worth so much at the start and less and less, or so much for each wonder to be built."""
