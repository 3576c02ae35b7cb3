"""Whole matches played by nets, many at once, with everything that is learnt from."""

from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import Array, lax
from jax.typing import DTypeLike

from wonders.batch.duel.state import COUNTED, MILITARY
from wonders.batch.game import AnyBatchGame, AnyTree
from wonders.bots.net.form import WORTH
from wonders.train.net import Params, judged, value
from wonders.train.tastes import STRONGEST, scholarly

BY_SCIENCE = 2
NEVER = -1e9
"""The logit of what is not legal."""


class Samples(NamedTuple):
    """Decisions, step by step and match by match."""

    seen: Array
    legal: Array
    action: Array
    chance: Array
    """The logarithm of the probability with which the action was chosen."""
    worth: Array
    """What the position was thought to be worth for whoever decided."""
    seat: Array
    going: Array
    """Whether the match was not over."""
    learnt: Array
    """Whether the learner decided, in a match that was not over."""


class Endings(NamedTuple):
    """How matches ended: from -1 to 1 for seat 0; by points 0, by military 1, by science 2; who sat where."""

    result: Array
    how: Array
    rival: Array
    """The seat that a rival had, or -1 where the learner played itself."""


class Slant(NamedTuple):
    """What is made different for learning's sake, and goes back to nothing as training goes on."""

    science: Array | float = 0.0
    """How much more than any other a victory by science counts."""
    leaning: Array | float = 0.0
    """How much one seat of one match in eight likes science more than the policy does, at most 1."""


STRAIGHT = Slant()
LEANS_EVERY, LEANS_AT = 8, 1
"""One match of so many has a seat that leans towards science; those against rivals are others."""


def leanings(batch: int, slant: Slant, key: Array) -> Array:
    """For each match and seat how strongly it leans."""
    rows = jnp.arange(batch)
    strength = STRONGEST * slant.leaning * jax.random.uniform(key, (batch,))
    leans = (rows % LEANS_EVERY == LEANS_AT)[:, None] & (rows[:, None] // LEANS_EVERY % 2 == jnp.arange(2))
    return jnp.where(leans, strength[:, None], 0.0)


class Round(NamedTuple):
    """So many matches at a time; one of `every` is played against a rival. Products are of this type."""

    batch: int
    every: int
    kind: DTypeLike


def played(
    game: AnyBatchGame, by: Round, learner: Params, rival: Params, key: Array, slant: Slant = STRAIGHT
) -> tuple[Samples, Endings]:
    """A round of matches; the seats of the rival alternate."""
    batch, every, kind = by
    deal, chance = jax.random.split(key)
    leans, liked = leanings(batch, slant, jax.random.fold_in(key, 2)), jnp.asarray(scholarly(game.space))
    states = jax.vmap(game.init)(jax.random.split(deal, batch))
    rows, last = jnp.arange(batch), slice(every - 1, None, every)
    seats = jnp.where(rows % every == every - 1, rows // every % 2, -1)

    def step(states: AnyTree, key: Array) -> tuple[AnyTree, Samples]:
        seen = jax.vmap(lambda state: game.observe(state, state.seat))(states)
        legal = jax.vmap(game.legal_mask)(states)
        own, other = jax.random.split(key)
        logits, classes = judged(learner, seen, kind)
        leaning = jnp.take_along_axis(leans, states.seat[:, None].astype(jnp.int32), axis=1) * liked
        action, chance = drawn(logits, legal, own, leaning)
        theirs, _ = drawn(judged(rival, seen[last], kind)[0], legal[last], other)
        strange, going = states.seat == seats, states.phase < COUNTED
        action = jnp.where(strange, jnp.repeat(theirs, every), action)
        number, worth = action.astype(jnp.int16), value(classes, slant.science)
        found = Samples(seen, legal, number, chance, worth, states.seat, going, going & ~strange)
        return jax.vmap(game.step)(states, action), found

    states, samples = lax.scan(step, states, jax.random.split(chance, game.longest))
    result = 2 * jax.vmap(game.returns)(states)[:, 0] - 1
    how = jnp.maximum(states.phase.astype(jnp.int32) - MILITARY + 1, 0)
    return samples, Endings(result, how, seats)


def drawn(logits: Array, legal: Array, key: Array, leaning: Array | float = 0.0) -> tuple[Array, Array]:
    """Actions by their probabilities, and the logarithms of these.

    A leaning changes what is done, not the probabilities that are told: what comes of it is learnt from as if the
    policy had tried it by itself. With the true ones, what the policy would hardly ever do would hardly count.
    """
    chances = jax.nn.log_softmax(jnp.where(legal, logits, NEVER))
    noise = jax.random.gumbel(key, logits.shape, jnp.float32) + leaning
    action = jnp.argmax(jnp.where(legal, chances + noise, NEVER), axis=1)
    return action, jnp.take_along_axis(chances, action[:, None], axis=1)[:, 0]


def classes(endings: Endings, seat: Array) -> Array:
    """The class of the outcome for whoever decided, for every decision."""
    result = jnp.where(seat == 0, 1.0, -1.0) * endings.result
    draw = len(WORTH) - 1
    return jnp.where(result > 0, endings.how, jnp.where(result < 0, endings.how + 3, draw)).astype(jnp.int8)


def advantages(samples: Samples, endings: Endings, trust: float, science: Array | float = 0.0) -> Array:
    """How much better it went than was thought, with later thoughts mixed in by `trust` (1: the outcome alone)."""
    sign = jnp.where(samples.seat == 0, 1.0, -1.0)
    result = endings.result * jnp.where(endings.how == BY_SCIENCE, 1.0 + science, 1.0)
    thought = jnp.where(samples.going, sign * samples.worth, result)

    def back(carried: tuple[Array, Array], now: Array) -> tuple[tuple[Array, Array], Array]:
        later, gained = carried
        gained = later - now + trust * gained
        return (now, gained), gained

    start = (result, jnp.zeros_like(result))
    _, gained = lax.scan(back, start, thought, reverse=True)
    return sign * gained


def mean(values: Array, counted: Array) -> Array:
    """The mean of those that count."""
    return jnp.sum(jnp.where(counted, values, 0.0)) / jnp.maximum(counted.sum(), 1)
