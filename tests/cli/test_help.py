"""What the command says about itself: settings, topics, completion, its language, and long texts."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from prompt_toolkit.completion import CompleteEvent
from prompt_toolkit.document import Document

from tests.cli.running import Terminal
from wonders import GAMES
from wonders.cli.editing import completer
from wonders.cli.screen import console, paged
from wonders.cli.topics import TOPICS
from wonders.games.registry import game_class
from wonders.texts.language import preferred_language, system_language


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("command", ["play", "simulate", "arena"])
def test_the_help_of_a_command_lists_the_settings_of_the_game(terminal: Terminal, command: str, game: str) -> None:
    told = terminal.run(command, game, "--help").out
    for option in game_class(game).options_known:
        assert f"{option.name}=" in told
    others = [other for other in GAMES if other != game]
    assert not any(f"Settings of {terminal_name(other)} (" in told for other in others)


def terminal_name(game: str) -> str:
    return {"classic": "7 Wonders", "duel": "7 Wonders Duel", "architects": "7 Wonders Architects"}[game]


def test_without_a_game_the_help_lists_those_of_all(terminal: Terminal) -> None:
    told = terminal.run("play", "--help").out
    assert told.count("(--option NAME=VALUE)") == len(GAMES)


@pytest.mark.parametrize("topic", TOPICS)
@pytest.mark.parametrize("language", ["en", "de"])
def test_every_topic_is_explained_in_both_languages(terminal: Terminal, topic: str, language: str) -> None:
    ran = terminal.run("help", topic, "--lang", language)
    assert ran.code == 0 and len(ran.out.splitlines()) > 1
    assert max(map(len, ran.out.splitlines())) <= 80


def test_help_names_its_topics_and_explains_commands_too(terminal: Terminal) -> None:
    told = terminal.run("help").out
    assert all(topic in told for topic in TOPICS) and "simulate" in told
    assert terminal.run("help", "cards").out == terminal.run("cards", "--help").out
    assert "Das Thema „xyz“ gibt es nicht" in terminal.refused("help", "xyz", "--lang", "de")


@pytest.mark.skipif(shutil.which("bash") is None, reason="bash is not installed")
def test_bash_completes_commands_and_games(tmp_path: Path) -> None:
    script = subprocess.run(
        [sys.executable, "-m", "wonders", "completion", "bash"], capture_output=True, text=True, check=True
    ).stdout
    (tmp_path / "wonders").write_text(f'#!/bin/sh\nexec {sys.executable} -m wonders "$@"\n')
    (tmp_path / "wonders").chmod(0o755)
    ask = """
COMP_WORDS=(wonders simulate arch); COMP_CWORD=2; COMP_LINE="wonders simulate arch"; COMP_POINT=21
_wonders_completion wonders; echo "${COMPREPLY[@]}"
"""
    environment = os.environ | {"PATH": f"{tmp_path}:{os.environ['PATH']}"}
    ran = subprocess.run(
        ["bash", "-c", script + ask], capture_output=True, text=True, env=environment, check=False, timeout=60
    )
    assert ran.stdout.split() == ["architects"], ran.stderr


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish", "powershell"])
def test_there_is_a_script_for_every_usual_shell(terminal: Terminal, shell: str) -> None:
    ran = terminal.run("completion", shell)
    assert ran.code == 0 and "_WONDERS_COMPLETE" in ran.out


def test_another_shell_gets_a_sentence(terminal: Terminal) -> None:
    assert "not for 'csh'" in terminal.refused("completion", "csh")


@pytest.mark.parametrize(
    ("known", "language"),
    [("de_DE", "de"), ("German_Germany", "de"), ("de_AT", "de"), ("English_United States", "en"), ("fr_FR", "en")],
)
def test_the_system_says_the_language_where_no_variable_does(
    monkeypatch: pytest.MonkeyPatch, known: str, language: str
) -> None:
    assert system_language(known) == language
    monkeypatch.setattr("locale.getlocale", lambda: (known, "UTF-8"))
    assert preferred_language({}) == language
    assert preferred_language({"LANG": "en_GB.UTF-8"}) == "en"


def test_signs_that_a_console_lacks_end_no_command() -> None:
    environment = os.environ | {"PYTHONIOENCODING": "cp1252", "LC_ALL": "C"}
    words = [sys.executable, "-m", "wonders", "cards", "duel", "--find", "altar"]
    ran = subprocess.run(words, capture_output=True, env=environment, check=False)
    assert ran.returncode == 0 and b"Temple" in ran.stdout and ran.stderr == b""


def test_long_texts_go_through_the_pager_on_a_terminal_only(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[str] = []
    monkeypatch.setattr("pydoc.pager", shown.append)
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    out = console()
    out._force_terminal = True
    with paged(out) as page:
        page.print("a rule")
    assert len(shown) == 1 and "a rule" in shown[0]
    with paged(console()) as page:
        page.print("a rule")
    assert len(shown) == 1, "nothing is paged in a pipe"


def test_the_last_of_several_names_is_completed() -> None:
    found = completer(lambda begun: [name for name in ("Altar", "Alley") if name.startswith(begun)])
    document = Document("Baths, Al")
    assert [one.text for one in found.get_completions(document, CompleteEvent())] == ["Altar", "Alley"]
    assert list(found.get_completions(Document("Baths, "), CompleteEvent())) == []
