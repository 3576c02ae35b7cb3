"""The full-screen client: what the browser shows, in the terminal, with the same words."""

from contextlib import aclosing
from pathlib import Path
from typing import ClassVar

from rich.console import Group
from rich.text import Text
from textual import work
from textual.app import App, ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Footer, OptionList, RichLog, Static

from wonders.cli.fullscreen.cover import Cover
from wonders.cli.fullscreen.entries import Entries
from wonders.cli.fullscreen.help import Help
from wonders.cli.lines import lines_of
from wonders.cli.places.plain import question, said
from wonders.cli.places.sight import Place, Sight
from wonders.cli.recorder import Recorder
from wonders.cli.settings import BadFile
from wonders.cli.sheet import lines_tables, result_line, sheet_tables
from wonders.core.decisions import Seat
from wonders.texts import Texts


class Table(App[int]):
    """A match at a place, on the whole screen."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, place: Place, language: str, recorder: Recorder | None = None) -> None:
        self.place = place
        self.sight = Sight(seat=0)
        self._language = language
        self._recorder = recorder
        self._items = {item.id: item for item in place.game.catalogue()}
        self._last_seat: Seat | None = None
        super().__init__()
        for key, action in (("question_mark", "help"), ("l", "log"), ("t", "table"), ("s", "save"), ("q", "leave")):
            self.bind(key, action, description=self.texts.text(f"cli-key-{action}"))

    BINDINGS: ClassVar[list[BindingType]] = []

    @property
    def texts(self) -> Texts:
        """Texts with the names of those who sit there now."""
        return Texts(self._language, self.place.game.id, self.place.names)

    def compose(self) -> ComposeResult:
        yield Static(self.texts.text(f"{self.place.game.id}-name"), id="title")
        with Horizontal(id="middle"):
            with Vertical(id="left"):
                with VerticalScroll(id="table"):
                    yield Static(id="told")
                yield Static(id="question")
                yield OptionList(id="choices")
                yield Static(id="details")
            yield RichLog(id="log", wrap=True, markup=False, min_width=1)
        yield Footer()

    def on_mount(self) -> None:
        self.query_one("#choices").focus()
        self._look_on()

    @work
    async def _look_on(self) -> None:
        """Show one sight after the other until the match is over."""
        async with aclosing(self.place.sights()) as sights:
            async for sight in sights:
                if self.place.shared and sight.asked is not None and sight.seat != self._last_seat:
                    self._blank()
                    await self.push_screen_wait(
                        Cover(self.texts.text("cli-hand-over", name=self.texts.seat(sight.seat)))
                    )
                self._last_seat = sight.seat
                self._show(sight)

    def _blank(self) -> None:
        """Nothing of the last player's cards may be seen while the screen changes hands."""
        self.query_one("#told", Static).update("")
        self.query_one("#question", Static).update("")
        self.query_one("#details", Static).update("")
        self.query_one("#choices", OptionList).clear_options()

    def _show(self, sight: Sight) -> None:
        texts = self.texts
        log = self.query_one("#log", RichLog)
        for line in filter(None, map(texts.event, sight.events)):
            log.write(Text(line))
        if sight.notice:
            self.notify(said(sight.notice, texts), severity="warning")
            return
        self.sight = sight
        told = lines_of(sight.told, texts)
        self.query_one("#told", Static).update(Text("\n").join([Text(line) for line in told]))
        if sight.outcome is not None:
            self._finish(sight)
        else:
            self._ask(sight)

    def _ask(self, sight: Sight) -> None:
        texts = self.texts
        choices = self.query_one("#choices", OptionList)
        choices.clear_options()
        self.query_one("#details", Static).update("")
        waiting = ", ".join(texts.seat(seat) for seat in sight.waiting)
        if sight.asked is None or sight.chosen is not None:
            self.query_one("#question", Static).update(texts.text("cli-waiting", names=waiting))
            return
        self.query_one("#question", Static).update(Text(question(sight, texts), style="bold"))
        choices.add_options(Entries(self._items, texts).of(sight))
        choices.action_first()

    def _finish(self, sight: Sight) -> None:
        outcome, texts = sight.outcome, self.texts
        assert outcome is not None
        self.query_one("#choices", OptionList).display = False
        self.query_one("#question", Static).update(result_line(outcome, texts))
        width = self.query_one("#told").size.width
        self.query_one("#told", Static).update(
            Group(*sheet_tables(outcome, texts, width), *lines_tables(outcome, texts))
        )
        self.query_one("#table").focus()

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        if event.option_id is not None:
            action = self.sight.choices[int(event.option_id)]
            self.query_one("#details", Static).update(Entries(self._items, self.texts).details(action))

    async def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if event.option_id is not None:
            action = self.sight.choices[int(event.option_id)]
            self.query_one("#choices", OptionList).clear_options()
            self.query_one("#question", Static).update(self.texts.action(action))
            await self.place.answer(action)

    def action_help(self) -> None:
        self.push_screen(Help(self.texts.text("cli-full-help")))

    def action_log(self) -> None:
        self.query_one("#log").toggle_class("wide")

    def action_table(self) -> None:
        """To the table, to scroll in it, and back to the choices."""
        there = self.query_one("#choices") if self.query_one("#table").has_focus else self.query_one("#table")
        there.focus()

    def action_save(self) -> None:
        if self._recorder is None:
            self.notify(self.texts.text("cli-record-far"))
            return
        try:
            path = self._recorder.save_beside(self._recorder.wished or Path(f"{self.place.game.id}.jsonl"))
        except BadFile as wrong:
            self.notify(str(wrong), severity="error")
        else:
            self.notify(self.texts.text("cli-saved", file=str(path)))

    def action_leave(self) -> None:
        self.exit(0)
