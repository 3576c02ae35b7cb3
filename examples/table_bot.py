#!/usr/bin/env python3
"""A bot that joins a table of a server as a guest and plays at random: `table_bot.py http://127.0.0.1:8000 CODE`.

The protocol is described in docs/protocol.md. It needs the package `websockets`; nothing of wonders is imported.
"""

import asyncio
import contextlib
import json
import secrets
import sys
import urllib.request
from random import Random
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed


def call(method: str, url: str, body: Any = None) -> Any:
    data = json.dumps(body).encode() if body is not None else None
    request = urllib.request.Request(url, data, {"Content-Type": "application/json"}, method=method)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


async def play(server: str, table: str, token: str, rng: Random) -> Any:
    """Answer every decision of the seat until the match is over; the outcome."""
    sent = 0
    async for socket in connect(server.replace("http", "ws", 1) + "/ws"):  # connects again when the line is cut
        await socket.send(json.dumps({"type": "hello", "protocol": 2, "table": table, "token": token}))
        with contextlib.suppress(ConnectionClosed):
            while not (message := json.loads(await socket.recv())).get("outcome"):
                asked = message.get("decision")  # only a `state` has one
                if asked and asked["chosen"] is None and asked["number"] != sent:
                    sent, action = asked["number"], rng.choice(asked["options"])["action"]
                    answer = {"type": "answer", "number": sent, "move": secrets.token_urlsafe(16), "action": action}
                    await socket.send(json.dumps(answer))
            return message["outcome"]
        sent = 0  # perhaps it was not stored: look at the state and answer again


if __name__ == "__main__":
    server, code = sys.argv[1:3]
    id = call("GET", f"{server}/api/tables/by-code/{code}")["id"]
    nonce = secrets.token_urlsafe(16)  # its own part in the deal
    joined = call("POST", f"{server}/api/tables/{id}/join", {"name": "Table bot", "kind": "guest", "nonce": nonce})
    print(asyncio.run(play(server, id, joined["token"], Random()))["points"])
