"""Trees of lines: from notation and back, with names, comments and marks, and played before they count."""

from dataclasses import replace
from typing import Any

import pytest

from tests.study.matches import a_record
from wonders.core.options import BadOption
from wonders.games.replay import replay
from wonders.notation import Answer, BadNotation, Chronicle, Comment, parse, write
from wonders.study.lines import START, Move, chronicle_of, main_line, path_to, record_of, tree_of
from wonders.study.lines import check_tree as check

STEP = 10


def grown(game: str, players: int) -> tuple[Any, list[Move]]:
    """The lines of a match, with a variation in a variation, all of it remarked."""
    record = a_record(game, players)
    header, moves = tree_of(Chronicle.of(record))
    match = replay(record)
    legal: Any = lambda at, seat: match.game.legal(match.steps[at].table, seat)  # noqa: E731
    step = next(
        at for at in range(STEP, len(moves)) if len(legal(at, min(match.game.pending(match.steps[at].table)))) > 2
    )
    first, *rest = moves[step].answers
    others = [str(action) for action in legal(step, first[0]) if str(action) != first[1]]
    moves[step] = replace(moves[step], answers=((first[0], first[1], "?!"), *rest), comment="too early")
    for action in others[:2]:
        answers = ((first[0], action, "!"), *rest)
        moves.append(Move(moves[step].parent, answers, "quieter", f"with {action}"))
    return header, moves


@pytest.mark.parametrize(("game", "players"), [("classic", 3), ("duel", 2), ("architects", 3)])
def test_a_tree_is_written_down_and_comes_back(game: str, players: int) -> None:
    header, moves = grown(game, players)
    labels = check(header, moves)
    assert len(labels) == len(moves)
    text = write(chronicle_of(header, moves, {"Event": "a study"}))
    assert "?!" in text and "{too early}" in text and "({with " in text
    again, read = tree_of(parse(text))
    assert (again, read) == (header, moves)
    assert record_of(header, main_line(moves)).answers == a_record(game, players).answers


def test_a_line_of_the_tree_is_a_record() -> None:
    header, moves = grown("duel", 2)
    record = record_of(header, path_to(moves, len(moves) - 1))
    match = replay(record)
    assert str(match.answers[-1][1]) == moves[-1].answers[0][1]


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (Move(9_999, ((0, "sell baths", ""),)), "does not stand before it"),
        (Move(START, ((0, "fly away", ""),)), "Move 1"),
        (Move(START, ((-1, "tokens", "!!!"),)), "a mark is one of"),
    ],
)
def test_what_cannot_be_played_gets_a_sentence(wrong: Move, sentence: str) -> None:
    header, moves = grown("duel", 2)
    with pytest.raises(BadOption, match=sentence):
        check(header, [moves[0], wrong])


def test_marks_stand_behind_answers_and_are_no_part_of_the_record() -> None:
    record = a_record("duel", 2)
    plain = Chronicle.of(record)
    answer = plain.line[1]
    assert isinstance(answer, Answer)
    marked = Chronicle(plain.tags, (plain.line[0], replace(answer, mark="?!"), Comment("why?"), *plain.line[2:]))
    text = write(marked)
    assert "?! {why?}" in text
    again = parse(text)
    assert again.record().answers == record.answers
    assert [item.mark for item in again.line if isinstance(item, Answer) and item.mark] == ["?!"]
    with pytest.raises(BadNotation, match="A mark is one of"):
        parse(text.replace("?! {why?}", "?!? {why?}"))


def test_a_quoted_answer_can_be_marked_and_an_odd_one_is_quoted() -> None:
    head = '[Game "duel"]\n[Players "2"]\n\n'
    line = parse(f'{head}0:"pick sphinx"?? 0:pick/sphinx! 0:"pick what?"').line
    assert [(item.action, item.mark) for item in line if isinstance(item, Answer)] == [
        ("pick sphinx", "??"),
        ("pick sphinx", "!"),
        ("pick what?", ""),
    ]
