"""A training run from beginning to end: iterations, evaluations, checkpoints, exports, a line for each."""

import json
import math
import subprocess
import time
from datetime import UTC, datetime
from functools import lru_cache
from pathlib import Path
from random import Random

import jax
import jax.numpy as jnp

from wonders._version import __version__
from wonders.batch import make
from wonders.batch.game import AnyTree
from wonders.bots.net.duel import load
from wonders.core.decisions import WondersError
from wonders.train import adam, files, net
from wonders.train.export import export
from wonders.train.plan import Plan
from wonders.train.plot import plot
from wonders.train.pool import Pool
from wonders.train.ppo import Settings, contest, iteration

_EVALUATION = 1 << 30
"""Keys of evaluations are numbered from here, away from those of iterations."""


class Diverged(WondersError):
    """Training has left the realm of numbers."""


class Run:
    """The learner, its pool, and what is known about the run."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.key = jax.random.key(plan.seed)
        self.began = time.monotonic()
        self.saved = self.began
        self.log: list[dict[str, float]] = []
        self.number, self.before, self.matches = 0, 0.0, 0
        kind = jnp.float32 if jax.default_backend() == "cpu" else jnp.bfloat16
        settings = Settings(plan.batch, plan.slices, plan.epochs, kind=kind)
        self._iterate, self._contest = _compiled(settings, plan.evaluation)
        if plan.resume:
            self._restore(plan.resume)
        else:
            self.pool = Pool()
            self.params = net.fresh(jax.random.fold_in(self.key, _EVALUATION - 1))
            if plan.start:
                self.params = {name: jnp.asarray(part) for name, part in load(plan.start).weights.items()}
                self.pool.add(self.params, Random(plan.seed))
            self.moments = adam.still(self.params)

    def _restore(self, file: Path) -> None:
        self.params, self.moments, self.pool, told = files.load(file)
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
        plot(self.log, self.plan.out / "duel.png")

    def iterate(self) -> None:
        """One iteration, and what it says."""
        plan, began = self.plan, time.monotonic()
        chance = Random(f"{plan.seed}:{self.number}")
        progress = plan.progress(self.number, self.seconds)
        rival = self.pool.drawn(chance, self.params)
        found = self._iterate(
            self.params, self.moments, rival, jax.random.fold_in(self.key, self.number), plan.pace(progress)
        )
        self.params, self.moments, figures = found
        # Reading the figures waits for them; otherwise the time would be over in the queue.
        told: dict[str, float] = {name: float(figure) for name, figure in figures.items()}
        if not math.isfinite(told["loss"]):
            raise Diverged(f"The loss is no number after iteration {self.number}.")
        self.number += 1
        self.matches += plan.batch
        if self.number % plan.pool_every == 0:
            self.pool.add(self.params, chance)
        took = time.monotonic() - began
        told = {"iteration": self.number, "seconds": self.seconds, "matches": self.matches, "progress": progress,
                "matches_per_second": plan.batch / took} | told  # fmt: skip
        self.log.append(told)
        if self.number % plan.evaluate_every == 0:
            told.update(self.evaluated())
        print(_line(told), flush=True)

    def evaluated(self) -> dict[str, float]:
        """Shares of the victory against the random player and the oldest self."""
        key = jax.random.fold_in(self.key, _EVALUATION + self.number)
        rivals = {"random": net.uniform(self.params), "oldest": self.pool.oldest(self.params)}
        return {f"against_{name}": float(self._contest(self.params, rival, key)) for name, rival in rivals.items()}

    def save(self) -> None:
        """A checkpoint, the log, and the net as the bots want it."""
        out = self.plan.out
        out.mkdir(parents=True, exist_ok=True)
        told: files.Told = {"iteration": self.number, "seconds": self.seconds, "matches": self.matches,
                            "seed": self.plan.seed, "pool": len(self.pool.members), "log": self.log}  # fmt: skip
        files.save(out / "checkpoint.npz", self.params, self.moments, self.pool, told)
        with files.replaced(out / "log.jsonl") as written:
            written.write("".join(json.dumps(line) + "\n" for line in self.log).encode())
        export(self.params, out / "duel.npz", self.origin())
        self.saved = time.monotonic()

    def origin(self) -> dict[str, object]:
        """How the net came about."""
        evaluated = [line for line in self.log if "against_random" in line]
        return {
            "game": "duel",
            "command": self.plan.command,
            "seed": self.plan.seed,
            "version": __version__,
            "commit": _commit(),
            "date": datetime.now(UTC).date().isoformat(),
            "device": jax.devices()[0].device_kind,
            "jax": jax.__version__,
            "minutes": round(self.seconds / 60, 2),
            "iterations": self.number,
            "matches": self.matches,
            "last": _rounded(self.log[-1] if self.log else {}),
            "evaluated": _rounded(evaluated[-1] if evaluated else {}),
        }


@lru_cache(maxsize=1)
def _compiled(settings: Settings, evaluation: int) -> tuple[AnyTree, AnyTree]:
    """What takes long to compile, for all runs of the same settings."""
    game = make("duel")
    return jax.jit(iteration(game, settings)), jax.jit(contest(game, evaluation, settings.kind))


def _rounded(told: dict[str, float]) -> dict[str, float]:
    return {name: round(figure, 4) for name, figure in told.items()}


def _line(told: dict[str, float]) -> str:
    tests = "".join(
        f" {name} {told[f'against_{name}']:.3f}" for name in ("random", "oldest") if f"against_{name}" in told
    )
    return (
        f"{told['iteration']:5} {told['seconds']:6.1f}s {told['matches_per_second']:8.0f}/s loss {told['loss']:7.4f}"
        f" outcome {told['outcome_loss']:.3f} entropy {told['entropy']:.3f} kl {told['divergence']:.4f}"
        f" clipped {told['clipped']:.3f} points {told['ended_by_points']:.3f} mil {told['ended_by_military']:.3f}"
        f" sci {told['ended_by_science']:.3f} own {told['own_science']:.3f} first {told['first_seat']:.3f}"
        f" pool {told['against_rival']:.3f}{tests}"
    )


def _commit() -> str:
    """The commit of the source, where it can be found."""
    try:
        asked = ["git", "-C", str(Path(__file__).parent), "rev-parse", "HEAD"]
        return subprocess.run(asked, capture_output=True, text=True, check=True, timeout=5).stdout.strip()
    except (OSError, subprocess.SubprocessError):
        return "unknown"
