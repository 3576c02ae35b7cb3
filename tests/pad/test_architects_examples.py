"""The figures in the rulebook of Architects, entered into the pad."""

import pytest

from tests.pad.entries import Entry, architects, outcome, row

PLAIN: Entry = {}


@pytest.mark.parametrize(
    ("tokens", "city", "points"),
    [
        (["culture"], {}, 4),
        (["culture", "culture"], {}, 12),
        (["decor"], {"stages": 4}, 4),
        (["decor"], {"stages": 5}, 6),
        (["education"], {}, 2),
        (["education", "tactics", "economy"], {}, 6),
        (["strategy"], {"victories": 3}, 3),
        (["politics"], {"cards": {"laurel_cat": 4, "laurel": 2}, "cat": True}, 4),
        (["urbanism"], {}, 0),
    ],
)
def test_progress_tokens(tokens: list[str], city: Entry, points: int) -> None:
    assert row(architects({"tokens": tokens} | city, PLAIN), "progress") == points


def test_blue_cards_and_the_cat() -> None:
    entry = architects({"cards": {"laurel": 2, "laurel_cat": 1}, "cat": True}, PLAIN)
    assert (row(entry, "blue"), row(entry, "cat")) == (8, 2)


def test_military_tokens_are_worth_three() -> None:
    assert row(architects({"victories": 3}, PLAIN), "military") == 9


def test_a_finished_gizah_is_worth_thirty() -> None:
    assert row(architects({"wonder": "gizah", "stages": 5}, PLAIN), "wonder") == 30


def test_stages_that_lie_side_by_side_are_told_by_their_numbers() -> None:
    assert row(architects({"wonder": "ephesos", "stages": [1, 4]}, PLAIN), "wonder") == 3 + 5


def test_of_equals_the_one_with_more_stages_wins() -> None:
    gizah, alexandria = {"stages": 1}, {"stages": 0, "tokens": ["culture"]}
    found = outcome(architects(gizah, alexandria))
    assert (found.points, found.ranks) == ((4, 4), (1, 2))


def test_of_equals_with_equal_stages_both_share_the_place() -> None:
    assert outcome(architects({"stages": 1}, {"stages": 1})).ranks == (1, 1)
