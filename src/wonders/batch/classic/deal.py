"""How a match begins: boards and all three ages are dealt at once, each packet sorted as the reference sorts hands."""

from collections.abc import Iterable
from typing import Final

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from wonders.batch.classic.bits import Cards
from wonders.batch.classic.state import HAND, PICK, Cities, Discard, State, stored
from wonders.batch.classic.tables import NOWHERE, PLACE_OF, START_BITS
from wonders.core.game import AnyGame
from wonders.games.classic.card import Board
from wonders.games.classic.cards import ALL_CARDS
from wonders.games.classic.deck import decks_for
from wonders.games.classic.events import START_COINS
from wonders.games.classic.options import allowed_boards
from wonders.games.classic.wonders import WONDERS
from wonders.spaces.classic.pieces import BOARD_NUMBER

AGES: Final = 3


class Dealer:
    """Deals matches of one game: which boards its cities may have, and the decks for its players."""

    def __init__(self, game: AnyGame) -> None:
        self.players = game.players
        self.decks = decks_for(ALL_CARDS, game.players)
        self.allowed = allowed_boards(game.options, game.players)
        self.named = str(game.options["wonders"]) != "random"

    def init(self, key: Array) -> State:
        """A match at its first decision."""
        sizes = (len(WONDERS), self.players, *(HAND * self.players for _ in range(AGES)), *self._lots)
        words = jax.random.bits(key, (sum(sizes),), jnp.uint32)
        wonders, sides, *mixing = jnp.split(words, np.cumsum(sizes)[:-1])
        deal = jnp.stack([self._packets(age, mixing[age], mixing[AGES:]) for age in range(AGES)])
        board = self._boards(wonders, sides)
        nobody = jnp.zeros(self.players, jnp.int32)
        empty = Cards(*(jnp.uint32(0) for _ in range(3)))
        none = jnp.zeros(self.players, jnp.uint32)
        cards = Cards(jnp.asarray(START_BITS)[board], none, none)
        cities = Cities(cards, board, nobody, nobody + START_COINS, nobody, nobody, nobody)
        zero, one = jnp.int32(0), jnp.int32(1)
        pile, laid = Discard(empty, empty), nobody + NOWHERE
        return stored(State(cities, deal[0], none, pile, laid, zero, zero, one, one, jnp.int32(PICK), deal))

    @property
    def _lots(self) -> list[int]:
        """The sizes of the lots of which only some cards are used: the guilds."""
        return [len(lot) for deck in self.decks for lot, _ in deck.draws]

    def _boards(self, wonders: Array, sides: Array) -> Array:
        """A wonder for every city, unless it is named, and a side, unless that is settled."""
        numbers = np.array([[BOARD_NUMBER[f"{name}_{side}"] for side in "ab"] for name in WONDERS], np.int32)
        order = jnp.asarray([WONDERS.index(boards[0].wonder) for boards in self.allowed])
        if not self.named:
            order = in_order(ranks(wonders), jnp.arange(len(WONDERS)), self.players)
        fixed = jnp.asarray([{"A": 0, "B": 1}.get(_only_side(boards), 2) for boards in self.allowed], jnp.uint32)
        return jnp.asarray(numbers)[order, jnp.where(fixed == 2, sides >> 31, fixed)]

    def _packets(self, age: int, words: Array, guilds: list[Array]) -> Array:
        """The cards of an age, mixed, seven to each."""
        deck = self.decks[age]
        cards = jnp.asarray([PLACE_OF[card.id] for card in deck.fixed], jnp.int32)
        for (lot, size), chance in zip(deck.draws, guilds, strict=False):
            places = jnp.asarray([PLACE_OF[card.id] for card in lot], jnp.int32)
            cards = jnp.concatenate([cards, in_order(ranks(chance), places, size)])
        return in_order(ranks(words), cards, cards.shape[0]).reshape(self.players, HAND)


def _only_side(boards: Iterable[Board]) -> str:
    sides = {board.side for board in boards}
    return sides.pop() if len(sides) == 1 else ""


def ranks(words: Array) -> Array:
    """A random order of so many things from as many random words; the low bits keep equal ones apart."""
    size = words.shape[0]
    low = (1 << (size - 1).bit_length()) - 1
    keys: Array = words & jnp.uint32(~low & 0xFFFFFFFF) | jnp.arange(size, dtype=jnp.uint32)
    above: Array = keys[:, None] > keys[None, :]
    return above.sum(axis=1, dtype=jnp.int32)


def in_order(places: Array, items: Array, size: int) -> Array:
    """The first so many items, in the order of their ranks."""
    at = places[None, :] == jnp.arange(size)[:, None]
    return jnp.where(at, items[None, :], 0).sum(axis=1, dtype=jnp.int32)
