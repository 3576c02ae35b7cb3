"""Rulebook: "Mausoleum in Halikarnassos"."""

import pytest

from tests.classic.builders import a_city, a_table, game_of, ids, kinds, legal, play
from wonders.core.actions import Action
from wonders.core.decisions import CHANCE, SPECTATOR, IllegalAction, Seat
from wonders.core.goods import Cost
from wonders.games.classic.card import Board, Stage
from wonders.games.classic.city import City, Standing
from wonders.games.classic.decisions import PickDiscarded
from wonders.games.classic.effects import Grants, Power, Revives
from wonders.games.classic.table import Table


def a_mausoleum(built: str = "", coins: int = 3) -> City:
    """Halikarnassos A, able to complete its second stage."""
    return a_city("halikarnassos_a", built, goods="O O O", coins=coins, stages=1)


def a_revival(discard: str, built: str = "", hands: tuple[str, ...] = ("palace",), turn: int = 1) -> Table:
    """Seat 0 has just completed the stage, with the palace as its marker."""
    table = a_table(a_mausoleum(built), hands=hands, discard=discard, turn=turn)
    return play(table, "stage palace").table


def test_the_stage_builds_a_discarded_card_for_nothing_at_the_end_of_the_turn() -> None:
    table = a_revival("pantheon")
    assert game_of(table).pending(table) == {0: PickDiscarded(0)}
    assert legal(table) == ["revive pantheon", "decline"]
    after = play(table, "revive pantheon").table
    assert "Pantheon" in after.cities[0].standing.names
    assert after.cities[0].coins == 3
    assert after.discard == ()
    assert (after.phase, after.turn) == ("pick", 2)


def test_all_cards_discarded_so_far_can_be_chosen_this_turns_too() -> None:
    table = a_table(a_mausoleum(), hands=["palace", "walls", "altar"], discard="loom_age1 school")
    after = play(table, "stage palace", "sell walls", "sell altar").table
    assert legal(after) == ["revive loom_age1", "revive altar", "revive walls", "revive school", "decline"]


def test_the_cards_left_over_at_the_end_of_the_age_can_be_chosen() -> None:
    table = a_table(a_mausoleum(), hands=["palace theater", "altar walls", "altar school"], turn=6)
    after = play(table, "stage palace", "build altar", "build altar").table
    assert legal(after) == ["revive theater", "revive walls", "revive school", "decline"]


def test_a_last_card_sold_by_babylon_can_be_chosen_in_the_same_turn() -> None:
    table = a_table(
        a_mausoleum(), a_city("babylon_b", stages=2), hands=["palace theater", "altar walls", "altar school"], turn=6
    )
    between = play(table, "stage palace", "build altar", "build altar").table
    assert list(game_of(between).pending(between)) == [1]
    after = play(between, None, "sell walls").table
    assert legal(after) == ["revive theater", "revive walls", "revive school", "decline"]
    built = play(between, None, "sell walls").table
    assert "revive walls" in legal(built)


def test_the_marker_and_the_buildings_cannot_be_chosen() -> None:
    table = a_revival("school", hands=("palace", "altar"))
    assert not any("palace" in text or "altar" in text for text in legal(table))


@pytest.mark.parametrize(("built", "discarded"), [("altar", "altar"), ("loom_age1", "loom_age2")])
def test_no_name_comes_twice_from_the_discard_pile(built: str, discarded: str) -> None:
    table = a_revival(f"{discarded} school", built)
    assert legal(table) == ["revive school", "decline"]
    with pytest.raises(IllegalAction):
        play(table, f"revive {discarded}")


def test_equal_cards_of_the_pile_are_offered_once() -> None:
    assert legal(a_revival("altar altar school")) == ["revive altar", "revive school", "decline"]
    assert ids(play(a_revival("altar altar school"), "revive altar").table.discard) == ["altar", "school"]


def test_the_right_may_be_left_unused() -> None:
    after = play(a_revival("school"), "decline").table
    assert ids(after.discard) == ["school"]
    assert (after.phase, after.turn, after.revivals) == ("pick", 2, ())


def test_with_an_empty_pile_there_is_nothing_to_build() -> None:
    after = play(a_table(a_mausoleum(), hands=["palace"]), "stage palace").table
    assert (after.phase, after.revivals) == ("pick", ())


