"""Finding puzzles in matches: a search looks for a clear answer, one ten times deeper must confirm it.

Few moments are worth a search: one ten times shorter has a glance at each first.
"""

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random

from wonders.bots.levels import judgement
from wonders.bots.play import play_match
from wonders.bots.registry import make_bot
from wonders.core.actions import Action
from wonders.core.decisions import CHANCE, Seat
from wonders.core.match import AnyMatch
from wonders.core.options import BadOption
from wonders.core.record import Header, Record
from wonders.database.batches import Batch
from wonders.games.replay import replay
from wonders.puzzles.given import Given
from wonders.puzzles.puzzle import Puzzle, move_of, themes_of
from wonders.study.judging import Judged, Judgement, Position, judge

MARGIN = 0.10
"""How much less likely a win is with any other move: the least that makes a puzzle."""
HOPEFUL, SURE = 1.5, 3.0
"""Standard errors by which the best move must lie ahead at a glance, and in the searches that follow."""
NODES = 480
"""Simulations of the search that finds a puzzle."""
DEEPER = 10
"""How many times more simulations confirm a puzzle; a glance has as many times fewer."""
COMPARED = 4
"""Answers that are compared with each other."""
TEMPTING = 3
"""Moves that look best at first sight and are compared as well, when a puzzle is confirmed."""
FEWEST_MOVES = 3
"""What leaves less choice is no puzzle."""
HOPELESS = 0.1
"""A best chance below this is not worth finding."""
EARLY = 0.5
"""The part of a match, from its beginning, in which nothing is looked for: everything is still open there."""


@dataclass(frozen=True)
class Finding:
    """Where and how to look: matches, positions to try in each, and the nodes of the search."""

    batch: Batch | Given
    tries: int = 6
    nodes: int = NODES
    margin: float = field(default=MARGIN)

    def __post_init__(self) -> None:
        if self.nodes < 1 or self.tries < 1:
            raise BadOption("A search needs at least 1 node, and a match at least 1 try.")
        if not 0 < self.margin < 1:
            raise BadOption(f"The margin is a chance between 0 and 1, not {self.margin}.")


def puzzles_of(finding: Finding, number: int) -> list[Puzzle]:
    """The puzzles in one match of a batch; the same on every machine."""
    batch = finding.batch
    match = batch.match(number) if isinstance(batch, Given) else _played(batch, number)
    rng = Random(f"{batch.seed_of(number)}:puzzles")
    places = list(_places(match))
    chosen = rng.sample(places, min(finding.tries, len(places)))
    found = (puzzle_at(match, step, seat, finding) for step, seat in sorted(chosen))
    return [puzzle for puzzle in found if puzzle is not None]


def _played(batch: Batch, number: int) -> AnyMatch:
    bots = [make_bot(name) for name in batch.seating(number)]
    return replay(play_match(batch.make(), bots, batch.seed_of(number)).record())


def _places(match: AnyMatch) -> Iterator[tuple[int, Seat]]:
    """Moments at which a seat has a choice worth thinking about."""
    game = match.game
    for step in range(int(EARLY * len(match.steps)), len(match.steps) - 1):
        table = match.steps[step].table
        for seat in game.pending(table):
            if seat != CHANCE and len({move_of(game.id, one) for one in game.legal(table, seat)}) >= FEWEST_MOVES:
                yield step, seat


