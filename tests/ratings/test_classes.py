"""Which matches are rated together, and the bots that hold the scale."""

import json
from pathlib import Path

import pytest

from wonders.arena.anchoring import anchors_of, class_for, keep_anchors
from wonders.arena.plan import Plan
from wonders.arena.ratings import Rating as Measured
from wonders.arena.summary import Share, Standing, Summary
from wonders.core.options import BadOption
from wonders.games.registry import make
from wonders.ratings.anchors import ANCHOR, GROUND, anchored, anchors, newcomer, read_anchors
from wonders.ratings.classes import CLASSES, checked_class, class_of
from wonders.ratings.rating import UNKNOWN


@pytest.mark.parametrize(
    ("game", "players", "options", "expected"),
    [
        ("duel", 2, {}, "duel"),
        ("architects", 2, {}, "architects-2"),
        ("architects", 4, {}, "architects-3-4"),
        ("architects", 7, {}, "architects-5-7"),
        ("classic", 2, {}, "classic-2"),
        ("classic", 3, {}, "classic-3-4"),
        ("classic", 5, {}, "classic-5-7"),
        ("classic", 3, {"expansions": "leaders"}, "classic-expansions"),
        ("classic", 8, {"expansions": "cities"}, "classic-expansions"),
        ("classic", 4, {"expansions": "cities", "teams": True}, "classic-teams"),
    ],
)
def test_a_match_has_its_class(game: str, players: int, options: dict[str, str | bool], expected: str) -> None:
    made = make(game, players, **options)
    assert class_of(made.id, made.players, made.options) == expected


def test_a_game_without_classes_is_not_rated() -> None:
    assert class_of("auction", 3, {}) is None


def test_a_class_that_is_none_is_told_in_a_sentence() -> None:
    with pytest.raises(BadOption, match="There is no class 'chess' of ratings; there are: duel, "):
        checked_class("chess")


@pytest.mark.parametrize("name", CLASSES)
def test_every_class_has_its_anchors_from_weak_to_strong(name: str) -> None:
    bots = anchors()[name].bots
    assert bots[ANCHOR].mean == GROUND and bots[ANCHOR].deviation == 0.0
    order = [bots[level].mean for level in ("random", "easy", "medium")]
    assert order == sorted(order) and set(bots) == {"random", "easy", "medium"}
    assert anchored(name, "medium") == bots["medium"] and anchored(name, "oracle") is None
    assert bots["easy"].mean < newcomer(name).mean < bots["medium"].mean and newcomer(name).deviation == UNKNOWN


@pytest.mark.parametrize("name", CLASSES)
def test_the_anchors_say_which_arena_has_measured_them(name: str) -> None:
    arena = anchors()[name].arena
    assert class_of(arena["game"], arena["players"], arena["options"]) == name
    assert arena["matches"] >= 200
    assert make(arena["game"], arena["players"], **arena["options"]).id == arena["game"]


def summary(*ratings: tuple[str, float]) -> Summary:
    """What an arena says, as far as anchors need it; each rating ± 19.6."""
    standings = [
        Standing(bot, Measured(value, value - 19.6, value + 19.6), 1, Share(0, 0, 1), 0, (), 0, 0, 0, {})
        for bot, value in ratings
    ]
    return Summary(120, 60, 0.5, tuple(standings), {})


def test_anchors_stand_above_the_bot_that_holds_the_scale() -> None:
    plan = Plan("duel", 2, {}, ("random", "hard:nodes=30"), "1", 60)
    found = anchors_of(plan, summary(("hard:nodes=30", 400.0), ("random", -400.0)))
    assert list(found.bots) == ["random", "hard"]
    assert found.bots["random"].mean == GROUND and found.bots["hard"].mean == GROUND + 800
    assert found.bots["hard"].deviation == pytest.approx(14.1, abs=0.05)
    assert found.arena["bots"] == ["random", "hard:nodes=30"] and found.arena["matches"] == 120


def test_one_class_is_measured_and_the_others_stay(tmp_path: Path) -> None:
    file = tmp_path / "anchors.json"
    told = summary(("easy", 0.0), ("random", -300.0))
    assert keep_anchors(file, Plan("classic", 2, {}, ("random", "easy"), "1", 2), told) == "classic-2"
    keep_anchors(file, Plan("duel", 2, {}, ("random", "easy"), "1", 2), told)
    assert list(read_anchors(file)) == ["duel", "classic-2"]


def test_without_the_bot_that_holds_the_scale_nothing_is_measured() -> None:
    with pytest.raises(BadOption, match="Anchors are measured from the bot 'random'"):
        class_for(Plan("duel", 2, {}, ("easy", "medium"), "1", 2))


@pytest.mark.parametrize("text", ["{", "[]", json.dumps({"duel": {}}), json.dumps({"duel": {"bots": {"easy": 3}}})])
def test_a_file_that_holds_no_anchors_is_told_in_a_sentence(tmp_path: Path, text: str) -> None:
    file = tmp_path / "anchors.json"
    file.write_text(text)
    with pytest.raises(BadOption, match="is no file of anchors"):
        read_anchors(file)
