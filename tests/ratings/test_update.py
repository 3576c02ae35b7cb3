"""Ratings after a match. The numbers are worked out by hand; the scale of Elo squared is 30 177.9."""

from math import sqrt

import pytest

from wonders.ratings.rating import SCALE, UNKNOWN, Rating
from wonders.ratings.results import rated
from wonders.ratings.update import DRIFT, Player, Side, updated

NEW = Player(Rating(1500.0, UNKNOWN))
BOT = Player(Rating(1500.0, 0.0), fixed=True)
KNOWN = Player(Rating(1500.0, sqrt(100.0**2 - DRIFT**2)))
"""Its deviation is 100 when the match begins."""
STEP = 10_000 / 200.444
"""What a whole point moves KNOWN among bots: its variance over c, and c² = 30 177.9 + 100²."""


def of_three(ranks: tuple[int, int, int]) -> float:
    """By how much KNOWN moves at seat 0 between two bots as strong as it seems to be."""
    return rated(ranks, (), [KNOWN, BOT, BOT])[0].mean - 1500.0


def test_four_hundred_points_are_odds_of_ten_to_one() -> None:
    assert SCALE**2 == pytest.approx(30_177.9, abs=0.1)
    assert 10 ** (SCALE / 400) == pytest.approx(2.718282)


def test_of_two_strangers_the_winner_gains_what_the_other_loses() -> None:
    """c² = 30 177.9 + 2 · 350² = 275 177.9, so c = 524.57; half of 350²/c is 116.76. The variance loses the part
    1/4 · 350³ / c³ = 0.0743."""
    (winner,), (loser,) = updated([Side((NEW,), 1), Side((NEW,), 2)])
    assert winner.mean == pytest.approx(1616.76, abs=0.01)
    assert loser.mean == pytest.approx(1383.24, abs=0.01)
    assert winner.deviation == loser.deviation == pytest.approx(350 * sqrt(1 - 0.074255), abs=0.01)


def test_a_shared_victory_of_equals_moves_nobody_but_is_learnt_from() -> None:
    for (after,) in updated([Side((NEW,), 1), Side((NEW,), 1)]):
        assert after.mean == 1500.0
        assert after.deviation < UNKNOWN


def test_every_place_of_three_moves_by_its_hand_made_share() -> None:
    """The first place has a chance of 1/3 each, the second of 1/2 for those left: 1 - 1/3; 1/2 - 1/3; -1/2 - 1/3."""
    assert of_three((1, 2, 3)) == pytest.approx(STEP * 2 / 3, abs=0.01)
    assert of_three((2, 1, 3)) == pytest.approx(STEP * 1 / 6, abs=0.01)
    assert of_three((3, 1, 2)) == pytest.approx(STEP * -5 / 6, abs=0.01)


def test_shared_places_of_three_move_by_their_hand_made_share() -> None:
    """First with another: half of 1 - 1/3, less half of 1/3. Second with another: -1/3, then even. All: nothing."""
    assert of_three((1, 1, 3)) == pytest.approx(STEP * 1 / 6, abs=0.01)
    assert of_three((2, 2, 1)) == pytest.approx(STEP * -1 / 3, abs=0.01)
    assert of_three((1, 1, 1)) == pytest.approx(0.0, abs=1e-9)


def test_a_known_bot_twice_as_likely_to_win_is_beaten_for_two_thirds() -> None:
    strong = Player(Rating(1500.0 + sqrt(30_177.9 + 10_000) * 0.693147, 0.0), fixed=True)
    won, lost = rated((1, 2), (), [KNOWN, strong]), rated((2, 1), (), [KNOWN, strong])
    assert won[0].mean - 1500.0 == pytest.approx(STEP * 2 / 3, abs=0.01)
    assert lost[0].mean - 1500.0 == pytest.approx(STEP * -1 / 3, abs=0.01)
    assert won[1] == lost[1] == strong.rating


def test_partners_are_worth_their_mean_and_share_what_they_earn() -> None:
    """The side's variance is 100²/4, c² = 32 677.9, c = 180.77; half a point of 100²/2/c."""
    after = rated((1, 1, 2, 2), ((0, 1), (2, 3)), [KNOWN, BOT, BOT, BOT])
    assert after[0].mean - 1500.0 == pytest.approx(5_000 / 180.77 / 2, abs=0.01)
    assert after[1:] == [BOT.rating] * 3


def test_five_players_with_a_tie_come_out_as_openskill_has_them() -> None:
    """Another hand's work: PlackettLuce of openskill 6.2.0 with beta = scale/√5 and tau = 6."""
    given = [(1500, 300), (1650, 120), (1400, 90), (1380, 250), (1720, 60)]
    after = rated((2, 1, 2, 4, 5), (), [Player(Rating(*one)) for one in given])
    expected = [
        (1516.1789, 285.7676),
        (1673.7215, 119.9458),
        (1402.9233, 90.1033),
        (1428.7629, 239.8939),
        (1709.2303, 60.2535),
    ]
    for rating, (mean, deviation) in zip(after, expected, strict=True):
        assert rating.mean == pytest.approx(mean, abs=0.001)
        assert rating.deviation == pytest.approx(deviation, abs=0.001)


def test_who_leaves_comes_last_whatever_the_bot_made_of_it() -> None:
    players = [NEW, NEW, NEW]
    assert rated((1, 2, 3), (), players, left={0}) == rated((3, 1, 2), (), players)


def test_all_who_leave_share_the_last_place() -> None:
    assert rated((1, 2, 3), (), [NEW] * 3, left={0, 1}) == rated((2, 2, 1), (), [NEW] * 3)


def test_a_partner_who_stayed_does_not_pay_for_one_who_left() -> None:
    after = rated((1, 1, 2, 2), ((0, 1), (2, 3)), [NEW] * 4, left={0})
    assert after[0].mean < 1500.0 and after[1] == NEW.rating
    assert after[2].mean > 1500.0 and after[3].mean > 1500.0


def test_nobody_is_less_sure_than_a_stranger() -> None:
    (after,), _ = updated([Side((NEW,), 1), Side((BOT,), 2)])
    assert after.deviation < UNKNOWN


def test_one_side_is_no_match() -> None:
    with pytest.raises(ValueError, match="at least two sides"):
        updated([Side((NEW,), 1)])


def test_what_was_certain_hardly_moves_anybody() -> None:
    after = rated((1, 2), (), [Player(Rating(4000.0, 50.0)), Player(Rating(0.0, 50.0))])
    assert after[0].mean == pytest.approx(4000.0, abs=0.01)
