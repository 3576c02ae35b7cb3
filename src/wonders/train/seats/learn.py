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


def lessons(
    form: Form, settings: Settings, search: Search, filled: float
) -> Callable[..., tuple[Params, Moments, Figures]]:
    """A function from the learner, its moments, a lesson for each number of players, a tempo and a key to the learner.

    Positions are mixed first: those of a match all end alike, so that a step from few matches would mostly learn luck.
    """

    def run(
        params: Params, moments: Moments, given: Sequence[Lesson], tempo: Tempo, key: Array
    ) -> tuple[Params, Moments, Figures]:
        keys = jax.random.split(key, len(given))
        whole = [mixed(lesson, settings.slices, filled, key) for lesson, key in zip(given, keys, strict=True)]

        def learn(carried: tuple[Params, Moments], number: Array) -> tuple[tuple[Params, Moments], Figures]:
            params, moments = carried
            parts = [jax.tree.map(lambda part: part[number % settings.slices], lesson) for lesson in whole]
            part: Lesson = jax.tree.map(lambda *each: jnp.concatenate(each), *parts)
            gradient, figures = jax.grad(loss, has_aux=True)(params, part, form, settings, search, tempo.bonus)
            return moved(params, moments, gradient, tempo.rate, settings.longest_gradient), figures

        (params, moments), each = lax.scan(learn, (params, moments), jnp.arange(settings.slices * settings.epochs))
        return params, moments, {name: figures.mean() for name, figures in each.items()}

    return run


def mixed(lesson: Lesson, slices: int, filled: float, key: Array) -> Lesson:
    """Decisions of all matches in any order, slice by slice; only so many of them that what is empty stays out."""
    rows = prod(lesson.judged.shape)
    size = max(1, int(rows * filled) // slices)
    late = jnp.where(lesson.judged.reshape(rows), 0.0, 1.0) + jax.random.uniform(key, (rows,))
    order = jnp.argsort(late)[: size * slices]
    found: Lesson = jax.tree.map(
        lambda part: part.reshape(rows, *part.shape[3:])[order].reshape(slices, size, *part.shape[3:]), lesson
    )
    return found


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
