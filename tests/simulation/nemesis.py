"""Lets processes die, the store and Redis go away, and people go offline, until the run becomes calm."""

import asyncio
from random import Random
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tests.simulation.world import World

BLOWS: Final = ("crash", "restart", "store", "bus", "offline")


class Nemesis:
    """Strikes every few seconds, in some of these ways."""

    def __init__(self, world: "World", rng: Random) -> None:
        self._world, self._rng = world, rng
        self.blows = [blow for blow in BLOWS if rng.random() < 0.5]
        self.every = rng.choice((1.0, 3.0, 10.0)) * (0.5 if world.pace < 1.0 else 1.5)
        self.lasts = rng.uniform(8.0, 60.0) * max(1.0, world.pace)

    async def strike(self) -> None:
        """Until there has been enough of it; then everything comes back and stays."""
        world, rng = self._world, self._rng
        until = world.loop.time() + self.lasts
        while self.blows and world.loop.time() < until:
            await asyncio.sleep(rng.uniform(0.1, 1.0) * self.every)
            await self._strike(rng.choice(self.blows))
        await asyncio.sleep(max(0.0, until - world.loop.time()))
        world.calm_down()

    async def _strike(self, blow: str) -> None:
        world, rng, faults = self._world, self._rng, self._world.faults
        world.trace.note("blow", blow)
        match blow:
            case "crash":
                rng.choice(world.processes).fuse = rng.randrange(1, 120)
            case "restart":
                process = rng.choice(world.processes)
                if process.ready:
                    await process.close()
            case "store":
                faults.store_down = True
                world.note_outage()
                await asyncio.sleep(rng.uniform(0.5, 30.0))
                faults.store_down = False
                world.note_outage()
            case "bus":
                faults.bus_down = True
                world.ether.break_off()
                await asyncio.sleep(rng.uniform(0.5, 40.0))
                faults.bus_down = False
            case "offline":
                rng.choice(world.players).offline_until = world.loop.time() + rng.uniform(1.0, 60.0)
