"""What may fail without harm: what is stored counts, whoever could not be told of it."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager

log = logging.getLogger("wonders.server")


@contextmanager
def harmless(what: str, table: str) -> Iterator[None]:
    """Whatever goes wrong inside is noted, and everything after it goes on."""
    try:
        yield
    except Exception:
        log.exception("%s failed", what, extra={"table": table})
