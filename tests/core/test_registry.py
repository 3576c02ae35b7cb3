"""The games by name."""

import subprocess
import sys
from typing import Any

import pytest

from tests.core.auction import Auction
from tests.toys.add import add_toy_games
from wonders.core.options import BadOption
from wonders.games.registry import GAMES, game_class, make


def test_a_game_is_found_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    add_toy_games(monkeypatch)
    assert game_class("auction") is Auction
    game = make("auction", players=2, rounds=1)
    assert isinstance(game, Auction) and game.players == 2 and game.options["rounds"] == 1


@pytest.mark.parametrize("game", list(GAMES))
def test_every_game_calls_itself_by_its_name(game: str) -> None:
    kind = game_class(game)
    assert kind.id == game and kind.default_players in kind.seats_allowed
    assert make(game).players == kind.default_players


@pytest.mark.parametrize("game", ["chess", "", "Classic", "classic ", "wonders.games.classic.game:Classic"])
def test_an_unknown_game_gets_the_known_ones_named(game: str) -> None:
    with pytest.raises(BadOption) as wrong:
        make(game)
    assert str(wrong.value) == f"There is no game '{game}'; there are: {', '.join(GAMES)}."


@pytest.mark.parametrize("players", [True, "3", 3.0, 0, 99])
def test_a_number_of_players_that_is_none_gets_a_sentence(players: Any) -> None:
    for game in GAMES:
        with pytest.raises(BadOption, match=f"{game} is played by"):
            make(game, players)


def test_no_game_is_loaded_before_it_is_asked_for() -> None:
    code = "import sys, wonders; print([name for name in sys.modules if name.count('.') > 2 and '.games.' in name])"
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert done.stdout.strip() == "[]", "only the packages, which hold a name and a year"
