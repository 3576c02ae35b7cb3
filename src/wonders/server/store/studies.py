"""Reviews in the store: they only ever grow, and whatever is written twice is the same."""

import json
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, Protocol, TypeVar

from sqlalchemy import Connection, select, text

from wonders.server.store.schema import studies, study_decisions
from wonders.study.reviewing import Reviewed

Found = TypeVar("Found")

ADD_STUDY: Final = (
    "INSERT INTO studies (key, record, nodes, made) VALUES (:key, :record, :nodes, :made) ON CONFLICT DO NOTHING"
)
ADD_DECISION: Final = (
    "INSERT INTO study_decisions (study, step, seat, body) VALUES (:study, :step, :seat, :body) ON CONFLICT DO NOTHING"
)


class StudyRow(NamedTuple):
    """What is reviewed, and with which budget."""

    key: str
    record: str
    nodes: int


class Reading(Protocol):
    """Runs a question in a thread of the store's."""

    async def __call__(self, ask: Callable[[Connection], Found]) -> Found: ...


class StudyStore:
    """One for each store."""

    def __init__(self, run: Reading) -> None:
        self._run = run

    async def find(self, key: str) -> StudyRow | None:
        query = select(studies.c.key, studies.c.record, studies.c.nodes).where(studies.c.key == key)
        row = await self._run(lambda connection: connection.execute(query).first())
        return StudyRow(*row) if row is not None else None

    async def add(self, row: StudyRow, now: float) -> None:
        await self._write(ADD_STUDY, {**row._asdict(), "made": now})

    async def decisions(self, key: str) -> list[Reviewed]:
        query = select(study_decisions.c.body).where(study_decisions.c.study == key)
        bodies: Sequence[str] = await self._run(lambda connection: connection.execute(query).scalars().all())
        return [json.loads(body) for body in bodies]

    async def found(self, key: str, one: Reviewed) -> None:
        """Keep what was found about a decision."""
        given = {"study": key, "step": one["step"], "seat": one["seat"], "body": json.dumps(one, ensure_ascii=False)}
        await self._write(ADD_DECISION, given)

    async def _write(self, statement: str, given: dict[str, object]) -> None:
        def write(connection: Connection) -> None:
            connection.execute(text(statement), given)
            connection.commit()

        await self._run(write)
