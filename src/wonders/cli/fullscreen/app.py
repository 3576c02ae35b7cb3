"""The full-screen client: what the browser shows, in the terminal, with the same words."""

from collections.abc import Iterable
from contextlib import aclosing
from pathlib import Path
from typing import ClassVar

from rich.console import Group, RenderableType
from rich.text import Text
from textual import work
from textual.app import App, ComposeResult, SystemCommand
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import Footer, OptionList, RichLog, Static

from wonders.cli.fullscreen.asking import Asking
from wonders.cli.fullscreen.cover import Cover
from wonders.cli.fullscreen.entries import CARD, Entries
from wonders.cli.fullscreen.help import Help
from wonders.cli.fullscreen.pyramid import pyramid
from wonders.cli.lines import lines_of
from wonders.cli.places.plain import question, said
from wonders.cli.places.sight import Place, Sight
from wonders.cli.recorder import Recorder
from wonders.cli.settings import BadFile
from wonders.cli.sheet import lines_tables, result_line, sheet_tables
from wonders.core.decisions import Seat
from wonders.texts import Texts

KEYS = {"help": "question_mark,f1", "why": "w", "undo": "u", "table": "t", "log": "l", "save": "s", "leave": "q,ctrl+q"}
"""What can be asked for besides choosing, in the order of the footer."""


class Table(App[int]):
    """A match at a place, on the whole screen."""

    CSS_PATH = "table.tcss"
    BINDINGS: ClassVar[list[BindingType]] = []

    def __init__(self, place: Place, language: str, recorder: Recorder | None = None) -> None:
        self.place = place
        self.sight = Sight(seat=0)
        self._language = language
        self._recorder = recorder
        self._items = {item.id: item for item in place.game.catalogue()}
        self._last_seat: Seat | None = None
        self._entries = Entries(self._items, Texts(language, place.game.id, place.names))
        super().__init__()
        self.HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (110, "-wide")]
        self.title = self.texts.text(f"{place.game.id}-name")
        for action, keys in KEYS.items():
            self.bind(keys, action, description=self.texts.text(f"cli-key-{action}"))

    @property
    def texts(self) -> Texts:
        """Texts with the names of those who sit there now."""
        return Texts(self._language, self.place.game.id, self.place.names)

    def get_system_commands(self, screen: Screen[object]) -> Iterable[SystemCommand]:
        """What the palette offers: all that the keys do, and how it looks."""
        for action in KEYS:
            if hasattr(self, f"action_{action}"):
                name, told = self.texts.text(f"cli-key-{action}"), self.texts.text(f"cli-told-{action}")
                yield SystemCommand(name, told, getattr(self, f"action_{action}"))
        theme = self.texts.text("cli-key-theme"), self.texts.text("cli-told-theme")
        yield SystemCommand(*theme, self.action_change_theme)

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
        for id in ("told", "question", "details"):
            self.query_one(f"#{id}", Static).update("")
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
        if sight.outcome is not None:
            self._finish(sight)
        else:
            self.query_one("#told", Static).update(self._told(sight))
            self.query_one("#table").scroll_home(animate=False)
            self._ask(sight)

    def _told(self, sight: Sight) -> RenderableType:
        """The table in words, and the cards of Duel as they lie."""
        drawn = self.place.game.id == "duel" and sight.view.get("left")
        phrases = [one for one in sight.told if not (drawn and one.key == "duel-view-row")]
        lines = Text("\n").join([Text(line) for line in lines_of(phrases, self.texts)])
        if not drawn:
            return lines
        width = self.query_one("#table").content_size.width
        return Group(pyramid(sight.view, self._items, self.texts, width), lines)

    def _ask(self, sight: Sight) -> None:
        texts = self.texts
        self._entries = Entries(self._items, texts, with_reasons=self._entries.with_reasons)
        self.query_one("#details", Static).update("")
        if sight.asked is None or sight.chosen is not None:
            self.query_one("#choices", OptionList).clear_options()
            waiting = ", ".join(texts.seat(seat) for seat in sight.waiting)
            self.query_one("#question", Static).update(texts.text("cli-waiting", names=waiting))
            return
        self.query_one("#question", Static).update(Text(question(sight, texts), style="bold"))
        self._list(None)

    def _list(self, highlighted: str | None) -> None:
        """List the choices anew, with one of them under the cursor."""
        choices = self.query_one("#choices", OptionList)
        choices.clear_options()
        choices.set_class(self._entries.with_reasons, "reasons")
        choices.add_options(self._entries.of(self.sight))
        if highlighted is None:
            choices.action_first()
        else:
            choices.highlighted = choices.get_option_index(highlighted)

    def _finish(self, sight: Sight) -> None:
        outcome, texts = sight.outcome, self.texts
        assert outcome is not None
        self.query_one("#choices", OptionList).display = False
        self.query_one("#details").display = False
        self.query_one("#question", Static).update(result_line(outcome, texts))
        width = self.query_one("#told").size.width
        self.query_one("#told", Static).update(
            Group(*sheet_tables(outcome, texts, width), *lines_tables(outcome, texts))
        )
        self.query_one("#table").focus()

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        if event.option_id is not None:
            self.query_one("#details", Static).update(self._entries.details(self.sight, event.option_id))

    async def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        chosen = event.option_id
        if chosen is None:
            return
        if chosen.startswith(CARD):
            self._open(chosen.removeprefix(CARD))
            return
        action = self.sight.choices[int(chosen)]
        self.query_one("#choices", OptionList).clear_options()
        self.query_one("#question", Static).update(self.texts.action(action))
        await self.place.answer(action)

    def _open(self, card: str) -> None:
        """Show the uses of a card, the first of them under the cursor; or hide them again."""
        was_open = self._entries.open_card == card
        self._entries = Entries(self._items, self.texts, "" if was_open else card, self._entries.with_reasons)
        first = next(at for at, action in enumerate(self.sight.choices) if getattr(action, "card", "") == card)
        self._list(f"{CARD}{card}" if was_open else str(first))

    def action_why(self) -> None:
        """Show or hide why other things are not possible."""
        if self.sight.asked is None or self.sight.chosen is not None:
            return
        choices = self.query_one("#choices", OptionList)
        at = choices.highlighted_option
        shown = not self._entries.with_reasons
        self._entries = Entries(self._items, self.texts, self._entries.open_card, shown)
        self._list(at.id if at is not None else None)

    async def action_undo(self) -> None:
        if not await self.place.undo():
            self.notify(self.texts.text("cli-no-undo"))

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

    @work
    async def action_leave(self) -> None:
        """Leave; a match that is not over is left only if that is meant."""
        if self.sight.outcome is not None or await self.push_screen_wait(Asking(self.texts.text("cli-leave-really"))):
            self.exit(0)
