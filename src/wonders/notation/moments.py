"""A moment of a match as everybody sees it, and words that games share for it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from wonders.core.decisions import Decision, Seat

View = TypeVar("View", covariant=True)

SETUP = "setup"
AGES = ("", "I", "II", "III")


@dataclass(frozen=True)
class Moment(Generic[View]):
    """What everybody sees at one moment, who is asked what, and how the moment is called."""

    view: View
    asked: Mapping[Seat, Decision]
    label: str = ""

    @property
    def kind(self) -> str:
        """What is asked, by its name."""
        return next(iter(self.asked.values())).kind if self.asked else ""
