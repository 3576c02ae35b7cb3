"""Decisions, actions, events and outcomes in the form in which they are sent."""

from collections.abc import Iterator
from functools import lru_cache

from msgspec import Raw

from wonders.core.actions import Action
from wonders.core.decisions import IllegalAction, Seat
from wonders.core.events import AnyEvent, Event
from wonders.core.outcome import Line, Outcome
from wonders.core.phrases import Phrase, Word
from wonders.core.wire import JsonObject, plain
from wonders.facts.refusals import refusals
from wonders.server.tables.match import TableMatch
from wonders.server.wire.encoding import part
from wonders.server.wire.games import DecisionAsked, Option, OutcomeTold, RefusedOption, SheetColumn, SheetLine
from wonders.server.wire.phrases import phrase_sent


def asked_of(match: TableMatch, seat: Seat, view: object) -> DecisionAsked:
    """What a seat is asked, what it may answer, and why not something else; without what it has chosen."""
    pending = match.pending
    asked = pending[seat]
    refused = refusals(match.game, match.table, seat, view)
    return DecisionAsked(
        number=match.numbers[seat],
        kind=asked.kind,
        asked=plain(asked),
        changeable=len(pending) > 1,
        options=part([option_sent(action) for action in match.game.legal(match.table, seat)]),
        refused=part([refused_sent(action, wrong) for action, wrong in refused]),
        chosen=None,
    )


@lru_cache(maxsize=20_000)
def option_sent(action: Action) -> Raw:
    """The same actions are offered again and again, at all tables."""
    return part(option(action))


@lru_cache(maxsize=20_000)
def option(action: Action) -> Option:
    """An action with its parts; kept, so not to be changed."""
    fields = {name: plain(getattr(action, name)) for name in action.__dataclass_fields__}
    return Option(str(action), action.verb, fields)


def refused_sent(action: Action, wrong: IllegalAction) -> Raw:
    """Why something cannot be done. Most of it has been said before, and wording it takes longer than finding it."""
    return _refused_sent(action, wrong.phrase.key, tuple(wrong.phrase.args.items()), wrong.rule)


@lru_cache(maxsize=4_000)
def _refused_sent(action: Action, key: str, args: tuple[tuple[str, Word], ...], rule: str) -> Raw:
    why, tried = Phrase(key, dict(args)), option(action)
    said = str(IllegalAction(why, rule))
    return part(RefusedOption(tried.action, tried.verb, tried.fields, said, phrase_sent(why), rule))


def event_seen(event: AnyEvent, seat: Seat) -> JsonObject:
    """An event as a seat may know it. An action in it is sent as in options, so that a client can word it."""
    seen = event.seen_by(seat)
    return {name: option(value) if isinstance(value, Action) else plain(value) for name, value in seen.items()}


class StepEvents:
    """The events of one step, encoded once for all who know the same of them."""

    def __init__(self, events: tuple[AnyEvent, ...]) -> None:
        self._events = events
        self._known: dict[tuple[int, tuple[str, int]], Raw] = {}

    def to(self, seat: Seat) -> Iterator[Raw]:
        for at, event in enumerate(self._events):
            # An event with a form of its own for each seat is never shared.
            alike = type(event).seen_by is Event.seen_by
            key = (at, ("all", event.known_to(seat)) if alike else ("seat", seat))
            found = self._known.get(key)
            if found is None:
                found = self._known[key] = part(event_seen(event, seat))
            yield found


def outcome_told(outcome: Outcome) -> OutcomeTold:
    """The end of a match, with its score sheet."""
    return OutcomeTold(
        reason=outcome.reason,
        ranks=list(outcome.ranks),
        points=list(outcome.points),
        winners=list(outcome.winners),
        teams=[list(team) for team in outcome.teams],
        categories=list(outcome.categories),
        sheet=[SheetColumn(column.owner, column.total, [*map(_line, column.lines)]) for column in outcome.sheet],
    )


def _line(line: Line) -> SheetLine:
    return SheetLine(line.category, line.points, line.source, phrase_sent(line.reason))
