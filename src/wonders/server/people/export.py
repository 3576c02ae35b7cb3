"""All that is kept about somebody, for themselves, as JSON."""

from wonders.server.people.circle import circle
from wonders.server.people.days_off import told as days_told
from wonders.server.people.history import told
from wonders.server.people.keys import me_told
from wonders.server.people.push import push_told
from wonders.server.people.puzzles import puzzles_kept
from wonders.server.people.rated import curves
from wonders.server.people.tokens import token_told
from wonders.server.sources import Sources
from wonders.server.store.profiles import Key, Profile
from wonders.server.store.store import Store
from wonders.server.tables import entries as e
from wonders.server.wire.people import Export, ReportMade, SaidAt, SanctionTold, TournamentPart


async def export(store: Store, sources: Sources, profile: Profile, key: Key) -> Export:
    """Secrets are not in it: of keys, codes, passkeys and tokens it says that they are there."""
    histories, id = store.histories, profile.id
    rows = await histories.everything(id)
    return Export(
        me=await me_told(store.profiles, store.passkeys, profile, key.hash),
        seen=profile.seen,
        matches=await told(histories, [row for row in rows if row.state != "gone"]),
        said=[line for table, body in await histories.said(id) if (line := _said(table, body)) is not None],
        days_off=(await days_told(store.days, id, profile.seen)).days,
        told_at=[push_told(one) for one in await store.days.subscriptions(id)],
        ratings=await curves(store.ratings, id),
        puzzles=await puzzles_kept(store.puzzles, id),
        circle=await circle(store.ties, sources, id),
        tokens=[token_told(one) for one in await store.access.of(id)],
        tournaments=[TournamentPart(*one) for one in await store.tournaments.of(id)],
        reports=[ReportMade(one.table, one.at, one.why, one.verdict) for one in await store.order.reports_by(id)],
        sanctions=[SanctionTold(*one[1:]) for one in await store.order.sanctions_of(id)],
    )


def _said(table: str, body: str) -> SaidAt | None:
    entry = e.decode(body)
    return SaidAt(table, entry.at, entry.preset, entry.text) if isinstance(entry, e.Said) else None
