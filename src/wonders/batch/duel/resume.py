"""Tables of the reference engine as states of the batched one, what is hidden dealt anew each time."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from wonders.batch.duel.bits import STARTS
from wonders.batch.duel.deal import LIBRARY_DRAWS, OFFERED, init, ranks
from wonders.batch.duel.state import (
    BEGIN,
    DESTROY_BROWN,
    DESTROY_GREY,
    DRAFT,
    KEEP,
    REVIVE,
    TOKEN,
    TURN,
    Cards,
    Deal,
    Side,
    State,
    types,
)
from wonders.batch.game import AnyTree
from wonders.batch.words import bit, count
from wonders.core.decisions import Seat
from wonders.games.duel.city import City
from wonders.games.duel.pieces import Card
from wonders.games.duel.table import Table
from wonders.spaces.duel.observation import phase_of
from wonders.spaces.duel.pieces import (
    CARD_NUMBER,
    CARDS,
    GUILD_BACK,
    LAST_AGE,
    SLOTS,
    TOKEN_NUMBER,
    TOKENS,
    WONDER_NUMBER,
    WONDERS,
)

_PHASES: Final = {
    "draft": DRAFT,
    "begin": BEGIN,
    "turn": TURN,
    "token": TOKEN,
    "keep": KEEP,
    "brown": DESTROY_BROWN,
    "grey": DESTROY_GREY,
    "revive": REVIVE,
}
_DECK: Final = max(sum(card.back == str(age) for card in CARDS) for age in range(1, LAST_AGE + 1))
_FIRST_GUILD: Final = next(number for number, card in enumerate(CARDS) if card.back == GUILD_BACK)
_GUILDS: Final = np.arange(_FIRST_GUILD, len(CARDS), dtype=np.int32)


def _decks() -> np.ndarray:
    """For each age, and before the first, the cards of its deck; what is too much is no card."""
    decks = np.full((LAST_AGE + 1, _DECK), len(CARDS), np.int32)
    for age in range(1, LAST_AGE + 1):
        found = [number for number, card in enumerate(CARDS) if card.back == str(age)]
        decks[age, : len(found)] = found
    return decks


_DECKS: Final = _decks()


class Known(NamedTuple):
    """A match as everybody knows it: a state whose deal lacks what lies closed, and what that may be."""

    state: State
    unseen: Array
    """The cards of this age that nobody has seen, guilds among them, as flags; the last flag is no card's."""
    purple: Array
    """The slots whose closed card is a guild."""


def known(tables: Sequence[Table], seats: Sequence[Seat]) -> Known:
    """Tables at which these seats decide, one after the other along the first axis."""
    rows = [_known(table, seat) for table, seat in zip(tables, seats, strict=True)]
    kinds: AnyTree = (types(np.uint32, np.uint16, np.int16, np.uint8, np.uint8), np.bool_, np.uint32)
    stacked: Known = jax.tree.map(lambda kind, *found: np.array(found, kind), Known(*kinds), *rows)
    return stacked


def _known(table: Table, seat: Seat) -> Known:
    phase, owed = _PHASES[phase_of(table)], table.owed
    drawn = _set(getattr(owed, "tokens", ()) if phase == KEEP else (), TOKEN_NUMBER)
    laid: AnyTree = np.zeros(SLOTS * LAST_AGE, np.uint8)
    if table.age:
        laid[SLOTS * (table.age - 1) : SLOTS * table.age] = [CARD_NUMBER[card.id] if card else 0 for card in table.laid]
    unseen: AnyTree = np.zeros(len(CARDS) + 1, np.bool_)
    unseen[[CARD_NUMBER[card.id] for card in (*table.unseen, *table.guilds)]] = True
    numbers: dict[str, AnyTree] = {
        "left": table.shape.left,
        "closed": table.closed,
        "phase": phase,
        "age": table.age,
        "seat": seat,
        "again": int(owed is not None and table.turn == seat),
        "pawn": -table.pawn if seat else table.pawn,
        "deal": Deal(laid, _set((), {}), drawn),
    }
    state = State(
        mine=_side(table, seat),
        theirs=_side(table, 1 - seat),
        discard=_cards(table.discard),
        offer=_set((wonder.id for wonder in table.offer), WONDER_NUMBER),
        board=_set((token.id for token in table.board), TOKEN_NUMBER),
        **numbers,
    )
    purple: AnyTree = table.purple
    return Known(state, unseen, purple)


