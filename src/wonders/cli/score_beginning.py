"""How the dialogue of the score pad begins: who plays, with which expansions, in teams or not."""

from collections.abc import Callable

from wonders.cli.score_typing import BACK, HELP, NOTHING, is_yes
from wonders.core.decisions import WondersError
from wonders.core.wire import JsonObject
from wonders.games.registry import make
from wonders.pad import BadEntry
from wonders.pad.pads import Pad, pad_class
from wonders.pad.reader import Reader
from wonders.pad.scoring import pad_for, players_of
from wonders.texts import Texts

QUESTIONS = {"names": "pad-ask-names", "expansions": "pad-ask-expansions", "teams": "pad-ask-teams"}
STEPS = tuple(QUESTIONS)
TEAM_SIZES = (4, 6, 8)


class Beginning:
    """Asks for what was not said on the command line; a slip is told, and asked again."""

    def __init__(self, game: str, texts: Texts, line: Callable[[str], str], say: Callable[[str], None]) -> None:
        self._game = game
        self._texts = texts
        self._line = line
        self._say = say
        self._given: dict[str, str | None] = {}
        self.names: list[str] = []
        self.options: JsonObject = {}

    def ask(self, names: str | None, expansions: str | None, teams: bool) -> None:
        """Fill in names and options. What came with the command is not asked, and ends it if it is wrong."""
        self._given = {"names": names, "expansions": expansions, "teams": "y" if teams else None}
        self._ask_from(0, went_back=False)

    def ask_again(self) -> None:
        """From the last question on, back to those before it; nothing typed leaves what there is."""
        self._ask_from(len(STEPS) - 1, went_back=True)

    def _ask_from(self, at: int, went_back: bool) -> None:
        while at < len(STEPS):
            step = STEPS[at]
            if (value := self._given.get(step)) is not None or not self._is_due(step):
                if value is not None and not went_back:
                    self._take(step, value)
                at, went_back = (at - 1, True) if went_back and at else (at + 1, False)
                continue
            way = self._asked(step)
            at, went_back = max(at + way, 0), way < 0

    def _asked(self, step: str) -> int:
        """Where to go from this question: 1 on, 0 it is asked again, -1 back."""
        before = self._before(step)
        asked = self._texts.text(QUESTIONS[step])
        line = self._line(f"{asked} [{before}]" if before else asked)
        if line == BACK:
            return -1
        if line == HELP:
            self._say(self._texts.text("pad-help", field=step))
            return 0
        try:
            self._take(step, line or before)
            return 1
        except BadEntry as wrong:
            sentences = wrong.sentences(self._texts.language)
        except WondersError as wrong:
            sentences = [str(wrong)]
        for sentence in sentences:
            self._say(sentence)
        return 0

    def _before(self, step: str) -> str:
        """What was answered before, as somebody would type it."""
        if step == "names":
            return ", ".join(self.names)
        if step not in self.options:
            return ""
        value = self.options[step]
        return str(value) if step == "expansions" else self._texts.text("pad-yes" if value else "pad-no").split()[0]

    def _is_due(self, step: str) -> bool:
        if step == "names":
            return True
        return self._game == "classic" and (step == "expansions" or len(self.names) in TEAM_SIZES)

    def _take(self, step: str, line: str) -> None:
        """Take an answer, if it fits what is known so far."""
        if step == "names":
            self.names = self._checked_names(line)
        elif self._game == "classic":
            value = is_yes(line) if step == "teams" else line if line not in ("", NOTHING) else "none"
            before, self.options = self.options, self.options | {step: value}
            try:
                self.pad()
            except WondersError:
                self.options = before
                raise

    def _checked_names(self, line: str) -> list[str]:
        names = [" ".join(name.split()) for name in line.split(",") if name.strip()]
        reader = Reader(self._game)
        players_of(reader, {"players": [{"name": name} for name in names]}, self._game)
        if reader.problems:
            raise BadEntry(reader.problems, self._game, names)
        return names

    def pad(self) -> Pad:
        """The pad of this table. Wrong options or a wrong number of players are told."""
        reader = Reader(self._game)
        settled = pad_class(self._game).settle(reader, self.options, len(self.names))
        if reader.problems:
            raise BadEntry(reader.problems, self._game, self.names)
        make(self._game, len(self.names), **settled)
        return pad_for(self._game, len(self.names), tuple(settled.items()))
