"""Another match that looks the same: all that nobody has seen is dealt anew."""

import jax
import jax.numpy as jnp
from jax import Array

from wonders.batch.duel.deal import decks, init
from wonders.batch.duel.state import DRAFT, KEEP, Deal, State
from wonders.batch.duel.tables import FIRST_GUILD
from wonders.batch.words import bit
from wonders.spaces.duel.pieces import CARDS, SLOTS, TOKENS, WONDERS


def redealt(state: State, key: Array) -> State:
    """The state with other closed cards, other later ages, other wonders to come and another draw of the library."""
    fresh, cards, wonders, tokens = jax.random.split(key, 4)
    new, age = init(fresh).deal, state.age.astype(jnp.int32)
    slots = jnp.arange(3 * SLOTS)
    kept = jnp.where(slots // SLOTS < age, state.deal.cards, new.cards)
    laid = _closed_anew(state, jnp.asarray(kept), cards)
    first = (state.phase == DRAFT) & (state.mine.unbuilt.astype(int) + state.theirs.unbuilt == 0)
    others = _some(wonders, jnp.uint32((1 << len(WONDERS)) - 1) & ~state.offer.astype(jnp.uint32), 4, len(WONDERS))
    gone = (state.board | state.mine.tokens | state.theirs.tokens).astype(jnp.uint32)
    drawn = _some(tokens, jnp.uint32((1 << len(TOKENS)) - 1) & ~gone, 3, len(TOKENS))
    library = jnp.where(state.phase == KEEP, state.deal.library, drawn.astype(jnp.uint16))
    return state._replace(deal=Deal(laid, jnp.where(first, others.astype(jnp.uint16), state.deal.second), library))


def _some(key: Array, members: Array, count: int, size: int) -> Array:
    """A random set of so many members of a set."""
    inside = (members >> jnp.arange(size, dtype=jnp.uint32)) & 1
    order = jnp.argsort(jnp.argsort(jax.random.uniform(key, (size,)) + 2.0 * (1 - inside)))
    return jnp.where(order < count, bit(jnp.arange(size)), 0).sum(dtype=jnp.uint32)


def _closed_anew(state: State, cards: Array, key: Array) -> Array:
    """Each closed card becomes another one with the same back that nobody has seen."""
    age = state.age.astype(jnp.int32)
    start = jnp.maximum(age - 1, 0) * SLOTS
    laid = jax.lax.dynamic_slice(cards, (start,), (SLOTS,)).astype(jnp.int32)
    closed = (state.closed >> jnp.arange(SLOTS, dtype=jnp.uint32)) & 1 == 1
    numbers = jnp.arange(len(CARDS))
    shown = ((laid[None, :] == numbers[:, None]) & ~closed[None, :]).any(axis=1)
    unseen = jnp.asarray(decks())[age] & ~shown
    order = jax.random.uniform(key, (len(CARDS),))
    for guild in (False, True):
        pool = jnp.argsort(jnp.where(unseen & ((numbers >= FIRST_GUILD) == guild), order, 2.0))
        places = closed & ((laid >= FIRST_GUILD) == guild)
        laid = jnp.where(places, pool[jnp.cumsum(places) - 1], laid)
    return jax.lax.dynamic_update_slice(cards, laid.astype(cards.dtype), (start,))
