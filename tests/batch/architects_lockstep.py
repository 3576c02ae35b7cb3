"""Matches of Architects' batched engine, recorded and played again by the reference with the same chance.

They are recorded move by move: what leaves no choice is a move of its own, for chance may answer to each.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple, TypeAlias

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from tests.batch.lockstep import (
    played,
)
from wonders.batch.architects.choice import random_choice
from wonders.batch.architects.masks import move_of
from wonders.batch.architects.observe import card_numbers, discarded, token_numbers
from wonders.batch.architects.options import MOVE_BITS, Move, kept, stack
from wonders.batch.architects.piles import Counts
from wonders.batch.architects.rules import Shown, moved
from wonders.batch.architects.scoring import categories
from wonders.batch.architects.state import (
    KEEP,
    State,
    Table,
    chosen,
    packed,
    unpacked,
)
from wonders.batch.fence import fenced
from wonders.batch.game import BatchGame


class Plain(NamedTuple):
    """A match in lists of numbers, cities and decks in their order at the table."""

    phase: Array
    seat: Array
    built: Array
    wonders: Array
    cards: Array
    tokens: Array
    victories: Array
    tops: Array
    rests: Array
    middle: Array
    """Peaceful tokens, the cat, the lookers."""
    token_piles: Array
    """The row, the stack, offers and used ones."""
    discard: Array
    searched: Array
    found: Array


class Look(NamedTuple):
    """What is to be seen before a move: what lies there, legal actions as packed bits, and what all seats see."""

    plain: Plain
    mask: Array
    options: Array
    seen: Array


class Done(NamedTuple):
    """A move: the state before it, the answer, what it means, and what chance has shown."""

    states: State
    actions: Array
    move: Move
    shown: Shown


Trace: TypeAlias = tuple[Look, Done]


class Ended(NamedTuple):
    """The end of the matches."""

    plain: Plain
    states: State
    returns: Array
    points: Array
    categories: Array


def plain(table: Table) -> Plain:
    """What lies on a table."""
    cities, decks = table.cities, table.decks
    piles = (table.row, stack(table), table.offers, table.used)
    return Plain(
        phase=table.phase,
        seat=table.seat,
        built=jnp.stack([city.built for city in cities]),
        wonders=jnp.stack([city.wonder for city in cities]),
        cards=jnp.stack([card_numbers(Counts(city.low, city.high)) for city in cities]),
        tokens=jnp.stack([token_numbers(city.tokens) for city in cities]),
        victories=jnp.stack([city.victories for city in cities]),
        tops=jnp.stack([deck.top for deck in decks]),
        rests=jnp.stack([card_numbers(Counts(deck.low, deck.high)) for deck in decks]),
        middle=jnp.stack([table.peace, table.cat, table.lookers.astype(jnp.int32)]),
        token_piles=jnp.stack([token_numbers(pile) for pile in piles]),
        discard=discarded(table),
        searched=table.searched,
        found=jnp.where(table.phase == KEEP, card_numbers(kept(table)), 0),
    )


def tastes(texts: Sequence[str]) -> np.ndarray[Any, Any]:
    """How much players like every action: at random, hoarders, builders with tokens, scholars, soldiers, lookers."""

    def liking(text: str) -> tuple[float, ...]:
        verb = text.split()[0]
        return (
            1.0,
            0.02 if verb == "build" else 1.0,
            40.0 if "using" in text or verb == "extra" else 1.0,
            30.0 if verb in ("trade", "extra") else 3.0 if text == "take common" else 1.0,
            30.0 if "shield" in text or "stack" in text else 20.0 if verb == "build" else 1.0,
            30.0 if verb == "look" else 0.1 if verb == "finish" else 1.0,
            30.0 if verb == "finish" else 0.05 if text.startswith("build 5") else 1.0,
        )

    return np.log(np.array([liking(text) for text in texts], np.float32)).T


def record(game: BatchGame[State], batch: int) -> Any:
    """A function from a key to the trace and the end of so many matches; the players have all sorts of tastes."""
    likings = jnp.asarray(tastes(game.space.texts))

    def look(playing: tuple[State, Array]) -> Look:
        state, mask = playing[0], game.legal_mask(playing[0])
        seen = jax.vmap(game.observe, (None, 0))(state, jnp.arange(game.players))
        return Look(plain(unpacked(state)), jnp.packbits(mask), mask.sum(dtype=jnp.int32), seen)

    def go(playing: tuple[State, Array], seen: Look, key: Array) -> tuple[tuple[State, Array], Done]:
        state, players = playing
        table, mask = unpacked(state), jnp.unpackbits(seen.mask)[: game.space.size] != 0
        wish = jnp.where(mask, players[table.seat], -jnp.inf) + jax.random.gumbel(key, mask.shape)
        action = jnp.argmax(wish).astype(jnp.int32)
        move = chosen(seen.options > 1, move_of(table, action), random_choice(table, jnp.uint32(0)).move)
        after, shown = moved(table, fenced(move, MOVE_BITS))
        return (packed(after), players), Done(state, action, move, shown)

    @jax.jit
    @jax.vmap
    def begin(key: Array) -> tuple[State, Array]:
        tasted = jax.random.randint(key, (game.players,), 0, likings.shape[0])
        return game.init(key), likings[tasted]

    @jax.jit
    @jax.vmap
    def end(state: State) -> Ended:
        table = unpacked(state)
        return Ended(plain(table), state, game.returns(state), game.points(state), categories(table))

    def play(key: Array) -> tuple[Trace, Ended]:
        keys = jax.random.split(key, batch)
        (states, _), trace = played(look, go, begin(keys), keys, MOVES[game.players])
        return trace, jax.device_get(end(states))

    return play


MOVES: Final = {2: 160, 3: 220, 4: 280, 5: 340, 6: 400, 7: 460}
"""So many moves are recorded; matches that are not over by then are compared as far as they go."""
