"""A bot that is a program of its own and speaks the line protocol."""

from collections.abc import Sequence

from wonders.bots import protocol
from wonders.bots.guard import Misplay, Witness
from wonders.bots.process import GRACE, LineProcess
from wonders.core.actions import Action
from wonders.core.decisions import Decision
from wonders.core.outcome import Outcome

START = 30.0
"""Seconds a program has at least to start and to answer the first line; it may have much to load."""


class Running:
    """A guest in a process. It is started when first asked, again after a fault, and kept from match to match."""

    def __init__(self, words: Sequence[str], start: float = START) -> None:
        self._words = tuple(words)
        self._start = start
        self._process: LineProcess | None = None
        self._greeted = False

    def begin(self, seen: Witness, limit: float) -> None:
        self._seen = seen
        self._limit = limit
        self._seed = seen.rng.getrandbits(53)  # a whole number that every language can read
        self._greeted = False
        self._told = 0

    def ask(self, asked: Decision, legal: Sequence[Action], number: int) -> Action:
        try:
            process = self._greet()
            line = self._exchange(process, protocol.decide(asked, legal, number, self._seen, self._told), self._limit)
            self._told = self._seen.moment
            return protocol.read_answer(line, legal, number, self._seen)
        except Misplay as wrong:
            if wrong.kind != "illegal":  # what it says next could be an answer to this
                self._stop()
            raise

    def end(self, outcome: Outcome | None) -> None:
        if self._process is not None and self._greeted:
            self._process.send(protocol.end(outcome, self._seen, self._told))
        self._greeted = False

    def close(self) -> None:
        self._stop(GRACE)

    def _greet(self) -> LineProcess:
        """The program, with the match made known to it. One that has ended after its last match is started again."""
        if self._process is not None and not self._greeted:
            try:
                return self._say_hello(self._process)
            except Misplay as wrong:
                self._stop()
                if wrong.kind != "crashed":
                    raise
        if self._process is None:
            try:
                self._process = LineProcess(self._words)
            except OSError as wrong:
                raise Misplay("crashed", f"it cannot be started: {wrong.strerror or wrong}") from None
            return self._say_hello(self._process)
        return self._process

    def _say_hello(self, process: LineProcess) -> LineProcess:
        hello = protocol.hello(self._seen, self._limit, self._seed)
        protocol.read_hello(self._exchange(process, hello, max(self._limit, self._start)))
        self._greeted, self._told = True, 0
        return process

    def _exchange(self, process: LineProcess, message: str, seconds: float) -> str:
        if process.has_spoken():
            line = process.receive(0.0)
            raise Misplay("garbled", f"it wrote without being asked: {line.strip()[:80]}")
        process.send(message)
        try:
            return process.receive(seconds)
        except Misplay as wrong:
            if wrong.kind == "late":
                raise Misplay("late", f"no answer within {seconds:g} s") from None
            raise

    def _stop(self, grace: float = 0.0) -> None:
        if self._process is not None:
            self._process.stop(grace)
        self._process, self._greeted = None, False
