"""A step of a match: what a move does, what follows from it at once, and who decides next."""

from typing import Final, NamedTuple

import jax.numpy as jnp
from jax import Array

from wonders.batch.duel import tables
from wonders.batch.duel.bits import both, card_set, count_cards, nth_card, without
from wonders.batch.duel.effects import Effect, different_symbols, effect, has
from wonders.batch.duel.options import DO_BUILD, DO_NOTHING, DO_OTHER, DO_SELL, DO_WONDER, Move, accessible
from wonders.batch.duel.state import (
    BEGIN,
    COUNTED,
    DESTROY_BROWN,
    DESTROY_GREY,
    DRAFT,
    KEEP,
    MILITARY,
    REVIVE,
    SCIENCE,
    TOKEN,
    TURN,
    Side,
    State,
    swapped,
)
from wonders.batch.fence import fenced
from wonders.batch.words import bit, count, look_up
from wonders.spaces.duel.pieces import LAST_AGE, strength

CAPITAL: Final = 9
LOOT: Final = ((2, 3), (5, 6))
"""The worth of each looting token, and the space on which it is taken."""
SALE: Final = 2
MOST_BUILT: Final = 7
SUPREMACY: Final = 6


class Deed(NamedTuple):
    """What a move is about, as yes and no."""

    build: Array
    sell: Array
    wonder: Array
    pick: Array
    begin: Array
    token: Array
    destroy: Array
    revive: Array
    takes: Array
    """Whether a card is taken out of the layout."""


def deed(state: State, move: Move) -> Deed:
    """The kind of a move, in the phase in which it is made."""
    phase, other = state.phase, move.kind == DO_OTHER
    build, sell, wonder = (move.kind == kind for kind in (DO_BUILD, DO_SELL, DO_WONDER))
    return Deed(
        build=build,
        sell=sell,
        wonder=wonder,
        pick=other & (phase == DRAFT),
        begin=other & (phase == BEGIN),
        token=other & ((phase == TOKEN) | (phase == KEEP)),
        destroy=other & ((phase == DESTROY_BROWN) | (phase == DESTROY_GREY)),
        revive=other & (phase == REVIVE),
        takes=build | sell | wonder,
    )


def pay(state: State, move: Move, does: Deed) -> tuple[Array, Array]:
    """The coins of both after the payment, what Economy and Urbanism make of it, or the price of a sold card."""
    mine, theirs = state.mine, state.theirs
    bonus = jnp.where(move.free & has(mine.tokens, "urbanism"), strength("urbanism"), 0)
    sale = jnp.where(does.sell, SALE + count(mine.cards.low & jnp.uint32(tables.YELLOW)), 0)
    share = jnp.where(has(theirs.tokens, "economy"), move.trade, 0)
    return mine.coins - move.paid + bonus + sale, theirs.coins + share


class Gained(NamedTuple):
    """The card that comes into the own city, if any, and the piece that takes effect."""

    card: Array
    gains: Array
    piece: Array


def gained(state: State, move: Move, does: Deed) -> Gained:
    """A built or a revived card. A single card in the discard pile is revived without asking."""
    raises_dead = does.wonder & (jnp.uint32(tables.REVIVES) & bit(move.wonder) != 0)
    revives = raises_dead & (count_cards(state.discard) == 1)
    card = jnp.where(revives, nth_card(state.discard, jnp.int32(0)), move.item)
    gains = does.build | does.revive | revives
    wonder = jnp.where(does.wonder, tables.FIRST_WONDER + move.wonder, tables.NOTHING)
    return Gained(card, gains, jnp.where(gains, card, wonder))


class Done(NamedTuple):
    """All that has come of a move but who decides next. Amounts are not negative."""

    coins: Array
    theirs: Array
    """The other city's coins."""
    loot: Array
    """The looting tokens left on the other side."""
    space: Array
    """Where the pawn stands, counted from the own capital."""
    phase: Array
    """What is asked now; TURN when nothing is owed any more, unless the match is over."""
    token: Array
    """The progress token that was taken, as a set."""
    falls: Array
    """The card of the other city that was destroyed, as a set."""
    card: Array
    gains: Array


_DONE_BITS: Final = (10, 10, 2, 5, 4, 10, 13, 7, 1)


