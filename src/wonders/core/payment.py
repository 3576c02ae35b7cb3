"""Can these producers make those goods, and how many are missing? Answered without a search.

By Hall's theorem, producers (each makes one of some goods) can meet a demand if and only if, for every set S of goods,
at least as many producers can make something in S as S is asked for; the number of goods missing is the largest
shortfall over all S. Raw and manufactured goods never mix, so 16 + 8 sets are enough. The counts for all 24 sets are
packed into one integer, a byte each, so adding producers is one addition and comparing all sets is one mask.
"""

from collections.abc import Iterable

from wonders.core.goods import MANUFACTURED, RAW, Good

_RAW_SETS = 1 << len(RAW)
_SETS = _RAW_SETS + (1 << len(MANUFACTURED))
COVERED = int.from_bytes(b"\x80" * _SETS, "little")
"""A slack with these bits set in every byte is covered (see `covered`)."""
_HIGH_RAW = int.from_bytes(b"\x80" * _RAW_SETS, "little")
_HIGH_MADE = COVERED - _HIGH_RAW


def _sets_touched(goods: Iterable[Good]) -> int:
    """One in the byte of every set that holds one of these goods."""
    alike = set(goods)
    raw = sum(1 << RAW.index(good) for good in alike if good in RAW)
    made = sum(1 << MANUFACTURED.index(good) for good in alike if good in MANUFACTURED)
    touched = [which for which in range(_RAW_SETS) if which & raw]
    touched += [_RAW_SETS + which for which in range(_SETS - _RAW_SETS) if which & made]
    return sum(1 << 8 * which for which in touched)


def capacity(alternatives: Iterable[Good]) -> int:
    """What one producer adds, which makes one of these goods a turn. Capacities of several producers are added."""
    return _sets_touched(alternatives)


ANY_RAW = capacity(RAW)
ANY_MADE = capacity(MANUFACTURED)
"""Producers of anything raw, of anything manufactured."""


DEMAND = {good: _sets_touched((good,)) for good in (*RAW, *MANUFACTURED)}
"""What asking for one good takes from a slack."""


def slack(goods: Iterable[Good]) -> int:
    """What a cost leaves over when nothing is produced: 128 less its demand, for every set. Add capacities to it."""
    return COVERED - sum([DEMAND[good] for good in goods])


def covered(slack: int) -> bool:
    """Whether the capacities added to a slack make all its goods: no set falls below 128."""
    return slack & COVERED == COVERED


def shortage(slack: int) -> tuple[int, int]:
    """How many raw and how many manufactured goods are missing: producers of anything to add until all is covered."""
    raw = made = 0
    while slack & _HIGH_RAW != _HIGH_RAW:
        slack += ANY_RAW
        raw += 1
    while slack & _HIGH_MADE != _HIGH_MADE:
        slack += ANY_MADE
        made += 1
    return raw, made
