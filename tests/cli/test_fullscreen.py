"""The full-screen client, driven as a person would: keys in, screen out."""

from pathlib import Path
from typing import Any

import pytest
from rich.console import Group
from textual.app import App
from textual.pilot import Pilot
from textual.widgets import OptionList, RichLog, Static

from wonders.bots.bot import Bot, Perspective
from wonders.bots.play import rng_for
from wonders.bots.uniform import Uniform
from wonders.cli import play
from wonders.cli.fullscreen.app import Table
from wonders.cli.fullscreen.asking import Asking
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
        for _ in range(800):
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
        await pilot.pause()
        assert not any("[classic" in line for line in listed(app)), "reasons fold open on demand"
        await pilot.press("w")
        for _ in range(200):
            await pilot.pause()
            if any("classic-11]" in line for line in listed(app)) or app.sight.outcome is not None:
                break
            await pilot.press("enter")
        shown = "\n".join(listed(app))
        assert "✗" in shown and "classic-11]" in shown
        await pilot.press("w")
        await pilot.pause()
        assert "classic-11]" not in "\n".join(listed(app)), "reasons are hidden again"
        assert "• sell" not in "\n".join(listed(app)), "so are the uses of a card"
        await pilot.press("enter")
        await pilot.pause()
        assert "• sell" in "\n".join(listed(app))
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
        await pilot.press("enter", "enter")
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


@pytest.mark.parametrize(("game", "players"), [("classic", 7), ("duel", 2), ("architects", 4)])
@pytest.mark.parametrize("language", ["en", "de"])
async def test_all_cards_of_a_hand_are_visible_on_a_small_terminal(game: str, players: int, language: str) -> None:
    app = Table(a_place(game, players), language)
    async with app.run_test(size=(80, 24)) as pilot:
        for _ in range(20):
            await pilot.pause()
            choices = app.query_one("#choices", OptionList)
            cards = [at for at, one in enumerate(choices.options) if (one.id or "").startswith("card:")]
            if cards or game != "duel":
                break
            await pilot.press("enter")
        assert choices.option_count <= choices.size.height, "nothing is scrolled away"
        assert choices.region.bottom <= 23 and app.query_one("#table").size.height >= 4
        await pilot.press("enter")
        await pilot.pause()
        first = choices.highlighted
        assert first is not None and choices.scroll_offset.y <= first < choices.scroll_offset.y + choices.size.height


async def test_the_layout_of_duel_is_drawn_with_what_may_be_taken_in_brackets() -> None:
    app = Table(a_place("duel", 2), "en")
    async with app.run_test(size=(80, 24)) as pilot:
        while not app.sight.view.get("left"):
            await pilot.press("enter")
            await pilot.pause()
        told = app._told(app.sight)
        assert isinstance(told, Group)
        drawn = str(told.renderables[0]).split("\n")
        assert len(drawn) == 5 and all(len(line) <= 78 for line in drawn)
        assert drawn[1].strip().startswith("░") and drawn[4].count("[") == 6 and "[" not in drawn[0]
        indents = [len(line) - len(line.lstrip(" ░[")) for line in drawn]
        assert indents[0] > indents[2] > indents[4], "each card lies half on the two before it"
        assert "Row 1" not in str(told.renderables[1])


async def test_the_last_choice_can_be_taken_back() -> None:
    place = a_place("duel", 2)
    app = Table(place, "en")
    async with app.run_test(size=(110, 40)) as pilot:
        await pilot.pause()
        await pilot.press("u")
        await pilot.pause()
        before, number = listed(app), app.sight.number
        await pilot.press("enter")
        await pilot.pause()
        assert app.sight.number > number
        await pilot.press("u")
        await pilot.pause()
        assert (listed(app), app.sight.number) == (before, number)
        for _ in range(6):
            await pilot.press("enter")
            await pilot.pause()
    assert replay(place.record()).table == place._match.table, "what was taken back is not in the record"


async def test_leaving_is_asked_about() -> None:
    app = Table(a_place("duel", 2), "en")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("q")
        await pilot.pause()
        assert isinstance(app.screen, Asking)
        await pilot.press("n")
        await pilot.pause()
        assert len(app.screen_stack) == 1 and app.is_running
        await pilot.press("q")
        await pilot.pause()
        await pilot.press("y")
        await pilot.pause()
        assert app.return_value == 0


async def test_the_palette_offers_what_the_keys_do_in_the_language_of_the_match() -> None:
    app = Table(a_place("duel", 2), "de")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        titles = [command.title for command in app.get_system_commands(app.screen)]
        assert {"Hilfe", "Warum", "Zurück", "Verlassen", "Farben"} <= set(titles)
        await pilot.press("ctrl+p")
        await pilot.pause()
        assert type(app.screen).__name__ == "CommandPalette"


@pytest.mark.parametrize("key", ["q", "ctrl+q"])
def test_leaving_the_full_screen_keeps_the_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, key: str) -> None:
    async def leave(pilot: Pilot[Any]) -> None:
        for one in ("enter", "enter", key, "y"):
            await pilot.pause()
            await pilot.press(one)

    def run(table: Table) -> Any:
        return App.run(table, headless=True, size=(110, 40), auto_pilot=leave)

    monkeypatch.setattr(play, "is_full_screen", lambda: True)
    monkeypatch.setattr(Table, "run", run)
    record = tmp_path / "x.jsonl"
    assert play.run("duel", None, [0], None, "random", "3", "en", record, []) == 0
    assert len(replay(record.read_text(encoding="utf-8")).answers) > 0
