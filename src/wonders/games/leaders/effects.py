"""What leaders, their guilds and Rome do."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from wonders.core.phrases import Phrase, phrase
from wonders.games.classic.card import Card
from wonders.games.classic.counts import Colour
from wonders.games.classic.effects import Effect
from wonders.games.classic.expansion_events import ONCE_A_TURN

if TYPE_CHECKING:
    from wonders.games.classic.card import Works


@dataclass(frozen=True)
class LessGoods(Effect):
    """One good less, of the owner's choice, for buildings of a colour, or for stages (no colour)."""

    colour: Colour | None
    waives: bool = field(default=True, init=False, repr=False)

    def waived(self, works: "Works") -> int:
        return int(works.is_stage if self.colour is None else isinstance(works, Card) and works.colour is self.colour)

    def in_words(self) -> Phrase:
        if self.colour is None:
            return phrase("classic-effect-less-goods-stages")
        return phrase("classic-effect-less-goods", colour=self.colour.value)


GOOD_FROM_BANK: Final = ONCE_A_TURN + "good_from_bank"
"""The right to buy a good from the bank."""


@dataclass(frozen=True)
class GoodFromBank(Effect):
    """Once a turn one good of choice for a coin to the bank."""

    waives: bool = field(default=True, init=False, repr=False)
    power: str | None = field(default=GOOD_FROM_BANK, init=False, repr=False)

    def from_bank(self) -> int:
        return 1

    def in_words(self) -> Phrase:
        return phrase("classic-effect-good-from-bank")


@dataclass(frozen=True)
class GuildsWithoutCost(Effect):
    """Guilds cost nothing."""

    waives: bool = field(default=True, init=False, repr=False)

    def waived(self, works: "Works") -> int:
        return len(works.cost.goods) if isinstance(works, Card) and works.colour is Colour.PURPLE else 0

    def in_words(self) -> Phrase:
        return phrase("classic-effect-free-guilds")


@dataclass(frozen=True)
class SetBonus(Effect):
    """Points for each set of three different symbols, on top of the usual ones."""

    n: int

    def __post_init__(self) -> None:
        self._set(set_bonus=self.n)

    def in_words(self) -> Phrase:
        return phrase("classic-effect-set-bonus", n=self.n)


@dataclass(frozen=True)
class FreeLeaders(Effect):
    """Leaders cost nothing."""

    def in_words(self) -> Phrase:
        return phrase("classic-effect-free-leaders")


@dataclass(frozen=True)
class LeaderDiscount(Effect):
    """Leaders cost less, for this city and for its neighbours."""

    own: int
    neighbours: int

    def in_words(self) -> Phrase:
        return phrase("classic-effect-leader-discount", own=self.own, neighbours=self.neighbours)


@dataclass(frozen=True)
class PassesDefeats(Effect):
    """Defeat tokens go to the city that won."""

    def in_words(self) -> Phrase:
        return phrase("classic-effect-passes-defeats")


@dataclass(frozen=True)
class OnTrade(Effect):
    """Coins for each neighbour bought from, once a turn each."""

    n: int

    def in_words(self) -> Phrase:
        return phrase("classic-effect-on-trade", n=self.n)


@dataclass(frozen=True)
class OnVictory(Effect):
    """Coins for each victory token when it is gained."""

    n: int

    def in_words(self) -> Phrase:
        return phrase("classic-effect-on-victory", n=self.n)


@dataclass(frozen=True)
class OnChain(Effect):
    """Coins for each building that is free because of another."""

    n: int

    def in_words(self) -> Phrase:
        return phrase("classic-effect-on-chain", n=self.n)


@dataclass(frozen=True)
class CopiesLeader(Effect):
    """Has the effect of one leader of a neighbour from now on."""

    def in_words(self) -> Phrase:
        return phrase("classic-effect-copies-leader")


@dataclass(frozen=True)
class DrawsLeaders(Effect):
    """Takes unused leaders into the reserve."""

    n: int

    def in_words(self) -> Phrase:
        return phrase("classic-effect-draws-leaders", n=self.n)


@dataclass(frozen=True)
class RecruitsLeader(Effect):
    """May recruit one more leader at once."""

    def in_words(self) -> Phrase:
        return phrase("classic-effect-recruits-leader")
