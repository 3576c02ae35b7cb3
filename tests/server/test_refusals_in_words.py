"""Whatever the server refuses, the browser says in the language of who asked."""

import re
from pathlib import Path

import pytest

import wonders.texts
from wonders.server.errors import STATUS
from wonders.texts import LANGUAGES

EVERYWHERE = ("web.ftl", "web-pages.ftl")
"""The texts that every page but the front page has."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_sentence_on_every_page(language: str) -> None:
    folder = Path(str(wonders.texts.__file__)).parent / language
    texts = "\n".join((folder / name).read_text() for name in EVERYWHERE)
    said = set(re.findall(r"^web-(?:error|refused)-(\w+) =", texts, re.MULTILINE))
    assert set(STATUS) <= said
