"""Two hundred runs in which everything goes wrong that can, and nothing that must hold is broken."""

import hashlib
import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from tests.simulation.world import run

SEEDS = 200
TOGETHER = 10
REPLAYED = 5

known = cache(run)


@pytest.mark.parametrize("first", range(0, SEEDS, TOGETHER))
def test_whatever_goes_wrong_around_it_the_server_keeps_its_promises(first: int) -> None:
    found = {seed: known(seed).wrong for seed in range(first, first + TOGETHER)}
    assert not {seed: wrong for seed, wrong in found.items() if wrong}


def test_a_seed_does_the_same_again_byte_for_byte() -> None:
    assert run(REPLAYED).trace == known(REPLAYED).trace


def test_a_seed_does_the_same_in_another_process_with_other_hashes() -> None:
    code = f"import sys; from tests.simulation.world import run; sys.stdout.write(run({REPLAYED}).trace)"
    environment = os.environ | {"PYTHONHASHSEED": "4321"}
    root = Path(__file__).parents[2]
    done = subprocess.run([sys.executable, "-c", code], cwd=root, env=environment, capture_output=True, check=True)
    assert hashlib.sha256(done.stdout).hexdigest() == hashlib.sha256(known(REPLAYED).trace.encode()).hexdigest()


def test_runs_meet_all_kinds_of_faults() -> None:
    met = {kind for seed in range(2 * TOGETHER) for kind in known(seed).counts}
    wanted = {"crash", "closing", "store-away", "read-failed", "write-failed", "write-unknown", "lost", "cannot-open"}
    assert wanted <= met
