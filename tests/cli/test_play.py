"""`wonders play`: whole matches typed into a pipe, and everything that can be asked on the way."""

import inspect
import shlex
import sys
from pathlib import Path

import pytest

from tests.cli.running import Ran, Terminal
from wonders import GAMES, replay
from wonders.cli import main
from wonders.cli.session import Session

ALWAYS_THE_FIRST = "1\n" * 400


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_whole_match_can_be_played_from_a_pipe(terminal: Terminal, tmp_path: Path, game: str, language: str) -> None:
    record = tmp_path / "match.jsonl"
    words = ("play", game, "--seed", 3, "--lang", language, "--record", record, "--name", "Zoe")
    ran = terminal.run(*words, typed=ALWAYS_THE_FIRST)
    assert ran.code == 0 and ran.err == "" and "Zoe" in ran.out
    match = replay(record.read_text(encoding="utf-8"))
    outcome = match.outcome
    assert outcome is not None
    if any(column.lines for column in outcome.sheet):  # else it was won outright
        total = next(line for line in ran.out.splitlines() if line.startswith(("Total", "Summe")))
        assert total.split()[1:] == [str(column.total) for column in outcome.sheet]


def test_the_same_seed_and_the_same_choices_give_the_same_match(terminal: Terminal) -> None:
    first, second = (terminal.run("play", "classic", "--seed", "x", typed=ALWAYS_THE_FIRST).out for _ in range(2))
    assert first.rpartition("The record is in")[0] == second.rpartition("The record is in")[0] != ""


def test_two_players_have_the_free_city_between_them(terminal: Terminal) -> None:
    ran = terminal.run("play", "classic", "--players", 2, "--seed", 1, "--lang", "de", typed=ALWAYS_THE_FIRST)
    assert ran.code == 0 and "Welche Karte spielt Freie Stadt?" in ran.out


def test_several_people_share_the_keyboard(terminal: Terminal) -> None:
    ran = terminal.run("play", "classic", "--seat", 0, "--seat", 2, "--seed", 1, typed="\n1\n" * 100)
    assert ran.code == 0
    assert "Ada is next" in ran.out and "Cleo is next" in ran.out and "Ben is next" not in ran.out


def test_what_others_hide_is_not_told(terminal: Terminal) -> None:
    ran = terminal.run("play", "classic", "--seed", 3, "--bots", "random", typed=ALWAYS_THE_FIRST)
    assert "Ada sells a card" in ran.out
    assert not any(
        line.startswith((" Ada sells", " Ben sells")) and "a card" not in line for line in ran.out.splitlines()
    )


def asked(terminal: Terminal, *typed: str, language: str = "en") -> Ran:
    """The first turn of a known match; the hand is Ore Vein, Press, Theater, a post, Marketplace, Guard Tower, …"""
    return terminal.run("play", "classic", "--seed", 11, "--lang", language, typed="\n".join((*typed, "quit", "")))


def test_every_card_shows_its_cost_effect_uses_and_what_is_in_the_way(terminal: Terminal) -> None:
    ran = asked(terminal)
    assert "Guard Tower · 1 clay · 1 shield\n    11 sell   (build: lacks 1 clay)" in ran.out
    assert "Scriptorium · 1 papyrus · symbol: tablet\n    12 build, 2 right   13 sell" in ran.out


def test_leaving_is_no_error_and_keeps_the_record(terminal: Terminal, tmp_path: Path) -> None:
    record = tmp_path / "left.jsonl"
    ran = terminal.run("play", "classic", "--seed", 11, "--record", record, typed="1\nquit\n")
    assert ran.code == 0 and "left unfinished" in ran.out
    match = replay(record.read_text(encoding="utf-8"))
    assert match.outcome is None and len(match.answers) == 5


