"""Conflict tokens on a table must be able to come from three conflicts between neighbours."""

from tests.pad.entries import Entry, a_city, classic, doubts, problems


def tokens(*cities: tuple[int, ...], **options: object) -> Entry:
    return classic(*(a_city(tokens=city) for city in cities), players=len(cities), options=options)


def test_every_conflict_leaves_a_victory_and_a_defeat() -> None:
    assert problems(tokens((1, 3), (-1,), ())) == ["tokens-unequal"]
    assert problems(tokens((1, 3), (-1, -1), ())) == []


def test_a_city_has_two_neighbours_only() -> None:
    assert problems(tokens((5, 5, 5), (-1, -1), (-1,))) == ["tokens-of-age"]


def test_who_lost_must_sit_beside_who_won() -> None:
    assert problems(tokens((1,), (), (-1,), ())) == ["tokens-impossible"]
    assert problems(tokens((1,), (-1,), (), ())) == []


def test_three_cannot_each_be_stronger_than_the_next() -> None:
    assert problems(tokens((1, -1), (1, -1), (1, -1))) == ["tokens-impossible"]
    assert problems(tokens((1, -1), (1, 1), (-1, -1))) == []


def test_one_defeat_an_age_and_side_at_most() -> None:
    assert problems(tokens((1, 1, 3, 3, 5, 5), (-1, -1, -1), (-1, -1, -1))) == []
    assert problems(tokens((1, 1, 3, 3, 5, 5), (-1,) * 4, (-1,) * 2)) == ["tokens-impossible"]


def test_teams_fight_for_two_tokens_across_the_border_only() -> None:
    assert problems(tokens((), (1, 1), (-1, -1), (), teams=True)) == []
    assert problems(tokens((1, 1), (-1, -1), (), (), teams=True)) == ["tokens-impossible"]
    assert problems(tokens((), (1,), (-1,), (), teams=True)) == ["tokens-impossible"]


def test_all_teams_may_win_on_the_same_side() -> None:
    around = ((-1, -1), (1, 1), (-1, -1), (1, 1), (-1, -1), (1, 1))
    assert problems(tokens(*around, teams=True)) == []


def test_diplomacy_lets_others_meet() -> None:
    cities = (a_city(tokens=(1,)), a_city("residence"), a_city(tokens=(-1,)), a_city())
    assert problems(classic(*cities, players=4, options={"expansions": "cities"})) == []
    elsewhere = (a_city(tokens=(1,)), a_city(), a_city(tokens=(-1,)), a_city())
    assert problems(classic(*elsewhere, players=4, options={"expansions": "cities"})) == ["tokens-impossible"]


def test_tomyris_may_have_passed_defeats_on() -> None:
    cities = a_city(tokens=(1, -1)), a_city("tomyris"), a_city()
    assert problems(classic(*cities, options={"expansions": "leaders"})) == []
    assert problems(classic(*cities[:1], players=3)) == ["tokens-impossible"]


def test_tokens_of_the_last_age_fit_the_shields_that_lie_there() -> None:
    def fought(one: tuple[int, ...], other: tuple[int, ...], third: tuple[int, ...]) -> list[str]:
        return doubts(classic(a_city("arsenal", one), a_city("walls", other), a_city("", third)))

    assert fought((5, 5), (5, -1), (-1, -1)) == []
    assert fought((5,), (-1,), ()) == ["shields", "shields"]
    assert fought((), (), ()) == ["shields", "shields"]


def test_without_any_shield_red_cards_were_not_entered() -> None:
    assert doubts(tokens((5, 5), (-1,), (-1,))) == []


def test_with_diplomacy_every_use_of_it_is_thought_of() -> None:
    """The embassy may have kept the second out of the last conflict: then the first met the third only, and once."""
    with_cities = {"expansions": "cities"}
    once = a_city("arsenal", (5,)), a_city("embassy"), a_city("", (-1,))
    assert doubts(classic(*once, options=with_cities)) == []
    twice = a_city("arsenal", (5, 5)), a_city("embassy"), a_city("", (-1, -1))
    assert problems(classic(*twice, options=with_cities)) == ["tokens-impossible"]


def test_no_use_of_diplomacy_explains_a_victory_without_shields() -> None:
    cities = a_city("arsenal", (-1,)), a_city("embassy"), a_city("", (5,))
    assert doubts(classic(*cities, options={"expansions": "cities"})) == ["shields-diplomacy"]


def test_the_tokens_of_a_free_city_need_not_be_known() -> None:
    free = {"wonder": "gizah_a"}
    assert problems(classic(a_city(tokens=(1,)), a_city(), players=2, free_city=free)) == []
    assert problems(classic(a_city(tokens=(1,)), a_city(), players=2, free_city=free | {"conflict_tokens": []})) == [
        "tokens-unequal"
    ]
