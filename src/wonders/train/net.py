"""Duel's net in jax. One-hot products instead of look-ups, whose gradients add up in contended memory."""

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from jax.typing import DTypeLike

from wonders.bots.net.form import (
    CLASSES,
    EMBEDDING,
    LAYERS,
    POLICY,
    SCALES,
    SLOT_KINDS,
    SLOTS_FROM,
    SLOTS_TO,
    WORTH,
    places,
)

Params = dict[str, Array]

_TYPICAL_ACTIVE = 200
"""Inputs that are not zero, about."""


def fresh(key: Array) -> Params:
    """Weights to begin with: the policy almost uniform, the outcome almost open."""
    spread = {"embed": 0.5, "first": _TYPICAL_ACTIVE**-0.5, "mix1": 0.03, "mix2": 0.03, "head": 0.002}
    params: Params = {}
    for name, number in zip(LAYERS, jax.random.split(key, len(LAYERS)), strict=True):
        params[name] = spread[name] * jax.random.normal(number, LAYERS[name], jnp.float32)
        if name != "embed":
            params[f"{name}_bias"] = jnp.zeros(LAYERS[name][1], jnp.float32)
    return params


def uniform(params: Params) -> Params:
    """The net that finds everything equally good, which is the random player."""
    return jax.tree.map(jnp.zeros_like, params)


def judged(params: Params, seen: Array, kind: DTypeLike) -> tuple[Array, Array]:
    """For each observation the logits of all actions and of the classes of the outcome; products in the given type."""
    hidden = jax.nn.relu(product(_inputs(params, seen, kind), params, "first", kind))
    for layer in ("mix1", "mix2"):
        hidden += jax.nn.relu(product(hidden.astype(kind), params, layer, kind))
    out = product(hidden.astype(kind), params, "head", kind)
    return actions(out[:, :POLICY]), out[:, POLICY:]


def value(classes: Array, science: Array | float = 0.0) -> Array:
    """From -1 to 1, for whoever decides; a victory by science can be made to count for so much more."""
    by_science = np.array(["science" in name for name in CLASSES], np.float32)
    return jax.nn.softmax(classes) @ (jnp.asarray(WORTH, jnp.float32) * (1 + science * by_science))


def actions(parts: Array) -> Array:
    """The logits of all actions, in their order, from the parts of the policy."""
    part = {name: parts[:, start:end] for name, (start, end) in places().items()}
    wonders = part["wonder"][:, :, None] + part["bury"][:, None, :]
    names = ("revive", "destroy", "token", "pick", "begin", "bid")
    listed = [part["build"], part["sell"], wonders.reshape(len(parts), -1), *(part[name] for name in names)]
    return jnp.concatenate(listed, axis=1)


def _inputs(params: Params, seen: Array, kind: DTypeLike) -> Array:
    plain = jnp.concatenate([seen[:, :SLOTS_FROM], seen[:, SLOTS_TO:]], axis=1)
    scaled = plain.astype(kind) * jnp.asarray(np.array(SCALES, np.float32), kind)
    slots = jax.nn.one_hot(seen[:, SLOTS_FROM:SLOTS_TO].reshape(-1), SLOT_KINDS, dtype=kind)
    embedded = (slots @ params["embed"].astype(kind)).reshape(len(seen), (SLOTS_TO - SLOTS_FROM) * EMBEDDING)
    return jnp.concatenate([scaled, embedded.astype(kind)], axis=1)


def product(inputs: Array, params: Params, layer: str, kind: DTypeLike) -> Array:
    """What a layer makes of its inputs, before anything is cut off."""
    return _dot(inputs, params[layer].astype(kind)) + params[f"{layer}_bias"]


@jax.custom_vjp
def _dot(inputs: Array, matrix: Array) -> Array:
    """A product in full precision of factors in less, whose gradients are products of factors in less as well.

    Left to itself, jax widens the factors on the way back, and accelerators then take many times as long.
    """
    return jnp.dot(inputs, matrix, preferred_element_type=jnp.float32)


def _dot_forth(inputs: Array, matrix: Array) -> tuple[Array, tuple[Array, Array]]:
    return _dot(inputs, matrix), (inputs, matrix)


def _dot_back(kept: tuple[Array, Array], change: Array) -> tuple[Array, Array]:
    inputs, matrix = kept
    change = change.astype(inputs.dtype)
    return jnp.dot(change, matrix.T), jnp.dot(inputs.T, change)


_dot.defvjp(_dot_forth, _dot_back)
