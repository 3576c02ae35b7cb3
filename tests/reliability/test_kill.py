"""Killed under load: no acknowledged answer is lost, none is played twice, and every match goes on."""

from pathlib import Path
from random import Random

import pytest

from tests.reliability.keeping import check_ends, verdict_on
from tests.reliability.killing import Server, kill_under_load
from tests.reliability.players import Tables

pytestmark = pytest.mark.anyio

SLOW = 0.03
"""Seconds before each commit. Without them the commit wins the race, and the test sees nothing."""


async def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    server = Server(tmp_path, slow=SLOW)
    tables = Tables(server.url, 6, Random(1))
    try:
        await kill_under_load(server, tables, 3, Random(2))
        verdict = verdict_on(server.database, tables.players)
        assert verdict.good, verdict
        assert check_ends(server.database, tables.players) >= 6
    finally:
        server.stop()
    assert "Traceback" not in server.log.read_text()


async def test_a_server_that_acknowledges_before_the_commit_is_found_out(tmp_path: Path) -> None:
    server = Server(tmp_path, "early", slow=0.2)
    tables = Tables(server.url, 3, Random(1))
    try:
        await kill_under_load(server, tables, 3, Random(2), to_the_end=False)  # on a busy machine one may miss
        verdict = verdict_on(server.database, tables.players)
        assert verdict.lost and not verdict.good, verdict
    finally:
        server.stop()
