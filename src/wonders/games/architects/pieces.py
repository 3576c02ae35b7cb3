"""The pieces that do something: progress tokens, and wonders with their stages."""

from dataclasses import dataclass, field
from itertools import combinations
from typing import Final

from wonders.core.values import Value
from wonders.games.architects.cards import ALL_CARDS, Card
from wonders.games.architects.effects import Effect

IDENTICAL: Final = "identical"
DIFFERENT: Final = "different"
NEVER: Final = 99


@dataclass(frozen=True, eq=False)
class Token:
    """One kind of progress token. There is one object a kind.

    What the rules ask after every card is worked out once: the cards it `answers` with an extra card, and whether it
    `helps` to pay for a stage.
    """

    id: str
    effect: Effect
    copies: int = 1
    place: int = field(default=-1, repr=False)
    answers: frozenset[Card] = field(init=False, repr=False)
    helps: bool = field(init=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "answers", frozenset(card for card in ALL_CARDS if self.effect.extra_after(card)))
        object.__setattr__(self, "helps", self.effect.coin_worth() > 1 or self.effect.any_resources())

    def __repr__(self) -> str:
        return self.id


class Stage(Value):
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


def _need(stages: tuple[Stage, ...]) -> tuple[int, int]:
    sizes = {kind: [stage.size for stage in stages if stage.kind == kind] for kind in (DIFFERENT, IDENTICAL)}
    return min(sizes[DIFFERENT], default=NEVER), min(sizes[IDENTICAL], default=NEVER)
