"""What somebody has played, as it is told to them."""

from collections.abc import Sequence
from typing import Final

from wonders.server.errors import Refused
from wonders.server.store.histories import Histories, Participation, Wanted
from wonders.server.wire.people import Match, Opponent

PAGE: Final = 20
MOST_UNFINISHED: Final = 50


async def finished(histories: Histories, profile: str, wanted: Wanted, cursor: str) -> tuple[list[Match], str | None]:
    """A page of matches that are over, and the cursor to the next; None on the last page."""
    rows = await histories.finished(profile, wanted, PAGE + 1, _read(cursor) if cursor else None)
    page = rows[:PAGE]
    return await told(histories, page), _cursor(page[-1]) if len(rows) > PAGE else None


async def unfinished(histories: Histories, profile: str, wanted: Wanted) -> list[Match]:
    """Matches in which somebody still sits. Whose turn it is, their tables know."""
    return await told(histories, await histories.unfinished(profile, wanted, MOST_UNFINISHED))


async def told(histories: Histories, rows: Sequence[Participation]) -> list[Match]:
    others: dict[str, list[Participation]] = {}
    for row in await histories.at_tables([row.table_id for row in rows]):
        others.setdefault(row.table_id, []).append(row)
    return [match_told(row, others.get(row.table_id, ())) for row in rows]


def match_told(row: Participation, there: Sequence[Participation]) -> Match:
    """A match from the point of view of who took part."""
    return Match(
        table=row.table_id,
        game=row.game,
        variant=row.variant,
        players=row.players,
        state=row.state,
        seat=row.seat,
        joined=row.joined,
        ended=row.ended,
        place=row.place,
        shared=row.shared,
        points=row.points,
        wonders=split(row.wonder),
        rating_change=row.rating_change,
        left=row.has_left,
        others=[_opponent(other) for other in there if other.seat != row.seat],
    )


def split(text: str) -> list[str]:
    return [part for part in text.split(",") if part]


def _opponent(row: Participation) -> Opponent:
    profile = row.profile if not row.profile.startswith("bot:") else ""
    return Opponent(row.seat, row.name, row.kind, row.level, profile, row.place, row.points)


def _cursor(row: Participation) -> str:
    return f"{row.ended!r}_{row.table_id}"


def _read(cursor: str) -> tuple[float, str]:
    ended, _, table = cursor.partition("_")
    try:
        return float(ended), table
    except ValueError:
        raise Refused("bad_message", "This is no cursor; take the one that came with the page before.") from None
