"""Working something out once for the views of all seats: they share the parts that everybody sees."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final, TypeVar

Answer = TypeVar("Answer")

KEPT: Final = 256
"""Answers of a server's hundred tables that were stored together (20 KiB each)."""

_known: "OrderedDict[tuple[int, str], tuple[object, Any]]" = OrderedDict()


def once(owner: object, name: str, work_out: Callable[[], Answer]) -> Answer:
    """What follows from `owner` alone, which is known by identity: an equal object of another table asks again.

    The answer must not be changed by whoever gets it.
    """
    key = (id(owner), name)
    known = _known.get(key)
    if known is None or known[0] is not owner:  # the owner is kept along, so its identity cannot be given to another
        _known[key] = known = (owner, work_out())
        if len(_known) > KEPT:
            _known.popitem(last=False)
    answer: Answer = known[1]
    return answer
