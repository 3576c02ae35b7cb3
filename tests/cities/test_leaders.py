"""The six leaders of this expansion, used only together with Leaders. Rulebook: "Beschreibung der Anführer"."""

import pytest

from tests.cities.builders import (
    BOTH,
    CANNOT,
    FILLER,
    a_city,
    a_table,
    an_age_ends,
    cards,
    coins,
    conflict_tokens,
    game,
    legal,
    play,
    result,
    score,
    tokens,
    ways,
)
from tests.classic.builders import deal, with_leaders
from wonders.core.decisions import IllegalAction
from wonders.games.cities.cards import CITY_LEADERS
from wonders.games.classic.city import City
from wonders.games.classic.game import Classic
from wonders.games.classic.table import Table


def recruiting(*cities: City, leaders: str = "") -> Table:
    """Before the first age, everybody about to use a leader; seat 0 holds these."""
    table = a_table(*cities, phase="recruit", age=0, turn=0)
    others = cards("nero"), cards("midas")
    return with_leaders(table.but(hands=((), (), ())), reserves=(cards(leaders), *others), retired=((), (), ()))


@pytest.mark.parametrize("leader", CITY_LEADERS, ids=repr)
def test_the_leaders_are_in_the_game_only_if_leaders_and_cities_both_are(leader: object) -> None:
    def dealt(expansions: str) -> set[object]:
        game = Classic(3, expansions=expansions, wonders="gizah,rhodos,babylon", sides="A")
        asked = game.pending(game.start())
        return {card for decision in asked.values() for card in getattr(decision, "leaders", ())}

    assert leader in dealt("cities,leaders")
    assert leader not in dealt("leaders")
    assert dealt("cities") == set()


def test_aspasia_takes_a_diplomacy_token_when_she_is_recruited_and_is_worth_two_points() -> None:
    after = play(recruiting(leaders="aspasia"), "recruit aspasia bank=3", expansions=BOTH).table
    assert tokens(after, "diplomacy") == [1, 0, 0]
    assert score(after.cities[0], expansions=BOTH).of("extras") == 2


def test_berenice_adds_a_coin_to_a_sale_and_to_a_tavern() -> None:
    table = a_table(a_city("", "berenice"), hands=["tavern"])
    assert coins(play(table, f"sell {FILLER}", expansions=BOTH).table)[0] == 3 + 4
    assert coins(play(table, "build tavern", expansions=BOTH).table)[0] == 3 + 6


def test_berenice_adds_nothing_to_coins_of_neighbours() -> None:
    table = a_table(a_city("", "berenice", goods="S"), a_city(), hands=["", "baths"])
    assert coins(play(table, None, "build baths right=2", expansions=BOTH).table) == [5, 1, 3]


def test_berenice_adds_one_coin_in_a_turn_the_last_card_included() -> None:
    table = a_table(a_city("babylon_b", "berenice", stages=2), hands=["altar theater"], turn=6)
    first = play(table, "sell altar", expansions=BOTH).table
    last = play(first, "sell theater", expansions=BOTH).table
    assert coins(last)[0] == 3 + 4 + 3


def test_berenice_adds_a_coin_again_in_the_next_turn() -> None:
    table = a_table(a_city("", "berenice"))
    second = play(play(table, f"sell {FILLER}", expansions=BOTH).table, f"sell {FILLER}", expansions=BOTH).table
    assert coins(second)[0] == 3 + 8


def test_berenice_profits_from_the_gambling_of_a_neighbour() -> None:
    table = a_table(a_city(), a_city("", "berenice"), hands=["gambling_den"])
    assert coins(play(table, "build gambling_den", expansions=BOTH).table) == [9, 3 + 1 + 1, 4]


def test_caligula_builds_one_black_card_an_age_without_cost() -> None:
    table = a_table(a_city("", "caligula", coins=0), hands=["militia pigeon_loft baths"])
    assert ways(table, "build militia", expansions=BOTH) == ["using=caligula"]
    assert ways(table, "build baths", expansions=BOTH) == CANNOT
    after = play(table, "build militia using=caligula", expansions=BOTH).table
    assert after.cities[0].standing.shields == 2
    again = after.but(hands=table.hands)
    assert ways(again, "build pigeon_loft", expansions=BOTH) == CANNOT


def test_caligula_leaves_the_choice_to_pay_and_is_not_used_for_free_cards() -> None:
    table = a_table(a_city("", "caligula", coins=3), hands=["militia hideout"])
    assert ways(table, "build militia", expansions=BOTH) == ["bank=3", "using=caligula"]
    assert ways(table, "build hideout", expansions=BOTH) == [""]


