"""Every numbered rule of docs/rules names code that exists and a test that exists."""

import ast
import dataclasses
import importlib
import re
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parents[2]
DOCUMENTS = sorted((ROOT / "docs" / "rules").glob("*.md"))

COLUMNS = ("number", "rule", "rulebook heading", "code", "test")


class Row(NamedTuple):
    """One numbered rule, as the table has it."""

    number: str
    rule: str
    heading: str
    code: str
    test: str


def rows(text: str) -> Iterator[Row]:
    """The rows of all tables of a document, without their headers."""
    for line in text.splitlines():
        if line.startswith("|"):
            cells = tuple(cell.strip() for cell in line.strip().strip("|").split("|"))
            if cells != COLUMNS and not set("".join(cells)) <= set("-: "):
                yield Row(*(*cells, "", "", "", "", "")[:5])


def links(cell: str) -> list[str]:
    """The references of a cell: one, or several with commas or line breaks between them."""
    return [part.strip(" `") for part in re.split(r",|<br>", cell) if part.strip(" `")]


def problems(game: str, text: str) -> Iterator[str]:
    """Whatever is wrong with the rules of a game, as sentences."""
    found = list(rows(text))
    if not found:
        yield f"{game} has no rules"
    for count, row in enumerate(found, 1):
        if row.number != f"{game}-{count}":
            yield f"rule {count} of {game} has the number '{row.number}'"
        yield from (f"{row.number}: {problem}" for problem in row_problems(game, row))


def row_problems(game: str, row: Row) -> Iterator[str]:
    if not row.rule or not row.heading:
        yield "the rule or its heading is missing"
    if not links(row.code) or not links(row.test):
        yield "code and test must both be named"
    for link in links(row.code):
        if not is_code(link):
            yield f"there is no code {link}"
    for link in links(row.test):
        if not link.startswith(f"tests/{game}/"):
            yield f"{link} does not lie in tests/{game}"
        if not is_test(link):
            yield f"there is no test {link}"


@cache
def is_code(link: str) -> bool:
    """Whether `games/classic/trade.py:Market.payments` leads to something."""
    path, _, name = link.partition(":")
    if not name or not path.endswith(".py") or not (ROOT / "src" / "wonders" / path).is_file():
        return False
    here: object = importlib.import_module("wonders." + path.removesuffix(".py").replace("/", "."))
    *owners, last = name.split(".")
    for part in owners:
        here = getattr(here, part, None)
    fields = {field.name for field in dataclasses.fields(here)} if dataclasses.is_dataclass(here) else set()
    return hasattr(here, last) or last in fields


@cache
def is_test(link: str) -> bool:
    """Whether `tests/classic/test_trade.py::test_name` is a function of that file."""
    path, _, name = link.partition("::")
    file = ROOT / path
    if not name.startswith("test_") or not file.is_file():
        return False
    return name in functions(file)


@cache
def functions(file: Path) -> frozenset[str]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return frozenset(node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


def numbers_in_code(package: Path, games: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Every rule number that a source file writes as a text of its own, with the file."""
    pattern = re.compile(rf"({'|'.join(games)})-\d+")
    for path in sorted(package.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and pattern.fullmatch(node.value):
                yield path.relative_to(package).as_posix(), node.value


def test_there_are_documents() -> None:
    assert ROOT / "docs" / "rules" / "classic.md" in DOCUMENTS


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.stem))
def test_every_rule_leads_to_its_code_and_its_test(document: Path) -> None:
    assert list(problems(document.stem, document.read_text(encoding="utf-8"))) == []


def test_the_code_names_only_rules_that_exist() -> None:
    known = {row.number for document in DOCUMENTS for row in rows(document.read_text(encoding="utf-8"))}
    games = [document.stem for document in DOCUMENTS]
    named = list(numbers_in_code(ROOT / "src" / "wonders", games))
    assert [(file, number) for file, number in named if number not in known] == []


GOOD = "| classic-1 | a rule | Trade | `games/classic/trade.py:Market.payments` | `{test}` |"
A_TEST = "tests/classic/test_trade.py::test_only_the_two_neighbours_sell"


def test_a_sound_row_has_no_problem() -> None:
    header = "# Rules\n\n| number | rule | rulebook heading | code | test |\n|---|---|---|---|---|\n"
    text = header + GOOD.format(test=A_TEST)
    assert list(problems("classic", text)) == []
    assert list(problems("classic", text.replace(f"`{A_TEST}`", f"`{A_TEST}`, `{A_TEST}`"))) == []


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("Market.payments", "Market.payment", "there is no code"),
        ("Market.payments", "market", "there is no code"),
        ("trade.py:", "trades.py:", "there is no code"),
        (":Market.payments", "", "there is no code"),
        ("test_only_the_two_neighbours_sell", "test_only_the_two_neighbours_buy", "there is no test"),
        ("test_trade.py", "test_trades.py", "there is no test"),
        ("tests/classic/", "tests/duel/", "does not lie in tests/classic"),
        ("classic-1", "classic-2", "has the number"),
        ("classic-1", "duel-1", "has the number"),
        ("`games/classic/trade.py:Market.payments`", "", "must both be named"),
        (f"`{A_TEST}`", "", "must both be named"),
        ("a rule", "", "is missing"),
        ("Trade", "", "is missing"),
    ],
)
def test_a_planted_fault_is_found(old: str, new: str, complaint: str) -> None:
    row = GOOD.format(test=A_TEST)
    assert old in row
    found = list(problems("classic", row.replace(old, new)))
    assert any(complaint in problem for problem in found), found


def test_a_number_that_comes_twice_or_is_left_out_is_found() -> None:
    row = GOOD.format(test=A_TEST)
    third = row.replace("classic-1", "classic-3")
    assert list(problems("classic", f"{row}\n{row}")) == ["rule 2 of classic has the number 'classic-1'"]
    assert list(problems("classic", f"{row}\n{third}")) == ["rule 2 of classic has the number 'classic-3'"]
    assert list(problems("classic", "# Rules\n")) == ["classic has no rules"]


def test_a_planted_number_in_the_code_is_found(tmp_path: Path) -> None:
    (tmp_path / "reasons.py").write_text('raise IllegalAction("No.", rule="classic-999")\n', encoding="utf-8")
    assert list(numbers_in_code(tmp_path, ["classic"])) == [("reasons.py", "classic-999")]