def loot(state: State, pawn: Array, coins: Array) -> tuple[Array, Array]:
    """The other city's looting tokens and coins when the pawn stands here. Rules duel-38 to duel-40."""
    left = state.theirs.loot
    for at, (worth, space) in enumerate(LOOT):
        reached = (pawn >= space) & (left >> at & 1 != 0)
        coins = jnp.where(reached, jnp.maximum(coins - worth, 0), coins)
        left = jnp.where(reached, left & ~(1 << at), left)
    return left, coins


def done(state: State, move: Move, does: Deed) -> Done:
    """Coins, shields, symbols, the other city's loss, decisions; a decision with one answer is made at once."""
    came = gained(state, move, does)
    coins, theirs = pay(state, move, does)
    mine = state.mine._replace(
        cards=both(state.mine.cards, card_set(came.card, came.gains)),
        built=state.mine.built | jnp.where(does.wonder, bit(move.wonder), jnp.uint32(0)),
    )
    found = effect(came.piece, mine, state.theirs)
    pawn = jnp.minimum(state.pawn + found.shields, CAPITAL)
    won = pawn == CAPITAL
    loot_left, theirs = loot(state, pawn, theirs)
    prey = _prey(state, found)
    falls = jnp.where(~won & (count(prey) == 1), prey, jnp.uint32(0))
    pair = found.pair & (different_symbols(mine) < SUPREMACY)
    token = jnp.where(pair & (count(state.board) == 1), state.board, jnp.uint32(0))
    token = jnp.where(does.token, bit(move.item), token)
    science = different_symbols(mine._replace(tokens=mine.tokens | token)) >= SUPREMACY
    asked = jnp.where(does.pick, _drafting(state), _owed(state, found, prey, pair))
    return Done(
        coins=coins + found.gain + jnp.where(token & jnp.uint32(tables.RICH_TOKENS) != 0, tables.TOKEN_COINS, 0),
        theirs=jnp.maximum(theirs - found.loss, 0),
        loot=loot_left,
        space=pawn + CAPITAL,
        phase=jnp.where(won, MILITARY, jnp.where(science, SCIENCE, asked)),
        token=token,
        falls=jnp.where(does.destroy, bit(move.item), falls),
        card=came.card,
        gains=came.gains,
    )


def _prey(state: State, found: Effect) -> Array:
    """The cards of the other city of which one is to be destroyed."""
    brown, grey = found.asks == tables.ASK_BROWN, found.asks == tables.ASK_GREY
    colour = jnp.where(brown, jnp.uint32(tables.BROWN), jnp.where(grey, jnp.uint32(tables.GREY), jnp.uint32(0)))
    return state.theirs.cards.low & colour


def _owed(state: State, found: Effect, prey: Array, pair: Array) -> Array:
    """What the builder has to decide before the turn is resolved."""
    phase = jnp.where(pair & (count(state.board) > 1), TOKEN, TURN)
    phase = jnp.where(found.draws, KEEP, phase)
    destroy = jnp.where(found.asks == tables.ASK_BROWN, DESTROY_BROWN, DESTROY_GREY)
    phase = jnp.where(count(prey) > 1, destroy, phase)
    return jnp.where((found.asks == tables.ASK_REVIVE) & (count_cards(state.discard) > 1), REVIVE, phase)


def _drafting(state: State) -> Array:
    """The draft goes on until both have four wonders: when two are left to choose from, the pick is the last."""
    return jnp.where((count(state.offer) == 2) & (count(state.mine.unbuilt) == 3), TURN, DRAFT)


class Next(NamedTuple):
    """Where the match goes on."""

    left: Array
    phase: Array
    age: Array
    again: Array
    swap: Array
    """Whether the other seat decides."""
    closes: Array
    """Whether closed cards that have come free are turned up."""


_NEXT_BITS: Final = (20, 4, 2, 1, 1, 1)


