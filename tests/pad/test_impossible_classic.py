"""What can never lie on a table of 7 Wonders is refused, each with its own sentence; what is only strange is told."""

import pytest

from tests.pad.entries import Entry, a_city, classic, doubts, problems, sentences

BOTH = {"expansions": "cities,leaders"}


@pytest.mark.parametrize(
    ("city", "problem"),
    [
        ({"cards": ["baths", "Bäder"]}, "card-twice"),
        ({"cards": ["loom_age1", "loom_age2"]}, "card-twice"),
        ({"wonder": "gizah_b", "stages": 13}, "stages"),
        ({"wonder": "gizah_a", "stages": 4}, "stages"),
        ({"stages": -1}, "number"),
        ({"coins": -3}, "number"),
        ({"coins": 2.5}, "number"),
        ({"coins": True}, "number"),
        ({"coins": "many"}, "number"),
        ({"cards": ["tavern"]}, "card-players"),
        ({"cards": ["hideout"]}, "card-needs"),
        ({"cards": ["nero"]}, "card-needs"),
        ({"cards": ["courtesans_guild"]}, "card-needs"),
        ({"wonder": "petra_a"}, "wonder-needs"),
        ({"wonder": "rome_b"}, "wonder-needs"),
        ({"debts": 1}, "debts-need"),
        ({"cards": ["flying castle"]}, "unknown"),
        ({"cards": [7]}, "no-name"),
        ({"cards": 7}, "no-list"),
        ({"cards": ["altar"] * 81}, "too-long"),
        ({"cards": ["c"]}, "ambiguous"),
        ({"wonder": "gizah"}, "ambiguous"),
        ({"conflict_tokens": [2]}, "conflict-token"),
        ({"conflict_tokens": ["1"]}, "conflict-token"),
        ({"wealth": 3}, "field"),
        ({"copied_leader": "nero"}, "card-needs"),
    ],
)
def test_one_city_can_be_impossible_by_itself(city: Entry, problem: str) -> None:
    assert problem in problems(classic(city))
    assert problems(classic()) == []


def test_a_wonder_is_needed() -> None:
    entry = classic()
    del entry["players"][1]["wonder"]
    assert problems(entry) == ["no-name"]


def test_nobody_has_the_wonder_of_another_not_even_its_other_side() -> None:
    assert problems(classic({"wonder": "gizah_a"}, {"wonder": "gizah_b"})) == ["wonder-taken"]


def test_there_are_only_so_many_copies() -> None:
    assert problems(classic(a_city("altar"), a_city("altar"))) == ["card-copies"]
    assert problems(classic(a_city("altar"), a_city("altar"), players=5)) == []


def test_the_two_looms_are_two_copies_of_one_building() -> None:
    assert problems(classic(a_city("loom_age1"), a_city("loom_age1"))) == []
    assert problems(classic(a_city("loom_age1"), a_city("loom_age1"), a_city("loom_age2"))) == ["card-copies"]


def test_only_two_more_guilds_than_players_are_in_play() -> None:
    guilds = "workers craftsmens traders philosophers spies strategists".split()
    cards = [f"{guild}_guild" for guild in guilds]
    assert problems(classic({"cards": cards[:5]})) == []
    assert problems(classic({"cards": cards})) == ["too-many-drawn"]


def test_only_as_many_black_cards_as_players_are_in_an_age() -> None:
    black = "militia hideout residence gambling_den".split()
    assert problems(classic({"cards": black[:3]}, options={"expansions": "cities"})) == []
    assert problems(classic({"cards": black}, options={"expansions": "cities"})) == ["too-many-drawn"]


BLUE_AND_MORE = (
    "pantheon gardens town_hall palace senate haven lighthouse arena fortifications arsenal siege_workshop lodge"
)


def test_a_city_plays_six_cards_an_age() -> None:
    six, seven = BLUE_AND_MORE.split()[:6], BLUE_AND_MORE.split()[:7]
    assert problems(classic({"cards": six})) == []
    assert problems(classic({"cards": seven})) == ["too-many-of-age"]


def test_some_cities_play_more() -> None:
    seven = BLUE_AND_MORE.split()[:7]
    assert problems(classic({"cards": seven, "wonder": "babylon_b", "stages": 2})) == []
    assert problems(classic({"cards": seven, "wonder": "halikarnassos_a", "stages": 2})) == []
    assert problems(classic({"cards": seven}, options={"expansions": "cities"})) == []


