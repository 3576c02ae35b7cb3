"""Bots of others: by a Python entry point of the group `wonders.bots`, or any program as `run:COMMAND`."""

import re
import shlex
import shutil
from collections.abc import Callable
from importlib.metadata import EntryPoint, entry_points
from typing import cast

from wonders.bots.bot import Bot
from wonders.bots.guard import Guarded, Guest, brief
from wonders.bots.run import Running
from wonders.bots.threaded import Threaded
from wonders.core.options import BadOption

GROUP = "wonders.bots"
RUN = "run:"


def make_guest(name: str, fallback: Bot) -> Guarded | None:
    """A guarded bot by its name; None if nobody offers one of that name."""
    if name.startswith(RUN):
        return Guarded(name, Running(_words(name)), fallback=fallback)
    head, *settings = re.split("[:,]", name)
    found = _offers().get(head)
    return None if found is None else Guarded(name, _made(found, head, settings), fallback=fallback)


def guest_names() -> tuple[str, ...]:
    """Names that entry points offer."""
    return tuple(sorted(_offers()))


def split_names(names: str) -> list[str]:
    """Names with commas between them. A comma within quotes belongs to a command: run:'bot --ages 1,2'."""
    found, quote = [""], ""
    for sign in names:
        if sign == "," and not quote:
            found.append("")
            continue
        if sign in "'\"":
            quote = sign if not quote else "" if sign == quote else quote
        found[-1] += sign
    return [name.strip() for name in found]


def _offers() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def _made(entry: EntryPoint, name: str, settings: list[str]) -> Guest:
    """What the factory behind an entry point makes of the settings, written name:key=value,key=value."""
    given = dict(word.partition("=")[::2] for word in settings)
    try:
        factory = cast(Callable[..., Bot], entry.load())
        bot = factory(**given)
    except Exception as wrong:
        raise BadOption(f"The bot '{name}' cannot be made: {type(wrong).__name__}: {brief(wrong)}.") from None
    if not callable(getattr(bot, "choose", None)):
        raise BadOption(f"The bot '{name}' cannot be made: what it offers has no method 'choose'.")
    return Threaded(bot)


def _words(name: str) -> list[str]:
    """The words of a command; a quoted command stands for its content."""
    try:
        words = shlex.split(name.removeprefix(RUN))
        words = shlex.split(words[0]) if len(words) == 1 else words
    except ValueError:
        raise BadOption(f"A quote is open in the command of '{name}'.") from None
    if not words:
        raise BadOption("A program is named after run:, such as run:./my_bot.")
    if shutil.which(words[0]) is None:
        raise BadOption(f"There is no program '{words[0]}' to run.")
    return words
