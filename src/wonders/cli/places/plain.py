"""Playing at a place line by line: for screen readers, pipes and simple terminals."""

import asyncio
import sys
from collections.abc import AsyncGenerator
from contextlib import aclosing

from rich.console import Console
from rich.text import Text

from wonders.cli.lines import lines_of
from wonders.cli.places.sight import Place, Sight
from wonders.cli.screen import hanging
from wonders.cli.sheet import show_lines, show_result, show_sheet
from wonders.core.actions import Action
from wonders.texts import Texts


class Plain:
    """Prints what is seen, asks for a number."""

    def __init__(self, place: Place, language: str, out: Console) -> None:
        self._place = place
        self._language = language
        self._out = out

    async def run(self) -> int:
        """The exit code: 0 when the match is over, 1 if the input ended before it."""
        async with aclosing(self._place.sights()) as sights:
            return await self._look_on(sights)

    async def _look_on(self, sights: AsyncGenerator[Sight, None]) -> int:
        answered = 0
        async for sight in sights:
            texts = Texts(self._language, self._place.game.id, self._place.names)
            self._tell(sight, texts)
            if sight.outcome is not None:
                self._finish(sight, texts)
                return 0
            if sight.asked is None or sight.chosen is not None or sight.number == answered:
                continue
            self._show(sight, texts)
            action = await asyncio.to_thread(self._ask, sight, texts)
            if action is None:
                return 1
            answered = sight.number
            await self._place.answer(action)
        return 0

    def _tell(self, sight: Sight, texts: Texts) -> None:
        if sight.notice:
            self._out.print(Text(said(sight.notice, texts)))
        for line in filter(None, map(texts.event, sight.events)):
            self._out.print(hanging(self._out, line, indent=1), style="dim")

    def _show(self, sight: Sight, texts: Texts) -> None:
        for line in ["", *lines_of(sight.told, texts), ""]:
            self._out.print(hanging(self._out, line))
        self._out.print(Text(question(sight, texts), style="bold"))
        for number, action in enumerate(sight.choices, 1):
            self._out.print(hanging(self._out, f"{number} {texts.action(action)}"))
        for one in sight.refused:
            rule = f" [{one.reason.rule}]" if one.reason.rule else ""
            self._out.print(hanging(self._out, f"– {texts.action(one.action)}: {texts.refusal(one.reason)}{rule}"))

    def _ask(self, sight: Sight, texts: Texts) -> Action | None:
        """The choice of the person; None when there is no more input."""
        while True:
            self._out.print(Text(texts.text("cli-prompt")), end=" ")
            line = sys.stdin.readline()
            if not line:
                self._out.print(Text(texts.text("cli-input-ended")))
                return None
            text = line.strip()
            if text.isdecimal() and 1 <= int(text) <= len(sight.choices):
                return sight.choices[int(text) - 1]
            self._out.print(Text(texts.text("cli-no-number", last=len(sight.choices))))

    def _finish(self, sight: Sight, texts: Texts) -> None:
        assert sight.outcome is not None
        show_result(self._out, sight.outcome, texts)
        self._out.print()
        show_sheet(self._out, sight.outcome, texts)
        if sight.seat >= 0:
            show_lines(self._out, sight.outcome, texts, sight.seat)


def question(sight: Sight, texts: Texts) -> str:
    """What the seat is asked, in words."""
    return texts.asked(sight.asked) if sight.asked is not None else ""


def said(notice: str, texts: Texts) -> str:
    """A notice of ours by its key, one of the server as it is."""
    return texts.text(notice) if notice.startswith("cli-") else notice
