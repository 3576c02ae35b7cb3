"""Imports point one way: a layer uses itself and those before it, the rules use the standard library only."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import wonders

LAYERS = (
    "core", "games", "spaces", "texts", "facts", "notation", "pad", "reference", "bots", "batch", "train", "rl",
    "ratings", "tournaments", "arena", "study", "database", "puzzles", "server", "cli",
)  # fmt: skip
RULES = ("core", "games", "spaces")
FRONT = ("__main__", "_version")
MAY_EXTEND: dict[str, frozenset[str]] = {
    "classic": frozenset(),
    "cities": frozenset({"classic"}),
    "leaders": frozenset({"classic"}),
    "duel": frozenset(),
    "architects": frozenset(),
}

Module = tuple[str, ...]


def breaches(package: Path) -> Iterator[str]:
    """Every import of the package that breaks a rule of the layout, as a sentence."""
    for path in sorted(package.rglob("*.py")):
        module = module_of(path, package)
        if len(module) < 2 or module[1] in FRONT:
            continue
        where = path.relative_to(package).as_posix()
        if module[1] not in LAYERS:
            yield f"{where} belongs to no layer"
            continue
        for target in imported_modules(path, package):
            if complaint := complaint_about(module, target):
                yield f"{where} imports {'.'.join(target)}: {complaint}"


def complaint_about(module: Module, target: Module) -> str | None:
    layer = module[1]
    if target[0] != "wonders":
        foreign = layer in RULES and target[0] not in sys.stdlib_module_names
        return "the rules use the standard library only" if foreign else None
    if len(target) < 2 or target[1] not in LAYERS:
        around = layer in RULES and target[1:] != ("_version",)
        return "the rules must not come in by the front door" if around else None
    if LAYERS.index(target[1]) > LAYERS.index(layer):
        return f"{layer} stands below {target[1]}"
    here, there = game_of(module), game_of(target)
    if here and there and there != here and there not in MAY_EXTEND[here]:
        return f"{here} must not know {there}"
    return None


def game_of(module: Module) -> str | None:
    return module[2] if module[1] == "games" and len(module) > 2 and module[2] in MAY_EXTEND else None


def module_of(path: Path, package: Path) -> Module:
    parts = path.relative_to(package).with_suffix("").parts
    return ("wonders", *(parts[:-1] if parts[-1] == "__init__" else parts))


def imported_modules(path: Path, package: Path) -> Iterator[Module]:
    """What a file imports, wherever in it; for `from a import b`, a.b when that is a module and otherwise a."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield tuple(alias.name.split("."))
        elif isinstance(node, ast.ImportFrom):
            origin = origin_of(node, path, package)
            for alias in node.names:
                inner = (*origin, alias.name)
                yield inner if is_module(inner, package) else origin


def origin_of(node: ast.ImportFrom, path: Path, package: Path) -> Module:
    named = tuple(node.module.split(".")) if node.module else ()
    if not node.level:
        return named
    folders = ("wonders", *path.relative_to(package).parent.parts)
    return (*folders[: len(folders) - node.level + 1], *named)


def is_module(module: Module, package: Path) -> bool:
    if module[0] != "wonders":
        return False
    path = package.joinpath(*module[1:])
    return path.is_dir() or path.with_suffix(".py").is_file() or (len(module) == 2 and module[1] in LAYERS)


def test_the_package_keeps_its_layers() -> None:
    package = Path(wonders.__file__).parent
    assert any(package.joinpath("core").rglob("*.py")), "nothing was looked at"
    assert list(breaches(package)) == []


def plant(package: Path, file: str, source: str) -> None:
    path = package / file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(source, encoding="utf-8")


