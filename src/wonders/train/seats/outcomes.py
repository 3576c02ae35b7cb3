"""Learning only what comes of positions: a net plays as it is, and what it thinks of the outcome is set right.

Positions of many matches are mixed before they are learnt from. In a round of self-play on a processor there are few
matches, and those of one match all end alike, so that most of what a step learns there is luck.
"""

from collections.abc import Iterator
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from wonders.bots.net.seats import Form
from wonders.core.decisions import WondersError
from wonders.train.adam import Moments, moved
from wonders.train.net import Params
from wonders.train.ppo import Settings
from wonders.train.run import kind_here
from wonders.train.seats import net
from wonders.train.seats.rollout import Round, played
from wonders.train.seats.run import TASKS, SeatsPlan, SeatsRun, matches

KEPT = 0.25
"""The part of the positions that is learnt from: those of a match say much the same."""
STEP = 2048
"""Positions of a step."""
TESTED = 10
"""One round of so many is kept aside."""
HELD = 1e-3
"""How much it counts that the logits of the policy stay as they are."""


class Positions(NamedTuple):
    """What deciders saw, and what came of it, slot by slot."""

    seen: np.ndarray
    outcome: np.ndarray


def loss(params: Params, fixed: Params, form: Form, part: Positions) -> Array:
    """The surprise at the outcome, and how far the policy has strayed."""
    seen = jnp.asarray(part.seen)
    logits, outcome = net.judged(form, params, seen, kind_here())
    before, _ = net.judged(form, fixed, seen, kind_here())
    surprise = -jnp.sum(part.outcome * jax.nn.log_softmax(outcome), axis=1).mean()
    return surprise + HELD * jnp.sum((logits - before) ** 2, axis=1).mean()


class OutcomesRun(SeatsRun):
    """Plays as many rounds as there are iterations, then learns from all of them."""

    def __init__(self, plan: SeatsPlan) -> None:
        if plan.start is None or plan.iterations is None or plan.iterations < 2:
            raise WondersError(
                "To learn outcomes alone, --start says which net plays and --iterations how many rounds, 2 at least."
            )
        super().__init__(plan)

    def go(self) -> None:
        rounds = list(self._played())
        tested = max(1, len(rounds) // TESTED)
        learnt, test = (_joined(part) for part in (rounds[:-tested], rounds[-tested:]))
        before = self._brier(test)
        self._learn(learnt)
        told = {"iteration": self.number, "seconds": self.seconds, "matches": self.matches}
        self.log.append(told | {"positions": len(learnt.seen), "brier_before": before, "brier": self._brier(test)})
        print(f"Brier score {before:.4f} before, {self.log[-1]['brier']:.4f} now", flush=True)
        self.save()

    def _played(self) -> Iterator[Positions]:
        """Rounds of matches, with every number of players."""
        assert self.plan.iterations is not None
        plays = [self._play(players) for players in self.counts]
        chance = np.random.default_rng(self.plan.seed)
        for number in range(1, self.plan.iterations + 1):
            key = jax.random.fold_in(self.key, number)
            for players, play in zip(self.counts, plays, strict=True):
                lesson, *_ = jax.device_get(play(self.params, jax.random.fold_in(key, players)))
                at = lesson.judged & (chance.random(lesson.judged.shape) < KEPT)
                yield Positions(lesson.seen[at], lesson.outcome[at])
            self.number, self.matches = number, self.matches + self.matches_at_once
            print(f"{self.number:5} {self.seconds:6.1f}s {self.matches} matches played", flush=True)

    def _play(self, players: int) -> jax.stages.Wrapped:
        task, nobody = TASKS[self.plan.game](players), np.zeros((self._size(players), players), bool)
        close = jnp.float32(self.plan.closeness[1])
        how = Round(kind_here())
        return jax.jit(lambda params, key: played(task, how, params, params, jnp.asarray(nobody), key, close))

    def _size(self, players: int) -> int:
        return matches(self.plan.game, self.plan.batch, players)

    def _learn(self, given: Positions) -> None:
        fixed, longest = self.params, Settings().longest_gradient

        @jax.jit
        def step(params: Params, moments: Moments, part: Positions, rate: Array) -> tuple[Params, Moments]:
            return moved(params, moments, jax.grad(loss)(params, fixed, self.form, part), rate, longest)

        chance = np.random.default_rng(self.plan.seed)
        size = min(STEP, len(given.seen))
        steps = [
            order[start : start + size]
            for order in (chance.permutation(len(given.seen)) for _ in range(self.plan.epochs))
            for start in range(0, len(order) - size + 1, size)
        ]
        for number, at in enumerate(steps):
            rate = jnp.float32(self.plan.rate(number / len(steps)))
            self.params, self.moments = step(
                self.params, self.moments, Positions(given.seen[at], given.outcome[at]), rate
            )

    def _brier(self, test: Positions) -> float:
        """How far what was thought of the own share is from what came, squared."""
        own = jax.jit(lambda params, seen: jax.nn.softmax(net.judged(self.form, params, seen, kind_here())[1])[:, 0])
        parts = range(0, len(test.seen), STEP)
        thought = np.concatenate([own(self.params, test.seen[at : at + STEP]) for at in parts])
        return float(np.mean((thought - test.outcome[:, 0]) ** 2))


def _joined(rounds: list[Positions]) -> Positions:
    return Positions(*(np.concatenate(parts) for parts in zip(*rounds, strict=True)))
