"""What the documents for contributors name exists: words of the glossary, names in the code, files."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "wonders"
DOCUMENTS = ("docs/glossary.md", "docs/core.md", "CONTRIBUTING.md")
WORD = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")
SHOWN = re.compile(r"`([^`\n]+)`")
PATH = re.compile(r"[\w.-]+(/[\w.-]+)+/?")


@cache
def sources() -> str:
    """All that the project is made of, but for the documents."""
    files = [*SOURCE.rglob("*.py"), *(SOURCE / "texts" / "en").glob("*.ftl"), *(ROOT / "tests").rglob("*.py")]
    return "\n".join(path.read_text(encoding="utf-8") for path in files if path != Path(__file__))


@cache
def names() -> frozenset[str]:
    return frozenset(re.findall(r"\w+", sources()))


@cache
def said() -> str:
    """Every word of code and texts in lower case, with single spaces: a name is its words."""
    return f" {' '.join(WORD.findall(sources())).lower()} "


def glossary_words() -> Iterator[str]:
    """The English words of the glossary."""
    for line in (ROOT / "docs/glossary.md").read_text(encoding="utf-8").splitlines():
        if line.startswith("| ") and not line.startswith("| English"):
            yield from (word.strip().lower() for word in line.split("|")[1].split(","))


def is_used(word: str) -> bool:
    return any(f" {word}{ending} " in said() for ending in ("", "s", "es", "d", "ed", "ing"))


def exists(path: str) -> bool:
    return any((base / path).exists() for base in (ROOT, SOURCE, ROOT / "docs"))


def strange(document: str) -> Iterator[str]:
    """Paths and names in code signs that there are not."""
    text = re.sub(r"```.*?```", "", (ROOT / document).read_text(encoding="utf-8"), flags=re.DOTALL)
    for shown in SHOWN.findall(text):
        if "<" in shown or "*" in shown or "…" in shown or shown.startswith((".", "-", "$", "git ")):
            continue
        if PATH.fullmatch(shown):
            yield from () if exists(shown) else (shown,)
        elif re.fullmatch(r"[A-Za-z_][\w.]*(\(.*\))?", shown):
            named = re.findall(r"[A-Za-z_]\w*", shown.partition("(")[0])
            yield from (name for name in named if name not in names() and not exists(shown))


def test_every_word_of_the_glossary_is_used() -> None:
    words = list(glossary_words())
    assert len(words) > 100
    assert [word for word in words if not is_used(word)] == []


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_name_and_every_file_in_the_document_exists(document: str) -> None:
    assert list(strange(document)) == []


def test_a_word_that_nobody_uses_is_found() -> None:
    assert is_used("pending effect") and is_used("score sheet") and not is_used("quux" + "ery")
