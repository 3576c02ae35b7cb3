"""A search for two players where nothing is hidden: one tree over tables, with draws of chance in it.

Nothing is played out. Leaves are gathered and judged many at once; until the judgement is there, a leaf counts as lost
for whoever went there, so that the next ones of the same batch look elsewhere.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Protocol

from wonders.bots.search.budget import Timer
from wonders.bots.search.chance import Draws
from wonders.bots.search.places import Decided, Drawn, Ended, Place
from wonders.bots.search.thought import Considered, Thought
from wonders.core.actions import Action
from wonders.core.decisions import CHANCE, ChanceDecision, Seat
from wonders.core.game import AnyGame, AnyTable

MOST_AT_ONCE = 128
"""Leaves that are judged together: the weights of the net pass through the processor once for all of them. The younger
a tree, the fewer: the first ones decide where it grows."""
FEW_AT_ONCE = 32
"""So many are an eighth of a tree at most; only a tree of thousands takes more."""
MOST_PLACES = 300_000
RECALL = 4
"""So many answers after its last one a tree is looked through for the present table."""

Path = list[tuple[Decided, int]]


class Judge(Protocol):
    """Judges tables at which a seat decides."""

    def worth(self, tables: Sequence[AnyTable], seats: Sequence[Seat]) -> Sequence[tuple[float, object]]:
        """For each what it is worth to the seat, and by what its answers can be weighed."""

    def priors(self, basis: object, legal: Sequence[Action]) -> Sequence[float]:
        """How likely each answer is good. It is asked only for places that are met again."""


class OpenTree:
    """Thinks about one match, for whoever is asked. What it has learned about places that can still come, it keeps."""

    def __init__(
        self, game: AnyGame, judge: Judge, rng: Random, at_once: int = MOST_AT_ONCE, decided: type[Decided] = Decided
    ) -> None:
        self._game = game
        self._judge = judge
        self._draws = Draws(rng)
        self._at_once = at_once
        self._decided = decided
        self._root: Decided | None = None
        self._made = 0

    def think(self, table: object, timer: Timer) -> Thought:
        """Search as long as there is time, and say what was found."""
        root = self._root = self._recalled(table)
        if not root.visits:
            self._judged([([], root)])
            self._open(root)
        while timer.another() and self._made < MOST_PLACES:
            size = timer.room(min(self._at_once, 1 + root.visits // 8, FEW_AT_ONCE + root.visits // 64))
            self._judged([self._gone_down(root) for _ in range(size)])
            timer.done += size
        return _thought(root, timer)

    def _recalled(self, table: object) -> Decided:
        """The place of a table that was thought of before, or a new one."""
        for place in self._near(self._root, RECALL):
            if place.table == table:
                self._made = place.visits
                return place
        self._made = 0
        (seat,) = self._game.pending(table)
        return self._decided(table, seat)

    def _near(self, place: Place | None, answers: int) -> Iterator[Decided]:
        """The places that so many answers can lead to."""
        if isinstance(place, Decided) and place.visits:
            yield place
            answers -= 1
        if answers and isinstance(place, Decided | Drawn):
            for child in place.children:
                yield from self._near(child, answers)

    def _gone_down(self, root: Decided) -> tuple[Path, Ended | Decided]:
        """From the root to a leaf, by what looks best on the way."""
        path: Path = []
        place: Place = root
        while True:
            if isinstance(place, Decided):
                if not place.visits:
                    if place.basis is None:
                        return path, place
                    self._open(place)
                at = place.select()
                if at == place.tried:
                    place.tried += 1
                path.append((place, at))
                place.visits += 1
                place.total -= 1.0
                place.visited[at] += 1
                place.sums[at] -= 1.0
                child = place.children[at]
                if child is None:
                    child = place.children[at] = self._after(place.table, place.seat, place.actions[at])
            elif isinstance(place, Drawn):
                at, drawn = place.next(self._draws)
                if drawn is not None:
                    place.children[at] = self._after(place.table, CHANCE, drawn)
                child = place.children[at]
                assert child is not None
            else:
                return path, place
            place = child

    def _open(self, place: Decided) -> None:
        """Weigh the answers of a place that was judged. Most places are seen once and never opened."""
        legal = self._game.legal(place.table, place.seat)
        place.open(legal, self._judge.priors(place.basis, legal), place.worth)
        place.basis = None

    def _after(self, table: object, seat: Seat, action: Action) -> Place:
        """The place that an answer leads to."""
        self._made += 1
        game = self._game
        table, _, pending, _, _ = game.advance(table, {seat: action})
        for asked_seat, asked in pending.items():
            if asked_seat == CHANCE:
                assert isinstance(asked, ChanceDecision)
                return Drawn(table, asked)
            return self._decided(table, asked_seat)
        outcome = game.outcome(table)
        assert outcome is not None
        first, second = outcome.ranks
        return Ended(table, float((second > first) - (first > second)))

    def _judged(self, found: Sequence[tuple[Path, Ended | Decided]]) -> None:
        """Judge all new leaves at once, and tell those on the way to each what came of it."""
        new = list({id(leaf): leaf for _, leaf in found if isinstance(leaf, Decided)}.values())
        if new:
            judged = self._judge.worth([leaf.table for leaf in new], [leaf.seat for leaf in new])
            for place, (worth, basis) in zip(new, judged, strict=True):
                place.worth, place.basis = worth, basis
        for path, leaf in found:
            value = leaf.value if isinstance(leaf, Ended) else leaf.worth * leaf.sign
            for passed, at in path:
                change = value * passed.sign + 1.0
                passed.total += change
                passed.sums[at] += change


def _thought(root: Decided, timer: Timer) -> Thought:
    considered = []
    for at in root.ranked():
        tried = root.visited[at]
        share = (root.sums[at] / tried + 1) / 2 if tried else 0.0
        considered.append(Considered(root.actions[at], tried, share, share, root.priors[at]))
    return Thought(tuple(considered), timer.done, 1, timer.passed)
