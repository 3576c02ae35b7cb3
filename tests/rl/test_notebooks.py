"""The notebooks are those of their pages, and every cell of them runs."""

import json
import runpy
from pathlib import Path
from typing import Any

import pytest

FOLDER = Path(__file__).parents[2] / "docs" / "notebooks"
PAGES = sorted(FOLDER.glob("*.md"))


def test_every_page_has_its_notebook() -> None:
    build = runpy.run_path(str(FOLDER / "build.py"))
    stored = {path.stem: path.read_text(encoding="utf-8") for path in FOLDER.glob("*.ipynb")}
    assert stored == {page.stem: build["notebook"](page) for page in PAGES}, "run docs/notebooks/build.py"
    assert len(stored) == 4


@pytest.mark.parametrize("name", [page.stem for page in PAGES])
def test_all_cells_of_a_notebook_run(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    cells = json.loads((FOLDER / f"{name}.ipynb").read_text(encoding="utf-8"))["cells"]
    names: dict[str, Any] = {"__name__": "__main__"}
    for cell in cells:
        if cell["cell_type"] == "code":
            exec(compile("".join(cell["source"]), cell["id"], "exec"), names)
    assert capsys.readouterr().out, "it tells nothing"


def test_the_first_agent_has_twenty_lines() -> None:
    cells = json.loads((FOLDER / "first_agent.ipynb").read_text(encoding="utf-8"))["cells"]
    first = next(cell for cell in cells if cell["cell_type"] == "code")
    assert sum(bool(line.strip()) for line in first["source"]) <= 20
