"""Another truth behind what a seat has seen: other hands, other face-down cards, another seed."""

import dataclasses
from collections.abc import Sequence
from random import Random
from typing import Any

from wonders.core.actions import Action
from wonders.core.chance import Dealer
from wonders.core.decisions import CHANCE, ChanceDecision, Seat
from wonders.core.events import Event, Step
from wonders.core.game import Game
from wonders.server.runtime.live import LiveTable
from wonders.server.tables.state import TableState

AnyGame = Game[Any, Any]
Pool = dict[tuple[str, str], list[Any]]


class Echo(Dealer):
    """Draws what the other server drew, where that can be: what is turned up for all must be the same."""

    def __init__(self, own: Dealer, other: TableState) -> None:
        self._own = own
        self._other = other

    def answer(self, asked: ChanceDecision) -> Action:
        drawn = self._other.dealer.answer(asked)
        return drawn if asked.accepts(drawn) else self._own.answer(asked)


def pool_of(story: Sequence[Sequence[Event[Any]]]) -> Pool:
    """Values that secret fields can have."""
    pool: Pool = {}
    for event in (event for step in story for event in step):
        for name in event.secret:
            pool.setdefault((type(event).__name__, name), []).append(getattr(event, name))
    return pool


def redrawn(event: Event[Any], seat: Seat, pool: Pool, rng: Random) -> Event[Any]:
    """The event with other values in what the seat may not know."""
    if event.known_to(seat):
        return event
    changed = {name: _other_value(event, name, seat, pool, rng) for name in event.secret}
    other: Event[Any] = dataclasses.replace(event, **changed)
    assert other.seen_by(seat) == event.seen_by(seat), "the rules themselves tell it"
    return other


def _other_value(event: Event[Any], name: str, seat: Seat, pool: Pool, rng: Random) -> Any:
    value = getattr(event, name)
    if name == "hands":
        return _dealt_again(value, seat, rng)
    size = len(value) if isinstance(value, tuple) else None
    others = [
        other
        for other in pool.get((type(event).__name__, name), ())
        if other != value and (len(other) if isinstance(other, tuple) else None) == size
    ]
    return rng.choice(others) if others else value


def _dealt_again(hands: tuple[tuple[Any, ...], ...], seat: Seat, rng: Random) -> tuple[tuple[Any, ...], ...]:
    cards = [card for owner, hand in enumerate(hands) if owner != seat for card in hand]
    rng.shuffle(cards)
    return tuple(hand if owner == seat else tuple(cards.pop() for _ in hand) for owner, hand in enumerate(hands))


def swap(live: LiveTable, other: LiveTable, tables: Sequence[Any], seat: Seat, pool: Pool, rng: Random) -> bool:
    """Put another truth behind a table in memory; whether anything is different but the seed."""
    match = live.state.match
    assert match is not None
    history = [match.game.view(table, seat) for table in tables]
    before = match.table, list(match.story)
    match.steps = [Step(match.game.resample(history, rng), ())]
    match.story = [tuple(redrawn(event, seat, pool, rng) for event in step) for step in match.story]
    live.state._dealer = Echo(live.state.dealer, other.state)
    views = live.views
    assert views is not None
    views._tables = [*tables[:-1], match.table]
    return before != (match.table, match.story)


@dataclasses.dataclass(frozen=True)
class Joint:
    """Answers for the two truths that look the same to the seat, so far as it may know them."""

    here: dict[Seat, Action]
    there: dict[Seat, Action]
    ends_alike: bool
    """Whether the seat cannot tell the tables after the step either."""


def joint_answers(here: TableState, there: TableState, seat: Seat, rng: Random, tries: int = 8) -> Joint:
    """Everybody's next answers; the seat's own are the same, the others' as alike as their hands allow."""
    match, twin = here.match, there.match
    assert match is not None and twin is not None
    for _ in range(tries):
        mine = {who: rng.choice(match.game.legal(match.table, who)) for who in match.pending}
        theirs = {
            who: answer if who == seat else _alike(answer, twin.game.legal(twin.table, who), rng)
            for who, answer in mine.items()
        }
        told = _told(match.game, match.table, mine, here.dealer, seat)
        if told == _told(twin.game, twin.table, theirs, there.dealer, seat):
            return Joint(mine, theirs, True)
    return Joint(mine, theirs, False)


def _alike(answer: Action, legal: Sequence[Action], rng: Random) -> Action:
    same = [action for action in legal if action.verb == answer.verb]
    if answer in legal and rng.random() < 0.5:
        return answer
    return rng.choice(same or list(legal))


def _told(game: AnyGame, table: Any, answers: dict[Seat, Action], dealer: Dealer, seat: Seat) -> list[Any]:
    """What a seat gets to know by a step and by what chance does after it."""
    step = game.step(table, answers)
    told: list[Any] = [game.view(step.table, seat), [event.seen_by(seat) for event in step.events]]
    while isinstance(asked := game.pending(step.table).get(CHANCE), ChanceDecision):
        step = game.step(step.table, {CHANCE: dealer.answer(asked)})
        told += [game.view(step.table, seat), [event.seen_by(seat) for event in step.events]]
    return told