def test_caligula_may_build_again_in_the_next_age() -> None:
    table = a_table(a_city("", "caligula", coins=0), hands=["militia altar"], turn=6)
    over = play(table, "build militia using=caligula", expansions=BOTH).table
    assert over.cities[0].spent == {"caligula"}
    skipped = over.but(phase="deal_age")
    assert deal(skipped, expansions=BOTH).table.cities[0].spent == frozenset()


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        ("build baths using=caligula", "black"),
        ("build hideout using=caligula", "nothing anyway"),
        ("build militia using=nero", "no right called"),
    ],
)
def test_a_wrong_use_of_caligula_is_explained(answer: str, why: str) -> None:
    table = a_table(a_city("", "caligula", coins=0), hands=["militia hideout baths"])
    with pytest.raises(IllegalAction, match=why):
        play(table, answer, expansions=BOTH)


def test_who_has_no_caligula_or_has_used_him_is_told_so() -> None:
    none = a_table(a_city(coins=0), hands=["militia"])
    with pytest.raises(IllegalAction, match="no right"):
        play(none, "build militia using=caligula", expansions=BOTH)
    used = a_table(a_city("", "caligula", coins=0).but(spent=frozenset({"caligula"})), hands=["militia"])
    with pytest.raises(IllegalAction, match="in this age already"):
        play(used, "build militia using=caligula", expansions=BOTH)


def test_darius_is_worth_a_point_for_each_black_card_of_his_city() -> None:
    city = a_city("", "darius hideout", black=2)
    end = result(city, a_city(black=5), a_city(), expansions=BOTH)
    assert [line.points for line in end.sheet[0].lines if line.source == "darius"] == [3]


def test_diocletian_brings_two_coins_for_each_black_card_built_from_now_on() -> None:
    table = a_table(a_city("", "diocletian lair"), hands=["hideout", "gambling_den"])
    after = play(table, "build hideout", "build gambling_den", expansions=BOTH).table
    assert coins(after) == [3 + 2 + 1, 9, 4]


def test_diocletian_brings_nothing_for_other_cards_or_stages() -> None:
    table = a_table(a_city("gizah_a", "diocletian", goods="S S"), hands=["altar hideout"])
    assert coins(play(table, "build altar", expansions=BOTH).table)[0] == 3
    assert coins(play(table, "stage hideout", expansions=BOTH).table)[0] == 3


def test_diocletian_pays_for_a_black_card_from_the_discard_pile() -> None:
    city = a_city("halikarnassos_b", "diocletian", goods="O O")
    table = a_table(city, hands=["altar"], discard="militia")
    after = play(table, "stage altar", expansions=BOTH).table
    assert coins(play(after, "revive militia", expansions=BOTH).table)[0] == 5


def test_semiramis_makes_shields_of_defeat_tokens() -> None:
    cities = a_city("", "semiramis", defeats=2, shields=1), a_city(shields=2), a_city(shields=3)
    after = an_age_ends(*cities, expansions=BOTH)
    assert conflict_tokens(after) == [((1,), 2), ((), 2 - 0), ((1,), 0)]


def test_semiramis_counts_no_defeat_of_the_same_conflict() -> None:
    cities = a_city("", "semiramis", shields=1), a_city(shields=2), a_city(shields=1)
    after = an_age_ends(*cities, expansions=BOTH)
    assert conflict_tokens(after)[0] == ((), 1)
    next_age = an_age_ends(*after.cities, age=2, expansions=BOTH)
    assert next_age.cities[0].victories == (3,)


def test_semiramis_keeps_her_defeats_at_minus_one_each() -> None:
    city = a_city("", "semiramis", defeats=3)
    assert result(city, a_city(), a_city(), expansions=BOTH).sheet[0].of("military") == -3


def test_semiramis_serves_in_teams_too() -> None:
    cities = a_city(), a_city("", "semiramis", defeats=2), a_city(shields=1), a_city()
    after = an_age_ends(*cities, expansions=BOTH, teams=True)
    assert conflict_tokens(after) == [((), 0), ((1, 1), 2), ((), 2), ((), 0)]


def test_without_semiramis_defeats_are_no_shields() -> None:
    after = an_age_ends(a_city(defeats=5), a_city(shields=1), a_city())
    assert conflict_tokens(after)[0] == ((), 6)


def test_leaders_of_this_expansion_can_be_put_under_a_stage_or_sold() -> None:
    table = recruiting(a_city("gizah_a", goods="S S"), leaders="darius")
    assert set(legal(table, expansions=BOTH)) == {"stage darius", "sell darius"}
    assert game(table, BOTH).pending(table).keys() == {0, 1, 2}