def puzzle_at(match: AnyMatch, step: int, seat: Seat, finding: Finding) -> Puzzle | None:
    """The puzzle at a moment, if the best answer there is clear enough and stays so when looked at more deeply."""
    position = Position.of(match, step, seat)
    if clear_best(position, max(1, finding.nodes // DEEPER), finding.margin, HOPEFUL) is None:
        return None
    first = clear_best(position, finding.nodes, finding.margin, SURE, tempting(position))
    if first is None:
        return None
    deep = confirmed(position, DEEPER * finding.nodes, finding.margin, _compared(first))
    if deep is None or _move(position, deep.best) != _move(position, first.best):
        return None
    return _puzzle(match, step, position, deep, DEEPER * finding.nodes)


def confirmed_again(puzzle: Puzzle, nodes: int) -> Puzzle | None:
    """The same puzzle with the figures of a new deep search; None if that finds no such answer."""
    match, position = puzzle.match, puzzle.position
    known = [match.game.notation.parse(answer) for answer, _ in puzzle.chances]
    deep = confirmed(position, nodes, given=known)
    if deep is None or str(deep.best.action) not in puzzle.best:
        return None
    return _puzzle(match, len(match.steps) - 1, position, deep, nodes)


def clear_best(
    position: Position, nodes: int, margin: float, sure: float, given: Sequence[Action] = (), seed: str = "puzzle"
) -> Judgement | None:
    """What a search finds, if one move lies ahead of all others by a margin, and by so many standard errors."""
    found = judge(position, nodes, given=given, compared=COMPARED, seed=seed)
    best = _move(position, found.best)
    rivals = [one for one in found.answers if one.compared and _move(position, one) != best]
    if not rivals or found.best.chance < HOPELESS:
        return None
    clear = all(one.behind >= max(margin, sure * one.error) for one in rivals)
    return found if clear else None


def tempting(position: Position) -> tuple[Action, ...]:
    """The answers that look best at first sight, one a move: whatever a search thinks of them, they are compared."""
    ranked = sorted(zip(_weights(position), position.legal, strict=True), key=lambda pair: -pair[0])
    moves: dict[str, Action] = {}
    for _, action in ranked:
        moves.setdefault(move_of(position.game.id, action), action)
    return tuple(moves.values())[:TEMPTING]


def confirmed(position: Position, nodes: int, margin: float = MARGIN, given: Sequence[Action] = ()) -> Judgement | None:
    """The deep search, with a chance of its own. It compares what the first one did, and what tempts, as well."""
    return clear_best(position, nodes, margin, SURE, (*given, *tempting(position)), seed="puzzle:deep")


def _compared(found: Judgement) -> list[Action]:
    return [one.action for one in found.answers if one.compared]


def _weights(position: Position) -> Sequence[float]:
    """What each answer looks worth at first sight."""
    knowledge = judgement(position.game.id)
    return knowledge.weigh(position.game, position.history[-1], position.seat, position.asked, position.legal)


def _move(position: Position, one: Judged) -> str:
    return move_of(position.game.id, one.action)


def _puzzle(match: AnyMatch, step: int, position: Position, deep: Judgement, nodes: int) -> Puzzle:
    game, seat = match.game, position.seat
    record = _record_up_to(match, step)
    best = _move(position, deep.best)
    right = tuple(str(action) for action in position.legal if move_of(game.id, action) == best)
    compared = [one for one in deep.answers if one.compared]
    chances = tuple((str(one.action), round(one.chance, 3)) for one in compared)
    id = hashlib.sha256((record.dumps() + str(seat)).encode()).hexdigest()[:8]
    return Puzzle(
        id,
        record,
        seat,
        right,
        chances,
        nodes,
        themes_of(position, match.steps[step].table, deep.best.action),
        _rating(position, deep),
    )


def _record_up_to(match: AnyMatch, step: int) -> Record:
    """The answers of the first steps: what the moment follows from."""
    game, count = match.game, 0
    for one in match.steps[:step]:
        count += len(game.pending(one.table))
    header = Header(game.id, game.rules, game.players, game.options)
    return Record(header, tuple((seat, str(action)) for seat, action in match.answers[:count]))


def _rating(position: Position, deep: Judgement) -> int:
    """A first guess at how hard it is: moves that look better at first sight make it hard, a large margin easy."""
    best = _move(position, deep.best)
    looks: dict[str, float] = {}
    for action, weight in zip(position.legal, _weights(position), strict=True):
        move = move_of(position.game.id, action)
        looks[move] = max(weight, looks.get(move, weight))
    better = sum(weight > looks[best] for weight in looks.values())
    margin = min(one.behind for one in deep.answers if one.compared and _move(position, one) != best)
    return round(1300 + (140 + 60 * min(5, better) if better else 0) - 800 * min(0.4, margin - MARGIN))
