"""Adding a game as CONTRIBUTING says: a package beside the others, and nothing else."""

from pathlib import Path

import pytest

from wonders import games
from wonders.games.registry import companion, game_class

FOLDER = Path(__file__).parent / "games"


def add_toy_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if the toys lay in `wonders/games`, until the end of the test."""
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(FOLDER)])
    game_class.cache_clear()
    companion.cache_clear()
