"""A puzzle as a table: the same state that a seat of a match gets, and nothing that only others know."""

from msgspec import Raw

from wonders.puzzles.puzzle import Puzzle
from wonders.server.tables.lone import lone_table
from wonders.server.tables.match import TableMatch
from wonders.server.tables.options import option
from wonders.server.tables.views import Views
from wonders.server.wire.phrases import phrase_sent
from wonders.server.wire.puzzles import PuzzleAsked, PuzzleChance, PuzzleInfo, PuzzleTold


def info_of(puzzle: Puzzle, rating: int) -> PuzzleInfo:
    return PuzzleInfo(puzzle.id, puzzle.game, puzzle.players, list(puzzle.themes), rating)


def asked(puzzle: Puzzle, rating: int) -> PuzzleAsked:
    """The puzzle as its seat sees it, after the last step that led there."""
    match = _match_of(puzzle)
    state = Views(match).state(puzzle.seat, match.v, {})
    return PuzzleAsked(puzzle.id, rating, puzzle.seat, lone_table(puzzle.match.game, puzzle.seat), Raw(state))


def told(puzzle: Puzzle, answer: str) -> PuzzleTold:
    """What an answer is worth; IllegalAction or UnparsableAction if it is none."""
    right = puzzle.check(answer)
    parse = puzzle.match.game.notation.parse
    chances = [PuzzleChance(option(parse(text)), chance) for text, chance in puzzle.chances]
    reasons = [phrase_sent(reason) for reason in puzzle.reasons]
    return PuzzleTold(right, list(puzzle.best), chances, reasons, puzzle.nodes, list(puzzle.themes))


def _match_of(puzzle: Puzzle) -> TableMatch:
    match = TableMatch(puzzle.match.game)
    for seat, action in puzzle.match.answers:
        match.seal(seat, action)
    return match
