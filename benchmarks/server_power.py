"""Let the power fail under the store's writer again and again, on a simulated disk.

    .venv/bin/python benchmarks/server_power.py [--crashes 200] [--mutant]

After each failure the disk holds what was synced and any part of what was not. Everything acknowledged before must be
there. With `--mutant` SQLite syncs as it does by default (`synchronous=NORMAL`): that must lose something.
"""

import argparse
import sys
import tempfile
import time
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.reliability.power import crash, write

if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--crashes", type=int, default=200)
    parser.add_argument("--mutant", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        instead = {"synchronous=FULL": "synchronous=NORMAL"} if given.mutant else None
        written = write(Path(folder), Random(given.seed), instead)
    found = crash(written, given.crashes, Random(given.seed + 1))
    print(f"{len(written.acked)} acknowledged answers, {len(written.tape.done)} things done to the disk")
    print(f"{found.count} power failures: {found.lost} lost something acknowledged, {found.broken} broke the database")
    print(f"{time.monotonic() - began:.1f} s")
    sys.exit(not found.lost if given.mutant else found.lost + found.broken > 0)
