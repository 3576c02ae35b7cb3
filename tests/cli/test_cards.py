"""`wonders cards`."""

import os
import subprocess
import sys

import pytest

from tests.cli.running import Terminal
from wonders import GAMES
from wonders.games.registry import game_class


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("language", ["en", "de"])
def test_everything_can_be_looked_up(terminal: Terminal, game: str, language: str) -> None:
    told = terminal.run("cards", game, "--lang", language, "--json").json
    assert [entry["id"] for entry in told] == [item.id for item in game_class(game).catalogue()]
    assert all(entry["name"] and entry["kind"] for entry in told)
    assert terminal.run("cards", game, "--lang", language).code == 0


def entry_of(terminal: Terminal, id: str, *words: str) -> dict[str, object]:
    found: dict[str, object] = next(e for e in terminal.run("cards", "classic", "--json", *words).json if e["id"] == id)
    return found


def test_a_card_has_cost_copies_effects_and_chains(terminal: Terminal) -> None:
    assert entry_of(terminal, "statue", "--lang", "de") == {
        "id": "statue",
        "name": "Statue",
        "kind": "building",
        "group": "age_2",
        "colour": "blue",
        "cost": "1W 2O",
        "copies": [3, 7],
        "effects": ["4 Siegpunkte"],
        "free_if": ["theater"],
        "free_for": ["gardens"],
    }


def test_a_building_with_two_predecessors_names_both(terminal: Terminal) -> None:
    assert entry_of(terminal, "forum")["free_if"] == ["east_trading_post", "west_trading_post"]


def test_a_board_is_followed_by_its_stages(terminal: Terminal) -> None:
    told = terminal.run("cards", "classic", "--json", "--find", "gizah_b").json
    assert [entry["id"] for entry in told] == ["gizah_b", *(f"gizah_b_{n}" for n in (1, 2, 3, 4))]
    assert told[0]["effects"] == ["1 stone every turn"] and told[4]["cost"] == "4S 1P"


def test_only_what_is_used_with_so_many_players(terminal: Terminal) -> None:
    few = {entry["id"] for entry in terminal.run("cards", "classic", "--players", 3, "--json").json}
    many = {entry["id"] for entry in terminal.run("cards", "classic", "--players", 7, "--json").json}
    assert "tavern" in many - few and "pawnshop" in many - few and few < many
    two = {entry["id"] for entry in terminal.run("cards", "classic", "--players", 2, "--json").json}
    assert two == few


def test_names_and_effects_can_be_searched(terminal: Terminal) -> None:
    assert "Bäder" in terminal.run("cards", "classic", "--find", "BÄDER", "--lang", "de").out
    found = terminal.run("cards", "classic", "--find", "3 shields", "--json").json
    red = {entry["id"] for entry in found if entry["colour"] == "red"}
    assert red == {"fortifications", "circus", "arsenal", "siege_workshop"}


def test_a_search_without_a_find_says_so(terminal: Terminal) -> None:
    ran = terminal.run("cards", "classic", "--find", "flying castle")
    assert ran.code == 1 and "flying castle" in ran.err
    assert terminal.run("cards", "classic", "--find", "flying castle", "--json").json == []


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(
    ("game", "find", "id"),
    [
        ("duel", "science", "workshop"),
        ("duel", "Wissenschaft", "workshop"),
        ("duel", "grün", "workshop"),
        ("duel", "military", "guard_tower"),
        ("duel", "Militär", "guard_tower"),
        ("classic", "civilian", "baths"),
        ("classic", "Bäder", "baths"),
        ("classic", "Rohstoff", "lumber_yard"),
        ("architects", "science", "compass"),
    ],
)
def test_cards_are_found_by_what_they_are_in_any_language(
    terminal: Terminal, game: str, find: str, id: str, language: str
) -> None:
    found = {one["id"]: one for one in terminal.run("cards", game, "--find", find, "--json", "--lang", language).json}
    assert id in found
    colours = {one["colour"] for one in found.values()}
    assert colours < {one["colour"] for one in terminal.run("cards", game, "--json").json}


@pytest.mark.parametrize("encoding", ["cp1252", "ascii", "latin-1"])
@pytest.mark.parametrize(
    "words",
    [("cards", "duel", "--find", "altar"), ("rules", "duel-1", "--lang", "de"), ("cards", "duel", "--find", "→")],
)
def test_a_terminal_that_lacks_a_sign_shows_another_one(encoding: str, words: tuple[str, ...]) -> None:
    environment = os.environ | {"PYTHONIOENCODING": encoding, "PYTHONPATH": os.pathsep.join(sys.path)}
    ran = subprocess.run([sys.executable, "-m", "wonders", *words], capture_output=True, env=environment, check=False)
    assert b"Traceback" not in ran.stderr and ran.returncode in (0, 1)
    assert b"?" not in ran.stdout or encoding == "ascii", "signs that have a plain form get it"
    assert ran.stdout or ran.stderr
