"""Another program that is sent lines and answers in lines, and that cannot make us wait, choke or leave it behind."""

import os
import signal
import subprocess
import sys
import weakref
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, Full, Queue, SimpleQueue
from threading import Event, Thread
from typing import IO

from wonders.bots.guard import Misplay, brief

LONGEST = 1 << 16
"""Bytes of a line; a program that writes more without a line break is not read any further."""

WAITING = 8
"""Lines read ahead. A program that writes on and on is made to wait by its full pipe."""

GRACE = 1.0
"""Seconds a program has to end by itself once its input is closed."""

TOO_LONG = object()
ENDED = object()


class LineProcess:
    """A program in a process group of its own. Threads read and write, so that no full pipe holds the match up."""

    def __init__(self, words: Sequence[str]) -> None:
        apart = sys.platform != "win32"
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(words, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=apart)
        # At once: we may be told to end at any moment, and it must not outlive us.
        self._kill = weakref.finalize(self, _kill, self._process)
        self._lines: Queue[bytes | object] = Queue(WAITING)
        self._outbox: SimpleQueue[bytes | None] = SimpleQueue()
        self._complaints: deque[bytes] = deque(maxlen=8)
        self._stopped = Event()
        process = self._process
        self._threads = [
            Thread(target=_read, args=(process.stdout, self._lines, self._stopped), daemon=True),
            Thread(target=_write, args=(process.stdin, self._outbox), daemon=True),
            Thread(target=_keep_last, args=(process.stderr, self._complaints), daemon=True),
        ]
        for thread in self._threads:
            thread.start()

    def send(self, line: str) -> None:
        self._outbox.put(line.encode() + b"\n")

    def receive(self, seconds: float) -> str:
        """The next line it writes, or Misplay."""
        try:
            line = self._lines.get(timeout=max(seconds, 0.0))
        except Empty:
            raise Misplay("late", "no answer in time") from None
        if line is TOO_LONG:
            raise Misplay("garbled", f"it wrote a line of more than {LONGEST} bytes")
        if line is ENDED:
            raise Misplay("crashed", self._last_words())
        assert isinstance(line, bytes)
        return line.decode(errors="replace")

    def has_spoken(self) -> bool:
        """Whether there are lines nobody has asked for."""
        return not self._lines.empty()

    def stop(self, grace: float = 0.0) -> None:
        """End the program and all it has started: at once, or after a time to end by itself."""
        self._outbox.put(None)
        if grace:
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(grace)
        self._stopped.set()
        self._kill()
        for thread in self._threads:
            thread.join(GRACE)

    def _last_words(self) -> str:
        """How it ended, and the last it wrote about it."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(GRACE)
        self._threads[-1].join(0.1)
        code = self._process.poll()
        said = next((line for line in reversed(self._complaints) if line.strip()), b"").decode(errors="replace")
        how = "it closed its output" if code is None else f"it ended with exit code {code}"
        return f"{how}: {brief(said)}" if said else how


def _read(pipe: IO[bytes], lines: "Queue[bytes | object]", stopped: Event) -> None:
    with suppress(OSError, ValueError), pipe:
        while line := pipe.readline(LONGEST + 1):
            is_long = len(line) > LONGEST
            _put(lines, TOO_LONG if is_long else line, stopped)
            if is_long or stopped.is_set():
                return
    _put(lines, ENDED, stopped)


def _put(lines: "Queue[bytes | object]", line: bytes | object, stopped: Event) -> None:
    """Wait for room, but not for a match that is over."""
    while not stopped.is_set():
        with suppress(Full):
            return lines.put(line, timeout=0.05)


def _write(pipe: IO[bytes], outbox: "SimpleQueue[bytes | None]") -> None:
    with suppress(OSError, ValueError), pipe:
        while (line := outbox.get()) is not None:
            pipe.write(line)
            pipe.flush()


def _keep_last(pipe: IO[bytes], lines: deque[bytes]) -> None:
    with suppress(OSError, ValueError), pipe:
        while line := pipe.readline(1000):
            lines.append(line)


def _kill(process: "subprocess.Popen[bytes]") -> None:
    """Kill the whole group: a program may have started others."""
    with suppress(ProcessLookupError, PermissionError):
        if sys.platform == "win32":
            process.kill()
        else:
            os.killpg(process.pid, signal.SIGKILL)
    process.wait()
