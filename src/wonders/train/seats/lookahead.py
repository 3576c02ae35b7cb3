"""Looking ahead in training: some answers of each decision are tried on the batched engine, the better ones more often.

Candidates are drawn without replacement by the policy (Gumbel noise added to its logits). Each is tried with what
others choose at the same time drawn anew, and with chance drawn anew where the engine has not settled it; the net
judges where that leads. The better half is tried again. What the policy should rather be is its logits plus what was
found.
"""

from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from jax.typing import DTypeLike

from wonders.batch.game import AnyTree
from wonders.bots.net.seats import slots
from wonders.train.net import Params
from wonders.train.rollout import NEVER
from wonders.train.seats.net import judged
from wonders.train.seats.tasks import Task


class Search(NamedTuple):
    """How far and how often."""

    candidates: int = 0
    """So many answers of each decision are tried; none for no search."""
    trials: int = 2
    """How often each of them is tried; the better half twice as often again."""
    sharpness: float = 0.06
    """By so much of the victory, divided by the players, a candidate must be better to become 2.7 times as likely."""
    furthest: float = 3.0
    """Logits change by no more than this."""
    weight: float = 1.0
    """How much what was found counts in learning, beside what came of the match."""

    @property
    def simulations(self) -> int:
        """Tries of one decision."""
        return self.candidates * self.trials + self.candidates // 2 * 2 * self.trials


class Found(NamedTuple):
    """What a search has found, for every match and decider."""

    candidates: Array
    target: Array
    """How likely each should be, among them."""
    gain: Array
    """By how much of the victory that is better than what the policy finds likely among them."""


class Asked(NamedTuple):
    """Decisions to search: what every decider may choose, and how likely it does."""

    states: AnyTree
    seats: Array
    logits: Array
    legal: Array
    close: Array
    """How much of the victory is shared by points at the end of a match."""


def nothing(batch: int, deciders: int) -> Found:
    """Where there is no search."""
    none = jnp.zeros((batch, deciders, 0))
    return Found(none.astype(jnp.int16), none, jnp.zeros((batch, deciders)))


def searched(task: Task, kind: DTypeLike, params: Params, asked: Asked, key: Array, search: Search) -> Found:
    """Search all decisions of a step; logits and legal choices are given match by match, decider by decider."""
    noise_key, first_key, second_key = jax.random.split(key, 3)
    chances = jax.nn.log_softmax(jnp.where(asked.legal, asked.logits, NEVER))
    noise = jax.random.gumbel(noise_key, chances.shape, jnp.float32)
    noised, candidates = jax.lax.top_k(jnp.where(asked.legal, chances + noise, NEVER), search.candidates)
    there = jnp.take_along_axis(asked.legal, candidates, axis=2)
    first = _tried(task, kind, params, asked, candidates, first_key, search.trials)
    unit = search.sharpness / task.players
    _, better = jax.lax.top_k(jnp.where(there, noised + first / unit, NEVER), search.candidates // 2)
    again = jnp.take_along_axis(candidates, better, axis=2)
    second = _tried(task, kind, params, asked, again, second_key, 2 * search.trials)
    chosen = better[..., None] == jnp.arange(search.candidates)
    more = jnp.sum(jnp.where(chosen, second[..., None], 0.0), axis=2)
    worth = jnp.where(chosen.any(axis=2), (first + 2 * more) / 3, first)
    prior = jax.nn.softmax(jnp.where(there, jnp.take_along_axis(chances, candidates, axis=2), NEVER))
    beyond = worth - jnp.sum(prior * worth, axis=2, keepdims=True)
    change = jnp.clip(beyond / unit, -search.furthest, search.furthest)
    target = jax.nn.softmax(jnp.where(there, jnp.log(prior + 1e-9) + change, NEVER))
    return Found(candidates.astype(jnp.int16), target, jnp.sum((target - prior) * worth, axis=2))


def _tried(
    task: Task, kind: DTypeLike, params: Params, asked: Asked, candidates: Array, key: Array, trials: int
) -> Array:
    """The mean share of the victory that each candidate brings its seat."""
    batch, deciders, number = candidates.shape
    draw, chance = jax.random.split(key)
    noise = jax.random.gumbel(draw, (batch, trials, *asked.logits.shape[1:]), jnp.float32)
    others = jnp.argmax(jnp.where(asked.legal, asked.logits, NEVER)[:, None] + noise, axis=3)
    keys = jax.random.split(chance, (batch, trials))

    def trial(state: AnyTree, seat: Array, at: Array, candidate: Array, choices: Array, key: Array) -> AnyTree:
        after = task.step(task.shuffled(state, key), choices.at[at].set(candidate))
        looker = task.looker(after, seat)
        over = ~task.asked(after).any()
        return task.seen_by(after, looker), (seat - looker) % task.players, over, task.result(after, asked.close)[seat]

    by_trial = jax.vmap(trial, (None, None, None, None, 0, 0))
    by_candidate = jax.vmap(by_trial, (None, None, None, 0, None, None))
    by_decider = jax.vmap(by_candidate, (None, 0, 0, 0, None, None))
    every = jax.vmap(by_decider, (0, 0, None, 0, 0, 0))
    seen, away, over, result = every(asked.states, asked.seats, jnp.arange(deciders), candidates, others, keys)
    _, outcome = judged(task.form, params, seen.reshape(-1, seen.shape[-1]), kind)
    slot = jnp.asarray(np.argsort(slots(task.players)))[away.reshape(-1)]
    share = jnp.take_along_axis(jax.nn.softmax(outcome), slot[:, None], axis=1)[:, 0]
    worth = jnp.where(over.reshape(-1), result.reshape(-1), share)
    return worth.reshape(batch, deciders, number, trials).mean(axis=3)
