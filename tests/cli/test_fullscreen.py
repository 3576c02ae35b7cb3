"""The full-screen client, driven as a person would: keys in, screen out."""

from pathlib import Path
from typing import Any

import pytest
from textual.app import App
from textual.pilot import Pilot
from textual.widgets import OptionList, RichLog, Static

from wonders.bots.bot import Bot, Perspective
from wonders.bots.play import rng_for
from wonders.bots.uniform import Uniform
from wonders.cli import play
from wonders.cli.fullscreen.app import Table
from wonders.cli.fullscreen.cover import Cover
from wonders.cli.fullscreen.help import Help
from wonders.cli.places.here import Here
from wonders.cli.recorder import Recorder
from wonders.core.chance import Dealer
from wonders.core.match import Match
from wonders.games.registry import make
from wonders.games.replay import replay

pytestmark = pytest.mark.anyio

NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hera")


def a_place(game: str, players: int, people: tuple[int, ...] = (0,), **options: Any) -> Here:
    match = Match(make(game, players, **options), Dealer.from_seed("screen"), "screen")
    bots: dict[int, tuple[Bot, Perspective]] = {
        seat: (Uniform(), Perspective(match.game, seat, rng_for("screen", seat), match.view, match.history))
        for seat in match.game.seats
        if seat not in people
    }
    return Here(match, bots, NAMES[:players])


def written(app: Table, id: str) -> str:
    return str(app.query_one(f"#{id}", Static).render())


def listed(app: Table) -> list[str]:
    choices = app.query_one("#choices", OptionList)
    return [str(choices.get_option_at_index(at).prompt) for at in range(choices.option_count)]


@pytest.mark.parametrize(
    ("game", "players", "options"),
    [
        ("classic", 3, {}),
        ("classic", 2, {}),
        ("classic", 4, {"expansions": "cities,leaders", "teams": True}),
        ("duel", 2, {}),
        ("architects", 3, {}),
    ],
)
async def test_a_whole_match_is_played_with_the_enter_key(game: str, players: int, options: dict[str, Any]) -> None:
    place = a_place(game, players, **options)
    app = Table(place, "en")
    async with app.run_test(size=(110, 40)) as pilot:
        for _ in range(400):
            await pilot.pause()
            if app.sight.outcome is not None:
                break
            await pilot.press("enter")
        assert app.sight.outcome is not None
        assert "win" in written(app, "question")
        assert not app.query_one("#choices").display
    record = place.record()
    assert replay(record).outcome == app.sight.outcome


async def test_choices_have_prices_and_what_is_impossible_has_its_reason_and_rule() -> None:
    app = Table(a_place("classic", 3), "en")
    async with app.run_test(size=(120, 50)) as pilot:
        for _ in range(200):
            await pilot.pause()
            if any("classic-11]" in line for line in listed(app)) or app.sight.outcome is not None:
                break
            await pilot.press("enter")
        shown = "\n".join(listed(app))
        assert "✗" in shown and "classic-11]" in shown
        assert "✓ sell" in shown
        assert "sell" in written(app, "details") or "build" in written(app, "details")


async def test_german_is_spoken_where_it_is_wished() -> None:
    app = Table(a_place("duel", 2), "de")
    async with app.run_test(size=(110, 40)) as pilot:
        await pilot.pause()
        assert "Weltwunder" in written(app, "question")
        await pilot.press("question_mark")
        assert isinstance(app.screen, Help)
        await pilot.press("escape")
        assert not isinstance(app.screen, Help)


async def test_two_people_at_one_screen_are_covered_from_each_other() -> None:
    app = Table(a_place("classic", 3, people=(0, 1)), "en")
    async with app.run_test(size=(110, 40)) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, Cover)
        assert listed_under_cover(app) == []
        await pilot.press("enter")
        await pilot.pause()
        assert app.sight.seat == 0
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, Cover)
        assert listed_under_cover(app) == []
        await pilot.press("enter")
        await pilot.pause()
        assert app.sight.seat == 1


def listed_under_cover(app: Table) -> list[str]:
    choices = app.screen_stack[0].query_one("#choices", OptionList)
    return [str(choices.get_option_at_index(at).prompt) for at in range(choices.option_count)]


async def test_the_log_tells_what_happened() -> None:
    app = Table(a_place("duel", 2), "en")
    async with app.run_test(size=(110, 40)) as pilot:
        for _ in range(12):
            await pilot.pause()
            await pilot.press("enter")
        await pilot.pause()
        told = "\n".join(line.text for line in app.query_one("#log", RichLog).lines)
        assert "Ben" in told and "Ada" in told


async def test_the_record_is_saved_on_demand(tmp_path: Path) -> None:
    place = a_place("duel", 2)
    app = Table(place, "en", Recorder(place.record, tmp_path / "match.jsonl"))
    async with app.run_test(size=(110, 40)) as pilot:
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        await pilot.press("s")
        await pilot.pause()
    assert (tmp_path / "match.jsonl").read_text() == place.record()


async def test_what_others_have_saved_is_not_written_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("duel.jsonl").write_text("precious")
    place = a_place("duel", 2)
    async with Table(place, "en", Recorder(place.record)).run_test(size=(110, 40)) as pilot:
        for key in ("s", "enter", "s"):
            await pilot.pause()
            await pilot.press(key)
        await pilot.pause()
    assert Path("duel.jsonl").read_text() == "precious"
    assert Path("duel-2.jsonl").read_text() == place.record(), "its own file is written again"
    assert len(list(tmp_path.iterdir())) == 2


@pytest.mark.parametrize("key", ["q", "ctrl+q"])
def test_leaving_the_full_screen_keeps_the_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, key: str) -> None:
    async def leave(pilot: Pilot[Any]) -> None:
        for one in ("enter", "enter", key):
            await pilot.pause()
            await pilot.press(one)

    def run(table: Table) -> Any:
        return App.run(table, headless=True, size=(110, 40), auto_pilot=leave)

    monkeypatch.setattr(play, "is_full_screen", lambda: True)
    monkeypatch.setattr(Table, "run", run)
    record = tmp_path / "x.jsonl"
    assert play.run("duel", None, [0], None, "random", "3", "en", record, []) == 0
    assert len(replay(record.read_text(encoding="utf-8")).answers) > 0
