"""Tables: setting them up, finding them, sitting down, beginning."""

from typing import Final

from fastapi import APIRouter, Request
from fastapi.responses import Response

from wonders.server.errors import Refused
from wonders.server.http.answers import answers, told, whole
from wonders.server.http.routes.common import (
    Address,
    Charge,
    MaybeProfile,
    MyProfile,
    TheRegistry,
    TheTable,
    Token,
    host_right,
    right_of,
    seat_right,
)
from wonders.server.people.keys import HEADER
from wonders.server.people.profiles import who
from wonders.server.runtime.lobby import Lobby, etag
from wonders.server.runtime.looking import infos
from wonders.server.runtime.registry import Registry
from wonders.server.sources import hashed
from wonders.server.tables import entries as e
from wonders.server.tables import seats as seating
from wonders.server.tables.beginning import beginning_of
from wonders.server.tables.creation import check_start, new_table
from wonders.server.tables.decided import Decided
from wonders.server.tables.off import check_not_off
from wonders.server.tables.state import HOST, TableState
from wonders.server.wire.bodies import ChangeSeat, JoinBody, NewTable, StartBody
from wonders.server.wire.responses import Joined, Made, SeatToken
from wonders.server.wire.tables import SeatProfile, TableInfo

router = APIRouter(prefix="/api/tables", tags=["tables"])

BEGINS: Final = 20
"""What it costs to have a match played again up to where a table begins, in requests."""


@router.post("", **answers(Made, 201))
async def create(
    asked: NewTable, registry: TheRegistry, address: Address, profile: MaybeProfile, charge: Charge
) -> Response:
    """Set up a table; with `begins`, one that goes on from a moment of a match that is over."""
    registry.new.take(address)
    begins = None
    if asked.begins is not None:
        charge(BEGINS)
        begins = await registry.bot_pool.work(address, beginning_of, asked.begins, registry.sources.nonce())
    created, rights = new_table(asked, registry.sources, who(profile), begins)
    if asked.start:
        check_start(created)
    live = await registry.create(created, address)
    if asked.start:
        await live.change(lambda table: seating.start(table, registry.sources.now()))
    tokens = [SeatToken(seat, token) for seat, token in rights.seats.items()]
    return told(Made(whole(live.info()), rights.host, tokens), 201)


@router.get("", **answers(list[TableInfo]))
async def listed(request: Request, registry: TheRegistry, profile: MaybeProfile) -> Response:
    """Listed tables that can be joined or watched. Whoever has the list already (`If-None-Match`) is told only that."""
    lobby: Lobby = request.app.state.lobby
    tables = await lobby.tables()
    if profile is not None:
        apart = await registry.store.ties.who_block(profile.id)
        tables = [one for one in tables if one.state != "open" or not apart & people_of(one)]
    response = told([whole(one) for one in tables])
    tag = etag(bytes(response.body))
    response.headers.update({"ETag": tag, "Cache-Control": "no-cache", "Vary": HEADER})
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers={"ETag": tag, "Cache-Control": "no-cache", "Vary": HEADER})
    return response


def people_of(table: TableInfo) -> set[str]:
    """The profiles of those who sit there."""
    return {seat.profile.id for seat in table.seats if isinstance(seat.profile, SeatProfile)}


@router.get("/by-code/{code}", **answers(TableInfo))
async def by_code(code: str, registry: TheRegistry, address: Address) -> Response:
    """The table with this code."""
    registry.joins.take(address)
    id = await registry.by_code(code)
    (found,) = await infos(registry, [id])
    if found is None:
        await registry.table(id)  # says why
        raise Refused("not_saved", "The table cannot be reached; try again.")
    return told(whole(found))


@router.get("/{id}", **answers(TableInfo))
async def show(live: TheTable) -> Response:
    """A table as everybody may see it."""
    return told(whole(live.info()))


@router.post("/{id}/join", **answers(Joined))
async def join(
    asked: JoinBody, live: TheTable, registry: TheRegistry, address: Address, token: Token, profile: MaybeProfile
) -> Response:
    """Take an open seat; with the token of an invitation, the seat it is for."""
    registry.joins.take(address)
    fresh = registry.sources.token()
    coming = seating.Coming(asked.name, asked.nonce, asked.kind, who(profile))
    if profile is not None and not token and live.state.made.listed:
        await check_welcome(registry, live.state, profile.id)

    def decide(table: TableState) -> Decided:
        at, right = registry.sources.now(), right_of(table, token) if token else None
        if isinstance(right, int):
            return Decided([seating.accept(table, right, coming, at)])
        return Decided([seating.join(table, asked.seat, coming, fresh, at)])

    (seated,) = await live.change(decide)
    assert isinstance(seated, e.Seated), "joining is taking a seat"
    kept = token if hashed(fresh) not in seated.now.tokens else fresh
    return told(Joined(seated.seat, kept, whole(live.info())))


