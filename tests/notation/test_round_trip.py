"""Record to notation to record: not a byte changes, in any game and variant, finished or broken off."""

import json
from dataclasses import replace
from random import Random

import pytest

from tests.driving import Variant, a_finished_match, a_match, play, variants
from wonders.core.record import Header, Record
from wonders.notation import Chronicle, check, parse, write

ALL = sorted({str(variant): variant for variant in variants()}.items())


def there_and_back(record: Record) -> str:
    text = write(Chronicle.of(record))
    read = parse(text)
    assert read.record().dumps() == record.dumps()
    assert write(read) == text
    check(read)
    return text


@pytest.mark.parametrize("name", [name for name, _ in ALL])
def test_a_random_match_of_every_variant(name: str) -> None:
    text = there_and_back(a_finished_match(name).record())
    assert '0:"' not in text and '="' not in text, "an answer had no short form"


@pytest.mark.parametrize(
    "variant",
    [
        Variant("classic", 3),
        Variant("classic", 2, {"expansions": "cities,leaders"}),
        Variant("duel", 2),
        Variant("architects", 4),
    ],
    ids=str,
)
def test_a_record_broken_off_anywhere_even_within_a_turn(variant: Variant) -> None:
    record = play(a_match(variant, 3), Random(3)).record()
    for length in range(0, len(record.answers), 7):
        text = there_and_back(replace(record, answers=record.answers[:length]))
        assert '[Result "*"]' in text and "[Points" not in text


def test_answers_in_another_order_and_with_odd_spaces_stay_as_they_are() -> None:
    record = a_finished_match("classic 3").record()
    first = next(at for at, (seat, _) in enumerate(record.answers) if seat == 0)
    answers = list(record.answers)
    answers[first : first + 3] = reversed(answers[first : first + 3])
    seat, action = answers[first]
    answers[first] = (seat, f"  {action.replace(' ', '   ')}\t")
    text = there_and_back(replace(record, answers=tuple(answers)))
    assert f"{seat}:{json.dumps(answers[first][1])}" in text


@pytest.mark.parametrize(
    "seed", ["", "7", 'a "quoted" one', "back\\slash", "two\nlines\r\n", "\x00\x7f\x85\u2028", "Würfel 🎲"]
)
def test_every_seed_comes_back(seed: str) -> None:
    record = a_finished_match("duel 2").record()
    there_and_back(replace(record, header=replace(record.header, seed=seed), answers=record.answers[:2]))


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"sides": "A"},
        {"teams": "false", "sides": "aba"},
        {"teams": False, "last_card": "afresh", "wonders": "gizah,babylon,olympia"},
        {"wonders": "GIZAH,babylon,Olympia", "teams": False},
        {"expansions": "cities, leaders"},
    ],
)
def test_options_keep_their_kind_order_and_spelling(options: dict[str, str | bool]) -> None:
    there_and_back(Record(Header("classic", "1", 3, options, "1")))


def test_numbers_and_words_that_look_like_numbers_are_told_apart() -> None:
    for first in (0, 1, "1", "lot"):
        there_and_back(Record(Header("duel", "1", 2, {"first": first})))
