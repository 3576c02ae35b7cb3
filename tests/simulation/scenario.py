"""What people come for: they set a table up, play a match, look at its record, and meet again."""

import asyncio
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any, Final

from tests.simulation.others import Rival, Watcher
from tests.simulation.person import TABLES
from tests.simulation.player import Player
from tests.simulation.process import EPOCH
from tests.simulation.reunion import Reunion
from tests.simulation.temptation import Temptation
from wonders.games.registry import make
from wonders.server.runtime.rows import batch_of_new
from wonders.server.tables import entries as e

if TYPE_CHECKING:
    from tests.simulation.world import World

OLD: Final = "oldtable"
GAMES: Final[tuple[tuple[str, int, dict[str, Any]], ...]] = (
    ("duel", 2, {}),
    ("duel", 2, {}),
    ("architects", 2, {}),
    ("architects", 3, {}),
    ("architects", 4, {}),
    ("classic", 3, {}),
    ("classic", 3, {}),
    ("classic", 4, {}),
    ("classic", 2, {}),
    ("classic", 3, {"expansions": "cities,leaders"}),
)
CLOCKS: Final = (
    {"kind": "none"},
    {"kind": "none"},
    {"kind": "move", "seconds": 8},
    {"kind": "move", "seconds": 25},
    {"kind": "reserve", "seconds": 40, "extra": 3},
)


@dataclass
class Plan:
    """What is played."""

    game: str
    players: int
    options: dict[str, Any]
    people: int
    clock: dict[str, Any]

    @classmethod
    def drawn(cls, rng: Random) -> "Plan":
        game, players, options = rng.choice(GAMES)
        return cls(game, players, dict(options), rng.randint(1, players), dict(rng.choice(CLOCKS)))


class Scenario:
    """One table and those around it."""

    def __init__(self, world: "World") -> None:
        self.world = world
        self.rng = Random(f"{world.seed}:scenario")
        self.plan = Plan.drawn(self.rng)
        self.players = world.players
        self.players += [Player(world, f"P{at}") for at in range(self.plan.people)]
        self.table = ""
        self._playing: list[asyncio.Task[Any]] = []

    async def play(self) -> None:
        self._leave_old_table()
        await self._set_up()
        world, plan = self.world, self.plan
        for number in range(self.rng.choice((0, 0, 1, 2))):
            world.spawn(Watcher(world, f"W{number}").watch(self.table))
        if self.rng.random() < 0.7:
            rival = Rival(world, "R")
            await rival.push_in(self.table)
            world.spawn(rival.annoy(self.table, plan.players))
        await self._start()
        tempting = world.spawn(Temptation(world, self.table, self.rng).give_in())
        await asyncio.wait(self._playing)
        tempting.cancel()
        await self._look_back()
        if world.judge.shadows[self.table].state.phase == "over" and self.rng.random() < 0.7:
            await Reunion(world, self.table, self.rng).meet()

    def _leave_old_table(self) -> None:
        """A table of a version that nobody knows any more, listed and long due."""
        game = make("duel")
        made = e.Created(
            at=EPOCH - 1e6, game="duel", rules="0", players=2, options=dict(game.options), code="ZZZZZZ", secret="s",
            host="h", seats=(e.SeatSpec(), e.SeatSpec()), listed=True,
        )  # fmt: skip
        (row,) = batch_of_new(OLD, made).rows
        self.world.judge.unreadable.add(OLD)
        raw = self.world.disk.raw
        raw.execute("INSERT INTO entries VALUES (?, 1, NULL, NULL, ?)", (OLD, row.body))
        raw.execute("INSERT INTO tables VALUES (?, 'ZZZZZZ', 'duel', 'playing', 1, 1.0, 1e12, 1.0)", (OLD,))
        raw.commit()

    # Setting up

    async def _set_up(self) -> None:
        plan, host = self.plan, self.players[0]
        seats: list[dict[str, Any]] = [{"kind": "person", "mine": True, "name": host.name}]
        seats += [{"kind": "open"}] * (plan.people - 1)
        level = self.rng.choice(("random", "random", "easy", "medium"))
        seats += [{"kind": "bot", "level": level}] * (plan.players - plan.people)
        asked = {"game": plan.game, "players": plan.players, "options": plan.options, "seats": seats,
                 "clock": plan.clock, "undo": self.rng.random() < 0.05, "listed": self.rng.random() < 0.5}  # fmt: skip
        response = await host.insist("POST", TABLES, asked)
        assert response.status == 201, response
        made = response.json()
        self.table = made["table"]["id"]
        host.hosting[self.table] = made["host"]
        host.tokens[self.table] = made["tokens"][0]["token"]
        self._playing = [self.world.spawn(host.play(self.table))]
        for seat, player in enumerate(self.players[1:], 1):
            await self._sit_down(player, seat)
            self._playing.append(self.world.spawn(player.play(self.table)))
        body = {"nonce": "nonce-of-the-host", "ready": True}
        await host.insist("POST", f"{TABLES}/{self.table}/seats/0", body, host.tokens[self.table])

    async def _sit_down(self, player: Player, seat: int) -> None:
        """Take a seat, by oneself or invited; who does not know whether it worked lets the host open the seat again."""
        path, host = f"{TABLES}/{self.table}", self.players[0]
        while self.table not in player.tokens:
            body, token = {"seat": seat, "name": player.name, "nonce": f"nonce-{player.name}"}, ""
            if self.rng.random() < 0.3:
                invited = await host.insist("POST", f"{path}/invite/{seat}", token=host.hosting[self.table])
                if invited.status == 200:
                    token = invited.json()["token"]
                    self.world.ledger.tokens[token] = player.name
            response = await player.insist("POST", f"{path}/join", body, token)
            if response.status == 200:
                player.tokens[self.table] = response.json()["token"]
            elif token and response.status == 409:
                player.tokens[self.table] = token
            else:
                await self._open(seat, token)

    async def _open(self, seat: int, token: str) -> None:
        host = self.players[0]
        path = f"{TABLES}/{self.table}/seats/{seat}"
        await host.insist("POST", path, {"kind": "open"}, host.hosting[self.table])
        self.world.ended += [token] if token else []

    async def _start(self) -> None:
        host = self.players[0]
        response = await host.insist("POST", f"{TABLES}/{self.table}/start", token=host.hosting[self.table])
        assert response.status in (200, 409), response

    # Afterwards

    async def _look_back(self) -> None:
        """The record is that of the match, at every process as soon as it knows of the end."""
        state = self.world.judge.shadows[self.table].state
        assert state.match is not None
        while True:
            response = await self.players[0].insist("GET", f"{TABLES}/{self.table}/record")
            if response.status == 200 or not state.match.over:
                break
            await asyncio.sleep(1.0)
        if not state.match.over:
            if response.status != 409:
                self.world.trace.violate("secrecy", f"the record of {self.table} is told before the end")
        elif response.body.decode() != state.match.record(state.seed).dumps():
            self.world.trace.violate("one truth", f"the record of {self.table} is not that of the match")
