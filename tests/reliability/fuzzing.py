"""schemathesis against a running server, and what it may not have changed."""

import asyncio
import re
import sqlite3
import subprocess
import sys
import tempfile
from contextlib import closing
from pathlib import Path

import httpx

from tests.reliability.killing import Server
from tests.reliability.players import begun
from tests.server.house import Made

CHECKS = ("not_a_server_error", "status_code_conformance", "content_type_conformance", "response_schema_conformance")


async def a_table(server: Server) -> Made:
    """A match of two people."""
    seats = [{"kind": "person", "mine": True} for _ in range(2)]
    async with httpx.AsyncClient() as http:
        made = await begun(http, server.url, {"game": "duel", "seats": seats})
    return Made(made["table"]["id"], made["host"], {one["seat"]: one["token"] for one in made["tokens"]})


def entries_of(server: Server, table: str) -> list[tuple[int, str]]:
    with closing(sqlite3.connect(server.database)) as connection:
        query = "SELECT seq, body FROM entries WHERE table_id = ? ORDER BY seq"
        return list(connection.execute(query, (table,)))


async def schemathesis(
    server: Server, made: Made, token: str, examples: int, seconds: int
) -> "subprocess.CompletedProcess[str]":
    """Requests by the schema, about this table and others, with this token."""
    with tempfile.TemporaryDirectory() as folder:
        config = Path(folder) / "schemathesis.toml"
        config.write_text(f'[parameters]\n"path.id" = "{made.id}"\n"path.game" = "duel"\n"path.seat" = 1\n')
        command = [
            str(Path(sys.executable).with_name("schemathesis")), "--config-file", str(config), "run",
            f"{server.url}/openapi.json", "--checks", ",".join(CHECKS), "--max-examples", str(examples),
            "--max-time", str(seconds), "--phases", "fuzzing", "--no-color",
            "--header", f"Authorization: Bearer {token}",
        ]  # fmt: skip
        return await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True, cwd=folder)


def generated(ran: "subprocess.CompletedProcess[str]") -> int:
    """How many requests were made up."""
    found = re.search(r"(\d+) generated", ran.stdout)
    return int(found[1]) if found else 0
