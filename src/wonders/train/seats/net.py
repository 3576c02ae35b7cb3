"""Nets for many seats in jax."""

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from jax.typing import DTypeLike

from wonders.bots.net.seats import SEATS, Form
from wonders.train.net import Params, product
from wonders.train.rollout import NEVER

_TYPICAL_ACTIVE = 100
"""Features that are not zero, about."""


def fresh(form: Form, key: Array) -> Params:
    """Weights to begin with: choices almost alike, the outcome almost open."""
    spread = {"first": _TYPICAL_ACTIVE**-0.5, "mix1": 0.03, "mix2": 0.03, "head": 0.002}
    params: Params = {}
    for name, number in zip(form.layers, jax.random.split(key, len(form.layers)), strict=True):
        params[name] = spread[name] * jax.random.normal(number, form.layers[name], jnp.float32)
        params[f"{name}_bias"] = jnp.zeros(form.layers[name][1], jnp.float32)
    return params


def judged(form: Form, params: Params, seen: Array, kind: DTypeLike) -> tuple[Array, Array]:
    """For each row the logits of all choices, and of the seats' victories, slot by slot; products in the given type."""
    inputs = seen.astype(kind) * jnp.asarray(np.array(form.scales, np.float32), kind)
    hidden = jax.nn.relu(product(inputs, params, "first", kind))
    for layer in ("mix1", "mix2"):
        hidden += jax.nn.relu(product(hidden.astype(kind), params, layer, kind))
    out = product(hidden.astype(kind), params, "head", kind)
    there = seen[:, -SEATS:] > 0
    return out[:, : form.choices], jnp.where(there, out[:, form.choices :], NEVER)
