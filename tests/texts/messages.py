"""The message files as they are written, for tests that read them."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from wonders.texts.bundle import FOLDER, paths

FILES = sorted({path.name for path in FOLDER.glob("*/*.ftl")})


@cache
def body(path: Path) -> list[ast.EntryType]:
    return FluentParser().parse(path.read_text(encoding="utf-8")).body


def entries(language: str, file: str) -> list[ast.Message]:
    return [entry for entry in body(FOLDER / language / file) if isinstance(entry, ast.Message)]


def signature(message: ast.Message) -> tuple[str, ...]:
    """What both languages must share: the id, whether there is a text, the named parts."""
    return (message.id.name, str(message.value is not None), *sorted(part.id.name for part in message.attributes))


@cache
def messages(language: str, game: str) -> dict[str, ast.Message]:
    """All messages a game can use."""
    files = [path.name for path in paths(language, "common", "cli", game)]
    return {message.id.name: message for file in files for message in entries(language, file)}


class Variables(Visitor):
    """Collects the arguments a message uses, through the messages it refers to."""

    def __init__(self, known: dict[str, ast.Message]) -> None:
        self._known = known
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.visit(self._known[node.id.name])


def variables(language: str, game: str, key: str) -> set[str]:
    """The arguments of a message."""
    known = messages(language, game)
    visitor = Variables(known)
    visitor.visit(known[key])
    return visitor.found


def arguments_of(fields: set[str]) -> set[str]:
    """All a message may use where these fields are given (see `Arguments.of`)."""
    return fields | {f"{field}_{kind}" for field in fields for kind in ("id", "seat", "count")}


def junk(language: str, file: str) -> Iterator[str]:
    for entry in body(FOLDER / language / file):
        if isinstance(entry, ast.Junk):
            yield entry.content or ""
