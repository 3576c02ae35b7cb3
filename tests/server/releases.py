"""Databases as releases have written them: each is kept, and every later server has to open it and play on.

`python -m tests.server.releases NAME` writes one from the code as it stands. One is written for each release,
never anew.
"""

import asyncio
import gzip
import hashlib
import json
import sqlite3
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from tests.server.house import House, Made, house_at
from wonders.core.options import Setting
from wonders.server.tables.answers import answer
from wonders.server.tables.decided import Decided
from wonders.server.tables.state import TableState

FOLDER = Path(__file__).parent / "fixtures"

FINISHED: tuple[tuple[str, int, dict[str, Setting]], ...] = (
    ("duel", 2, {}),
    ("architects", 2, {}),
    ("architects", 7, {}),
    ("classic", 2, {}),
    ("classic", 3, {}),
    ("classic", 4, {"expansions": "cities"}),
    ("classic", 5, {"expansions": "leaders"}),
    ("classic", 4, {"expansions": "cities,leaders", "teams": True}),
    ("classic", 8, {"expansions": "cities,leaders"}),
)
BEGUN: tuple[tuple[str, int, dict[str, Setting]], ...] = (
    ("duel", 2, {}),
    ("architects", 3, {}),
    ("classic", 3, {}),
    ("classic", 4, {"expansions": "cities,leaders"}),
)


def releases() -> list[str]:
    return sorted(file.name.removesuffix(".json") for file in FOLDER.glob("*.json"))


def unpack(release: str, folder: Path) -> dict[str, Any]:
    """Lay the database of a release into the folder of a house; what is known about its tables."""
    (folder / "house.db").write_bytes(gzip.decompress((FOLDER / f"{release}.db.gz").read_bytes()))
    known: dict[str, Any] = json.loads((FOLDER / f"{release}.json").read_text(encoding="utf-8"))
    return known


def digest(table: TableState) -> str:
    """A match in short: what was asked, what could have been answered, what happened, how it stands or ended."""
    lines = list(_lines(table))
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def _lines(table: TableState) -> Iterator[str]:
    match, game = table.match, table.game
    if match is None:
        yield "open"
        return
    at = game.start()
    for joint in match.rounds:
        for seat, decision in game.pending(at).items():
            yield f"{seat} {type(decision).__name__}: {'; '.join(map(str, game.legal(at, seat)))}"
        yield str([(seat, str(action)) for seat, action in joint])
        at = game.step(at, dict(joint)).table
    yield str(sorted((seat, type(decision).__name__) for seat, decision in game.pending(at).items()))
    if outcome := game.outcome(at):
        yield f"{outcome.reason} {outcome.points} {outcome.winners}"


async def play(house: House, table: str, rng: Random, answers: int = 10_000) -> None:
    """Let every seat answer at random, as over the line, for so many answers or until the match is over."""
    live = await house.registry.table(table)
    for _ in range(answers):
        match = live.state.match
        assert match is not None
        if match.over:
            return
        seat = match.waiting_for[0]
        action = str(rng.choice(match.game.legal(match.table, seat)))
        said = (seat, match.numbers[seat], action, house.sources.now(), f"{rng.getrandbits(64):016x}")
        await live.change(partial(_answered, said))


def _answered(said: tuple[int, int, str, float, str], table: TableState) -> Decided:
    return answer(table, *said)


async def _fill(house: House) -> list[tuple[Made, str]]:
    made: list[tuple[Made, str]] = []
    for number, (game, players, options) in enumerate(FINISHED):
        made.append((await house.table(game, players, options=options), "over"))
        await play(house, made[-1][0].id, Random(number))
    for number, (game, players, options) in enumerate(BEGUN):
        clock = {"kind": "reserve", "seconds": 600, "extra": 5} if number % 2 else {"kind": "none"}
        made.append((await house.table(game, players, options=options, clock=clock, listed=True), "playing"))
        await play(house, made[-1][0].id, Random(number), 12 + number)
    for game in ("duel", "architects", "classic"):
        made.append((await house.table(game, 2, start=False, listed=True), "open"))
    return made


async def write(release: str) -> None:
    """Make the database of a release, and what has to be true of it ever after."""
    with tempfile.TemporaryDirectory() as name:
        folder, known = Path(name), dict[str, Any]()
        async with house_at(folder) as house:
            for made, state in await _fill(house):
                table = house.live(made.id).state
                known[made.id] = {
                    "game": table.made.game, "rules": table.made.rules, "state": state, "host": made.host,
                    "tokens": made.tokens, "digest": digest(table),
                }  # fmt: skip
        with closing(sqlite3.connect(folder / "house.db")) as connection:
            connection.execute("PRAGMA journal_mode=DELETE")
            connection.execute("VACUUM")
        (FOLDER / f"{release}.db.gz").write_bytes(gzip.compress((folder / "house.db").read_bytes(), mtime=0))
    (FOLDER / f"{release}.json").write_text(json.dumps(known, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    asyncio.run(write(sys.argv[1]))
