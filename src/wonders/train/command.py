"""The command line of training. What needs jax is loaded after its flags are set."""

import argparse
import os
import shlex
import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from wonders.core.decisions import WondersError

_QUICK_TO_COMPILE = "--xla_gpu_autotune_level=0"


def main(given: Sequence[str]) -> int:
    """Train, and say how it goes. Whatever the user got wrong ends in one sentence and exit code 2."""
    asked = _parser().parse_args(given)
    flags = os.environ.get("XLA_FLAGS", "")
    if "xla_gpu_autotune_level" not in flags:
        os.environ["XLA_FLAGS"] = f"{flags} {_QUICK_TO_COMPILE}".strip()
    try:
        from wonders.train.plan import Plan
        from wonders.train.run import Run

        _check(asked)
        signal.signal(signal.SIGTERM, _interrupt)
        names = ("out", "seed", "minutes", "iterations", "resume", "batch", "slices", "epochs", "evaluation",
                 "science", "leaning", "start")  # fmt: skip
        command = shlex.join(["python3", "-m", "wonders.train", *given])
        rest = {name: getattr(asked, name) for name in names}
        rates, temperatures = tuple(asked.rates), tuple(asked.temperatures)
        Run(Plan(**rest, rates=rates, temperatures=temperatures, command=command)).go()
    except WondersError as wrong:
        print(f"wonders: {wrong}", file=sys.stderr)
        return 2
    return 0


def _interrupt(number: int, frame: object) -> NoReturn:
    raise KeyboardInterrupt


def _check(asked: argparse.Namespace) -> None:
    if (
        min(asked.slices, asked.epochs, asked.evaluation) < 1
        or asked.batch < 4
        or asked.batch % 4
        or asked.batch % asked.slices
    ):
        raise WondersError(
            "--batch must be a multiple of 4 and of --slices, which like --epochs and --evaluation is 1 at least."
        )


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="wonders train", description="Train a net by self-play.")
    parser.add_argument("game", choices=["duel"])
    parser.add_argument("--minutes", type=float, default=9.0, help="how long, with what came before a resumption")
    parser.add_argument("--out", type=Path, required=True, help="the folder for the net, checkpoints and the log")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--iterations", type=int, help="how many at most; the pace then depends on them, not on time")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="go on from a checkpoint.npz")
    parser.add_argument("--start", type=Path, metavar="FILE", help="begin with an exported net (duel.npz)")
    parser.add_argument("--science", type=float, default=0.5, help="worth of science beyond a victory's, at first")
    parser.add_argument("--leaning", type=float, default=1.0, help="how much some seats lean to science, at first")
    parser.add_argument("--batch", type=int, default=16384, help="matches of an iteration")
    parser.add_argument("--slices", type=int, default=32, help="steps of learning an epoch")
    parser.add_argument("--epochs", type=int, default=2, help="how often each iteration's matches are learnt from")
    parser.add_argument("--evaluation", type=int, default=4096, help="matches against each opponent of an evaluation")
    parser.add_argument("--rates", type=float, nargs=2, default=(5e-4, 3e-5), help="length of steps, first and last")
    parser.add_argument(
        "--temperatures", type=float, nargs=2, default=(0.03, 0.003), help="worth of entropy, first and last"
    )
    return parser
