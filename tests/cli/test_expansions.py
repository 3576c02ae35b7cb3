"""`--with` and `--teams`: expansions and teams on the command line."""

from pathlib import Path

import pytest

from tests.cli.running import Terminal
from wonders import replay


def test_matches_with_expansions_are_simulated(terminal: Terminal, tmp_path: Path) -> None:
    words = ("simulate", "classic", "-p", 8, "--with", "leaders,cities", "--teams", "-n", 2, "--seed", 1)
    told = terminal.run(*words, "--records", tmp_path, "--json").json
    assert told["players"] == 8 and told["games"] == 2
    match = replay(sorted(tmp_path.iterdir())[0].read_text(encoding="utf-8"))
    assert (match.game.options["expansions"], match.game.options["teams"]) == ("cities,leaders", True)
    assert told["wins"][0] == told["wins"][1]


def test_a_match_with_cities_can_be_played(terminal: Terminal) -> None:
    ran = terminal.run("play", "classic", "-p", 4, "--with", "cities", "--teams", "--seed", 3, typed="quit\n")
    assert "your partner, holds:" in ran.out


def test_speed_is_measured_with_expansions(terminal: Terminal) -> None:
    words = ("bench", "classic", "--with", "cities", "--seconds", 0.01, "--json")
    assert [entry["players"] for entry in terminal.run(*words).json] == [3, 5, 7]
    assert [entry["players"] for entry in terminal.run(*words, "--teams").json] == [4, 6]


def test_cards_of_the_expansions_asked_for_are_listed(terminal: Terminal) -> None:
    def listed(*words: object) -> set[str]:
        return {entry["id"] for entry in terminal.run("cards", "classic", "--json", *words).json}

    base, cities, both = listed("--with", "none"), listed("--with", "cities"), listed("--with", "cities,leaders")
    assert base < cities < both == listed()
    assert {"hideout", "petra_a", "petra_b_2", "guild_of_shadows"} <= cities - base
    assert {"aspasia", "nero", "rome_a"}.isdisjoint(cities)
    leaders = listed("--with", "leaders")
    assert "nero" in leaders and {"aspasia", "hideout"}.isdisjoint(leaders)
    assert listed("--players", 8, "--with", "cities", "--teams") == cities


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("simulate", "classic", "-p", 5, "--teams"), "Teams of two must be 4, 6 or 8 players, not 5."),
        (("play", "classic", "-p", 8), "8 players need the expansion cities"),
        (("simulate", "classic", "--with", "armada"), "There is no expansion 'armada'"),
        (("simulate", "duel", "--with", "cities"), "duel has no option 'expansions'"),
        (("bench", "--with", "cities"), "name the game"),
        (("cards", "classic", "-p", 5, "--teams"), "Teams of two must be 4, 6 or 8 players, not 5."),
        (("cards", "duel", "--with", "cities"), "duel has no option 'expansions'"),
        (("simulate", "classic", "--with", "cities", "-o", "expansions=none"), "Option expansions is given twice."),
        (("simulate", "classic", "--with", "leaders", "-o", "wonders=petra,rome,gizah"), "needs the expansion cities"),
    ],
)
def test_what_does_not_go_together_gets_a_sentence(
    terminal: Terminal, words: tuple[object, ...], sentence: str
) -> None:
    assert sentence in terminal.refused(*words)
