"""Who is asked what: seats, the decisions put to them, and the ways an answer can be wrong."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from wonders.core.phrases import Phrase, sentence
from wonders.core.seats import CHANCE as CHANCE
from wonders.core.seats import SPECTATOR as SPECTATOR
from wonders.core.seats import Seat as Seat
from wonders.core.values import Value

if TYPE_CHECKING:
    from wonders.core.actions import Action
    from wonders.core.chance import Stream


class WondersError(Exception):
    """Anything a user did wrong: the text is one clear sentence."""


class IllegalAction(WondersError):
    """An answer that the rules do not allow; the table is unchanged.

    The reason is a phrase, so that it can be said in any language; `rule` is the numbered rule, where one applies.
    """

    def __init__(self, phrase: Phrase, rule: str = "") -> None:
        super().__init__(phrase, rule)
        self.phrase = phrase
        self.rule = rule

    def __str__(self) -> str:
        return sentence(self.phrase)


class UnparsableAction(WondersError):
    """A text that is no action of this game."""


class Decision(Value):
    """What a seat is asked. Games subclass it; `kind` is its name in views, logs and on the wire."""

    kind: ClassVar[str]

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if "kind" not in cls.__dict__:
            cls.kind = cls.__name__


class ChanceDecision(Decision):
    """Something chance decides. `label` is unique within a match, so each draw has its own random stream."""

    label: str

    def sample(self, stream: "Stream") -> "Action":
        """One answer, with the right probabilities."""
        raise NotImplementedError

    def outcomes(self) -> "Sequence[tuple[Action, int]] | None":
        """Every answer with its weight, or None where there are too many to list."""
        return None

    def accepts(self, action: "Action") -> bool:
        """Whether chance could have answered this."""
        raise NotImplementedError
