"""Swiss pairings, against rounds worked out by hand."""

from itertools import pairwise
from random import Random

import pytest

from wonders.tournaments.swiss import Entrant, NoPairing, after, paired, standings


def field_of(count: int) -> list[Entrant]:
    return [Entrant(chr(ord("A") + at), at + 1) for at in range(count)]


def test_in_the_first_round_the_upper_half_meets_the_lower() -> None:
    """Eight players: 1-5, 2-6, 3-7, 4-8; the first seat goes to the stronger and the weaker in turns."""
    assert paired(field_of(8)) == [("A", "E"), ("F", "B"), ("C", "G"), ("H", "D")]


def test_the_second_round_pairs_winners_with_winners() -> None:
    """A, B, C, D have won. Upper against lower of the group: A-C, B-D; E-G, F-H. Who sat second sits first now."""
    players = field_of(8)
    first = paired(players)
    now = after(players, first, {name: 1.0 if name in "ABCD" else 0.0 for name in "ABCDEFGH"})
    second = paired(now)
    assert [set(pair) for pair in second] == [{"A", "C"}, {"B", "D"}, {"E", "G"}, {"F", "H"}]
    firsts = {one.name: one.firsts for one in after(now, second, dict.fromkeys("ABCDEFGH", 0.5))}
    assert all(abs(count) <= 2 for count in firsts.values())


def test_who_cannot_meet_again_meets_the_next() -> None:
    """A has met C, so it meets D although C stands where its partner should."""
    now = [
        Entrant("A", 1, 2.0, frozenset({"C"})),
        Entrant("B", 2, 2.0),
        Entrant("C", 3, 2.0, frozenset({"A"})),
        Entrant("D", 4, 2.0),
    ]
    assert [set(pair) for pair in paired(now)] == [{"A", "D"}, {"B", "C"}]


def test_who_is_left_over_floats_to_the_next_group() -> None:
    """Three with two points: A meets B's half, the third goes down to the best of those with one."""
    scores = {"A": 2.0, "B": 2.0, "C": 2.0, "D": 1.0, "E": 1.0, "F": 1.0}
    now = [Entrant(name, at + 1, score) for at, (name, score) in enumerate(scores.items())]
    pairs = [set(pair) for pair in paired(now)]
    assert pairs[0] == {"A", "C"} and pairs[1] == {"B", "D"} and pairs[2] == {"E", "F"}


def test_the_bye_goes_to_the_last_who_had_none_and_counts_as_a_victory() -> None:
    players = field_of(5)
    first = paired(players)
    assert first[-1] == ("E", None)
    now = after(players, first, dict.fromkeys("ABCD", 0.5))
    assert next(one for one in now if one.name == "E").score == 1.0
    assert paired(now)[-1][0] == "D"


def test_nobody_meets_twice_and_no_bye_is_given_twice_in_many_tournaments() -> None:
    for seed in range(30):
        rng = Random(seed)
        players = field_of(rng.randint(4, 13))
        rounds = min(len(players) // 2, 5)
        pairs: list[frozenset[str]] = []
        byes: list[str] = []
        for _ in range(rounds):
            now = paired(players)
            pairs += [frozenset((one, other)) for one, other in now if other is not None]
            byes += [one for one, other in now if other is None]
            assert sorted(name for pair in now for name in pair if name) == sorted(one.name for one in players)
            points = {name: 0.0 for pair in now for name in pair if name}
            for one, other in now:
                if other is not None:
                    share = rng.choice((0.0, 0.5, 1.0))
                    points |= {one: share, other: 1 - share}
            players = after(players, now, points)
        assert len(pairs) == len(set(pairs)) and len(byes) == len(set(byes))
        assert max(abs(one.firsts) for one in players) <= 3


def test_when_all_have_met_there_is_no_round() -> None:
    with pytest.raises(NoPairing):
        paired([Entrant("A", 1, met=frozenset("B")), Entrant("B", 2, met=frozenset("A"))])


def test_equal_scores_are_told_apart_by_whom_they_met() -> None:
    """A and B have two points; A's opponents have 2 and 1 together 3, B's 1 and 0."""
    now = [
        Entrant("A", 2, 2.0, frozenset("BC")),
        Entrant("B", 1, 2.0, frozenset("CD")),
        Entrant("C", 3, 1.0, frozenset("AB")),
        Entrant("D", 4, 0.0, frozenset("B")),
    ]
    told = standings(now)
    assert [(one.name, sum_) for one, sum_ in told] == [("A", 3.0), ("B", 1.0), ("C", 4.0), ("D", 2.0)]
    assert all(one[0].score >= other[0].score for one, other in pairwise(told))
