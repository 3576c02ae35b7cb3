"""What several server processes gain over one: the load of server_load.py, from generators on cores of their own.

    .venv/bin/python benchmarks/server_workers.py [--workers 1,2] [--tables 100] [--rate 0] [--seconds 30] [--runs 3]
    .venv/bin/python benchmarks/server_workers.py --db postgresql://wonders@127.0.0.1/wonders --rate 1000 --workers 2

All runs have the same cores for the server: as many as the greatest number of workers, the first ones. Everything
else, the generators included, has the rest; where there is no rest, they share, and only the computing of a move tells
something. `--rate` moves a second are offered; without it every seat answers at once, and the server is the limit.
A database that is named is used for all runs: it should be empty. Without one each run has a SQLite file of its own.
"""

import argparse
import asyncio
import gc
import multiprocessing
import os
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress
from multiprocessing.connection import Connection
from pathlib import Path
from statistics import median
from typing import Any

import httpx
import uvloop
from processes import CORES, cpu, memory, second_core
from server_load import SEATS, Load, figures, populate

from tests.reliability.killing import ENVIRONMENT, Server

LINE = (
    "{workers} workers: {moves:.0f} moves/s; ack p50 {p50:.1f}, p95 {p95:.1f}, p99 {p99:.1f}, max {max:.0f} ms; "
    "{cost:.2f} ms of computing a move ({shares}), {rss:.0f} MiB; generators {generator:.0%} of a core each; "
    "{refused} refused, {moved} moved, {faults} tracebacks"
)


def family(pid: int) -> list[int]:
    """A process and all that it has started."""
    found = [pid]
    with suppress(OSError):
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        for child in children:
            found += family(int(child))
    return found


async def generate(url: str, tables: int, think: float, seconds: float, line: Connection) -> None:
    """Play at some of the tables; what was measured goes through the line."""
    load = Load(url, think)
    async with httpx.AsyncClient(limits=httpx.Limits(max_connections=16)) as http:
        playing = await populate(load, http, tables)
        gc.collect()
        gc.freeze()
        line.send("ready")
        await asyncio.get_running_loop().run_in_executor(None, line.recv)
        load.measuring, ours = True, time.process_time()
        await asyncio.sleep(seconds)
        load.measuring = False
        ours = time.process_time() - ours
        line.send((load.acks, load.states, load.size, load.refused, load.moved, ours / seconds))
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)


def generator(cores: Sequence[int], *given: Any) -> None:
    second_core()
    os.sched_setaffinity(0, set(cores))
    uvloop.run(generate(*given))


async def all_are_there(url: str, workers: int) -> None:
    """Wait until every process has its lease and all of them know each other: whichever answers, it counts them all."""
    async with asyncio.timeout(60):
        in_a_row = 0
        while in_a_row < 3 * workers:
            async with httpx.AsyncClient() as http:  # a line of its own, which any of them may get
                figures = (await http.get(f"{url}/metrics", timeout=30)).text
            in_a_row = in_a_row + 1 if f"\nwonders_processes {workers}.0" in figures else 0
            await asyncio.sleep(0.1)


class Generators:
    """So many processes that play."""

    def __init__(self, count: int, cores: Sequence[int], url: str, tables: int, think: float, seconds: float) -> None:
        context = multiprocessing.get_context("spawn")
        self._lines: list[Connection] = []
        self._processes = []
        for at in range(count):
            ours, theirs = context.Pipe()
            share = tables // count + (at < tables % count)
            process = context.Process(target=generator, args=(cores, url, share, think, seconds, theirs), daemon=True)
            process.start()
            self._lines.append(ours)
            self._processes.append(process)

    def wait(self) -> list[Any]:
        """What each of them says next."""
        return [line.recv() for line in self._lines]

    def go(self) -> None:
        for line in self._lines:
            line.send("go")

    def end(self) -> None:
        for process in self._processes:
            process.terminate()
            process.join()


def measure(folder: Path, given: argparse.Namespace, workers: int, cores: int) -> dict[str, Any]:
    """One run."""
    environment = ENVIRONMENT | {"WONDERS_WORKERS": str(workers), "WONDERS_BOT_PROCESSES": "1"}
    before = ("taskset", "-c", ",".join(map(str, CORES[:cores])))
    server = Server(folder, before=before, environment=environment, db=given.db)
    rest = CORES[cores:] or CORES
    think = given.tables * SEATS / given.rate if given.rate else 0.0
    generators = None
    try:
        asyncio.run(server.start())
        assert server.process is not None
        asyncio.run(all_are_there(server.url, workers))
        generators = Generators(given.generators, rest, server.url, given.tables, think, given.seconds)
        generators.wait()
        processes = family(server.process.pid)
        used = {pid: cpu(pid) for pid in processes}
        generators.go()
        told = generators.wait()
        used = {pid: cpu(pid) - before for pid, before in used.items()}
        result = merged(told, given.seconds) | {"rss": sum(memory(pid) for pid in processes), "workers": workers}
        shares = sorted(f"{part / given.seconds:.0%}" for part in used.values() if part > 0.01 * given.seconds)
        cost = sum(used.values()) / sum(len(one[0]) for one in told) * 1000
        result |= {"shares": " + ".join(shares), "cost": cost}
    finally:
        if generators is not None:
            generators.end()
        server.stop()
    return result | {"faults": server.log.read_text().count("Traceback")}


def merged(told: Sequence[Any], seconds: float) -> dict[str, Any]:
    load = Load("", 0.0)
    for acks, states, size, refused, moved, _ in told:
        load.moved += moved
        load.acks += acks
        load.states, load.size, load.refused = load.states + states, load.size + size, load.refused + refused
    return figures(load, seconds) | {"generator": max(one[-1] for one in told), "moved": load.moved}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--workers", default="1,2", help="numbers of processes to compare")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--rate", type=float, default=0.0, help="moves a second that are offered")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--generators", type=int, default=max(1, min(4, len(CORES) - 2)))
    parser.add_argument("--folder", help="where the SQLite files are put; their disk is what is measured")
    parser.add_argument("--db", default="", help="URL of an empty PostgreSQL database")
    given = parser.parse_args()
    counts = [int(one) for one in given.workers.split(",")]
    found: dict[int, list[dict[str, Any]]] = {count: [] for count in counts}
    print(f"{given.tables} tables × {SEATS} seats, the server on {max(counts)} of {len(CORES)} cores", flush=True)
    for _ in range(given.runs):
        for count in counts:
            with tempfile.TemporaryDirectory(dir=given.folder) as folder:
                found[count].append(measure(Path(folder), given, count, max(counts)))
            print("  " + LINE.format(**found[count][-1]), flush=True)
    for count in counts[1:]:
        for what, name in (("moves", "moves"), ("cost", "computing of a move")):
            ratio = median(one[what] for one in found[count]) / median(one[what] for one in found[counts[0]])
            print(f"{count} workers against {counts[0]}: {ratio:.2f} times the {name}", flush=True)


if __name__ == "__main__":
    main()
