"""Which sums are possible: for the rows of the paper pad."""

from collections.abc import Iterable

MOST = 400
"""More than any row can bring."""


def subset_sums(values: Iterable[int], most: int = MOST) -> set[int]:
    """The sums of all choices among these, of at most so many."""
    sums = {(0, 0)}
    for value in values:
        sums |= {(count + 1, total + value) for count, total in sums if count < most}
    return {total for _, total in sums}
