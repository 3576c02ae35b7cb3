"""Who meets whom in an arena, and where they sit."""

from collections import Counter

import pytest

from wonders.arena.plan import Fixture, Plan
from wonders.core.options import BadOption, Setting


def a_plan(bots: str, players: int = 3, games: int = 6, game: str = "classic", **options: Setting) -> Plan:
    return Plan(game, players, options, tuple(bots.split(",")), "s", games)


def seatings(plan: Plan) -> list[str]:
    return ["".join(plan.seating(fixture)) for fixture in plan.fixtures()]


def test_every_deal_is_played_with_every_rotation_of_the_bots() -> None:
    plan = a_plan("a,b,c")
    assert seatings(plan) == ["abc", "bca", "cab"] * 2
    assert [plan.seed_of(fixture) for fixture in plan.fixtures()] == ["s:0"] * 3 + ["s:1"] * 3


def test_one_against_three_sits_at_every_seat() -> None:
    assert seatings(a_plan("m,r,r,r", 4, 4)) == ["mrrr", "rrrm", "rrmr", "rmrr"]


def test_rotations_that_seat_everybody_as_before_are_not_played_twice() -> None:
    assert seatings(a_plan("a,b,a,b", 4, 4)) == ["abab", "baba"] * 2
    assert seatings(a_plan("a,a,b,b", 4, 4)) == ["aabb", "abba", "bbaa", "baab"]
    assert seatings(a_plan("a", 3, 2)) == ["aaa"] * 2


def test_too_few_bots_are_repeated_in_their_order() -> None:
    assert a_plan("a,b", 4).lineups == (("a", "b", "a", "b"),)
    assert a_plan("a,b,c", 5).lineups == (("a", "b", "c", "a", "b"),)


def test_of_too_many_bots_all_choices_meet() -> None:
    plan = a_plan("a,b,c", 2, 4, "duel")
    assert plan.lineups == (("a", "b"), ("a", "c"), ("b", "c"))
    assert a_plan("a,b,a,c", 2, 4, "duel").lineups == plan.lineups
    assert a_plan("a,b,a,b", 3).lineups == (("a", "b", "a"),)
    assert Counter(seatings(plan)) == {"".join(pair): 2 for pair in ("ab", "ba", "ac", "ca", "bc", "cb")}


def test_deals_come_one_after_the_other_for_all_who_meet() -> None:
    """So an arena that is stopped has played the same deals with everybody."""
    deals = [fixture.deal for fixture in a_plan("a,b,c,d", 3, 9).fixtures()]
    assert deals == sorted(deals)


def test_the_last_deal_is_played_to_its_end() -> None:
    assert len(list(a_plan("a,b,c", games=4).fixtures())) == 6
    assert len(list(a_plan("a,b,c", games=1).fixtures())) == 3


def test_partners_are_the_same_bot_and_move_together() -> None:
    plan = a_plan("a,b", 4, 2, teams=True)
    assert plan.sides == 2 and seatings(plan) == ["aabb", "bbaa"]
    assert [plan.side_of(seat) for seat in range(4)] == [0, 0, 1, 1]
    assert seatings(a_plan("a,b,c", 6, 3, teams="true")) == ["aabbcc", "bbccaa", "ccaabb"]


def test_fixtures_are_distinct() -> None:
    fixtures = list(a_plan("a,b,c,d,e", 4, 17).fixtures())
    assert len(set(fixtures)) == len(fixtures)


def test_more_games_belong_to_the_same_arena() -> None:
    one, more, other = a_plan("a,b,c"), a_plan("a,b,c", games=60), a_plan("a,b,c", sides="B")
    assert one.identity() == more.identity() != other.identity()
    assert set(one.fixtures()) < set(more.fixtures()) and isinstance(next(one.fixtures()), Fixture)


@pytest.mark.parametrize(("bots", "games"), [("a,b,c", 0), ("a,,c", 5), ("", 5)])
def test_a_plan_that_cannot_be_played_gets_a_sentence(bots: str, games: int) -> None:
    with pytest.raises(BadOption):
        a_plan(bots, games=games)
