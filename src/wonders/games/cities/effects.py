"""What the cards of Cities do."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from wonders.core.events import AnyEvent
from wonders.core.goods import MANUFACTURED, RAW
from wonders.core.phrases import Phrase, phrase
from wonders.games.cities.tokens import DIPLOMACY, LOSS
from wonders.games.classic.counts import Colour, Thing
from wonders.games.classic.effect import Effect, Prices
from wonders.games.classic.events import CoinsGained
from wonders.games.classic.expansion_events import ONCE_A_TURN, EffectPending, RightUsed, TokensGained
from wonders.games.classic.table import Draft

if TYPE_CHECKING:
    from wonders.games.classic.card import Buildable
    from wonders.games.classic.city import City

KINDS = (RAW, MANUFACTURED)

BANK_INCOME = ONCE_A_TURN + "bank_income"
"""The right to a coin more when coins come from the bank."""


class Mask(Effect):
    """Copies the symbol of a neighbour's green card at the end. Rules cities-30 to cities-34."""

    @property
    def masks(self) -> int:
        return 1

    def in_words(self) -> Phrase:
        return phrase("classic-effect-mask")


class Loss(Effect):
    """Every other city loses coins at the end of the turn: so many, or so many for each of something it holds."""

    n: int
    per: Thing | None = None
    order = 10

    def suffered_by(self, city: "City") -> int:
        """What this city loses."""
        return self.n * (self.per.within(city) if self.per is not None else 1)

    def on_built(self, draft: Draft, city: int, source: str, events: Sequence[AnyEvent]) -> Iterator[EffectPending]:
        yield EffectPending(LOSS, city, source)

    def in_words(self) -> Phrase:
        if self.per is None:
            return phrase("classic-effect-loss", n=self.n)
        return phrase("classic-effect-loss-per", n=self.n, what=self.per.value)


class Diplomacy(Effect):
    """A diplomacy token, with which a city stays out of the next conflict. Rule cities-21."""

    order = 11

    def on_built(self, draft: Draft, city: int, source: str, events: Sequence[AnyEvent]) -> Iterator[TokensGained]:
        yield TokensGained(city, DIPLOMACY, 1)

    def in_words(self) -> Phrase:
        return phrase("classic-effect-diplomacy")


class Gifts(Effect):
    """Coins from the bank for both neighbours. Rule cities-47."""

    n: int
    order = 12

    def on_built(self, draft: Draft, city: int, source: str, events: Sequence[AnyEvent]) -> Iterator[CoinsGained]:
        yield CoinsGained((city + 1) % len(draft.cities), self.n, source)
        yield CoinsGained((city - 1) % len(draft.cities), self.n, source)

    def in_words(self) -> Phrase:
        return phrase("classic-effect-gifts", n=self.n)


class Rebate(Effect):
    """Each turn the first good bought on one side is a coin cheaper, on top of any other reduction.

    Rules cities-35 to cities-37.
    """

    side: str

    @property
    def prices(self) -> Prices:
        left = int(self.side == "left")
        return Prices(rebate_left=left, rebate_right=1 - left)

    def in_words(self) -> Phrase:
        return phrase("classic-effect-rebate", sides=self.side)


class Adapted(Effect):
    """One good of choice each turn: one that the city makes already, or one that it does not make.

    Rules cities-38 to cities-43.
    """

    makes: bool
    """Whether among those that the board, brown and grey cards make."""

    def adapted(self, made: frozenset[str]) -> tuple[str, ...]:
        kinds = ("".join(good.value for good in kind if (good.value in made) is self.makes) for kind in KINDS)
        return tuple(kind for kind in kinds if kind)

    def in_words(self) -> Phrase:
        return phrase("classic-effect-copies-own" if self.makes else "classic-effect-makes-missing")


class StagesWithoutGoods(Effect):
    """Stages of the wonder ask for no goods; coins are still due. Rule cities-44."""

    def waived(self, works: "Buildable") -> int:
        return len(works.cost.goods) if works.is_stage else 0

    def in_words(self) -> Phrase:
        return phrase("classic-effect-free-stages")


class DefeatsAsShields(Effect):
    """Every defeat token held counts as a shield. Rule cities-63."""

    @property
    def shields_per_defeat(self) -> int:
        return 1

    def in_words(self) -> Phrase:
        return phrase("classic-effect-defeats-as-shields")


class FreeOfColour(Effect):
    """Once an age a card of a colour for nothing. `key` names the right. Rule leaders-30."""

    key: str
    colour: Colour

    @property
    def power(self) -> str:
        return self.key

    @property
    def builds_free(self) -> Colour:
        return self.colour

    def in_words(self) -> Phrase:
        return phrase("classic-effect-free-colour", colour=self.colour.value)


class OnBankIncome(Effect):
    """A coin more, once a turn, when coins come from the bank; the conflicts of an age are a turn of their own.

    Rules cities-57 to cities-59.
    """

    def on_income(self, draft: Draft, at: int, source: str, in_conflict: bool) -> Iterator[AnyEvent]:
        if in_conflict or BANK_INCOME not in draft.cities[at].spent:
            yield CoinsGained(at, 1, source)
            yield RightUsed(at, BANK_INCOME)

    def in_words(self) -> Phrase:
        return phrase("classic-effect-bank-income")
