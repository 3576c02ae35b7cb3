"""Can these producers make those goods, and how many are missing? Answered without a search.

By Hall's theorem, producers (each makes one of some goods) can meet a demand if and only if, for every set S of goods,
at least as many producers can make something in S as S is asked for; the number of goods missing is the largest
shortfall over all S. Raw and manufactured goods never mix, so 16 + 8 sets are enough. The counts for all 24 sets are
packed into one integer, a byte each: adding producers is one addition, comparing all sets is one subtraction.
"""

from collections.abc import Iterable

from wonders.core.goods import MANUFACTURED, RAW, Good

_RAW_SETS = 1 << len(RAW)
_SETS = _RAW_SETS + (1 << len(MANUFACTURED))
_HIGH = int.from_bytes(b"\x80" * _SETS, "little")


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


def demand(goods: Iterable[Good]) -> int:
    """What a cost asks for, packed like capacities."""
    return sum(_sets_touched((good,)) for good in goods)


def covers(capacity: int, demand: int) -> bool:
    """Whether these producers can make all of these goods."""
    return (capacity + _HIGH - demand) & _HIGH == _HIGH


def shortage(capacity: int, demand: int) -> tuple[int, int]:
    """How many raw and how many manufactured goods are missing."""
    gaps = (demand + _HIGH - capacity).to_bytes(_SETS, "little")
    return max(gaps[:_RAW_SETS]) - 128, max(gaps[_RAW_SETS:]) - 128
