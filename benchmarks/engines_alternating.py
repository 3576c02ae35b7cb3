"""How fast every engine is beside another commit, measured in turns on one core.

    .venv/bin/python benchmarks/engines_alternating.py REV [--core 1] [--windows 25] [--matches 5] [--only duel]

REV is a commit, or a folder or tar archive with the source of one, for machines without the repository.

A machine that others use as well is faster in one minute than in the next, so two runs one after the other say little.
Here two processes, one of this tree and one of REV, play the same random matches in turns, again and again; the best
time of each counts. A ratio above 1 means that this tree is faster. The points must agree: it is the same game.
"""

import argparse
import io
import json
import os
import subprocess
import sys
import tarfile
import tempfile
import time
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parents[1]
VARIANTS: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("classic", 2, {}),
    ("classic", 3, {}),
    ("classic", 5, {}),
    ("classic", 7, {}),
    ("classic", 3, {"expansions": "cities"}),
    ("classic", 3, {"expansions": "leaders"}),
    ("classic", 3, {"expansions": "cities,leaders"}),
    ("classic", 6, {"expansions": "cities,leaders", "teams": True}),
    ("duel", 2, {}),
    ("duel", 2, {"fair": "bid"}),
    ("architects", 2, {}),
    ("architects", 3, {}),
    ("architects", 7, {}),
)


def serve() -> None:
    """The process of one tree: plays what it is asked for, and tells how long that took."""
    from wonders.bots.play import play_match
    from wonders.bots.uniform import Uniform
    from wonders.games.registry import make

    games: dict[str, Any] = {}
    for line in sys.stdin:
        name, players, options, matches = json.loads(line)
        game = games.setdefault(line.rpartition(",")[0], make(name, players, **options))
        bots = (Uniform(),) * players
        begin = time.process_time()
        played = [play_match(game, bots, f"alternating:{number}") for number in range(matches)]
        passed = time.process_time() - begin
        points = [one.outcome.points for one in played]
        print(json.dumps([passed, sum(one.decisions for one in played), points]), flush=True)


class Tree:
    """A process that plays with the engines of one tree."""

    def __init__(self, root: Path, core: int) -> None:
        environment = os.environ | {"PYTHONPATH": str(root / "src"), "PYTHONHASHSEED": "0"}
        command = [sys.executable, __file__, "--serve"]
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment, cwd=root
        )
        if hasattr(os, "sched_setaffinity"):
            os.sched_setaffinity(self._process.pid, {core})

    def play(self, *asked: Any) -> tuple[float, int, Any]:
        assert self._process.stdin is not None and self._process.stdout is not None
        print(json.dumps(asked), file=self._process.stdin, flush=True)
        answer = self._process.stdout.readline()
        if not answer:
            raise SystemExit("one of the two processes has ended")
        passed, decisions, points = json.loads(answer)
        return passed, decisions, points

    def close(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


def unpack(revision: str, folder: Path) -> Path:
    """Where the source of a commit lies: this tree is not touched."""
    if Path(revision).is_dir():
        return Path(revision).resolve()
    if Path(revision).is_file():
        packed = Path(revision).read_bytes()
    else:
        packed = subprocess.run(["git", "archive", revision, "src"], cwd=HERE, capture_output=True, check=True).stdout
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        archive.extractall(folder, filter="data")
    return folder


def compare(new: Tree, old: Tree, variant: tuple[str, int, dict[str, Any]], windows: int, matches: int) -> float:
    """Play windows in turns; the ratio of the best ones."""
    best = {new: float("inf"), old: float("inf")}
    decisions = 0
    for window in range(windows):
        told = {}
        for tree in (new, old) if window % 2 else (old, new):
            passed, decisions, told[tree] = tree.play(*variant, matches)
            best[tree] = min(best[tree], passed / decisions)
        if told[new] != told[old]:
            raise SystemExit(f"{variant}: the two trees do not play the same game")
    ratio = best[old] / best[new]
    name, players, options = variant
    told_options = " ".join(f"{key}={value}" for key, value in options.items())
    print(
        f"{name:>11} {players} {told_options:<36}{1e6 * best[new]:>8.1f}{1e6 * best[old]:>8.1f}{ratio:>8.3f}",
        flush=True,
    )
    return ratio


def main() -> None:
    parser = argparse.ArgumentParser(description="Speed of every engine beside another commit.")
    parser.add_argument("revision", nargs="?", default="HEAD~1", metavar="REV", help="a commit, a folder or an archive")
    parser.add_argument("--core", type=int, default=0)
    parser.add_argument("--windows", type=int, default=25)
    parser.add_argument("--matches", type=int, default=5)
    parser.add_argument("--only", default="", help="variants that begin so, such as duel or classic 7")
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if wanted.serve:
        serve()
        return
    with tempfile.TemporaryDirectory() as folder:
        other = unpack(wanted.revision, Path(folder))
        new, old = Tree(HERE, wanted.core), Tree(other, wanted.core)
        print(f"{'microseconds a decision:':>51}{'new':>7}{'old':>8}{'ratio':>8}")
        begins = tuple(wanted.only.split(","))
        chosen = [variant for variant in VARIANTS if f"{variant[0]} {variant[1]} ".startswith(begins)]
        ratios = [compare(new, old, variant, wanted.windows, wanted.matches) for variant in chosen]
        print(f"lowest ratio: {min(ratios):.3f}")
        new.close()
        old.close()


if __name__ == "__main__":
    main()
