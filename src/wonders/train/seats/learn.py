"""Learning from rounds of matches with all numbers of players at once."""

from collections.abc import Callable, Sequence
from math import prod
from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import Array, lax

from wonders.bots.net.seats import Form
from wonders.train.adam import Moments, moved
from wonders.train.net import Params
from wonders.train.ppo import Figures, Made, Settings, proximal
from wonders.train.rollout import NEVER, mean
from wonders.train.seats.lookahead import Search
from wonders.train.seats.net import judged
from wonders.train.seats.rollout import Lesson


class Tempo(NamedTuple):
    """What changes while training goes on."""

    rate: Array
    """The length of steps."""
    bonus: Array
    """The worth of entropy, in units of the usual difference between what was thought and what came."""


def lessons(form: Form, settings: Settings, search: Search) -> Callable[..., tuple[Params, Moments, Figures]]:
    """A function from the learner, its moments, a lesson for each number of players, and the tempo to the learner."""

    def run(params: Params, moments: Moments, given: Sequence[Lesson], tempo: Tempo) -> tuple[Params, Moments, Figures]:
        def learn(carried: tuple[Params, Moments], number: Array) -> tuple[tuple[Params, Moments], Figures]:
            params, moments = carried
            part = _slice(given, number % settings.slices, settings.slices)
            gradient, figures = jax.grad(loss, has_aux=True)(params, part, form, settings, search, tempo.bonus)
            return moved(params, moments, gradient, tempo.rate, settings.longest_gradient), figures

        (params, moments), each = lax.scan(learn, (params, moments), jnp.arange(settings.slices * settings.epochs))
        return params, moments, {name: figures.mean() for name, figures in each.items()}

    return run


def _slice(given: Sequence[Lesson], number: Array, slices: int) -> Lesson:
    """A part of the matches with every number of players, decision by decision."""

    def cut(whole: Array) -> Array:
        size = whole.shape[1] // slices
        part = lax.dynamic_slice_in_dim(whole, number * size, size, axis=1)
        return part.reshape(prod(part.shape[:3]), *part.shape[3:])

    parts = [jax.tree.map(cut, lesson) for lesson in given]
    joined: Lesson = jax.tree.map(lambda *each: jnp.concatenate(each), *parts)
    return joined


def loss(
    params: Params, part: Lesson, form: Form, settings: Settings, search: Search, bonus: Array
) -> tuple[Array, Figures]:
    """What is to become small: the loss of the policy, and of the victory that every slot is thought to have."""
    logits, outcome = judged(form, params, part.seen, settings.kind)
    surprise = -mean(jnp.sum(part.outcome * jax.nn.log_softmax(outcome), axis=1), part.judged)
    made = Made(part.legal, part.choice, part.chance, part.gained, part.learnt)
    total, figures = proximal(logits, made, surprise, settings, bonus)
    if not search.candidates:
        return total, figures
    unlike = strayed(logits, part)
    return total + search.weight * unlike, figures | {"strayed": unlike}


def strayed(logits: Array, part: Lesson) -> Array:
    """How far the policy is, among the candidates that were tried, from what looking ahead has found."""
    candidates = part.candidates.astype(jnp.int32)
    there = jnp.take_along_axis(part.legal, candidates, axis=1)
    chances = jax.nn.log_softmax(jnp.where(there, jnp.take_along_axis(logits, candidates, axis=1), NEVER))
    return mean(
        jnp.sum(jnp.where(there, part.target * (jnp.log(part.target + 1e-9) - chances), 0.0), axis=1), part.learnt
    )
