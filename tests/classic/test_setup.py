"""Rulebook: "Spielvorbereitung"."""

from collections import Counter

import pytest

from tests.classic.builders import a_city, a_table, deal, legal, play
from wonders.core.chance import Dealer, Stream
from wonders.core.decisions import CHANCE, SPECTATOR, ChanceDecision
from wonders.core.match import Match
from wonders.core.options import BadOption, Setting
from wonders.games.classic.actions import DealBoards, DealHands
from wonders.games.classic.card import Card
from wonders.games.classic.cards import ALL_CARDS, CARDS
from wonders.games.classic.counts import Colour
from wonders.games.classic.decisions import DealingBoards
from wonders.games.classic.deck import deck_for, guild_count
from wonders.games.classic.game import Classic
from wonders.games.classic.table import Table
from wonders.games.classic.view import View
from wonders.games.classic.wonders import ALL_BOARDS, WONDERS

SEVERAL = range(3, 8)


def a_deal(players: int, age: int) -> ChanceDecision:
    """What chance is asked at the beginning of an age."""
    before = a_table(*(a_city() for _ in range(max(players, 3))), age=age - 1, phase="deal_age", players=players)
    asked = Classic(players).pending(before)[CHANCE]
    assert isinstance(asked, ChanceDecision)
    return asked


def dealt(players: int, age: int, secret: str = "secret") -> list[Card]:
    answer = a_deal(players, age).sample(Stream(secret.encode(), "deal"))
    assert isinstance(answer, DealHands)
    return [CARDS[id] for id in answer.cards]


def a_match(players: int, seed: int = 1, **options: Setting) -> Match[Table, View]:
    return Match(Classic(players, **options), Dealer.from_seed(seed))


def boards_of(match: Match[Table, View]) -> list[str]:
    return [board.id for board in match.table.boards if board is not None]


def copies_with(mark: int, players: int) -> int:
    """How many copies with this mark are in the three decks: those of a row come into play from the lowest mark on."""
    used = Counter(card for age in (1, 2, 3) for card in deck_for(ALL_CARDS, age, players))
    return sum(mark in sorted(card.marks)[:count] for card, count in used.items())


def test_example_four_players_use_the_cards_marked_3_and_4() -> None:
    assert [mark for mark in range(3, 8) if copies_with(mark, players=4)] == [3, 4]


def test_example_six_players_put_the_cards_marked_7_back() -> None:
    assert [mark for mark in range(3, 8) if copies_with(mark, players=6)] == [3, 4, 5, 6]


@pytest.mark.parametrize("players", SEVERAL)
@pytest.mark.parametrize("age", [1, 2, 3])
def test_a_copy_is_used_if_its_mark_is_not_above_the_number_of_players(age: int, players: int) -> None:
    deck = Counter(deck_for(ALL_CARDS, age, players))
    for card in ALL_CARDS:
        assert deck[card] == (sum(mark <= players for mark in card.marks) if card.age == age else 0)


@pytest.mark.parametrize(("players", "guilds"), [(2, 5), (3, 5), (4, 6), (5, 7), (6, 8), (7, 9)])
def test_two_more_guilds_than_players_are_in_the_third_age(players: int, guilds: int) -> None:
    assert guild_count(players) == guilds
    drawn = [card for card in dealt(players, 3) if card.colour is Colour.PURPLE]
    assert len(set(drawn)) == len(drawn) == guilds


@pytest.mark.parametrize("age", [1, 2])
def test_there_are_no_guilds_before_the_third_age(age: int) -> None:
    assert not any(card.colour is Colour.PURPLE for card in dealt(5, age))


def test_guilds_are_drawn_by_chance() -> None:
    guilds = Counter(card for secret in range(200) for card in dealt(3, 3, f"{secret}") if card.colour is Colour.PURPLE)
    assert len(guilds) == 10
    assert min(guilds.values()) > 60


@pytest.mark.parametrize("players", SEVERAL)
@pytest.mark.parametrize("age", [1, 2, 3])
def test_all_cards_of_an_age_are_dealt_seven_to_everybody(age: int, players: int) -> None:
    whole_deck = Counter(card for card in deck_for(ALL_CARDS, age, players) if card.marks)
    before = a_table(*(a_city() for _ in range(players)), age=age - 1, phase="deal_age")
    table = deal(before).table
    assert [len(hand) for hand in table.hands] == [7] * players
    assert Counter(card for hand in table.hands for card in hand if card.marks) == whole_deck
    assert (table.age, table.turn) == (age, 1)


def test_chance_cannot_deal_what_is_not_in_the_deck() -> None:
    asked, cards = a_deal(3, 3), dealt(3, 3)
    guilds = [card.id for card in cards if not card.marks]
    others = [card.id for card in cards if card.marks]
    assert asked.accepts(DealHands((*others, *guilds)))
    assert not asked.accepts(DealHands((*others, *guilds[1:])))
    assert not asked.accepts(DealHands((*others, guilds[0], *guilds[:-1])))
    assert not asked.accepts(DealHands((*others[:-1], others[0], *guilds)))
    assert not asked.accepts(DealHands((*others[1:], "lumber_yard", *guilds)))


