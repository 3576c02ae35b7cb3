"""The rules to read are those of docs/rules, in every language."""

import re
from pathlib import Path

import pytest

from wonders.core.options import BadOption
from wonders.reference.rules import BOOKS, books_of, matching, rule, rules_of
from wonders.texts.language import LANGUAGES

DOCS = Path(__file__).parents[2] / "docs" / "rules"
EVERY_BOOK = [book for books in BOOKS.values() for book in books]


def documented(book: str) -> dict[str, str]:
    text = (DOCS / f"{book}.md").read_text(encoding="utf-8")
    return dict(re.findall(rf"^\| ({book}-\d+) \| (.*?) \|", text, re.MULTILINE))


def test_every_document_of_rules_can_be_read() -> None:
    assert sorted(EVERY_BOOK) == sorted(path.stem for path in DOCS.glob("*.md"))


@pytest.mark.parametrize("book", EVERY_BOOK)
def test_the_english_rules_are_those_of_the_documents(book: str) -> None:
    assert {one.number: one.text for one in rules_of(book, "en")} == documented(book)


@pytest.mark.parametrize("book", EVERY_BOOK)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_rule_is_told_in_every_language(book: str, language: str) -> None:
    for here, there in zip(rules_of(book, "en"), rules_of(book, language), strict=True):
        assert here.number == there.number
        assert there.text and there.text != here.text, here.number
        assert there.section, here.number
        assert bool(here.example) == bool(there.example), here.number
        figures = re.findall(r"\d+", here.example), re.findall(r"\d+", there.example)
        assert figures[0] == figures[1], here.number


def test_a_game_has_its_own_rules_and_those_of_its_expansions() -> None:
    assert books_of("classic") == ("classic", "cities", "leaders")
    assert books_of("cities") == ("cities",)


def test_a_rule_is_found_by_its_number() -> None:
    found = rule("duel-42", "en")
    assert "zone of the pawn" in found.text
    assert found.section == "Military"
    assert found.book == "duel"


@pytest.mark.parametrize("number", ["duel-0", "duel-999", "chess-1", "duel", "", "duel-x"])
def test_a_number_that_does_not_exist_is_told(number: str) -> None:
    with pytest.raises(BadOption, match="There is no rule"):
        rule(number, "en")


def test_rules_are_found_by_words_in_any_order_and_case() -> None:
    found = matching(rules_of("duel", "de"), "PLÄTTCHEN mathematik")
    assert [one.number for one in found] == ["duel-51"]
    assert matching(rules_of("duel", "de"), "mathematik raumschiff") == []
