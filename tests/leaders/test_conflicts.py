"""Leaders in conflicts: Hannibal and Caesar, Tomyris, Semiramis, Aspasia."""

import pytest

from tests.classic.builders import kinds
from tests.leaders.builders import a_city, a_table, before_age, deal, play, score
from wonders.games.classic.city import City
from wonders.games.classic.table import Table


def after_conflicts(*cities: City, age: int = 2, teams: bool = False) -> tuple[City, ...]:
    return play(a_table(*cities, age=age, turn=6), teams=teams).table.cities


def tokens(city: City) -> tuple[int, int]:
    """Victory tokens and defeat tokens of a city."""
    return len(city.victories), city.defeats


# Hannibal and Caesar


@pytest.mark.parametrize(("leader", "shields"), [("hannibal", 1), ("caesar", 2)])
def test_hannibal_and_caesar_are_shields(leader: str, shields: int) -> None:
    assert a_city("", leader).standing.shields == shields
    assert a_city("", leader, shields=2).standing.shields == 2 + shields


def test_they_fight_in_every_conflict_to_come() -> None:
    for age in (1, 2, 3):
        cities = after_conflicts(a_city("", "hannibal"), age=age)
        assert [tokens(city) for city in cities] == [(2, 0), (0, 1), (0, 1)]


def test_a_leader_recruited_before_an_age_fights_at_its_end() -> None:
    table = play(before_age(1, a_city(coins=5), reserves=["caesar"]), "recruit caesar bank=5").table
    dealt = deal(table).table
    assert dealt.cities[0].standing.shields == 2


# Tomyris


def test_the_defeat_tokens_of_tomyris_go_to_the_city_that_beat_her() -> None:
    cities = after_conflicts(a_city("", "tomyris"), a_city(shields=1), a_city(shields=2))
    assert [tokens(city) for city in cities] == [(0, 0), (1, 2), (2, 1)]


def test_they_cost_that_city_a_point_each() -> None:
    cities = after_conflicts(a_city("", "tomyris"), a_city(shields=1), a_city(shields=1))
    assert [tokens(city) for city in cities] == [(0, 0), (1, 1), (1, 1)]
    assert score(cities[0], cities[1], cities[2]).of("military") == 0
    assert score(cities[1], cities[2], cities[0]).of("military") == 3 - 1


def test_the_winner_still_takes_the_victory_token_and_tomyris_may_win_herself() -> None:
    cities = after_conflicts(a_city("", "tomyris", shields=2), a_city(shields=1), a_city(shields=3))
    assert [tokens(city) for city in cities] == [(1, 0), (0, 2), (2, 1)]


def test_tomyris_keeps_tokens_of_before() -> None:
    step = play(before_age(2, a_city(coins=4, defeats=2), reserves=["tomyris"]), "recruit tomyris bank=4")
    assert step.table.cities[0].defeats == 2
    cities = after_conflicts(a_city("", "tomyris", defeats=2), a_city(shields=1), a_city(shields=1))
    assert cities[0].defeats == 2


def test_the_tokens_stay_with_the_winner_even_if_it_has_copied_tomyris() -> None:
    """Only a token that a city would take for being beaten goes on."""
    cities = after_conflicts(
        a_city("", "tomyris"), a_city("", "courtesans_guild", copied="tomyris", shields=1), a_city()
    )
    assert [tokens(city) for city in cities] == [(0, 0), (2, 1), (0, 1)]


def test_the_double_tokens_of_a_team_are_both_passed_on() -> None:
    cities = after_conflicts(a_city("", "tomyris"), a_city(), a_city(), a_city(shields=1), teams=True)
    assert [tokens(city) for city in cities] == [(0, 0), (0, 0), (0, 0), (2, 2)]


def test_everybody_is_told_of_it() -> None:
    step = play(a_table(a_city("", "tomyris"), a_city(shields=1), turn=6))
    (event,) = kinds(step, "DefeatPassed")
    assert event.seen_by(2) == {"event": "DefeatPassed", "city": 0, "to": 1}


def test_the_tokens_a_city_holds_count_for_the_strategists_guild() -> None:
    cities = after_conflicts(a_city("", "tomyris"), a_city(shields=1), a_city("", "strategists_guild"))
    assert score(cities[2], cities[0], cities[1]).of("guilds") == 1


# Semiramis. Rulebook: cities, "Semiramis".


def test_defeat_tokens_of_semiramis_are_shields_in_later_conflicts() -> None:
    cities = after_conflicts(a_city("", "semiramis", defeats=2), a_city(shields=1), a_city(shields=3))
    assert [tokens(city) for city in cities] == [(1, 3), (0, 2), (2, 0)]


def test_tokens_gained_before_she_came_count_too() -> None:
    table = play(before_age(2, a_city(coins=2, defeats=1), reserves=["semiramis"]), "recruit semiramis bank=2").table
    cities = after_conflicts(*table.cities)
    assert tokens(cities[0]) == (2, 1)


def test_tokens_of_the_same_conflict_come_too_late() -> None:
    """Beaten on one side, she is no stronger on the other."""
    cities = after_conflicts(a_city("", "semiramis"), a_city(shields=1), a_city())
    assert tokens(cities[0]) == (0, 1)
    assert tokens(cities[2]) == (0, 1)


def test_tokens_that_tomyris_passes_to_semiramis_are_shields_from_then_on() -> None:
    cities = after_conflicts(a_city("", "tomyris"), a_city("", "semiramis", shields=1), a_city(shields=1))
    assert cities[1].defeats == 1
    assert tokens(after_conflicts(*cities)[1]) == (3, 1 + 1)


def test_semiramis_works_in_teams() -> None:
    cities = after_conflicts(a_city("", "semiramis", defeats=2), a_city(), a_city(), a_city(shields=1), teams=True)
    assert tokens(cities[0]) == (2, 2)


# Aspasia. Rulebook: cities, "Aspasia".


def test_aspasia_takes_a_diplomacy_token_and_is_worth_two_points() -> None:
    step = play(before_age(2, a_city(coins=3), reserves=["aspasia"]), "recruit aspasia bank=3")
    city = step.table.cities[0]
    assert city.tokens == ("diplomacy",)
    assert score(city).of("extras") == 2


def test_the_token_of_aspasia_keeps_out_of_the_conflict_of_the_age() -> None:
    table: Table = play(
        before_age(2, a_city(coins=3), a_city(shields=1), reserves=["aspasia"]), "recruit aspasia bank=3"
    ).table
    cities = after_conflicts(*table.cities)
    assert [tokens(city) for city in cities] == [(0, 0), (1, 0), (0, 1)]
    assert cities[0].tokens == ()
