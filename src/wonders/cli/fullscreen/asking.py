"""A question with two answers, in the middle of the screen."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.screen import ModalScreen
from textual.widgets import Static


class Asking(ModalScreen[bool]):
    """Yes by y or j, as either language has it, no by anything that usually means it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *((key, "answer(True)", "") for key in ("y", "j", "enter")),
        *((key, "answer(False)", "") for key in ("n", "escape", "q")),
    ]

    def __init__(self, text: str) -> None:
        super().__init__()
        self._text = text

    def compose(self) -> ComposeResult:
        yield Static(self._text, id="asking")

    def action_answer(self, answer: bool) -> None:
        self.dismiss(answer)
