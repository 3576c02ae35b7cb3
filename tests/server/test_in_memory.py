"""A table can be driven in memory: what follows from an answer is told apart from storing and sending it."""

import json

from tests.server.house import FakeSources
from wonders.server.tables.answers import answer, match_of
from wonders.server.tables.creation import new_table
from wonders.server.tables.seats import start
from wonders.server.tables.state import TableState
from wonders.server.tables.views import Views
from wonders.server.wire.bodies import NewTable, SeatBody


def test_a_whole_match_is_played_without_a_database_and_a_socket() -> None:
    table = TableState("memory")
    created, _ = new_table(NewTable(game="duel", seats=[SeatBody(kind="bot")] * 2), FakeSources())
    table.apply(created)
    table.follow(start(table, at=0.0))
    match = match_of(table)
    while not match.over:
        seat = match.waiting_for[0]
        action = match.game.legal(match.table, seat)[0]
        table.follow(answer(table, seat, match.numbers[seat], str(action), at=1.0))
    assert json.loads(Views(match).state(0, match.v, {}))["outcome"]["winners"]


def test_what_an_answer_leads_to_is_said_before_anything_changes() -> None:
    table = TableState("memory")
    table.apply(new_table(NewTable(game="duel", seats=[SeatBody(kind="bot")] * 2), FakeSources())[0])
    table.follow(start(table, at=0.0))
    match = match_of(table)
    before, seat = match.table, match.waiting_for[0]
    decided = answer(table, seat, 1, str(match.game.legal(match.table, seat)[0]), at=1.0)
    assert len(decided.entries) == len(decided.steps) and match.table is before and not match.sealed
    table.follow(decided)
    assert decided.steps[-1] is not None and match.table is decided.steps[-1].table, "it is not worked out again"
