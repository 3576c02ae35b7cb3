"""`wonders arena --anchors`: the ratings that bots keep."""

from pathlib import Path

from tests.cli.running import Terminal
from wonders.ratings.anchors import GROUND, read_anchors

WORDS = ("arena", "duel", "--seed", 4, "--workers", 1, "--games", 4)


def test_the_arena_writes_anchors_of_its_class(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "anchors.json"
    ran = terminal.run(*WORDS, "--bots", "random,easy", "--anchors", file)
    assert ran.code == 0 and "Anchors of duel are in" in ran.err
    bots = read_anchors(file)["duel"].bots
    assert bots["random"].mean == GROUND and bots["easy"].deviation > 0


def test_without_the_bot_that_holds_the_scale_no_match_is_played(terminal: Terminal, tmp_path: Path) -> None:
    told = terminal.refused(*WORDS, "--bots", "easy,medium", "--anchors", tmp_path / "anchors.json")
    assert "Anchors are measured from the bot 'random'" in told
    assert not (tmp_path / "anchors.json").exists()