def test_the_end_of_the_input_is_said_and_has_an_exit_code(terminal: Terminal, tmp_path: Path) -> None:
    record = tmp_path / "ended.jsonl"
    ran = terminal.run("play", "classic", "--seed", 11, "--record", record, typed="1\n1\n")
    assert ran.code == 1 and "The input ended before the match did." in ran.out
    assert len(replay(record.read_text(encoding="utf-8")).answers) == 8


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("?", "A number picks what stands behind it."),
        ("help", "A number picks what stands behind it."),
        ("99", "There are choices 1 to 13."),
        ("0", "There are choices 1 to 13."),
        ("dance", "“dance” is neither a choice nor a command"),
        ("build guard_tower", "Guard Tower, this city and its neighbours lack: 1 clay"),
        ("build baths", "Baths is not in the hand"),
        ("build press_age1 left=3", "Press costs this city nothing"),
        ("build scriptorium left=2", "these payments are possible: right=2"),
        ("why guard tower", "For Guard Tower, this city and its neighbours lack: 1 clay."),
        ("why build guard_tower", "For Guard Tower, this city and its neighbours lack: 1 clay."),
        ("why stage press", "For the next stage, this city and its neighbours lack: 1 stone."),
        ("why Press", "For the next stage, this city and its neighbours lack: 1 stone."),
        ("build Guard Tower left=2", "For Guard Tower, this city and its neighbours lack: 1 clay."),
        ("why", "Name a card or an action"),
        ("why 1", "Name a card or an action"),
        ("why flying castle", "Name a card or an action"),
        ("why sell theater", "Nothing is in the way."),
        ("card forum", "← East Trading Post, West Trading Post"),
        ("card gizah a", "stage 3 · 4 stone · 7 points"),
        ("card flying castle", "Nothing here is called “flying castle”."),
        ("table", "Ada, Olympia A: 3 coins"),
        ("save", "Name a file"),
        ("save /nonexistent/folder/x", "Cannot write"),
    ],
)
def test_questions_are_answered_and_asked_again(terminal: Terminal, typed: str, answer: str) -> None:
    ran = asked(terminal, typed)
    folded = " ".join(ran.out.split())
    assert answer in folded
    assert ran.code == 0 and ran.out.count("Your choice:") == 2


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("hilfe", "Eine Nummer wählt, was hinter ihr steht."),
        ("warum wachturm", "Wachturm: Dieser Stadt und ihren Nachbarn fehlt dafür 1 Ziegel."),
        ("karte bäder", "Bäder · 1 Stein · 3 Siegpunkte"),
        ("tisch", "Ada, Olympia A: 3 Münzen"),
    ],
)
def test_the_commands_are_german_too(terminal: Terminal, typed: str, answer: str) -> None:
    assert answer in " ".join(asked(terminal, typed, language="de").out.split())


def test_the_choices_can_be_shown_again(terminal: Terminal) -> None:
    assert asked(terminal, "show").out.count("Which card does Guest play?") == 2


def test_an_action_may_be_typed_as_text(terminal: Terminal) -> None:
    assert "Guest builds Ore Vein." in asked(terminal, "build ore_vein").out


def test_the_record_can_be_saved_on_the_way(terminal: Terminal, tmp_path: Path) -> None:
    ran = asked(terminal, "1", f"save {tmp_path / 'now.jsonl'}")
    assert "The record is in" in ran.out
    assert len(replay((tmp_path / "now.jsonl").read_text(encoding="utf-8")).answers) == 5


def test_a_file_is_not_written_over_on_the_way(terminal: Terminal, tmp_path: Path) -> None:
    old = tmp_path / "old.jsonl"
    old.write_text("precious", encoding="utf-8")
    assert "exists already" in " ".join(asked(terminal, "1", f"save {old}").out.split())
    assert old.read_text(encoding="utf-8") == "precious"
    ran = asked(terminal, f"save {tmp_path / 'own.jsonl'}", "1", f"save {tmp_path / 'own.jsonl'}")
    assert "exists already" not in ran.out
    assert len(replay((tmp_path / "own.jsonl").read_text(encoding="utf-8")).answers) == 5


@pytest.mark.parametrize("end", [KeyboardInterrupt, RuntimeError])
def test_however_a_match_ends_its_record_is_kept(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, end: type[BaseException]
) -> None:
    told = Session._tell

    def breaks(session: Session) -> None:
        told(session)
        if len(session._match.answers) > 3:
            raise end

    monkeypatch.setattr(Session, "_tell", breaks)
    record = tmp_path / "broken.jsonl"
    words = ("play", "classic", "--seed", 11, "--record", record)
    if end is KeyboardInterrupt:
        assert terminal.run(*words, typed="1\n1\n").code == 130
    else:
        with pytest.raises(end):
            terminal.run(*words, typed="1\n1\n")
    assert len(replay(record.read_text(encoding="utf-8")).answers) > 3


