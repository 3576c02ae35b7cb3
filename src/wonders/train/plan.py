"""What a training run is told, and how its pace changes from its beginning to its end."""

from dataclasses import dataclass
from pathlib import Path

import jax.numpy as jnp

from wonders.train.ppo import Pace
from wonders.train.rollout import Slant

STEADY = 100
"""Iterations at the first pace where time decides: the same seed then gives the same numbers on any machine."""


@dataclass(frozen=True)
class Schedule:
    """One run, whichever the game."""

    out: Path
    seed: int = 1
    minutes: float = 9.0
    """How long, with what came before a resumption."""
    iterations: int | None = None
    """How many at most; if given, the pace depends on them and not on the time."""
    resume: Path | None = None
    batch: int = 16384
    slices: int = 32
    epochs: int = 2
    rates: tuple[float, float] = (5e-4, 3e-5)
    """The length of steps, first and last."""
    temperatures: tuple[float, float] = (0.03, 0.003)
    """The worth of entropy, first and last."""
    start: Path | None = None
    """A net to begin with, as it was exported; it is the first of the older selves too."""
    rivals: tuple[Path, ...] = ()
    """Exported nets that stay in the pool beside the older selves."""
    pool_every: int = 40
    """Iterations between the older selves of the pool."""
    evaluate_every: int = 25
    evaluation: int = 4096
    """Matches against each opponent of an evaluation."""
    save_seconds: float = 25.0
    command: str = ""

    def progress(self, iteration: int, seconds: float) -> float:
        """From 0 to 1."""
        if self.iterations is not None:
            return min(1.0, iteration / self.iterations)
        return 0.0 if iteration < STEADY else min(1.0, seconds / (60 * self.minutes))

    def rate(self, progress: float) -> float:
        """Steps shorten evenly."""
        first, last = self.rates
        return first + (last - first) * progress

    def temperature(self, progress: float) -> float:
        """It falls by equal factors."""
        hot, cold = self.temperatures
        return float(hot * (cold / hot) ** progress)

    def finished(self, iteration: int, seconds: float) -> bool:
        """Whether it is time to stop."""
        return seconds >= 60 * self.minutes or (self.iterations is not None and iteration >= self.iterations)


@dataclass(frozen=True)
class Plan(Schedule):
    """One run for Duel."""

    science: float = 0.5
    """How much more a victory by science counts at first; nothing from the middle of the run on."""
    leaning: float = 1.0
    """How strongly some seats lean towards science; not at all in the last third."""

    def pace(self, progress: float) -> Pace:
        """What is slanted becomes straight."""
        slant = Slant(
            jnp.float32(self.science * max(0.0, 1 - 2 * progress)),
            jnp.float32(self.leaning * min(1.0, max(0.0, 2 - 3 * progress))),
        )
        return Pace(jnp.float32(self.rate(progress)), jnp.float32(self.temperature(progress)), slant)
