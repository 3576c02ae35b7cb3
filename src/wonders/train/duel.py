"""Duel's training: two seats, one net, and science that has to be shown."""

from functools import lru_cache
from pathlib import Path

import jax
import jax.numpy as jnp
from jax import Array

from wonders.batch import make
from wonders.batch.game import AnyTree
from wonders.bots.net.duel import load
from wonders.bots.net.form import LAYERS
from wonders.train import net
from wonders.train.net import Params
from wonders.train.plan import Plan
from wonders.train.ppo import Figures, Settings, contest, iteration
from wonders.train.run import Training, beginning, kind_here, tests


class Run(Training):
    """A run for Duel."""

    game = "duel"
    layers = LAYERS

    def __init__(self, plan: Plan) -> None:
        self.plan: Plan = plan
        settings = Settings(plan.batch, plan.slices, plan.epochs, kind=kind_here())
        self._iterate, self._contest = _compiled(settings, plan.evaluation)
        super().__init__(plan)

    @property
    def matches_at_once(self) -> int:
        return self.plan.batch

    def fresh(self, key: Array) -> Params:
        return net.fresh(key)

    def exported(self, file: Path) -> Params:
        return {name: jnp.asarray(part) for name, part in load(file).weights.items()}

    def learnt(self, rival: Params, key: Array, progress: float) -> Figures:
        found = self._iterate(self.params, self.moments, rival, key, self.plan.pace(progress))
        self.params, self.moments, figures = found
        told: Figures = figures
        return told

    def contested(self, rival: Params, key: Array) -> Array:
        share: Array = self._contest(self.params, rival, key)
        return share

    def line(self, told: dict[str, float]) -> str:
        return (
            f"{beginning(told)} points {told['ended_by_points']:.3f} mil {told['ended_by_military']:.3f}"
            f" sci {told['ended_by_science']:.3f} own {told['own_science']:.3f} first {told['first_seat']:.3f}"
            f" pool {told['against_rival']:.3f}{tests(told)}"
        )


@lru_cache(maxsize=1)
def _compiled(settings: Settings, evaluation: int) -> tuple[AnyTree, AnyTree]:
    """What takes long to compile, for all runs of the same settings."""
    game = make("duel")
    return jax.jit(iteration(game, settings)), jax.jit(contest(game, evaluation, settings.kind))
