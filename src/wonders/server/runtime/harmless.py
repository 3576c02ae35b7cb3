"""What may fail without harm: what is stored counts, whoever could not be told of it."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from wonders.server.store.batch import NotSaved

log = logging.getLogger("wonders.server")


@contextmanager
def harmless(what: str, table: str) -> Iterator[None]:
    """Whatever goes wrong inside is noted, and everything after it goes on."""
    try:
        yield
    except NotSaved as wrong:
        log.warning("%s failed: the store is away", what, extra={"table": table, "error": wrong.code})
    except Exception:
        log.exception("%s failed", what, extra={"table": table})
