"""Teams of two. Rulebook: "Spielregel für die Team-Variante". Seats 0 and 1 are partners, 2 and 3, and so on."""

from random import Random

import pytest

from tests.cities.builders import (
    BOTH,
    DEBT,
    DIPLOMACY,
    a_city,
    a_table,
    an_age_ends,
    coins,
    conflict_tokens,
    debts,
    dues,
    kinds,
    legal,
    play,
    result,
    settle,
    tokens,
    ways,
)
from wonders.games.classic.city import City
from wonders.games.classic.game import Classic
from wonders.games.classic.scoring import outcome
from wonders.games.classic.view import partner_of

NOBODY = ((), 0)
WORTH = {1: 1, 2: 3, 3: 5}


def warriors(*shields: int, aside: str = "") -> list[City]:
    """Cities with so many shields; those whose numbers are named hold a diplomacy token."""
    away = set(map(int, aside.split()))
    return [a_city(shields=count).but(tokens=DIPLOMACY * (at in away)) for at, count in enumerate(shields)]


def test_partners_sit_side_by_side() -> None:
    assert [partner_of(seat) for seat in range(8)] == [1, 0, 3, 2, 5, 4, 7, 6]


# Conflicts


def test_partners_do_not_fight_each_other() -> None:
    after = an_age_ends(*warriors(5, 0, 0, 5), teams=True)
    assert conflict_tokens(after) == [NOBODY] * 4


@pytest.mark.parametrize("age", [1, 2, 3])
def test_a_conflict_brings_two_victory_and_two_defeat_tokens(age: int) -> None:
    after = an_age_ends(*warriors(0, 2, 1, 0), age=age, teams=True)
    worth = {1: 1, 2: 3, 3: 5}[age]
    assert conflict_tokens(after) == [NOBODY, ((worth, worth), 0), ((), 2), NOBODY]


def test_everybody_fights_one_opponent_the_first_and_the_last_too() -> None:
    after = an_age_ends(*warriors(2, 0, 1, 3), teams=True)
    assert conflict_tokens(after) == [((), 2), ((), 2), ((1, 1), 0), ((1, 1), 0)]


def test_equal_strength_brings_nothing() -> None:
    assert conflict_tokens(an_age_ends(*warriors(1, 2, 2, 1), teams=True)) == [NOBODY] * 4


@pytest.mark.parametrize("count", [4, 6, 8])
def test_conflicts_of_any_number_of_teams(count: int) -> None:
    rng = Random(count)
    for _ in range(60):
        shields = [rng.randint(0, 3) for _ in range(count)]
        away = {at for at in range(count) if rng.random() < 0.3}
        age = rng.choice((1, 2, 3))
        after = an_age_ends(*warriors(*shields, aside=" ".join(map(str, away))), age=age, teams=True)
        for at in range(count):
            partner = at + 1 if at % 2 == 0 else at - 1
            (foe,) = {(at + 1) % count, (at - 1) % count} - {partner}
            lots = 1 if {at, foe} & away else 2
            won, lost = shields[at] > shields[foe], shields[at] < shields[foe]
            assert conflict_tokens(after)[at] == ((WORTH[age],) * lots * won, lots * lost)
        assert tokens(after, "diplomacy") == [0] * count


# Diplomacy


def test_example_cedrick_spends_diplomacy_and_loses_and_thomas_wins() -> None:
    """Third age: one defeat token for Cédrick, one victory token for his opponent; for Thomas and his opponent two."""
    cedrick, thomas, his_foe, other_foe = warriors(1, 3, 2, 4, aside="0")
    after = an_age_ends(cedrick, thomas, his_foe, other_foe, age=3, teams=True)
    assert conflict_tokens(after) == [((), 1), ((5, 5), 0), ((), 2), ((5,), 0)]
    assert tokens(after, "diplomacy") == [0, 0, 0, 0]


def test_one_who_spends_diplomacy_takes_part_and_can_win() -> None:
    after = an_age_ends(*warriors(0, 2, 1, 0, aside="1"), teams=True)
    assert conflict_tokens(after) == [NOBODY, ((1,), 0), ((), 1), NOBODY]


def test_diplomacy_of_a_partner_changes_nothing() -> None:
    after = an_age_ends(*warriors(0, 2, 1, 0, aside="0"), teams=True)
    assert conflict_tokens(after) == [NOBODY, ((1, 1), 0), ((), 2), NOBODY]
    assert tokens(after, "diplomacy") == [0, 0, 0, 0]


def test_with_diplomacy_of_both_partners_all_four_take_one_token() -> None:
    after = an_age_ends(*warriors(2, 0, 1, 1, aside="0 1"), age=2, teams=True)
    assert conflict_tokens(after) == [((3,), 0), ((), 1), ((3,), 0), ((), 1)]


def test_with_diplomacy_of_both_opponents_it_is_one_token_too() -> None:
    after = an_age_ends(*warriors(0, 2, 1, 0, aside="1 2"), teams=True)
    assert conflict_tokens(after) == [NOBODY, ((1,), 0), ((), 1), NOBODY]


def test_the_token_must_be_spent_and_only_one_of_several() -> None:
    cities = [a_city(), a_city(shields=1).but(tokens=DIPLOMACY * 2), a_city(), a_city()]
    step = play(a_table(*cities, turn=6), teams=True)
    assert tokens(step.table, "diplomacy") == [0, 1, 0, 0]
    assert step.table.cities[1].victories == (1,)
    assert len(kinds(step, "TokenSpent")) == 1


