"""Telling people what has become of their plans, and nobody else."""

from collections.abc import Set

from wonders.core.decisions import Seat
from wonders.server.runtime.connection import Connection
from wonders.server.tables.planning import plan_info
from wonders.server.tables.state import TableState
from wonders.server.wire.encoding import frame
from wonders.server.wire.plans import PlanChanged


class PlansTold:
    """What the owners of plans at a table have been told last."""

    def __init__(self) -> None:
        self._known: dict[Seat, bytes] = {}

    def tell(self, table: TableState, connections: Set[Connection]) -> None:
        """Tell whoever has a plan, or had one, if it is not as it was."""
        seats, before = table.plans.seats(), self._known
        if not seats and not before:
            return
        told = {seat: frame(PlanChanged(plan_info(table, seat))) for seat in seats | before.keys()}
        for connection in connections:
            if told.get(connection.seat) != before.get(connection.seat):
                connection.put(told[connection.seat])
        self._known = {seat: told[seat] for seat in seats}

    def tell_one(self, table: TableState, connection: Connection) -> None:
        """Tell one who has just come."""
        if connection.seat in table.plans.seats():
            connection.put(frame(PlanChanged(plan_info(table, connection.seat))))
