"""Make the notebooks beside this file from the pages of the same name: `python docs/notebooks/build.py`.

A page is what is written and read; its notebook has the same words and the same code, cell by cell.
"""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent


def pages() -> list[Path]:
    """All pages that have a notebook."""
    return sorted(FOLDER.glob("*.md"))


def cells(page: Path) -> Iterator[dict[str, Any]]:
    """The words and the code of a page, in turn."""
    parts = re.split(r"```python\n(.*?)```\n", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    for number, part in enumerate(parts):
        source = part.strip("\n").splitlines(keepends=True)
        if source:
            name = f"{page.stem}-{number}"
            code = {"cell_type": "code", "execution_count": None, "id": name, "metadata": {}, "outputs": []}
            yield {**(code if number % 2 else {"cell_type": "markdown", "id": name, "metadata": {}}), "source": source}


def notebook(page: Path) -> str:
    """The notebook of a page."""
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    whole = {"cells": list(cells(page)), "metadata": {"kernelspec": kernel}, "nbformat": 4, "nbformat_minor": 5}
    return json.dumps(whole, ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    for page in pages():
        page.with_suffix(".ipynb").write_text(notebook(page), encoding="utf-8")
