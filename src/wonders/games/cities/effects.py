"""What the cards of Cities do."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from wonders.core.goods import MANUFACTURED, RAW
from wonders.core.phrases import Phrase, phrase
from wonders.games.classic.counts import Colour, Thing
from wonders.games.classic.effects import Effect, Prices

if TYPE_CHECKING:
    from wonders.games.classic.card import Works
    from wonders.games.classic.city import City

KINDS = (RAW, MANUFACTURED)


@dataclass(frozen=True)
class Mask(Effect):
    """Copies the symbol of a neighbour's green card at the end."""

    def __post_init__(self) -> None:
        self._set(masks=1)

    def in_words(self) -> Phrase:
        return phrase("classic-effect-mask")


@dataclass(frozen=True)
class Loss(Effect):
    """Every other city loses coins: so many, or so many for each of something it holds."""

    n: int
    per: Thing | None = None

    def suffered_by(self, city: "City") -> int:
        """What this city loses."""
        return self.n * (self.per.within(city) if self.per is not None else 1)

    def in_words(self) -> Phrase:
        if self.per is None:
            return phrase("classic-effect-loss", n=self.n)
        return phrase("classic-effect-loss-per", n=self.n, what=self.per.value)


@dataclass(frozen=True)
class Diplomacy(Effect):
    """A diplomacy token."""

    def in_words(self) -> Phrase:
        return phrase("classic-effect-diplomacy")


@dataclass(frozen=True)
class Gifts(Effect):
    """Coins from the bank for both neighbours."""

    n: int

    def in_words(self) -> Phrase:
        return phrase("classic-effect-gifts", n=self.n)


@dataclass(frozen=True)
class Rebate(Effect):
    """Each turn the first good bought on one side is a coin cheaper, on top of any other reduction."""

    side: str

    def __post_init__(self) -> None:
        left = int(self.side == "left")
        self._set(prices=Prices(rebate_left=left, rebate_right=1 - left))

    def in_words(self) -> Phrase:
        return phrase("classic-effect-rebate", sides=self.side)


@dataclass(frozen=True)
class Adapted(Effect):
    """One good of choice each turn: one that the city makes already, or one that it does not make."""

    makes: bool
    """Whether among those that the board, brown and grey cards make."""
    adapts: bool = field(default=True, init=False, repr=False)
    waives: bool = field(default=True, init=False, repr=False)

    def adapted(self, made: frozenset[str]) -> tuple[str, ...]:
        kinds = ("".join(good.value for good in kind if (good.value in made) is self.makes) for kind in KINDS)
        return tuple(kind for kind in kinds if kind)

    def in_words(self) -> Phrase:
        return phrase("classic-effect-copies-own" if self.makes else "classic-effect-makes-missing")


@dataclass(frozen=True)
class StagesWithoutGoods(Effect):
    """Stages of the wonder ask for no goods; coins are still due."""

    waives: bool = field(default=True, init=False, repr=False)

    def waived(self, works: "Works") -> int:
        return len(works.cost.goods) if works.is_stage else 0

    def in_words(self) -> Phrase:
        return phrase("classic-effect-free-stages")


@dataclass(frozen=True)
class DefeatsAsShields(Effect):
    """Every defeat token held counts as a shield."""

    shields_per_defeat: int = field(default=1, init=False, repr=False)

    def in_words(self) -> Phrase:
        return phrase("classic-effect-defeats-as-shields")


@dataclass(frozen=True)
class FreeOfColour(Effect):
    """Once an age a card of a colour for nothing. `key` names the right."""

    key: str
    colour: Colour

    def __post_init__(self) -> None:
        self._set(power=self.key, builds_free=self.colour)

    def in_words(self) -> Phrase:
        return phrase("classic-effect-free-colour", colour=self.colour.value)


@dataclass(frozen=True)
class OnBankIncome(Effect):
    """A coin more, once a turn, when coins come from the bank."""

    def in_words(self) -> Phrase:
        return phrase("classic-effect-bank-income")
