"""A training run from beginning to end: iterations, evaluations, checkpoints, exports, a line for each."""

import json
import math
import subprocess
import time
from abc import ABC, abstractmethod
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import jax
import jax.numpy as jnp
from jax import Array
from jax.typing import DTypeLike

from wonders._version import __version__
from wonders.core.decisions import WondersError
from wonders.train import adam, files
from wonders.train.export import export
from wonders.train.files import Layers
from wonders.train.net import Params, uniform
from wonders.train.plan import Schedule
from wonders.train.plot import plot
from wonders.train.pool import Pool
from wonders.train.ppo import Figures

_EVALUATION = 1 << 30
"""Keys of evaluations are numbered from here, away from those of iterations."""


class Diverged(WondersError):
    """Training has left the realm of numbers."""


class Training(ABC):
    """The learner, its pool, and what is known about the run. Each game says how an iteration goes."""

    game: str
    layers: Layers
    plan: Schedule

    def __init__(self, plan: Schedule) -> None:
        self.key = jax.random.key(plan.seed)
        self.began = time.monotonic()
        self.saved = self.began
        self.log: list[dict[str, float]] = []
        self.number, self.before, self.matches = 0, 0.0, 0
        if plan.resume:
            self._restore(plan.resume)
        else:
            self.pool = Pool()
            self.params = self.fresh(jax.random.fold_in(self.key, _EVALUATION - 1))
            if plan.start:
                self.params = self.exported(plan.start)
                self.pool.add(self.params, Random(plan.seed))
            self.moments = adam.still(self.params)
        self.pool.rivals = [self.exported(file) for file in plan.rivals]

    @abstractmethod
    def fresh(self, key: Array) -> Params:
        """Weights to begin with."""

    @abstractmethod
    def exported(self, file: Path) -> Params:
        """The weights of a net that was exported."""

    @abstractmethod
    def learnt(self, rival: Params, key: Array, progress: float) -> Figures:
        """One iteration."""

    @abstractmethod
    def contested(self, rival: Params, key: Array) -> Array:
        """The share of the victory against a rival, where 0.5 is as strong."""

    @abstractmethod
    def line(self, told: dict[str, float]) -> str:
        """What is printed of an iteration's figures."""

    @property
    @abstractmethod
    def matches_at_once(self) -> int:
        """Matches of an iteration."""

    def _restore(self, file: Path) -> None:
        self.params, self.moments, self.pool, told = files.load(file, self.layers)
        self.number, self.before, self.matches = told["iteration"], told["seconds"], told["matches"]
        self.log = told["log"]
        self.key = jax.random.key(told["seed"])

    @property
    def seconds(self) -> float:
        """The time this has taken, with what came before a resumption."""
        return self.before + time.monotonic() - self.began

    def go(self) -> None:
        """Until the plan is fulfilled, or somebody interrupts."""
        try:
            while not self.plan.finished(self.number, self.seconds):
                self.iterate()
                if time.monotonic() - self.saved > self.plan.save_seconds:
                    self.save()
        except KeyboardInterrupt:
            print("Interrupted: saving.", flush=True)
        self.save()
        plot(self.log, self.plan.out / f"{self.game}.png")

    def iterate(self) -> None:
        """One iteration, and what it says."""
        plan, began = self.plan, time.monotonic()
        chance = Random(f"{plan.seed}:{self.number}")
        progress = plan.progress(self.number, self.seconds)
        rival = self.pool.drawn(chance, self.params)
        figures = self.learnt(rival, jax.random.fold_in(self.key, self.number), progress)
        # Reading the figures waits for them; otherwise the time would be over in the queue.
        told: dict[str, float] = {name: float(figure) for name, figure in figures.items()}
        if not math.isfinite(told["loss"]):
            raise Diverged(f"The loss is no number after iteration {self.number}.")
        self.number += 1
        self.matches += self.matches_at_once
        if self.number % plan.pool_every == 0:
            self.pool.add(self.params, chance)
        took = time.monotonic() - began
        told = {"iteration": self.number, "seconds": self.seconds, "matches": self.matches, "progress": progress,
                "matches_per_second": self.matches_at_once / took} | told  # fmt: skip
        self.log.append(told)
        if self.number % plan.evaluate_every == 0:
            told.update(self.evaluated())
        print(self.line(told), flush=True)

    def evaluated(self) -> dict[str, float]:
        """Shares of the victory against the random player, the oldest self, and the first rival that stays."""
        key = jax.random.fold_in(self.key, _EVALUATION + self.number)
        rivals = {"random": uniform(self.params), "oldest": self.pool.oldest(self.params)}
        rivals |= dict(zip(["rival"], self.pool.rivals, strict=False))
        return {f"against_{name}": float(self.contested(rival, key)) for name, rival in rivals.items()}

    def save(self) -> None:
        """A checkpoint, the log, and the net as the bots want it."""
        out = self.plan.out
        out.mkdir(parents=True, exist_ok=True)
        told: files.Told = {"iteration": self.number, "seconds": self.seconds, "matches": self.matches,
                            "seed": self.plan.seed, "pool": len(self.pool.members), "log": self.log}  # fmt: skip
        files.save(out / "checkpoint.npz", self.params, self.moments, self.pool, told)
        with files.replaced(out / "log.jsonl") as written:
            written.write("".join(json.dumps(line) + "\n" for line in self.log).encode())
        export(self.params, out / f"{self.game}.npz", self.origin())
        self.saved = time.monotonic()

    def origin(self) -> dict[str, object]:
        """How the net came about."""
        evaluated = [line for line in self.log if "against_random" in line]
        return traced(self.game, self.plan.command, self.plan.seed) | {
            "minutes": round(self.seconds / 60, 2),
            "iterations": self.number,
            "matches": self.matches,
            "last": _rounded(self.log[-1] if self.log else {}),
            "evaluated": _rounded(evaluated[-1] if evaluated else {}),
        }


def traced(game: str, command: str, seed: int) -> dict[str, object]:
    """How a net comes about, but for what its training tells."""
    return {
        "game": game,
        "command": command,
        "seed": seed,
        "version": __version__,
        "commit": _commit(),
        "date": datetime.now(UTC).date().isoformat(),
        "device": jax.devices()[0].device_kind,
        "jax": jax.__version__,
    }


def kind_here() -> DTypeLike:
    """The type of matrix products that suits the device."""
    return jnp.float32 if jax.default_backend() == "cpu" else jnp.bfloat16


def _rounded(told: dict[str, float]) -> dict[str, float]:
    return {name: round(figure, 4) for name, figure in told.items()}


def beginning(told: dict[str, float]) -> str:
    """The beginning of a line, the same for all games."""
    return (
        f"{told['iteration']:5} {told['seconds']:6.1f}s {told['matches_per_second']:8.0f}/s loss {told['loss']:7.4f}"
        f" outcome {told['outcome_loss']:.3f} entropy {told['entropy']:.3f} kl {told['divergence']:.4f}"
        f" clipped {told['clipped']:.3f}"
    )


def tests(told: dict[str, float]) -> str:
    """The end of a line: how evaluations went, where there was one."""
    names = [name for name in ("random", "oldest", "rival") if f"against_{name}" in told]
    return "".join(f" {name} {told[f'against_{name}']:.3f}" for name in names)


def _commit() -> str:
    """The commit of the source, where it can be found."""
    try:
        asked = ["git", "-C", str(Path(__file__).parent), "rev-parse", "HEAD"]
        return subprocess.run(asked, capture_output=True, text=True, check=True, timeout=5).stdout.strip()
    except (OSError, subprocess.SubprocessError):
        return "unknown"
