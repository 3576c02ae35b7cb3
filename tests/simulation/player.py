"""Somebody who plays: answers what is asked, changes their mind, talks, goes and comes back."""

import asyncio
from random import Random
from typing import TYPE_CHECKING, Any

from tests.simulation.judge import Told
from tests.simulation.ledger import Sent
from tests.simulation.person import Person, Visit
from tests.simulation.wires import Lost

if TYPE_CHECKING:
    from tests.simulation.world import World

SETTLED = ("wrong_number", "already_decided", "not_asked", "over", "illegal", "unparsable", "not_playing", "too_many")
SAYINGS = ("hello", "thinking", "oops")
PLANNING = (4, 7)
"""The last digit of seeds in which people answer in advance."""


class Player(Person):
    """One seat of one table at a time."""

    def __init__(self, world: "World", name: str) -> None:
        super().__init__(world, name)
        self.pace = world.pace
        self._talks = self.rng.random() < 0.3
        self.finished = False
        self.locked_out = False
        """Whether the token has ended."""
        self.offline_until = 0.0
        self._pending: dict[str, dict[str, Any]] = {}
        """Moves that are not acknowledged yet, by their ids: they are sent again."""
        self._tries: dict[str, int] = {}
        self._state: Told | None = None
        self._options: list[str] = []
        """What could be answered last."""
        self._plans = Random(f"{world.seed}:{name}:plans") if world.seed % 10 in PLANNING else None
        self._visit: Visit | None = None

    async def play(self, table: str) -> None:
        """Stay at the table until the match is over, or has been played for long enough."""
        self.finished, self._state, self._pending = False, None, {}
        while not self.finished:
            if (wait := self.offline_until - self.world.loop.time()) > 0 and not self.world.faults.calm:
                await asyncio.sleep(min(wait, 5.0))
                continue
            if self.locked_out:
                await self._ask_for_token(table)
            try:
                await self._be_there(table)
            except Lost:
                pass
            await asyncio.sleep(self.rng.uniform(0.05, 0.5))

    async def _ask_for_token(self, table: str) -> None:
        """The host has sent another link, which was lost: ask for one more. That takes until one counts as absent."""
        host = self.world.players[0]
        path = f"/api/tables/{table}/invite/{self.world.players.index(self)}"
        response = await self.insist("POST", path, token=host.hosting[table])
        if response.status == 200:
            self.tokens[table] = response.json()["token"]
            self.locked_out = False
        elif response.json()["error"] == "over":
            self.finished = True  # the match ended while the link was lost; what happened can be seen without one

    async def _be_there(self, table: str) -> None:
        since = self._state.v if self._state is not None and self.rng.random() < 0.8 else None
        visit = self._visit = Visit(self, table, self.tokens[table], since)
        acting = self.world.spawn(self._act(visit))
        try:
            while not self.finished and (message := await visit.get()) is not None:
                self._hear(visit, message)
                if self.offline_until > self.world.loop.time() and not self.world.faults.calm:
                    break
        finally:
            acting.cancel()
            visit.leave()

    def _hear(self, visit: Visit, message: Told) -> None:
        kind, move = message.type, message.move or ""
        if kind == "welcome":
            for known, sent in self._pending.items():
                self._send(visit, known, sent)
        elif kind == "state":
            self._state = message
            self.finished = self.finished or message.over or message.v >= self.world.length
        elif kind == "ack":
            if self._pending.pop(move, None) is not None and visit.seat is not None:
                self.world.ledger.acknowledged[move] = (visit.table, visit.seat)
                self.world.acks += 1
        elif kind == "bye" and message.error == "bad_token":
            self.locked_out = True
        elif kind == "refused" and move:
            self._refused(move, message.error)

    def _refused(self, move: str, error: str) -> None:
        if error in SETTLED and move in self._pending:
            del self._pending[move]
            if self._tries[move] == 1:
                self.world.ledger.refused[move] = error
        elif error not in (*SETTLED, "not_saved", "too_fast", "broken", "bad_token"):
            self.world.trace.violate("rights", f"{self.name} is refused with {error}")

    # Acting

    async def _act(self, visit: Visit) -> None:
        """Do something every now and then."""
        waited = 0.0
        while True:
            pause = self.rng.uniform(0.2, 1.0) * self.pace
            await asyncio.sleep(pause)
            if self._pending:
                waited += pause
                if waited > 3.0:
                    waited = 0.0
                    for move, sent in list(self._pending.items()):
                        self._send(visit, move, sent)
                continue
            waited = 0.0
            self._choose(visit)

    def _choose(self, visit: Visit) -> None:
        state, roll = self._state, self.rng.random()
        decision = state.decision if state is not None else None
        if visit.seat is None or state is None:
            return
        if decision is not None:
            self._options = [one.action for one in decision.options]
        if decision is not None and decision.chosen is None:
            action = self.rng.choice(decision.options).action
            self._begin(visit, {"type": "answer", "number": decision.number, "action": action})
        elif decision is not None and decision.changeable and roll < 0.1:
            self._begin(visit, {"type": "retract", "number": decision.number})
        elif roll > 0.97 and self._talks:
            self._begin(visit, {"type": "say", "preset": self.rng.choice(SAYINGS)})
        elif roll > 0.94:
            visit.put({"type": self.rng.choice(("resync", "describe", "ping"))})
        elif roll > 0.93 and state.undo:
            self.world.spawn(self._undo(visit.table))
        elif self._plans is not None and self._plans.random() < 0.4:
            self.world.spawn(self._plan(visit.table, self._plans))

    def _begin(self, visit: Visit, message: dict[str, Any]) -> None:
        move = self.move()
        message["move"] = move
        self._pending[move] = message
        self.world.ledger.moves[move] = Sent(self.name, visit.table, set(), message)
        self._send(visit, move, message)

    def _send(self, visit: Visit, move: str, message: dict[str, Any]) -> None:
        self._tries[move] = self._tries.get(move, 0) + 1
        self.world.ledger.moves[move].tokens.add(visit.token or "")
        visit.put(message)

    async def _plan(self, table: str, rng: Random) -> None:
        """Answer in advance what could be answered before; sometimes take it back."""
        lines = [[{"answer": action}] for action in rng.sample(self._options, min(4, len(self._options)))]
        body = {"lines": lines if rng.random() < 0.9 else []}
        try:
            await self.ask("POST", f"/api/tables/{table}/plan", body, self.tokens[table])
        except Lost:
            pass

    async def _undo(self, table: str) -> None:
        try:
            await self.ask("POST", f"/api/tables/{table}/undo", token=self.tokens[table])
        except Lost:
            pass
