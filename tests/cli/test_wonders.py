"""The command itself: help, version, and a clear sentence for everything that is wrong."""

import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.running import Terminal
from wonders import GAMES, __version__


def test_help_names_every_command(terminal: Terminal) -> None:
    ran = terminal.run("--help")
    assert ran.code == 0
    assert all(f"  {command} " in ran.out for command in ("play", "simulate", "replay", "cards", "bench"))


@pytest.mark.parametrize("command", ["play", "simulate", "replay", "cards", "bench"])
def test_every_command_explains_itself(terminal: Terminal, command: str) -> None:
    ran = terminal.run(command, "--help")
    assert ran.code == 0 and "--help" in ran.out


def test_it_says_its_version(terminal: Terminal) -> None:
    assert terminal.run("--version").out == f"wonders {__version__}\n"


def test_without_a_command_it_serves_on_this_machine_and_opens_the_browser(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[dict[str, object]] = []
    monkeypatch.setattr("wonders.cli.serve.run", lambda **settings: asked.append(settings))
    assert terminal.run().code == 0
    assert asked == [{"host": "127.0.0.1", "open_browser": True, "lan": False}]


@pytest.mark.parametrize("command", ["play", "simulate", "cards", "bench"])
def test_an_unknown_game_gets_a_sentence(terminal: Terminal, command: str) -> None:
    assert terminal.refused(command, "chess") == f"wonders: There is no game 'chess'; there are: {', '.join(GAMES)}."


@pytest.mark.parametrize("command", ["play", "simulate", "cards", "bench"])
def test_nine_players_get_a_sentence(terminal: Terminal, command: str) -> None:
    assert "not by 9" in terminal.refused(command, "classic", "--players", 9)


@pytest.mark.parametrize("words", [("simulate",), ("play",)])
def test_a_bad_option_gets_a_sentence(terminal: Terminal, words: tuple[str, ...]) -> None:
    assert "no option 'weather'" in terminal.refused(*words, "classic", "--option", "weather=fair")
    assert "NAME=VALUE" in terminal.refused(*words, "classic", "--option", "sides")
    assert "twice" in terminal.refused(*words, "classic", "--option", "sides=A", "--option", "sides=B")
    assert "cannot be 'C'" in terminal.refused(*words, "classic", "--option", "sides=C")
    assert "no bot 'genius'" in terminal.refused(*words, "classic", "--bots", "genius")
    assert "need 1 or 3 bots" in terminal.refused(*words, "classic", "--bots", "random,random")


@pytest.mark.parametrize("words", [("simulate", "classic"), ("play", "classic"), ("cards", "classic")])
def test_an_unknown_language_gets_a_sentence(terminal: Terminal, words: tuple[str, ...]) -> None:
    assert "no language 'fr'" in terminal.refused(*words, "--lang", "fr")


@pytest.mark.parametrize(
    "words", [("dance",), ("simulate",), ("simulate", "classic", "--players", "many"), ("--loud",)]
)
def test_what_is_not_understood_ends_with_exit_code_2(terminal: Terminal, words: tuple[str, ...]) -> None:
    assert "Usage" in terminal.refused(*words)


def wonders(*words: str, language: str = "C", **more: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"LC_ALL": language, **more}
    command = [sys.executable, "-m", "wonders", *words]
    return subprocess.run(command, capture_output=True, text=True, env=environment, timeout=60, encoding="utf-8")


def test_it_runs_as_a_module_in_the_language_of_the_environment() -> None:
    ran = wonders("cards", "classic", "--find", "baths", language="de_DE.UTF-8", PYTHONIOENCODING="utf-8")
    assert ran.returncode == 0 and "Bäder" in ran.stdout


def test_a_mistake_leaves_no_traceback(tmp_path: Path) -> None:
    ran = wonders("replay", str(tmp_path / "none.jsonl"))
    assert ran.returncode == 2 and ran.stdout == ""
    assert ran.stderr.startswith("wonders: Cannot read ") and len(ran.stderr.splitlines()) == 1


def test_a_reader_that_goes_away_is_no_error() -> None:
    command = f"{shlex.quote(sys.executable)} -m wonders cards classic | head -1"
    ran = subprocess.run(command, shell=True, capture_output=True, text=True, timeout=60)
    assert ran.stderr == ""


def test_help_does_not_load_what_it_does_not_need() -> None:
    """Help answers fast because games, texts and tables are loaded by the commands that need them."""
    script = "import sys; from wonders.cli import main; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout.split()
    slow = ("rich.console", "wonders.texts.fluent", "wonders.games.classic.game", "wonders.texts.texts")
    assert not set(slow) & set(loaded)