@router.post("/{id}/return", **answers(Joined))
async def come_back(live: TheTable, registry: TheRegistry, profile: MyProfile) -> Response:
    """A token for the seat of one's profile: on another device, or when the token has been lost."""
    fresh = registry.sources.token()

    def decide(table: TableState) -> Decided:
        return Decided([seating.come_back(table, profile.id, fresh, registry.sources.now())])

    (seated,) = await live.change(decide)
    assert isinstance(seated, e.Seated), "coming back is taking one's seat"
    return told(Joined(seated.seat, fresh, whole(live.info())))


async def check_welcome(registry: Registry, table: TableState, profile: str) -> None:
    """Raise Refused if somebody at the table wants nothing to do with a profile. It is not told why."""
    people = [seat.spec.profile for seat in table.seats if seat.spec.profile]
    if people and await registry.store.ties.blocks(people, profile):
        raise Refused("taken", "No seat is open at this table.")


@router.post("/{id}/seats/{seat}", **answers(TableInfo))
async def change_seat(
    seat: int, asked: ChangeSeat, live: TheTable, registry: TheRegistry, token: Token, profile: MaybeProfile
) -> Response:
    """Change a seat: before the match who sits there, in it whether a bot plays for them."""
    at = registry.sources.now()

    def decide(table: TableState) -> Decided:
        right = right_of(table, token)
        seating.check_seat(table, seat)
        if asked.away is not None:
            if right != seat and (not asked.away or live.absent_for(seat) < registry.settings.absence_seconds):
                raise Refused("not_allowed", "A bot may play for others only when they have been away for a while.")
            if right != seat:
                check_not_off(table, seat, at)
            return Decided([seating.set_away(table, seat, asked.away, "self" if right == seat else "other", at)])
        if right not in (HOST, seat):
            raise Refused("not_allowed", "Only the host and who sits there may change a seat.")
        if right != HOST and (asked.kind is not None or asked.level is not None):
            raise Refused("not_allowed", "Only the host may decide who sits at a seat.")
        if right != seat and (asked.nonce is not None or asked.ready):
            raise Refused("not_allowed", "Only who sits there may say so, and add a nonce.")
        own = who(profile) if right == seat else None
        wanted = seating.Change(asked.kind, asked.name, asked.level, asked.ready, asked.nonce, own)
        return Decided([seating.change(table, seat, wanted, at)])

    await live.change(decide)
    return told(whole(live.info()))


@router.post("/{id}/invite/{seat}", **answers(SeatToken))
async def invite(seat: int, live: TheTable, registry: TheRegistry, token: Token) -> Response:
    """A new token for a seat; older ones of that seat end. In a match all are told."""
    fresh = registry.sources.token()

    def decide(table: TableState) -> Decided:
        right = right_of(table, token)
        if right not in (HOST, seat):
            raise Refused("not_allowed", "Only the host and who sits there may make a link to a seat.")
        if right == HOST:
            check_not_off(table, seat, registry.sources.now())
        absent = live.absent_for(seat) >= registry.settings.absence_seconds
        by = "host" if right == HOST else "self"
        return Decided([seating.invite(table, seat, fresh, registry.sources.now(), by, absent)])

    await live.change(decide)
    return told(SeatToken(seat, fresh))


@router.post("/{id}/start", **answers(TableInfo))
async def start(live: TheTable, registry: TheRegistry, token: Token, asked: StartBody | None = None) -> Response:
    """Begin the match. Who holds several seats may say here, with their tokens and nonces, that they are ready."""
    seats = asked.seats if asked else []

    def make_ready(table: TableState) -> Decided:
        host_right(table, token)
        nonces = {seat_right(table, one.token): one.nonce for one in seats}
        return seating.make_ready(table, nonces, registry.sources.now())

    def decide(table: TableState) -> Decided:
        host_right(table, token)
        return seating.start(table, registry.sources.now())

    if seats:
        await live.change(make_ready)
    await live.change(decide)
    return told(whole(live.info()))
