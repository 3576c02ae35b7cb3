"""Tables of other rules: those that are known are played to their end, others hurt nobody but themselves."""

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from tests.server.house import FakeSources, House, house_at
from tests.server.releases import play
from wonders.games.duel.game import Duel
from wonders.server.runtime import lobby

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def _every_look_is_a_new_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """The list of tables is made at most once a second otherwise."""
    monkeypatch.setattr(lobby, "LASTS", 0.0)


async def spoilt(folder: Path, sources: FakeSources, old: str, new: str) -> tuple[str, str]:
    """A house with two listed tables whose clocks run; the one named first is then made unreadable."""
    async with house_at(folder, sources, clock_grace=0) as house:
        clock = {"kind": "move", "seconds": 30}
        bad = await house.table("duel", people=2, listed=True, clock=clock)
        good = await house.table("duel", people=2, listed=True, clock=clock)
    with closing(sqlite3.connect(folder / "house.db")) as connection, connection:
        connection.execute("UPDATE entries SET body = replace(body, ?, ?) WHERE table_id = ?", (old, new, bad.id))
    return bad.id, good.id


async def late(house: House, table: str) -> bool:
    """Whether a bot answers at the table when its time is up."""
    await house.registry.sweep()
    house.sources.time += 31
    await house.registry.sweep()
    live = await house.registry.table(table)
    house.registry.automation.ring(live)
    answered = '"by":"time"' in (await house.registry.store.load(table))[-1]
    return answered or house.registry.automation.busy(table)


@pytest.mark.parametrize(
    ("old", "new"),
    [('"rules":"1"', '"rules":"0"'), ('"entry":"drew"', '"entry":"dreamt"'), ('"game":"duel"', '"game":"dual"')],
)
async def test_a_table_that_cannot_be_read_hurts_no_other(tmp_path: Path, old: str, new: str) -> None:
    sources = FakeSources()
    bad, good = await spoilt(tmp_path, sources, old, new)
    async with house_at(tmp_path, sources, clock_grace=0) as house:
        for _ in range(2):
            assert [table["id"] for table in await house.get("/api/tables")] == [good]
            refused = await house.get(f"/api/tables/{bad}", status=409)
            assert refused["error"] == "other_rules" and refused["sentence"].endswith(".")
        assert await late(house, good), "clocks of other tables go on"


async def test_unreadable_tables_do_not_crowd_out_those_that_are_due(tmp_path: Path) -> None:
    sources = FakeSources()
    bad, good = await spoilt(tmp_path, sources, '"rules":"1"', '"rules":"0"')
    with closing(sqlite3.connect(tmp_path / "house.db")) as connection, connection:
        for number in range(150):
            code = "BCDFGHJKLM"[number // 100] + "BCDFGHJKLM"[number // 10 % 10] + "BCDFGHJKLM"[number % 10] + "BBB"
            given = (f"bad{number}", code, bad)
            connection.execute("INSERT INTO tables SELECT ?, ?, game, state, listed, created, touched+1, due-1, NULL "
                               "FROM tables WHERE id = ?", given)  # fmt: skip
            connection.execute("INSERT INTO entries SELECT ?, seq, seat, move, body FROM entries WHERE table_id = ?",
                               (f"bad{number}", bad))  # fmt: skip
    async with house_at(tmp_path, sources, clock_grace=0) as house:
        sources.time += 31
        for _ in range(3):
            await house.registry.sweep()
            await house.get("/api/tables")
        assert good in house.registry.live
        assert good in [table["id"] for table in await house.get("/api/tables")]


async def test_a_match_by_rules_of_before_is_played_to_its_end_by_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Duel, "older_rules", ("0",))
    sources = FakeSources()
    old, _ = await spoilt(tmp_path, sources, '"rules":"1"', '"rules":"0"')
    async with house_at(tmp_path, sources) as house:
        live = await house.registry.table(old)
        assert live.state.game.rules == "0" and (await house.get(f"/api/tables/{old}"))["rules"] == "0"
        await play(house, old, Random(1))
        assert live.state.phase == "over" and '"rules": "0"' in (await house.http.get(f"/api/tables/{old}/record")).text
