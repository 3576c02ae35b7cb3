"""The command itself: a real process, a real port, a real line, stopped and started again."""

import asyncio
import importlib.util
import json
import os
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import httpx
import psycopg
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.cli.running import Terminal
from tests.reliability.keeping import check_ends, verdict_on
from tests.reliability.killing import ENVIRONMENT
from tests.reliability.players import Tables, begun
from tests.server.services import end, free_port
from wonders.server.store.copying import back_up

ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.anyio


@contextmanager
def serving(folder: Path, *words: str, **environment: str) -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    """A server of its own; its address and its process."""
    port = free_port()
    database = () if "--db" in words else ("--db", str(folder / "t.db"))
    command = [sys.executable, "-m", "wonders", "serve", "--port", str(port), *database, *words]
    with (folder / "log").open("ab") as log:
        process = subprocess.Popen(command, stderr=log, env=os.environ | environment)
    url = f"http://127.0.0.1:{port}"
    try:
        until = time.monotonic() + 60
        while True:
            try:
                call("GET", f"{url}/healthz")
                break
            except (OSError, urllib.error.URLError):
                assert process.poll() is None and time.monotonic() < until, (folder / "log").read_text()
                time.sleep(0.05)
        yield url, process
    finally:
        end(process)


def call(method: str, url: str, body: Any = None, token: str = "") -> Any:
    data = json.dumps(body).encode() if body is not None else None
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    request = urllib.request.Request(url, data, headers, method=method)
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.load(answer)


