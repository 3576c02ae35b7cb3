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

DUELS, TABLES = 16384, 1024
_QUICK_TO_COMPILE = "--xla_gpu_autotune_level=0"


def main(given: Sequence[str]) -> int:
    """Train, and say how it goes. Whatever the user got wrong ends in one sentence and exit code 2."""
    asked = _parser().parse_args(given)
    flags = os.environ.get("XLA_FLAGS", "")
    if "xla_gpu_autotune_level" not in flags:
        os.environ["XLA_FLAGS"] = f"{flags} {_QUICK_TO_COMPILE}".strip()
    try:
        _check(asked)
        signal.signal(signal.SIGTERM, _interrupt)
        command = shlex.join(["python3", "-m", "wonders.train", *given])
        (_duel if asked.game == "duel" else _seats)(asked, command)
    except WondersError as wrong:
        print(f"wonders: {wrong}", file=sys.stderr)
        return 2
    return 0


def _told(asked: argparse.Namespace, *more: str) -> argparse.Namespace:
    """What was said on the command line, as plans want it; the rest is left to them."""
    names = ("out", "seed", "minutes", "iterations", "resume", "batch", "slices", "epochs", "rates", "temperatures",
             "start", "rivals", *more)  # fmt: skip
    said = {name: value for name, value in vars(asked).items() if name in names and value is not None}
    return argparse.Namespace(**{name: tuple(it) if isinstance(it, list) else it for name, it in said.items()})


def _duel(asked: argparse.Namespace, command: str) -> None:
    from wonders.train.duel import Run
    from wonders.train.plan import Plan

    Run(Plan(**vars(_told(asked, "evaluation", "science", "leaning")), command=command)).go()


def _seats(asked: argparse.Namespace, command: str) -> None:
    from wonders.train.seats.imitation import ImitationRun
    from wonders.train.seats.outcomes import OutcomesRun
    from wonders.train.seats.run import SeatsPlan, SeatsRun

    told = vars(_told(asked, "game", "players", "closeness", "candidates", "sharpness", "trust", "patience", "imitate"))
    kind = OutcomesRun if asked.outcomes else ImitationRun if asked.imitate else SeatsRun
    kind(SeatsPlan(**told, command=command)).go()


def _interrupt(number: int, frame: object) -> NoReturn:
    raise KeyboardInterrupt


def _check(asked: argparse.Namespace) -> None:
    batch = asked.batch or (DUELS if asked.game == "duel" else TABLES)
    if min(asked.slices, asked.epochs, asked.evaluation) < 1 or batch < 4 or batch % 4 or batch % asked.slices:
        raise WondersError(
            "--batch must be a multiple of 4 and of --slices, which like --epochs and --evaluation is 1 at least."
        )
    if asked.candidates is not None and (asked.candidates < 2 or asked.candidates % 2 or asked.game == "duel"):
        raise WondersError("--candidates must be even; there are none in duel.")
    counts = {"duel": (2,), "classic": range(3, 8), "architects": range(2, 8)}[asked.game]
    if asked.players and not set(asked.players) <= set(counts):
        raise WondersError(f"{asked.game} is trained with {min(counts)} to {max(counts)} players.")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="wonders train", description="Train a net by self-play.")
    parser.add_argument("game", choices=["duel", "classic", "architects"])
    parser.add_argument("--minutes", type=float, default=9.0, help="how long, with what came before a resumption")
    parser.add_argument("--out", type=Path, required=True, help="the folder for the net, checkpoints and the log")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--iterations", type=int, help="how many at most; the pace then depends on them, not on time")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="go on from a checkpoint.npz")
    parser.add_argument("--start", type=Path, metavar="FILE", help="begin with an exported net (GAME.npz)")
    parser.add_argument(
        "--rivals", type=Path, nargs="+", metavar="FILE", help="exported nets that stay among the rivals for good"
    )
    parser.add_argument("--science", type=float, help="duel: worth of science beyond a victory's, at first (0.5)")
    parser.add_argument("--leaning", type=float, help="duel: how much some seats lean to science, at first (1)")
    parser.add_argument(
        "--batch", type=int, help=f"matches of an iteration: {DUELS} of duel, {TABLES} with each number of players"
    )
    parser.add_argument("--slices", type=int, default=32, help="steps of learning an epoch")
    parser.add_argument("--epochs", type=int, default=2, help="how often each iteration's matches are learnt from")
    parser.add_argument(
        "--evaluation", type=int, default=4096, help="duel: matches against each opponent of an evaluation"
    )
    parser.add_argument("--rates", type=float, nargs=2, help="length of steps, first and last")
    parser.add_argument("--temperatures", type=float, nargs=2, help="worth of entropy, first and last")
    parser.add_argument("--players", type=int, nargs="+", help="numbers of players, not for duel (all)")
    parser.add_argument(
        "--closeness", type=float, nargs=2, help="how much of a victory is shared by points, first and last; not duel"
    )
    parser.add_argument(
        "--candidates", type=int, help="answers of each decision that are tried by looking ahead; not duel (none)"
    )
    parser.add_argument(
        "--trust",
        type=float,
        help="how much later thoughts and the outcome count beside the next one, 0 to 1; not duel",
    )
    parser.add_argument(
        "--patience",
        type=float,
        help="the same for what the net learns to expect; not duel (1: the outcome alone)",
    )
    parser.add_argument(
        "--outcomes",
        action="store_true",
        help="the net of --start plays as it is, and only what it expects is learnt; not duel",
    )
    parser.add_argument(
        "--imitate", metavar="BOT", help="the net learns to play like a bot, in matches of bots; not duel"
    )
    parser.add_argument("--sharpness", type=float, help="how small a gain found so makes a difference; not duel")
    return parser
