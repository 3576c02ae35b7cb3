"""Tournaments in the store: who takes part, rounds that are paired once, results that are written once."""

import json
from collections.abc import Callable, Sequence

from sqlalchemy import Connection, func, insert, or_, select, update

from wonders.server.store.batch import GameResult
from wonders.server.store.leases import Asking
from wonders.server.store.people_schema import profiles
from wonders.server.store.profiles import hold
from wonders.server.store.schema import tables
from wonders.server.store.tournament_rows import EntrantRow, GameRow, NextRound, TournamentRow, Whole
from wonders.server.store.tournament_schema import entrants, games, tournaments


class TournamentStore:
    """Everything the store knows of tournaments."""

    def __init__(self, ask: Asking) -> None:
        self._ask = ask

    async def make(self, row: TournamentRow, most: int) -> bool:
        """A new one, unless its maker has so many that are not over."""
        going = (tournaments.c.maker == row.maker) & tournaments.c.state.in_(("open", "running"))

        def write(connection: Connection) -> bool:
            hold(connection, row.maker)
            if (connection.execute(select(func.count()).select_from(tournaments).where(going)).scalar() or 0) >= most:
                return False
            connection.execute(insert(tournaments).values(**row._asdict()))
            connection.commit()
            return True

        return await self._ask(write)

    async def whole(self, id: str) -> Whole | None:
        return await self._ask(lambda connection: _whole(connection, id))

    async def listed(self, most: int) -> Sequence[tuple[TournamentRow, int, str]]:
        """Those that can be joined or watched, then those that are over, the youngest first; each with how many take
        part, and the name of its maker."""
        count = select(func.count()).where(entrants.c.tournament == tournaments.c.id, entrants.c.gone.is_(None))
        query = select(tournaments, count.scalar_subquery(), func.coalesce(profiles.c.name, ""))
        query = query.outerjoin(profiles, profiles.c.id == tournaments.c.maker)
        ended = tournaments.c.state.in_(("over", "closed"))
        query = query.order_by(ended, tournaments.c.made.desc()).limit(most)
        size = len(TournamentRow._fields)
        return await self._ask(
            lambda connection: [(TournamentRow(*row[:size]), row[-2], row[-1]) for row in connection.execute(query)]
        )

    async def of(self, profile: str) -> Sequence[tuple[str, str]]:
        """The tournaments that somebody takes part in or has made, and their titles."""
        mine = select(entrants.c.tournament).where(entrants.c.profile == profile)
        query = select(tournaments.c.id, tournaments.c.title).order_by(tournaments.c.made)
        query = query.where(or_(tournaments.c.maker == profile, tournaments.c.id.in_(mine)))
        return await self._ask(lambda connection: [(row[0], row[1]) for row in connection.execute(query)])

    async def active(self, now: float) -> Sequence[str]:
        """Those in which something may have to be done."""
        is_due = (tournaments.c.state == "open") & (tournaments.c.due <= now)
        query = select(tournaments.c.id).where(or_(tournaments.c.state == "running", is_due))
        return await self._ask(lambda connection: connection.execute(query).scalars().all())

    async def change(self, id: str, decide: Callable[[Connection, Whole], None]) -> Whole | None:
        """Let somebody come or go, one after the other: `decide` looks at the tournament and writes. None if there is
        no such tournament."""

        def write(connection: Connection) -> Whole | None:
            mine = tournaments.c.id == id
            connection.execute(update(tournaments).where(mine).values(version=tournaments.c.version + 1))
            found = _whole(connection, id)
            if found is None:
                return None
            decide(connection, found)
            after = _whole(connection, id)
            connection.commit()
            return after

        return await self._ask(write)

    async def begin_round(self, row: TournamentRow, step: NextRound, now: float) -> bool:
        """Write a round, if nobody has in the meantime, nor has anybody come or gone."""

        def write(connection: Connection) -> bool:
            same = (tournaments.c.id == row.id) & (tournaments.c.version == row.version)
            ended = now if step.state in ("over", "closed") else None
            now_so = {"state": step.state, "round": step.round, "rounds": step.rounds, "due": step.due, "ended": ended}
            changed = update(tournaments).where(same).values(**now_so, version=row.version + 1)
            if not connection.execute(changed).rowcount:
                return False
            _write_round(connection, row.id, step, now)
            connection.commit()
            return True

        return await self._ask(write)

    async def restless(self, id: str) -> Sequence[str]:
        """Tables of games without a result that nobody's clock brings back to memory: only bots play there."""
        query = select(games.c.table_id).join(tables, tables.c.id == games.c.table_id)
        query = query.where(games.c.tournament == id, games.c.result.is_(None))
        query = query.where(tables.c.due.is_(None), tables.c.state.in_(("open", "playing")))
        return await self._ask(lambda connection: connection.execute(query).scalars().all())

    async def lost(self, id: str) -> Sequence[str]:
        """Tables of games without a result that have been closed by others, or deleted."""
        query = select(games.c.table_id).outerjoin(tables, tables.c.id == games.c.table_id)
        query = query.where(games.c.tournament == id, games.c.result.is_(None), games.c.table_id.is_not(None))
        query = query.where(or_(tables.c.id.is_(None), tables.c.state == "closed"))
        return await self._ask(lambda connection: connection.execute(query).scalars().all())

    async def settle(self, result: GameResult) -> bool:
        """Write the result of a game, if it has none."""
        open_game = (games.c.table_id == result.table) & games.c.result.is_(None)

        def write(connection: Connection) -> bool:
            changed = update(games).where(open_game).values(result=result.result, ended=result.ended)
            settled = connection.execute(changed).rowcount > 0
            connection.commit()
            return settled

        return await self._ask(write)


def _whole(connection: Connection, id: str) -> Whole | None:
    row = connection.execute(select(tournaments).where(tournaments.c.id == id)).first()
    if row is None:
        return None
    one = entrants.c
    columns = (one.number, one.profile, one.level, one.since, one.gone, one.seed, profiles.c.name, profiles.c.colour)
    people = select(*columns).outerjoin(profiles, profiles.c.id == one.profile)
    people = people.where(one.tournament == id).order_by(one.number)
    game = games.c
    played = select(game.round, game.board, game.seats, game.table_id, game.result, game.ended)
    played = played.where(game.tournament == id).order_by(game.round, game.board)
    return Whole(
        TournamentRow(*row),
        tuple(EntrantRow(*told[:-2], told[-2] or "", told[-1] or 0) for told in connection.execute(people)),
        tuple(_game(*told) for told in connection.execute(played)),
    )


def _game(round: int, board: int, seats: str, table: str | None, result: str | None, ended: float | None) -> GameRow:
    return GameRow(round, board, tuple(json.loads(seats)), table, result, ended)


def _write_round(connection: Connection, id: str, step: NextRound, now: float) -> None:
    mine = entrants.c.tournament == id
    for number, seed in step.seeds.items():
        connection.execute(update(entrants).where(mine, entrants.c.number == number).values(seed=seed))
    if step.gone:
        left = update(entrants).where(mine, entrants.c.number.in_(step.gone), entrants.c.gone.is_(None))
        connection.execute(left.values(gone=step.round))
    for board, game in enumerate(step.games):
        place = {"tournament": id, "round": step.round, "board": board, "seats": json.dumps(game.seats)}
        ended = now if game.result is not None else None
        connection.execute(insert(games).values(**place, result=game.result, ended=ended))
