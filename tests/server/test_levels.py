"""Which bots a server offers."""

import importlib
import importlib.util
from typing import Any

import pytest

from wonders.server.tables import levels


def test_without_numpy_the_expert_is_not_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    there = importlib.util.find_spec

    def without(name: str, package: str | None = None) -> Any:
        return None if name == "numpy" else there(name, package)

    assert list(levels.LEVELS) == ["random", "easy", "medium", "hard", "expert"]
    monkeypatch.setattr(importlib.util, "find_spec", without)
    fewer = importlib.reload(levels)
    try:
        assert list(fewer.LEVELS) == ["random", "easy", "medium", "hard"]
        with pytest.raises(Exception, match="There is no level 'expert'; there are: random, easy, medium, hard"):
            fewer.checked_level("expert")
    finally:
        monkeypatch.undo()
        importlib.reload(levels)
