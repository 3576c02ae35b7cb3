"""Two servers with the same public history of a table and different truths behind it: all that a seat is sent."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from msgspec import structs

from tests.reliability.hidden import Pool, joint_answers, swap
from tests.reliability.moments import Moment, token
from tests.server.house import House, Line, house_at
from wonders.core.actions import Action
from wonders.core.decisions import CHANCE, SPECTATOR, Seat
from wonders.server.runtime.live import LiveTable
from wonders.server.runtime.rows import rows_of
from wonders.server.store.batch import Batch, TableRow
from wonders.server.tables import entries as e
from wonders.server.tables.answers import answer
from wonders.server.tables.decided import Decided
from wonders.server.tables.state import TableState

STEPS = 2
"""Joint answers after the moment, at most."""


@dataclass
class Result:
    """What two servers sent to the same seat."""

    frames: tuple[list[str], list[str]]
    differ: bool
    """Whether the truths differ in more than the seed."""

    @property
    def leak(self) -> str:
        """The first difference, if there is any."""
        one, other = self.frames
        for mine, theirs in zip(one, other, strict=False):
            if mine != theirs:
                at = next((at for at, (a, b) in enumerate(zip(mine, theirs, strict=False)) if a != b), -60)
                return f"{mine[max(0, at - 60) : at + 60]} | {theirs[max(0, at - 60) : at + 60]}"
        return "" if len(one) == len(other) else f"{len(one)} frames and {len(other)}"


class Side:
    """One of the two servers, and the seat's line to it."""

    def __init__(self, house: House, live: LiveTable, seat: Seat) -> None:
        self.house = house
        self.live = live
        self.seat = seat
        self.frames: list[str] = []
        self.line: Line

    async def hello(self) -> None:
        right = token(self.seat) if self.seat != SPECTATOR else None
        self.line = await self.house.line(self.live.state.id, right, since=0)
        await self.collect()

    async def collect(self) -> None:
        """Everything that is sent, up to the answer to a ping."""
        self.line.put({"type": "ping", "at": 1})
        while '"type":"pong"' not in (frame := await self.line.frame()):
            # What the commitment hides differs, so the commitment does; it tells nothing.
            self.frames.append(frame.replace(self.live.state.commitment, "C" * 64))

    async def send(self, message: dict[str, Any]) -> None:
        self.line.put(message)
        await self.collect()

    async def other_answers(self, seat: Seat, action: Action) -> None:
        """Somebody else answers, and everybody is told."""

        def decide(table: TableState) -> Decided:
            assert table.match is not None
            return answer(table, seat, table.match.numbers[seat], str(action), self.house.sources.now())

        await self.live.change(decide)
        await self.collect()

    async def ask(self) -> None:
        """What can be asked over HTTP."""
        id, http = self.live.state.id, self.house.http
        for path in ("", "/fairness", "/record", "/replay", f"/replay?seat={max(self.seat, 0)}"):
            found = await http.get(f"/api/tables/{id}{path}")
            text = f"{found.status_code} {sorted(found.headers.items())} {found.text}"
            self.frames.append(text.replace(self.live.state.commitment, "C" * 64))


class Twins:
    """Two servers, and as many tables as wanted."""

    def __init__(self, one: House, other: House) -> None:
        self._houses = one, other
        self._count = 0

    async def compare(self, moment: Moment, seat: Seat, pool: Pool, rng: Random) -> Result:
        """All that a seat is sent from a moment on, by both."""
        self._count += 1
        id = f"table{self._count:07d}"
        sides = [Side(house, await _table(house, id, moment, at), seat) for at, house in enumerate(self._houses)]
        differ = swap(sides[1].live, sides[0].live, moment.tables, seat, pool, rng)
        moves = (f"{number:016d}" for number in range(1, 1000))
        for side in sides:
            await side.hello()
            await side.ask()
        await self._nonsense(sides, moves, rng)
        for _ in range(STEPS):
            if not await self._step(sides, moves, rng):
                break
        for side in sides:
            await side.send({"type": "resync"})
            await side.line.hang_up()
            side.house.lines.remove(side.line)
            del side.house.registry.live[id]
        return Result((sides[0].frames, sides[1].frames), differ)

    async def _nonsense(self, sides: list[Side], moves: Any, rng: Random) -> None:
        """Describe, and answers that are refused: others' cards, no action at all, a wrong number."""
        match = sides[0].live.state.match
        assert match is not None
        foreign = [str(action) for who in match.pending for action in match.game.legal(match.table, who)]
        mine = match.numbers.get(sides[0].seat, 1)
        own = {str(action) for action in match.game.legal(match.table, sides[0].seat)} if sides[0].seat >= 0 else set()
        tried = [rng.choice(foreign), rng.choice(foreign), "dance with me", f"{rng.choice(foreign)} left=40"]
        messages: list[dict[str, Any]] = [{"type": "describe"}]
        messages += [{"type": "answer", "number": mine, "action": action} for action in tried if action not in own]
        messages += [{"type": "answer", "number": mine + 1, "action": tried[0]}, {"type": "retract", "number": mine}]
        for message in messages:
            move = {"move": next(moves)} if message["type"] != "describe" else {}
            for side in sides:
                await side.send(message | move)

    async def _step(self, sides: list[Side], moves: Any, rng: Random) -> bool:
        """One joint answer; whether the seat can still not tell the truths apart."""
        here, there = sides
        match = here.live.state.match
        assert match is not None
        if match.over or CHANCE in match.pending:
            return False
        joint = joint_answers(here.live.state, there.live.state, here.seat, rng)
        order = sorted(joint.here, key=lambda _: rng.random())
        for who in order if joint.ends_alike else order[:-1]:
            if who == here.seat:
                message = {"type": "answer", "number": match.numbers[who], "move": next(moves)}
                for side, answers in zip(sides, (joint.here, joint.there), strict=True):
                    await side.send(message | {"action": str(answers[who])})
            else:
                await here.other_answers(who, joint.here[who])
                await there.other_answers(who, joint.there[who])
        return joint.ends_alike


async def _table(house: House, id: str, moment: Moment, at: int) -> LiveTable:
    """The same entries in each server's store, but for the secret."""
    made = moment.entries[0]
    assert isinstance(made, e.Created)
    made = structs.replace(made, secret=made.secret if at == 0 else made.secret[::-1], code=_code(id))
    card = TableRow(id, made.code, made.game, "playing", False, made.at, made.at, None)
    await house.registry.store.append(Batch(id, rows_of(1, [made, *moment.entries[1:]]), card, new=True))
    return await house.registry.table(id)


def _code(id: str) -> str:
    return "".join(chr(ord("A") + int(digit)) for digit in id[-6:])


@asynccontextmanager
async def twins(folder: Path) -> AsyncIterator[Twins]:
    (folder / "one").mkdir()
    (folder / "other").mkdir()
    much: dict[str, Any] = {"messages_per_20_seconds": 100_000, "watcher_messages_per_20_seconds": 100_000}
    async with house_at(folder / "one", **much) as one, house_at(folder / "other", **much) as other:
        yield Twins(one, other)