def test_a_token_is_spent_even_in_a_draw() -> None:
    after = an_age_ends(*warriors(0, 0, 0, 0, aside="1"), teams=True)
    assert tokens(after, "diplomacy") == [0, 0, 0, 0]


def test_nero_is_paid_for_both_tokens_and_berenice_adds_one_coin() -> None:
    cities = [a_city(), a_city("", "nero berenice", shields=1, coins=0), a_city(), a_city()]
    after = an_age_ends(*cities, expansions=BOTH, teams=True)
    assert coins(after)[1] == 2 * 2 + 1


# Coins


def test_a_loss_hits_the_partner_too() -> None:
    table = a_table(*(a_city() for _ in range(4)), hands=["hideout"])
    after = play(table, "build hideout", teams=True).table
    assert dues(after, teams=True) == {1: 1, 2: 1, 3: 1}
    settled = settle(after, {1: 0, 2: 1, 3: 1}, teams=True).table
    assert debts(settled) == [0, 1, 0, 0]


def test_gambling_brings_coins_to_the_partner_as_to_any_neighbour() -> None:
    after = play(a_table(*(a_city() for _ in range(6)), hands=["gambling_den"]), "build gambling_den", teams=True).table
    assert coins(after) == [9, 4, 3, 3, 3, 4]


def test_trade_between_partners_is_paid() -> None:
    table = a_table(a_city(), a_city(goods="S"), a_city(), a_city(), hands=["baths"])
    assert ways(table, "build baths", teams=True) == ["left=2"]
    assert coins(play(table, "build baths left=2", teams=True).table) == [1, 5, 3, 3]


def test_own_goods_are_used_before_any_are_bought() -> None:
    table = a_table(a_city(goods="S"), a_city(goods="S"), a_city(), a_city(), hands=["baths"])
    assert ways(table, "build baths", teams=True) == [""]


def test_nothing_is_bought_for_a_building_that_is_free() -> None:
    table = a_table(a_city("", "baths", coins=9), a_city(goods="S S S"), a_city(), a_city(), hands=["aqueduct altar"])
    assert ways(table, "build aqueduct", teams=True) == [""]
    assert ways(table, "build altar", teams=True) == [""]


def test_no_action_gives_coins_or_cards_away() -> None:
    table = a_table(*(a_city(coins=9) for _ in range(4)), hands=["altar", "palace"])
    verbs = {text.split()[0] for text in legal(table, teams=True)}
    assert verbs <= {"build", "stage", "sell"}
    after = play(table, "build altar", "sell palace", teams=True).table
    assert coins(after)[:2] == [9, 12]


def test_partners_see_masks_and_guilds_as_of_any_neighbour() -> None:
    cities = a_city("", "pigeon_loft guild_of_shadows"), a_city(science="gear", black=2), a_city(), a_city()
    end = result(*cities, teams=True)
    assert (end.sheet[0].of("science"), end.sheet[0].of("guilds")) == (1, 2)


# The end


def test_the_points_of_partners_are_added() -> None:
    """The best player loses with the weakest partner."""
    cities = (
        a_city("", "palace town_hall", coins=0),
        a_city(coins=0).but(tokens=DEBT * 4),
        a_city("", "pantheon", coins=0),
        a_city("", "gardens", coins=0),
    )
    end = result(*cities, teams=True)
    assert end.points == (14, -4, 7, 5)
    assert (end.ranks, end.winners, end.reason) == ((2, 2, 1, 1), (2, 3), "points")


def test_equal_teams_are_separated_by_the_coins_of_both() -> None:
    cities = a_city(coins=2), a_city(coins=2), a_city(coins=2), a_city(coins=1)
    end = result(*cities, teams=True)
    assert (end.points, end.winners, end.reason) == ((0, 0, 0, 0), (0, 1), "tie-break")


def test_equal_points_and_coins_share_the_victory() -> None:
    cities = a_city(coins=2), a_city(coins=0), a_city(coins=1), a_city(coins=1), a_city(coins=0), a_city(coins=1)
    end = result(*cities, teams=True)
    assert (end.ranks, end.winners, end.reason) == ((1, 1, 1, 1, 3, 3), (0, 1, 2, 3), "shared")


def test_the_same_points_of_two_in_one_team_are_no_tie() -> None:
    cities = a_city("", "palace"), a_city("", "palace"), a_city(), a_city()
    assert result(*cities, teams=True).reason == "points"


def test_teams_play_the_base_game_too() -> None:
    """Without black cards, with double tokens."""
    after = an_age_ends(*warriors(0, 2, 1, 0), expansions="none", teams=True)
    assert conflict_tokens(after) == [NOBODY, ((1, 1), 0), ((), 2), NOBODY]
    end = result(a_city("", "palace"), a_city(), a_city(), a_city(), expansions="none", teams=True)
    assert end.winners == (0, 1)


def test_the_sheet_tells_what_partners_have_together() -> None:
    cities = tuple(a_city(coins=3 * coins) for coins in (1, 2, 4, 8))
    found = outcome(cities, range(4), Classic(4, teams=True).ruleset)
    assert found.teams == ((0, 1), (2, 3))
    assert [found.together(seat) for seat in range(4)] == [3, 3, 12, 12]
    assert found.winners == (2, 3)
