"""People with two tabs each who send at the same time, and the order in which it must have happened."""

import asyncio
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from tests.reliability.sequential import Model
from tests.server.house import House, Line, Made
from wonders.server.tables import entries as e

TABS = 2
Door = tuple[str, int, int]
"""Where something comes in: what comes through one door stays in order."""


@dataclass(frozen=True)
class Sent:
    """Something that was sent, and what came back."""

    door: Door
    kind: str
    seat: int
    number: int = 0
    move: str = ""
    action: str = ""
    reply: Any = None

    def happens_to(self, model: Model) -> bool:
        """Let it happen; whether the model would have replied the same."""
        if self.kind == "answer":
            return bool(model.answer(self.seat, self.number, self.move, self.action) == self.reply)
        if self.kind == "retract":
            return bool(model.retract(self.seat, self.number, self.move) == self.reply)
        if self.kind == "undo" and self.reply == "no_undo" and model.game.id != "duel":
            return True  # where cards are hidden, something may have come to light: the policy has its own tests
        if self.kind == "undo":
            return bool(model.undo(self.seat) == self.reply)
        return model.time_up(self.seat, self.number, self.action)


def orders(doors: dict[Door, list[Sent]]) -> Iterator[list[Sent]]:
    """Every order that keeps each door's own."""
    if not any(doors.values()):
        yield []
    for door, waiting in doors.items():
        if waiting:
            for rest in orders({**doors, door: waiting[1:]}):
                yield [waiting[0], *rest]


def explained(model: Model, done: Sequence[Sent], matches: Any) -> Model | None:
    """The model after some order of what was done that gives all the replies and the state that matches."""
    doors: dict[Door, list[Sent]] = {}
    for one in done:
        doors.setdefault(one.door, []).append(one)
    for order in orders(doors):
        after = model.copy()
        if all(one.happens_to(after) for one in order) and matches(after):
            return after
    return None


class Crowd:
    """All tabs of all seats of one table."""

    def __init__(self, house: House, made: Made) -> None:
        self.house = house
        self.made = made
        self.tabs: dict[tuple[int, int], Line] = {}
        self.seen: dict[tuple[int, int], dict[str, Any]] = {}
        """The last state that each tab was shown."""

    async def sit(self) -> None:
        for seat in self.made.tokens:
            for tab in range(TABS):
                await self.open(seat, tab)

    async def open(self, seat: int, tab: int) -> None:
        """Open a tab, instead of the one that was there."""
        old = self.tabs.pop((seat, tab), None)
        if old is not None:
            await old.hang_up()
            self.house.lines.remove(old)
        self.tabs[seat, tab] = await self.house.line(self.made.id, self.made.tokens[seat])
        await self.look()

    async def act(self, sent: Sequence[Sent]) -> list[Sent]:
        """Send all of it at once; each with its reply, and what time-outs came between."""
        seq = self.house.live(self.made.id).state.seq
        for one in sent:
            if one.kind in ("answer", "retract"):
                action = {"action": one.action} if one.kind == "answer" else {}
                message = {"type": one.kind, "number": one.number, "move": one.move} | action
                self.tabs[one.seat, one.door[2]].put(message)
        undone = [asyncio.ensure_future(self._undo(one)) for one in sent if one.kind == "undo"]
        if any(one.kind == "ring" for one in sent):
            self.house.registry.automation.ring(self.house.live(self.made.id))
        done = [await self._reply(one) for one in sent if one.kind in ("answer", "retract")]
        done += [await one for one in undone]
        await self._rest()
        return done + await self._timeouts(seq)

    async def _reply(self, one: Sent) -> Sent:
        """Replies come in the order of what was sent through the same tab."""
        tab = (one.seat, one.door[2])
        while (message := await self.tabs[tab].get("ack", "refused", "state"))["type"] == "state":
            self.seen[tab] = message
        assert message["move"] == one.move
        told = ("ack", message["number"], message["v"]) if message["type"] == "ack" else None
        return Sent(one.door, one.kind, one.seat, one.number, one.move, one.action, told or _refused(message))

    async def _undo(self, one: Sent) -> Sent:
        headers = {"Authorization": f"Bearer {self.made.tokens[one.seat]}"}
        answer = await self.house.http.post(f"/api/tables/{self.made.id}/undo", json={}, headers=headers)
        assert answer.status_code in (200, 409), answer.text
        return Sent(one.door, "undo", one.seat, reply="" if answer.status_code == 200 else answer.json()["error"])

    async def _rest(self) -> None:
        """Until nothing is on its way."""
        live, registry = self.house.live(self.made.id), self.house.registry
        for _ in range(3):
            await asyncio.sleep(0)
            while live.changing or registry.automation.busy(self.made.id):
                await asyncio.sleep(0.0005)

    async def _timeouts(self, seq: int) -> list[Sent]:
        found = []
        for entry in map(e.decode, await self.house.registry.store.load(self.made.id, seq)):
            if isinstance(entry, e.Answered) and entry.by == "time":
                found.append(Sent(("time", 0, 0), "time", entry.seat, entry.number, "", entry.action))
        return found

    async def look(self) -> None:
        """Take in what every tab was shown."""
        for tab, line in self.tabs.items():
            line.put({"type": "ping", "at": 1})
            while (message := json.loads(await line.frame()))["type"] != "pong":
                if message["type"] == "state":
                    self.seen[tab] = message


def _refused(message: dict[str, Any]) -> tuple[str, str, int]:
    return "refused", message["error"], 0
