"""What leaders, their guilds and Rome do."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from wonders.core.events import AnyEvent
from wonders.core.phrases import Phrase, phrase
from wonders.games.classic.card import Card
from wonders.games.classic.counts import Colour
from wonders.games.classic.effect import Effect
from wonders.games.classic.events import BANK, CardBuilt, CoinsGained, CoinsPaid, ConflictWon
from wonders.games.classic.expansion_events import ONCE_A_TURN, EffectPending, RightUsed
from wonders.games.classic.reactions import works_done
from wonders.games.classic.table import Draft
from wonders.games.leaders.events import DefeatPassed
from wonders.games.leaders.state import COPY, DRAW, RECRUIT

if TYPE_CHECKING:
    from wonders.games.classic.card import Buildable

GOOD_FROM_BANK: Final = ONCE_A_TURN + "good_from_bank"
"""The right to buy a good from the bank."""

Events = Sequence[AnyEvent]


class LessGoods(Effect):
    """One good less, of the owner's choice, for buildings of a colour, or for stages (no colour).

    Rules leaders-22 to leaders-25.
    """

    colour: Colour | None

    def waived(self, works: "Buildable") -> int:
        return int(works.is_stage if self.colour is None else isinstance(works, Card) and works.colour is self.colour)

    def in_words(self) -> Phrase:
        if self.colour is None:
            return phrase("classic-effect-less-goods-stages")
        return phrase("classic-effect-less-goods", colour=self.colour.value)


class GoodFromBank(Effect):
    """Once a turn one good of choice for a coin to the bank. Rules leaders-26 to leaders-28."""

    order = 4

    @property
    def power(self) -> str:
        return GOOD_FROM_BANK

    def from_bank(self) -> int:
        return 1

    def on_payment(self, draft: Draft, source: str, paid: CoinsPaid, events: Events) -> Iterator[RightUsed]:
        """Who has paid the bank more than the printed coins has bought a good there: not again in this turn."""
        if paid.to == BANK:
            works = (done[1] for event in events if (done := works_done(draft, event)) and done[0] == paid.city)
            if any(paid.coins > one.cost.coins for one in works):
                yield RightUsed(paid.city, GOOD_FROM_BANK)

    def in_words(self) -> Phrase:
        return phrase("classic-effect-good-from-bank")


class GuildsWithoutCost(Effect):
    """Guilds cost nothing. Rule leaders-29."""

    def waived(self, works: "Buildable") -> int:
        return len(works.cost.goods) if isinstance(works, Card) and works.colour is Colour.PURPLE else 0

    def in_words(self) -> Phrase:
        return phrase("classic-effect-free-guilds")


class SetBonus(Effect):
    """Points for each set of three different symbols, on top of the usual ones. Rule leaders-64."""

    n: int

    @property
    def set_bonus(self) -> int:
        return self.n

    def in_words(self) -> Phrase:
        return phrase("classic-effect-set-bonus", n=self.n)


class FreeLeaders(Effect):
    """Leaders cost nothing. Rules leaders-32, leaders-33."""

    def in_words(self) -> Phrase:
        return phrase("classic-effect-free-leaders")


class LeaderDiscount(Effect):
    """Leaders cost less, for this city and for its neighbours. Rule leaders-34."""

    own: int
    neighbours: int

    def in_words(self) -> Phrase:
        return phrase("classic-effect-leader-discount", own=self.own, neighbours=self.neighbours)


class PassesDefeats(Effect):
    """Defeat tokens go to the city that won, and stay there. Rules leaders-48, leaders-49."""

    order = 7

    def on_conflict(self, at: int, source: str, won: ConflictWon) -> Iterator[DefeatPassed]:
        if at == won.loser:
            yield DefeatPassed(won.loser, won.winner)

    def in_words(self) -> Phrase:
        return phrase("classic-effect-passes-defeats")


class OnTrade(Effect):
    """Coins from the bank for each neighbour that was paid, once a turn each. Rules leaders-36, leaders-37."""

    n: int
    order = 3

    def on_payment(self, draft: Draft, source: str, paid: CoinsPaid, events: Events) -> Iterator[AnyEvent]:
        if paid.to == BANK:
            return
        side = "left" if paid.to == (paid.city + 1) % len(draft.cities) else "right"
        right = f"{ONCE_A_TURN}trade_{side}"
        if right not in draft.cities[paid.city].spent:
            yield CoinsGained(paid.city, self.n, source)
            yield RightUsed(paid.city, right)

    def in_words(self) -> Phrase:
        return phrase("classic-effect-on-trade", n=self.n)


class OnVictory(Effect):
    """Coins for each victory token when it is gained. Rule leaders-38."""

    n: int
    order = 6

    def on_conflict(self, at: int, source: str, won: ConflictWon) -> Iterator[CoinsGained]:
        if at == won.winner:
            yield CoinsGained(at, self.n, source)

    def in_words(self) -> Phrase:
        return phrase("classic-effect-on-victory", n=self.n)


class OnChain(Effect):
    """Coins for each building that is free because of another. Rule leaders-39."""

    n: int
    order = 5

    def on_building(self, built: CardBuilt) -> Iterator[CoinsGained]:
        if built.how == "chain":
            yield CoinsGained(built.city, self.n, built.card.id)

    def in_words(self) -> Phrase:
        return phrase("classic-effect-on-chain", n=self.n)


class CopiesLeader(Effect):
    """Has the effect of one leader of a neighbour from now on. Rules leaders-69 to leaders-76."""

    order = 1

    def on_built(self, draft: Draft, city: int, source: str, events: Events) -> Iterator[EffectPending]:
        yield EffectPending(COPY, city, source)

    def in_words(self) -> Phrase:
        return phrase("classic-effect-copies-leader")


class DrawsLeaders(Effect):
    """Takes unused leaders into the reserve; a city without a player has none. Rules leaders-79, leaders-85."""

    n: int
    order = 1

    def on_built(self, draft: Draft, city: int, source: str, events: Events) -> Iterator[EffectPending]:
        if city < len(draft.hands):
            yield EffectPending(DRAW, city, str(self.n))

    def in_words(self) -> Phrase:
        return phrase("classic-effect-draws-leaders", n=self.n)


class RecruitsLeader(Effect):
    """May recruit one more leader at once, with coins held when the turn began. Rules leaders-80 to leaders-82."""

    order = 1

    def on_built(self, draft: Draft, city: int, source: str, events: Events) -> Iterator[EffectPending]:
        if city < len(draft.hands):
            gained = sum(event.coins for event in events if type(event) is CoinsGained and event.city == city)
            earned = sum(event.coins for event in events if type(event) is CoinsPaid and event.to == city)
            yield EffectPending(RECRUIT, city, str(draft.cities[city].coins - gained - earned))

    def in_words(self) -> Phrase:
        return phrase("classic-effect-recruits-leader")
