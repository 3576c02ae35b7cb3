"""After a match: everybody asks for their seat at the next table; one is given away, and its former player insists."""

import asyncio
from random import Random
from typing import TYPE_CHECKING

from tests.simulation.others import Rival
from tests.simulation.person import TABLES
from tests.simulation.player import Player
from tests.simulation.wires import Response

if TYPE_CHECKING:
    from tests.simulation.world import World


class Reunion:
    """A rematch, up to the quarrel about a seat."""

    def __init__(self, world: "World", table: str, rng: Random) -> None:
        self._world, self._old, self._rng = world, table, rng
        self._host: Player | None = None
        self._again = ""

    async def meet(self) -> None:
        state = self._world.judge.shadows[self._old].state
        there = [player for at, player in enumerate(self._world.players) if state.whose(player.tokens[self._old]) == at]
        for player in there:
            await self._come(player)
        if self._host is not None and len(there) > 1:
            await self._quarrel(self._rng.choice([player for player in there if player is not self._host]))

    async def _come(self, player: Player) -> None:
        """Ask until there is a seat; a process may not have heard yet that the match is over."""
        while (response := await self._ask(player)).status == 409 and b"not_over" in response.body:
            await asyncio.sleep(1.0)
        if response.status == 200:
            found = response.json()
            self._again = found["table"]["id"]
            player.tokens[self._again] = found["token"]
            if found["host"] is not None:
                player.hosting[self._again], self._host = found["host"], player

    async def _ask(self, player: Player) -> Response:
        return await player.insist("POST", f"{TABLES}/{self._old}/rematch", token=player.tokens[self._old])

    async def _quarrel(self, bob: Player) -> None:
        """The host opens Bob's seat, Carol takes it, and Bob asks again with his old token."""
        assert self._host is not None
        seat, path = self._world.players.index(bob), f"{TABLES}/{self._again}"
        await self._host.insist("POST", f"{path}/seats/{seat}", {"kind": "open"}, self._host.hosting[self._again])
        self._world.ended.append(bob.tokens[self._again])
        carol = Rival(self._world, "Carol")
        joined = await carol.insist("POST", f"{path}/join", {"seat": seat, "name": "Carol", "nonce": "n"})
        if joined.status == 200:
            response = await self._ask(bob)
            if response.status == 200:
                self._world.trace.violate("rights", "a seat at the next table is given to who has lost it")
