"""Kill a server under load again and again, with a slow disk, and look for what it had acknowledged.

    .venv/bin/python benchmarks/server_kill.py [--kills 20] [--tables 24] [--slow 0.05] [--mutant]

Every answer that a player was told is stored must be in the database exactly once, and every match must end as its
record says. With `--mutant` the server acknowledges before it commits: that must be found out.
"""

import argparse
import asyncio
import sys
import tempfile
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.reliability.keeping import check_ends, verdict_on
from tests.reliability.killing import Server, kill_under_load
from tests.reliability.players import Tables


async def measure(folder: Path, kills: int, count: int, slow: float, mutant: bool) -> bool:
    server = Server(folder, "early" if mutant else "right", slow)
    tables = Tables(server.url, count, Random())
    try:
        restarts = await kill_under_load(server, tables, kills, Random(), to_the_end=not mutant)
        verdict = verdict_on(server.database, tables.players)
        ended = 0 if mutant else check_ends(server.database, tables.players)
    finally:
        server.stop()
    faults = server.log.read_text().count("Traceback")
    print(f"{kills} kills, {verdict.acked} acknowledged: {verdict.lost} lost, {verdict.doubled} doubled", end="")
    print(f", {verdict.back} states went back, {verdict.unsure} stored without word of it, {faults} tracebacks")
    print(f"{ended} matches ended as their records say; slowest restart {max(restarts):.1f} s")
    return not verdict.good if mutant else verdict.good and not faults


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--tables", type=int, default=24)
    parser.add_argument("--slow", type=float, default=0.05)
    parser.add_argument("--mutant", action="store_true")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        good = asyncio.run(measure(Path(folder), given.kills, given.tables, given.slow, given.mutant))
    print("as it should be" if good else "NOT as it should be")
    sys.exit(not good)
