"""A match in the terminal: people choose by number, bots answer for the other seats."""

import sys
from collections.abc import Mapping
from pathlib import Path

from rich.console import Console
from rich.text import Text

from wonders.bots.bot import Bot, Perspective
from wonders.bots.guard import Guarded
from wonders.cli.cards import chain_of
from wonders.cli.choices import Choices
from wonders.cli.editing import read_line
from wonders.cli.lines import lines_of
from wonders.cli.recorder import Recorder
from wonders.cli.screen import hanging
from wonders.cli.sheet import show_lines, show_result, show_sheet
from wonders.core.actions import Action
from wonders.core.decisions import SPECTATOR, IllegalAction, Seat, WondersError
from wonders.core.match import AnyMatch
from wonders.texts import LANGUAGES, Texts

COMMANDS = ("help", "quit", "why", "card", "show", "table", "save", "undo")
"""What can be asked for besides answering; the words for it are in the texts."""


def command_words() -> dict[str, str]:
    """The words of all languages for each command, so that nobody has to know which language is on."""
    said = ((Texts(language).text(f"cli-command-{name}"), name) for language in LANGUAGES for name in COMMANDS)
    return {word: name for words, name in said for word in words.split()}


class Left(Exception):
    """Somebody wants to stop, or there is no more input."""


class _Undone(Exception):
    """The last answer of a person is taken back."""


