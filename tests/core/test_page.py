"""The page on the core: its example runs, and the files it names exist."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "core.md").read_text(encoding="utf-8")


def test_the_example_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    exec(compile(example, "docs/core.md", "exec"), {})
    assert re.fullmatch(r"\((\d, ?)+\d?\) \((\d+, )+\d+\)\n", capsys.readouterr().out)


def test_the_files_it_names_exist() -> None:
    named = re.findall(r"`([\w/]+/\w+\.py)`", PAGE)
    assert len(named) >= 6
    for name in named:
        assert (ROOT / name).exists() or (ROOT / "src" / "wonders" / name).exists(), name