def test_cards_and_stages_together_are_no_more_than_the_turns() -> None:
    ages = (
        "lumber_yard stone_pit clay_pool ore_vein baths altar sawmill quarry aqueduct temple statue forum "
        "pantheon gardens town_hall palace senate haven"
    )
    assert problems(classic(a_city(ages))) == []
    assert problems(classic(a_city(ages, stages=1))) == ["too-many-cards"]


def test_four_leaders_are_too_many_unless_rome_recruits() -> None:
    leaders = a_city("nero midas plato cleopatra")
    assert problems(classic(leaders, options=BOTH)) == ["leaders"]
    assert problems(classic(leaders | {"wonder": "rome_b", "stages": 2}, options=BOTH)) == []


def test_every_leader_is_there_once_and_never_in_the_free_city() -> None:
    assert problems(classic(a_city("nero"), a_city("nero"), options=BOTH)) == ["card-copies"]
    free = {"wonder": "gizah_a", "cards": ["nero"]}
    assert problems(classic(players=2, options=BOTH, free_city=free)) == ["free-city-leader"]


def test_a_copied_leader_stands_with_a_neighbour_of_the_guild() -> None:
    guild = a_city("courtesans_guild", copied_leader="nero")
    assert problems(classic(guild, a_city("nero"), players=4, options=BOTH)) == []
    assert problems(classic(guild, a_city(), a_city("nero"), players=4, options=BOTH)) == ["copies-nobody"]
    without = a_city(copied_leader="nero")
    assert problems(classic(without, a_city("nero"), options=BOTH)) == ["copies-without"]
    assert doubts(classic(a_city("courtesans_guild"), a_city("nero"), options=BOTH)) == ["copies-which"]


def test_debts_come_from_cards_of_others() -> None:
    assert doubts(classic(a_city(debts=2), a_city("lair"), options=BOTH)) == []
    assert doubts(classic(a_city(debts=3), a_city("lair"), options=BOTH)) == ["debts"]
    assert doubts(classic(a_city("lair", debts=1), options=BOTH)) == ["debts"]


def test_only_two_players_have_a_free_city() -> None:
    assert problems(classic(free_city={"wonder": "gizah_a"})) == ["no-free-city"]


def test_a_free_city_may_be_left_out_unless_somebody_looks_there() -> None:
    assert doubts(classic(a_city("altar"), players=2)) == []
    assert doubts(classic(a_city("workers_guild"), players=2)) == ["free-city"]


@pytest.mark.parametrize(
    ("options", "players", "problem"),
    [
        ({"teams": True}, 5, "teams"),
        ({}, 8, "eight"),
        ({}, 9, "players"),
        ({}, 1, "players"),
        ({"expansions": "armada"}, 3, "expansion"),
        ({"sides": "A"}, 3, "option"),
        ({"copied_guild": "maybe"}, 3, "copied-guild"),
        ({"teams": "yes"}, 4, "flag"),
    ],
)
def test_options_have_to_go_together(options: Entry, players: int, problem: str) -> None:
    entry = classic(players=min(players, 8), options=options)
    entry["players"] = (entry["players"] * 2)[:players]
    assert problem in problems(entry)


def test_two_players_of_one_name_could_not_be_told_apart() -> None:
    assert problems(classic({"name": "Zoe"}, {"name": "zoe"})) == ["same-name"]
    assert problems(classic({"name": ""})) == ["name"]
    assert problems(classic({"name": "x" * 31})) == ["name"]
    assert problems(classic({"name": "a\x1b[2J"})) == ["name"]


def test_every_problem_is_told_at_once_in_both_languages() -> None:
    entry = classic({"wonder": "olympia_b", "stages": 13}, {"coins": -3})
    assert sentences(entry) == [
        "Ada: Olympia B has 3 stages, not 13.",
        "Ben: For the coins a whole number from 0 to 999 is needed, not “-3”.",
    ]
    assert sentences(entry, "de") == [
        "Ada: Olympia B hat 3 Bauabschnitte, nicht 13.",
        "Ben: „-3“ geht nicht (die Münzen): Nötig ist eine ganze Zahl von 0 bis 999.",
    ]
