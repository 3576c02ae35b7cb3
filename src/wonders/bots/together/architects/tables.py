"""Many tables as arrays: an axis of seats where there is one, then one of tables. Decks have an order here."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from wonders.bots.together.architects import facts
from wonders.bots.together.architects.facts import ACT, CARDS, DECK_SIZE, NONE, OVER, TOKENS
from wonders.games.architects.city import City
from wonders.games.architects.pieces import Token
from wonders.games.architects.table import Table
from wonders.games.architects.tokens import TOKEN_SUPPLY
from wonders.games.architects.wonders import ALL_WONDERS

_WONDER: Final = {wonder.id: at for at, wonder in enumerate(ALL_WONDERS)}
_PHASES: Final = {"pick_card": facts.PICK, "take_from_any": facts.ANY, "take_token": facts.TOKEN,
                  "search_deck": facts.SEARCH, "keep_card": facts.KEEP, "over": OVER}  # fmt: skip
_BY_SEATS: Final = frozenset(["cities", "built", "order", "at", "known", "looked"])
"""What has an axis of seats, or of decks, before that of tables."""


@dataclass
class Tables:
    """All that lies on many tables of the same wonders, where it is the same seat's turn."""

    wonders: np.ndarray
    seat: int
    cities: np.ndarray
    """What nets are shown of every seat: seats, tables, features."""
    built: np.ndarray
    """The set of completed stages of every city, as a number."""
    order: np.ndarray
    """Decks in the order in which their cards will come, `NONE` after the last: decks, tables, cards."""
    at: np.ndarray
    """Where in it the top of each deck is."""
    known: np.ndarray
    """How many cards of each deck could be seen when the tables were gathered."""
    common: np.ndarray
    """How many of each card the common deck holds: tables, cards."""
    looked: np.ndarray
    """Which seats know the top of the common deck."""
    row: np.ndarray
    """How many of each progress token lie open: tables, tokens."""
    stack: np.ndarray
    """How many of each lie in the stack."""
    tokens: np.ndarray
    """The stack in the order in which its tokens will come."""
    token_at: np.ndarray
    offers: np.ndarray
    """Tokens with a right to an extra card: tables, tokens."""
    used: np.ndarray
    """Tokens used in this turn."""
    discard: np.ndarray
    peace: np.ndarray
    """Conflict tokens that show their peaceful side."""
    cat: np.ndarray
    """The seat that has the cat, -1 for nobody."""
    due: np.ndarray
    """What every table waits for."""
    searched: np.ndarray
    """The deck that is searched."""
    found: np.ndarray
    """The cards that were found in it: tables, cards."""

    @property
    def players(self) -> int:
        return len(self.wonders)

    @property
    def size(self) -> int:
        return len(self.peace)

    @property
    def own(self) -> np.ndarray:
        """The city whose turn it is; may be changed."""
        city: np.ndarray = self.cities[self.seat]
        return city

    @property
    def reach(self) -> tuple[int, int, int]:
        """The decks it may usually take from: left, right, common."""
        return self.seat, (self.seat - 1) % self.players, self.players

    def tops(self, decks: np.ndarray, tables: np.ndarray) -> np.ndarray:
        """The top cards of these decks at these tables."""
        found: np.ndarray = self.order[decks, tables, self.at[decks, tables]]
        return found.astype(np.int64)

    def filled(self, deck: int, tables: np.ndarray) -> np.ndarray:
        """At which of these tables a deck has cards."""
        found: np.ndarray = self.order[deck, tables, self.at[deck, tables]] != NONE
        return found

    def repeated(self, often: int) -> "Tables":
        """All tables so many times, one after the other; nothing is shared."""
        return self.at_tables(np.tile(np.arange(self.size), often))

    def at_tables(self, which: np.ndarray) -> "Tables":
        """These tables, one after the other, some perhaps several times; nothing is shared."""
        parts = {
            name: whole[:, which] if name in _BY_SEATS else whole[which]
            for name, whole in vars(self).items()
            if name not in ("wonders", "seat")
        }
        return Tables(self.wonders, self.seat, **parts)

    def dealt(self, rng: np.random.Generator) -> "Tables":
        """The same with whatever is hidden in another order."""
        places = np.arange(self.order.shape[2])
        keys = rng.random(self.order.shape, np.float32) + (self.order == NONE)
        keys[places < self.known[..., None]] = -1
        self.order = np.take_along_axis(self.order, keys.argsort(2, kind="stable"), 2)
        hidden = rng.random(self.tokens.shape, np.float32) + (self.tokens < 0)
        self.tokens = np.take_along_axis(self.tokens, hidden.argsort(1), 1)
        return self


