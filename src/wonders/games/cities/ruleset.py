"""What Cities adds to a ruleset."""

from wonders.games.cities.audit import audit
from wonders.games.cities.cards import BLACK_CARDS, CITY_GUILDS, CITY_LEADERS
from wonders.games.cities.debts import CountLosses, PayLoss, SettleLosses, debts
from wonders.games.cities.scoring import ROW, black_cards
from wonders.games.cities.tokens import DIPLOMACY, CitiesState
from wonders.games.cities.wonders import CITY_BOARDS
from wonders.games.classic.expansion import Expansion
from wonders.games.classic.phases import after
from wonders.games.classic.ruleset import Ruleset, in_place_of, merged
from wonders.games.classic.turn.pass_hands import PassHands


def extend(ruleset: Ruleset) -> Ruleset:
    """Black cards, three guilds, two wonders; losses settled at the end of a turn, diplomacy at the end of an age.

    Its leaders are dealt with the other leaders, and only if those are in use.
    """
    revive = next(phase for phase in ruleset.turn if phase.name == "revive")
    turn = after(ruleset.turn, revive, CountLosses(), SettleLosses())
    return ruleset.but(
        cards=(*ruleset.cards, *BLACK_CARDS, *CITY_GUILDS),
        leaders=(*ruleset.leaders, *CITY_LEADERS),
        boards=(*ruleset.boards, *CITY_BOARDS),
        actions=(*ruleset.actions, PayLoss),
        turn=in_place_of(turn, "pass_hands", PassHands(renews_rights=True)),
        truce=DIPLOMACY,
        scorers=(*ruleset.scorers, debts, black_cards),
        categories=merged(ruleset.categories, ROW),
        audits=(*ruleset.audits, audit),
        expansions=(*ruleset.expansions, CitiesState()),
    )


CITIES = Expansion(cards=(*BLACK_CARDS, *CITY_GUILDS, *CITY_LEADERS), boards=CITY_BOARDS, max_players=8, extend=extend)
