"""Nonsense for a while: requests by the schema, and mutations of valid messages over the socket.

    .venv/bin/python benchmarks/server_fuzz.py [--seconds 60] [--messages 100000] [--races 300]

Nothing may end in a fault of the server, and nothing refused may change anything. `--races` is how many sequences of
things done at the same time are held against the sequential model.
"""

import argparse
import asyncio
import logging
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from hypothesis import settings
from hypothesis.stateful import run_state_machine_as_test

from tests.reliability.fuzzing import a_table, entries_of, generated, schemathesis
from tests.reliability.killing import Server
from tests.reliability.mutating import Fuzzer
from tests.reliability.test_races import LIMITS, JointRaces, Races
from tests.server.house import house_at


async def requests(folder: Path, seconds: int) -> bool:
    """With no right, then with the host's."""
    server = Server(folder)
    good = True
    try:
        await server.start()
        for known in (False, True):
            made = await a_table(server)
            before = entries_of(server, made.id)
            ran = await schemathesis(server, made, made.host if known else "wrong", 1000, seconds // 2)
            print(f"requests: {generated(ran)} by {'the host' if known else 'somebody without a right'}", flush=True)
            print(ran.stdout if ran.returncode else "", end="")
            good &= ran.returncode == 0 and generated(ran) > 0 and (known or entries_of(server, made.id) == before)
    finally:
        server.stop()
    return good and "Traceback" not in server.log.read_text()


class Errors(logging.Handler):
    """Counts what should not be in the log."""

    count = 0

    def emit(self, record: logging.LogRecord) -> None:
        self.count += 1


async def messages(folder: Path, count: int) -> bool:
    errors = Errors(logging.ERROR)
    logging.getLogger().addHandler(errors)
    much: dict[str, Any] = {"messages_per_20_seconds": 10**6, "says_per_30_seconds": 10**6, "max_chat": 10**6}
    async with house_at(folder, **much) as house:
        for number in range(max(1, count // 1000)):
            game, people = (("duel", 2), ("classic", 3), ("architects", 2))[number % 3]
            fuzzer = Fuzzer(house, await house.table(game, people), Random(number))
            for _ in range(min(count, 1000)):
                await fuzzer.one(0)
    print(f"messages: {count} nearly right, {errors.count} errors in the log", flush=True)
    return not errors.count


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--races", type=int, default=300)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as other:
        good = asyncio.run(requests(Path(one), given.seconds)) if given.seconds else True
        good &= asyncio.run(messages(Path(other), given.messages)) if given.messages else True
    for races in (Races, JointRaces) if given.races else ():
        run_state_machine_as_test(races, settings=settings(LIMITS, max_examples=given.races, stateful_step_count=50))
        print(f"races: {given.races} sequences of {races.__name__} have an order", flush=True)
    print("as it should be" if good else "NOT as it should be")
    sys.exit(not good)
