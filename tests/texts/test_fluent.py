"""Our small reader of Fluent gives what the library of Fluent's makers gives, for every message."""

import re
from collections.abc import Mapping
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from wonders.texts.bundle import FOLDER
from wonders.texts.fluent import FluentError, Formatter, read

VALUES = (0, 1, -6, 12345, 1.0, 1234.5678, "0", "none", "wood")


def both(source: str, language: str = "en") -> tuple[dict[str, Any], FluentBundle]:
    theirs = FluentBundle([language], use_isolating=False)
    theirs.add_resource(FluentResource(source))
    return read(source), theirs


def texts(language: str) -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted((FOLDER / language).glob("*.ftl")))


def ours(source: str, message: str, args: Mapping[str, Any], language: str = "en") -> str:
    messages = read(source)
    pattern = messages[message].value
    assert pattern is not None
    return Formatter(messages, language).pattern(pattern, args)


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_message_reads_as_the_library_reads_it(language: str) -> None:
    source = texts(language)
    mine, theirs = both(source, language)
    formatter = Formatter(mine, language)
    names = set(re.findall(r"\$(\w+)", source))
    for name, message in mine.items():
        other = theirs.get_message(name)
        assert (message.value is None, set(message.attributes)) == (other.value is None, set(other.attributes)), name
        pairs = [
            (message.value, other.value),
            *((message.attributes[one], other.attributes[one]) for one in other.attributes),
        ]
        for mine_part, their_part in pairs:
            for value in (
                VALUES if mine_part is not None and any(not isinstance(one, str) for one in mine_part) else ("",)
            ):
                args = dict.fromkeys(names, value)
                if mine_part is not None and their_part is not None:
                    assert (formatter.pattern(mine_part, args), []) == theirs.format_pattern(their_part, args), (
                        name,
                        value,
                    )
    assert len(mine) > 2000


@pytest.mark.parametrize(
    "source",
    [
        "a =\n    first\n      second\n\n    third\n",
        "a = first\n    second { $n }\n    third\n",
        'a = x{ " " }y { "\\"" } { "\\u00e4" }\nb = { a }\n    .short = { a }.\n',
        "a = { $n ->\n    [0] no\n    [one] one { $n ->\n      [one] in\n     *[other] out\n }\n *[other] many\n} left",
        "# a comment\n\na = text with trailing space   \nb =\n    { $n } begins\n",
        "a = 1\na = 2\n",
    ],
)
def test_any_form_of_a_message_reads_as_the_library_reads_it(source: str) -> None:
    mine, theirs = both(source)
    assert set(mine) == set(theirs._messages)
    for name in mine:
        for value in (0, 1, 5, "x"):
            pattern = theirs.get_message(name).value
            assert pattern is not None
            shown = theirs.format_pattern(pattern, {"n": value})
            assert (ours(source, name, {"n": value}), []) == shown


@pytest.mark.parametrize(
    ("source", "sentence"),
    [
        ("a = { $n\nb = 1", "line 2: '}' was expected"),
        ("a = 1\nb = { NUMBER($n) }", "line 2: '}' was expected"),
        ("a = 1\n-term = x", "line 2: a message was expected"),
        ("a = { $n ->\n    [one] x\n}", r"the choice by \$n has no default"),
    ],
)
def test_what_is_not_our_fluent_is_refused(source: str, sentence: str) -> None:
    with pytest.raises(FluentError, match=sentence):
        read(source)


@pytest.mark.parametrize(
    ("source", "sentence"),
    [("a = { $n }", r"the argument \$n is missing"), ("a = { b.c }", "there is no message 'b.c'")],
)
def test_a_message_that_lacks_something_says_what(source: str, sentence: str) -> None:
    with pytest.raises(FluentError, match=sentence):
        ours(source, "a", {})
