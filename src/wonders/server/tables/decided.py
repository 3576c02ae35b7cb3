"""What a request leads to. It is decided on a table as it stands, and changes nothing before it is applied."""

from collections.abc import Sequence, Set
from typing import NamedTuple

from wonders.core.events import AnyStep
from wonders.server.tables import entries as e


class Decided(NamedTuple):
    """The entries to be stored, and what they do to the match."""

    entries: Sequence[e.Entry] = ()
    steps: Sequence[AnyStep | None] = ()
    """The step that each entry leads to, as far as it had to be worked out to find the entries after it: chance is
    asked on the table behind an answer. Who applies the entries need not work it out again."""


NOTHING = Decided()


def has_any(entries: Sequence[e.Entry], kinds: Set[type]) -> bool:
    """Whether there is an entry of one of these kinds. It is asked several times with every move."""
    return not kinds.isdisjoint(map(type, entries))
