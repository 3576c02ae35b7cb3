"""Quick pairing with many who wait: what it costs to seat a group, store included.

    .venv/bin/python benchmarks/server_pairing.py [--people 1000] [--db URL]

Times are of this process's CPU, all its threads together, so other work on the machine does not count. `at once`: all
wait already, and one look seats everybody who fits. `one by one`: each comes, and everybody who waits is looked at.
"""

import argparse
import asyncio
import itertools
import tempfile
import time
from pathlib import Path

from wonders.server.metrics import Metrics
from wonders.server.runtime.pairing import Pairing
from wonders.server.runtime.registry import Registry
from wonders.server.settings import Settings
from wonders.server.sources import Sources
from wonders.server.store.databases import open_database
from wonders.server.store.store import Store
from wonders.server.waiters import Waiter

WISHES = (("duel", 2), ("classic", None), ("classic", 3), ("classic", 5), ("architects", None), ("architects", 4))
BAR = 0.050
"""Seconds for a pairing."""


def waiters(people: int, now: float) -> list[Waiter]:
    wishes = itertools.islice(itertools.cycle(WISHES), people)
    return [
        Waiter(f"w{at:06}", f"{at:064x}", game, players, "soon", None, f"P{at}", f"p{at}", 1, now + at * 1e-6)
        for at, (game, players) in enumerate(wishes)
    ]


async def at_once(pairing: Pairing, registry: Registry, people: int) -> tuple[float, int]:
    """Seconds, and groups."""
    for one in waiters(people, registry.sources.now()):
        await registry.store.waiting.enter(one)
    began = time.process_time()
    seated = await pairing.pair()
    return time.process_time() - began, seated


async def one_by_one(pairing: Pairing, registry: Registry, people: int) -> tuple[float, int]:
    """The same while they come."""
    spent, seated = 0.0, 0
    for one in waiters(people, registry.sources.now()):
        await registry.store.waiting.enter(one)
        began = time.process_time()
        seated += await pairing.pair()
        spent += time.process_time() - began
    return spent, seated


async def measure(people: int, url: str) -> bool:
    fine = True
    for name, run in (("at once", at_once), ("one by one", one_by_one)):
        with tempfile.TemporaryDirectory() as folder:
            db = url or f"sqlite:///{Path(folder) / 'pairing.db'}"
            settings = Settings(db=db, max_tables=10 * people, bot_processes=1)
            registry = Registry(Store(open_database(db)), settings, Sources(), Metrics())
            await registry.open()
            spent, seated = await run(Pairing(registry), registry, people)
            await registry.close()
        each = spent / max(1, seated)
        fine = fine and each < BAR
        print(f"{name}: {people} people, {seated} groups, {each * 1000:.1f} ms of CPU each ({spent:.2f} s in all)")
    return fine


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--people", type=int, default=1000)
    parser.add_argument("--db", default="", help="an empty database; a SQLite file of its own by default")
    given = parser.parse_args()
    if not asyncio.run(measure(given.people, given.db)):
        raise SystemExit(f"A pairing takes longer than {BAR * 1000:.0f} ms.")


if __name__ == "__main__":
    main()
