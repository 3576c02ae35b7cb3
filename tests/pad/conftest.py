from pathlib import Path

import pytest

from tests.cli.running import Terminal


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Terminal:
    monkeypatch.setenv("WONDERS_PAD", str(tmp_path / "own" / "pad.sqlite"))
    return Terminal(monkeypatch, capsys)
