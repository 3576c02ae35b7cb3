"""The keys of the full-screen client, told on the screen."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.screen import ModalScreen
from textual.widgets import Static


class Help(ModalScreen[None]):
    """A box with the keys; any of the usual keys closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        (key, "dismiss", "") for key in ("escape", "enter", "space", "q", "question_mark")
    ]

    def __init__(self, text: str) -> None:
        super().__init__()
        self._text = text

    def compose(self) -> ComposeResult:
        yield Static(self._text, id="help")
