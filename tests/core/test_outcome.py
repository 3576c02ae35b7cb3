"""Ranks, winners and the score sheet."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wonders.core.outcome import Column, Line, Outcome, ranks
from wonders.core.phrases import Phrase, phrase


@pytest.mark.parametrize(
    ("scores", "expected"),
    [
        ([], ()),
        ([(5,)], (1,)),
        ([(5,), (7,), (6,)], (3, 1, 2)),
        ([(5, 3), (5, 4), (4, 9)], (2, 1, 3)),
        ([(5, 3), (5, 3), (4, 9)], (1, 1, 3)),
        ([(1,), (2,), (2,), (2,), (3,)], (5, 2, 2, 2, 1)),
        ([(0,), (-1,)], (1, 2)),
    ],
)
def test_equal_scores_share_a_rank_and_the_next_is_skipped(
    scores: list[tuple[int, ...]], expected: tuple[int, ...]
) -> None:
    assert ranks(scores) == expected


@given(st.lists(st.tuples(st.integers(-3, 3), st.integers(0, 3)), min_size=1, max_size=8))
def test_a_rank_is_the_place_in_the_sorted_list(scores: list[tuple[int, int]]) -> None:
    order = sorted(scores, reverse=True)
    assert ranks(scores) == tuple(order.index(score) + 1 for score in scores)


def an_outcome(*ranked: int) -> Outcome:
    return Outcome("points", ranked, (0,) * len(ranked), (), ())


def test_all_of_the_first_rank_win() -> None:
    assert an_outcome(2, 1, 3).winners == (1,)
    assert an_outcome(1, 3, 1).winners == (0, 2)


def test_a_column_adds_up_in_all_and_by_category() -> None:
    lines = (
        Line("military", 5, "conflict", phrase("won", age=3)),
        Line("military", -1, "conflict", phrase("lost")),
        Line("blue", 3, "baths", phrase("points")),
    )
    column = Column("rhodos", lines)
    assert (column.total, column.of("military"), column.of("blue"), column.of("green")) == (7, 4, 3, 0)
    assert column.total == Column("rhodos", lines).total and column == Column("rhodos", lines)


def test_a_column_without_lines_is_worth_nothing() -> None:
    assert Column("rhodos", ()).total == 0


def test_a_phrase_is_a_key_and_its_arguments() -> None:
    assert phrase("won", age=3, by="rhodos") == Phrase("won", {"age": 3, "by": "rhodos"})
    assert Phrase("won") == phrase("won")
