"""Knock-out brackets, against those that are printed everywhere."""

import pytest

from wonders.tournaments.knockout import Tie, bracket, first_round, next_round, places, rounds_of, third_place


def test_brackets_of_two_four_eight_and_sixteen() -> None:
    assert bracket(2) == [1, 2]
    assert bracket(4) == [1, 4, 2, 3]
    assert bracket(8) == [1, 8, 4, 5, 2, 7, 3, 6]
    assert bracket(16) == [1, 16, 8, 9, 4, 13, 5, 12, 2, 15, 7, 10, 3, 14, 6, 11]


def test_byes_fall_to_the_strongest() -> None:
    assert first_round(5) == [Tie(1, None), Tie(4, 5), Tie(2, None), Tie(3, None)]
    assert first_round(6) == [Tie(1, None), Tie(4, 5), Tie(2, None), Tie(3, 6)]
    for count in range(2, 40):
        ties = first_round(count)
        byes = sorted(tie.one for tie in ties if tie.other is None)
        assert byes == list(range(1, 2 ** rounds_of(count) - count + 1))
        assert sorted(seed for tie in ties for seed in tie if seed is not None) == list(range(1, count + 1))


@pytest.mark.parametrize("count", [2, 3, 5, 8, 13, 16])
def test_if_the_stronger_always_wins_one_and_two_meet_in_the_final(count: int) -> None:
    ties = first_round(count)
    while len(ties) > 1:
        ties = next_round([tie.one for tie in ties])
    assert ties == [Tie(1, 2)]


def test_five_players_worked_out() -> None:
    """1, 2 and 3 rest, 5 beats 4; 5 beats 1 and 3 beats 2; 3 beats 5; for the third place 1 beats 2."""
    rounds = [(first_round(5), [1, 5, 2, 3])]
    assert places(5, rounds) == {1: 1, 2: 1, 3: 1, 4: 5, 5: 1}
    rounds.append((next_round(rounds[-1][1]), [5, 3]))
    assert rounds[-1][0] == [Tie(1, 5), Tie(2, 3)] and third_place(rounds[-1]) == Tie(1, 2)
    assert places(5, rounds) == {1: 3, 2: 3, 3: 1, 4: 5, 5: 1}
    rounds.append((next_round(rounds[-1][1]), [3]))
    assert places(5, rounds) == {1: 3, 2: 3, 3: 1, 4: 5, 5: 2}
    assert places(5, rounds, third=1) == {1: 3, 2: 4, 3: 1, 4: 5, 5: 2}


def test_of_three_the_only_loser_of_a_semifinal_is_third() -> None:
    assert third_place((first_round(3), [1, 3])) == Tie(2, None)
