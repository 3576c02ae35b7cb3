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
        return due_now(table).ask(table)

    def legal(self, table: Table, seat: Seat) -> tuple[Action, ...]:
        if seat != table.active:
            return ()
        known: tuple[Action, ...] | None = table.notes
        if known is None:
            known = due_now(table).options(table)
            object.__setattr__(table, "notes", known)
        return known

    def step(self, table: Table, answers: Mapping[Seat, Action]) -> Step[Table]:
        (action,) = answers.values()
        draft = Draft(table)
        due_now(table).answer(draft, action)
        options = settle(draft)
        events = tuple(draft.notes)
        return Step(draft.close(options), events)
