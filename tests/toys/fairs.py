"""A toy expansion for classic, made as CONTRIBUTING says: a guild with an effect of its own, and a phase.

At the end of every age a fair is held: who has most yellow buildings gets two coins.
"""

from wonders.core.phrases import Phrase, phrase
from wonders.games.classic.card import enroll
from wonders.games.classic.cards import card
from wonders.games.classic.city import City
from wonders.games.classic.counts import Colour
from wonders.games.classic.effect import Effect
from wonders.games.classic.events import CoinsGained
from wonders.games.classic.expansion import Expansion
from wonders.games.classic.phases import Answers, Phase
from wonders.games.classic.ruleset import Ruleset
from wonders.games.classic.table import Draft

PRIZE = 2


class PointsForCoins(Effect):
    """A point for so many coins."""

    coins_a_point: int

    def points(self, cities: tuple[City, ...], at: int) -> int:
        return cities[at].coins // self.coins_a_point

    def in_words(self) -> Phrase:
        return phrase("classic-effect-points-for-coins", n=self.coins_a_point)


class HoldFair(Phase):
    """The fair of an age."""

    name = "hold_fair"

    def act(self, draft: Draft, answers: Answers) -> None:
        stalls = [Colour.YELLOW.within(city) for city in draft.cities]
        best = [at for at, count in enumerate(stalls) if count == max(stalls)]
        draft.happen_all(CoinsGained(at, PRIZE, "fair") for at in best if len(best) == 1)


FAIR_GUILDS = (card("bankers_guild", "Bankers Guild", Colour.PURPLE, 3, "1P", (PointsForCoins(2),)),)
enroll(FAIR_GUILDS, 5000)


def extend(ruleset: Ruleset) -> Ruleset:
    """One more guild, and a fair before the conflicts of an age."""
    return ruleset.but(
        cards=(*ruleset.cards, *FAIR_GUILDS),
        end_of_age=(HoldFair(), *ruleset.end_of_age),
    )


FAIRS = Expansion(cards=FAIR_GUILDS, boards=(), max_players=7, extend=extend)
