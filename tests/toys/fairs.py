"""A toy expansion for classic, made as CONTRIBUTING says: a guild with an effect of its own, and a phase.

At the end of every age a fair is held: who has most yellow buildings gets two coins, and one more for each fair in a
row. Who won the last ones is all that it keeps at the table.
"""

from typing import Self

from wonders.core.events import Event
from wonders.core.phrases import Phrase, phrase
from wonders.games.classic.card import enroll
from wonders.games.classic.cards import card
from wonders.games.classic.city import City
from wonders.games.classic.counts import Colour
from wonders.games.classic.effect import Effect
from wonders.games.classic.events import CoinsGained
from wonders.games.classic.expansion import Expansion
from wonders.games.classic.expansion_state import ExpansionState
from wonders.games.classic.phases import Answers, Phase
from wonders.games.classic.ruleset import Ruleset
from wonders.games.classic.table import Draft, Table

PRIZE = 2


class PointsForCoins(Effect):
    """A point for so many coins."""

    coins_a_point: int

    def points(self, cities: tuple[City, ...], at: int) -> int:
        return cities[at].coins // self.coins_a_point

    def in_words(self) -> Phrase:
        return phrase("classic-effect-points-for-coins", n=self.coins_a_point)


class FairsState(ExpansionState):
    """Who won the fairs so far."""

    winners: tuple[int, ...] = ()

    def rotated(self, by: int, cities: int) -> Self:
        return super().rotated(by, cities).but(winners=tuple((at + by) % cities for at in self.winners))


def fairs_of(table: Table | Draft) -> FairsState:
    return next(state for state in table.expansions if type(state) is FairsState)


class FairWon(Event[Draft]):
    """A city has won a fair."""

    city: int

    def on(self, draft: Draft) -> None:
        fairs = fairs_of(draft)
        draft.put(fairs.but(winners=(*fairs.winners, self.city)))


class HoldFair(Phase):
    """The fair of an age."""

    name = "hold_fair"

    def act(self, draft: Draft, answers: Answers) -> None:
        stalls = [Colour.YELLOW.within(city) for city in draft.cities]
        best = [at for at, count in enumerate(stalls) if count == max(stalls)]
        if len(best) == 1:
            again = fairs_of(draft).winners[-1:] == (best[0],)
            draft.happen_all((CoinsGained(best[0], PRIZE + again, "fair"), FairWon(best[0])))


FAIR_GUILDS = (card("bankers_guild", "Bankers Guild", Colour.PURPLE, 3, "1P", (PointsForCoins(2),)),)
enroll(FAIR_GUILDS, 5000)


def extend(ruleset: Ruleset) -> Ruleset:
    """One more guild, and a fair before the conflicts of an age."""
    return ruleset.but(
        cards=(*ruleset.cards, *FAIR_GUILDS),
        end_of_age=(HoldFair(), *ruleset.end_of_age),
        expansions=(*ruleset.expansions, FairsState()),
    )


FAIRS = Expansion(cards=FAIR_GUILDS, boards=(), max_players=7, extend=extend)
