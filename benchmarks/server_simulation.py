"""Run the server in the simulator with many seeds: see tests/simulation and docs/server.md.

    .venv/bin/python benchmarks/server_simulation.py --seeds 10000 [--first 0] [--processes 2] [--json FILE]
    .venv/bin/python benchmarks/server_simulation.py --seed 1234    # one seed again: its trace, and what is wrong
    .venv/bin/python benchmarks/server_simulation.py --mutants [NAME …]  # the first seed that finds each planted fault

A seed that fails is printed with what does not hold; it does the same again whenever and wherever it is run.
"""

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final, NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1]))

from pytest import MonkeyPatch

from tests.simulation.mutants import MUTANTS
from tests.simulation.world import run

CHUNK: Final = 20
EVERY: Final = 10.0
"""Seconds between two lines of progress."""


class Part(NamedTuple):
    """What came of some seeds."""

    seeds: int
    wrong: dict[int, list[str]]
    figures: Counter[str]
    cpu: float


def run_part(seeds: range) -> Part:
    """Runs in a process of its own."""
    began, wrong, figures = time.process_time(), {}, Counter[str]()
    for seed in seeds:
        try:
            one = run(seed)
        except Exception as failed:  # a fault of the simulator is one, too
            wrong[seed] = [f"the simulator failed: {failed!r}"]
            continue
        if one.wrong:
            wrong[seed] = one.wrong
        figures.update(one.counts)
        figures.update({"steps": one.steps, "virtual seconds": int(one.seconds), "acknowledged": one.acknowledged})
    return Part(len(seeds), wrong, figures, time.process_time() - began)


def run_all(first: int, seeds: int, processes: int) -> Iterator[Part]:
    parts = [range(at, min(at + CHUNK, first + seeds)) for at in range(first, first + seeds, CHUNK)]
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        yield from pool.map(run_part, parts)


def run_many(first: int, seeds: int, processes: int, file: str | None) -> int:
    """Run them, with progress; how many have failed."""
    began = told = time.monotonic()
    done, cpu, wrong, figures = 0, 0.0, dict[int, list[str]](), Counter[str]()
    for part in run_all(first, seeds, processes):
        done, cpu = done + part.seeds, cpu + part.cpu
        figures.update(part.figures)
        wrong |= part.wrong
        for seed, sentences in part.wrong.items():
            print(f"seed {seed}: {'; '.join(sentences[:3])}", flush=True)
        if time.monotonic() - told > EVERY:
            told = time.monotonic()
            print(f"{done} of {seeds} seeds, {done / (told - began):.1f} a second, {len(wrong)} failed", flush=True)
    wall = time.monotonic() - began
    result: dict[str, Any] = {
        "seeds": done, "first": first, "processes": processes, "failed": {str(at): wrong[at] for at in sorted(wrong)},
        "seconds": round(wall, 1), "seeds_per_second": round(done / wall, 2),
        "seeds_per_cpu_second": round(done / cpu, 2), "figures": dict(sorted(figures.items())),
    }  # fmt: skip
    print(json.dumps(result, indent=2))
    if file:
        Path(file).write_text(json.dumps(result, indent=2) + "\n")
    return len(wrong)


def wrong_by(name: str, seed: int) -> list[str]:
    """What a seed finds wrong because of a planted fault: nothing, if it finds the server itself wrong."""
    with MonkeyPatch.context() as patch:
        MUTANTS[name](patch)
        wrong = run(seed).wrong
    return [] if wrong and run(seed).wrong else wrong


def find_mutants(names: list[str], seeds: int) -> int:
    """Which seed finds each planted fault, and by what; how many are not found. Such a seed is good for as long as the
    server does the same things in the same order."""
    missing = 0
    for name in names or MUTANTS:
        found = next(((seed, wrong) for seed in range(seeds) if (wrong := wrong_by(name, seed))), None)
        missing += found is None
        print(
            f"    {name!r}: ({found[0]}, {found[1][0].split(':')[0]!r})," if found else f"{name} is not found",
            flush=True,
        )
    return missing


def run_again(seed: int) -> int:
    """One seed, with its trace."""
    one = run(seed)
    print(one.trace)
    print(f"{one.steps} steps, {one.seconds:.1f} virtual seconds, {one.acknowledged} moves acknowledged")
    print("\n".join(one.wrong) or "nothing is wrong")
    return len(one.wrong)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seeds", type=int, default=10_000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--json", help="write the figures to this file")
    parser.add_argument("--seed", type=int, help="run this one seed again and print its trace")
    parser.add_argument("--mutants", nargs="*", metavar="NAME", help="find a seed for each planted fault, or for these")
    given = parser.parse_args()
    if given.mutants is not None:
        sys.exit(find_mutants(given.mutants, given.seeds) > 0)
    if given.seed is not None:
        sys.exit(run_again(given.seed) > 0)
    sys.exit(run_many(given.first, given.seeds, given.processes, given.json) > 0)
