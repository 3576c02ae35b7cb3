"""What a seat is shown: its view, the facts and options that follow from it, and the events it may know.

Everything is worked out once a step and seat, as encoded JSON: several tabs, and the many states in which only who has
answered differs, cost no more than putting it together.
"""

from collections.abc import Callable
from itertools import count

from msgspec import Raw, structs

from wonders.core.decisions import CHANCE, Seat
from wonders.core.game import AnyView
from wonders.core.wire import Json, Plain, plain
from wonders.facts import facts, recall
from wonders.server.tables.match import TableMatch, tables_of
from wonders.server.tables.options import StepEvents, asked_of, outcome_told
from wonders.server.tables.stories import NO_STORY, STORIES, Key, Story
from wonders.server.wire.encoding import frame, part
from wonders.server.wire.games import DecisionAsked
from wonders.server.wire.messages import Described, State
from wonders.server.wire.phrases import phrase_sent

_NUMBERS = count()

Facts = dict[str, Json]
"""Parts that seats share are held once for all of them."""


class Views:
    """The face of one match towards everybody."""

    def __init__(
        self, match: TableMatch, remembers: bool = False, undo: Callable[[Seat], bool] = lambda seat: False
    ) -> None:
        self._match = match
        self._remembers = remembers
        """Whether seats are reminded of what they have seen."""
        self._undo = undo
        """Whether a seat could take back its last answer now."""
        self._v = -1
        self._seen: dict[Seat, tuple[Raw, Facts, DecisionAsked | None]] = {}
        self._fields: dict[str, tuple[object, Raw]] = {}
        """The parts of the view that was looked at last, by name."""
        self._shared: dict[str, tuple[Plain, Raw]] = {}
        """Facts that hold for all seats, while they are being told."""
        self._described: dict[Seat, bytes] = {}
        self._number = next(_NUMBERS)
        self._stories: list[Key] = []
        """Those of this version that were put together whole."""
        self._outcome: Raw | None = None
        self._tables: list[object] = []
        self._tellings: dict[int, StepEvents] = {}

    def state(self, seat: Seat, since: int, clocks: dict[str, float]) -> bytes:
        """The `state` message for a seat, with the events from version `since` on."""
        match = self._match
        pending, v = match.pending, match.v
        view, worked_out, asked = self._look(seat)
        since = min(since, v)
        story = self._story(seat, since)
        if asked is not None and seat in match.sealed:
            asked = structs.replace(asked, chosen=str(match.sealed[seat]))
        return frame(
            State(
                v=v,
                seat=seat if seat >= 0 else None,
                view=view,
                facts=worked_out,
                decision=asked,
                pending=[one for one in pending if one != CHANCE],
                answered=sorted(match.sealed),
                clocks=clocks,
                undo=seat >= 0 and not match.sealed and self._undo(seat),
                events=story.events,
                steps=story.steps,
                from_=since,
                outcome=None if pending else self.outcome,
            )
        )

    def described(self, seat: Seat) -> bytes:
        """The view in words, as phrases."""
        match = self._match
        self._begin_version()
        if seat not in self._described:
            lines = [phrase_sent(phrase) for phrase in match.game.describe(match.game.view(match.table, seat))]
            self._described[seat] = frame(Described(match.v, lines))
        return self._described[seat]

    def _story(self, seat: Seat, since: int) -> Story:
        """What happened from a version on. A whole story is long, and told to many: it is put together once."""
        v = self._match.v
        if since == v:
            return NO_STORY
        key = (self._number, seat, v)
        known = STORIES.get(key) if since == 0 else None
        if known is None:
            told = [list(self._telling(at).to(seat)) for at in range(since, v)]
            events, steps = [event for step in told for event in step], [len(step) for step in told]
            if since:
                return Story(events, steps)  # short, and told once
            known = Story(part(events), part(steps))
            STORIES.put(key, known)
            self._stories.append(key)
        return known

    def all_are_told(self) -> None:
        """What is kept only while several are told the same can go: tables rest far longer than they are told of."""
        self._tellings, self._shared = {}, {}

    def let_go(self) -> None:
        """Stories are kept beside those of all other matches, and go with the table or the version that they tell."""
        STORIES.forget(self._stories)
        self._stories = []

    def _look(self, seat: Seat) -> tuple[Raw, Facts, DecisionAsked | None]:
        match = self._match
        self._begin_version()
        known = self._seen.get(seat)
        if known is None:
            match.game.take_up(match.situation)
            view = match.game.view(match.table, seat)
            asked = asked_of(match, seat, view) if seat in match.pending else None
            known = self._seen[seat] = self._encoded(view), self._facts(seat, view), asked
        return known

    def _begin_version(self) -> None:
        """What was worked out for an earlier version is let go of."""
        if self._v != self._match.v:
            self._v, self._seen, self._described = self._match.v, {}, {}
            self.let_go()

    def _encoded(self, view: AnyView) -> Raw:
        return part({name: self._field(name, getattr(view, name)) for name in view.__dataclass_fields__})

    def _field(self, name: str, value: object) -> Json:
        """Most parts are the same in the views of all seats, many from step to step: those are encoded once."""
        if type(value) is not tuple or not value:
            return plain(value)
        known = self._fields.get(name)
        if known is None or (known[0] is not value and known[0] != value):
            known = self._fields[name] = value, part(plain(value))
        return known[1]

    def _facts(self, seat: Seat, view: AnyView) -> Facts:
        found = facts(self._match.game, view)
        if self._remembers and seat >= 0:
            seen = recall(self._match.game, self._history(seat))
            found = found | {"seen": seen} if seen is not None else found
        return {name: self._fact(name, value) if name != "seen" else value for name, value in found.items()}

    def _fact(self, name: str, value: Plain) -> Json:
        """What is worked out once for all seats is the same list for all of them, and encoded once."""
        if not isinstance(value, list) or not value:
            return value
        known = self._shared.get(name)
        if known is None or known[0] is not value:
            known = self._shared[name] = value, part(value)
        return known[1]

    def _history(self, seat: Seat) -> list[object]:
        """Every view of a seat. The tables behind them are kept only where they are needed."""
        match = self._match
        if len(self._tables) > len(match.rounds) + 1 or not self._tables:
            self._tables = tables_of(match.game, match.rounds)
        for joint in match.rounds[len(self._tables) - 1 :]:
            self._tables.append(match.game.step(self._tables[-1], dict(joint)).table)
        return [match.game.view(table, seat) for table in self._tables]

    def _telling(self, at: int) -> StepEvents:
        """What there is to tell of a step; kept while all seats are being told."""
        if at not in self._tellings:
            self._tellings[at] = StepEvents(self._match.story[at])
        return self._tellings[at]

    @property
    def outcome(self) -> Raw | None:
        if self._outcome is None and self._match.over:
            outcome = self._match.game.outcome(self._match.table)
            assert outcome is not None, "a match without pending decisions is over"
            self._outcome = part(outcome_told(outcome))
        return self._outcome
