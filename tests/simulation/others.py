"""Those who look on, and those who try what they may not."""

import asyncio
from typing import TYPE_CHECKING

from tests.simulation.ledger import Sent
from tests.simulation.person import TABLES, Person, Visit
from tests.simulation.wires import Lost

if TYPE_CHECKING:
    from tests.simulation.world import World


class Watcher(Person):
    """Looks on, and now and then tries to play."""

    async def watch(self, table: str) -> None:
        while True:
            await asyncio.sleep(self.rng.uniform(0.5, 3.0))
            try:
                visit = Visit(self, table, None)
            except Lost:
                continue
            while (message := await visit.get(60.0)) is not None:
                if message.over:
                    visit.leave()
                    return
                if self.rng.random() < 0.02:
                    self._try(visit)

    def _try(self, visit: Visit) -> None:
        move = self.move()
        message = {"type": "answer", "number": 1, "action": "discard", "move": move}
        self.world.ledger.moves[move] = Sent(self.name, visit.table, {""}, message)
        visit.put(message)


class Rival(Person):
    """Has a table of its own, tokens that have ended, and no right at all at this one."""

    def __init__(self, world: "World", name: str) -> None:
        super().__init__(world, name)
        self.stale: list[str] = []

    async def make_own_table(self) -> None:
        seats = [{"kind": "person", "mine": True, "name": "Rival"}, {"kind": "bot", "level": "random"}]
        response = await self.insist("POST", TABLES, {"game": "duel", "seats": seats})
        if response.status == 201:
            made = response.json()
            self.stale += [made["host"], *(one["token"] for one in made["tokens"])]

    async def push_in(self, table: str) -> None:
        """Try to begin a match at which everybody is ready but the host."""
        try:
            await self.ask("POST", f"{TABLES}/{table}/start", token="nonsense")
        except Lost:
            pass

    async def annoy(self, table: str, seats: int) -> None:
        """Try one thing after the other. Whatever succeeds, the referee and the judge see it."""
        await self.make_own_table()
        while True:
            await asyncio.sleep(self.rng.uniform(0.5, 3.0) * max(1.0, self.world.pace))
            tokens = [*self.stale, "nonsense"]
            if self.world.ended and self.rng.random() < 0.6:
                tokens = self.world.ended
            token = self.rng.choice(tokens)
            try:
                await self._attempt(table, self.rng.randrange(seats), token)
            except Lost:
                pass

    async def _attempt(self, table: str, seat: int, token: str) -> None:
        path = f"{TABLES}/{table}"
        match self.rng.randrange(10):
            case 0:
                await self.ask("POST", f"{path}/start", token=token)
            case 1:
                await self.ask("POST", f"{path}/seats/{seat}", {"away": True}, token)
            case 2:
                await self.ask("POST", f"{path}/seats/{seat}", {"kind": "open"}, token)
            case 3:
                await self.ask("POST", f"{path}/invite/{seat}", token=token)
            case 4:
                await self.ask("POST", f"{path}/{self.rng.choice(('leave', 'resign', 'undo', 'rematch'))}", token=token)
            case 5:
                await self.ask("GET", f"{path}/{self.rng.choice(('record', 'replay', 'fairness'))}")
            case 6 | 7:
                await self.ask("GET", TABLES)
            case _:
                await self._visit(table, token)

    async def _visit(self, table: str, token: str) -> None:
        """Greet with a token that gives no right, and answer."""
        visit = Visit(self, table, token)
        move = self.move()
        message = {"type": "answer", "number": 1, "action": "discard", "move": move}
        self.world.ledger.moves[move] = Sent(self.name, table, {token}, message)
        visit.put(message)
        while await visit.get(5.0) is not None:
            pass
