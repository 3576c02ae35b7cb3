"""What Leaders changes before the first card is played."""

import pytest

from tests.classic.builders import CARDS
from tests.leaders.builders import BOTH, a_match
from wonders.core.options import BadOption
from wonders.games.classic.counts import Colour
from wonders.games.classic.game import Classic
from wonders.games.classic.options import boards_in_use
from wonders.games.leaders.cards import LEADER_GUILDS, THE_LEADERS
from wonders.games.leaders.state import leaders_of

CITY_LEADERS = ("aspasia", "berenice", "caligula", "darius", "diocletian", "semiramis")


def all_leaders(expansions: str) -> set[str]:
    table = a_match(3, expansions=expansions).table
    return {card.id for card in (*leaders_of(table).supply, *(card for hand in table.hands for card in hand))}


def guilds(expansions: str, players: int = 4) -> tuple[set[str], int]:
    """All guilds that can be drawn, and how many are."""
    for lot, count in Classic(players, expansions=expansions).ruleset.decks[2].draws:
        if lot[0].colour is Colour.PURPLE:
            return {card.id for card in lot}, count
    raise AssertionError("no guilds")


def test_there_are_36_leaders() -> None:
    assert all_leaders("leaders") == {card.id for card in THE_LEADERS}
    assert len(THE_LEADERS) == 36


def test_with_cities_its_six_leaders_are_mixed_in() -> None:
    assert all_leaders(BOTH) - all_leaders("leaders") == set(CITY_LEADERS)
    assert len(all_leaders(BOTH)) == 42


def test_without_leaders_in_play_those_of_cities_are_left_out() -> None:
    table = a_match(3, expansions="cities").table
    assert leaders_of(table).reserves == () and leaders_of(table).supply == ()
    decks = Classic(3, expansions="cities").ruleset.decks
    assert not {card.id for deck in decks for draws in deck.draws for card in draws.lot} & set(CITY_LEADERS)


def test_the_four_guilds_join_the_others_and_as_many_are_drawn_as_before() -> None:
    base, drawn = guilds("none")
    more, still = guilds("leaders")
    assert more - base == {card.id for card in LEADER_GUILDS}
    assert drawn == still == 6
    assert len(guilds(BOTH)[0]) == 10 + 4 + 3
    assert guilds(BOTH, 8)[1] == 9


def test_every_city_begins_with_six_coins() -> None:
    assert [city.coins for city in a_match(4, expansions="leaders").table.cities] == [6] * 4
    assert [city.coins for city in a_match(4, expansions="cities").table.cities] == [3] * 4


def test_the_free_city_begins_with_six_coins_too() -> None:
    assert [city.coins for city in a_match(2, expansions="leaders").table.cities] == [6] * 3


def test_rome_is_among_the_boards_with_the_expansion_only() -> None:
    assert {"rome_a", "rome_b"} <= {board.id for board in boards_in_use({"expansions": "leaders"})}
    assert not {board.id for board in boards_in_use({"expansions": "cities"})} & {"rome_a", "rome_b"}
    with pytest.raises(BadOption, match="The wonder rome needs the expansion leaders"):
        Classic(3, wonders="rome,gizah,rhodos")


def test_seven_can_play_with_leaders_and_eight_with_cities_too() -> None:
    assert Classic(7, expansions="leaders").players == 7
    assert Classic(8, expansions=BOTH).players == 8
    with pytest.raises(BadOption, match="cities"):
        Classic(8, expansions="leaders")


def test_leaders_are_no_cards_of_an_age() -> None:
    assert all(card.age == 0 and not card.marks and not card.free_if for card in THE_LEADERS)
    assert all(CARDS[id].age == 0 and CARDS[id].colour is Colour.WHITE for id in CITY_LEADERS)
    for deck in Classic(5, expansions=BOTH).ruleset.decks:
        cards = (*deck.fixed, *(card for draws in deck.draws for card in draws.lot))
        assert not any(card.colour is Colour.WHITE for card in cards)