def gathered(tables: Sequence[Table]) -> Tables:
    """Tables of the reference engine as arrays; what is hidden lies in the order of the pieces."""
    first, size = tables[0], len(tables)
    players = len(first.cities)
    found = Tables(
        wonders=np.array([_WONDER[city.wonder.id] for city in first.cities]),
        seat=first.active,
        cities=np.zeros((players, size, facts.SLOT), np.float32),
        built=np.zeros((players, size), np.int64),
        order=np.full((players + 1, size, DECK_SIZE), NONE, np.int8),
        at=np.zeros((players + 1, size), np.int64),
        known=np.zeros((players + 1, size), np.int64),
        common=np.zeros((size, CARDS), np.float32),
        looked=np.zeros((players, size), bool),
        row=np.zeros((size, TOKENS), np.float32),
        stack=np.zeros((size, TOKENS), np.float32),
        tokens=np.full((size, len(TOKEN_SUPPLY) + 1), -1),
        token_at=np.zeros(size, np.int64),
        offers=np.zeros((size, TOKENS), bool),
        used=np.zeros((size, TOKENS), bool),
        discard=np.zeros((size, CARDS), np.float32),
        peace=np.zeros(size, np.int64),
        cat=np.full(size, -1),
        due=np.full(size, ACT),
        searched=np.zeros(size, np.int64),
        found=np.zeros((size, CARDS), np.float32),
    )
    for number, table in enumerate(tables):
        _fill(found, number, table)
    return found


def _fill(found: Tables, number: int, table: Table) -> None:
    middle, turn, players = table.middle, table.turn, found.players
    for seat, city in enumerate(table.cities):
        found.cities[seat, number] = _city(city)
        found.built[seat, number] = sum(1 << stage - 1 for stage in city.built)
    if table.queue:
        found.due[number] = _PHASES[table.queue[0]]
    searched = table.seating.place[turn.searched] if turn.searched else 0
    for deck, (top, rest) in enumerate(table.piles):
        known = [top.place] if top else []
        coming = [*known, *(card.place for card in rest)]
        if deck < players:
            found.cities[deck, number, facts.TOP] = _counted(known)
            found.cities[deck, number, facts.REST] = _counted([card.place for card in rest])
        else:
            found.common[number] = _counted(coming)
        found.order[deck, number, : len(coming)], found.known[deck, number] = coming, len(known)
    found.looked[list(middle.lookers), number] = True
    found.row[number], found.stack[number] = _tokens(middle.row), _tokens(middle.stack)
    hidden = [token.place for token in middle.stack]
    found.tokens[number, : len(hidden)] = hidden
    found.offers[number], found.used[number] = _tokens(turn.offers) > 0, _tokens(turn.used) > 0
    found.discard[number] = middle.discard
    found.peace[number], found.cat[number], found.searched[number] = middle.peace, middle.cat, searched
    found.found[number] = _counted([card.place for card in turn.found])


def _city(city: City) -> np.ndarray:
    """What a row says of a city; its deck is left out."""
    row = np.zeros(facts.SLOT, np.float32)
    row[_WONDER[city.wonder.id]] = 1
    row[[facts.BUILT.start + stage - 1 for stage in city.built]] = 1
    row[facts.OWNED] = city.cards
    row[facts.HELD] = _tokens(city.tokens)
    row[facts.VICTORIES] = city.victories
    return row


def _counted(places: Sequence[int]) -> np.ndarray:
    return np.bincount(np.array(places, np.int64), minlength=CARDS).astype(np.float32)


def _tokens(tokens: Sequence[Token]) -> np.ndarray:
    return np.bincount(np.array([token.place for token in tokens], np.int64), minlength=TOKENS).astype(np.float32)
