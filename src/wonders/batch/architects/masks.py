"""Between moves and the numbered actions of `wonders.spaces`."""

from typing import Final

import jax.numpy as jnp
import numpy as np
from jax import Array

from wonders.batch.architects import tables
from wonders.batch.architects.options import (
    DO_BUILD,
    DO_EXTRA,
    DO_FINISH,
    DO_KEEP,
    DO_LOOK,
    DO_NOTHING,
    DO_PROGRESS,
    DO_SEARCH,
    DO_TAKE,
    DO_TRADE,
    LOOKS,
    MOVE_BITS,
    Move,
    builds,
    has_cards,
    in_reach,
    on_offer,
    others,
    symbol_sets,
)
from wonders.batch.architects.state import ACT, ANY, KEEP, OVER, PICK, SEARCH, TOKEN, Table
from wonders.batch.fence import fenced
from wonders.batch.words import flags, look_up, taken_apart
from wonders.games.architects.cards import ALL_CARDS, SYMBOLS
from wonders.games.architects.tokens import ALL_TOKENS
from wonders.games.architects.wonders import ALL_WONDERS

_ROWS: Final = np.array([tables.ROW_OF_NUMBER[paid.number] for paid in tables.PAYMENTS])
"""Where the numbered payments lie in the words of `builds`."""
_KEPT: Final = np.array([4 * (card.place % 8) + card.place // 8 for card in ALL_CARDS])


def _named(table: Table, places: list[Array]) -> Array:
    """Flags of decks in their order at the table, as flags of decks by their names."""
    wonders = jnp.stack([city.wonder for city in table.cities])
    owners = jnp.arange(len(ALL_WONDERS))[:, None] == wonders[None, :]
    return jnp.concatenate([(owners & jnp.stack(places[:-1])[None, :]).any(axis=1), places[-1][None]])


def _usual(table: Table) -> Array:
    """The usual decks that have cards, by their names."""
    reach, players = in_reach(table), len(table.cities)
    sides = {0: 1, players - 1: 2, players: 4}
    nowhere = jnp.zeros((), bool)
    return _named(table, [reach & sides[at] != 0 if at in sides else nowhere for at in range(players + 1)])


def legal_mask(table: Table) -> Array:
    """All legal actions by their numbers."""
    phase, answers = table.phase, others(table)
    acts, usual = phase == ACT, _usual(table)
    every = _named(table, [has_cards(deck) for deck in table.decks])
    paid = jnp.concatenate([flags(word, 32) for word in builds(table)])[_ROWS] & acts
    tokens = flags(on_offer(table), len(ALL_TOKENS) + 1)
    offered = jnp.concatenate([tokens, jnp.zeros(1, bool)])
    trades = (flags(symbol_sets(table.cities[0]), len(tables.SETS))[:, None] & offered).ravel() & acts
    extras = (flags(table.offers, len(ALL_TOKENS))[:, None] & usual[None, :]).ravel() & acts
    finish = extras.any() & ~paid.any() & ~trades.any()
    sides = usual.at[-1].set(False)
    parts = [
        usual & (phase == PICK) | every & (phase == ANY),
        ((phase == PICK) & (answers >> LOOKS & 1 != 0))[None],
        paid,
        trades,
        extras,
        finish[None],
        tokens & (phase == TOKEN),
        sides & (phase == SEARCH),
        flags(answers, 32)[_KEPT] & (phase == KEEP),
    ]
    mask = jnp.concatenate(parts)
    return jnp.concatenate([mask, jnp.zeros(len(tables.TEXTS) - mask.shape[0], bool)])


_PARTS: Final = (4, 4, 4, 4, 2, 9)
"""Kind, deck by its name, token, card, set of symbols, row of the payment."""


def _facts(text: str, number: int) -> tuple[int, ...]:
    verb, *words = text.split()
    deck, token = tables.DECK_PLACE.get(words[-1] if words else "", 0), 0
    if verb in ("trade", "progress", "extra"):
        token = tables.TOKEN_PLACE.get(words[0] if verb == "extra" else words[-1], tables.STACK)
    kinds = {
        "take": DO_TAKE, "look": DO_LOOK, "build": DO_BUILD, "trade": DO_TRADE, "extra": DO_EXTRA,
        "finish": DO_FINISH, "progress": DO_PROGRESS, "search": DO_SEARCH, "keep": DO_KEEP,
    }  # fmt: skip
    symbols = [*(f"{symbol.id},{symbol.id}" for symbol in SYMBOLS), ",".join(symbol.id for symbol in SYMBOLS)]
    return (
        kinds.get(verb, DO_NOTHING),
        tables.COMMON_DECK if verb == "look" else deck,
        token,
        tables.CARD_PLACE[words[0]] if verb == "keep" else 0,
        symbols.index(words[0]) if verb == "trade" else 0,
        tables.ROW_OF_NUMBER.get(number, 0),
    )


def _actions() -> np.ndarray:
    found = []
    for number, text in enumerate(tables.TEXTS):
        word = used = 0
        for part, width in zip(_facts(text, number), _PARTS, strict=True):
            word |= part << used
            used += width
        found.append(word)
    return np.array(found, np.uint32)


_ACTIONS: Final = _actions()


def move_of(table: Table, action: Array) -> Move:
    """The move with this number."""
    kind, name, token, card, symbols, row = (
        part.astype(jnp.int32) for part in taken_apart(look_up(_ACTIONS, action), _PARTS)
    )
    players = len(table.cities)
    deck = jnp.int32(0)
    for at, city in enumerate(table.cities):
        deck = jnp.where(city.wonder == name, at, deck)
    deck = jnp.where(name == tables.COMMON_DECK, players, deck)
    deck = jnp.where(kind == DO_KEEP, jnp.where(table.searched == 0, 0, players - 1), deck)
    kind = jnp.where(table.phase == OVER, DO_NOTHING, kind)
    return fenced(Move(kind, deck, token, card, symbols, look_up(tables.COSTS, row)), MOVE_BITS)
