"""The server behind the nginx of `deploy/`, at a port that is none of the usual ones."""

import json
import re
import shutil
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from tests.server.services import end, free_port
from tests.server.test_process import ROOT, serving

CONFIGURATION = ROOT / "deploy" / "nginx.conf"
TEMPORARY = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(shutil.which("nginx") is None, reason="nginx is not installed"),
]


def test_the_configuration_is_accepted_as_it_is(tmp_path: Path) -> None:
    words = ["nginx", "-t", "-e", "stderr", "-g", f"pid {tmp_path / 'pid'};", "-c", str(CONFIGURATION)]
    ran = subprocess.run(words, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr


@contextmanager
def proxied(folder: Path, server: str, path: str = "/") -> Iterator[str]:
    """The configuration with another port to listen at, and below a path, before a server; the proxy's address."""
    port = free_port()
    folders = "".join(f"{one}_temp_path {folder / one};" for one in TEMPORARY)
    text = CONFIGURATION.read_text(encoding="utf-8").replace("http {", f"http {{ {folders}", 1)
    text = re.sub(r"listen 80;", f"listen 127.0.0.1:{port};", text).replace("127.0.0.1:8000", server)
    text = text.replace("location / {", f"location {path} {{")
    (folder / "nginx.conf").write_text(text, encoding="utf-8")
    words = ["nginx", "-e", "stderr", "-p", str(folder), "-c", str(folder / "nginx.conf")]
    process = subprocess.Popen([*words, "-g", f"daemon off; pid {folder / 'pid'};"], stderr=subprocess.DEVNULL)
    try:
        for _ in range(100):
            try:
                urllib.request.urlopen(f"http://127.0.0.1:{port}{path}healthz", timeout=5)
                break
            except OSError:
                time.sleep(0.05)
        yield f"127.0.0.1:{port}"
    finally:
        end(process)


async def test_tables_and_the_socket_work_through_the_proxy(tmp_path: Path) -> None:
    with (
        serving(tmp_path, WONDERS_BEHIND_PROXY="true") as (url, _),
        proxied(tmp_path, url.removeprefix("http://")) as proxy,
    ):
        body = json.dumps({"game": "duel", "seats": [{"kind": "person", "name": "Ada", "mine": True}, {"kind": "bot"}]})
        headers = {"Content-Type": "application/json", "Origin": f"http://{proxy}"}
        request = urllib.request.Request(f"http://{proxy}/api/tables", body.encode(), headers, method="POST")
        with urllib.request.urlopen(request, timeout=30) as answer:
            assert answer.status in (200, 201)
        async with connect(f"ws://{proxy}/ws", origin=f"http://{proxy}") as line:  # type: ignore[arg-type]
            await line.send("{}")
            assert await line.recv()


def test_the_compose_file_trusts_its_proxy() -> None:
    assert "WONDERS_BEHIND_PROXY" in (ROOT / "deploy" / "docker-compose.yml").read_text(encoding="utf-8")
