"""7 Wonders Architects behind the protocol of all games."""

from collections.abc import Mapping

from wonders.core.actions import Action
from wonders.core.decisions import Decision, Seat
from wonders.core.events import Step
from wonders.core.options import Setting
from wonders.games.architects.house import House
from wonders.games.architects.setup import start
from wonders.games.architects.table import Draft, Table
from wonders.games.architects.turn.flow import due_now, settle


class Architects:
    """7 Wonders Architects (2021) for two to seven players."""

    def __init__(self, players: int, **options: Setting) -> None:
        self.house = House.of(players, options)

    def start(self) -> Table:
        return start(self.house)

    def pending(self, table: Table) -> Mapping[Seat, Decision]:
        known = table.__dict__.get("pending")
        if known is None:
            known = table.__dict__["pending"] = due_now(table).ask(table)
        return known

    def legal(self, table: Table, seat: Seat) -> tuple[Action, ...]:
        if seat != table.active:
            return ()
        known = table.__dict__.get("options")
        if known is None:
            known = table.__dict__["options"] = due_now(table).options(table)
        return known

    def step(self, table: Table, answers: Mapping[Seat, Action]) -> Step[Table]:
        draft = Draft(table)
        for action in answers.values():
            due_now(draft).answer(draft, action)
        options = settle(draft)
        return Step(draft.close(options), tuple(draft.log))
