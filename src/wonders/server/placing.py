"""Which of several processes a table belongs to, by the hash of both: all who know the same processes agree.

Each table goes to the process for which the two together have the greatest hash (rendezvous hashing). When a process
comes or goes, only tables that go to it, or were with it, change places.
"""

from collections.abc import Iterable
from hashlib import blake2b


def place_of(table: str, processes: Iterable[str]) -> str:
    """The process to which a table belongs."""
    return max(processes, key=lambda process: (_weight(table, process), process))


def _weight(table: str, process: str) -> bytes:
    return blake2b(f"{process} {table}".encode("utf-8", "replace"), digest_size=8).digest()
