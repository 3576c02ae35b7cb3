"""What is said in the conversations that are kept: whole matches, and all that can be asked around them."""

import json
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

from tests.server.conversations import Client

Told = dict[str, list[str]]


class Party:
    """A table with its people, as their clients know it."""

    def __init__(self, client: Client, seed: str) -> None:
        self._client = client
        self._rng = Random(seed)
        self._moves = 0
        self.id = self.host = ""
        self.tokens: dict[int, str] = {}
        self.asked: dict[int, Any] = {}
        self.over = False

    async def set_up(self, game: str, people: int, bots: int, **more: Any) -> None:
        seats: list[Any] = [{"kind": "person", "mine": True, "name": f"Ada ä {at}"} for at in range(people)]
        seats += [{"kind": "bot", "level": "random"}] * bots
        asked = {"game": game, "players": people + bots, "seats": seats} | more
        made = http(await self._client.do("http", "POST", "/api/tables", "", asked))
        self.id, self.host = made["table"]["id"], made["host"]
        self.tokens = {one["seat"]: one["token"] for one in made["tokens"]}

    async def begin(self) -> None:
        for seat, token in self.tokens.items():
            await self.post(f"seats/{seat}", token, {"nonce": f"nonce-{seat}", "ready": True})
            await self.come(f"seat {seat}", token)
        await self.come("watcher", None)
        self.hear(await self._client.do("http", "POST", f"/api/tables/{self.id}/start", self.host, {}))

    async def come(self, name: str, token: str | None, since: int | None = None) -> None:
        await self._client.do("open", name)
        await self.send(name, type="hello", protocol=2, table=self.id, token=token, since=since)

    async def send(self, name: str, **message: Any) -> Told:
        told = await self._client.do("send", name, json.dumps(message, ensure_ascii=False))
        self.hear(told)
        return told

    async def post(self, path: str, token: str, body: Any = None) -> Any:
        told = await self._client.do("http", "POST", f"/api/tables/{self.id}/{path}", token, body or {})
        self.hear(told)
        return http(told)

    async def get(self, path: str, token: str = "") -> None:
        await self._client.do("http", "GET", path, token, None)

    def hear(self, told: Told) -> None:
        for name, frames in told.items():
            for frame in frames if name.startswith("seat ") else ():
                message = json.loads(frame) if frame.startswith("{") else {}
                if message.get("type") == "state":
                    self.asked[int(name.split()[1])] = message["decision"]
                    self.over = message["outcome"] is not None

    def move(self) -> str:
        self._moves += 1
        return f"move-{self._moves:012}"

    async def answer(self, most: int = 10_000) -> None:
        """Everybody answers, one after the other, to the end or for so many answers."""
        while not self.over and most > 0:
            for seat, asked in sorted(self.asked.items()):
                if asked and asked["chosen"] is None and self.asked[seat] is asked:
                    action = self._rng.choice(asked["options"])["action"]
                    answer = {"type": "answer", "number": asked["number"], "move": self.move(), "action": action}
                    await self.send(f"seat {seat}", **answer)
                    most -= 1


def http(told: Told) -> Any:
    return json.loads(told["http"][0].partition(" ")[2])


async def whole_match(client: Client) -> None:
    """Architects with a bot, to the end; then everything that can be asked of a match that is over."""
    party = Party(client, "architects")
    await party.set_up("architects", 2, 1, assists=["estimate", "seen"], title="Ein Abend", listed=True)
    await party.get("/api/tables")
    await party.begin()
    await party.answer()
    table = f"/api/tables/{party.id}"
    for path in ("", "/record", "/replay", "/replay?seat=1", "/replay?seat=7", "/fairness"):
        await party.get(table + path)
    first = await party.post("rematch", party.tokens[0])
    await party.post("rematch", party.tokens[1])
    mine = [{"id": party.id, "token": party.tokens[0]}, {"id": first["table"]["id"], "token": first["token"]}]
    await client.do("http", "POST", "/api/tables/mine", "", {"tables": mine})


