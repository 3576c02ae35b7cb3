"""What players and the host do to each other during a match: hand an absent seat to a bot, send a new link, resign."""

import asyncio
from random import Random
from typing import TYPE_CHECKING

from tests.simulation.person import TABLES
from tests.simulation.wires import Lost

if TYPE_CHECKING:
    from tests.simulation.player import Player
    from tests.simulation.world import World


class Temptation:
    """One of them does something every few seconds. It is for the server to say whether it may be done."""

    def __init__(self, world: "World", table: str, rng: Random) -> None:
        self._world, self._table, self._rng = world, table, rng
        self._resigns = rng.random() < 0.1
        self.path = f"{TABLES}/{table}"

    async def give_in(self) -> None:
        world, rng = self._world, self._rng
        while True:
            await asyncio.sleep(rng.uniform(1.0, 8.0) * max(0.5, world.pace))
            seat = rng.randrange(len(world.players))
            try:
                match rng.randrange(4):
                    case 0:
                        await self._hand_over(seat)
                    case 1 | 2:
                        await self._send_link(seat)
                    case 3 if self._resigns and seat:
                        await self._resign(world.players[seat])
            except Lost:
                pass

    async def _hand_over(self, seat: int) -> None:
        """Somebody lets a bot play for a seat that seems to be left."""
        by = self._rng.choice(self._world.players)
        if by is not self._world.players[seat]:
            await by.ask("POST", f"{self.path}/seats/{seat}", {"away": True}, by.tokens[self._table])

    async def _send_link(self, seat: int) -> None:
        """The host makes a new link to a seat, and sends it to whoever plays there."""
        host, player = self._world.players[0], self._world.players[seat]
        response = await host.ask("POST", f"{self.path}/invite/{seat}", token=host.hosting[self._table])
        if response.status == 200:
            new = response.json()["token"]
            self._world.ledger.tokens[new] = player.name
            if self._world.judge.shadows[self._table].whose(new) is None:
                self._world.ended.append(new)  # a link that was made after it has come before it
            else:
                self._world.ended.append(player.tokens[self._table])
                player.tokens[self._table] = new

    async def _resign(self, player: "Player") -> None:
        self._resigns = False
        response = await player.insist("POST", f"{self.path}/resign", token=player.tokens[self._table])
        if response.status == 409:
            return  # it is over
        self._world.ended.append(player.tokens[self._table])
        player.finished = True
