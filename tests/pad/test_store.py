"""The history is kept in a file, whole and once."""

import sqlite3
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from platformdirs import user_data_path

from tests.pad.entries import a_city, classic, duel
from wonders.pad import score
from wonders.pad.store import BadStore, Store, default_path

FIRST = classic(a_city(coins=9), played="2026-11-01")
SECOND = duel({"cards": ["palace"]}, {}) | {"played": "2026-11-03T20:30"}


def test_what_is_kept_is_there_for_the_next_who_looks(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "pad.sqlite"
    kept, new = Store(path).add(score(FIRST))
    assert new and Store(path).all() == [kept]
    assert kept.result["points"] == [3, 0, 0] and kept.entry["played"] == "2026-11-01T00:00:00"


def test_the_same_table_is_kept_once(tmp_path: Path) -> None:
    store = Store(tmp_path / "pad.sqlite")
    one, other = store.add(score(FIRST)), store.add(score(FIRST))
    assert (one[1], other[1]) == (True, False) and one[0].id == other[0].id and len(store.all()) == 1


def test_equal_tables_of_different_days_are_two(tmp_path: Path) -> None:
    store = Store(tmp_path / "pad.sqlite")
    store.add(score(FIRST))
    assert store.add(score(FIRST | {"played": "2026-11-02"}))[1]


def test_tables_come_in_the_order_in_which_they_were_played(tmp_path: Path) -> None:
    store = Store(tmp_path / "pad.sqlite")
    for entry in (SECOND, FIRST):
        store.add(score(entry))
    assert [kept.game for kept in store.all()] == ["classic", "duel"]
    assert [kept.game for kept in store.all("duel")] == ["duel"]
    assert [kept.game for kept in store.find("last")] == ["duel"]


def test_a_table_is_found_by_the_beginning_of_its_id_and_can_be_removed(tmp_path: Path) -> None:
    store = Store(tmp_path / "pad.sqlite")
    kept = store.add(score(FIRST))[0]
    store.add(score(SECOND))
    assert store.find(kept.id[:5]) == [kept] and store.find("") == []
    store.remove(kept.id)
    assert [one.game for one in store.all()] == ["duel"]


def test_looking_makes_no_file(tmp_path: Path) -> None:
    assert Store(tmp_path / "pad.sqlite").all() == [] and list(tmp_path.iterdir()) == []


def test_many_may_write_at_once(tmp_path: Path) -> None:
    path = tmp_path / "pad.sqlite"
    scored = [score(FIRST | {"played": f"2026-10-{day:02}"}) for day in range(1, 21)]
    with ThreadPoolExecutor(8) as pool:
        assert all(new for _, new in pool.map(lambda one: Store(path).add(one), scored))
    assert len(Store(path).all()) == 20


def test_a_file_that_is_no_history_gets_a_sentence_and_stays_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "pad.sqlite"
    path.write_text("not a database, but long enough to look at" * 30)
    with pytest.raises(BadStore, match=r"cannot be used: file is not a database\."):
        Store(path).add(score(FIRST))
    assert path.read_text().startswith("not a database")


def test_a_failure_while_writing_leaves_the_history_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "pad.sqlite"
    Store(path).add(score(FIRST))
    with pytest.raises(RuntimeError), Store(path)._open() as file:
        file.execute("delete from tables")
        raise RuntimeError
    assert len(Store(path).all()) == 1


def test_a_locked_history_gets_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "pad.sqlite"
    Store(path).add(score(FIRST))
    monkeypatch.setattr("wonders.pad.store.PATIENCE", 0.01)
    other = sqlite3.connect(path)
    other.execute("begin exclusive")
    try:
        with pytest.raises(BadStore, match="locked"):
            Store(path).add(score(SECOND))
    finally:
        other.close()


def test_the_history_is_where_the_system_keeps_such_things(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert default_path({"WONDERS_PAD": "elsewhere/x.sqlite"}) == Path("elsewhere/x.sqlite")
    assert default_path({}) == user_data_path("wonders", appauthor=False) / "pad.sqlite"
    if sys.platform.startswith("linux"):
        monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
        assert default_path({}) == tmp_path / "wonders" / "pad.sqlite"
