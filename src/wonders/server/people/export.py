"""All that is kept about somebody, for themselves, as JSON."""

from wonders.server.people.days_off import told as days_told
from wonders.server.people.history import told
from wonders.server.people.keys import me_told
from wonders.server.people.push import push_told
from wonders.server.store.days import Days
from wonders.server.store.histories import Histories
from wonders.server.store.profiles import Key, Profile, Profiles
from wonders.server.store.tickets import Passkeys
from wonders.server.tables import entries as e
from wonders.server.wire.people import Export, SaidAt


async def export(
    profiles: Profiles, passkeys: Passkeys, histories: Histories, days: Days, profile: Profile, key: Key
) -> Export:
    """Secrets are not in it: of keys, codes and passkeys it says that they are there."""
    rows = await histories.everything(profile.id)
    return Export(
        me=await me_told(profiles, passkeys, profile, key.hash),
        seen=profile.seen,
        matches=await told(histories, [row for row in rows if row.state != "gone"]),
        said=[line for table, body in await histories.said(profile.id) if (line := _said(table, body)) is not None],
        days_off=(await days_told(days, profile.id, profile.seen)).days,
        told_at=[push_told(one) for one in await days.subscriptions(profile.id)],
    )


def _said(table: str, body: str) -> SaidAt | None:
    entry = e.decode(body)
    return SaidAt(table, entry.at, entry.preset, entry.text) if isinstance(entry, e.Said) else None
