"""`wonders replay`."""

from pathlib import Path

import pytest

from tests.cli.running import Terminal
from wonders import Match, make
from wonders.bots.play import play_match
from wonders.bots.uniform import Uniform
from wonders.core.chance import Dealer


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished match of three."""
    path = tmp_path / "match.jsonl"
    path.write_text(play_match(make("classic"), (Uniform(),) * 3, "5").record().dumps(), encoding="utf-8")
    return path


def test_the_score_sheet_is_printed(terminal: Terminal, record: Path) -> None:
    outcome = play_match(make("classic"), (Uniform(),) * 3, "5").outcome
    ran = terminal.run("replay", record)
    assert ran.code == 0
    total = next(line for line in ran.out.splitlines() if line.startswith("Total"))
    assert total.split()[1:] == [str(points) for points in outcome.points]
    for category in ("Military", "Treasury", "Wonder", "Civilian", "Science", "Commerce", "Guilds"):
        assert category in ran.out


def test_every_line_is_explained_on_demand_and_in_german_too(terminal: Terminal, record: Path) -> None:
    assert "1 point for every 3" in terminal.run("replay", record, "--lines").out
    assert "1 Punkt für je 3" in terminal.run("replay", record, "--lines", "--lang", "de").out
    assert "1 point for every 3" not in terminal.run("replay", record).out


def test_json_tells_the_whole_sheet(terminal: Terminal, record: Path) -> None:
    outcome = play_match(make("classic"), (Uniform(),) * 3, "5").outcome
    told = terminal.run("replay", record, "--json").json
    assert told["finished"] and told["game"] == "classic" and told["seed"] == "5"
    assert told["points"] == list(outcome.points) and told["winners"] == list(outcome.winners)
    for column in told["sheet"]:
        assert sum(line["points"] for line in column["lines"]) == column["total"]
        assert all(line["text"] for line in column["lines"])


def test_standard_input_can_be_replayed(terminal: Terminal, record: Path) -> None:
    assert (
        terminal.run("replay", "-", typed=record.read_text(encoding="utf-8")).out == terminal.run("replay", record).out
    )


def test_a_match_of_two_shows_the_free_city_without_a_rank(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "two.jsonl"
    path.write_text(play_match(make("classic", 2), (Uniform(),) * 2, "5").record().dumps(), encoding="utf-8")
    ran = terminal.run("replay", path)
    assert "Free City" in ran.out
    assert next(line for line in ran.out.splitlines() if line.startswith("Rank")).split()[-1] == "–"


def test_a_match_that_is_not_over_shows_the_table(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "begun.jsonl"
    match = Match(make("classic"), Dealer.from_seed(1), "1")
    path.write_text(match.record().dumps(), encoding="utf-8")
    ran = terminal.run("replay", path)
    assert ran.code == 0 and "not over" in ran.out and "turn 1 of 6" in ran.out
    assert terminal.run("replay", path, "--json").json["finished"] is False


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "empty"),
        ("once upon a time\n", "Line 1 is not JSON"),
        ("[1, 2]\n", "Line 1 is not a header"),
        ('{"wonders": 99}\n', "format 99"),
        ('{"wonders": 1, "game": "chess", "rules": "1", "players": 3, "options": {}}\n', "no game 'chess'"),
        ('{"wonders": 1, "game": "classic", "rules": "0", "players": 3, "options": {}}\n', "not '0'"),
        ('{"wonders": 1, "game": "classic", "rules": "1", "players": 9, "options": {}}\n', "not by 9"),
        ('{"wonders": 1, "game": "classic", "rules": "1", "players": 3, "options": {}}\n[0, "sell baths"]\n', "Line 2"),
    ],
)
def test_a_broken_or_foreign_file_gets_a_sentence(terminal: Terminal, tmp_path: Path, text: str, sentence: str) -> None:
    path = tmp_path / "broken.jsonl"
    path.write_text(text, encoding="utf-8")
    assert sentence in terminal.refused("replay", path)


def test_a_file_cut_short_within_a_turn_gets_a_sentence(terminal: Terminal, record: Path) -> None:
    record.write_text("\n".join(record.read_text(encoding="utf-8").splitlines()[:5]), encoding="utf-8")
    assert "breaks off" in terminal.refused("replay", record)


def test_a_file_that_cannot_be_read_gets_a_sentence(terminal: Terminal, tmp_path: Path) -> None:
    assert "No such file" in terminal.refused("replay", tmp_path / "nowhere")
    assert "directory" in terminal.refused("replay", tmp_path)
    (tmp_path / "picture").write_bytes(b"\xff\xd8\xff\xe0 picture")
    assert "not a text file" in terminal.refused("replay", tmp_path / "picture")
