"""What can never lie on a table of Architects is refused."""

import pytest

from tests.pad.entries import Entry, architects, problems

PLAIN: Entry = {}


@pytest.mark.parametrize(
    ("city", "problem"),
    [
        ({"wonder": "babylon", "stages": 6}, "number"),
        ({"wonder": "gizah", "stages": [1, 3]}, "stage-in-the-air"),
        ({"wonder": "gizah", "stages": [1, 1]}, "stage-twice"),
        ({"wonder": "gizah", "stages": [0]}, "number"),
        ({"wonder": "ephesos", "stages": 2}, "which-stages"),
        ({"wonder": "ephesos", "stages": [1, 2, 5]}, "stage-in-the-air"),
        ({"tokens": ["law"]}, "unknown"),
        ({"tokens": ["culture"] * 3}, "token-copies"),
        ({"tokens": ["decor", "Gestaltung"]}, "token-copies"),
        ({"cards": {"laurel": 99}}, "card-copies"),
        ({"cards": {"laurel": -1}}, "number"),
        ({"cards": ["nothing"]}, "unknown"),
        ({"victories": 99}, "victories"),
        ({"cat": True}, "cat-without"),
        ({"cat": 1}, "flag"),
        ({"cards": {"laurel_cat": 1}}, "no-cat"),
    ],
)
def test_one_city_can_be_impossible_by_itself(city: Entry, problem: str) -> None:
    assert problem in problems(architects(city, PLAIN))
    assert problems(architects(PLAIN, PLAIN)) == []


def test_stages_of_one_layer_come_in_any_order() -> None:
    assert problems(architects({"wonder": "ephesos", "stages": [1, 4]}, PLAIN)) == []
    assert problems(architects({"wonder": "ephesos", "stages": 4}, PLAIN)) == []


def test_the_match_ends_with_the_first_finished_wonder() -> None:
    assert problems(architects({"stages": 5}, {"stages": 5})) == ["finished"]


def test_nobody_has_the_wonder_of_another() -> None:
    assert problems(architects({"wonder": "gizah"}, {"wonder": "Gizeh"})) == ["wonder-taken"]


def test_there_is_one_cat() -> None:
    cat = {"cards": {"laurel_cat": 1}, "cat": True}
    assert problems(architects(cat, PLAIN)) == []
    assert problems(architects(cat, cat)) == ["two-cats"]


def test_the_cards_in_play_are_those_of_the_wonders_and_the_common_deck() -> None:
    """Gizah and Alexandria have two plain blue cards each, the common deck four."""
    assert problems(architects({"cards": {"laurel": 4}}, {"cards": {"laurel": 4}})) == []
    assert problems(architects({"cards": {"laurel": 4}}, {"cards": {"laurel": 5}})) == ["card-copies"]


def test_horns_are_enough_for_so_many_conflicts_only() -> None:
    """Two decks and the common one have 13 horns, three a conflict: four conflicts, for two tokens at most."""
    assert problems(architects({"victories": 8}, PLAIN)) == []
    assert problems(architects({"victories": 9}, PLAIN)) == ["victories", "victories-together"]
    assert problems(architects({"victories": 5}, {"victories": 4})) == ["victories-together"]