@pytest.mark.parametrize("players", [2, *SEVERAL])
def test_every_city_gets_another_wonder(players: int) -> None:
    for seed in range(20):
        boards = boards_of(a_match(players, seed))
        assert len({id[:-2] for id in boards}) == len(boards) == max(players, 3)


def test_every_wonder_and_side_can_be_dealt() -> None:
    seen = Counter(id for seed in range(200) for id in boards_of(a_match(3, seed)))
    assert set(seen) == {board.id for board in ALL_BOARDS}
    assert min(seen.values()) > 20


def test_chance_cannot_deal_a_wonder_twice() -> None:
    asked = Classic(3).pending(Classic(3).start())[CHANCE]
    assert isinstance(asked, DealingBoards)
    assert asked.accepts(DealBoards(("gizah_a", "rhodos_b", "olympia_a")))
    assert not asked.accepts(DealBoards(("gizah_a", "gizah_b", "olympia_a")))
    assert not asked.accepts(DealBoards(("gizah_a", "rhodos_b")))
    assert not asked.accepts(DealBoards(("gizah_a", "rhodos_b", "pisa_a")))


@pytest.mark.parametrize("side", ["A", "B"])
def test_sides_can_be_the_same_for_all(side: str) -> None:
    assert all(id.endswith(side.lower()) for id in boards_of(a_match(7, sides=side)))


def test_sides_can_be_fixed_for_each_seat() -> None:
    assert [id[-1] for id in boards_of(a_match(4, sides="abba"))] == ["a", "b", "b", "a"]


def test_sides_can_be_chosen_by_all_at_once() -> None:
    match = a_match(3, sides="choose")
    assert list(match.pending) == [0, 1, 2]
    wonders = [id[:-2] for id in boards_of(match)]
    assert [legal(match.table, seat, sides="choose") for seat in range(3)] == [
        [f"board {wonder}_a", f"board {wonder}_b"] for wonder in wonders
    ]
    step = play(match.table, *(f"board {wonder}_b" for wonder in wonders), sides="choose")
    assert [board.id for board in step.table.boards if board] == [f"{wonder}_b" for wonder in wonders]


def test_wonders_can_be_chosen_one_seat_after_the_other() -> None:
    match = a_match(3, wonders="choose")
    for seat, board in enumerate(["gizah_b", "rhodos_a", "olympia_b"]):
        assert list(match.pending) == [seat]
        match.answer(seat, f"board {board}")
    assert boards_of(match) == ["gizah_b", "rhodos_a", "olympia_b"]


def test_a_wonder_that_is_taken_cannot_be_chosen_on_either_side() -> None:
    match = a_match(3, wonders="choose")
    assert len(match.legal(0)) == 14
    match.answer(0, "board gizah_b")
    offered = [str(action) for action in match.legal(1)]
    assert len(offered) == 12
    assert not any("gizah" in text for text in offered)


def test_whoever_chooses_a_wonder_takes_the_side_that_is_agreed() -> None:
    match = a_match(3, wonders="choose", sides="BAB")
    assert [str(action) for action in match.legal(0)] == [f"board {wonder}_b" for wonder in WONDERS]


def test_wonders_can_be_named() -> None:
    match = a_match(3, wonders="olympia,gizah,babylon", sides="BAA")
    assert boards_of(match) == ["olympia_b", "gizah_a", "babylon_a"]
    named = {"olympia", "gizah", "babylon"}
    assert {
        id[:-2] for seed in range(9) for id in boards_of(a_match(3, seed, wonders="olympia,gizah,babylon"))
    } == named


def test_every_city_begins_with_three_coins() -> None:
    for players in (2, 3, 7):
        assert [city.coins for city in a_match(players).table.cities] == [3] * max(players, 3)


def test_boards_and_coins_lie_open_and_hands_do_not() -> None:
    match = a_match(3)
    view = match.view(SPECTATOR)
    assert view.boards == match.table.boards
    assert [city.coins for city in view.cities] == [3, 3, 3]
    assert view.hand == ()
    assert view.hand_sizes == (7, 7, 7)


@pytest.mark.parametrize(
    ("players", "options", "says"),
    [
        (1, {}, "players, not by 1."),
        (8, {}, "without it classic is played by 2 to 7 players."),
        (9, {}, "players, not by 9."),
        (3, {"wonder": "gizah"}, "classic has no option 'wonder'"),
        (3, {"wonders": "gizah,pisa,rhodos"}, "There is no wonder 'pisa'"),
        (3, {"wonders": "gizah,rhodos"}, "3 players need 3 different wonders"),
        (3, {"wonders": "gizah,rhodos,gizah"}, "3 players need 3 different wonders"),
        (3, {"sides": "AC"}, "allowed are: random, choose, A, B, or 3 letters"),
        (3, {"sides": "AB"}, "allowed are: random, choose, A, B, or 3 letters"),
        (3, {"last_card": "never"}, "allowed are: turn, afresh"),
        (3, {"copied_guild": "stolen"}, "allowed are: built, borrowed"),
        (2, {"free_city_sells": "always"}, "allowed are: card, hand"),
    ],
)
def test_a_wrong_option_is_answered_with_what_is_allowed(players: int, options: dict[str, Setting], says: str) -> None:
    with pytest.raises(BadOption) as wrong:
        Classic(players, **options)
    assert says in str(wrong.value)
