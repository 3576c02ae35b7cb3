"""How a match begins: wonders, the first top cards and the first open tokens. The rest is drawn when it is seen."""

import jax
import jax.numpy as jnp
from jax import Array

from wonders.batch.architects import tables
from wonders.batch.architects.piles import Counts, drawn, minus, one
from wonders.batch.architects.state import NOBODY, PICK, City, Deck, State, Table, no_deck, packed
from wonders.batch.chance import below
from wonders.batch.words import bit, count, look_up, nth
from wonders.core.game import AnyGame
from wonders.games.architects.table import CONFLICT_TOKENS
from wonders.games.architects.tokens import OPEN_TOKENS
from wonders.games.architects.wonders import ALL_WONDERS, WONDERS


def some(members: Array, words: list[Array]) -> list[Array]:
    """Members of a set, one for each random word, all different and in random order."""
    found = []
    for word in words:
        found.append(nth(members, below(word, count(members)), 16))
        members = members & ~bit(found[-1])
    return found


class Dealer:
    """Deals matches of one game: its players, and the wonders if they are named."""

    def __init__(self, game: AnyGame) -> None:
        self.players = game.players
        self.first = int(game.options["first"])
        wonders = str(game.options["wonders"])
        order = [wonder.id for wonder in ALL_WONDERS]
        self.named = [] if wonders == "random" else [order.index(WONDERS[name].id) for name in wonders.split(",")]

    def init(self, key: Array) -> State:
        """A match at its first decision. Cities begin with that of the first player."""
        words = list(jax.random.bits(key, (2 * self.players + OPEN_TOKENS + 2,), jnp.uint32))
        lots, tops, tokens = words[: self.players], words[self.players : -5], words[-5:-2]
        wonders = self._wonders(lots)
        zero, none = jnp.int32(0), jnp.uint32(0)
        row = sum((bit(token) for token in some(jnp.uint32(tables.ALL), tokens)), none)
        decks = tuple(_showing(wonder, bits) for wonder, bits in zip(wonders, tops, strict=True))
        table = Table(
            cities=tuple(City(none, none, none, wonder, none, zero) for wonder in wonders),
            decks=(*decks, _deck(jnp.int32(tables.COMMON_DECK))),
            row=row,
            peace=zero + CONFLICT_TOKENS[self.players],
            cat=zero + NOBODY,
            lookers=none,
            offers=none,
            used=none,
            phase=zero + PICK,
            seat=zero + self.first,
            searched=zero,
            found=no_deck(),
            chance=(words[-2], words[-1] | jnp.uint32(1)),
        )
        return packed(table)

    def _wonders(self, words: list[Array]) -> list[Array]:
        if self.named:
            turned = self.named[self.first :] + self.named[: self.first]
            return [jnp.int32(wonder) for wonder in turned]
        return some(jnp.uint32((1 << len(ALL_WONDERS)) - 1), words)


def _deck(number: Array) -> Deck:
    low, high = (look_up(tables.DECK_COUNTS[:, word], number) for word in range(2))
    return Deck(low, high, jnp.int32(0))


def _showing(number: Array, bits: Array) -> Deck:
    """A wonder's deck with its first card on top."""
    deck = _deck(number)
    pile = Counts(deck.low, deck.high)
    card = drawn(pile, bits)
    return Deck(*minus(pile, one(card, jnp.ones((), bool))), card + 1)
