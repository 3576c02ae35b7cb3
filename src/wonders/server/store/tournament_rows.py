"""Rows of tournaments, and what is done to them within the transactions of others."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from sqlalchemy import Connection, String, cast, delete, func, insert, literal, select, update

from wonders.server.store.batch import Conflict, GameResult, GameSlot
from wonders.server.store.drivers import AnyCursor
from wonders.server.store.people_schema import profiles
from wonders.server.store.tournament_schema import entrants, games, tournaments

CLAIM_GAME: Final = (
    "UPDATE tournament_games SET table_id = ? "
    "WHERE tournament = ? AND round = ? AND board = ? AND table_id IS NULL AND result IS NULL"
)
SETTLE: Final = "UPDATE tournament_games SET result = ?, ended = ? WHERE table_id = ? AND result IS NULL"


class TournamentRow(NamedTuple):
    """A tournament; see the schema."""

    id: str
    title: str
    kind: str
    game: str
    plan: str
    maker: str
    state: str
    round: int
    rounds: int
    due: float | None
    made: float
    ended: float | None
    version: int


class EntrantRow(NamedTuple):
    """Somebody who takes part, with what their profile says now."""

    number: int
    profile: str
    level: str
    since: int
    gone: int | None
    seed: int
    name: str
    colour: int


class GameRow(NamedTuple):
    """A game of a round."""

    round: int
    board: int
    seats: tuple[int, ...]
    table: str | None
    result: str | None
    ended: float | None


class Whole(NamedTuple):
    """Everything about a tournament; equal ones are told alike."""

    row: TournamentRow
    entrants: tuple[EntrantRow, ...]
    games: tuple[GameRow, ...]


class NewGame(NamedTuple):
    """A game of the next round; one without an opponent, or against somebody who has gone, has its result already."""

    seats: tuple[int, ...]
    result: str | None = None


class NextRound(NamedTuple):
    """What is written when a round begins, or the tournament ends."""

    state: str
    round: int
    rounds: int
    due: float | None
    games: Sequence[NewGame] = ()
    seeds: Mapping[int, int] = {}
    gone: Sequence[int] = ()


def claim_game(cursor: AnyCursor, sql: Callable[[str], str], table: str, slot: GameSlot) -> None:
    """Give a game its table, in the transaction that makes the table; Conflict if it has one."""
    cursor.execute(sql(CLAIM_GAME), (table, *slot))
    if cursor.rowcount != 1:
        raise Conflict(f"game {slot} has a table")


def settle_game(cursor: AnyCursor, sql: Callable[[str], str], result: GameResult) -> None:
    """Write a result with the last entry of its match."""
    cursor.execute(sql(SETTLE), (result.result, result.ended, result.table))


def let_in(connection: Connection, id: str, number: int, who: str, profile: str, level: str, since: int) -> None:
    """Somebody takes part from now on; those who are there already only come back."""
    place = {"tournament": id, "number": number, "who": who, "profile": profile, "level": level}
    connection.execute(insert(entrants).values(**place, since=since, gone=None, seed=number))


def set_part(connection: Connection, id: str, number: int, since: int, gone: int | None) -> None:
    """From which round on somebody plays, and after which they have gone."""
    one = (entrants.c.tournament == id) & (entrants.c.number == number)
    connection.execute(update(entrants).where(one).values(since=since, gone=gone))


def strike_out(connection: Connection, id: str, number: int) -> None:
    """Somebody who has not played yet takes part no longer."""
    connection.execute(delete(entrants).where(entrants.c.tournament == id, entrants.c.number == number))


def set_due(connection: Connection, id: str, due: float) -> None:
    """When the next round may begin."""
    connection.execute(update(tournaments).where(tournaments.c.id == id).values(due=due))


def end(connection: Connection, id: str, state: str, now: float) -> None:
    connection.execute(update(tournaments).where(tournaments.c.id == id).values(state=state, ended=now, due=None))


def forget_part(connection: Connection, profile: str) -> None:
    """Delete what names a profile; for who deletes a profile, within one transaction and before it goes. Places and
    points stay, of nobody."""
    name = connection.execute(select(profiles.c.name).where(profiles.c.id == profile)).scalar() or profile
    rounds = select(tournaments.c.round).where(tournaments.c.id == entrants.c.tournament).scalar_subquery()
    nobody = literal("gone:") + cast(entrants.c.number, String)
    values = {"profile": "", "who": nobody, "gone": func.coalesce(entrants.c.gone, rounds)}
    connection.execute(update(entrants).where(entrants.c.profile == profile).values(**values))
    named = func.lower(tournaments.c.title).contains(name.lower(), autoescape=True)
    connection.execute(update(tournaments).where(named).values(title=""))
    connection.execute(update(tournaments).where(tournaments.c.maker == profile).values(maker=""))


def drop_old(connection: Connection, over_before: float, open_before: float) -> int:
    """Let go of tournaments that ended long ago, or that nobody has ever begun; how many."""
    old = (tournaments.c.ended < over_before) | ((tournaments.c.state == "open") & (tournaments.c.made < open_before))
    found = connection.execute(select(tournaments.c.id).where(old).limit(100)).scalars().all()
    for table, column in (
        (games, games.c.tournament),
        (entrants, entrants.c.tournament),
        (tournaments, tournaments.c.id),
    ):
        connection.execute(delete(table).where(column.in_(found)))
    return len(found)
