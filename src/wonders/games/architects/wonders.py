"""The seven wonders: five stages each, in layers from the bottom up."""

from dataclasses import dataclass, field
from itertools import combinations
from typing import Final

from wonders.games.architects.effects import (
    SEARCHES_DECK,
    TAKES_FROM_ANY_DECK,
    TAKES_FROM_BOTH_SIDES,
    TAKES_FROM_COMMON_DECK,
    TAKES_TOKEN,
    Effect,
    Shields,
)

IDENTICAL: Final = "identical"
DIFFERENT: Final = "different"
NEVER: Final = 99


@dataclass(frozen=True)
class Stage:
    """One stage. It is open when all stages of lower layers stand; equal layers stand side by side."""

    number: int
    layer: int
    kind: str
    """Whether its resources must be identical or different."""
    size: int
    """How many resources it costs."""
    points: int
    effect: Effect | None = None

    @property
    def shields(self) -> int:
        return self.effect.shields() if self.effect else 0


@dataclass(frozen=True, eq=False)
class Wonder:
    """A wonder. There is one object a wonder; what depends on the stages that stand is worked out once for all."""

    id: str
    stages: tuple[Stage, ...]
    open: dict[tuple[int, ...], tuple[Stage, ...]] = field(init=False, repr=False)
    """The open stages, by the stages that stand."""
    need: dict[tuple[int, ...], tuple[int, int]] = field(init=False, repr=False)
    """The fewest different and the fewest identical resources that an open stage costs, by the stages that stand."""

    def __post_init__(self) -> None:
        built = [some for size in range(6) for some in combinations(range(1, 6), size)]
        object.__setattr__(self, "open", {some: self._open(some) for some in built})
        object.__setattr__(self, "need", {some: _need(self.open[some]) for some in built})

    def _open(self, built: tuple[int, ...]) -> tuple[Stage, ...]:
        missing = [stage for stage in self.stages if stage.number not in built]
        lowest = min((stage.layer for stage in missing), default=0)
        return tuple(stage for stage in missing if stage.layer == lowest)

    def __repr__(self) -> str:
        return self.id

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return wonder, (self.id,)


def _need(stages: tuple[Stage, ...]) -> tuple[int, int]:
    sizes = {kind: [stage.size for stage in stages if stage.kind == kind] for kind in (DIFFERENT, IDENTICAL)}
    return min(sizes[DIFFERENT], default=NEVER), min(sizes[IDENTICAL], default=NEVER)


COSTS: Final = ((DIFFERENT, 2), (IDENTICAL, 2), (DIFFERENT, 3), (IDENTICAL, 3), (DIFFERENT, 4))
"""What the five stages cost, the same in every wonder; they are numbered by it."""


def _wonder(id: str, layers: str, points: str, effect: Effect | None = None, on: tuple[int, ...] = ()) -> Wonder:
    rows = zip(range(1, 6), map(int, layers.split()), COSTS, map(int, points.split()), strict=True)
    return Wonder(id, tuple(Stage(at, layer, *cost, vp, effect if at in on else None) for at, layer, cost, vp in rows))


# fmt: off
WONDERS: Final = (
    #       id               layers       points       effect                   on stages
    _wonder("alexandria",    "1 2 3 4 5", "4 3 6 5 7", TAKES_FROM_ANY_DECK,     on=(2, 4)),
    _wonder("babylon",       "1 2 3 4 4", "3 0 5 5 7", TAKES_TOKEN,             on=(2, 4)),
    _wonder("ephesos",       "1 2 2 2 3", "3 3 4 5 7", TAKES_FROM_COMMON_DECK,  on=(2, 3, 4)),
    _wonder("gizah",         "1 2 3 4 5", "4 5 6 7 8"),
    _wonder("halikarnassos", "1 2 3 3 4", "3 3 6 5 7", SEARCHES_DECK,           on=(2, 4)),
    _wonder("olympia",       "1 2 2 3 4", "3 2 5 5 7", TAKES_FROM_BOTH_SIDES,   on=(2, 4)),
    _wonder("rhodos",        "1 1 2 3 4", "4 4 5 6 7", Shields(1),              on=(2, 4)),
)
# fmt: on

WONDER: Final = {wonder.id: wonder for wonder in WONDERS}


def wonder(id: str) -> Wonder:
    """The wonder of this name."""
    return WONDER[id]
