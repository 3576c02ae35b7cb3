"""The server has rooms: imports between them go one way, no module knows itself by a detour, and none is long."""

import ast
import re
from collections.abc import Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

import wonders

PACKAGE = Path(wonders.__file__).parent / "server"
DOCS = Path(__file__).parents[2] / "docs" / "server.md"
LONGEST = 250
TOP = ("app", "doctor", "lines", "schema", "write_schema")

Graph = dict[str, set[str]]


def modules(package: Path) -> dict[str, Path]:
    """Every module by its name within the server: `tables.state`."""
    paths = {path.relative_to(package).with_suffix("").parts: path for path in package.rglob("*.py")}
    return {".".join(parts): path for parts, path in paths.items() if parts[-1] != "__init__"}


def module_graph(package: Path) -> Graph:
    """What each module imports, wherever in it: at the top, in a function, for types only."""
    found = modules(package)
    return {name: set(imports(path, found)) - {name} for name, path in found.items()}


def imports(path: Path, found: Mapping[str, Path]) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names: list[str] = []
        if isinstance(node, ast.ImportFrom):
            assert not node.level, f"{path} imports relatively"
            names = [f"{node.module}.{alias.name}" for alias in node.names] + [str(node.module)]
        elif isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        inside = (name.removeprefix("wonders.server.") for name in names if name.startswith("wonders.server."))
        yield from (name for name in inside if name in found)


def room_of(module: str) -> str:
    """Modules beside the rooms stand above all of them, or below."""
    if "." in module:
        return module.partition(".")[0]
    return "app" if module in TOP else "base"


def room_graph(package: Path) -> Graph:
    rooms: Graph = {}
    for module, targets in module_graph(package).items():
        rooms.setdefault(room_of(module), set()).update(room_of(target) for target in targets)
    return {room: targets - {room} for room, targets in rooms.items()}


def cycle_in(graph: Graph) -> list[str] | None:
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as wrong:
        return list(wrong.args[1])
    return None


def drawn(graph: Graph) -> str:
    """The graph for Mermaid; an arrow points to what is imported. What can be reached by a longer way has none."""
    lines = [f"    {room} --> {target}" for room in sorted(graph) for target in sorted(nearest(graph, room))]
    return "\n".join(["graph TD", *lines])


def nearest(graph: Graph, room: str) -> set[str]:
    return {one for one in graph[room] if not any(one in reached(graph, other) for other in graph[room] - {one})}


def reached(graph: Graph, room: str) -> set[str]:
    return graph.get(room, set()) | {far for near in graph.get(room, ()) for far in reached(graph, near)}


def test_the_docs_draw_the_rooms_as_they_are() -> None:
    kept = re.search(r"```mermaid\n(.*?)\n```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    assert kept is not None and kept[1] == drawn(room_graph(PACKAGE)), drawn(room_graph(PACKAGE))


def test_neither_rooms_nor_modules_import_each_other_in_a_circle() -> None:
    assert len(module_graph(PACKAGE)) > 50, "nothing was looked at"
    assert cycle_in(room_graph(PACKAGE)) is None
    assert cycle_in(module_graph(PACKAGE)) is None


def test_no_module_of_the_server_is_long() -> None:
    long = {name: n for name, path in modules(PACKAGE).items() if (n := len(path.read_text().splitlines())) > LONGEST}
    assert long == {}


def test_every_room_says_what_lives_there_and_what_it_may_import() -> None:
    for room in set(room_graph(PACKAGE)) - {"app", "base"}:
        told = ast.get_docstring(ast.parse((PACKAGE / room / "__init__.py").read_text(encoding="utf-8"))) or ""
        assert len(told.splitlines()) == 3 and "May import" in told, room


@pytest.mark.parametrize(
    ("source", "circle"),
    [
        ("from wonders.server.runtime.registry import Registry", {"tables", "runtime"}),
        ("def later():\n    import wonders.server.runtime.registry", {"tables", "runtime"}),
        (
            "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from wonders.server.runtime import registry",
            {"tables", "runtime"},
        ),
    ],
)
def test_a_planted_circle_is_found(tmp_path: Path, source: str, circle: set[str]) -> None:
    for name, text in {"tables/state.py": source, "runtime/registry.py": "import wonders.server.tables.state"}.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    assert set(cycle_in(room_graph(tmp_path)) or ()) == circle
    assert cycle_in(module_graph(tmp_path)) is not None
