"""Closing and deleting tables, while servers run or not."""

from collections.abc import Callable

from sqlalchemy import Engine
from sqlalchemy.exc import IntegrityError

from wonders.core.decisions import WondersError
from wonders.server.store.order import log_act
from wonders.server.store.tending import FoundTable, close_row, delete_rows, one_table
from wonders.server.tables import entries as e

TRIES = 20


class NotThere(WondersError):
    """Something to be dealt with that is not there."""


def found_table(engine: Engine, id: str) -> FoundTable:
    """A table, or a sentence that says there is none."""
    with engine.connect() as connection:
        found = one_table(connection, id)
    if found is None:
        raise NotThere(f"There is no table '{id[:40]}'.")
    return found


def close_table(engine: Engine, id: str, actor: str, why: str, now: float) -> None:
    """Nobody plays or talks there any more; what happened can still be looked at."""
    if found_table(engine, id).state == "closed":
        raise NotThere(f"The table {id} is closed already.")
    body = e.encode(e.Closed(at=now, why=why))
    _act(engine, id, actor, "close", why, now, lambda connection: close_row(connection, id, body))


def delete_table(engine: Engine, id: str, actor: str, why: str, now: float) -> None:
    """Everything about it goes."""
    found_table(engine, id)
    body = e.encode(e.Closed(at=now, deleted=True))
    _act(engine, id, actor, "delete", why, now, lambda connection: delete_rows(connection, id, body))


def _act(engine: Engine, id: str, actor: str, act: str, why: str, now: float, write: Callable[..., None]) -> None:
    """Do it and write it down, in one transaction; again if a server has written to the table in the same moment."""
    for _ in range(TRIES):
        try:
            with engine.begin() as connection:
                write(connection)
                log_act(connection, now, actor, act, id, why)
            return
        except IntegrityError:
            continue
    raise NotThere(f"The table {id} is being played so fast that it cannot be caught; try again.")
