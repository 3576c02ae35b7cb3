"""Who takes part in a match: what changes to a table say about those who sit there, for their history."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from wonders.core.decisions import Seat
from wonders.core.game import AnyTable
from wonders.core.options import Setting
from wonders.core.outcome import Outcome
from wonders.server.store.participations import NOBODY, EndingRow, Part, ParticipationRow
from wonders.server.tables import entries as e
from wonders.server.tables.openings import opening_of, wonders_of
from wonders.server.tables.state import TableState


class Ending(NamedTuple):
    """How a match has ended."""

    last: AnyTable
    outcome: Outcome


def part_of(table: TableState, entries: Sequence[e.Entry], ending: Ending | None = None) -> Part:
    """What entries that follow on a table say about those who take part; nothing where nobody has a profile."""
    if table.made.begins or not (table.known or any(isinstance(one, e.Seated) and one.now.profile for one in entries)):
        return NOBODY
    seated = tuple(row for entry in entries for row in _seated(table, entry))
    sat = [one for one in entries if isinstance(one, e.Seated)]
    arriving = tuple(one.now.profile for one in sat if one.now.profile not in ("", table.seats[one.seat].spec.profile))
    return Part(seated, tuple(_ended(table, ending, entries[-1].at)) if ending else (), arriving)


def part_of_new(id: str, made: e.Created) -> Part:
    """Who sits at a new table. A match that begins in the middle says nothing about how well people play."""
    if made.begins:
        return NOBODY
    people = [(at, spec) for at, spec in enumerate(made.seats) if spec.profile]
    rows = tuple(_row(id, made, at, spec, made.at) for at, spec in people)
    return Part(rows, arriving=tuple(spec.profile for _, spec in people))


def variant_of(options: Mapping[str, Setting]) -> str:
    """In which form a game is played: its expansions, and whether in teams. What else can be set is no form of its
    own."""
    expansions = str(options.get("expansions", "none"))
    forms = [] if expansions == "none" else sorted(part.strip() for part in expansions.split(","))
    return "+".join([*forms, *(["teams"] if options.get("teams") is True else [])])


def _seated(table: TableState, entry: e.Entry) -> Iterator[ParticipationRow]:
    """Who has sat down, left, or begins to play."""
    made = table.made
    if isinstance(entry, e.Seated):
        before = table.seats[entry.seat].spec
        if before.profile and before.profile != entry.now.profile:
            yield _row(table.id, made, entry.seat, before, entry.at, "gone")
        if entry.now.profile:
            late = made.rated and table.lineup.has_lost(entry.seat)
            yield _row(table.id, made, entry.seat, entry.now, entry.at, _state(table, entry.now), late)
    elif isinstance(entry, e.Started):
        for at, seat in enumerate(table.seats):
            yield _row(table.id, made, at, seat.spec, entry.at, "playing")
    elif (seat_left := _left_by(made, entry)) is not None:
        if (spec := table.seats[seat_left].spec).profile:
            yield _row(table.id, made, seat_left, spec, entry.at, "playing", has_left=True)


def _left_by(made: e.Created, entry: e.Entry) -> Seat | None:
    """Whose player leaves by this. Where the match is rated, who lets the time run out has left."""
    if isinstance(entry, e.Answered):
        return entry.seat if made.rated and entry.by == "time" else None
    if isinstance(entry, e.Resigned) or (isinstance(entry, e.Reissued) and entry.by == "host"):
        return entry.seat
    return None


def _state(table: TableState, spec: e.SeatSpec) -> str:
    """At a rematch a seat is kept for somebody until they come."""
    return "kept" if spec.kept and not spec.tokens else table.phase


def _row(
    id: str, made: e.Created, seat: Seat, spec: e.SeatSpec, at: float, state: str = "", has_left: bool = False
) -> ParticipationRow:
    profile = spec.profile or (f"bot:{spec.level}" if spec.kind == "bot" else "")
    return ParticipationRow(
        table_id=id,
        seat=seat,
        profile=profile,
        name=spec.name,
        kind=spec.kind,
        level=spec.level,
        game=made.game,
        variant=variant_of(made.options),
        players=made.players,
        joined=at,
        state=state or ("kept" if spec.kept else "open"),
        has_left=has_left,
    )


def _ended(table: TableState, ending: Ending, at: float) -> Iterator[EndingRow]:
    last, outcome = ending
    for seat in range(table.made.players):
        place = outcome.ranks[seat]
        yield EndingRow(
            state="over",
            ended=at,
            place=place,
            shared=outcome.ranks.count(place),
            points=outcome.points[seat],
            wonder=wonders_of(table.made.game, last, seat),
            opening=opening_of(table.made.game, last, seat),
            table_id=table.id,
            seat=seat,
        )
