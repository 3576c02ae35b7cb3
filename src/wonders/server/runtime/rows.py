"""From entries to rows of the store."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from wonders.core.events import AnyStep
from wonders.server.runtime.games import game_result_of
from wonders.server.runtime.participations import Ending, part_of, part_of_new
from wonders.server.runtime.rated import rated_of
from wonders.server.store.batch import Batch, EntryRow, GameSlot, TableRow
from wonders.server.tables import entries as e
from wonders.server.tables.decided import has_any
from wonders.server.tables.gathering import due as gathering_due
from wonders.server.tables.state import TableState

Steps = Sequence[AnyStep | None]
"""What the match did on each entry."""

Claims = tuple[tuple[str, int], ...]
"""Those who waited to be seated, and their seats."""

PLAYED: Final = frozenset(
    {e.Reissued, e.Started, e.Drew, e.Answered, e.Retracted, e.Undone, e.Paused, e.PauseVoted, e.Away, e.OffDays}
)
"""Entries of which the match, or its log, tells."""
ARRANGED: Final = frozenset(
    {e.Seated, e.Reissued, e.Started, e.Away, e.Resigned, e.PauseVoted, e.Rematched, e.Closed, e.OffDays}
)
"""Entries of which the information about the table tells."""
_STARTED: Final = frozenset({e.Started})
_SEATED: Final = frozenset({e.Seated})


def rows_of(first: int, entries: Sequence[e.Entry]) -> tuple[EntryRow, ...]:
    return tuple(
        EntryRow(seq, _seat(entry), getattr(entry, "move", "") or None, e.encode(entry))
        for seq, entry in enumerate(entries, first)
    )


def batch_of(table: TableState, entries: Sequence[e.Entry], steps: Steps = ()) -> Batch:
    """The entries that follow on what the table has. With a clock, the store learns when to look at the table again.

    A match that begins is no longer found among the open tables, even if the server ends right afterwards.
    """
    batch = Batch(table.id, rows_of(table.seq + 1, entries))
    if table.known or table.made.rated or table.made.tournament or has_any(entries, _SEATED):
        ending = _ending(table, steps)
        part, rated = part_of(table, entries, ending), rated_of(table, entries, ending)
        batch = replace(batch, part=part, rated=rated, game_result=game_result_of(table, entries, ending))
    played = has_any(entries, PLAYED)
    if table.plans and played:  # it may be somebody's turn who has answered in advance
        return replace(batch, table_row=_playing(table, entries[0].at))
    if table.made.clock.kind != "none" and played:
        return replace(batch, table_row=_playing(table, _soonest(table, entries[0].at)))
    if has_any(entries, _STARTED):
        return replace(batch, table_row=_playing(table, None))
    return batch


def _ending(table: TableState, steps: Steps) -> Ending | None:
    """How the match has ended with these steps."""
    last = next((step for step in reversed(steps) if step is not None), None)
    if last is None:
        return None
    outcome = table.game.outcome(last.table)
    return Ending(last.table, outcome) if outcome is not None else None


def batch_of_new(id: str, made: e.Created, claims: Claims = (), slot: GameSlot | None = None) -> Batch:
    people = any(seat.kind != "bot" for seat in made.seats)
    due = made.at + (made.wait if people else 0.0) if made.paired else None
    table_row = TableRow(id, made.code, made.game, "open", made.listed, made.at, made.at, due)
    return Batch(id, rows_of(1, [made]), table_row, new=True, part=part_of_new(id, made), claims=claims, slot=slot)


def table_row_of(table: TableState) -> TableRow:
    """The row by which the table is found, as it should be now."""
    made = table.made
    due = min(table.timing.deadlines().values()) if _runs(table) else gathering_due(table)
    return TableRow(table.id, made.code, made.game, table.phase, made.listed, made.at, table.touched, due)


def filed(table: TableState) -> tuple[str, bool]:
    """What the store has to know of a table besides its entries: its state, and whether it need not be looked at."""
    return table.phase, not _runs(table) and gathering_due(table) is None


def _runs(table: TableState) -> bool:
    return table.timing.is_running and table.phase == "playing" and not table.only_bots


def _soonest(table: TableState, at: float) -> float:
    """No clock is up before this, whoever is asked next. Early is right: looking once too often does no harm."""
    timing = table.timing
    shortest = timing.clock.seconds if timing.clock.kind == "move" else min(timing.left.values())
    return min((at + shortest, *timing.deadlines().values()))


def _playing(table: TableState, due: float | None) -> TableRow:
    return replace(table_row_of(table), state="playing", due=due)


def _seat(entry: e.Entry) -> int | None:
    seat = getattr(entry, "seat", None)
    return seat if isinstance(seat, int) else None
