"""Actions and their one text form."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wonders.core.actions import LONGEST, Action, Notation
from wonders.core.decisions import UnparsableAction, WondersError


class Build(Action):
    verb = "build"
    card: str
    left: int = 0
    using: str = ""


class Deal(Action):
    verb = "deal"
    cards: tuple[str, ...]
    places: tuple[int, ...] = (1, 2)
    marks: tuple[str, ...] = ()


class Move(Action):
    verb = "move"
    start: int
    end: int


class Decline(Action):
    verb = "decline"


NOTATION = Notation(Build, Deal, Move, Decline)


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Decline(), "decline"),
        (Build("baths"), "build baths"),
        (Build("baths", left=2), "build baths left=2"),
        (Build("baths", 2, "olympia"), "build baths left=2 using=olympia"),
        (Build("baths", left=-1), "build baths left=-1"),
        (Build("baths", using="a=b"), "build baths using=a=b"),
        (Move(-3, 999_999_999), "move -3 999999999"),
        (Move(-999_999_999, 0), "move -999999999 0"),
        (Deal(()), "deal -"),
        (Deal(("a",)), "deal a"),
        (Deal(("a", "b")), "deal a,b"),
        (Deal(("a", "-"), ()), "deal a,- places=-"),
        (Deal((), (3,), ("x", "y")), "deal - places=3 marks=x,y"),
    ],
)
def test_an_action_prints_its_words_and_what_is_not_the_default(action: Action, text: str) -> None:
    assert str(action) == text
    assert NOTATION.parse(text) == action


@pytest.mark.parametrize("text", ["  build   baths ", "\tbuild\tbaths\r\n", "build baths left=0", "build baths using="])
def test_spaces_and_written_defaults_do_not_matter(text: str) -> None:
    assert NOTATION.parse(text) == Build("baths")


def test_named_words_may_stand_in_any_order_and_place() -> None:
    assert NOTATION.parse("build using=olympia left=3 baths") == Build("baths", 3, "olympia")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "'' is no action here; known are: build, deal, move, decline."),
        (" \n ", "'' is no action here; known are: build, deal, move, decline."),
        ("dance", "'dance' is no action here; known are: build, deal, move, decline."),
        ("BUILD baths", "'BUILD' is no action here; known are: build, deal, move, decline."),
        ("build", "'build' is followed by <card>, not by ''."),
        ("build baths arena", "'build' is followed by <card>, not by 'baths arena'."),
        ("move 1", "'move' is followed by <start> <end>, not by '1'."),
        ("decline it", "'decline' is followed by no words, not by 'it'."),
        ("build baths right=1", "'right=1' does not go with 'build'; once each may follow: left, using."),
        ("build baths card=arena", "'card=arena' does not go with 'build'; once each may follow: left, using."),
        ("build baths verb=sell", "'verb=sell' does not go with 'build'; once each may follow: left, using."),
        ("build baths =", "'=' does not go with 'build'; once each may follow: left, using."),
        ("build baths left=1 left=1", "'left=1' does not go with 'build'; once each may follow: left, using."),
        ("decline now=1", "'now=1' does not go with 'decline'; once each may follow: none."),
        ("move one 2", "start in 'move' must be a whole number of at most nine digits, not 'one'."),
        ("move 1 2.0", "end in 'move' must be a whole number of at most nine digits, not '2.0'."),
        ("build baths left=", "left in 'build' must be a whole number of at most nine digits, not ''."),
        ("deal a places=1,x", "places in 'deal' must be a whole number of at most nine digits, not '1,x'."),
        ("deal a places=", "places in 'deal' must be a whole number of at most nine digits, not ''."),
        ("deal a,,b", "cards in 'deal' must be words with commas between them, or - for none, not 'a,,b'."),
        ("deal a marks=", "marks in 'deal' must be words with commas between them, or - for none, not ''."),
        ("build \x00", "An action is written in printable characters only."),
        ("build \x1b[2J", "An action is written in printable characters only."),
        ("build \ud800", "An action is written in printable characters only."),
        ("\x7f", "An action is written in printable characters only."),
        ("build " + "x" * LONGEST, f"An action has at most {LONGEST} characters, not {LONGEST + 6}."),
    ],
)
def test_a_wrong_text_gets_a_sentence_that_says_what_belongs_there(text: str, sentence: str) -> None:
    with pytest.raises(UnparsableAction) as wrong:
        NOTATION.parse(text)
    assert str(wrong.value) == sentence


@pytest.mark.parametrize("number", ["+1", "--1", "-", "1_000", "0x1", "1e3", "٣", "²", "-٣", "1234567890", "9" * 3900])
def test_only_plain_short_numbers_are_numbers(number: str) -> None:
    with pytest.raises(UnparsableAction, match="whole number"):
        NOTATION.parse(f"move 1 {number}")


def test_the_longest_text_is_still_read() -> None:
    name = "x" * (LONGEST - len("build "))
    assert NOTATION.parse(f"build {name}") == Build(name)


def test_the_verbs_are_listed_in_order() -> None:
    assert NOTATION.verbs == ("build", "deal", "move", "decline")


def test_two_actions_cannot_share_a_verb() -> None:
    class Other(Action):
        verb = "build"

    with pytest.raises(AssertionError, match="share the verb build"):
        Notation(Build, Other)
    notation = Notation(Build)
    with pytest.raises(AssertionError, match="share the verb build"):
        notation.enroll(Other)
    assert notation.parse("build baths") == Build("baths")


def test_an_expansion_brings_its_own_actions() -> None:
    notation = Notation(Decline)
    notation.enroll(Build, Move)
    notation.enroll(Build)
    assert notation.verbs == ("decline", "build", "move")
    assert notation.parse("build baths left=2") == Build("baths", 2) and notation.parse("decline") == Decline()


@pytest.mark.parametrize("hint", [bool, float, list[int], int | None, tuple[int, int]])
def test_an_action_holds_only_what_a_text_can_be_read_as(hint: Any) -> None:
    odd = type("Odd", (Action,), {"verb": "odd", "__annotations__": {"field": hint}})
    with pytest.raises(AssertionError, match="Odd holds"):
        Notation(odd)


def test_an_unparsable_text_is_an_error_of_the_user() -> None:
    assert issubclass(UnparsableAction, WondersError)


LETTERS = st.characters(exclude_categories=("C", "Z"), exclude_characters="=,")
WORDS = st.text(LETTERS, min_size=1, max_size=6)
NUMBERS = st.integers(-999_999_999, 999_999_999)
VALUES: dict[Any, st.SearchStrategy[Any]] = {
    str: WORDS | st.sampled_from(["-", "a,b", ","]),
    int: NUMBERS,
    tuple[str, ...]: st.lists(WORDS, max_size=4).map(tuple).filter(lambda words: words != ("-",)),
    tuple[int, ...]: st.lists(NUMBERS, max_size=4).map(tuple),
}
"""Values a field may have: a word has no space and no equals sign, a word in a list no comma."""


@st.composite
def actions(draw: st.DrawFn) -> tuple[Notation, Action]:
    """An action of a made-up kind: some words, then some fields with defaults."""
    types = draw(st.lists(st.sampled_from(list(VALUES)), max_size=4))
    defaults = draw(st.lists(st.sampled_from(list(VALUES)), max_size=4))
    fields: list[Any] = [(f"word{at}", hint) for at, hint in enumerate(types)]
    fields += [(f"named{at}", hint, draw(VALUES[hint] | st.just(hint()))) for at, hint in enumerate(defaults)]
    given = {name: default for name, _, *rest in fields for default in rest}
    kind = type("Made", (Action,), {"verb": "made", "__annotations__": {one[0]: one[1] for one in fields}, **given})
    values = {name: draw(VALUES[hint]) for name, hint, *_ in fields if draw(st.booleans()) or name.startswith("word")}
    return Notation(Decline, kind), kind(**values)


@given(actions())
def test_every_action_reads_back_from_its_text(made: tuple[Notation, Action]) -> None:
    notation, action = made
    assert notation.parse(str(action)) == action


TEXTS = st.text() | st.lists(
    st.sampled_from(
        ["build", "deal", "move", "decline", "a", "a,b", ",", "-", "=", "1", "-0", "007", "left=1", "left="]
    )
    | st.sampled_from(["marks=a,b", "marks=", "places=-", "places=1,2", "using==", "\x00", "\x85", "9" * 12])
    | st.text(max_size=3),
    max_size=6,
).map(" ".join)


@given(TEXTS)
def test_hostile_text_gets_a_sentence_or_is_an_action_that_reads_back(text: str) -> None:
    try:
        action = NOTATION.parse(text)
    except UnparsableAction as wrong:
        assert str(wrong).endswith(".") and str(wrong).isprintable()
    else:
        assert NOTATION.parse(str(action)) == action


@pytest.mark.parametrize("text", ["x" * 10**7, "build " * 10**6, "\x00" * 10**6, "deal " + "a," * 10**6, "=" * 10**6])
def test_a_huge_text_gets_a_short_sentence(text: str) -> None:
    with pytest.raises(UnparsableAction) as wrong:
        NOTATION.parse(text)
    assert len(str(wrong.value)) < 100
