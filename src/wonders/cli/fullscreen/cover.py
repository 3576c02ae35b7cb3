"""The cover between two players at one screen."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.screen import ModalScreen
from textual.widgets import Static


class Cover(ModalScreen[None]):
    """Hides the table until the next player is there alone."""

    BINDINGS: ClassVar[list[BindingType]] = [("enter", "dismiss", ""), ("space", "dismiss", "")]

    def __init__(self, text: str) -> None:
        super().__init__()
        self._text = text

    def compose(self) -> ComposeResult:
        yield Static(self._text, id="cover")
