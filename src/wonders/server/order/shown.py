"""Tables, acts and reports as moderators and operators see them."""

import json
from collections.abc import Sequence

from sqlalchemy import Engine, select

from wonders.core.wire import JsonObject
from wonders.server.order.tables import found_table
from wonders.server.store.order import Act, Report
from wonders.server.store.order_schema import acts, reports
from wonders.server.store.tending import bodies_of
from wonders.server.tables.folding import folded


def shown_table(engine: Engine, id: str) -> JsonObject:
    """Who sits at a table, and what was said there; no hands and no tokens."""
    row = found_table(engine, id)
    with engine.connect() as connection:
        state = folded(id, bodies_of(connection, id))
    seats = [
        {"seat": at, "kind": seat.spec.kind, "name": seat.spec.name, "profile": seat.spec.profile}
        for at, seat in enumerate(state.seats)
    ]
    chat = [{"seat": said.seat, "at": said.at, "text": said.text or said.preset} for said in state.chat]
    return row._asdict() | {"title": state.made.title, "seats": seats, "chat": chat}


def latest_acts(engine: Engine, most: int) -> Sequence[Act]:
    with engine.connect() as connection:
        return [Act(*row) for row in connection.execute(select(acts).order_by(acts.c.id.desc()).limit(most))]


def kept_reports(engine: Engine, settled: bool) -> list[JsonObject]:
    query = select(reports).where((reports.c.verdict != "") if settled else (reports.c.verdict == ""))
    with engine.connect() as connection:
        found = [Report(*row) for row in connection.execute(query.order_by(reports.c.at))]
    return [one._asdict() | {"lines": json.loads(one.lines)} for one in found]
