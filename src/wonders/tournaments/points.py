"""Points of a match by place: matchpoints, as duplicate bridge counts them (Laws of Duplicate Bridge, law 78 A).

Everybody is compared with each of the others: a point for whoever comes before, half a point for an equal place.
Divided by the number of comparisons, a match is worth the same however many play it: 1 for the first alone, 0 for the
last. With two players these are the points of chess.
"""

from collections.abc import Collection, Sequence
from typing import Final

REST: Final = 0.5
"""For whoever rests while groups play: what a match brings on average."""


def matchpoints(places: Sequence[int], out: Collection[int] = ()) -> list[float]:
    """The points of each seat. Who is out (did not come, left, ran out of time) is behind all others and gets none."""
    return [0.0 if seat in out else _points(seat, places, out) for seat in range(len(places))]


def _points(seat: int, places: Sequence[int], out: Collection[int]) -> float:
    others = [other for other in range(len(places)) if other != seat]
    beaten = sum(other in out or places[seat] < places[other] for other in others)
    equal = sum(other not in out and places[seat] == places[other] for other in others)
    return (beaten + equal / 2) / len(others)
