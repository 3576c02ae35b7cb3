"""Reports of what was said, and who may decide on them."""

from typing import Final

import msgspec

from wonders.core.decisions import Seat
from wonders.core.wire import JsonObject
from wonders.server.errors import Refused
from wonders.server.people.profiles import name_key
from wonders.server.settings import Settings
from wonders.server.sources import Sources
from wonders.server.store.notebooks import NotebookRow
from wonders.server.store.order import Report, Sanction
from wonders.server.store.profiles import Profile, Profiles
from wonders.server.tables.chat import said
from wonders.server.tables.checks import checked_line
from wonders.server.tables.pages import Pages
from wonders.server.tables.state import TableState
from wonders.server.wire.messages import SaidTold
from wonders.server.wire.order import ReportTold

BEFORE: Final = 10
"""Lines that are kept with the one that is reported."""
WHY: Final = 300
NOTEBOOK: Final = -1
"""In place of a seat: the report is about a notebook."""
EXCERPT: Final = 2000
"""Characters of a notebook that are kept with a report of it."""
DAY: Final = 86400.0
VERDICTS: Final = {"muted": "mute", "banned": "ban"}


def is_moderator(settings: Settings, profile: Profile) -> bool:
    """Named by the operator: by id, or by public name."""
    named = settings.moderator_list
    return profile.id in named or (profile.public and profile.name_key in {name_key(one) for one in named})


def check_moderator(settings: Settings, profile: Profile) -> None:
    if not is_moderator(settings, profile):
        raise Refused("not_allowed", "Only moderators may do this; the operator of the server names them.")


def checked_why(why: str) -> str:
    return checked_line(why, WHY, "A reason")


def new_report(table: TableState, seat: Seat, at: float, why: str, reporter: str, sources: Sources) -> Report:
    """A report of the line that this seat said at this moment, with those before it."""
    found = next((place for place, one in enumerate(table.chat) if one.seat == seat and one.at == at), None)
    if found is None:
        raise Refused("not_found", "Nothing was said there at this moment.")
    about = table.rulings.speakers[found]
    lines = [_line(table, place) for place in range(max(0, found - BEFORE), found + 1)]
    kept = msgspec.json.encode(lines).decode()
    return Report(sources.table_id(), sources.now(), table.id, seat, at, about, reporter, checked_why(why), kept, "")


def new_notebook_report(row: NotebookRow, why: str, reporter: str, sources: Sources) -> Report:
    """A report of a notebook as it is now: whoever wrote it is not known, only its token."""
    pages = Pages.loads(row.body)
    text = f"{pages.title}\n{pages.text}"[:EXCERPT]
    kept = msgspec.json.encode([SaidTold(NOTEBOOK, "", text, row.changed)]).decode()
    version = float(row.version)
    return Report(
        sources.table_id(), sources.now(), row.key, NOTEBOOK, version, "", reporter, checked_why(why), kept, ""
    )


def _line(table: TableState, place: int) -> JsonObject:
    """Something said, with the speaker's profile: what names somebody must be found when they are to be forgotten."""
    line: JsonObject = msgspec.to_builtins(said(table.chat[place]))
    return line | {"profile": table.rulings.speakers[place]}


def check_fits(report: Report, verdict: str) -> None:
    """Raise Refused for a verdict that such a report cannot have."""
    if verdict == "removed" and report.seat != NOTEBOOK:
        raise Refused("bad_option", "Only a notebook can be removed.")


def sanction_for(report: Report, verdict: str, days: float | None, why: str, now: float) -> Sanction:
    """What follows from a verdict for the speaker; Refused for somebody without a profile."""
    if not report.about:
        raise Refused("not_ready", "Who said this has no profile, so nothing can be held against one.")
    until = now + days * DAY if days is not None else None
    return Sanction(report.about, VERDICTS[verdict], now, until, checked_why(why))


async def report_told(profiles: Profiles, report: Report) -> ReportTold:
    speaker = await profiles.by_id(report.about) if report.about else None
    return ReportTold(
        id=report.id,
        at=report.at,
        table=report.table if report.seat != NOTEBOOK else "",
        notebook=report.table if report.seat == NOTEBOOK else "",
        seat=report.seat,
        about=report.about,
        name=speaker.name if speaker is not None else "",
        why=report.why,
        lines=msgspec.json.decode(report.lines, type=list[SaidTold]),
        verdict=report.verdict,
    )
