"""Whatever stands in a file: it is a notation, or BadNotation says why not. Nothing else is ever raised."""

import functools

from hypothesis import example, given
from hypothesis import strategies as st

from tests.driving import a_finished_match
from tests.notation.texts import BEGUN, HEAD
from wonders.core.record import BrokenRecord
from wonders.notation import BadNotation, Chronicle, check, parse, read_chronicle, write

PIECES = [
    *("0:", "1:", "=", "(", ")", "{", "}", "[", "]", '"', "\\", ";", ",", "/", "<", ">", "$", "@", "^", "-", "+", "&"),
    *("baths", "altar", "deal/", "I.1", "I.2", "build", "decline", "0:baths", "1:-altar", "2:-workshop", " ", "\n"),
    *('[Game "duel"]', '[Options "teams=true"]', '[Result "0"]', '[Rules "9"]', "0:-baths", "(0:-baths)", "((", "))"),
    *(
        "\x00",
        "\ud800",
        "\u2028",
        "\u00a0",
        "²:",
        "\ufeff",
        "9" * 5000,
        "(" * 500,
        "0:baths " * 50,
        "=deal/" + "a," * 3000,
    ),
]


@functools.cache
def texts() -> tuple[str, ...]:
    """Right notations, with comments and variations."""
    begun = f"{BEGUN}I.1 0:baths {{bold}} 1:-altar (1:altar I.2 0:-stockade) 2:-workshop"
    matches = ("classic 2 expansions=cities,leaders", "duel 2", "architects 3")
    return begun, *(write(Chronicle.of(a_finished_match(name).record())) for name in matches)


def survives(text: str) -> None:
    """Parsing, checking and writing end well, or in BadNotation."""
    try:
        chronicle = parse(text)
        chronicle.record().dumps()
        check(chronicle)
        written = write(chronicle)
    except BadNotation as wrong:
        assert wrong.line >= 1 and wrong.column >= 1 and "\n" not in str(wrong).strip()
        assert wrong.line <= text.count("\n") + 1
    else:
        assert write(parse(written)) == written
        assert parse(written).record().dumps() == chronicle.record().dumps()


@given(st.text())
@example("[")
@example("{")
@example(HEAD + "(" * 5000)
@example(HEAD + "[" * 5000)
def test_any_text(text: str) -> None:
    survives(text)
    survives(HEAD + text)


@given(st.lists(st.sampled_from(PIECES), max_size=12).map("".join))
def test_pieces_of_notation_behind_a_right_beginning(text: str) -> None:
    survives(BEGUN + text)


@given(st.integers(0, 3), st.floats(0, 1), st.integers(0, 60), st.sampled_from(["", *PIECES]) | st.text(max_size=5))
def test_a_notation_with_something_cut_out_or_put_in(which: int, share: float, length: int, new: str) -> None:
    text = texts()[which]
    at = int(share * len(text))
    survives(text[:at] + new + text[at + length :])


@given(st.integers(0, 3), st.floats(0, 1), st.floats(0, 1))
def test_a_notation_with_two_words_exchanged(which: int, first: float, second: float) -> None:
    words = texts()[which].split(" ")
    one, other = int(first * (len(words) - 1)), int(second * (len(words) - 1))
    words[one], words[other] = words[other], words[one]
    survives(" ".join(words))


@given(st.text(st.sampled_from('{[]}"0123,: \nabc')))
def test_a_file_of_either_kind(text: str) -> None:
    try:
        read_chronicle(text)
    except BrokenRecord:
        pass
