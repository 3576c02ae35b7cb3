"""`wonders simulate`."""

import shlex
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from tests.cli.running import Terminal
from wonders import GAMES, make, replay
from wonders.arena import simulation
from wonders.arena.crews import Alone
from wonders.arena.simulation import Finished, Simulation, simulated
from wonders.bots.bot import Bot
from wonders.bots.play import Played, play_match, play_matches
from wonders.bots.uniform import Uniform
from wonders.core.game import AnyGame

EXAMPLE = Path(__file__).parents[2] / "examples" / "line_bot.py"


class Backwards(Alone[int, Finished]):
    """Plays what came last first."""

    room = 3

    def results(self) -> Iterator[list[Finished]]:
        yield self._work(self._waiting.pop())


KEYS = {
    "game",
    "players",
    "games",
    "seed",
    "decisions",
    "seconds",
    "wins",
    "shared",
    "counted",
    "points",
    "endings",
    "faults",
}


@pytest.mark.parametrize("game", list(GAMES))
def test_json_tells_all_that_was_counted(terminal: Terminal, game: str) -> None:
    told = terminal.run("simulate", game, "--games", 4, "--seed", 7, "--json").json
    assert set(told) == KEYS
    players = make(game).players
    assert (told["game"], told["players"], told["games"], told["seed"]) == (game, players, 4, 7)
    assert len(told["wins"]) == len(told["points"]) == players
    assert sum(told["wins"]) == 4 == sum(told["endings"].values())
    assert all(set(points) == {"mean", "sd"} for points in told["points"])
    assert told["decisions"] > 0 and told["seconds"] > 0


def test_the_same_seed_gives_the_same_result(terminal: Terminal) -> None:
    def result(seed: str) -> dict[str, object]:
        told: dict[str, object] = terminal.run("simulate", "classic", "--games", 5, "--seed", seed, "--json").json
        del told["seconds"]
        return told

    assert result("owl") == result("owl")
    assert result("owl") != result("cat")
    assert result("owl")["seed"] == "owl"


def test_wins_are_those_of_the_matches(terminal: Terminal) -> None:
    told = terminal.run("simulate", "classic", "--games", 30, "--seed", 1, "--json").json
    matches = list(play_matches(make("classic"), (Uniform(),) * 3, "1", 30))
    assert told["wins"] == [sum(played.outcome.share(seat) for played in matches) for seat in range(3)]


def test_shared_victories_add_up_to_the_matches_and_are_told_beside(terminal: Terminal) -> None:
    words = ("simulate", "duel", "--games", 2, "--seed", 556)
    told = terminal.run(*words, "--json").json
    assert sum(told["wins"]) == 2 and told["shared"] == [1, 1]
    assert "One victory was shared" in terminal.run(*words).out


def test_points_of_duel_are_those_of_matches_in_which_they_were_counted(terminal: Terminal) -> None:
    told = terminal.run("simulate", "duel", "--games", 60, "--seed", 1, "--json").json
    matches = list(play_matches(make("duel"), (Uniform(),) * 2, "1", 60))
    points = [played.outcome.points[0] for played in matches if any(played.outcome.points)]
    assert told["counted"] == len(points) < 60
    assert told["points"][0]["mean"] == pytest.approx(sum(points) / len(points))


def test_players_and_options_reach_the_game(terminal: Terminal) -> None:
    words = ("simulate", "classic", "--players", 5, "--games", 2, "--option", "sides=B", "--option", "wonders=random")
    assert terminal.run(*words, "--json").json["players"] == 5