def example(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, ROOT / "examples" / f"{name}.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


async def test_the_example_bot_plays_through_a_restart(tmp_path: Path) -> None:
    """A third party's bot joins by code and plays on when the server is stopped and started again at its port."""
    bot = example("table_bot")
    with serving(tmp_path) as (url, process):
        made = call("POST", f"{url}/api/tables", {"game": "duel", "seats": [{"kind": "bot", "level": "easy"}]})
        body = {"name": "Bot", "kind": "guest", "nonce": "its-own"}
        joined = call("POST", f"{url}/api/tables/{made['table']['id']}/join", body)
        request = urllib.request.Request(f"{url}/api/tables/{made['table']['id']}/start", b"{}", method="POST")
        request.add_header("Content-Type", "application/json")
        request.add_header("Authorization", f"Bearer {made['host']}")
        urllib.request.urlopen(request, timeout=30).close()
        outcome = await asyncio.wait_for(bot.play(url, made["table"]["id"], joined["token"], Random(1)), 60)
        assert len(outcome["points"]) == 2
        process.send_signal(signal.SIGTERM)
        assert process.wait(60) in (0, -signal.SIGTERM)
    with serving(tmp_path) as (url, _):
        assert call("GET", f"{url}/api/tables/{made['table']['id']}")["state"] == "over"
    log = (tmp_path / "log").read_text()
    assert "Traceback" not in log and joined["token"] not in log


async def test_the_line_is_safe_by_default(tmp_path: Path) -> None:
    """No compression, no long messages, no foreign origin: none of which uvicorn does by itself."""
    with serving(tmp_path, WONDERS_MAX_MESSAGE="4096") as (url, _):
        ws = url.replace("http", "ws") + "/ws"
        async with connect(ws) as line:
            assert "Sec-WebSocket-Extensions" not in (line.response.headers if line.response else {})
            await line.send("x" * 5000)
            with pytest.raises(ConnectionClosed) as closed:
                await line.recv()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009
        with pytest.raises(InvalidStatus) as refused:
            await connect(ws, additional_headers={"Origin": "http://evil.example"})
        assert refused.value.response.status_code == 403


async def test_several_workers_serve_one_match(tmp_path: Path) -> None:
    """Whichever process a line ends up at, all seats play the same match to its end."""
    bot = example("table_bot")
    with serving(tmp_path, "--workers", "2") as (url, _):
        seats = [{"kind": "person", "mine": True} for _ in range(3)]
        async with httpx.AsyncClient() as http:
            made = await begun(http, url, {"game": "classic", "players": 3, "seats": seats})
        plays = [bot.play(url, made["table"]["id"], one["token"], Random(one["seat"])) for one in made["tokens"]]
        outcomes = await asyncio.wait_for(asyncio.gather(*plays), 120)
        assert outcomes[0] == outcomes[1] == outcomes[2]
    assert "Traceback" not in (tmp_path / "log").read_text()


async def test_nothing_acknowledged_is_lost_when_a_worker_is_killed(tmp_path: Path, postgres: str) -> None:
    """Its tables go on in the other at once; the parent starts a new one, and tables go there. The same when all
    processes are replaced, one after the other."""
    with serving(tmp_path, "--workers", "2", "--db", postgres, **ENVIRONMENT) as (url, parent):
        tables = Tables(url, 6, Random(1))
        playing = asyncio.ensure_future(tables.play())
        await tables.more_acknowledged(20)
        os.kill(holders(postgres)[0], signal.SIGKILL)
        await tables.more_acknowledged(100)
        before = living(postgres)
        parent.send_signal(signal.SIGHUP)
        async with asyncio.timeout(120):
            while before & living(postgres):
                await asyncio.sleep(0.2)
        await tables.more_acknowledged(20)
        tables.ending = True
        await asyncio.wait_for(playing, 120)
    back_up(postgres, tmp_path / "kept.db")
    verdict = verdict_on(tmp_path / "kept.db", tables.players)
    assert verdict.good, verdict
    assert check_ends(tmp_path / "kept.db", tables.players) >= 6
    assert "Traceback" not in (tmp_path / "log").read_text()


def living(url: str) -> set[str]:
    """The processes that have a lease."""
    with psycopg.connect(url) as connection:
        return {process for (process,) in connection.execute("SELECT process FROM processes").fetchall()}


def holders(url: str) -> list[int]:
    """The processes that hold tables, those with most of them first."""
    with psycopg.connect(url) as connection:
        found = connection.execute("SELECT holder FROM tables GROUP BY holder ORDER BY count(*) DESC").fetchall()
    return [int(holder.partition("-")[0]) for (holder,) in found if holder]


def test_a_port_in_use_and_a_setting_that_does_not_fit_get_a_sentence(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import socket

    with socket.socket() as busy:
        busy.bind(("127.0.0.1", 0))
        busy.listen()
        refused = terminal.refused("serve", "--port", busy.getsockname()[1], "--db", tmp_path / "t.db")
        assert "cannot listen" in refused
    assert "port" in terminal.refused("serve", "--port", 99999)
    monkeypatch.setattr("sys.platform", "win32")
    assert "Windows" in terminal.refused("serve", "--workers", 2, "--db", tmp_path / "t.db")
    monkeypatch.undo()
    monkeypatch.setenv("WONDERS_MAX_TABLES", "many")
    assert "max_tables" in terminal.refused("serve")


def test_a_backup_by_command(terminal: Terminal, tmp_path: Path) -> None:
    with serving(tmp_path) as (url, _):
        call("POST", f"{url}/api/tables", {"game": "duel"})
        ran = terminal.run("backup", tmp_path / "b.db", "--db", tmp_path / "t.db")
        assert ran.code == 0 and "One table is in" in ran.out
    ran = terminal.run("restore", tmp_path / "b.db", "--db", tmp_path / "new.db", "--lang", "de")
    assert ran.code == 0 and "Ein Tisch wurde" in ran.out
    assert "empty one" in terminal.refused("restore", tmp_path / "b.db", "--db", tmp_path / "new.db")


async def test_the_most_talkative_logs_tell_no_answer_nothing_said_and_no_token(tmp_path: Path) -> None:
    with serving(tmp_path, WONDERS_LOG_LEVEL="debug") as (url, _):
        seats = [{"kind": "person", "mine": True} for _ in range(3)]
        made = call("POST", f"{url}/api/tables", {"game": "classic", "players": 3, "seats": seats})
        for one in made["tokens"]:
            ready = {"ready": True, "nonce": f"nonce-{one['seat']}"}
            call("POST", f"{url}/api/tables/{made['table']['id']}/seats/{one['seat']}", ready, one["token"])
        call("POST", f"{url}/api/tables/{made['table']['id']}/start", {}, made["host"])
        token = made["tokens"][0]["token"]
        async with connect(url.replace("http", "ws") + "/ws") as line:
            await line.send(json.dumps({"type": "hello", "protocol": 1, "table": made["table"]["id"], "token": token}))
            while (state := json.loads(await line.recv()))["type"] != "state":
                pass
            action = state["decision"]["options"][0]["action"]
            await line.send(json.dumps({"type": "answer", "number": 1, "move": "m" * 20, "action": action}))
            await line.send(json.dumps({"type": "say", "move": "s" * 20, "text": "between you and me"}))
            while json.loads(await line.recv())["type"] != "said":
                pass
    log = (tmp_path / "log").read_text()
    for word in (token, made["host"], action, "between you and me"):
        assert word not in log


def test_logs_for_programs_are_json_from_the_first_line_and_tell_where_it_serves_once_it_does(tmp_path: Path) -> None:
    with serving(tmp_path, WONDERS_LOG_FORMAT="json", WONDERS_MAX_TABLE="3", LC_ALL="C") as (url, _):
        until = time.monotonic() + 30
        while "serves at" not in (tmp_path / "log").read_text() and time.monotonic() < until:
            time.sleep(0.05)
    told = [json.loads(line) for line in (tmp_path / "log").read_text().splitlines()]
    messages = [one["message"] for one in told]
    assert "WONDERS_MAX_TABLE" in messages[0] and told[0]["level"] == "warning"
    assert any(f"serves at {url}" in message for message in messages)


def test_before_it_serves_it_does_not_say_so(
    monkeypatch: pytest.MonkeyPatch, terminal: Terminal, tmp_path: Path
) -> None:
    monkeypatch.setattr("wonders.cli.serve._serve", lambda settings: time.sleep(0.3))
    ran = terminal.run("serve", "--port", free_port(), "--db", tmp_path / "t.db")
    assert "serves at" not in ran.err


def test_what_is_wrong_before_it_serves_is_json_too(
    monkeypatch: pytest.MonkeyPatch, terminal: Terminal, tmp_path: Path
) -> None:
    monkeypatch.setenv("WONDERS_LOG_FORMAT", "json")
    (tmp_path / "file").write_text("no database")
    ran = terminal.run("serve", "--port", free_port(), "--db", tmp_path / "file")
    assert ran.code == 2 and json.loads(ran.err)["level"] == "error"


def test_what_a_worker_has_counted_stays_counted_when_it_is_killed(tmp_path: Path) -> None:
    def counted() -> dict[str, float]:
        for _ in range(50):
            try:
                lines = urllib.request.urlopen(f"{url}/metrics", timeout=30).read().decode().splitlines()
                break
            except OSError:  # the line was with the worker that died
                time.sleep(0.2)
        return {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in lines if line[:1] != "#"}

    with serving(tmp_path, "--workers", "2") as (url, parent):
        for _ in range(20):
            call("GET", f"{url}/api/games")
        until = time.monotonic() + 60
        while (before := counted())["wonders_processes"] < 2 and time.monotonic() < until:
            time.sleep(0.1)
        children = Path(f"/proc/{parent.pid}/task/{parent.pid}/children").read_text().split()
        workers = [int(pid) for pid in children if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]
        os.kill(workers[0], signal.SIGKILL)
        after = counted()
    ok = 'wonders_responses_total{status="200"}'
    assert before[ok] >= 20 and after[ok] >= before[ok] + 1
