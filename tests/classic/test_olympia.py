"""Rulebook: "Statue des Zeus in Olympia", sides A and B."""

from tests.classic.builders import a_city, a_table, deal, game_of, kinds, legal, play, result, score, ways
from wonders.games.classic.city import City
from wonders.games.classic.events import CardBuilt

FREELY = "using=free_build"
CANNOT: list[str] = []


def an_olympia(built: str = "", coins: int = 0, goods: str = "", used: bool = False) -> City:
    return a_city("olympia_a", built, coins=coins, goods=goods, stages=2, used=used)


def test_olympia_a_builds_once_an_age_without_cost() -> None:
    table = a_table(an_olympia(), hands=["palace", "", "pantheon"])
    assert ways(table, "build palace") == [FREELY]
    step = play(table, f"build palace {FREELY}")
    assert kinds(step, "CardBuilt")[0] == CardBuilt(0, kinds(step, "CardBuilt")[0].seen_by(0)["card"], 0, "free_build")
    assert not kinds(step, "CoinsPaid")
    assert "Palace" in step.table.cities[0].standing.names
    assert ways(step.table, "build pantheon") == CANNOT


def test_the_free_building_also_saves_the_coins_of_a_cost() -> None:
    assert ways(a_table(an_olympia(coins=0), hands=["timber_yard"]), "build timber_yard") == [FREELY]


def test_the_right_begins_in_the_turn_after_the_stage() -> None:
    city = a_city("olympia_a", coins=0, goods="S S", stages=1)
    table = a_table(city, hands=["altar palace", "", "palace"])
    assert ways(table, "build palace") == CANNOT
    after = play(table, "stage altar").table
    assert ways(after, "build palace") == [FREELY]


def test_the_right_comes_back_in_the_next_age() -> None:
    used = play(a_table(an_olympia(), hands=["palace"], turn=6), f"build palace {FREELY}").table
    assert used.cities[0].spent
    age_two = deal(used, "aqueduct").table
    assert (age_two.age, age_two.turn) == (2, 1)
    assert not age_two.cities[0].spent
    assert ways(age_two, "build aqueduct") == [FREELY]


def test_a_stage_of_the_last_turn_serves_from_the_next_age_on() -> None:
    city = a_city("olympia_a", coins=0, goods="S S", stages=1)
    after = play(a_table(city, hands=["altar"], turn=6), "stage altar").table
    assert ways(deal(after, "statue").table, "build statue") == [FREELY]


def test_the_right_can_be_left_and_the_cost_be_paid() -> None:
    table = a_table(an_olympia(goods="S", coins=2), a_city(goods="S"), hands=["baths aqueduct quarry"])
    assert ways(table, "build baths") == ["", FREELY]
    paid = play(table, "build baths").table
    assert not paid.cities[0].spent
    assert ways(table, "build quarry") == ["bank=1", FREELY]


def test_cards_that_cost_nothing_do_not_use_up_the_right() -> None:
    table = a_table(an_olympia("altar"), hands=["theater temple"])
    assert ways(table, "build theater") == [""]
    assert ways(table, "build temple") == [""]
    assert not play(table, "build temple").table.cities[0].spent


def test_the_free_building_may_not_repeat_a_name() -> None:
    assert ways(a_table(an_olympia("baths loom_age1"), hands=["baths loom_age2"]), "build baths") == CANNOT
    assert ways(a_table(an_olympia("baths loom_age1"), hands=["baths loom_age2"]), "build loom_age2") == CANNOT


def test_the_right_builds_buildings_and_no_stages() -> None:
    table = a_table(an_olympia(), hands=["palace"])
    assert not any(text.startswith("stage") for text in legal(table))


def test_the_right_serves_guilds_too() -> None:
    assert ways(a_table(an_olympia(), hands=["spies_guild"], age=3), "build spies_guild") == [FREELY]


def test_everybody_sees_that_the_right_is_used_up() -> None:
    after = play(a_table(an_olympia(), hands=["palace"]), f"build palace {FREELY}").table
    assert all(game_of(after).view(after, seat).cities[0].spent for seat in (0, 1, 2))


# Side B: the third stage copies a guild of a neighbour.


def a_copier(built: str = "", brown: int = 0, grey: int = 0) -> City:
    return a_city("olympia_b", built, stages=3, coins=0, brown=brown, grey=grey)


def copied(city: City, left: City, right: City, copied_guild: str = "built") -> tuple[str, int]:
    """The guild that is copied, and the points that the third stage adds."""
    lines = score(city, left, right, copied_guild).lines
    copies = [line.source for line in lines if line.reason.key == "classic-line-copied"]
    before = city.but(standing=city.standing.but(stages=2))
    more = sum(line.points for line in lines) - score(before, left, right, copied_guild).total
    return (copies or ["none"])[0], more


