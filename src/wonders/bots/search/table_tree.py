"""A search for any number of seats by what a net thinks: trees over tables that a seat cannot tell from the real one.

Whoever decides chooses by what its answers have brought itself; those who choose at the same time do so as the net
finds likely. Leaves are gathered and judged many at once, and count as lost until then.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random

from wonders.bots.net.many import SeatsJudge
from wonders.bots.search.budget import Timer
from wonders.bots.search.chance import Draws
from wonders.bots.search.table_places import Cases, Choice, Draw, Ended, Mixed, Place, shares
from wonders.bots.search.thought import Considered, Thought
from wonders.core.actions import Action
from wonders.core.decisions import CHANCE, ChanceDecision, Seat
from wonders.core.game import AnyGame, AnyTable, AnyView

MOST_PLACES = 100_000
LEAST_SPREAD = 0.01
WORLDS_AT_ONCE = 8
FEW_AT_ONCE = 16
"""So many leaves are an eighth of a tree at most; only a large tree takes more at once."""
RECALL = 5
"""So many answers after its last one a tree is looked through for the present table."""

Path = list[tuple[Choice, int]]


@dataclass(frozen=True)
class Settings:
    """How it searches."""

    explore: float = 6.0
    """How much answers attract that look promising and were tried little, against the spread of what was seen."""
    doubt: float = 0.5
    """How much worse than the others an answer is taken to be before it is tried, in units of that spread."""
    worlds: int = 32
    """Tables that are thought of at one move; answers that are tried more often meet them again."""
    at_once: int = 32
    """Leaves that are judged together. The younger a tree, the fewer: more than 16 only in one of hundreds."""
    flatten: float = 1.0
    """Above 1 what the net finds likely is made more alike."""


class TableTree:
    """Thinks for one seat of one match."""

    def __init__(self, game: AnyGame, judge: SeatsJudge, seat: Seat, rng: Random, settings: Settings) -> None:
        self._game = game
        self._judge = judge
        self._seat = seat
        self._rng = rng
        self._draws = Draws(rng)
        self._settings = settings
        self._worlds: list[Choice] = []
        self._made = 0
        self._squares = self._sum = 0.0
        self._count = 0

    def think(self, history: Sequence[AnyView], legal: Sequence[Action], timer: Timer) -> Thought:
        """Search as long as there is time, and say what was found."""
        self._made, self._squares, self._sum, self._count = 0, 0.0, 0.0, 0
        root = self._recalled(history) or self._begun(history, legal)
        while (timer.another() or not root.tried) and self._made < MOST_PLACES:
            size = timer.room(min(self._settings.at_once, 1 + root.visits // 8, FEW_AT_ONCE + root.visits // 64))
            self._learn([self._gone_down(root, history) for _ in range(size)])
            timer.done += size
        self._judge.forget()
        worlds = len(set(map(id, self._worlds)))
        self._worlds = self._worlds if worlds == 1 else []
        return _thought(root, timer, worlds)

    def _begun(self, history: Sequence[AnyView], legal: Sequence[Action]) -> Choice:
        """The first place, without a table: what is tried there is tried at all tables that are thought of."""
        root = Choice(None, self._seat, (), history[-1])
        self._worlds = []
        self._judged([root], [])
        root.open(legal, self._priors(root, legal), root.values[root.seat])
        return root

    def _recalled(self, history: Sequence[AnyView]) -> Choice | None:
        """Where there was only one table, nothing is hidden: the place in its tree that has come true, if it has."""
        if not self._worlds:
            return None
        table = self._table(history)
        for place in _near(self._worlds[0], RECALL):
            if place.seat == self._seat and not place.together and place.table == table:
                self._worlds = [place] * self._settings.worlds
                return place
        return None

    def _pull(self) -> tuple[float, float]:
        """How strongly to explore: by the spread of what was seen."""
        mean = self._sum / max(1, self._count)
        spread = max(sqrt(max(self._squares / max(1, self._count) - mean * mean, 0.0)), LEAST_SPREAD)
        if self._count < 8:
            spread = max(spread, 0.1)
        return self._settings.explore * spread, self._settings.doubt * spread

    def _world(self, root: Choice, number: int, history: Sequence[AnyView]) -> Choice:
        """One of the tables that cannot be told from the real one. Some are made at a time, to be judged at once."""
        number %= self._settings.worlds
        if number >= len(self._worlds):
            first = len(self._worlds)
            for _ in range(min(WORLDS_AT_ONCE, self._settings.worlds - number)):
                self._worlds.append(self._dealt(root, history))
            self._judged([], [world for world in self._worlds[first:] if world.together and world.others is None])
        return self._worlds[number]

    def _dealt(self, root: Choice, history: Sequence[AnyView]) -> Choice:
        """A table; one that was dealt before has the tree it had, and where nothing is hidden there is only one."""
        table = self._table(history)
        for world in self._worlds:
            if world.table == table:
                return world
        together = [seat for seat in self._game.pending(table) if seat != self._seat]
        world = Choice(table, self._seat, together, None)
        world.values = root.values
        world.open(root.actions, root.priors, world.values[world.seat])
        return world

    def _table(self, history: Sequence[AnyView]) -> AnyTable:
        return self._judge.thought_of(self._game.resample(history, self._rng), self._seat)

    def _gone_down(self, root: Choice, history: Sequence[AnyView]) -> tuple[Path, Ended | Choice]:
        """From the root to a leaf, by what looks best on the way."""
        explore, doubt = self._pull()
        at = root.promising(explore, doubt)
        world = self._world(root, root.visited[at], history)
        root.passed(at)
        path: Path = [(root, at)]
        if not world.together and world is not root:  # its own figures are those of the tree that is kept
            world.passed(at)
            path.append((world, at))
        place: Place = self._child(world, at)
        while not isinstance(place, Ended):
            if isinstance(place, Choice):
                if not place.values or (place.together and place.others is None):
                    break
                if not place.visits:
                    legal = self._game.legal(place.table, place.seat)
                    place.open(legal, self._priors(place, legal), place.values[place.seat])
                at = place.promising(explore, doubt)
                place.passed(at)
                path.append((place, at))
                place = self._child(place, at)
            else:
                assert isinstance(place, Draw)
                outcome = place.next(self._draws)
                known = place.places.get(outcome)
                if known is None:
                    known = place.places[outcome] = self._after(place.table, {CHANCE: outcome})
                place = known
        return path, place

    def _priors(self, choice: Choice, legal: Sequence[Action]) -> list[float]:
        assert choice.logits is not None
        priors = shares(self._judge.weights(choice.logits, choice.view, legal), self._settings.flatten)
        choice.view = choice.logits = None
        return priors

    def _child(self, choice: Choice, at: int) -> Place:
        """Where an answer leads, in the case that comes next of what others may choose."""
        child = choice.children[at]
        if not choice.together:
            if child is None:
                child = choice.children[at] = self._after(choice.table, {choice.seat: choice.actions[at]})
            return child
        if child is None:
            child = choice.children[at] = Cases()
        assert isinstance(child, Cases)
        number = child.next()
        if number == len(child.places):
            answers = {choice.seat: choice.actions[at]} | self._case(choice, number)
            child.places.append(self._after(choice.table, answers))
        return child.places[number]

    def _case(self, choice: Choice, number: int) -> dict[Seat, Action]:
        """What the others choose in one of the cases."""
        assert choice.others is not None
        while number >= len(choice.cases):
            choice.cases.append({other.seat: other.drawn(self._rng) for other in choice.others})
        return choice.cases[number]

    def _after(self, table: AnyTable, answers: dict[Seat, Action]) -> Place:
        """The place that answers lead to; who has no choice is not asked."""
        self._made += 1
        game = self._game
        while True:
            table = game.step(table, answers).table
            pending = game.pending(table)
            if not pending:
                return Ended(self._judge.ended(game, table))
            asked = pending.get(CHANCE)
            if isinstance(asked, ChanceDecision):
                return Draw(table, asked, self._rng)
            seat = self._seat if self._seat in pending else next(iter(pending))
            if len(pending) > 1 or len(legal := game.legal(table, seat)) > 1:
                return Choice(table, seat, [one for one in pending if one != seat], game.view(table, seat))
            answers = {seat: legal[0]}

    def _learn(self, found: Sequence[tuple[Path, Ended | Choice]]) -> None:
        """Judge all new leaves at once, and tell those on the way to each what came of it."""
        leaves = {id(leaf): leaf for _, leaf in found if isinstance(leaf, Choice)}.values()
        new, met = [leaf for leaf in leaves if not leaf.values], [leaf for leaf in leaves if leaf.values]
        self._judged(new, met)
        for path, leaf in found:
            reached = leaf.values
            for passed, at in path:
                passed.learn(at, reached[passed.seat])
            own = reached[self._seat]
            self._sum += own
            self._squares += own * own
            self._count += 1

    def _judged(self, new: Sequence[Choice], met: Sequence[Choice]) -> None:
        """Judge new places; and at those that were met again, what others choose there."""
        game, views, asked = self._game, [choice.view for choice in new], []
        for choice in met:
            choice.others = []
            for seat in choice.together:
                legal = game.legal(choice.table, seat)
                if len(legal) == 1:
                    choice.others.append(Mixed(seat, legal, (1.0,)))
                else:
                    views.append(game.view(choice.table, seat))
                    asked.append((choice.others, seat, legal))
        if not views:
            return
        logits, values = self._judge.judged_views(game, views)
        for choice, row, expected in zip(new, logits, values, strict=False):
            choice.logits, choice.values = row, expected
        for (others, seat, legal), row, view in zip(asked, logits[len(new) :], views[len(new) :], strict=True):
            others.append(Mixed(seat, legal, shares(self._judge.weights(row, view, legal), 1.0)))


def _near(place: Place, answers: int) -> Iterator[Choice]:
    """The places that so many answers can lead to."""
    if isinstance(place, Choice) and place.visits:
        yield place
        answers -= 1
    if not answers or isinstance(place, Ended):
        return
    children = (
        place.children if isinstance(place, Choice) else [*place.places.values()] if isinstance(place, Draw) else []
    )
    for child in children:
        if child is not None:
            yield from _near(child, answers)


def _thought(root: Choice, timer: Timer, worlds: int) -> Thought:
    considered = []
    for at in root.ranked():
        tried = root.visited[at]
        value = root.sums[at] / tried if tried else 0.0
        considered.append(Considered(root.actions[at], tried, value, min(1.0, value), root.priors[at]))
    return Thought(tuple(considered), timer.done, worlds, timer.passed)
