"""How many files and sockets the process may have open."""

import logging
import sys
from typing import Final

log = logging.getLogger("wonders.server")

SPARE: Final = 500
"""For the database, bots, requests and what the system itself needs."""


def files_allowed() -> int | None:
    """How many files the process may open at most; None if there is no limit."""
    if sys.platform == "win32":
        return None
    import resource

    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    return None if hard == resource.RLIM_INFINITY else hard


def allow_files(sockets: int) -> int:
    """Raise the soft limit to what so many sockets need, as far as the system lets us; how many there may be."""
    if sys.platform == "win32":
        return sockets + SPARE
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    unlimited = resource.RLIM_INFINITY
    wanted = sockets + SPARE if hard == unlimited else min(hard, sockets + SPARE)
    if soft != unlimited and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    if soft != unlimited and soft < sockets + SPARE:
        log.warning("the system allows %d open files; the settings need %d", soft, sockets + SPARE)
    return soft
