"""What effects let follow from what a phase has let happen."""

from collections.abc import Iterable, Iterator, Sequence
from operator import itemgetter
from typing import TypeAlias

from wonders.core.events import AnyEvent
from wonders.games.classic.card import Buildable
from wonders.games.classic.events import CardBuilt, CoinsGained, CoinsPaid, ConflictWon, StageBuilt
from wonders.games.classic.expansion_events import CardBorrowed
from wonders.games.classic.table import Draft

Events: TypeAlias = Sequence[AnyEvent]
Due: TypeAlias = tuple[int, Iterable[AnyEvent]]
"""What one effect lets happen, and its place among others."""


def react(draft: Draft, mark: int) -> None:
    """Let everything follow from the events since this place of the log, in the order of the effects.

    Coins from the bank are looked at last: those that other effects have brought count among them.
    """
    log = draft.log
    events = log[mark:] if mark else log.copy()
    due = _of_new_things(draft, events)
    answering = False
    for city in draft.cities:
        if city.standing.answering:
            answering = True
            due += _of_standing_things(draft, events)
            break
    if due:
        due.sort(key=itemgetter(0))
        draft.happen_all(event for _, following in due for event in following)
    if answering:
        draft.happen_all(_of_income(draft, log[mark:]))


def works_done(draft: Draft, event: AnyEvent) -> tuple[int, Buildable, str] | None:
    """The city, what has come into play there, and its card or board, if an event is a building or a stage."""
    if type(event) is CardBuilt or type(event) is CardBorrowed:
        return event.city, event.card, event.card.id
    if type(event) is StageBuilt:
        standing = draft.cities[event.city].standing
        return event.city, standing.board.stages[standing.stages - 1], standing.board.id
    return None


def _of_new_things(draft: Draft, events: Events) -> list[Due]:
    due: list[Due] = []
    for event in events:
        kind = type(event)
        if kind is CardBuilt and not event.card.acting:  # type: ignore[attr-defined]  # most of what happens
            continue
        if kind in _COMING and (done := works_done(draft, event)) is not None:
            city, works, source = done
            due += [(effect.order, effect.on_built(draft, city, source, events)) for effect in works.acting]
    return due


_COMING = {CardBuilt, CardBorrowed, StageBuilt}


def _of_standing_things(draft: Draft, events: Events) -> Iterator[Due]:
    """Effects answer to what happens to their city; nothing answers to its own coming."""
    for event in events:
        if type(event) is CoinsPaid:
            for effect, source in draft.cities[event.city].standing.answering:
                yield effect.order, effect.on_payment(draft, source, event, events)
        elif type(event) is CardBuilt:
            for effect, source in draft.cities[event.city].standing.answering:
                if source != event.card.id:
                    yield effect.order, effect.on_building(event)
        elif type(event) is ConflictWon:
            for at in (event.winner, event.loser):
                for effect, source in draft.cities[at].standing.answering:
                    yield effect.order, effect.on_conflict(at, source, event)


def _of_income(draft: Draft, events: Events) -> Iterator[AnyEvent]:
    in_conflict = any(type(event) is ConflictWon for event in events)
    for at in sorted({event.city for event in events if type(event) is CoinsGained}):
        for effect, source in draft.cities[at].standing.answering:
            yield from effect.on_income(draft, at, source, in_conflict)