class Session:
    """Plays one match to its end, or until somebody leaves."""

    def __init__(
        self,
        match: AnyMatch,
        bots: Mapping[Seat, tuple[Bot, Perspective]],
        texts: Texts,
        out: Console,
        recorder: Recorder,
    ) -> None:
        self._match = match
        self._bots = dict(bots)
        self._answered: list[int] = []
        """How many steps there were at each answer of a person."""
        self._people = [seat for seat in match.game.seats if seat not in bots]
        self._texts = texts
        self._out = out
        self._recorder = recorder
        self._told = 0
        self._commands = command_words()
        self._items = {item.id: item for item in match.game.catalogue()}

    def run(self) -> int:
        """The exit code: 0 if the match is over or was left, 1 if the input ended before it, 130 if interrupted."""
        try:
            while self._match.pending:
                if not self._let_bots_answer():
                    self._tell()
                    self._answer_for(self._match.waiting_for[0])
            self._tell()
            self._finish()
        except Left:
            return self._stop("cli-left", 0)
        except EOFError:
            return self._stop("cli-input-ended", 1)
        except KeyboardInterrupt:
            self._out.print()
            return self._stop("cli-left", 130)
        return 0

    def _answer_for(self, seat: Seat) -> None:
        try:
            action = self._ask(seat)
        except _Undone:
            self._match.rewind(self._answered.pop())
            self._told = min(self._told, len(self._match.steps))
            for one, (bot, seen) in self._bots.items():  # what a bot remembers, it remembers of what it saw
                self._bots[one] = bot, Perspective(seen.game, one, seen.rng, self._match.view, self._match.history)
        else:
            self._answered.append(len(self._match.steps))
            self._match.answer(seat, action)

    def _stop(self, key: str, code: int) -> int:
        """End before the end of the match."""
        self._say(key)
        return code

    def _let_bots_answer(self) -> bool:
        """Whether there was a bot to answer. People answer last, and so the match never waits for a bot."""
        asked = [seat for seat in self._match.waiting_for if seat in self._bots]
        for seat in asked:
            bot, seen = self._bots[seat]
            self._match.answer(seat, bot.choose(self._match.pending[seat], self._match.legal(seat), seen))
        return bool(asked)

    def _tell(self) -> None:
        """What has happened since, as far as the people here may know it."""
        seat = self._people[0] if len(self._people) == 1 else SPECTATOR
        steps, self._told = self._match.steps[self._told :], len(self._match.steps)
        told = [self._texts.event(event.seen_by(seat)) for step in steps for event in step.events]
        if any(told):
            self._out.print()
        for line in filter(None, told):
            self._out.print(hanging(self._out, line, indent=1), style="dim")

    def _ask(self, seat: Seat) -> Action:
        """Ask until there is an answer that the rules allow."""
        choices = Choices(self._match, seat, self._texts, self._items)
        if len(self._people) > 1:
            self._read(self._texts.text("cli-hand-over", name=self._texts.seat(seat)))
        self._show(choices)
        while True:
            text = self._read(self._texts.text("cli-prompt")).strip()
            word, _, rest = text.partition(" ")
            command = self._commands.get(word.casefold())
            if command:
                self._obey(command, rest.strip(), choices)
            elif text:
                action = self._answer(text, choices)
                if action is not None:
                    return action

    def _answer(self, text: str, choices: Choices) -> Action | None:
        """The action that was typed, as its number or its text; or the reason why it is none."""
        legal = choices.legal
        if text.isdecimal():
            if 1 <= int(text) <= len(legal):
                return legal[int(text) - 1]
            self._say("cli-no-number", last=len(legal))
            return None
        try:
            action = self._match.game.notation.parse(choices.spelled(text))
            self._match.game.check(self._match.table, choices.seat, action)
        except IllegalAction as wrong:
            self._refuse(wrong)
        except WondersError:
            self._say("cli-not-understood", text=text)
        else:
            return action
        return None

    def _obey(self, command: str, rest: str, choices: Choices) -> None:
        if command == "quit":
            raise Left
        elif command == "undo":
            if self._answered and not any(isinstance(bot, Guarded) for bot, _ in self._bots.values()):
                raise _Undone
            self._say("cli-no-undo")
        elif command == "help":
            self._say("cli-help")
        elif command == "show":
            self._show(choices)
        elif command == "table":
            for line in lines_of(self._match.game.describe(self._match.view(SPECTATOR)), self._texts):
                self._out.print(hanging(self._out, line))
        elif command == "card":
            self._look_up(rest, choices)
        elif command == "why":
            self._explain(rest, choices)
        elif command == "save" and rest:
            self._save(Path(rest))
        else:
            self._say("cli-save-where")

    def _show(self, choices: Choices) -> None:
        """The table as the seat sees it, the question, and the choices."""
        lines = lines_of(self._match.game.describe(self._match.view(choices.seat)), self._texts)
        for number, line in enumerate(["", *lines, ""]):
            self._out.print(hanging(self._out, line), style="bold" if number == 1 else "")
        self._out.print(Text(self._texts.decision(self._match.pending[choices.seat]), style="bold"))
        choices.show(self._out)

    def _look_up(self, text: str, choices: Choices) -> None:
        found = choices.named(text)
        if not found:
            self._say("cli-nothing-found", text=text)
        for id in found:
            self._out.print(choices.heading(self._out, id))
            for line in chain_of(self._items[id], self._texts).splitlines():
                self._out.print(hanging(self._out, line, indent=4))
            for part in (item for item in self._items.values() if item.group == id):
                self._out.print(choices.heading(self._out, part.id))

    def _explain(self, text: str, choices: Choices) -> None:
        """Why an action, or anything with a card, is not allowed."""
        found = choices.named(text)
        wrong = None if found or not text else choices.refusal(choices.spelled(text))
        reasons = list(choices.reasons(found[0]).values()) if found else [wrong] if wrong else []
        for reason in {str(reason): reason for reason in reasons}.values():
            self._refuse(reason)
        if not reasons:
            self._say("cli-allowed" if found or choices.allows(choices.spelled(text or "?")) else "cli-why-what")

    def _refuse(self, wrong: IllegalAction) -> None:
        rule = f" [{wrong.rule}]" if wrong.rule else ""
        self._out.print(hanging(self._out, self._texts.refusal(wrong) + rule))

    def _finish(self) -> None:
        outcome = self._match.outcome
        assert outcome is not None, "a match without pending decisions is over"
        self._out.print()
        show_result(self._out, outcome, self._texts)
        self._out.print()
        show_sheet(self._out, outcome, self._texts)
        show_lines(self._out, outcome, self._texts, *self._people)

    def _save(self, path: Path) -> bool:
        try:
            self._recorder.save(path)
        except WondersError as wrong:
            self._out.print(Text(str(wrong)))
            return False
        self._say("cli-saved", file=str(path))
        return True

    def _say(self, key: str, **args: object) -> None:
        self._out.print(Text(self._texts.text(key, **args)))

    def _read(self, prompt: str) -> str:
        """A line of input. Where it comes from a pipe, nothing ends the line of the prompt but we."""
        if sys.stdin.isatty():
            return read_line(f"{prompt} ")
        self._out.print(Text(prompt), end=" ")
        line = sys.stdin.readline()
        self._out.print(Text(line.rstrip("\n")))
        if not line:
            raise EOFError
        return line
