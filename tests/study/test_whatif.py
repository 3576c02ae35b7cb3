"""What if: playing on from a moment, with the same hidden cards or new ones."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.cli.running import Terminal
from tests.driving import play
from tests.study.matches import a_record
from wonders import Dealer, Match, make
from wonders.core.options import BadOption
from wonders.games.replay import replay
from wonders.study.whatif import branch

STEP = 10


@pytest.mark.parametrize(("game", "players"), [("classic", 3), ("duel", 2), ("architects", 3)])
def test_a_branch_stands_as_the_match_did_and_can_be_recorded(game: str, players: int) -> None:
    record = a_record(game, players)
    whole = replay(record)
    match = branch(record, STEP, "seed")
    assert match.steps[STEP] == whole.steps[STEP]
    assert match.answers[:3] == whole.answers[:3]
    play(match, Random(2))
    assert match.outcome is not None
    again = replay(match.record())
    assert again.outcome == match.outcome and again.steps[STEP] == whole.steps[STEP]


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("classic", 3, {}),
        ("classic", 3, {"wonders": "halikarnassos,babylon,olympia", "sides": "BBB"}),
        ("classic", 4, {"teams": True}),
        ("classic", 4, {"expansions": "cities"}),
        ("architects", 3, {}),
    ],
)
def test_new_hidden_cards_are_others_but_the_seat_has_seen_the_same(
    game: str, players: int, options: dict[str, Any]
) -> None:
    whole: Any = Match(make(game, players, **options), Dealer.from_seed("hidden"))
    play(whole, Random(3))
    record, changed = whole.record(), 0
    for step in range(4, len(whole.steps) - 1, 15):
        match = branch(record, step, "seed", "new", seat=1)
        assert match.history(1)[: step + 1] == whole.history(1)[: step + 1]
        assert not list(match.game.audit(match.table))
        changed += match.steps[step].table != whole.steps[step].table
    assert changed
    play(match, Random(2))
    assert match.outcome is not None
    assert replay(match.record()).outcome == match.outcome


def test_where_no_other_hidden_cards_can_be_dealt_a_sentence_says_so() -> None:
    with pytest.raises(BadOption, match="play on with the same ones"):
        branch(a_record("classic", 2), 4, "seed", "new")


def test_the_same_seed_goes_on_in_the_same_way() -> None:
    record = a_record("duel", 2)
    one, two, three = (branch(record, STEP, seed) for seed in ("a", "a", "b"))
    for match in (one, two, three):
        play(match, Random(2))
    assert one.answers == two.answers != three.answers


@pytest.mark.parametrize(
    ("step", "seat", "hidden", "sentence"),
    [(10_000, 0, "same", "has the steps 0 to"), (STEP, 7, "same", "no seat 7"), (STEP, 0, "all", "one of: same, new")],
)
def test_what_cannot_be_gets_a_sentence(step: int, seat: int, hidden: str, sentence: str) -> None:
    with pytest.raises(BadOption, match=sentence):
        branch(a_record("duel", 2), step, "seed", hidden, seat)


def test_the_end_cannot_be_played_on() -> None:
    record = a_record("duel", 2)
    with pytest.raises(BadOption, match="over"):
        branch(record, len(replay(record).steps) - 1, "seed")


def test_the_terminal_plays_on_and_keeps_a_record(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file, out = tmp_path / "match.jsonl", tmp_path / "branch.jsonl"
    file.write_text(a_record("duel", 2).dumps(), encoding="utf-8")
    terminal = Terminal(monkeypatch, capsys)
    words = ("whatif", file, STEP, "--bots", "random", "--seed", "seed", "--plain", "--record")
    assert terminal.run(*words, out, typed="1\n" * 100).code == 0
    assert replay(out.read_text(encoding="utf-8")).outcome is not None
    other = tmp_path / "other.jsonl"
    assert terminal.run(*words, other, "--hidden", "new", typed="1\n" * 100).code == 0
    assert replay(other.read_text(encoding="utf-8")).outcome is not None
