"""Options: normal forms, and a sentence for what is not allowed."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wonders import make
from wonders.core.decisions import WondersError
from wonders.core.options import BadOption, Option, Setting, check_names, check_players, settle

SIDES = Option("sides", "random", "which sides", ("random", "A", "B"))
LIBRARY = Option("library", True, "whether the library is in", (True, False))
POINTS = Option("points", 10, "where it ends", (5, 10))


def _even(value: Setting, players: int) -> Setting:
    if len(str(value)) != players:
        raise BadOption(f"{players} players need {players} letters.")
    return str(value).upper()


LETTERS = Option("letters", "AAA", "a letter a seat", check=_even)
OPTIONS = (SIDES, LIBRARY, POINTS, LETTERS)


@pytest.mark.parametrize(
    ("option", "given", "settled"),
    [
        (SIDES, "a", "A"),
        (SIDES, "RANDOM", "random"),
        (LIBRARY, True, True),
        (LIBRARY, False, False),
        (LIBRARY, "true", True),
        (LIBRARY, "False", False),
        (POINTS, 5, 5),
        (POINTS, "10", 10),
        (LETTERS, "aba", "ABA"),
        (LETTERS, 123, "123"),
    ],
)
def test_a_value_is_brought_to_its_normal_form(option: Option, given: Setting, settled: Setting) -> None:
    found = option.settle(given, 3)
    assert found == settled and type(found) is type(settled)
    assert option.settle(found, 3) == found


@pytest.mark.parametrize(
    ("option", "given", "sentence"),
    [
        (SIDES, "C", "Option sides cannot be 'C'; allowed are: random, A, B."),
        (SIDES, "", "Option sides cannot be ''; allowed are: random, A, B."),
        (SIDES, True, "Option sides cannot be 'True'; allowed are: random, A, B."),
        (LIBRARY, 1, "Option library cannot be '1'; allowed are: true, false."),
        (LIBRARY, 0, "Option library cannot be '0'; allowed are: true, false."),
        (LIBRARY, "yes", "Option library cannot be 'yes'; allowed are: true, false."),
        (POINTS, True, "Option points cannot be 'True'; allowed are: 5, 10."),
        (POINTS, 7, "Option points cannot be '7'; allowed are: 5, 10."),
        (POINTS, 5.0, "Option points cannot be '5.0'; allowed are: 5, 10."),
        (POINTS, None, "Option points cannot be 'None'; allowed are: 5, 10."),
        (LETTERS, "AB", "3 players need 3 letters."),
    ],
)
def test_a_wrong_value_gets_a_sentence_that_says_what_is_allowed(option: Option, given: Any, sentence: str) -> None:
    with pytest.raises(BadOption) as wrong:
        option.settle(given, 3)
    assert str(wrong.value) == sentence


def test_every_option_has_a_value_given_or_default_in_its_own_order() -> None:
    settled = settle("game", OPTIONS, {"points": "5", "sides": "b"}, 3)
    assert list(settled.items()) == [("sides", "B"), ("library", True), ("points", 5), ("letters", "AAA")]


def test_defaults_are_settled_too() -> None:
    with pytest.raises(BadOption, match="4 players need 4 letters"):
        settle("game", OPTIONS, {}, 4)


def test_options_may_come_as_any_iterable() -> None:
    assert settle("game", iter(OPTIONS), {}, 3)["sides"] == "random"


def test_an_unknown_option_gets_the_known_ones_named() -> None:
    with pytest.raises(BadOption) as wrong:
        settle("game", OPTIONS, {"side": "A"}, 3)
    assert str(wrong.value) == "game has no option 'side'; it has: sides, library, points, letters."
    with pytest.raises(BadOption, match="game has no option 'side'; it has: none"):
        settle("game", (), {"side": "A"}, 3)


def test_names_can_be_checked_alone() -> None:
    check_names("game", OPTIONS, ["sides", "letters"])
    with pytest.raises(BadOption, match="no option 'players'"):
        check_names("game", OPTIONS, ["sides", "players"])


@given(st.text() | st.integers() | st.booleans())
def test_a_value_is_settled_or_refused_and_nothing_else(value: Setting) -> None:
    for option in (SIDES, LIBRARY, POINTS):
        try:
            assert option.settle(value, 3) in option.choices
        except BadOption as wrong:
            assert "allowed are" in str(wrong)


@pytest.mark.parametrize("players", [2, 3, 7])
def test_an_allowed_number_of_players(players: int) -> None:
    assert check_players("game", players, range(2, 8), 3) == players


def test_without_a_number_the_default_holds() -> None:
    assert check_players("game", None, range(2, 8), 3) == 3


@pytest.mark.parametrize("players", [1, 8, 0, -3, 10**100, True, False, "3", "three", 3.0, 2.5, [3], ""])
def test_a_wrong_number_of_players_gets_a_sentence(players: Any) -> None:
    with pytest.raises(BadOption) as wrong:
        check_players("game", players, range(2, 8), 3)
    assert str(wrong.value) == f"game is played by 2 to 7 players, not by {players!r}."


def test_a_truth_value_is_no_number_of_players_even_where_one_may_play() -> None:
    with pytest.raises(BadOption, match="not by True"):
        check_players("game", True, range(1, 3), 1)


def test_a_game_for_one_number_of_players_names_it_alone() -> None:
    with pytest.raises(BadOption, match="duel is played by 2 players, not by 3"):
        check_players("duel", 3, range(2, 3), 2)


def test_a_bad_option_is_an_error_of_the_user() -> None:
    assert issubclass(BadOption, WondersError)


def test_several_words_may_come_as_a_list() -> None:
    assert make("classic", expansions=["cities", "leaders"]).options["expansions"] == "cities,leaders"
    assert make("classic", expansions=()).options["expansions"] == "none"
    with pytest.raises(BadOption, match="Option expansions must be a word, a number or a list of words, not None"):
        make("classic", expansions=None)  # type: ignore[call-overload]


def test_older_rules_can_be_named_and_unknown_ones_are_refused() -> None:
    assert make("classic").rules == "2" and make("classic", rules="1").rules == "1"
    with pytest.raises(BadOption, match="This version knows rules 1 and 2 of classic, not '3'"):
        make("classic", rules="3")
