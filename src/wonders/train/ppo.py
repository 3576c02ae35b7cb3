"""Proximal policy optimisation: small steps towards what went better than was thought."""

from collections.abc import Callable
from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import Array, lax
from jax.typing import DTypeLike

from wonders.batch.game import AnyBatchGame
from wonders.train.adam import Moments, moved
from wonders.train.net import Params, judged
from wonders.train.rollout import (
    BY_SCIENCE,
    LEANS_AT,
    LEANS_EVERY,
    NEVER,
    Endings,
    Round,
    Samples,
    Slant,
    advantages,
    classes,
    mean,
    played,
)

Figures = dict[str, Array]


class Settings(NamedTuple):
    """What is settled before training begins."""

    batch: int = 16384
    """Matches of an iteration."""
    slices: int = 32
    """Into so many parts an iteration is cut, for a step of learning each."""
    epochs: int = 2
    rival_every: int = 4
    """One match of so many is played against an older self."""
    clip: float = 0.2
    most: float = 3.0
    """What went badly counts at most so many times more because the policy would do it more often."""
    trust: float = 0.95
    patience: float = 1.0
    """How much later thoughts and the outcome count in what the net learns to expect, beside the next thought."""
    outcome_weight: float = 0.5
    longest_gradient: float = 0.5
    kind: DTypeLike = jnp.float32
    """The type of matrix products."""


class Pace(NamedTuple):
    """What changes while training goes on."""

    rate: Array
    """The length of steps."""
    temperature: Array
    """How much worth one unit of the policy's entropy has, where winning is worth 1 and losing -1."""
    slant: Slant = Slant()


class Lesson(NamedTuple):
    """A part of the samples, ready to be learnt from."""

    samples: Samples
    gained: Array
    outcome: Array


class Made(NamedTuple):
    """Choices, and what came of them."""

    legal: Array
    choice: Array
    chance: Array
    """The logarithm of the probability with which the choice was made."""
    gained: Array
    learnt: Array
    """Whether the learner chose here."""


def iteration(game: AnyBatchGame, settings: Settings) -> Callable[..., tuple[Params, Moments, Figures]]:
    """A function from the learner, its moments, a rival, a key and the pace to the learner after one iteration."""

    def run(params: Params, moments: Moments, rival: Params, key: Array, pace: Pace) -> tuple[Params, Moments, Figures]:
        by = Round(settings.batch, settings.rival_every, settings.kind)
        samples, endings = played(game, by, params, rival, key, pace.slant)
        gained = advantages(samples, endings, settings.trust, pace.slant.science)
        spread = jnp.sqrt(mean(gained**2, samples.learnt)) + 1e-4
        centre = mean(gained, samples.learnt)
        lesson = Lesson(samples, (gained - centre) / spread, classes(endings, samples.seat))
        size = settings.batch // settings.slices

        def learn(carried: tuple[Params, Moments], number: Array) -> tuple[tuple[Params, Moments], Figures]:
            params, moments = carried
            start = number % settings.slices * size
            part = jax.tree.map(lambda whole: lax.dynamic_slice_in_dim(whole, start, size, axis=1), lesson)
            flat = jax.tree.map(lambda found: found.reshape(-1, *found.shape[2:]), part)
            gradient, figures = jax.grad(loss, has_aux=True)(params, flat, settings, pace.temperature / spread)
            return moved(params, moments, gradient, pace.rate, settings.longest_gradient), figures

        (params, moments), each = lax.scan(learn, (params, moments), jnp.arange(settings.slices * settings.epochs))
        figures = {name: part.mean() for name, part in each.items()}
        return params, moments, figures | told(samples, endings) | {"spread": spread}

    return run


def loss(params: Params, part: Lesson, settings: Settings, bonus: Array) -> tuple[Array, Figures]:
    """What is to become small: the loss of the policy, and of the class of outcome that is thought to come."""
    samples = part.samples
    logits, outcome = judged(params, samples.seen, settings.kind)
    classed = jnp.arange(outcome.shape[1], dtype=jnp.int8) == part.outcome[:, None]
    surprise = -mean(jnp.sum(jnp.where(classed, jax.nn.log_softmax(outcome), 0.0), axis=1), samples.learnt)
    made = Made(samples.legal, samples.action, samples.chance, part.gained, samples.learnt)
    return proximal(logits, made, surprise, settings, bonus)


def proximal(logits: Array, made: Made, surprise: Array, settings: Settings, bonus: Array) -> tuple[Array, Figures]:
    """Losses of the policy and of the outcome, which is given, less the bonus for entropy."""
    chances = jax.nn.log_softmax(jnp.where(made.legal, logits, NEVER))
    chosen = jnp.arange(chances.shape[1], dtype=jnp.int16) == made.choice[:, None]
    change = jnp.sum(jnp.where(chosen, chances, 0.0), axis=1) - made.chance
    ratio = jnp.exp(jnp.clip(change, -10, 10))
    kept = jnp.clip(ratio, 1 - settings.clip, 1 + settings.clip)
    bound = jnp.where(made.gained < 0, settings.most * made.gained, -jnp.inf)
    policy = -mean(jnp.maximum(jnp.minimum(ratio * made.gained, kept * made.gained), bound), made.learnt)
    entropy = -mean(jnp.sum(jnp.where(made.legal, jnp.exp(chances) * chances, 0.0), axis=1), made.learnt)
    total = policy + settings.outcome_weight * surprise - bonus * entropy
    clipped = mean((jnp.abs(ratio - 1) > settings.clip).astype(jnp.float32), made.learnt)
    figures = {"loss": total, "policy_loss": policy, "outcome_loss": surprise, "entropy": entropy, "clipped": clipped}
    return total, figures | {"divergence": mean(ratio - 1 - change, made.learnt)}


def told(samples: Samples, endings: Endings) -> Figures:
    """How the matches went: shares of the endings, the first seat's wins, and those against the rival."""
    shares = {name: (endings.how == number).mean() for number, name in enumerate(("points", "military", "science"))}
    rival = endings.rival
    against = jnp.where(rival == 1, endings.result, -endings.result)
    return {f"ended_by_{name}": share for name, share in shares.items()} | {
        "first_seat": (endings.result.mean() + 1) / 2,
        "against_rival": (mean(against, rival >= 0) + 1) / 2,
        "own_science": mean((endings.how == BY_SCIENCE).astype(jnp.float32), _unslanted(rival)),
        "decisions": samples.going.sum() / samples.going.shape[1],
    }


def _unslanted(rival: Array) -> Array:
    """The matches in which nobody leans and no rival plays."""
    return (rival < 0) & (jnp.arange(rival.shape[0]) % LEANS_EVERY != LEANS_AT)


def contest(game: AnyBatchGame, batch: int, kind: DTypeLike) -> Callable[[Params, Params, Array], Array]:
    """A function from two nets and a key to the share of the victory that the first has, seats alternating."""

    def run(learner: Params, rival: Params, key: Array) -> Array:
        samples, endings = played(game, Round(batch, 1, kind), learner, rival, key)
        return told(samples, endings)["against_rival"]

    return run
