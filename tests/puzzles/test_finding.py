"""What makes a moment a puzzle: one move clearly ahead, confirmed by a search ten times deeper."""

from collections.abc import Sequence
from typing import Any

import pytest

from wonders import make
from wonders.bots.play import play_match
from wonders.bots.registry import make_bots
from wonders.core.actions import Action
from wonders.core.match import Match
from wonders.database.batches import Batch
from wonders.games.architects.actions import Build as Stage
from wonders.games.replay import replay
from wonders.puzzles import finding
from wonders.puzzles.finding import DEEPER, MARGIN, Finding, confirmed_again, puzzle_at, tempting
from wonders.puzzles.puzzle import BadPuzzle, Puzzle, move_of
from wonders.study.judging import Judged, Judgement, Position

WHERE = Finding(Batch("classic", 3, ("medium",), 1, "seed"), nodes=10)


@pytest.fixture(scope="module")
def match() -> Match[Any, Any]:
    return replay(play_match(make("classic"), make_bots("random", 3), "seed").record())


class Judge:
    """Says what it is told to: for each search the answers, with how far they lie behind, and the error of that."""

    def __init__(self, *said: Sequence[tuple[Action, float, float]]) -> None:
        self._said = list(said)
        self.nodes: list[int] = []

    def __call__(self, position: Position, nodes: int, **others: Any) -> Judgement:
        self.nodes.append(nodes)
        said = self._said.pop(0)
        answers = [Judged(action, 0.8 - behind, 10, True, behind, error) for action, behind, error in said]
        return Judgement(tuple(answers), nodes)


STEP = 9


def different(match: Match[Any, Any]) -> list[Action]:
    """An answer for each move at the moment that is looked at."""
    moves: dict[str, Action] = {}
    for action in match.game.legal(match.steps[STEP].table, 0):
        moves.setdefault(move_of("classic", action), action)
    assert len(moves) > 3
    return list(moves.values())


def found(monkeypatch: pytest.MonkeyPatch, match: Match[Any, Any], judge: Judge) -> Puzzle | None:
    monkeypatch.setattr(finding, "judge", judge)
    return puzzle_at(match, STEP, 0, WHERE)


def test_a_clear_answer_that_a_deeper_search_confirms_is_a_puzzle(
    monkeypatch: pytest.MonkeyPatch, match: Match[Any, Any]
) -> None:
    best, second, *_ = different(match)
    clear = [(best, 0.0, 0.0), (second, 0.15, 0.04)]
    judge = Judge([(best, 0, 0), (second, 0.2, 0.13)], clear, clear)
    puzzle = found(monkeypatch, match, judge)
    assert puzzle is not None and judge.nodes == [1, 10, 10 * DEEPER]
    assert str(best) in puzzle.best and str(second) not in puzzle.best
    assert puzzle.chances == ((str(best), 0.8), (str(second), 0.65)) and puzzle.nodes == 100
    assert puzzle.position.legal == match.game.legal(match.steps[STEP].table, 0)
    assert puzzle.match.table == match.steps[STEP].table


@pytest.mark.parametrize(
    "searches",
    [
        [(MARGIN - 0.01, 0.0)],
        [(0.2, 0.14)],
        [(0.2, 0.0), (MARGIN - 0.01, 0.0)],
        [(0.2, 0.0), (0.2, 0.07)],
        [(0.2, 0.0), (0.2, 0.0), (MARGIN - 0.01, 0.0)],
        [(0.2, 0.0), (0.2, 0.0), (0.2, 0.07)],
    ],
    ids=[
        "not clear",
        "hardly more than chance",
        "not clear when searched",
        "clear, but not for sure",
        "not clear when looked at more deeply",
        "clear, but still not for sure",
    ],
)
def test_what_is_not_clear_is_no_puzzle(
    monkeypatch: pytest.MonkeyPatch, match: Match[Any, Any], searches: list[tuple[float, float]]
) -> None:
    best, second, *_ = different(match)
    judge = Judge(*([(best, 0.0, 0.0), (second, *behind)] for behind in searches))
    assert found(monkeypatch, match, judge) is None and len(judge.nodes) == len(searches)