def test_every_match_is_recorded_where_asked(terminal: Terminal, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "records"
    told = terminal.run("simulate", "classic", "--games", 11, "--seed", "a/b", "--records", folder, "--json").json
    files = sorted(folder.iterdir())
    assert [file.name for file in files][::10] == ["classic-3-a_b-00.jsonl", "classic-3-a_b-10.jsonl"]
    wins = [0, 0, 0]
    for file in files:
        outcome = replay(file.read_text(encoding="utf-8")).outcome
        assert outcome is not None
        for seat in outcome.winners:
            wins[seat] += 1
    assert wins == told["wins"]


def test_a_folder_that_cannot_be_made_gets_a_sentence(terminal: Terminal, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "Cannot make the folder" in terminal.refused("simulate", "classic", "--records", tmp_path / "file" / "x")


@pytest.mark.parametrize("games", [0, -3])
def test_no_matches_get_a_sentence(terminal: Terminal, games: int) -> None:
    assert "At least 1 match" in terminal.refused("simulate", "classic", "--games", games)


def test_people_read_a_table(terminal: Terminal) -> None:
    ran = terminal.run("simulate", "classic", "--games", 3, "--seed", 1, "--lang", "de")
    assert ran.code == 0 and "3 Partien" in ran.out and "Siege" in ran.out and ran.err == ""


def test_bots_of_all_kinds_play_together(terminal: Terminal) -> None:
    program = f"run:{shlex.quote(sys.executable)} {shlex.quote(str(EXAMPLE))}"
    told = terminal.run("simulate", "classic", "--bots", f"easy,{program},medium", "--games", 2, "--json").json
    assert told["games"] == 2 and told["faults"] == []


@pytest.mark.parametrize(("language", "words"), [("en", "crashed and lost the move"), ("de", "ist abgestürzt")])
def test_a_program_that_fails_is_named_and_the_matches_go_on(terminal: Terminal, language: str, words: str) -> None:
    program = f"run:{shlex.quote(sys.executable)} -c 1/0"
    asked = ("simulate", "duel", "--bots", f"{program},random", "--games", 2, "--limit", 5)
    told = terminal.run(*asked, "--json").json
    assert told["faults"] == [{"bot": program, "kind": "crashed", "count": 6}]
    shown = terminal.run(*asked, "--lang", language)
    assert shown.code == 0 and f"6 × {program} {words}" in shown.out.replace("\n", " ")


def test_a_bot_that_does_not_exist_gets_a_sentence(terminal: Terminal) -> None:
    assert "There is no bot 'clever'" in terminal.refused("simulate", "duel", "--bots", "clever")
    assert "There is no program 'no_such_bot'" in terminal.refused("simulate", "duel", "--bots", "run:no_such_bot")


def test_several_workers_give_the_results_of_one(terminal: Terminal, tmp_path: Path) -> None:
    words = ("simulate", "classic", "--players", 3, "--games", 60, "--seed", 4, "--json", "--records")
    alone = terminal.run(*words, tmp_path / "alone", "--workers", 1).json
    together = terminal.run(*words, tmp_path / "together", "--workers", 2).json
    assert {**alone, "seconds": 0} == {**together, "seconds": 0}
    records = [{file.name: file.read_bytes() for file in (tmp_path / name).iterdir()} for name in ("alone", "together")]
    assert records[0] == records[1] and len(records[0]) == 60


def test_what_comes_too_early_waits_for_its_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "crew_of", lambda work, workers: Backwards(work))
    monkeypatch.setattr(simulation, "PARCEL", 0.0)
    finished = list(simulated(Simulation("duel", 2, {}, ("random", "random"), "s"), 5, 2, at_once=True))
    assert [one.number for one in finished] == [0, 1, 2, 3, 4]


@pytest.mark.parametrize("helped", [False, True], ids=["alone", "with helpers"])
def test_ctrl_c_keeps_what_was_played(terminal: Terminal, monkeypatch: pytest.MonkeyPatch, helped: bool) -> None:
    asked = ("simulate", "duel", "--seed", 3, "--workers", 1, "--json")
    three = terminal.run(*asked, "--games", 3).json
    play = play_match

    def interrupted(game: AnyGame, bots: Sequence[Bot], seed: str) -> Played:
        if seed == "3:3":
            raise KeyboardInterrupt
        return play(game, bots, seed)

    monkeypatch.setattr(simulation, "play_match", interrupted)
    if helped:
        monkeypatch.setattr(simulation, "PARCEL", 0.0)
        monkeypatch.setattr(simulation, "crew_of", lambda work, workers: Alone(work))
    ran = terminal.run(*asked[:4], "--workers", 2 if helped else 1, "--json", "--games", 10)
    assert ran.code == 130 and {**ran.json, "seconds": 0} == {**three, "seconds": 0}
    assert ran.err.startswith("Stopped after 3 of 10 matches")


def test_a_fault_costs_the_match_unless_the_fallback_is_wanted(terminal: Terminal) -> None:
    program = f"run:{shlex.quote(sys.executable)} -S -c 1/0"
    asked = ("simulate", "duel", "--bots", f"{program},random", "--games", 2, "--seed", 2, "--workers", 1)
    assert terminal.run(*asked, "--json").json["wins"] == [0, 2]
    assert terminal.run(*asked, "--json", "--fallback").json["wins"] == [2, 0]
    assert "has lost its match" in terminal.run(*asked).out
