"""What a seat sees, as the vector of `wonders.spaces.duel.observation`. Closed cards are never read."""

from collections.abc import Iterator

import jax.numpy as jnp
from jax import Array

from wonders.batch.duel import tables
from wonders.batch.duel.deal import decks
from wonders.batch.duel.masks import card_flags, slot_cards
from wonders.batch.duel.options import accessible, card_at
from wonders.batch.duel.scoring import categories
from wonders.batch.duel.state import COUNTED, KEEP, TOKEN, Side, State, swapped
from wonders.batch.duel.trade import choices, is_free, makes, market, payment, prices
from wonders.batch.words import count, flags
from wonders.spaces.duel.observation import CLOSED_CARD, CLOSED_GUILD, EMPTY_SLOT, PHASES
from wonders.spaces.duel.pieces import CARDS, COLOURS, GOODS, SLOTS, SYMBOLS, TOKENS, WONDERS
from wonders.spaces.layout import MOST


def observe(state: State, seat: Array) -> Array:
    """The vector of a seat."""
    asked = (state.seat == seat) & (state.phase < COUNTED)
    seen = swapped(state, state.seat != seat)
    parts = (*_cards(seen), *_small_sets(seen), *_table(seen, asked), *_counts(seen))
    return jnp.concatenate([jnp.minimum(part.astype(jnp.int32), MOST) for part in parts]).astype(jnp.int8)


def _cards(state: State) -> Iterator[Array]:
    mine, theirs = state.mine, state.theirs
    shown = slot_cards(state, state.left & ~state.closed)
    yield card_flags(mine.cards)
    yield card_flags(theirs.cards)
    yield card_flags(state.discard)
    yield shown
    yield slot_cards(state, accessible(state.left, state.age) & ~state.closed)
    yield _unseen(state)
    numbers = jnp.arange(len(CARDS))
    paid = [
        jnp.where(is_free(one, numbers), 0, payment(market(one, other), numbers))
        for one, other in ((mine, theirs), (theirs, mine))
    ]
    yield from (jnp.where(shown, cost, 0) for cost in paid)
    yield from (shown & (cost <= side.coins) for cost, side in zip(paid, (mine, theirs), strict=True))


def _unseen(state: State) -> Array:
    """The cards of this age's deck that have not lain open: only the backs of closed cards are looked at."""
    known = jnp.uint32(tables.FULL) & ~state.closed
    return jnp.asarray(decks())[state.age] & ~slot_cards(state, known)


def _small_sets(state: State) -> Iterator[Array]:
    mine, theirs, size = state.mine, state.theirs, len(WONDERS)
    for side in (mine, theirs):
        yield flags(side.unbuilt, size)
        yield flags(side.built, size)
    yield flags(state.offer, size)
    pieces = tables.FIRST_WONDER + jnp.arange(size)
    for one, other in ((mine, theirs), (theirs, mine)):
        yield jnp.where(flags(one.unbuilt, size), payment(market(one, other), pieces), 0)
    drawn = jnp.where(state.phase == KEEP, state.deal.library, jnp.uint32(0))
    for tokens in (mine.tokens, theirs.tokens, state.board, drawn):
        yield flags(tokens, len(TOKENS))


def _table(state: State, asked: Array) -> Iterator[Array]:
    cards = card_at(state, jnp.arange(SLOTS))
    back = jnp.where(cards >= tables.FIRST_GUILD, CLOSED_GUILD, CLOSED_CARD)
    held = jnp.where(flags(state.closed, SLOTS), back, cards + 1)
    yield jnp.where(flags(state.left, SLOTS), held, EMPTY_SLOT)
    yield flags(accessible(state.left, state.age), SLOTS)
    yield jnp.stack([state.mine.coins, state.theirs.coins])
    yield state.pawn[None]
    yield jnp.stack([side.loot >> at & 1 for side in (state.mine, state.theirs) for at in (0, 1)])
    yield jnp.minimum(state.phase, COUNTED) == jnp.arange(len(PHASES))
    yield asked[None]
    yield (state.again != 0)[None] & (state.phase >= TOKEN) & (state.phase < COUNTED)
    yield state.age == jnp.arange(4)


def _counts(state: State) -> Iterator[Array]:
    mine, theirs = state.mine, state.theirs
    for side in (mine, theirs):
        packed = makes(side.cards.low)
        yield jnp.stack([packed >> tables.FIELD * good & 31 for good in range(len(GOODS))])
    yield jnp.stack(prices(mine, theirs))
    yield jnp.stack(prices(theirs, mine))
    yield jnp.stack([choices(side, raw) for side in (mine, theirs) for raw in (True, False)])
    yield from (_symbols(side) for side in (mine, theirs))
    yield from (_colours(side) for side in (mine, theirs))
    yield categories(mine, theirs, state.pawn)
    yield categories(theirs, mine, -state.pawn)


def _symbols(side: Side) -> Array:
    green = [count(side.cards.high >> 2 * pair & 3) for pair in range(len(SYMBOLS) - 1)]
    return jnp.stack([*green, count(side.tokens & jnp.uint32(tables.token("law")))])


def _colours(side: Side) -> Array:
    found = []
    for colour in COLOURS:
        words = zip(side.cards, tables.COLOUR_WORDS[colour], strict=True)
        found.append(sum(count(word & jnp.uint32(mask)) for word, mask in words if mask))
    return jnp.stack(found)
