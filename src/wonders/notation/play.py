"""Playing a chronicle through: the main line, every variation from where it branches off, and whether all is right."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from wonders.core.actions import Action
from wonders.core.decisions import Seat, WondersError
from wonders.core.game import AnyGame
from wonders.core.match import Match
from wonders.core.options import check_names, check_players, check_rules
from wonders.core.outcome import Outcome
from wonders.games.registry import game_class, make
from wonders.notation.chronicle import Answer, Chronicle, Item, Label, Line, Variation
from wonders.notation.header import header_of, result_tags
from wonders.notation.labels import moment_at
from wonders.notation.moments import Moment
from wonders.notation.place import Place


@dataclass
class Step:
    """One joint answer: the table before it, the moment, and what has been answered so far."""

    table: object
    past: Moment[object] | None
    moment: Moment[object]
    answers: dict[Seat, Action] = field(default_factory=dict)
    filled: bool = False
    """Whether answers stand in it that only the line it branches from has."""

    @property
    def missing(self) -> list[Seat]:
        """Seats that have not answered."""
        return [seat for seat in self.moment.asked if seat not in self.answers]


@dataclass
class Played:
    """A line that has been played: its items, each with its step (-1 before the first) and a variation's own line."""

    items: list[tuple[Item, int, "Played | None"]]
    steps: list[Step]


def check(chronicle: Chronicle) -> Outcome | None:
    """Play everything; an error names the place of what breaks the rules, of a wrong label or a wrong result."""
    game = game_of(chronicle)
    outcome = outcome_of(game, play(game, chronicle))
    truth = result_tags(outcome)
    for tag in chronicle.tags:
        right = truth.get(tag.name)
        if right is not None and tag.value != right:
            raise tag.at.wrong(f"The tag {tag.name} must say '{right}'.")
        if right is None and tag.name in ("Points", "Ending"):
            raise tag.at.wrong(f"There is no tag {tag.name} before the match is over.")
    return outcome


def game_of(chronicle: Chronicle) -> AnyGame:
    """The game with the options of the tags."""
    header = header_of(chronicle.tags)
    places = {tag.name: tag.at for tag in reversed(chronicle.tags)}
    at = places["Players"]
    try:
        kind = game_class(header.game)
        check_players(kind.id, header.players, kind.seats_allowed, kind.default_players)
        at = places.get("Options", at)
        check_names(header.game, kind.options_known, header.options)
        at = places.get("Rules", Place(1, 1))
        check_rules(kind.id, header.rules, kind.older_rules, kind.rules)
        at = places.get("Options", places["Players"])
        return make(header.game, header.players, rules=header.rules, **header.options)
    except WondersError as wrong:
        raise at.wrong(wrong) from None


def play(game: AnyGame, chronicle: Chronicle) -> Played:
    """Play the main line and all variations."""
    start = game.start()
    return _play(game, chronicle.line, Step(start, None, moment_at(game, start, None)), {})


def outcome_of(game: AnyGame, played: Played) -> Outcome | None:
    """How the main line ended."""
    return game.outcome(played.steps[-1].table)


def _play(game: AnyGame, line: Line, start: Step, given: Mapping[Seat, Action]) -> Played:
    walk = _Walk(game, start, given)
    placed: list[tuple[Item, int]] = []
    at = -1
    for item in line:
        if isinstance(item, Answer):
            at = walk.answer(item)
        elif isinstance(item, Label):
            walk.check_label(item)
        elif isinstance(item, Variation):
            _check_variation(item, at)
        placed.append((item, at))
    walk.close()
    return Played([(item, at, _branch(game, item, walk.steps, at)) for item, at in placed], walk.steps)


def _check_variation(variation: Variation, at: int) -> None:
    if at < 0:
        raise variation.at.wrong("A variation stands behind the answer it replaces.")
    if not any(isinstance(item, Answer) for item in variation.line):
        raise variation.at.wrong("A variation holds at least one answer.")


def _branch(game: AnyGame, item: Item, steps: list[Step], at: int) -> Played | None:
    if not isinstance(item, Variation):
        return None
    step = steps[at]
    return _play(game, item.line, Step(step.table, step.past, step.moment), step.answers)


class _Walk:
    """A line being played. `given` are answers of its first step for seats that it does not name there."""

    def __init__(self, game: AnyGame, start: Step, given: Mapping[Seat, Action]) -> None:
        self._match = Match(game, table=start.table, keep_all=False)
        self.steps = [start]
        self._given = given

    def answer(self, item: Answer) -> int:
        """Take an answer; returns the number of the step that it belongs to."""
        if item.seat not in self.steps[-1].missing:
            self.close()
        step, at = self.steps[-1], len(self.steps) - 1
        try:
            action = self._match.game.notation.parse(item.action)
            if item.seat in step.answers:
                raise WondersError(f"Seat {item.seat} has answered already, and seat {step.missing[0]} has not.")
            self._match.answer(item.seat, action)
        except WondersError as wrong:
            raise item.at.wrong(wrong) from None
        step.answers[item.seat] = action
        self._go_on()
        return at

    def check_label(self, label: Label) -> None:
        self.close()
        here = self.steps[-1].moment.label
        if label.text != here:
            raise label.at.wrong(f"The turn here is {here}, not {label.text:.40}.")

    def close(self) -> None:
        """Have the seats that a variation's first step does not name answer as in the line it branches from."""
        step = self.steps[-1]
        if len(self.steps) > 1 or not step.answers or not set(step.missing) <= self._given.keys():
            return
        for seat in step.missing:
            step.answers[seat] = self._given[seat]
            self._match.seal(seat, self._given[seat])
        step.filled = True
        self._go_on()

    def _go_on(self) -> None:
        step, match = self.steps[-1], self._match
        if not step.missing:
            self.steps.append(Step(match.table, step.moment, moment_at(match.game, match.table, step.moment)))
