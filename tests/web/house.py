"""A server in a process of its own, and what can be asked of it without a browser."""

import itertools
import json
import os
import random
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.sync.client import connect

from tests.server.services import end

ROOT = Path(__file__).parents[2]

PATIENCE = 120.0
"""Seconds until a server must have started, or a match between bots must be over."""

MODERATOR = "Themis"


@dataclass
class House:
    """The server under test."""

    url: str
    deals: Path
    """The file whose words the deals follow from."""

    held: dict[str, Any] = field(default_factory=dict)
    """Seats that browsers opened from now on remember."""

    _moderator: str = ""
    _notebook: str = ""
    _numbers: Iterator[int] = field(default_factory=itertools.count)
    _over: dict[tuple[str, int], dict[str, Any]] = field(default_factory=dict)

    def deal_by(self, words: str) -> None:
        """Let the tables made from now on have the deals that belong to these words."""
        self.deals.write_text(words, encoding="utf-8")

    def number(self) -> int:
        """Never the same twice, for names that must differ."""
        return next(self._numbers)

    def ask(self, method: str, path: str, body: Any = None, token: str = "", key: str = "") -> Any:
        """A request to the API, as other programs make it."""
        headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
        headers |= {"Wonders-Profile": key} if key else {}
        content = json.dumps(body).encode() if body is not None else None
        request = urllib.request.Request(f"{self.url}/api{path}", content, headers, method=method)
        with urllib.request.urlopen(request, timeout=30) as response:
            return json.load(response)

    def table(self, game: str, players: int, people: int = 1, **settings: Any) -> str:
        """A new table with people at this device and bots, begun at once unless said otherwise."""
        seats = [{"kind": "person", "name": name, "mine": True} for name in ("Ada", "Ben", "Cem")[:people]]
        bots = [{"kind": "bot", "level": "easy"}] * (players - people)
        wish = {"game": game, "players": players, "seats": seats + bots, "assists": ["estimate", "seen"]}
        begins, key = settings.pop("start", True), settings.pop("key", "")
        made = self.ask("POST", "/tables", wish | settings, key=key)
        id: str = made["table"]["id"]
        tokens = {str(one["seat"]): one["token"] for one in made["tokens"]}
        for seat, token in tokens.items():
            self.ask("POST", f"/tables/{id}/seats/{seat}", {"nonce": f"nonce-{seat}", "ready": True}, token)
        if begins:
            self.ask("POST", f"/tables/{id}/start", {}, made["host"])
        self.held[id] = {"id": id, "game": game, "title": "", "seats": tokens, "host": made["host"], "at": time.time()}
        return id

    def finished(self, game: str, players: int, **settings: Any) -> str:
        """A table whose match is over: a bot has played for the person."""
        id = self.table(game, players, **settings)
        token = self.held[id]["seats"]["0"]
        until = time.monotonic() + PATIENCE
        # Bots rest while nobody looks on. What they tell is not read: with a limit to that the line would not close.
        with connect(self.url.replace("http", "ws", 1) + "/ws", max_queue=None) as watching:
            watching.send(json.dumps({"type": "hello", "protocol": 2, "table": id}))
            self.ask("POST", f"/tables/{id}/seats/0", {"away": True}, token)
            while self.ask("GET", f"/tables/{id}")["state"] != "over":
                assert time.monotonic() < until, "the match does not end"
                time.sleep(0.1)
        return id

    def play(self, id: str, answers: int, seed: str = "late") -> None:
        """Answer some times for the first seat of a table with bots, and build where that is possible."""
        rng, given = random.Random(seed), 0
        with connect(self.url.replace("http", "ws", 1) + "/ws", max_queue=None) as line:
            token = self.held[id]["seats"]["0"]
            line.send(json.dumps({"type": "hello", "protocol": 2, "table": id, "token": token}))
            last = 0
            while given < answers:
                decision = json.loads(line.recv(timeout=PATIENCE)).get("decision")
                if not decision or decision["chosen"] or decision["number"] <= last:
                    continue
                options = decision["options"]
                builds = [one for one in options if one["verb"] in ("build", "take")] or options
                last, given = decision["number"], given + 1
                answer = {"number": last, "move": f"move-{id}-{last:06d}", "action": rng.choice(builds)["action"]}
                line.send(json.dumps({"type": "answer"} | answer))

    def over(self, game: str, players: int) -> str:
        """A table whose match is over, the same each time: for those who only look at it, from their seat."""
        if (game, players) not in self._over:
            before = self.deals.read_text(encoding="utf-8")
            self.deal_by(f"{game} {players} over")
            self._over[game, players] = self.held[self.finished(game, players)]
            self.deal_by(before)
        seats = self._over[game, players]
        id: str = seats["id"]
        self.held[id] = seats  # a test in between may have let go of all seats
        return id

    def tournament(self, key: str, kind: str = "swiss", game: str = "duel", bots: int = 3, **settings: Any) -> str:
        """A tournament of this profile, which takes part, and of bots; begun at once unless said otherwise."""
        begins = settings.pop("start", True)
        made = self.ask("POST", "/tournaments", {"kind": kind, "game": game} | settings, key=key)
        id: str = made["info"]["id"]
        self.ask("POST", f"/tournaments/{id}/join", {}, key=key)
        for _ in range(bots):
            self.ask("POST", f"/tournaments/{id}/bots", {"level": "random"}, key=key)
        if begins:
            self.ask("POST", f"/tournaments/{id}/start", {}, key=key)
        return id

    def profile(self, name: str = "") -> str:
        """The key of a new profile; with a name everybody may see it."""
        key: str = self.ask("POST", "/me", {"name": name, "device": ""})["key"]
        if name:
            self.ask("PATCH", "/me", {"public": True}, key=key)
        return key

    def moderator(self) -> str:
        """The key of whoever decides on reports here."""
        self._moderator = self._moderator or self.profile(MODERATOR)
        return self._moderator

    def notebook(self) -> str:
        """A notebook that a browser has not written, with words alone, reported by somebody."""
        if not self._notebook:
            text = "# A start\n\nTake **clay** first.\n\nSome of this is an advertisement: www.example.org"
            made = self.ask("POST", "/notebooks", {"title": "A quiet opening", "text": text, "record": ""})
            self._notebook = made["notebook"]["key"]
            why = {"why": "It sells something"}
            self.ask("POST", f"/notebooks/{self._notebook}/reports", why, key=self.profile())
        return self._notebook

    def say(self, id: str, seat: int, text: str) -> None:
        """Let somebody at a table say something."""
        with connect(self.url.replace("http", "ws", 1) + "/ws") as line:
            token = self.held[id]["seats"][str(seat)]
            line.send(json.dumps({"type": "hello", "protocol": 2, "table": id, "token": token}))
            line.send(json.dumps({"type": "say", "move": "move-000000000001", "text": text}))
            while json.loads(line.recv(timeout=30))["type"] != "ack":
                pass

    def remembering(self, prefs: dict[str, Any]) -> str:
        """A script that gives a browser its preferences and seats, before anything else, once."""
        kept = json.dumps({"wonders.prefs": prefs, "wonders.tables": self.held})
        return f"""for (const [key, value] of Object.entries({kept}))
            if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify(value));"""


