"""Operating it: settings, health, figures, logs without secrets, and the documents that say so."""

import configparser
import json
import logging
import os
import re
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from tests.cli.running import Terminal
from tests.server.house import House
from tests.server.test_answers import begin, option
from tests.server.test_play import move
from wonders.core.extras import how_to_install
from wonders.server.app import create_app
from wonders.server.logs import Lines, log_config
from wonders.server.settings import Settings, default_bot_processes
from wonders.server.store.batch import Batch
from wonders.server.traces import add_traces, named

ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.anyio


def test_every_setting_stands_in_the_table_of_the_documents() -> None:
    text = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| `WONDERS_(\w+)` \| .* \| (.+) \|$", text, re.MULTILINE))
    assert rows == {name.upper(): field.description for name, field in Settings.model_fields.items()}


def test_settings_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WONDERS_MAX_WATCHERS", "7")
    monkeypatch.setenv("WONDERS_ORIGINS", "https://A.example/, http://b.example")
    settings = Settings()
    assert settings.max_watchers == 7 and settings.origin_list == {"https://a.example", "http://b.example"}


async def test_health_is_whether_the_store_can_be_written_to(house: House) -> None:
    assert (await house.get("/healthz"))["status"] == "ok"

    await house.registry.store.append(Batch("x", ()))
    with closing(sqlite3.connect(house.registry.settings.db.removeprefix("sqlite:///"))) as other:
        other.execute("CREATE TRIGGER full BEFORE INSERT ON alive BEGIN SELECT RAISE(ABORT, 'disk is full'); END")
    house.registry.uptime._last = None
    assert (await house.get("/healthz", status=503))["error"] == "not_saved"


async def test_figures_count_what_happens(house: House) -> None:
    _, lines, states = await begin(house, "duel", 2)
    await lines[0].answer(1, option(states[0]), move(1))
    await lines[0].answer(1, option(states[0]), move(2))
    text = (await house.http.get("/metrics")).text
    for line in ('wonders_answers_total{by="person"} 1.0', 'wonders_refused_total{error="already_decided"} 1.0',
                 "wonders_tables 1.0", "wonders_sockets 2.0", "wonders_ack_seconds_count 1.0"):  # fmt: skip
        assert line in text.splitlines(), line


async def test_no_secret_reaches_the_logs(house: House, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG):
        made, lines, states = await begin(house, "duel", 2)
        await lines[0].answer(1, option(states[0]), move(1))
        lines[0].put({"type": "say", "move": move(3), "text": "between you and me"})
        lines[0].put_text("garbage")
        await lines[0].get("refused")
        await house.http.get(f"/api/tables/{made.id}", headers={"Authorization": f"Bearer {made.host}"})
    written = caplog.text + " ".join(str(vars(record)) for record in caplog.records)
    secret = house.live(made.id).state.made.secret
    for word in (*made.tokens.values(), made.host, secret, "between you and me"):
        assert word not in written


def test_logs_are_lines_of_json_if_wanted() -> None:
    record = logging.LogRecord("wonders.server", logging.INFO, "file", 1, "hello %s", ("you",), None)
    record.table, record.token = "abc", "secret"
    line = json.loads(Lines(as_json=True).format(record))
    assert line["message"] == "hello you" and line["table"] == "abc" and "secret" not in str(line)
    assert Lines(as_json=False).format(record).endswith("wonders.server: hello you table=abc")
    assert log_config(True, "info")["loggers"]["uvicorn.access"]["level"] == "WARNING"


def test_the_unit_and_the_compose_file_name_what_exists() -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.read(ROOT / "deploy" / "wonders.service", encoding="utf-8")
    assert unit["Service"]["ExecStart"].endswith("/wonders serve")
    known = {f"WONDERS_{name.upper()}" for name in Settings.model_fields}
    for file in ("wonders.service", "docker-compose.yml", "nginx.conf"):
        named = set(re.findall(r"WONDERS_\w+", (ROOT / "deploy" / file).read_text(encoding="utf-8")))
        assert named and named <= known, file


async def test_the_dashboard_shows_figures_that_there_are(house: House) -> None:
    _, lines, states = await begin(house, "duel", 2)
    await lines[0].answer(1, option(states[0]), move(1))
    await lines[0].answer(1, option(states[0]), move(2))
    told = (await house.http.get("/metrics")).text
    known = set(re.findall(r"^(wonders_\w+)", told, re.MULTILINE))
    board = json.loads((ROOT / "deploy" / "grafana.json").read_text(encoding="utf-8"))
    asked = [target["expr"] for panel in board["panels"] for target in panel.get("targets", ())]
    shown = {name for expr in asked for name in re.findall(r"wonders_\w+", expr)}
    assert shown <= known and len(shown) >= 9
    unshown = {name for name in known if not name.endswith(("_bucket", "_sum", "_count"))} - shown
    assert unshown == set(), "everything there is has a place"


async def test_traces_tell_kinds_and_times_and_nothing_of_anybody(tmp_path: Path) -> None:
    pytest.importorskip("opentelemetry.sdk")
    from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

    spans = InMemorySpanExporter()
    settings = Settings(db=f"sqlite:///{tmp_path / 'x.db'}")
    app = create_app(settings)
    add_traces(app, "", spans)
    transport = httpx.ASGITransport(app, client=("10.9.8.7", 1))
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=transport, base_url="http://house") as http,
    ):
        made = (await http.post("/api/tables", json={"game": "duel"})).json()
        await http.get(
            f"/api/tables/{made['table']['id']}?q=private", headers={"Authorization": f"Bearer {made['host']}"}
        )
        await http.get("/healthz")
    app.state.tracer_provider.force_flush()
    found = spans.get_finished_spans()
    assert [span.name for span in found] == ["POST /api/tables", "GET /api/tables/{id}"]
    told = " ".join(span.to_json() for span in found)
    for word in (made["table"]["id"], made["host"], "private", "10.9.8.7"):
        assert word not in told


def test_the_names_of_traces_are_few() -> None:
    paths = {
        "/api/tables/abc/seats/1": "/api/tables/{id}/seats/1",
        "/api/tables/mine": "/api/tables/mine",
        "/api/tables/by-code/ABCDEF": "/api/tables/by-code/{code}",
        "/api/games": "/api/games",
    }
    assert {path: named({"path": path})[0] for path in paths} == paths


def test_traces_without_what_they_need_get_a_sentence(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "opentelemetry.instrumentation.asgi", None)
    monkeypatch.setenv("WONDERS_TRACES", "http://127.0.0.1:4318/v1/traces")
    told = terminal.refused("serve", "--port", 0, "--db", tmp_path / "t.db")
    assert "needs OpenTelemetry" in told and how_to_install("otel") in told


@pytest.mark.skipif(not hasattr(os, "sched_getaffinity"), reason="this system keeps no process to some cores")
def test_bots_get_the_cores_that_the_server_may_use_and_not_all_of_the_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: {4, 5, 6})
    monkeypatch.setattr(os, "cpu_count", lambda: 64)
    assert default_bot_processes() == 2
