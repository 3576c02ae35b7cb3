"""With Python alone every game can be played, and what needs more says so."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import wonders
from wonders.core.extras import EXTRA_OF, extra_with, how_to_install

SOURCE = Path(wonders.__file__).parents[1]

BARE = f"""
import sys
sys.path = [path for path in sys.path if "site-packages" not in path] + [{str(SOURCE)!r}]
"""

PLAY = """
from wonders import GAMES, Dealer, Match, WondersError, make
from wonders.texts import Texts
for game in GAMES:
    match = Match(make(game), Dealer.from_seed(1))
    for _ in range(30):
        seat = next(iter(match.pending))
        match.answer(seat, match.legal(seat)[0])
    try:
        match.answer(next(iter(match.pending)), "dance")
    except WondersError as wrong:
        print(wrong)
    print(Texts("de", game).text("game-name-" + game))
"""


def bare(program: str, *arguments: str) -> "subprocess.CompletedProcess[str]":
    """Run a program without anything that was installed."""
    command = [sys.executable, "-S", "-I", "-c", BARE + program, *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)


def test_every_game_can_be_played_with_python_alone() -> None:
    done = bare(PLAY)
    assert done.stderr == "" and done.returncode == 0
    lines = done.stdout.splitlines()
    assert len(lines) == 2 * len(wonders.GAMES) and all(lines)


def test_the_command_says_which_extra_it_lacks() -> None:
    done = bare("sys.argv[0] = 'wonders'\nfrom wonders.cli.start import main\nmain()", "cards", "duel")
    assert done.returncode == 2 and "Traceback" not in done.stderr
    assert done.stderr == f"wonders: `wonders cards` needs typer: {how_to_install('cli')}\n"


def test_a_mistake_of_ours_is_not_taken_for_a_missing_extra() -> None:
    done = bare(
        "import wonders.cli\nsys.modules['wonders.cli.main'] = None\nfrom wonders.cli.start import main\nmain()"
    )
    assert "Traceback" in done.stderr


def test_a_missing_extra_is_installed_into_the_environment_that_runs() -> None:
    command = how_to_install("arena")
    assert command.startswith(sys.executable) and command.endswith("[arena]'")


@pytest.mark.parametrize("extra", sorted(EXTRA_OF))
def test_what_an_extra_brings_is_what_the_project_says_of_it(extra: str) -> None:
    project = tomllib.loads((SOURCE.parent / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    brought = {line.lower().replace("-", "_") for line in project["optional-dependencies"][extra]}
    names = {
        "pyspiel": "open_spiel",
        "jaxlib": "jax",
        "click": "typer",
        "starlette": "fastapi",
        "pydantic": "pydantic_settings",
        "cryptography": "pywebpush",
        "http_ece": "pywebpush",
        "py_vapid": "pywebpush",
    }
    for module in EXTRA_OF[extra]:
        assert any(line.startswith(names.get(module, module)) for line in brought), module
        assert extra_with(f"{module}.inside") == extra
    assert not project["dependencies"]
