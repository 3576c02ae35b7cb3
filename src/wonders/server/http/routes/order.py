"""Order at tables: reports of what was said, words that the host rules out, and what moderators decide."""

from fastapi import APIRouter, Query
from fastapi.responses import Response

from wonders.server.errors import Refused
from wonders.server.http.answers import answers, told
from wonders.server.http.routes.common import (
    Address,
    MaybeProfile,
    MyProfile,
    TheRegistry,
    TheTable,
    Token,
    host_right,
    right_of,
)
from wonders.server.order import moderation
from wonders.server.store.order import Sanction
from wonders.server.tables import entries as e
from wonders.server.tables.chat import checked_words
from wonders.server.tables.decided import Decided
from wonders.server.tables.state import TableState
from wonders.server.wire.order import Reported, ReportTold, WordsTold
from wonders.server.wire.order_bodies import NotebookReportBody, RemovalBody, ReportBody, VerdictBody, WordsBody

router = APIRouter(prefix="/api", tags=["order"])
MOST = 200


@router.post("/tables/{id}/reports", **answers(Reported, 201))
async def report(
    asked: ReportBody, live: TheTable, registry: TheRegistry, address: Address, token: Token, profile: MaybeProfile
) -> Response:
    """Report something that was said, with the lines before it: for who sits at the table, or has a profile."""
    registry.tending.reports.take(address)
    right = right_of(live.state, token) if token or profile is None else None
    reporter = profile.id if profile is not None else f"{live.state.id}:{right}"
    kept = moderation.new_report(live.state, asked.seat, asked.at, asked.why, reporter, registry.sources)
    return told(Reported(await registry.store.order.report(kept)), 201)


@router.post("/notebooks/{key}/reports", **answers(Reported, 201))
async def report_notebook(
    key: str, asked: NotebookReportBody, registry: TheRegistry, address: Address, profile: MyProfile
) -> Response:
    """Report a notebook that somebody shares, as it is now: for who has a profile."""
    registry.tending.reports.take(address)
    row = await registry.notebooks.find(key[:16])
    kept = moderation.new_notebook_report(row, asked.why, profile.id, registry.sources)
    return told(Reported(await registry.store.order.report(kept)), 201)


@router.get("/tables/{id}/words", **answers(WordsTold))
async def words(live: TheTable, token: Token) -> Response:
    """Words that the host has ruled out; for the host."""
    await live.whose(token)
    host_right(live.state, token)
    return told(WordsTold(list(live.state.rulings.words)))


@router.post("/tables/{id}/words", **answers(WordsTold))
async def rule_out(asked: WordsBody, live: TheTable, registry: TheRegistry, token: Token) -> Response:
    """Rule words out at the table, instead of those before: who says one is not heard. For the host."""

    def decide(table: TableState) -> Decided:
        host_right(table, token)
        return Decided([e.Filtered(at=registry.sources.now(), words=checked_words(asked.words))])

    await live.change(decide)
    return told(WordsTold(list(live.state.rulings.words)))


@router.get("/moderation/reports", **answers(list[ReportTold]))
async def reports(profile: MyProfile, registry: TheRegistry, settled: bool = Query(False)) -> Response:
    """What was reported, for moderators: the oldest first, or what has been decided."""
    moderation.check_moderator(registry.settings, profile)
    found = await registry.store.order.reports(not settled, MOST)
    return told([await moderation.report_told(registry.store.profiles, one) for one in found])


@router.post("/moderation/reports/{report}", **answers(list[ReportTold]))
async def decide(report: str, asked: VerdictBody, profile: MyProfile, registry: TheRegistry) -> Response:
    """Decide on a report, for moderators: nothing to it, or the speaker is muted or banned, or the notebook removed.
    Those that are left."""
    moderation.check_moderator(registry.settings, profile)
    order, now = registry.store.order, registry.sources.now()
    found = await order.one_report(report[:16])
    if found is None:
        raise Refused("not_found", "There is no such report.")
    moderation.check_fits(found, asked.verdict)
    sanction: Sanction | None = None
    if asked.verdict == "removed":
        await registry.store.notebooks.remove(found.table, profile.id, moderation.checked_why(asked.why), now)
    elif asked.verdict != "dismissed":
        sanction = moderation.sanction_for(found, asked.verdict, asked.days, asked.why, now)
    if not await order.settle(found.id, asked.verdict, profile.id, sanction, now, moderation.checked_why(asked.why)):
        raise Refused("already_decided", "Another moderator has decided on this report.")
    await registry.tending.keep_order()
    left = await order.reports(True, MOST)
    return told([await moderation.report_told(registry.store.profiles, one) for one in left])


@router.post("/moderation/notebooks/{key}", status_code=204)
async def remove_notebook(key: str, asked: RemovalBody, profile: MyProfile, registry: TheRegistry) -> Response:
    """Remove a notebook that somebody shares, for moderators: it is gone for its writer as well."""
    moderation.check_moderator(registry.settings, profile)
    why, now = moderation.checked_why(asked.why), registry.sources.now()
    if not await registry.store.notebooks.remove(key[:16], profile.id, why, now):
        raise Refused("not_found", "There is no such notebook.")
    return Response(status_code=204)