def _side(table: Table, seat: Seat) -> Side:
    city: City = table.cities[seat]
    coins: AnyTree = table.coins[seat]
    loot: AnyTree = sum(1 << int(worth == 5) for worth in table.loot[seat])
    return Side(
        cards=_cards(city.built),
        unbuilt=_set((wonder.id for wonder in city.wonders), WONDER_NUMBER),
        built=_set((wonder.id for wonder, _ in city.finished), WONDER_NUMBER),
        tokens=_set((token.id for token in city.tokens), TOKEN_NUMBER),
        coins=coins,
        loot=loot,
    )


def _set(ids: Iterable[str], numbers: Mapping[str, int]) -> AnyTree:
    return sum(1 << numbers[id] for id in ids)


def _cards(cards: Iterable[Card]) -> Cards:
    found = _set((card.id for card in cards), CARD_NUMBER)
    one, two = STARTS[1:]
    return Cards(found & (1 << one) - 1, found >> one & (1 << two - one) - 1, found >> two)


def dealt(match: Known, key: Array) -> State:
    """The match with everything dealt that nobody knows, each way as likely as it is."""
    state = match.state
    fresh, plain, purple, tokens, wonders = jax.random.split(key, 5)
    age, closed = state.age.astype(jnp.int32), state.closed
    deck, guilds = jnp.asarray(_DECKS)[age], jnp.asarray(_GUILDS)
    slots = jnp.arange(SLOTS)
    filled = _laid(closed & ~match.purple, deck, match.unseen[deck], plain)
    filled += _laid(closed & match.purple, guilds, match.unseen[guilds], purple)
    here = (jnp.arange(SLOTS * LAST_AGE) // SLOTS + 1).astype(jnp.int32)
    hidden = (closed >> slots.astype(jnp.uint32) & 1) != 0
    now = jnp.where(jnp.tile(hidden, LAST_AGE), jnp.tile(filled, LAST_AGE), state.deal.cards)
    cards = jnp.where(here == age, now, init(fresh).deal.cards).astype(jnp.uint8)
    box = ~(state.board | state.mine.tokens | state.theirs.tokens)
    library = jnp.where(state.phase == KEEP, state.deal.library, _some(box, len(TOKENS), LIBRARY_DRAWS, tokens))
    seen = state.offer | state.mine.unbuilt | state.theirs.unbuilt
    second = _some(~seen, len(WONDERS), OFFERED, wonders)
    return state._replace(deal=Deal(cards, second.astype(jnp.uint16), library.astype(jnp.uint16)))


def _laid(slots: Array, cards: Array, members: Array, key: Array) -> Array:
    """For each of the slots another one of the member cards, for other slots 0."""
    words = jax.random.bits(key, cards.shape, jnp.uint32) >> 1
    order = ranks(jnp.where(members, words, jnp.uint32(0xFFFFFFFF)))
    number = jnp.arange(SLOTS, dtype=jnp.uint32)
    place = count(slots.astype(jnp.uint32) & (bit(number) - 1))
    taken = (slots >> number & 1 != 0)[:, None] & (order[None, :] == place[:, None])
    return jnp.where(taken, cards[None, :], 0).sum(axis=1, dtype=jnp.int32)


def _some(members: Array, size: int, wanted: int, key: Array) -> Array:
    """So many of the members of a set, as a set."""
    number = jnp.arange(size, dtype=jnp.uint32)
    words = jax.random.bits(key, (size,), jnp.uint32) >> 1
    member = members.astype(jnp.uint32) >> number & 1 != 0
    order = ranks(jnp.where(member, words, jnp.uint32(0xFFFFFFFF)))
    return jnp.where(member & (order < wanted), bit(number), 0).sum(dtype=jnp.uint32)
