"""Every puzzle that ships can be played, its answer is legal, and a search still finds it."""

from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest

from wonders import GAMES, IllegalAction
from wonders.core.decisions import UnparsableAction
from wonders.core.options import BadOption
from wonders.puzzles.finding import DEEPER, MARGIN, NODES, confirmed
from wonders.puzzles.library import chosen, daily, pack, puzzle_of, read, shipped
from wonders.puzzles.puzzle import THEMES, BadPuzzle, Puzzle, move_of, themes_of

PUZZLES = list(shipped().values())


def problems(puzzle: Puzzle) -> list[str]:
    """What is wrong with a puzzle, without searching."""
    position, said = puzzle.position, []
    legal = {str(action): action for action in position.legal}
    if not set(puzzle.best) <= set(legal):
        return ["its answer is not legal"]
    moves = {move_of(puzzle.game, legal[answer]) for answer in puzzle.best}
    if len(moves) != 1:
        said.append("more than one move is right")
    if puzzle.chances[0][0] not in puzzle.best:
        said.append("another answer has the best chance")
    rivals = [chance for answer, chance in puzzle.chances if answer not in puzzle.best]
    if not rivals or puzzle.chances[0][1] - max(rivals) < MARGIN - 0.002:
        said.append("the margin is too small")
    if set(puzzle.themes) != set(themes_of(position, puzzle.match.table, legal[puzzle.chances[0][0]])):
        said.append("it is about something else")
    return [*said, *position.game.audit(puzzle.match.table)]


def test_every_puzzle_is_in_order() -> None:
    assert [(puzzle.id, problem) for puzzle in PUZZLES for problem in problems(puzzle)] == []


def test_planted_mistakes_are_found() -> None:
    puzzle = next(one for one in PUZZLES if len(one.position.legal) > 3)
    wrong = next(str(one) for one in puzzle.position.legal if str(one) not in puzzle.best)
    assert problems(replace(puzzle, best=("build nothing",))) == ["its answer is not legal"]
    assert "more than one move is right" in problems(replace(puzzle, best=(*puzzle.best, wrong)))
    assert "another answer has the best chance" in problems(replace(puzzle, best=(wrong,)))
    close = ((puzzle.chances[0][0], 0.5), (wrong, 0.45))
    assert "the margin is too small" in problems(replace(puzzle, chances=close))
    other = next(theme for theme in THEMES if theme not in puzzle.themes)
    assert "it is about something else" in problems(replace(puzzle, themes=(other,)))


def test_puzzles_of_every_game_ship() -> None:
    assert all(sum(puzzle.game == game for puzzle in PUZZLES) >= 80 for game in GAMES) and len(PUZZLES) >= 300
    assert {theme for puzzle in PUZZLES for theme in puzzle.themes} == set(THEMES)
    assert len({puzzle.id for puzzle in PUZZLES}) == len(PUZZLES)


@pytest.mark.parametrize("game", GAMES)
def test_a_search_confirms_a_sample_again(game: str) -> None:
    """The latest moment with the fewest players is the cheapest to search. The same everywhere, since nodes are."""
    own = [one for one in PUZZLES if one.game == game]
    puzzle = max(own, key=lambda one: (-one.players, len(one.record.answers), one.id))
    assert puzzle.nodes == DEEPER * NODES
    found = confirmed(puzzle.position, puzzle.nodes)
    assert found is not None and str(found.best.action) in puzzle.best


def test_a_day_has_its_puzzle_and_every_puzzle_its_day() -> None:
    first = date(2026, 11, 16)
    days = [daily(first + timedelta(days=n)) for n in range(len(PUZZLES))]
    assert daily(first) == days[0] and set(days) == set(shipped())
    assert daily(first + timedelta(days=len(PUZZLES))) == days[0]
    assert puzzle_of("daily").id in shipped()


def test_an_answer_is_right_wrong_or_refused_with_a_reason() -> None:
    puzzle = PUZZLES[0]
    wrong = next(str(one) for one in puzzle.position.legal if str(one) not in puzzle.best)
    assert puzzle.check(puzzle.best[0]) and not puzzle.check(wrong)
    with pytest.raises(UnparsableAction):
        puzzle.check("dance")
    with pytest.raises(IllegalAction):
        puzzle.check(
            "build library" if puzzle.game == "duel" else "sell palace" if puzzle.game == "classic" else "finish"
        )


def test_puzzles_are_chosen_by_game_and_theme() -> None:
    some = chosen(PUZZLES, "classic", "military")
    assert some and all(one.game == "classic" and "military" in one.themes for one in some)
    assert [one.rating for one in some] == sorted(one.rating for one in some)
    with pytest.raises(BadOption, match="There is no theme 'love'"):
        chosen(PUZZLES, None, "love")
    with pytest.raises(BadOption, match="There is no game 'chess'"):
        chosen(PUZZLES, "chess", None)


def test_packed_puzzles_are_the_same_bytes_and_are_read_again(tmp_path: Path) -> None:
    one, two = tmp_path / "one.gz", tmp_path / "two.gz"
    pack(PUZZLES[:5], one)
    pack(PUZZLES[4::-1], two)
    assert one.read_bytes() == two.read_bytes()
    assert {puzzle.id for puzzle in read(one)} == {puzzle.id for puzzle in PUZZLES[:5]}


@pytest.mark.parametrize("content", [b"\x1f\x8bbroken", b"\xff\xfe", b"{}\n"])
def test_a_broken_file_is_a_sentence(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "puzzles.gz"
    file.write_bytes(content)
    with pytest.raises(BadPuzzle):
        read(file)
    with pytest.raises(BadPuzzle, match="Cannot read"):
        read(tmp_path / "nowhere")
    with pytest.raises(BadPuzzle, match="There is no puzzle 'nope'"):
        puzzle_of("nope")
