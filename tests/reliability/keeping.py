"""What must be true of a database after all that was done to its server."""

import json
import sqlite3
from collections import Counter
from collections.abc import Iterable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from tests.reliability.players import Acked, Player
from wonders import replay
from wonders.core.wire import plain
from wonders.server.tables.folding import folded


@dataclass(frozen=True)
class Verdict:
    """How many answers were acknowledged, and what came of them."""

    acked: int
    lost: int
    """Acknowledged, and not in the database."""
    doubled: int
    """In the database more than once."""
    back: int
    """States older than what had been acknowledged before."""
    unsure: int
    """In the database, but the acknowledgement never came."""

    @property
    def good(self) -> bool:
        return self.acked > 0 and not (self.lost or self.doubled or self.back)


def bodies_of(database: Path) -> dict[str, list[str]]:
    """The entries of every table."""
    found: dict[str, list[str]] = {}
    with closing(sqlite3.connect(database)) as connection:
        for table, body in connection.execute("SELECT table_id, body FROM entries ORDER BY table_id, seq"):
            found.setdefault(table, []).append(body)
    return found


def verdict_on(database: Path, players: Iterable[Player]) -> Verdict:
    """Look up every acknowledged answer: the same table, seat, number, id and action, once."""
    players = list(players)
    kept: Counter[tuple[str, int, int, str, str]] = Counter()
    for table, bodies in bodies_of(database).items():
        for entry in map(json.loads, bodies):
            if entry["entry"] == "answered" and entry.get("move"):
                kept[table, entry["seat"], entry["number"], entry["move"], entry["action"]] += 1
    acked = [_key(one) for player in players for one in player.acked]
    return Verdict(
        acked=len(acked),
        lost=sum(not kept[key] for key in acked),
        doubled=sum(times - 1 for times in kept.values()),
        back=sum(player.back for player in players),
        unsure=len(kept.keys() - set(acked)),
    )


def _key(one: Acked) -> tuple[str, int, int, str, str]:
    return one.table, one.seat, one.number, one.move, one.action


def check_ends(database: Path, players: Iterable[Player]) -> int:
    """Every match ended as its stored record says, and as each seat was told; how many there were."""
    bodies, checked = bodies_of(database), set()
    for player in players:
        state = folded(player.table, bodies[player.table])
        assert state.match is not None and state.match.over, f"table {player.table} was not finished"
        again = replay(state.match.record().dumps())
        assert again.table == state.match.table
        assert plain(again.view(player.seat)) == player.last["view"]
        assert again.outcome is not None and list(again.outcome.points) == player.last["outcome"]["points"]
        played = {(one.seat, one.action) for one in player.acked}
        assert played <= {(seat, str(action)) for seat, action in again.answers}
        checked.add(player.table)
    return len(checked)
