"""Whole matches played by nets, many at once, with everything that is learnt from."""

from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import Array, lax
from jax.typing import DTypeLike

from wonders.batch.game import AnyTree
from wonders.train.net import Params
from wonders.train.ppo import Settings
from wonders.train.rollout import drawn, mean
from wonders.train.seats.lookahead import Asked, Search, nothing, searched
from wonders.train.seats.net import judged
from wonders.train.seats.tasks import Task

EVERY = Settings().rival_every
"""In one of so many matches seats may be a rival's."""


class Lesson(NamedTuple):
    """Decisions: step by step, match by match, decider by decider."""

    seen: Array
    legal: Array
    choice: Array
    chance: Array
    """The logarithm of the probability with which the choice was made."""
    gained: Array
    """How much better it went than was thought, in units of the usual difference."""
    outcome: Array
    """The share of the victory of every slot in the end, or what was thought of it later."""
    learnt: Array
    """Whether the learner chose here."""
    judged: Array
    """Whether what it thinks of the outcome is learnt from."""
    candidates: Array
    """Choices that were tried by looking ahead, and how likely each should be among them."""
    target: Array


class Ended(NamedTuple):
    """How the matches of a round ended, seat by seat."""

    victory: Array
    points: Array
    counted: Array
    """Which matches were over in time."""


class Round(NamedTuple):
    """How a round is played."""

    kind: DTypeLike
    search: Search = Search()
    trust: float = 1.0
    """How much more than the next thought about a position the later ones and the outcome count."""
    patience: float = 1.0
    """The same for what the net learns to expect: 1 for the outcome alone, which is right but mostly luck."""
    every: int = EVERY
    """In one of so many matches seats may be the rival's."""


def mixed_matches(every: int = EVERY) -> slice:
    """The matches in which seats may be a rival's."""
    return slice(every - 1, None, every)


def played(
    task: Task, how: Round, learner: Params, rival: Params, strange: Array, key: Array, close: Array
) -> tuple[Lesson, Ended, dict[str, Array]]:
    """A round of matches. `strange` says for each match which seats are the rival's, in `mixed_matches` only;
    `close` is how much of the victory is shared by points."""
    deal, chance = jax.random.split(key)
    batch = strange.shape[0]
    states = jax.vmap(task.game.init)(jax.random.split(deal, batch))

    def step(states: AnyTree, key: Array) -> tuple[AnyTree, tuple[Lesson, Array, Array, Array, Array]]:
        return _step(task, how, learner, rival, strange, states, key, close)

    states, (lesson, worth, seats, going, gain) = lax.scan(step, states, jax.random.split(chance, task.longest))
    ended = Ended(
        jax.vmap(task.game.returns)(states),
        jax.vmap(task.game.points)(states).astype(jnp.float32),
        ~jax.vmap(task.game.asked)(states).any(axis=1),
    )
    result = jax.vmap(task.result, (0, None))(states, close)
    gained = jnp.take_along_axis(advantages(worth, going, result, how.trust), seats, axis=2)
    expected = worth + advantages(worth, going, result, how.patience)
    learnt, valued = (found & ended.counted[:, None] for found in (lesson.learnt, lesson.judged))
    spread = jnp.sqrt(mean(gained**2, learnt)) + 1e-4
    lesson = lesson._replace(
        gained=(gained - mean(gained, learnt)) / spread,
        outcome=task.in_slots(expected[:, :, None, :], seats),
        learnt=learnt,
        judged=valued,
    )
    own = jnp.where(strange, 0.0, 1.0)
    figures = {
        "spread": spread,
        "decisions": going.sum() / batch,
        "looking_ahead": mean(gain, learnt),
        "unfinished": 1 - ended.counted.mean(),
        "share": jnp.sum(ended.victory * own) / jnp.maximum(1, jnp.sum(own * ended.counted[:, None])),
        "points": mean(ended.points, ~strange & ended.counted[:, None]),
    }
    return lesson, ended, figures


def _step(
    task: Task, how: Round, learner: Params, rival: Params, strange: Array, states: AnyTree, key: Array, close: Array
) -> tuple[AnyTree, tuple[Lesson, Array, Array, Array, Array]]:
    batch, deciders = strange.shape[0], task.deciders
    draw_key, search_key = jax.random.split(key)
    seen, legal = jax.vmap(task.seen)(states), jax.vmap(task.legal)(states)
    seats, asked = jax.vmap(task.seats)(states), jax.vmap(task.asked)(states)
    flat = seen.reshape(batch * deciders, -1)
    logits, outcome = judged(task.form, learner, flat, how.kind)
    some = seen[mixed_matches(how.every)]
    theirs, _ = judged(task.form, rival, some.reshape(len(some) * deciders, -1), how.kind)
    theirs = jnp.repeat(theirs.reshape(len(some), deciders, -1), how.every, axis=0).reshape(logits.shape)
    foreign = jnp.take_along_axis(strange, seats, axis=1)
    playing = jnp.where(foreign.reshape(-1)[:, None], theirs, logits)
    choice, chance = drawn(playing, legal.reshape(batch * deciders, -1), draw_key)
    found = nothing(batch, deciders)
    if how.search.candidates:
        given = Asked(states, seats, playing.reshape(legal.shape), legal, close)
        found = searched(task, how.kind, learner, given, search_key, how.search)
    shares = jax.nn.softmax(outcome).reshape(batch, deciders, -1)
    worth = jax.vmap(task.worth)(shares, seats)
    choice, chance = (made.reshape(batch, deciders) for made in (choice, chance))
    going = asked.any(axis=1)
    empty = jnp.zeros_like(chance)
    own = going[:, None] & ~foreign
    free = asked & (legal.sum(axis=2) > 1)
    lesson = Lesson(seen, legal, choice.astype(jnp.int16), chance, empty, empty, own & free, own, *found[:2])
    return jax.vmap(task.step)(states, choice), (lesson, worth, seats, going, found.gain)


def advantages(worth: Array, going: Array, result: Array, trust: float) -> Array:
    """For every step, match and seat how much better it went than was thought."""
    thought = jnp.where(going[:, :, None], worth, result)

    def back(carried: tuple[Array, Array], now: Array) -> tuple[tuple[Array, Array], Array]:
        later, gained = carried
        gained = later - now + trust * gained
        return (now, gained), gained

    _, gained = lax.scan(back, (result, jnp.zeros_like(result)), thought, reverse=True)
    return gained