def test_a_record_is_never_written_over(terminal: Terminal, tmp_path: Path) -> None:
    (tmp_path / "old.jsonl").write_text("precious")
    assert "exists already" in terminal.refused("play", "classic", "--record", tmp_path / "old.jsonl")
    assert "no folder" in terminal.refused("play", "classic", "--record", tmp_path / "none" / "x")
    assert (tmp_path / "old.jsonl").read_text() == "precious"


def test_a_seat_that_does_not_exist_gets_a_sentence(terminal: Terminal) -> None:
    assert "There is no seat 3; the seats are 0 to 2." in terminal.refused("play", "classic", "--seat", 3)


def test_boards_can_be_chosen(terminal: Terminal) -> None:
    typed = "board gizah_b\nquit\n"
    ran = terminal.run("play", "classic", "--seed", 1, "--option", "wonders=choose", typed=typed)
    assert "14 take Gizah B" in ran.out and "Guest: Gizah B" in ran.out


def test_programs_sit_at_the_other_seats(terminal: Terminal, tmp_path: Path) -> None:
    record = tmp_path / "match.jsonl"
    program = (
        f"run:{shlex.quote(sys.executable)} {shlex.quote(str(Path(__file__).parents[2] / 'examples' / 'line_bot.py'))}"
    )
    words = ("play", "classic", "--bots", program, "--seed", 3, "--record", record)
    ran = terminal.run(*words, typed=ALWAYS_THE_FIRST)
    assert ran.code == 0 and ran.err == "" and replay(record.read_text(encoding="utf-8")).outcome is not None


def test_a_program_that_fails_does_not_spoil_the_evening(terminal: Terminal, caplog: pytest.LogCaptureFixture) -> None:
    words = ("play", "duel", "--bots", f"run:{shlex.quote(sys.executable)} -c 1/0", "--seed", 3, "--limit", 5)
    assert terminal.run(*words, typed=ALWAYS_THE_FIRST).code == 0
    assert "at seat 1, decision 1: crashed" in caplog.text


def test_a_match_is_kept_without_being_asked_for_and_can_be_gone_on_with(terminal: Terminal, tmp_path: Path) -> None:
    ran = terminal.run("play", "classic", "--seed", 11, "--bots", "random", typed="1\nquit\n")
    (kept,) = (tmp_path / "data" / "wonders" / "matches").iterdir()
    assert kept.name in ran.out.replace("\n", "")
    begun = kept.read_text(encoding="utf-8")
    ran = terminal.run("play", kept, "--bots", "random", typed=ALWAYS_THE_FIRST)
    assert ran.code == 0 and kept.read_text(encoding="utf-8") == begun, "no file is written over"
    longer = replay(kept.with_name(f"{kept.stem}-2.jsonl").read_text(encoding="utf-8"))
    assert longer.outcome is not None and longer.record().dumps().startswith(begun)
    over = terminal.refused("play", kept.with_name(f"{kept.stem}-2.jsonl"))
    assert "is over" in over
    assert "options already" in terminal.refused("play", kept, "--players", 4)


def test_who_leaves_at_once_leaves_no_file(terminal: Terminal, tmp_path: Path) -> None:
    terminal.run("play", "classic", typed="quit\n")
    assert not (tmp_path / "data" / "wonders").exists()


def test_a_match_goes_on_with_the_cards_it_would_have_had(terminal: Terminal, tmp_path: Path) -> None:
    whole, begun = tmp_path / "whole.jsonl", tmp_path / "begun.jsonl"
    words = ("--bots", "random", "--seat", 0, "--seat", 1)
    terminal.run("play", "duel", "--seed", 5, *words, "--record", whole, typed="\n1\n" * 400)
    terminal.run("play", "duel", "--seed", 5, *words, "--record", begun, typed="\n1\n" * 12)
    terminal.run("play", begun, *words, typed="\n1\n" * 400)
    assert (tmp_path / "begun-2.jsonl").read_text() == whole.read_text()


def test_the_last_choice_can_be_taken_back_line_by_line(terminal: Terminal, tmp_path: Path) -> None:
    words = ("play", "classic", "--seed", 11, "--bots", "random", "--record")
    ran = terminal.run(*words, tmp_path / "a", typed="undo\n1\n2\nundo\nundo\n1\nquit\n")
    assert "nothing that can be taken back" in ran.out
    assert len(replay((tmp_path / "a").read_text(encoding="utf-8")).answers) == 5


def test_bots_are_medium_unless_said_otherwise() -> None:
    assert inspect.signature(main.play).parameters["bots"].default == "medium"