async def expansions(client: Client) -> None:
    """7 Wonders with everything, a reserve of time, and what seats remember; half a match, then somebody resigns."""
    party = Party(client, "classic")
    options = {"expansions": "cities,leaders"}
    clock = {"kind": "reserve", "seconds": 600.0, "extra": 0.0}
    await party.set_up("classic", 2, 2, options=options, clock=clock, assists=["seen", "estimate"])
    await party.begin()
    await party.answer(16)
    await party.post("seats/1", party.tokens[1], {"away": True})
    await party.answer(4)
    await party.post("seats/1", party.tokens[1], {"away": False})
    await party.post("resign", party.tokens[1])
    await client.do("close", "seat 0")
    await party.come("seat 0", party.tokens[0], since=3)
    await party.send("seat 0", type="describe")
    await party.get(f"/api/tables/{party.id}/fairness")


async def errors_and_talk(client: Client) -> None:
    """Duel: answers changed, taken back, refused; things said; links made anew; nonsense until the line is cut."""
    party = Party(client, "duel")
    await party.set_up("duel", 2, 0, clock={"kind": "move", "seconds": 60.0})
    await party.get(f"/api/tables/{party.id}")
    await party.begin()
    await party.answer(12)
    asked = next(one for one in party.asked.values() if one)
    seat = next(at for at, one in party.asked.items() if one)
    name, number = f"seat {seat}", asked["number"]
    for wrong in ("build nothing", "no words", asked["refused"][0]["action"] if asked["refused"] else "?"):
        await party.send(name, type="answer", number=number, move=party.move(), action=wrong)
    await party.send(name, type="answer", number=number + 5, move=party.move(), action="x")
    await party.send(f"seat {1 - seat}", type="answer", number=1, move=party.move(), action="x")
    await party.send(name, type="retract", number=number, move=party.move())
    await party.send("watcher", type="retract", number=number, move=party.move())
    for _ in range(4):
        await party.answer(1)
        await party.post("undo", party.tokens[0])
        await party.post("undo", party.tokens[1])
    await party.send(name, type="say", move=party.move(), preset="hello")
    await party.send(name, type="say", move=party.move(), text="Grüße, “alle”")
    await party.send(name, type="say", move=party.move(), preset="rubbish")
    for more in ({"type": "ping", "at": 12.5}, {"type": "ping"}, {"type": "resync"}, {"type": "describe"}):
        await party.send(name, **more)
    await party.post(f"invite/{seat}", party.tokens[seat])
    await party.post("start", party.host)
    await party.post("seats/9", party.host, {"kind": "bot"})
    await party.get("/api/tables/nowhere")
    await party.come("stranger", "wrong")
    for _ in range(11):
        await party.send("watcher", type="nonsense")


async def joining(client: Client) -> None:
    """7 Wonders for two: people come by code and by link, change seats, leave; a bot takes the last one."""
    party = Party(client, "joining")
    await party.set_up("classic", 1, 0, players=3)
    code = http(await client.do("http", "GET", f"/api/tables/{party.id}", "", None))["code"]
    await party.get(f"/api/tables/by-code/{code}")
    await party.come("seat 0", party.tokens[0])
    joined = await party.post("join", "", {"name": "Bo", "nonce": "b"})
    await party.post("leave", joined["token"])
    invited = await party.post("invite/1", party.host)
    joined = await party.post("join", invited["token"], {"name": "Cy", "nonce": "c", "kind": "guest"})
    await party.post("seats/2", party.host, {"kind": "bot", "level": "random", "name": "Hal"})
    await party.post("start", party.host)
    party.tokens = {0: party.tokens[0], 1: joined["token"]}
    await client.do("close", "seat 0")
    await party.begin()
    await party.answer(8)
    number, options = party.asked[0]["number"], party.asked[0]["options"]
    for option in (options[0], options[-1]):
        await party.send("seat 0", type="answer", number=number, move=party.move(), action=option["action"])
    await party.send("seat 0", type="retract", number=number, move=party.move())
    await party.answer(6)


SCENES: dict[str, Callable[[Client], Awaitable[None]]] = {
    "whole_match": whole_match,
    "expansions": expansions,
    "errors_and_talk": errors_and_talk,
    "joining": joining,
}
