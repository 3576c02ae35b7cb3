"""Files that are no record: each gets one sentence, with the line, and nothing else is ever raised."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wonders.core.decisions import WondersError
from wonders.core.record import BrokenRecord, Record

HEAD = '{"wonders": 1, "game": "auction", "rules": "2", "players": 3, "options": {}}'
NOT_JSON = "Line {} is not JSON, so this is no record of a match."
NO_HEADER = 'Line 1 is not a header like {"wonders": 1, "game": "classic", …}.'
LACKS = "The header in line 1 lacks '{}', or it is no {}."
NO_ANSWER = 'Line {} is not an answer like [0, "sell baths"].'
NO_SEAT = 'Line {} names seat {}; there are seats 0 to 2 and "chance".'
ODD_WORD = "The header in line 1 holds a word of more than 200 or of unprintable characters."
HUGE = "9" * 4000


def head(**changes: Any) -> str:
    """A header with something changed; None takes it away."""
    changed = json.loads(HEAD) | changes
    return json.dumps({name: value for name, value in changed.items() if value is not None})


def sentence_for(text: str) -> str:
    with pytest.raises(BrokenRecord) as wrong:
        Record.loads(text)
    return str(wrong.value)


@pytest.mark.parametrize("text", ["", "\n", " \r\n\t\n", "\ufeff", "\ufeff\n"])
def test_an_empty_file(text: str) -> None:
    assert sentence_for(text) == "The file is empty; a record begins with a header line."


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("Hello", 1),
        ("{", 1),
        ("PK\x03\x04\x00\x00", 1),
        ("\x00", 1),
        (HEAD[:-1], 1),
        (HEAD + HEAD, 1),
        ("\ufeff\ufeff" + HEAD, 1),
        ("\n" + HEAD, 1),
        (HEAD.replace(", ", ",\n"), 1),
        (f"{HEAD}\n[0", 2),
        (f"{HEAD}\n\n[0, 'bid 1']", 2),
        (f'{HEAD}\n[0, "bid 1"]\n\n[1, "bid 1"]', 3),
        (f'{HEAD}\r\n[0, "bid 1"]\r\n[1, "bid 1', 3),
        (f'{HEAD}\n[0, "bid\x001"]', 2),
        (f'{HEAD}\n[{"9" * 5000}, "bid 1"]', 2),
        (f'{HEAD}\n[0, "bid \\ud800"]', 2),
        (f'{HEAD}\n[0, "bid \udcff"]', 2),
        (head(seed="\ud800"), 1),
    ],
)
def test_a_line_that_is_not_json(text: str, line: int) -> None:
    assert sentence_for(text) == NOT_JSON.format(line)


@pytest.mark.parametrize("text", ["[]", "{}", "3", "null", "true", '"wonders"', '["wonders"]', '{"game": "auction"}'])
def test_a_first_line_that_is_no_header(text: str) -> None:
    assert sentence_for(text) == NO_HEADER


@pytest.mark.parametrize(
    ("format", "named"),
    [(2, "2"), (0, "0"), (True, "True"), ("1", "'1'"), ([1], "[1]"), (1.5, "1.5"), (float("nan"), "nan")],
)
def test_a_format_of_another_version(format: Any, named: str) -> None:
    assert sentence_for(head(wonders=format)) == f"The record has format {named}; this version reads format 1."
    assert sentence_for('{"wonders": null}') == "The record has format None; this version reads format 1."


@pytest.mark.parametrize(
    ("name", "kind", "wrong"),
    [
        ("game", "str", [None, 1, True, ["auction"]]),
        ("rules", "str", [None, 2, {}]),
        ("players", "int", [None, "3", 3.0, True, [3]]),
        ("options", "dict", [None, [], "open", 1]),
    ],
)
def test_a_header_that_lacks_something(name: str, kind: str, wrong: list[Any]) -> None:
    for value in wrong:
        assert sentence_for(head(**{name: value})) == LACKS.format(name, kind)
    assert sentence_for(HEAD.replace(f'"{name}": ', f'"{name}": null, "x": ')) == LACKS.format(name, kind)


@pytest.mark.parametrize("players", ["0", "-1", "101", HUGE, "-" + "9" * 4300])
def test_a_number_of_players_that_no_table_seats(players: str) -> None:
    assert sentence_for(HEAD.replace("3", players)) == "The players in line 1 must be from 1 to 100."


@pytest.mark.parametrize("value", [1.5, ["a"], {"a": 1}, float("inf")])
def test_options_that_are_neither_words_nor_numbers(value: Any) -> None:
    assert sentence_for(head(options={"rounds": value})) == "The options in line 1 must be words or numbers."
    assert sentence_for(HEAD.replace("{}", '{"rounds": null}')) == "The options in line 1 must be words or numbers."


@pytest.mark.parametrize("word", ["x" * 201, "\x1b[2J", "\x00", "two\nlines", "\u2028"])
def test_words_in_a_header_that_no_sentence_could_repeat(word: str) -> None:
    for changes in ({"game": word}, {"rules": word}, {"options": {word: 1}}, {"options": {"rounds": word}}):
        assert sentence_for(head(**changes)) == ODD_WORD


def test_a_huge_number_in_the_options() -> None:
    assert sentence_for(HEAD.replace("{}", f'{{"rounds": {HUGE}}}')) == ODD_WORD


@pytest.mark.parametrize("seed", [True, 1.5, ["a"], {}])
def test_a_seed_that_is_neither_a_word_nor_a_number(seed: Any) -> None:
    assert sentence_for(head(seed=seed)) == "The seed in line 1 must be a word or a number."
    assert sentence_for(HEAD.replace('"options"', '"seed": null, "options"')).startswith("The seed in line 1")


@pytest.mark.parametrize(
    "line",
    ["0", "null", "{}", "[]", "[0]", '"bid 1"', "[0, 1]", '[0, "bid", "1"]', "[0, null]", '{"0": "bid 1"}', HEAD],
)
def test_a_line_that_is_no_answer(line: str) -> None:
    assert sentence_for(f"{HEAD}\n{line}") == NO_ANSWER.format(2)
    assert sentence_for(f'{HEAD}\n[0, "bid 1"]\n{line}\n[0, "bid 1"]') == NO_ANSWER.format(3)


@pytest.mark.parametrize(
    ("seat", "named"),
    [
        ("3", "3"),
        ("-1", "-1"),
        ("-2", "-2"),
        ("true", "True"),
        ("false", "False"),
        ("0.0", "0.0"),
        ("null", "None"),
        ('"0"', "'0'"),
        ('"Chance"', "'Chance'"),
        ('["chance"]', "['chance']"),
    ],
)
def test_a_seat_that_is_not_at_the_table(seat: str, named: str) -> None:
    assert sentence_for(f'{HEAD}\n["chance", "toss heads"]\n[{seat}, "bid 1"]') == NO_SEAT.format(3, named)


@pytest.mark.parametrize(
    "frame",
    [
        "@",
        '{"wonders": @}',
        f"{HEAD}\n@",
        f'{HEAD}\n[@, "bid 1"]',
        f"{HEAD}\n[0, @]",
        f'{HEAD[:-1]}, "seed": @}}',
        HEAD.replace("3", "@"),
        HEAD.replace("{}", "@"),
        HEAD.replace("{}", '{"rounds": @}'),
    ],
    ids=["line 1", "format", "line 2", "seat", "action", "seed", "players", "options", "option"],
)
@pytest.mark.parametrize(("opened", "closed"), [("[", "]"), ('{"a": ', "}")])
def test_deep_nesting_gets_a_short_sentence(frame: str, opened: str, closed: str) -> None:
    """Also around the depth that the reader can just bear, where a sentence that repeated it would fail."""
    for depth in (50, *range(900, 1010), 100_000):
        assert len(sentence_for(frame.replace("@", opened * depth + "1" + closed * depth))) < 200


@pytest.mark.parametrize(
    "text", ["[" * 10**6, "x" * 10**7, '"' + "x" * 10**7 + '"', "\n" * 10**6 + "x", HUGE, "-" + HUGE]
)
def test_a_huge_line_gets_a_short_sentence(text: str) -> None:
    assert len(sentence_for(text)) < 200
    assert len(sentence_for(f"{HEAD}\n{text}")) < 200
    assert len(sentence_for(f'{HEAD}\n[{text}, "bid 1"]')) < 200
    assert len(sentence_for(f'{{"wonders": {text}}}')) < 200


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)
HEADS = st.fixed_dictionaries(
    {"wonders": st.just(1) | JSON, "game": st.just("auction") | JSON, "rules": st.just("2") | JSON},
    optional={"players": st.just(3) | JSON, "options": st.just({}) | JSON, "seed": JSON},
).map(json.dumps)
ANSWERS = (st.tuples(JSON, JSON) | JSON).map(json.dumps)
LINES = HEADS | st.just(HEAD) | ANSWERS | st.text()


@given(st.text() | st.lists(LINES).map("\n".join))
def test_nothing_but_a_broken_record_is_ever_raised(text: str) -> None:
    try:
        record = Record.loads(text)
    except BrokenRecord as wrong:
        assert str(wrong).endswith(".") and str(wrong).isprintable()
    else:
        assert Record.loads(record.dumps()) == record
        assert record.dumps().encode()


def test_a_broken_record_is_an_error_of_the_user() -> None:
    assert issubclass(BrokenRecord, WondersError)
