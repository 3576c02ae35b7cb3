"""The collection in examples/games: every game can be played again and ends as it says."""

from pathlib import Path

import pytest

from wonders.games.replay import replay
from wonders.notation import Comment, Line, Variation, check, parse, write

FOLDER = Path(__file__).parents[2] / "examples" / "games"
FILES = sorted(FOLDER.glob("*.wpn"))

WANTED = {
    *(("classic", "2", ""), ("classic", "3", ""), ("classic", "7", ""), ("classic", "8", "expansions=cities")),
    *(("classic", "4", "teams=true"), ("classic", "4", "expansions=leaders")),
    *(("duel", "2", ""), ("architects", "2", ""), ("architects", "4", "")),
}


def said(line: Line) -> list[str]:
    """All comments, those within variations too."""
    found = []
    for item in line:
        if isinstance(item, Comment):
            found.append(item.text)
        elif isinstance(item, Variation):
            found += said(item.line)
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_an_example_is_played_to_its_stated_result(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    chronicle = parse(text)
    outcome = check(chronicle)
    assert outcome is not None and replay(chronicle.record()).outcome == outcome
    assert chronicle.tag("Result") == ",".join(map(str, outcome.winners))
    assert chronicle.tag("Points") == " ".join(map(str, outcome.points))
    assert write(chronicle) == text
    assert any("chance" in words or "instead of" in words for words in said(chronicle.line))
    assert said(chronicle.line)[-1].startswith("Points.")


def test_there_is_one_for_every_kind_of_game() -> None:
    chronicles = [parse(path.read_text(encoding="utf-8")) for path in FILES]
    options = [" ".join(tag.value for tag in chronicle.tags if tag.name == "Options") for chronicle in chronicles]
    for game, players, option in WANTED:
        assert any(
            (chronicle.tag("Game"), chronicle.tag("Players")) == (game, players) and option in settings
            for chronicle, settings in zip(chronicles, options, strict=True)
        ), (game, players, option)


def test_every_seat_has_a_name() -> None:
    for path in FILES:
        chronicle = parse(path.read_text(encoding="utf-8"))
        assert all(chronicle.tag(f"Seat{seat}") for seat in range(chronicle.record().header.players))