@pytest.mark.parametrize(
    ("file", "source", "complaint"),
    [
        ("core/goods.py", "from wonders.games.classic.cards import CARDS", "core stands below games"),
        ("core/goods.py", "import wonders.cli.main", "core stands below cli"),
        ("core/goods.py", "from wonders import games", "core stands below games"),
        ("core/goods.py", "from ..games import registry", "core stands below games"),
        ("core/__init__.py", "from ..bots import greedy", "core stands below bots"),
        ("core/goods.py", "def lazily():\n    import wonders.bots.greedy", "core stands below bots"),
        (
            "core/goods.py",
            "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import wonders.games",
            "core stands",
        ),
        ("games/registry.py", "from wonders.texts import names", "games stands below texts"),
        ("bots/greedy.py", "from wonders.arena.ratings import Rating", "bots stands below arena"),
        ("bots/line.py", "from wonders.server.wire.requests import ACTION", "bots stands below server"),
        ("server/app.py", "from wonders.cli import main", "server stands below cli"),
        ("games/classic/cards.py", "from wonders.games.duel.cards import CARDS", "classic must not know duel"),
        ("games/duel/cards.py", "from wonders.games import classic", "duel must not know classic"),
        ("games/duel/turn/build.py", "from ...classic import cards", "duel must not know classic"),
        ("games/architects/cards.py", "import wonders.games.duel", "architects must not know duel"),
        ("games/classic/ruleset.py", "import wonders.games.cities.phases", "classic must not know cities"),
        ("games/cities/cards.py", "import wonders.games.duel.cards", "cities must not know duel"),
        ("core/goods.py", "import numpy", "standard library only"),
        ("games/classic/table.py", "from rich.table import Table", "standard library only"),
        ("core/match.py", "from wonders import make", "front door"),
        ("core/match.py", "import wonders", "front door"),
        ("utils.py", "", "belongs to no layer"),
        ("helpers/strings.py", "", "belongs to no layer"),
    ],
)
def test_a_planted_breach_is_found(tmp_path: Path, file: str, source: str, complaint: str) -> None:
    plant(tmp_path, "games/classic/__init__.py", "")
    plant(tmp_path, file, source)
    found = list(breaches(tmp_path))
    assert len(found) == 1
    assert file in found[0]
    assert complaint in found[0]


@pytest.mark.parametrize(
    ("file", "source"),
    [
        ("__init__.py", "from wonders.cli.main import main"),
        ("__main__.py", "from wonders.cli.main import main"),
        ("core/goods.py", "from collections import Counter\nimport os.path\nfrom wonders.core import values"),
        ("core/goods.py", "from . import values\nfrom .values import Value"),
        ("core/record.py", "from wonders._version import __version__"),
        ("games/registry.py", "import wonders.games.classic.ruleset\nimport wonders.games.duel.ruleset"),
        ("games/classic/turn/pay.py", "from wonders.games.classic.table import Table\nfrom ..cards import CARDS"),
        ("games/cities/ruleset.py", "from wonders.games.classic.ruleset import CLASSIC"),
        ("games/leaders/ruleset.py", "from wonders.games import classic"),
        ("texts/names.py", "from fluent.runtime import FluentBundle\nfrom wonders.games import registry"),
        ("cli/main.py", "import rich\nfrom wonders import make\nfrom wonders.server import app"),
    ],
)
def test_an_import_that_points_the_right_way_is_no_breach(tmp_path: Path, file: str, source: str) -> None:
    plant(tmp_path, "games/classic/__init__.py", "")
    plant(tmp_path, file, source)
    assert list(breaches(tmp_path)) == []


def imports_of(package: Path) -> dict[Module, set[Module]]:
    """What each module imports when it runs, late imports within functions included; types alone do not count."""
    graph: dict[Module, set[Module]] = {}
    for path in sorted(package.rglob("*.py")):
        targets = set(imported_modules(path, package)) - set(imported_for_types(path, package))
        graph[module_of(path, package)] = {target for target in targets if target[0] == "wonders"}
    return graph


def imported_for_types(path: Path, package: Path) -> Iterator[Module]:
    """What stands under `if TYPE_CHECKING`, and nowhere else in the file."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    guarded = [
        node for node in ast.walk(tree) if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)
    ]
    inner = {id(one) for node in guarded for child in node.body for one in ast.walk(child)}
    origins = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    always = {origin_of(node, path, package) for node in origins if id(node) not in inner}
    for node in origins:
        if id(node) in inner and origin_of(node, path, package) not in always:
            yield origin_of(node, path, package)


def cycle_through(start: Module, graph: dict[Module, set[Module]]) -> bool:
    """Whether a module imports itself by way of others."""
    seen: set[Module] = set()
    ahead = list(graph[start])
    while ahead:
        module = ahead.pop()
        if module == start:
            return True
        if module in graph and module not in seen:
            seen.add(module)
            ahead += graph[module]
    return False


def test_no_module_imports_itself_by_way_of_others() -> None:
    graph = imports_of(Path(wonders.__file__).parent)
    assert len(graph) > 100
    assert [module for module in graph if cycle_through(module, graph)] == []


def test_a_planted_cycle_is_found_also_behind_a_late_import(tmp_path: Path) -> None:
    plant(tmp_path, "core/one.py", "from wonders.core.two import x")
    plant(tmp_path, "core/two.py", "def late():\n    from wonders.core.one import y")
    plant(
        tmp_path,
        "core/three.py",
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from wonders.core.four import x",
    )
    plant(tmp_path, "core/four.py", "from wonders.core.three import y")
    graph = imports_of(tmp_path)
    assert [module[-1] for module in graph if cycle_through(module, graph)] == ["one", "two"]
