"""What can be wrong with an entry, said in the players' language."""

from collections.abc import Sequence
from dataclasses import dataclass

from wonders.core.decisions import Seat, WondersError
from wonders.core.phrases import Phrase
from wonders.texts import LANGUAGES, Texts


@dataclass(frozen=True)
class Problem:
    """One thing that cannot be, or that is doubtful; where it stands in the entry."""

    said: Phrase
    seat: Seat | None = None
    """The player (or the free city, after the last player) whose entry it is, if it is one player's."""
    field: str = ""

    def text(self, texts: Texts) -> str:
        """One sentence, which begins with the player's name if it is one player's."""
        said = texts.say(self.said)
        return said if self.seat is None else f"{texts.seat(self.seat)}: {said}"


class BadEntry(WondersError):
    """An entry that cannot be true. Nothing was counted or kept; `problems` says what is wrong, in any language."""

    def __init__(self, problems: Sequence[Problem], game: str = "", names: Sequence[str] = ()) -> None:
        self.problems = tuple(problems)
        self.game = game
        self.names = tuple(names)
        super().__init__(" ".join(self.sentences(LANGUAGES[0])))

    def sentences(self, language: str) -> list[str]:
        """A sentence for each problem."""
        texts = Texts(language, self.game, self.names)
        return [problem.text(texts) for problem in self.problems]