def test_who_could_only_decline_is_not_asked_and_the_next_one_is() -> None:
    table = a_table(a_mausoleum(), a_city(built="altar"), hands=["palace"], discard="altar", phase="revive")
    table = table.but(revivals=(1, 0))
    assert game_of(table).pending(table) == {0: PickDiscarded(0)}
    after = play(table, "revive altar").table
    assert (after.phase, after.revivals) == ("pick", ())


def test_by_rules_1_whoever_could_only_decline_was_asked() -> None:
    after = play(a_table(a_mausoleum(), hands=["palace"]), "stage palace", rules="1").table
    assert legal(after, rules="1") == ["decline"]


def test_the_effect_of_the_revived_card_counts_at_once() -> None:
    table = a_table(a_mausoleum(), hands=["palace", "clay_pool"], discard="vineyard", age=2)
    after = play(play(table, "stage palace", "build clay_pool").table, "revive vineyard").table
    assert after.cities[0].coins == 3 + 4  # three plain brown cards here, the clay pool next door
    assert play(a_revival("tavern"), "revive tavern").table.cities[0].coins == 8


def test_revived_shields_count_in_the_conflicts_of_the_same_turn() -> None:
    table = a_table(a_mausoleum(), a_city(shields=1), a_city(), hands=["palace"], discard="walls", turn=6)
    between = play(table, "stage palace").table
    assert between.cities[1].victories == ()
    after = play(between, "revive walls").table
    assert [(city.victories, city.defeats) for city in after.cities] == [((1, 1), 0), ((1,), 1), ((), 2)]


@pytest.mark.parametrize(("stages", "goods"), [(0, "O O"), (1, "C C C"), (2, "G P")])
def test_every_stage_of_side_b_builds_from_the_discard_pile(stages: int, goods: str) -> None:
    table = a_table(a_city("halikarnassos_b", goods=goods, stages=stages), hands=["palace"], discard="school")
    assert legal(play(table, "stage palace").table) == ["revive school", "decline"]


def test_other_stages_do_not_build_from_the_discard_pile() -> None:
    for stages, goods in ((0, "C C"), (2, "L")):
        table = a_table(a_city("halikarnassos_a", goods=goods, stages=stages), hands=["palace"], discard="school")
        assert play(table, "stage palace").table.phase == "pick"


def test_only_the_one_who_chooses_sees_the_pile() -> None:
    table = a_revival("school walls")
    game = game_of(table)
    assert ids(game.view(table, 0).pile) == ["walls", "school"]
    for seat in (1, 2, SPECTATOR):
        view = game.view(table, seat)
        assert (view.pile, view.discarded, view.revivals) == ((), 2, (0,))
        assert "school" not in repr(view)
    step = play(table, "revive school")
    assert game.view(step.table, 0).pile == ()
    (built,) = kinds(step, "CardBuilt")
    assert (built.seen_by(SPECTATOR)["card"].id, built.seen_by(SPECTATOR)["how"]) == ("school", "discard")


def test_several_build_from_the_pile_in_the_order_of_their_seats() -> None:
    """No base game has two such wonders; the order is a rule all the same."""
    table = a_table(a_mausoleum(), a_city(), a_mausoleum(), hands=["palace", "", "palace"], discard="school walls")
    texts = {2: "stage palace", 1: "sell pawnshop", 0: "stage palace"}
    answers: dict[Seat, Action] = {seat: game_of(table).notation.parse(text) for seat, text in texts.items()}
    first = game_of(table).apply(table, answers).table
    assert first.revivals == (0, 2)
    assert list(game_of(first).pending(first)) == [0]
    second = play(first, "revive school").table
    assert list(game_of(second).pending(second)) == [2]
    assert legal(second, 2) == ["revive pawnshop", "revive walls", "decline"]
    assert play(second, None, None, "revive walls").table.turn == 2


def test_who_earned_it_with_the_sixth_card_comes_before_who_earned_it_with_the_seventh() -> None:
    stages = (Stage(Cost(), (Grants(Power.PLAY_LAST_CARD),)), Stage(Cost(), (Revives(),)))
    both = City(Standing(Board("both", "A", "", stages), (), 1))
    table = a_table(both, a_mausoleum(), hands=["altar palace", "palace altar"], discard="school", turn=6)
    between = play(table, "build altar", "stage palace").table
    assert between.phase == "last_card"
    after = play(between, "stage palace").table
    assert after.revivals == (1, 0)


def test_the_age_ends_after_the_choice() -> None:
    table = a_revival("school", turn=6)
    assert table.age == 1 and not any(city.victories for city in table.cities)
    after = play(table, "revive school").table
    assert list(game_of(after).pending(after)) == [CHANCE]
