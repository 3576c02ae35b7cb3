"""Figures a player, and pictures of them."""

from pathlib import Path
from typing import Any

import pytest

from tests.pad.test_points import by_points
from wonders.pad import score
from wonders.pad.statistics import Record, records
from wonders.pad.store import Kept, kept_from
from wonders.texts import Texts


def table(day: int, game: str = "classic", **players: dict[str, int]) -> Kept:
    entry: dict[str, Any] = by_points(game, *players.values())
    for row, name in zip(entry["players"], players, strict=True):
        row["name"] = name
    return kept_from(score(entry | {"played": f"2026-11-{day:02}"}))


TABLES = [
    table(1, Ada={"guilds": 10, "military": 4}, Ben={"guilds": 7}, Cy={}),
    table(2, ADA={"guilds": 20}, Ben={"guilds": 21}, Cy={"science": 13}),
    table(3, ada={"guilds": 0}, Ben={"guilds": 3}, Dee={"guilds": 3}),
    table(4, "duel", Ada={"civilian": 7}, Ben={"wonders": 9}),
    kept_from(score(by_points("duel", {}, {}, ending="military", winner=0) | {"played": "2026-11-05"})),
]


def of(player: str, game: str = "classic") -> Record:
    return next(one for one in records(TABLES, player) if one.game == game)


def test_games_wins_and_points_are_counted() -> None:
    ada = of("Ada")
    assert (ada.games, ada.wins, ada.best, ada.mean_points) == (3, 1, 20, 34 / 3)
    means = ada.by_category()
    assert (means["guilds"], means["military"], means["science"]) == (10, 4 / 3, 0)
    assert ada.mean_rank == (1 + 2 + 3) / 3


def test_a_shared_victory_is_one() -> None:
    assert of("Dee").wins == 1 and of("Ben").wins == 2


def test_names_are_told_apart_by_letters_not_by_case_and_shown_as_written_last() -> None:
    assert [one.player for one in records(TABLES, "ADA")] == ["ada", "Ada"]


def test_games_are_counted_apart_and_the_best_come_first() -> None:
    assert [(one.game, one.player) for one in records(TABLES)][:3] == [
        ("classic", "Dee"),
        ("classic", "Ben"),
        ("classic", "ada"),
    ]
    assert of("Ben", "duel").games == 1


def test_a_match_won_outright_has_no_points_to_average() -> None:
    winner = of("A", "duel")
    assert (winner.wins, winner.mean_points, winner.best, winner.by_category()) == (1, None, None, {})
    assert winner.plain()["mean_points"] is None


@pytest.mark.parametrize(("language", "suffix", "game"), [("en", "png", "classic"), ("de", "svg", "duel")])
def test_pictures_are_drawn(tmp_path: Path, language: str, suffix: str, game: str) -> None:
    pytest.importorskip("matplotlib")
    from wonders.pad.plot import draw_overview, draw_player

    mine, texts = [one for one in records(TABLES) if one.game == game], Texts(language, game, strict=True)
    draw_overview(mine, texts, tmp_path / f"all.{suffix}")
    draw_player(mine[0], mine, texts, tmp_path / f"one.{suffix}")
    for file in ("all", "one"):
        content = (tmp_path / f"{file}.{suffix}").read_bytes()
        assert content.startswith(b"\x89PNG" if suffix == "png" else b"<?xml") and len(content) > 5000


def test_the_same_history_gives_the_same_picture(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    from wonders.pad.plot import draw_overview

    mine = [one for one in records(TABLES) if one.game == "classic"]
    for file in ("a.svg", "b.svg"):
        draw_overview(mine, Texts("en", "classic"), tmp_path / file)
    assert (tmp_path / "a.svg").read_bytes() == (tmp_path / "b.svg").read_bytes()