@contextmanager
def serving(folder: Path) -> Iterator[House]:
    """A server with a database in this folder."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    limits = {"WONDERS_CREATES_PER_MINUTE": "10000", "WONDERS_REQUESTS_PER_MINUTE": "100000"}
    limits |= {"WONDERS_KEEPS_PER_DAY": "100000", "WONDERS_TOURNAMENTS_PER_DAY": "10000"}
    limits |= {"WONDERS_REVIEWS_PER_HOUR": "10000", "WONDERS_REVIEW_NODES": "2", "WONDERS_MODERATORS": MODERATOR}
    deals = folder / "deals.txt"
    deals.write_text("the first", encoding="utf-8")
    command = [sys.executable, "-m", "tests.web.server", str(deals)]
    command += ["serve", "--port", str(port), "--db", str(folder / "tables.db")]
    with (folder / "log.txt").open("w") as log:
        process = subprocess.Popen(command, env=os.environ | limits, stdout=log, stderr=log, cwd=ROOT)
    try:
        house = House(f"http://127.0.0.1:{port}", deals)
        _wait(process, house, folder / "log.txt")
        yield house
    finally:
        end(process)


def _wait(process: "subprocess.Popen[bytes]", house: House, log: Path) -> None:
    until = time.monotonic() + PATIENCE
    while True:
        try:
            house.ask("GET", "/games")
        except (urllib.error.URLError, OSError):
            assert process.poll() is None, f"the server has ended: {log.read_text()}"
            assert time.monotonic() < until, "the server does not start"
            time.sleep(0.1)
        else:
            return
