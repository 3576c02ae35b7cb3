"""From age to age. Rulebook: "Ablauf eines Zeitalters", "Ende eines Zeitalters"."""

import pytest

from tests.duel.builders import GAME, a_city, a_table, after, asked, dealt, drafted, legal, play_out, take, who
from wonders.core.decisions import CHANCE
from wonders.games.duel.chance import DealingAge
from wonders.games.duel.decisions import ChooseStarter, PlayTurn
from wonders.games.duel.events import AgeEnded
from wonders.games.duel.table import BEGIN, PLAY


def test_an_age_ends_when_all_twenty_cards_are_taken() -> None:
    table = play_out(drafted())
    assert table.age == 2 and table.phase == BEGIN
    assert len(table.discard) == 20
    last = a_table(lying="baths", last=True)
    assert take(last, "sell baths").events[-1] == AgeEnded(1)


def test_the_next_layout_is_dealt_before_anybody_chooses_who_starts() -> None:
    table = after(a_table(lying="baths", last=True), "sell baths")
    deal = asked(table)
    assert who(table) == CHANCE and isinstance(deal, DealingAge) and deal.age == 2
    table = dealt(table)
    assert isinstance(asked(table), ChooseStarter)
    assert len([card for card in GAME.view(table, 0).laid if card not in ("2", "guild")]) == 12, (
        "open cards are in view"
    )


@pytest.mark.parametrize(("pawn", "chooser"), [(1, 1), (5, 1), (-1, 0), (-8, 0)])
def test_the_weaker_seat_chooses_who_starts_the_age(pawn: int, chooser: int) -> None:
    """The weaker one is the seat on whose side the pawn stands."""
    for turn in (0, 1):
        table = dealt(after(a_table(lying="baths", last=True, pawn=pawn, turn=turn), "sell baths"))
        assert who(table) == chooser
        assert legal(table) == {"begin 0", "begin 1"}


@pytest.mark.parametrize("turn", [0, 1])
def test_with_the_pawn_in_the_middle_whoever_took_the_last_card_chooses(turn: int) -> None:
    table = dealt(after(a_table(lying="baths", last=True, turn=turn), "sell baths"))
    assert who(table) == turn


@pytest.mark.parametrize("starter", [0, 1])
def test_the_chosen_seat_has_the_first_turn(starter: int) -> None:
    table = dealt(after(a_table(lying="baths", last=True), "sell baths"))
    table = after(table, f"begin {starter}")
    assert who(table) == starter and isinstance(asked(table), PlayTurn)
    assert table.phase == PLAY and table.age == 2


def test_a_decision_with_the_last_card_is_made_before_the_age_ends() -> None:
    table = a_table(a_city("workshop"), lying="laboratory", coins=(20, 7), last=True)
    table = after(table, "build laboratory")
    assert "token law" in legal(table) and table.phase == PLAY
    step = take(table, "token law")
    assert step.events[-1] == AgeEnded(1)


def test_without_extra_turns_the_second_player_takes_the_last_card() -> None:
    table = play_out(drafted())
    assert who(table) == 1


def test_three_ages_are_played() -> None:
    table = drafted()
    ages = []
    while GAME.pending(table):
        ages.append(table.age)
        table = play_out(table)
        if table.phase == BEGIN:
            table = after(table, "begin 0")
    assert ages == [1, 2, 3]
    assert table.ending in ("points", "tie-break", "draw")
    assert len(table.discard) == 60
