"""Word between the processes of one machine: lines that are passed on, and questions.

Each has a socket for datagrams in a folder that is open to nobody else. Datagrams arrive whole, in order, or not at
all; a neighbour that does not take them fast enough gets them a little later.
"""

import asyncio
import logging
import os
import socket
import struct
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Final

import msgspec

from wonders.core.wire import Json
from wonders.server.store.batch import NotSaved

log = logging.getLogger("wonders.server")

LONGEST: Final = 200_000
"""Bytes of a datagram."""
AGAIN: Final = 0.002
"""Seconds until somebody who was busy is told again."""
MOST_WAITING: Final = 1_000
"""Datagrams for one neighbour."""
PATIENCE: Final = 3.0
"""Seconds for an answer."""


class Word(msgspec.Struct, omit_defaults=True):
    """What one process tells another."""

    kind: str
    """`line`, `ask`, `told`, `here`, `gone` or `spent`."""
    sender: str
    number: int = 0
    topic: str = ""
    body: Json = None
    data: bytes = b""
    """What was read from a line."""


class Gone(Exception):
    """Nobody listens there: that process has ended."""


Line = Callable[[socket.socket, str, bytes], None]
"""Takes a line that was passed on: its socket, the kind of its protocol, and what was read from it."""
Answer = Callable[[str, Json], Awaitable[Json]]
"""Answers a question: its topic and what is asked."""
News = Callable[[str], None]
"""Something has changed about a process."""
Spent = Callable[[Json], None]
"""Takes what addresses have spent of their limits elsewhere."""


class Neighbours:
    """The socket of this process, and those of the others."""

    def __init__(self, folder: str, name: str) -> None:
        self.address = str(Path(folder) / name)
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._numbers = count(1)
        self._asked: dict[int, asyncio.Future[Json]] = {}
        self._waiting: dict[str, deque[tuple[bytes, list[int]]]] = {}
        """What a neighbour could not take yet: one that is frozen holds nobody else up."""
        self._tasks: set[asyncio.Task[None]] = set()
        self.take_line: Line | None = None
        self.answer: Answer | None = None
        self.heard_of: News | None = None
        self.hear_spent: Spent | None = None

    def open(self) -> None:
        self._socket.bind(self.address)
        os.chmod(self.address, 0o600)
        self._socket.setblocking(False)
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 2 * LONGEST)
        asyncio.get_running_loop().add_reader(self._socket.fileno(), self._read)

    def close(self) -> None:
        asyncio.get_running_loop().remove_reader(self._socket.fileno())
        self._socket.close()
        with suppress(OSError):
            os.unlink(self.address)
        for future in self._asked.values():
            future.cancel()
        for _, files in (one for waiting in self._waiting.values() for one in waiting):
            _close(files)

    # Telling

    def pass_line(self, address: str, kind: str, file: int, data: bytes) -> None:
        """Pass an open line on. Gone, if nobody is there to take it."""
        self._send(address, Word("line", self.address, topic=kind, data=data), file)

    def tell(self, address: str, kind: str, body: Json = None) -> None:
        """Let a neighbour know that this process is `here`, or `gone`, or what was `spent`. It does not matter if that
        is lost."""
        with suppress(Gone, NotSaved):
            self._send(address, Word(kind, self.address, body=body))

    async def ask(self, address: str, topic: str, body: Json) -> Json:
        """What a neighbour answers. Gone, if there is none; NotSaved, if it does not answer in time."""
        number = next(self._numbers)
        self._asked[number] = asyncio.get_running_loop().create_future()
        try:
            self._send(address, Word("ask", self.address, number, topic, body))
            async with asyncio.timeout(PATIENCE):
                told = await self._asked[number]
        except TimeoutError:
            raise NotSaved("Another process of the server does not answer; try again.") from None
        finally:
            del self._asked[number]
        if told is None:
            raise NotSaved("Another process of the server could not answer; try again.")
        return told

    def _send(self, address: str, word: Word, *files: int) -> None:
        data, waiting = msgspec.msgpack.encode(word), self._waiting.get(address)
        if len(data) > LONGEST or (waiting and len(waiting) >= MOST_WAITING):
            raise NotSaved("There is too much to tell another process of the server; try again.")
        if waiting is not None or not self._sent(address, data, files):
            self._waiting.setdefault(address, deque()).append((data, [os.dup(file) for file in files]))
            if waiting is None:
                asyncio.get_running_loop().call_later(AGAIN, self._send_waiting, address)

    def _sent(self, address: str, data: bytes, files: Sequence[int]) -> bool:
        """Whether it is on its way; False if the neighbour has too much waiting already."""
        rights = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, struct.pack(f"{len(files)}i", *files))] if files else []
        try:
            self._socket.sendmsg([data], rights, 0, address)
        except (BlockingIOError, InterruptedError):
            return False
        except ConnectionRefusedError:
            raise Gone(address) from None
        except OSError as wrong:  # its folder is not there, or there is no memory
            raise NotSaved(f"Another process of the server cannot be reached: {type(wrong).__name__}.") from None
        return True

    def _send_waiting(self, address: str) -> None:
        waiting = self._waiting[address]
        while waiting:
            data, files = waiting[0]
            with suppress(Gone, NotSaved):  # its lines are cut, and come again
                if not self._sent(address, data, files):
                    asyncio.get_running_loop().call_later(AGAIN, self._send_waiting, address)
                    return
            waiting.popleft()
            _close(files)
        del self._waiting[address]

    # Hearing

    def _read(self) -> None:
        while True:
            try:
                data, files, _, _ = socket.recv_fds(self._socket, 2 * LONGEST, 1)
            except (BlockingIOError, InterruptedError):
                return
            try:
                self._hear(msgspec.msgpack.decode(data, type=Word), files)
            except Exception:
                log.exception("word of another process was not understood")
                _close(files)

    def _hear(self, word: Word, files: list[int]) -> None:
        if word.kind == "line" and files and self.take_line is not None:
            self.take_line(socket.socket(fileno=files[0]), word.topic, word.data)
        elif word.kind == "ask":
            task = asyncio.ensure_future(self._answer(word))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        elif word.kind == "told" and (waiting := self._asked.get(word.number)) is not None and not waiting.done():
            waiting.set_result(word.body)
        elif word.kind in ("here", "gone") and self.heard_of is not None:
            self.heard_of(word.kind)
        elif word.kind == "spent" and self.hear_spent is not None:
            self.hear_spent(word.body)
        else:
            _close(files)

    async def _answer(self, word: Word) -> None:
        """What goes wrong is answered with nothing."""
        body = None
        try:
            body = await self.answer(word.topic, word.body) if self.answer is not None else None
        except NotSaved as wrong:
            log.warning("a neighbour's question cannot be answered", extra={"error": wrong.code})
        except Exception:
            log.exception("a neighbour's question cannot be answered")
        with suppress(Gone, NotSaved):
            self._send(word.sender, Word("told", self.address, word.number, body=body))


def _close(files: Sequence[int]) -> None:
    for file in files:
        os.close(file)
