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


def test_figures_for_a_batched_engine(terminal: Terminal) -> None:
    told = terminal.run("bench", "duel", "--batch", 2048, "--seconds", 0.01, "--json").json
    keys = ["game", "players", "device", "batch", "compile_s", "games_per_second", "decisions_per_second", "points"]
    assert list(told) == keys and (told["game"], told["players"], told["batch"]) == ("duel", 2, 2048)
    assert 36.5 < told["points"] < 39 and 68 < told["decisions_per_second"] / told["games_per_second"] < 70.5


def test_a_batch_of_nothing_gets_a_sentence(terminal: Terminal) -> None:
    ran = terminal.run("bench", "--batch", 16)
    assert (ran.code, ran.out) == (2, "") and "Name the game" in ran.err
