"""A bot written in Python that answers in a thread of its own, so that nobody has to wait for it."""

import ctypes
from collections.abc import Sequence
from threading import Thread

from wonders.bots.bot import Bot
from wonders.bots.guard import Misplay, Witness, brief, chosen
from wonders.core.actions import Action
from wonders.core.decisions import Decision
from wonders.core.outcome import Outcome


class Stopped(BaseException):
    """Thrown into a thread that is late."""


class Threaded:
    """A guest of this process. What it does to the process itself (its memory, `os._exit`) nothing can prevent."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._late: Thread | None = None

    def begin(self, seen: Witness, limit: float) -> None:
        self._seen = seen
        self._limit = limit

    def ask(self, asked: Decision, legal: Sequence[Action], number: int) -> Action:
        if self._late is not None and self._late.is_alive():
            raise Misplay("late", "it is still busy with an earlier decision")
        found: list[Action | Misplay] = []
        thread = Thread(target=self._answer, args=(asked, legal, found), daemon=True)
        thread.start()
        thread.join(self._limit)
        if not found:
            self._late = thread
            _stop(thread)
            raise Misplay("late", f"no answer within {self._limit:g} s")
        if isinstance(found[0], Misplay):
            raise found[0]
        return found[0]

    def end(self, outcome: Outcome | None) -> None:
        """A Python bot is asked again or it is not."""

    def close(self) -> None:
        """Nothing is left behind but a thread that may still be busy; it dies with the process."""

    def _answer(self, asked: Decision, legal: Sequence[Action], found: list[Action | Misplay]) -> None:
        """Whatever comes out of the bot, and whatever comparing it does, stays in this thread."""
        try:
            found.append(chosen(legal, self._bot.choose(asked, legal, self._seen)))
        except Misplay as wrong:
            found.append(wrong)
        except Stopped:
            return
        except BaseException as wrong:
            found.append(Misplay("crashed", f"{type(wrong).__name__}: {brief(wrong)}"))


def _stop(thread: Thread) -> None:
    """Ask a thread to stop. It does so at its next step in Python; one that sleeps or hangs elsewhere goes on."""
    if thread.ident is not None:
        ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread.ident), ctypes.py_object(Stopped))
