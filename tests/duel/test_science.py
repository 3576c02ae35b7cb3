"""Symbols. Rulebook: "Forschung & Fortschritt", "Wissenschaftliche Überlegenheit", "Gesetzgebung"."""

from tests.duel.builders import GAME, a_city, a_table, after, asked, happened, legal, take, who
from wonders.games.duel.decisions import ChooseToken, PlayTurn
from wonders.games.duel.events import MatchWon, TokenTaken

FIVE = "workshop apothecary scriptorium pharmacist academy"
"""Plumb line, wheel, quill, mortar, sundial."""


def test_a_pair_brings_a_progress_token_of_choice_at_once() -> None:
    table = after(a_table(a_city("workshop"), lying="laboratory", coins=(20, 7)), "build laboratory")
    assert who(table) == 0 and asked(table) == ChooseToken(0)
    assert legal(table) == {f"token {id}" for id in ("architecture", "economy", "law", "masonry", "theology")}
    table = after(table, "token masonry")
    assert [token.id for token in table.cities[0].tokens] == ["masonry"]
    assert [token.id for token in table.board] == ["architecture", "economy", "law", "theology"]
    assert who(table) == 1 and isinstance(asked(table), PlayTurn)


def test_different_symbols_and_symbols_of_the_other_city_make_no_pair() -> None:
    table = a_table(a_city("apothecary"), a_city("workshop"), lying="laboratory", coins=(20, 7))
    table = after(table, "build laboratory")
    assert who(table) == 1 and table.owed is None


def test_the_last_token_on_the_board_is_taken_without_a_question() -> None:
    table = a_table(a_city("workshop"), lying="laboratory", coins=(20, 7), board="masonry")
    assert happened(table, "build laboratory", TokenTaken) == [TokenTaken(0, "masonry")]
    assert after(table, "build laboratory").owed is None


def test_with_no_token_left_a_pair_brings_nothing() -> None:
    table = a_table(a_city("workshop"), lying="laboratory", coins=(20, 7), board="")
    table = after(table, "build laboratory")
    assert table.owed is None and table.cities[0].tokens == ()
    assert who(table) == 1


def test_six_different_symbols_win_at_once() -> None:
    table = a_table(a_city(FIVE), lying="university", coins=(20, 7), age=3)
    step = take(table, "build university")
    assert step.events[-1] == MatchWon(0, "science")
    assert GAME.pending(step.table) == {}
    outcome = GAME.outcome(step.table)
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("science", (0,))


def test_a_second_copy_of_a_symbol_is_no_sixth_symbol() -> None:
    table = after(a_table(a_city(FIVE), lying="study", coins=(20, 7), age=3), "build study")
    assert table.ending == "" and asked(table) == ChooseToken(0)


def test_law_counts_as_a_symbol_of_its_own() -> None:
    """The fifth symbol completes a pair, and Law is then the sixth different one."""
    mine = a_city("workshop apothecary scriptorium pharmacist academy")
    table = after(a_table(mine, lying="study", coins=(20, 7), age=3), "build study")
    step = take(table, "token law")
    assert step.table.ending == "science" and step.table.winner == 0
    four = a_city("workshop apothecary scriptorium academy")
    table = after(a_table(four, lying="study", coins=(20, 7), age=3), "build study", "token law")
    assert table.ending == "", "five are not enough"


def test_law_with_five_other_symbols_makes_six() -> None:
    mine = a_city("workshop apothecary scriptorium pharmacist", tokens="law")
    table = after(a_table(mine, lying="academy", coins=(20, 7), age=3), "build academy")
    assert table.ending == "science"


def test_symbols_of_cards_buried_or_sold_count_for_nothing() -> None:
    table = a_table(a_city(FIVE, wonders="pyramids"), lying="university", coins=(50, 7), age=3)
    assert after(table, "sell university").ending == ""
    assert after(table, "wonder pyramids university").ending == ""
