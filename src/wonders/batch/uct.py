"""A sparring partner without knowledge: tree search whose leaves are judged by random play on the batched engine."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import log, sqrt

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array, lax

from wonders.batch.architects import resume as architects
from wonders.batch.chance import stretch
from wonders.batch.duel import resume as duel
from wonders.batch.game import AnyTree
from wonders.batch.registry import make
from wonders.bots.bot import Perspective
from wonders.bots.search.blind import BlindTree
from wonders.bots.search.budget import Budget, Timer
from wonders.bots.search.open_tree import OpenTree
from wonders.bots.search.places import Decided
from wonders.bots.search.thought import Thought
from wonders.core.actions import Action
from wonders.core.decisions import Decision, Seat
from wonders.core.game import AnyGame, AnyTable
from wonders.core.options import BadOption

EXPLORE = 0.7
"""How much answers attract that were tried little, where winning is worth 1 and losing -1."""
AT_ONCE = 64
"""Leaves whose matches are played on together."""
RESUMED = {"duel": duel, "architects": architects}
"""Games whose tables the batched engine can go on from, between two."""


class Tried(Decided):
    """A decision at which every answer is tried once, then the one with the highest bound (UCB1)."""

    __slots__ = ()

    def select(self) -> int:
        if self.tried < len(self.actions):
            return self.tried
        wide = EXPLORE * sqrt(log(self.visits))
        bounds = [total / times + wide / sqrt(times) for total, times in zip(self.sums, self.visited, strict=True)]
        return bounds.index(max(bounds))


class RandomPlay:
    """Judges tables by matches played on at random, what is hidden dealt anew for each."""

    def __init__(self, game: str, each: int, seed: int) -> None:
        self._known = RESUMED[game].known
        self._play = _compiled(game, each)
        self._key = jax.random.key(seed)

    def worth(self, tables: Sequence[AnyTable], seats: Sequence[Seat]) -> list[tuple[float, bool]]:
        """The mean over the matches played on."""
        size = len(tables)
        filled: AnyTree = self._known(
            [*tables, *[tables[-1]] * (AT_ONCE - size)], [*seats, *[seats[-1]] * (AT_ONCE - size)]
        )
        self._key, key = jax.random.split(self._key)
        shares = np.asarray(self._play(filled, key))[:size].tolist()
        return [((1 - 2 * seat) * (2 * share - 1), True) for seat, share in zip(seats, shares, strict=True)]

    def priors(self, basis: object, legal: Sequence[Action]) -> list[float]:
        """All answers look alike."""
        return [1 / len(legal)] * len(legal)


@lru_cache(maxsize=4)
def _compiled(name: str, each: int) -> Callable[[AnyTree, Array], Array]:
    """From matches as they are known and a key to the share of the victory that seat 0 gets in so many of each."""
    game, dealt = make(name, 2), RESUMED[name].dealt

    def play(matches: AnyTree, key: Array) -> Array:
        many = jax.tree.map(lambda part: jnp.repeat(part, each, axis=0), matches)
        deals, chance = jax.random.split(key)
        states = jax.vmap(dealt)(many, jax.random.split(deals, AT_ONCE * each))
        seeds = jax.random.bits(chance, (AT_ONCE * each,), jnp.uint32)

        def going(carried: tuple[AnyTree, Array]) -> Array:
            return jax.vmap(game.asked)(carried[0]).any()

        def step(carried: tuple[AnyTree, Array]) -> tuple[AnyTree, Array]:
            states, number = carried
            return jax.vmap(game.random_move)(states, stretch(seeds, number))[0], number + 1

        states, _ = lax.while_loop(going, step, (states, jnp.int32(0)))
        return jax.vmap(game.returns)(states)[:, 0].reshape(AT_ONCE, each).mean(axis=1)

    return jax.jit(play)


class Uct:
    """So many playouts a move. In Duel and in Architects for two they run on the batched engine, `each` from every new
    place of the tree; else one by one on the reference engine, over worlds that the seat cannot tell from the real one.
    """

    def __init__(self, playouts: int = 20_000, each: int = 8) -> None:
        if playouts < 1 or each < 1:
            raise BadOption("The bot 'uct' needs one playout at least, and one from each place.")
        self._each = each
        self._playouts = playouts

    def choose(self, asked: Decision, legal: Sequence[Action], seen: Perspective) -> Action:
        if len(legal) == 1:
            return legal[0]
        return self.think(asked, legal, seen).best

    def think(self, asked: Decision, legal: Sequence[Action], seen: Perspective) -> Thought:
        """What it thinks of every answer."""
        if not _resumes(seen.game) or asked.kind == "NameBid":
            tree = BlindTree(seen.game, seen.seat, seen.rng)
            return tree.think(seen.history, asked, legal, Timer(Budget(nodes=self._playouts)))
        judge = RandomPlay(seen.game.id, self._each, seen.rng.getrandbits(31))
        timer = Timer(Budget(nodes=max(1, self._playouts // self._each)))
        return OpenTree(seen.game, judge, seen.rng, AT_ONCE, Tried).think(
            seen.game.resample((seen.view,), seen.rng), timer
        )


@lru_cache(maxsize=16)
def _resumes(game: AnyGame) -> bool:
    """Whether the batched engine plays this game with its options."""
    if game.id not in RESUMED or game.players != 2:
        return False
    try:
        make(game.id, game.players, **game.options)
    except BadOption:
        return False
    return True