def test_a_deeper_search_that_prefers_another_move_is_no_confirmation(
    monkeypatch: pytest.MonkeyPatch, match: Match[Any, Any]
) -> None:
    best, second, *_ = different(match)
    first, other = [(best, 0.0, 0.0), (second, 0.2, 0.0)], [(second, 0.0, 0.0), (best, 0.2, 0.0)]
    judge = Judge(first, first, other)
    assert found(monkeypatch, match, judge) is None and len(judge.nodes) == 3


def test_a_puzzle_that_is_searched_anew_has_new_figures_or_is_none(
    monkeypatch: pytest.MonkeyPatch, match: Match[Any, Any]
) -> None:
    best, second, *_ = different(match)
    first, other = [(best, 0.0, 0.0), (second, 0.2, 0.0)], [(second, 0.0, 0.0), (best, 0.2, 0.0)]
    puzzle = found(monkeypatch, match, Judge(first, first, first))
    assert puzzle is not None
    monkeypatch.setattr(
        finding, "judge", Judge([(best, 0, 0), (second, 0.3, 0.01)], other, [(best, 0, 0), (second, 0.09, 0)])
    )
    again = confirmed_again(puzzle, 700)
    assert again is not None and (again.id, again.best, again.nodes) == (puzzle.id, puzzle.best, 700)
    assert again.chances == ((str(best), 0.8), (str(second), 0.5))
    assert confirmed_again(puzzle, 700) is None and confirmed_again(puzzle, 700) is None


def test_the_same_move_paid_for_in_another_way_is_no_rival(
    monkeypatch: pytest.MonkeyPatch, match: Match[Any, Any]
) -> None:
    step, seat, ways = ways_to_pay(match)
    rival = next(
        action
        for action in match.game.legal(match.steps[step].table, seat)
        if move_of("classic", action) != move_of("classic", ways[0])
    )
    said = [(ways[0], 0.0, 0.0), (ways[1], 0.01, 0.0), (rival, 0.2, 0.01)]
    monkeypatch.setattr(finding, "judge", Judge(said, said, said))
    puzzle = puzzle_at(match, step, seat, WHERE)
    assert puzzle is not None and set(map(str, ways)) <= set(puzzle.best)


def ways_to_pay(match: Match[Any, Any]) -> tuple[int, int, list[Action]]:
    """A moment at which one move can be paid for in two ways."""
    for step, one in enumerate(match.steps):
        for seat in (seat for seat in match.game.pending(one.table) if seat >= 0):
            moves: dict[str, list[Action]] = {}
            for action in match.game.legal(one.table, seat):
                moves.setdefault(move_of("classic", action), []).append(action)
            ways = next((some for some in moves.values() if len(some) > 1), None)
            if ways:
                return step, seat, ways
    raise AssertionError("there is no such moment in this match")


def test_a_stage_is_one_move_whatever_pays_for_it() -> None:
    assert move_of("architects", Stage(2, ("wood", "stone"))) == move_of("architects", Stage(2, ("coin", "stone")))
    assert move_of("architects", Stage(2, ("wood",))) != move_of("architects", Stage(3, ("wood",)))


def test_what_looks_best_at_first_sight_is_compared(match: Match[Any, Any]) -> None:
    position = Position.of(match, STEP, 0)
    looked = tempting(position)
    assert len({move_of("classic", action) for action in looked}) == len(looked) == 3
    assert set(looked) <= set(position.legal)


def test_a_puzzle_is_written_as_a_line_and_read_again(monkeypatch: pytest.MonkeyPatch, match: Match[Any, Any]) -> None:
    best, second, *_ = different(match)
    said = [(best, 0.0, 0.0), (second, 0.2, 0.0)]
    puzzle = found(monkeypatch, match, Judge(said, said, said))
    assert puzzle is not None and "\n" not in puzzle.line()
    assert Puzzle.from_line(puzzle.line()) == puzzle
    for broken in ("", "{}", "[]", puzzle.line()[:-5]):
        with pytest.raises(BadPuzzle, match="no puzzle"):
            Puzzle.from_line(broken)
