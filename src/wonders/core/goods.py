"""The seven goods, and bundles of them."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum


class Good(Enum):
    """A good; the value is its letter. Raw goods come first."""

    WOOD = "W"
    STONE = "S"
    CLAY = "C"
    ORE = "O"
    GLASS = "G"
    PAPYRUS = "P"
    CLOTH = "L"

    @property
    def is_raw(self) -> bool:
        return self in RAW


RAW = (Good.WOOD, Good.STONE, Good.CLAY, Good.ORE)
MANUFACTURED = (Good.GLASS, Good.PAPYRUS, Good.CLOTH)


@dataclass(frozen=True)
class Cost:
    """Coins and goods, written like "1c 2W 1G"; the empty text costs nothing."""

    coins: int = 0
    goods: tuple[Good, ...] = ()

    @classmethod
    def parse(cls, text: str) -> "Cost":
        coins = 0
        goods: list[Good] = []
        for part in text.split():
            count, letter = int(part[:-1]), part[-1]
            if letter == "c":
                coins += count
            else:
                goods += [Good(letter)] * count
        return cls(coins, tuple(goods))

    def __str__(self) -> str:
        return " ".join(self._parts())

    def _parts(self) -> Iterator[str]:
        if self.coins:
            yield f"{self.coins}c"
        for good in Good:
            if good in self.goods:
                yield f"{self.goods.count(good)}{good.value}"


def goods(letters: Iterable[str]) -> tuple[Good, ...]:
    """Goods from their letters."""
    return tuple(Good(letter) for letter in letters)
