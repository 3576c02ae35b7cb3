"""A calendar of days off: whole days of UTC, from today on, a bounded number in each year."""

from collections import Counter
from collections.abc import Collection, Iterable, Sequence, Set
from datetime import UTC, date, datetime, timedelta
from typing import Final

from wonders.core.phrases import Quote, phrase
from wonders.server.errors import Refused
from wonders.server.store.days import Days
from wonders.server.wire.days import DaysOff, DaysOffRange

MOST: Final = 30
"""Days off in a year."""
AHEAD: Final = 366
"""Days that a calendar reaches ahead."""
DAY: Final = 86400.0


async def add(days: Days, profile: str, first: str, last: str, now: float) -> None:
    """Take the days from the first to the last off."""
    wanted = _days(first, last)
    today = _today(now)
    if wanted[0] < today:
        said = phrase("web-off-passed")
        raise Refused("bad_option", "Days off begin today at the earliest; what has passed cannot be taken off.", said)
    if wanted[-1] > today + timedelta(days=AHEAD):
        said = phrase("web-off-far", days=AHEAD)
        raise Refused("bad_option", f"Days off can be taken {AHEAD} days ahead.", said)
    await days.change_off(profile, lambda known: (_fresh(wanted, known), ()))


def _fresh(wanted: Sequence[date], known: Set[str]) -> list[str]:
    """The days that are not off yet; Refused, if a year has too many with them."""
    fresh = [one.isoformat() for one in wanted if one.isoformat() not in known]
    for year, count in Counter(day[:4] for day in (*known, *fresh)).items():
        if count > MOST and any(day.startswith(year) for day in fresh):
            said = phrase("web-off-too-many", most=MOST, year=Quote(year), count=count)
            raise Refused("too_many", f"A year has {MOST} days off; in {year} that would be {count}.", said)
    return fresh


async def remove(days: Days, profile: str, first: str, last: str, now: float) -> None:
    """Have these days back. One that has begun stays taken."""
    today = _today(now)
    gone = {one.isoformat() for one in _days(first, last) if one > today}

    def decide(known: Set[str]) -> tuple[Collection[str], Collection[str]]:
        if not known & gone:
            raise Refused("not_found", "None of these days is off, or they have begun.")
        return (), gone

    await days.change_off(profile, decide)


async def told(days: Days, profile: str, now: float) -> DaysOff:
    """The calendar as its owner is shown it, and how many days are left this year and the next."""
    known = await days.off(profile)
    ranges = [DaysOffRange(*one) for one in _runs(map(date.fromisoformat, known))]
    years = (_today(now).year, _today(now).year + 1)
    return DaysOff(ranges, MOST, {str(year): MOST - sum(day.startswith(str(year)) for day in known) for year in years})


def spans(known: Sequence[str]) -> tuple[tuple[float, float], ...]:
    """From when to when a profile is off."""
    return tuple((_begin(first), _begin(last) + DAY) for first, last in _runs(map(date.fromisoformat, known)))


def _runs(days: Iterable[date]) -> list[tuple[str, str]]:
    """Days that follow on each other, put together."""
    runs: list[tuple[date, date]] = []
    for day in days:
        if runs and day == runs[-1][1] + timedelta(days=1):
            runs[-1] = (runs[-1][0], day)
        else:
            runs.append((day, day))
    return [(first.isoformat(), last.isoformat()) for first, last in runs]


def _begin(day: str) -> float:
    return datetime.fromisoformat(day).replace(tzinfo=UTC).timestamp()


def _today(now: float) -> date:
    return datetime.fromtimestamp(now, UTC).date()


def _days(first: str, last: str) -> list[date]:
    try:
        begin, end = date.fromisoformat(first), date.fromisoformat(last or first)
    except ValueError:
        raise Refused("bad_option", "A day is written like 2026-12-24.") from None
    if not 0 <= (end - begin).days < AHEAD:
        raise Refused("bad_option", "The last day is not before the first, and at most a year after it.")
    return [begin + timedelta(days=n) for n in range((end - begin).days + 1)]