def go_on(state: State, move: Move, does: Deed, after: Done) -> Next:
    """What is owed, the next turn, the next age, or the end. Rules duel-72 to duel-74.

    Whoever makes the last pick of the first four wonders makes the first one of the others, and whoever makes the last
    pick of these starts: both without a change of seats.
    """
    left = state.left & ~jnp.where(does.takes, bit(move.slot), jnp.uint32(0))
    plays_again = (jnp.uint32(tables.AGAIN) & bit(move.wonder)) != 0
    won = does.wonder & (left != 0) & (plays_again | has(state.mine.tokens, "theology"))
    again = jnp.where(does.takes, won.astype(jnp.int32), state.again)
    nothing = move.kind == DO_NOTHING
    resolved = (after.phase == TURN) & ~nothing
    emptied = resolved & (left == 0)
    ends, next_age = emptied & (state.age == LAST_AGE), emptied & (state.age < LAST_AGE)
    phase = jnp.where(ends, COUNTED, jnp.where(next_age & ~does.pick, BEGIN, after.phase))
    phase = jnp.where(nothing, state.phase, phase)
    swap = jnp.where(next_age, after.space > CAPITAL, resolved & ~ends & (again == 0))
    swap = jnp.where(does.pick, count(state.offer) == 4, jnp.where(does.begin, move.item != state.seat, swap))
    return Next(
        left=jnp.where(next_age, jnp.uint32(tables.FULL), left),
        phase=phase,
        age=state.age + next_age.astype(jnp.int32),
        again=jnp.where(phase == TURN, 0, again),
        swap=swap,
        closes=resolved,
    )


def closed_after(state: State, then: Next) -> Array:
    """The cards that lie face down when a turn is resolved. Rule duel-16."""
    before = jnp.where(then.age != state.age, look_up(tables.STARTS_CLOSED, then.age), state.closed)
    return jnp.where(then.closes, before & ~accessible(then.left, then.age), state.closed)


def wonders_after(state: State, move: Move, does: Deed) -> tuple[Array, Array, Array]:
    """The wonders of `mine` that are not built and those that are, and of `theirs` those that are not.

    At most seven are built in a match. Of four on offer the last goes to the other seat.
    """
    mine, theirs = state.mine, state.theirs
    wonder = jnp.where(does.wonder, bit(move.wonder), jnp.uint32(0))
    built = mine.built | wonder
    full = does.wonder & (count(built) + count(theirs.built) == MOST_BUILT)
    picked = jnp.where(does.pick, bit(move.item), jnp.uint32(0))
    rest = jnp.where(does.pick & (count(state.offer) == 2), state.offer & ~picked, jnp.uint32(0))
    unbuilt = jnp.where(full, jnp.uint32(0), mine.unbuilt & ~wonder | picked)
    return unbuilt, built, jnp.where(full, jnp.uint32(0), theirs.unbuilt | rest)


def offer_after(state: State, move: Move, does: Deed) -> Array:
    """The wonders to pick from: the second four when the first are gone."""
    last, second = count(state.offer) == 2, count(state.mine.unbuilt) == 1
    rest = jnp.where(second, state.deal.second, jnp.uint32(0))
    return jnp.where(does.pick, jnp.where(last, rest, state.offer & ~bit(move.item)), state.offer)


def cities_after(state: State, move: Move, does: Deed, after: Done) -> tuple[Side, Side]:
    """Both sides after a move."""
    mine, theirs = state.mine, state.theirs
    unbuilt, built, theirs_unbuilt = wonders_after(state, move, does)
    cards = both(mine.cards, card_set(after.card, after.gains))
    left = theirs.cards._replace(low=theirs.cards.low & ~after.falls)
    return (
        Side(cards, unbuilt, built, mine.tokens | after.token, after.coins, mine.loot),
        Side(left, theirs_unbuilt, theirs.built, theirs.tokens, after.theirs, after.loot),
    )


def played(state: State, move: Move) -> State:
    """The match after a move."""
    does = deed(state, move)
    after = fenced(done(state, move, does), _DONE_BITS)
    then = fenced(go_on(state, move, does, after), _NEXT_BITS)
    mine, theirs = cities_after(state, move, does, after)
    revived = without(state.discard, card_set(after.card, after.gains))
    discard = both(revived, card_set(move.item, does.sell))
    turned = State(
        mine=mine,
        theirs=theirs,
        discard=discard._replace(low=discard.low | after.falls),
        left=then.left,
        closed=closed_after(state, then),
        offer=offer_after(state, move, does),
        board=state.board & ~after.token,
        phase=then.phase,
        age=then.age,
        seat=state.seat,
        again=then.again,
        pawn=after.space - CAPITAL,
        deal=state.deal,
    )
    return swapped(turned, then.swap)
