"""What Cities adds to a ruleset."""

from wonders.games.cities.audit import audit
from wonders.games.cities.cards import BLACK_CARDS, CITY_GUILDS, CITY_LEADERS
from wonders.games.cities.debts import CountLosses, PayLoss, SettleLosses, debts, note_losses
from wonders.games.cities.diplomacy import ResolveConflictsWithDiplomacy, take_tokens
from wonders.games.cities.income import bank_income, give_coins
from wonders.games.cities.scoring import ROW, black_cards
from wonders.games.cities.wonders import CITY_BOARDS
from wonders.games.classic.actions import NOTATION
from wonders.games.classic.bonuses import coins_for_buildings, renew_turn_rights
from wonders.games.classic.card import Card
from wonders.games.classic.phases import Reaction, after
from wonders.games.classic.ruleset import Ruleset, in_place_of, merged

NOTATION.enroll(PayLoss)

REACTIONS: tuple[Reaction, ...] = (
    note_losses,
    take_tokens,
    give_coins,
    coins_for_buildings,
    bank_income,
    renew_turn_rights,
)


class Cities:
    """Black cards, three guilds, two wonders; losses settled at the end of a turn, diplomacy at the end of an age."""

    printed = (*BLACK_CARDS, *CITY_GUILDS, *CITY_LEADERS)
    boards = CITY_BOARDS
    max_players = 8

    def cards(self, names: tuple[str, ...]) -> tuple[Card, ...]:
        """Its leaders are dealt with the other leaders, and only if those are in use."""
        return (*BLACK_CARDS, *CITY_GUILDS)

    def extend(self, ruleset: Ruleset, names: tuple[str, ...], players: int) -> Ruleset:
        revive = ruleset.phases["revive"]
        return ruleset.but(
            turn=after(ruleset.turn, revive, CountLosses(), SettleLosses()),
            end_of_age=in_place_of(ruleset.end_of_age, "resolve_conflicts", ResolveConflictsWithDiplomacy()),
            scorers=(*ruleset.scorers, debts, black_cards),
            categories=merged(ruleset.categories, ROW),
            reactions=merged(ruleset.reactions, *REACTIONS),
            audits=(*ruleset.audits, audit),
        )


CITIES = Cities()
