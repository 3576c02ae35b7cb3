"""The numbers before the turns."""

import re
from random import Random

import pytest

from tests.driving import Variant, a_match, play, variants
from tests.notation.texts import BEGUN, checked, wrong
from wonders.notation import Chronicle, write


def labels(variant: Variant, seed: int = 1) -> list[str]:
    text = write(Chronicle.of(play(a_match(variant, seed), Random(seed)).record()))
    return re.findall(r"^([A-Za-z0-9][\w.]*)(?= )", text, re.MULTILINE)


def test_classic_counts_ages_and_turns() -> None:
    ages = [[age, *(f"{age}.{turn}" for turn in range(1, 7))] for age in ("I", "II", "III")]
    seen = [label for label in labels(Variant("classic", 3)) if label.count(".") < 2]
    assert seen == ["setup", *ages[0], *ages[1], *ages[2]]


def test_choices_beside_the_card_of_the_turn_are_named() -> None:
    two = labels(Variant("classic", 2, {"wonders": "halikarnassos,olympia,babylon", "sides": "BAB"}))
    assert two[:5] == ["I", "I.1.free", "I.1", "I.2.free", "I.2"]
    found = {
        label.split(".")[-1]
        for variant in variants()
        if variant.game == "classic" and "expansions" in variant.options
        for label in labels(variant)
        if label.count(".") == 2
    }
    assert found >= {"last", "revive", "losses", "free"} and found <= {
        *("last", "revive", "losses", "free", "more", "copy", "leaders")
    }


def test_leaders_are_drafted_and_recruited_under_labels_of_their_own() -> None:
    seen = labels(Variant("classic", 4, {"expansions": "leaders"}))
    assert seen[:6] == ["setup", "draft", "draft.1", "draft.2", "draft.3", "I.recruit"]
    assert "II.recruit" in seen and "III.recruit" in seen


def test_duel_counts_the_cards_taken() -> None:
    seen = labels(Variant("duel", 2))
    assert seen[:3] == ["setup", "draft", "I"] and seen[3:23] == [f"I.{turn}" for turn in range(1, 21)]
    assert "II" in seen
    assert labels(Variant("duel", 2, {"fair": "bid"}))[:3] == ["setup", "bid", "draft"]


def test_architects_counts_rounds() -> None:
    seen = labels(Variant("architects", 3))
    assert seen == ["setup", *(str(turn) for turn in range(1, len(seen)))] and len(seen) > 10


def test_a_round_has_every_seat_once() -> None:
    text = write(Chronicle.of(play(a_match(Variant("architects", 4), 2), Random(2)).record()))
    second = re.search(r"^2 [^\n]*(\n  [^\n]*)*", text, re.MULTILINE)
    assert second is not None
    turns = [int(seat) for seat in re.findall(r"(\d):", second[0])]
    assert sorted(set(turns)) == [0, 1, 2, 3] and turns == sorted(turns)


def test_labels_may_be_left_out() -> None:
    plain = checked(f"{BEGUN} 0:baths 1:-altar 2:-workshop 0:-stockade 1:-barracks 2:-theater")
    labelled = checked(f"{BEGUN} I.1 0:baths 1:-altar 2:-workshop I.2 0:-stockade 1:-barracks 2:-theater")
    assert plain.record() == labelled.record() and write(plain) == write(labelled)


@pytest.mark.parametrize(
    ("moves", "sentence"),
    [
        ("I.2 0:baths", "Line 8, column 1: The turn here is I.1, not I.2."),
        ("I.1 0:baths 1:-altar I.2 2:-workshop", "Line 8, column 22: The turn here is I.1, not I.2."),
        ("I.1 0:baths 1:-altar 2:-workshop\nI.1 0:-theater", "Line 9, column 1: The turn here is I.2, not I.1."),
    ],
)
def test_a_wrong_label_is_an_error(moves: str, sentence: str) -> None:
    assert wrong(f"{BEGUN}{moves}") == sentence
