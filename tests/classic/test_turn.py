"""Rulebook: "Spielablauf", "Ablauf eines Zeitalters", "Das Gebäude errichten", "Karten weitergeben"."""

from itertools import permutations

import pytest

from tests.classic.builders import FILLER, a_city, a_table, cards, game_of, ids, kinds, legal, play, ways
from wonders.core.actions import Action
from wonders.core.chance import Dealer
from wonders.core.decisions import CHANCE, SPECTATOR, IllegalAction, Seat
from wonders.core.match import Match
from wonders.games.classic.actions import Sell
from wonders.games.classic.game import Classic
from wonders.games.classic.table import Table

CANNOT: list[str] = []


def sell_everything(game: Classic, seed: int = 1) -> list[Table]:
    """A whole match in which everybody always sells the first card: its tables."""
    match = Match(game, Dealer.from_seed(seed))
    while match.pending:
        for seat in match.waiting_for:
            match.answer(seat, next(action for action in match.legal(seat) if isinstance(action, Sell)))
    return [step.table for step in match.steps]


def test_a_match_has_three_ages_of_six_turns() -> None:
    tables = sell_everything(Classic(3))
    turns = [(table.age, table.turn) for table in tables if table.phase == "pick"]
    assert turns == [(age, turn) for age in (1, 2, 3) for turn in range(1, 7)]
    assert tables[-1].phase == "over"


def test_hands_shrink_by_a_card_a_turn() -> None:
    tables = [table for table in sell_everything(Classic(4)) if table.phase == "pick"]
    assert [len(hand) for table in tables for hand in table.hands] == [8 - t.turn for t in tables for _ in range(4)]


def test_everybody_picks_a_card_at_the_same_time() -> None:
    table = a_table(*(a_city() for _ in range(5)))
    assert list(game_of(table).pending(table)) == [0, 1, 2, 3, 4]


def test_nothing_happens_before_the_last_seat_has_chosen() -> None:
    match = Match(Classic(3), Dealer.from_seed(1))
    before = match.table
    views = [match.view(seat) for seat in (0, 1, 2, SPECTATOR)]
    for seat in (2, 0):
        assert match.answer(seat, match.legal(seat)[-1]) is None
    assert match.table is before
    assert [match.view(seat) for seat in (0, 1, 2, SPECTATOR)] == views
    assert match.answer(1, match.legal(1)[-1]) is not None
    assert match.table.turn == 2


def test_the_order_in_which_answers_come_does_not_matter() -> None:
    table = a_table(
        a_city(goods="S"), a_city(), a_city("", "excavation"), hands=["vineyard", "baths", "guard_tower"], age=2
    )
    texts = {0: "build vineyard", 1: "build baths right=2", 2: "sell guard_tower"}
    answers: dict[Seat, Action] = {seat: game_of(table).notation.parse(text) for seat, text in texts.items()}
    steps = [game_of(table).apply(table, {seat: answers[seat] for seat in order}) for order in permutations(texts)]
    assert all(step == steps[0] for step in steps)


def test_every_card_has_three_uses() -> None:
    table = a_table(a_city("gizah_a", goods="S", coins=0), hands=["baths"])
    assert [text for text in legal(table) if "baths" in text] == ["build baths", "stage baths", "sell baths"]


def test_a_building_stands_open_in_the_city() -> None:
    table = a_table(hands=["altar"])
    step = play(table, "build altar")
    assert ids(step.table.cities[0].standing.built) == ["altar"]
    for seat in (0, 1, 2, SPECTATOR):
        assert game_of(table).view(step.table, seat).cities == step.table.cities
        assert kinds(step, "CardBuilt")[0].seen_by(seat)["card"].id == "altar"


def test_two_buildings_of_one_name_never_stand_in_one_city() -> None:
    table = a_table(a_city("gizah_a", "altar", goods="S"), hands=["altar"])
    assert [text for text in legal(table) if "altar" in text] == ["stage altar", "sell altar"]
    with pytest.raises(IllegalAction) as wrong:
        play(table, "build altar")
    assert wrong.value.rule == "classic-40"


@pytest.mark.parametrize("name", ["loom", "glassworks", "press"])
def test_the_grey_buildings_of_two_ages_share_their_names(name: str) -> None:
    for here, there in ((1, 2), (2, 1)):
        table = a_table(a_city("", f"{name}_age{here}"), hands=[f"{name}_age{there}"])
        assert ways(table, f"build {name}_age{there}") == CANNOT


def test_a_name_counts_in_the_own_city_only() -> None:
    table = a_table(a_city(), a_city("", "altar"), a_city("", "altar"), hands=["altar"])
    assert ways(table, "build altar") == [""]


def test_two_copies_of_a_card_in_hand_are_two_cards() -> None:
    table = a_table(hands=["altar altar"])
    after = play(table, "build altar").table
    assert after.hands[1] == cards(f"{FILLER} " * 5 + "altar")


def test_an_answer_outside_the_hand_is_refused() -> None:
    table = a_table(hands=["altar", "baths"])
    for wrong in ("build baths", "sell baths", "build altar left=1", "stage altar", "revive altar", "decline"):
        with pytest.raises(IllegalAction):
            play(table, wrong)


@pytest.mark.parametrize(("age", "to"), [(1, 1), (2, 3), (3, 1)])
def test_hands_go_left_in_ages_1_and_3_and_right_in_age_2(age: int, to: Seat) -> None:
    table = a_table(*(a_city() for _ in range(4)), hands=["altar theater"], age=age)
    after = play(table, "build altar").table
    assert ids(after.hands[to]).count("theater") == 1
    assert sum(ids(hand).count("theater") for hand in after.hands) == 1
    assert (after.age, after.turn) == (age, 2)


def test_hands_go_round_the_whole_table() -> None:
    table = a_table(*(a_city() for _ in range(3)), hands=["theater"])
    for turn, holder in ((2, 1), (3, 2), (4, 0), (5, 1), (6, 2)):
        table = play(table, *("sell pawnshop",) * 3).table
        assert table.turn == turn
        assert [ids(hand).count("theater") for hand in table.hands] == [int(seat == holder) for seat in range(3)]


def test_a_match_that_is_over_asks_nobody() -> None:
    game = Classic(3)
    table = sell_everything(game)[-1]
    assert game.pending(table) == {}
    assert all(game.legal(table, seat) == () for seat in (0, 1, 2, CHANCE, SPECTATOR))
    with pytest.raises(IllegalAction, match="over"):
        game.apply(table, {})
