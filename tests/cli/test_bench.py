"""`wonders bench`."""

from tests.cli.running import Terminal
from wonders import GAMES


def test_figures_for_one_game(terminal: Terminal) -> None:
    told = terminal.run("bench", "classic", "--players", 3, "--seconds", 0.01, "--json").json
    assert len(told) == 1
    assert (told[0]["game"], told[0]["players"]) == ("classic", 3)
    assert told[0]["decisions_per_second"] > told[0]["games_per_second"] > 0
    assert told[0]["reference_per_second"] > 0 and 10 < told[0]["mean_points"] < 60


def test_figures_for_all_games(terminal: Terminal) -> None:
    ran = terminal.run("bench", "--seconds", 0.01)
    assert ran.code == 0
    assert all(any(line.startswith(f"{game} ") for line in ran.out.splitlines()) for game in GAMES)
