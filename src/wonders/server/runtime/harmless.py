"""What may fail without harm: what is stored counts, whoever could not be told of it."""

import logging
from types import TracebackType

from wonders.server.store.batch import NotSaved

log = logging.getLogger("wonders.server")


class harmless:
    """Whatever goes wrong inside is noted, and everything after it goes on. Several of them are passed with each move:
    a generator would cost three times as much."""

    __slots__ = ("_table", "_what")

    def __init__(self, what: str, table: str) -> None:
        self._what, self._table = what, table

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: type[BaseException] | None, wrong: BaseException | None, _: TracebackType | None) -> bool:
        if isinstance(wrong, NotSaved):
            log.warning("%s failed: the store is away", self._what, extra={"table": self._table, "error": wrong.code})
        elif isinstance(wrong, Exception):
            log.error("%s failed", self._what, exc_info=wrong, extra={"table": self._table})
        return isinstance(wrong, Exception)
