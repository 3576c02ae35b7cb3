"""Matchpoints, against tables worked out by hand."""

import pytest

from wonders.tournaments.points import matchpoints


@pytest.mark.parametrize(
    ("places", "out", "points"),
    [
        ([1, 2], (), [1, 0]),
        ([1, 1], (), [0.5, 0.5]),
        ([2, 1, 4, 3], (), [2 / 3, 1, 0, 1 / 3]),
        ([1, 1, 3], (), [0.75, 0.75, 0]),  # each beats the third and halves the other: 1.5 of 2
        ([1, 2, 3], (0,), [0, 1, 0.5]),  # who has left is behind all others, whatever the place
        ([1, 2], (0, 1), [0, 0]),
    ],
)
def test_points_by_place(places: list[int], out: tuple[int, ...], points: list[float]) -> None:
    assert matchpoints(places, out) == pytest.approx(points)


def test_a_match_brings_the_same_whoever_plays_it() -> None:
    for players in range(2, 8):
        assert sum(matchpoints(list(range(1, players + 1)))) == pytest.approx(players / 2)
