"""Adam, with the gradient cut to a greatest length."""

from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import Array

from wonders.train.net import Params

_FIRST, _SECOND, _LEAST = 0.9, 0.999, 1e-5


class Moments(NamedTuple):
    """Running means of gradients and of their squares, and the number of steps."""

    first: Params
    second: Params
    steps: Array


def still(params: Params) -> Moments:
    """Before the first step."""
    return Moments(jax.tree.map(jnp.zeros_like, params), jax.tree.map(jnp.zeros_like, params), jnp.int32(0))


def moved(params: Params, moments: Moments, gradient: Params, rate: Array, longest: float) -> tuple[Params, Moments]:
    """The weights after one step."""
    length = jnp.sqrt(sum(jnp.sum(part**2) for part in jax.tree.leaves(gradient)))
    shrink = jnp.minimum(1.0, longest / (length + 1e-9))
    steps = moments.steps + 1
    first = jax.tree.map(lambda old, new: _FIRST * old + (1 - _FIRST) * shrink * new, moments.first, gradient)
    second = jax.tree.map(
        lambda old, new: _SECOND * old + (1 - _SECOND) * (shrink * new) ** 2, moments.second, gradient
    )
    unbiased = rate * jnp.sqrt(1 - _SECOND**steps) / (1 - _FIRST**steps)
    params = jax.tree.map(lambda at, m, v: at - unbiased * m / (jnp.sqrt(v) + _LEAST), params, first, second)
    return params, Moments(first, second, steps)
