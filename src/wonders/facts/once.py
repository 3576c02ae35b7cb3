"""Working something out once for the views of all seats: they share the parts that everybody sees."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Final, Generic, TypeVar, cast

Answer = TypeVar("Answer")

KEPT: Final = 256
"""Answers of a server's hundred tables that were stored together (20 KiB each)."""


class Recent(Generic[Answer]):
    """The last few answers, for all threads: a server shows tables in one and whole replays in others."""

    def __init__(self, kept: int) -> None:
        self._kept = kept
        self._known: OrderedDict[Hashable, Answer] = OrderedDict()
        self._lock = Lock()

    def get(self, key: Hashable) -> Answer | None:
        with self._lock:
            return self._known.get(key)

    def put(self, key: Hashable, answer: Answer) -> None:
        with self._lock:
            self._known[key] = answer
            while len(self._known) > self._kept:
                self._known.popitem(last=False)


_known: Recent[tuple[object, object]] = Recent(KEPT)


def once(owner: object, name: str, work_out: Callable[[], Answer]) -> Answer:
    """What follows from `owner` alone, which is known by identity: an equal object of another table asks again.

    The answer must not be changed by whoever gets it. Two threads may work it out at once; either answer will do.
    """
    key = (id(owner), name)
    known = _known.get(key)
    if known is None or known[0] is not owner:  # the owner is kept along, so its identity cannot be given to another
        known = (owner, work_out())
        _known.put(key, known)
    return cast(Answer, known[1])  # a name stands for one kind of answer
