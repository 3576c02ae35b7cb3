"""The record of a match as text, and back."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wonders.core.decisions import CHANCE
from wonders.core.options import Setting
from wonders.core.record import Header, Record

HEADER = Header("auction", "2", 3, {"rounds": 2, "open": True}, "seed 1")
RECORD = Record(HEADER, ((CHANCE, "toss heads"), (0, "bid 1"), (1, "bid 0"), (2, "bid 2")))
TEXT = """\
{"wonders": 1, "game": "auction", "rules": "2", "players": 3, "options": {"rounds": 2, "open": true}, "seed": "seed 1"}
["chance", "toss heads"]
[0, "bid 1"]
[1, "bid 0"]
[2, "bid 2"]
"""


def test_a_record_is_a_header_and_a_line_for_every_answer() -> None:
    assert RECORD.dumps() == TEXT
    assert "".join(f"{line}\n" for line in RECORD.lines()) == TEXT


def test_a_record_reads_back() -> None:
    assert Record.loads(TEXT) == RECORD


def test_without_a_seed_the_header_has_none() -> None:
    record = Record(Header("auction", "2", 3))
    assert "seed" not in record.dumps()
    assert Record.loads(record.dumps()) == record


@pytest.mark.parametrize(
    "text",
    [
        TEXT.removesuffix("\n"),
        TEXT + "\n\n \n",
        TEXT.replace("\n", "\r\n"),
        "\ufeff" + TEXT,
        "\ufeff" + TEXT.replace("\n", "\r\n"),
        TEXT.replace(", ", " ,\t"),
        TEXT.replace('"seed"', '"note": [1, {"a": null}], "seed"'),
        TEXT.replace("heads", r"he\u0061ds"),
        TEXT.replace('"wonders": 1', '"wonders": 1.0'),
    ],
    ids=["no newline", "blank end", "CRLF", "BOM", "BOM and CRLF", "spaces", "unknown key", "escape", "float"],
)
def test_what_editors_and_other_writers_do_to_a_file_does_not_matter(text: str) -> None:
    assert Record.loads(text) == RECORD


def test_a_seed_may_be_a_number() -> None:
    assert Record.loads(TEXT.replace('"seed 1"', "17")).header.seed == "17"


def test_letters_of_all_languages_stand_as_themselves() -> None:
    record = Record(Header("auction", "2", 3, {}, "Glück ♟"))
    assert "Glück ♟" in record.dumps()
    assert Record.loads(record.dumps()) == record


TEXTS = st.text(st.characters(codec="utf-8"))
WORDS = st.text(st.characters(exclude_categories=("C", "Z")), min_size=1, max_size=200)
SETTINGS: st.SearchStrategy[Setting] = WORDS | st.booleans() | st.integers(-(10**50), 10**50)
HEADERS = st.builds(Header, WORDS, WORDS, st.integers(1, 100), st.dictionaries(WORDS, SETTINGS), TEXTS)


@given(HEADERS, st.data())
def test_every_record_reads_back(header: Header, data: st.DataObject) -> None:
    seats = st.integers(0, header.players - 1) | st.just(CHANCE)
    record = Record(header, tuple(data.draw(st.lists(st.tuples(seats, TEXTS)))))
    text = record.dumps()
    assert Record.loads(text) == record
    assert text.count("\n") == 1 + len(record.answers)
    assert all(json.loads(line) for line in text.split("\n") if line)


def test_options_keep_their_types() -> None:
    options = Record.loads(RECORD.dumps()).header.options
    assert options["open"] is True and type(options["rounds"]) is int
