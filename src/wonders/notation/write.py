"""From chronicle to text: tags, a line for each turn, comments and variations where they stand."""

import re
from collections.abc import Iterator

from wonders.core.decisions import CHANCE
from wonders.core.game import AnyGame
from wonders.notation.chronicle import Answer, Chronicle, Comment, Variation
from wonders.notation.forms import forms_of, shorten
from wonders.notation.header import result_tags
from wonders.notation.page import Page
from wonders.notation.play import Played, game_of, outcome_of, play
from wonders.notation.rows import rows
from wonders.notation.signs import quote

SHORT_LIST = 72
"""Answers of chance that are longer than this are broken into lines."""


def write(chronicle: Chronicle) -> str:
    """The text of a chronicle. It is played to find the labels and the result; what cannot be played raises."""
    game = game_of(chronicle)
    played = play(game, chronicle)
    tags = chronicle.with_tags(result_tags(outcome_of(game, played)).items()).tags
    head = "".join(f"[{tag.name} {quote(tag.value)}]\n" for tag in tags)
    page = Page()
    _Writer(game, page).line(played, 0)
    body = page.text()
    return f"{head}\n{body}" if body else head


class _Writer:
    def __init__(self, game: AnyGame, page: Page) -> None:
        self._game = game
        self._page = page
        self._forms = forms_of(game.id)

    def line(self, played: Played, depth: int) -> None:
        """A line with its comments and variations."""
        last, broken = -1, True
        for item, at, branch in played.items:
            if isinstance(item, Answer):
                if at != last and self._wants_label(played, at, broken):
                    self._page.start(depth)
                    self._page.label(played.steps[at].moment.label)
                elif broken:
                    self._page.start(depth, hanging=True)
                last, broken = at, False
                self._answer(item, played.steps[at].moment.label)
            elif isinstance(item, Comment):
                if broken:
                    self._page.start(depth, hanging=last >= 0)
                    broken = last < 0
                self._comment(item)
            elif isinstance(item, Variation) and branch is not None:
                self._page.start(depth + 1)
                self._page.open()
                self.line(branch, depth + 1)
                self._page.close()
                broken = True

    @staticmethod
    def _wants_label(played: Played, at: int, broken: bool) -> bool:
        """A new turn has its label; so has what follows a variation, or a step that names some of its seats only."""
        if broken or at == 0:
            return True
        before = played.steps[at - 1]
        return before.filled or before.moment.label != played.steps[at].moment.label

    def _answer(self, item: Answer, label: str) -> None:
        chance = item.seat == CHANCE
        form = shorten(item.action, chance, self._forms)
        before = "=" if chance else f"{item.seat}:"
        if len(form) <= SHORT_LIST or form.startswith('"'):
            self._page.add(before + form + item.mark)
            return
        for row in self._rows(before + form + item.mark, item.action.split(" ")[0], label):
            for word in row:
                self._page.add(word)
            self._page.end_row()

    def _rows(self, text: str, verb: str, label: str) -> Iterator[list[str]]:
        """A long list, broken behind commas."""
        words = re.findall("[^,]+,?", text)
        for length in rows(self._game, label, verb, len(words)):
            yield words[:length]
            words = words[length:]
        if words:
            yield words

    def _comment(self, comment: Comment) -> None:
        escaped = re.sub(r"([\\}])", r"\\\1", comment.text)
        for word in f"{{{escaped}}}".split(" "):
            self._page.add(word)