def test_olympia_b_copies_the_guild_of_a_neighbour_that_is_worth_most() -> None:
    left = a_city("", "workers_guild", brown=2)
    right = a_city("", "spies_guild", red=3)
    assert copied(a_copier(), left, right) == ("spies_guild", 3)
    assert copied(a_copier(), left, a_city("", "spies_guild", red=1)) == ("workers_guild", 2)


def test_only_the_third_stage_copies() -> None:
    city = a_city("olympia_b", stages=2)
    assert score(city, a_city("", "spies_guild", red=3)).of("guilds") == 0


def test_without_a_guild_next_door_nothing_is_copied() -> None:
    assert copied(a_copier("spies_guild"), a_city(red=2), a_city()) == ("none", 0)
    cities = (a_copier(), a_city(), a_city("", "spies_guild"), a_city(red=3))
    assert result(*cities).sheet[0].of("guilds") == 0


def test_a_copied_guild_looks_at_the_neighbours_of_the_one_who_copies() -> None:
    """Its owner is a neighbour here, the owner's other neighbour is not."""
    cities = (a_copier(), a_city("", "workers_guild", brown=1), a_city(brown=4), a_city(brown=2))
    sheet = result(*cities).sheet
    assert sheet[0].of("guilds") == 1 + 2
    assert sheet[1].of("guilds") == 4


def test_copying_does_not_touch_the_owner_of_the_guild() -> None:
    owner = a_city("", "workers_guild", brown=1)
    with_copy = result(a_copier(brown=2), owner, a_city(brown=3)).sheet[1]
    without = result(a_city(brown=2), owner, a_city(brown=3)).sheet[1]
    assert with_copy == without


def test_a_copied_shipowners_guild_counts_the_own_cards_and_itself() -> None:
    owner = a_city("", "shipowners_guild", brown=5)
    assert copied(a_copier("spies_guild", brown=2, grey=1), owner, a_city()) == ("shipowners_guild", 2 + 1 + 1 + 1)


def test_a_borrowed_shipowners_guild_does_not_count_itself() -> None:
    owner = a_city("", "shipowners_guild", brown=5)
    city = a_copier("spies_guild", brown=2, grey=1)
    assert copied(city, owner, a_city(), copied_guild="borrowed") == ("shipowners_guild", 2 + 1 + 1)
    assert copied(a_copier(), owner, a_city(), copied_guild="borrowed") == ("shipowners_guild", 0)


def test_the_own_shipowners_guild_does_not_count_a_copied_guild() -> None:
    city = a_copier("shipowners_guild")
    assert score(city, a_city("", "spies_guild", red=1)).of("guilds") == 1 + 1


def test_a_copied_scientists_guild_scores_in_science_what_it_adds() -> None:
    city = a_city("olympia_b", stages=3, coins=0, science="compass gear")
    scientists = a_city("", "scientists_guild")
    assert copied(city, scientists, a_city()) == ("scientists_guild", 8)  # a third symbol: 1 and a set
    assert score(city, scientists).of("science") == 3 + 7
    assert score(city, scientists).of("guilds") == 0


def test_the_better_of_science_and_points_is_copied() -> None:
    city = a_city("olympia_b", stages=3, coins=0, science="compass gear")
    scientists = a_city("", "scientists_guild")
    assert copied(city, scientists, a_city("", "spies_guild", red=9)) == ("spies_guild", 9)
    assert copied(city, scientists, a_city("", "spies_guild", red=7)) == ("scientists_guild", 8)


def test_a_copied_scientists_guild_is_used_jointly_with_the_other_free_symbols() -> None:
    """Two gears: one free symbol makes a third gear (9), two make four gears (16), not a set with pairs (13)."""
    city = a_city("olympia_b", stages=3, science="gear gear", free_symbols=1)
    assert score(city).of("science") == 9
    assert score(city, a_city("", "scientists_guild")).of("science") == 16
    one_gear = a_city("olympia_b", stages=3, science="gear", free_symbols=1)
    assert score(one_gear).of("science") == 4
    assert score(one_gear, a_city("", "scientists_guild")).of("science") == 3 + 7


def test_a_copied_strategists_guild_counts_the_defeats_of_the_own_neighbours() -> None:
    owner = a_city("", "strategists_guild", defeats=2)
    assert copied(a_copier(), owner, a_city(defeats=3)) == ("strategists_guild", 5)
    assert copied(a_copier().but(defeats=4), owner, a_city()) == ("strategists_guild", 2)


def test_a_copied_builders_guild_counts_the_own_stages_and_those_of_the_own_neighbours() -> None:
    owner = a_city("gizah_b", "builders_guild", stages=4)
    assert copied(a_copier(), owner, a_city("rhodos_b", stages=1))[0] == "builders_guild"
    assert score(a_copier(), owner, a_city("rhodos_b", stages=1)).of("guilds") == 3 + 4 + 1


def test_the_sheet_names_the_copied_guild() -> None:
    lines = score(a_copier(), a_city("", "spies_guild", red=3)).lines
    assert [(line.category, line.points, line.source) for line in lines if line.points][-1] == (
        "guilds",
        3,
        "spies_guild",
    )
