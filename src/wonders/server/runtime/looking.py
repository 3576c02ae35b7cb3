"""How tables stand, wherever they live: those of other processes are asked for there."""

from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, Final, NamedTuple, TypeVar

import msgspec
from msgspec import structs

from wonders.server.errors import Refused
from wonders.server.runtime.neighbours import Gone
from wonders.server.runtime.registry import Registry
from wonders.server.store.batch import NotSaved
from wonders.server.tables.info import table_info
from wonders.server.tables.outline import SKIPPED, outline_of
from wonders.server.tables.seats import seat_of
from wonders.server.tables.state import HOST
from wonders.server.wire.bodies import Mine
from wonders.server.wire.responses import MyTable
from wonders.server.wire.tables import TableInfo

COLD: Final = 4
"""What it costs to fetch a table from the store, in requests."""
OUTLINE: Final = 0.5
"""What it costs to look a table up without playing its match again."""


class Seeker(NamedTuple):
    """Who asks for a table of theirs: by a token, or by a profile."""

    id: str
    token: str
    profile: str


Charge = Callable[[float], None]
One = TypeVar("One")
Here = Callable[[Sequence[Any]], Awaitable[list[One]]]
"""Answers for the tables that live in this process."""


async def infos(registry: Registry, ids: Sequence[str]) -> list[TableInfo | None]:
    """Tables as everybody may see them; None for those that cannot be read."""
    return await _everywhere(registry, "infos", [(one, one) for one in ids], TableInfo, partial(_infos, registry))


async def mine(registry: Registry, asked: Sequence[Mine], charge: Charge) -> list[MyTable | None]:
    """How remembered tables stand; None for those that are gone."""
    words = [(one.id, [one.id, one.token, ""]) for one in asked]
    charge(OUTLINE * sum(registry.place(one.id) is not None for one in asked))
    return await _everywhere(registry, "mine", words, MyTable, partial(_mine, registry, charge))


async def yours(registry: Registry, ids: Sequence[str], profile: str, charge: Charge) -> list[MyTable | None]:
    """The same for tables at which a profile sits."""
    words = [(one, [one, "", profile]) for one in ids]
    charge(OUTLINE * sum(registry.place(one) is not None for one in ids))
    return await _everywhere(registry, "mine", words, MyTable, partial(_mine, registry, charge))


async def answered(registry: Registry, topic: str, body: Any) -> Any:
    """The answer to a question of another process."""
    if topic == "infos":
        return await _infos(registry, body)
    if topic == "mine":
        return await _mine(registry, _free, body)
    raise ValueError(f"nobody asks about '{topic}'")


async def _everywhere(
    registry: Registry, topic: str, asked: Sequence[tuple[str, Any]], kind: type[One], here: Here[One | None]
) -> list[One | None]:
    """Ask each process for its tables; the answers in the order of the questions."""
    places: dict[str | None, list[int]] = {}
    for at, (table, _) in enumerate(asked):
        places.setdefault(registry.place(table), []).append(at)
    found: dict[int, One | None] = {}
    for place, group in places.items():
        told = await _told(registry, place, topic, [asked[at][1] for at in group], kind, here)
        found |= zip(group, told, strict=True)
    return [found[at] for at in range(len(asked))]


async def _told(
    registry: Registry, place: str | None, topic: str, words: Sequence[Any], kind: type[One], here: Here[One | None]
) -> list[One | None]:
    lease = registry.lease
    address = lease.members.get(place) if lease is not None and place is not None else None
    if lease is not None and place is not None and address is not None:
        try:
            told = await lease.neighbours.ask(address, topic, words)
            return [None if one is None else msgspec.convert(one, kind) for one in told]
        except Gone:
            await lease.end(place)
        except NotSaved:
            if topic == "infos":
                return [None for _ in words]  # a process that is silent is no reason to hide the tables of all others
            raise
    return await here(words)


async def _infos(registry: Registry, ids: Sequence[str]) -> list[TableInfo | None]:
    found: list[TableInfo | None] = []
    for one in ids:
        try:
            found.append((await registry.table(one)).info())
        except NotSaved:
            raise
        except Refused:
            found.append(None)
    return found


async def _mine(registry: Registry, charge: Charge, words: Sequence[Sequence[str]]) -> list[MyTable | None]:
    return [await _my_table(registry, charge, Seeker(*one)) for one in words]


async def _my_table(registry: Registry, charge: Charge, one: Seeker) -> MyTable | None:
    if one.id not in registry.live:
        charge(OUTLINE)
        outlined = await _outlined(registry, one)
        if outlined is None or outlined.seat is None or outlined.table.state != "playing":
            return outlined
        charge(COLD)  # only whoever plays there lets a match be played again
    try:
        live = await registry.table(one.id)
    except NotSaved:
        raise
    except Refused:
        return None
    right = await live.whose(one.token) if one.token else seat_of(live.state, one.profile)
    seat = right if isinstance(right, int) else None
    match = live.state.match
    to_move = match is not None and seat in match.waiting_for
    return MyTable(live.info(), seat, right == HOST, to_move)


async def _outlined(registry: Registry, one: Seeker) -> MyTable | None:
    """A table that is not in memory, as far as that can be told without playing its match again."""
    if len(one.id) > 16 or not one.id.isprintable():
        return None
    filed, bodies = await registry.store.outline(one.id, SKIPPED)
    outline = outline_of(one.id, bodies)
    if outline is None:
        return None
    table, phase = outline
    right = table.whose(one.token) if one.token else seat_of(table, one.profile)
    info = structs.replace(table_info(table, set(), 0), state="over" if filed == "over" else phase)
    return MyTable(info, right if isinstance(right, int) else None, right == HOST, False)


def _free(cost: float) -> None:
    """The process that was asked first has charged for it."""
