"""What Leaders adds to a ruleset."""

from copy import copy
from functools import partial

from wonders.games.classic.actions import NOTATION
from wonders.games.classic.bonuses import coins_for_buildings, renew_turn_rights
from wonders.games.classic.card import Card
from wonders.games.classic.cards import CARDS
from wonders.games.classic.counts import Colour
from wonders.games.classic.phases import Phase, Reaction
from wonders.games.classic.ruleset import Ruleset, in_place_of, merged
from wonders.games.classic.setup import FoundCities
from wonders.games.leaders.audit import audit_leaders
from wonders.games.leaders.cards import LEADER_GUILDS, THE_LEADERS
from wonders.games.leaders.draft import DealLeaders, DealTheLeaders, DraftLeaders, KeepLeader
from wonders.games.leaders.errands import (
    CopyLeader,
    CopyLeaders,
    DrawLeaderCards,
    DrawLeaders,
    DropCopies,
    at_once,
    give_errands,
)
from wonders.games.leaders.prices import Recruit
from wonders.games.leaders.recruit import BeginRecruitment, PutLeadersAway, RecruitLeaders, RecruitMore
from wonders.games.leaders.resample import resample_leaders
from wonders.games.leaders.rewards import (
    coins_for_chains,
    coins_for_trade,
    coins_for_victories,
    note_goods_from_bank,
    pass_defeats,
)
from wonders.games.leaders.scoring import ROW, white_cards
from wonders.games.leaders.wonders import ROME

START_COINS = 6

NOTATION.enroll(KeepLeader, DealLeaders, CopyLeader, DrawLeaderCards, Recruit)


class Leaders:
    """Four leaders for everybody, one of them used before each age."""

    printed = (*THE_LEADERS, *LEADER_GUILDS)
    boards = ROME
    max_players = 7

    def cards(self, names: tuple[str, ...]) -> tuple[Card, ...]:
        return LEADER_GUILDS

    def extend(self, ruleset: Ruleset, names: tuple[str, ...], players: int) -> Ruleset:
        ending = self._end_of_turn(ruleset)
        names_of_phases = [phase.name for phase in ruleset.turn]
        last_card, revive = names_of_phases.index("last_card"), names_of_phases.index("revive")
        return ruleset.but(
            setup=(
                *in_place_of(ruleset.setup, "found_cities", FoundCities(START_COINS)),
                DealTheLeaders(self._leaders(names), players),
                DraftLeaders(),
            ),
            start_of_age=(
                *(() if ruleset.version == "1" else (BeginRecruitment(),)),
                RecruitLeaders(),
                *(renamed(phase, "_recruiting") for phase in ending),
                PutLeadersAway(),
                *ruleset.start_of_age,
            ),
            turn=(
                *ruleset.turn[:last_card],
                *self._before_the_last_card(ruleset),
                *ruleset.turn[last_card:revive],
                *ending,
                ruleset.turn[-1],
            ),
            scorers=(*ruleset.scorers, white_cards),
            categories=merged(ruleset.categories, ROW),
            reactions=merged(self._reactions(), *ruleset.reactions),
            resamplers=(*ruleset.resamplers, partial(resample_leaders, self._leaders(names))),
            audits=(*ruleset.audits, partial(audit_leaders, self._leaders(names))),
        )

    def _leaders(self, names: tuple[str, ...]) -> tuple[Card, ...]:
        """All leaders; those of other expansions only if these are in use."""
        others = (card for card in CARDS.values() if card.colour is Colour.WHITE and card not in THE_LEADERS)
        return (*THE_LEADERS, *(others if "cities" in names else ()))

    def _end_of_turn(self, ruleset: Ruleset) -> tuple[Phase, ...]:
        """Leaders are copied, drawn and recruited before anybody builds from the discard pile; a guild that comes from
        there is served afterwards; whatever else ends a turn follows."""
        names = [phase.name for phase in ruleset.turn]
        others = ruleset.turn[names.index("revive") + 1 : -1]
        revive = ruleset.phases["revive"]
        again = (renamed(phase, "_again") for phase in (CopyLeaders(), DropCopies(), revive))
        return (*self._at_once(ruleset), revive, *again, *others)

    def _at_once(self, ruleset: Ruleset) -> tuple[Phase, ...]:
        return CopyLeaders(), DropCopies(), DrawLeaders(), RecruitMore(asks_in_vain=ruleset.version == "1")

    def _before_the_last_card(self, ruleset: Ruleset) -> tuple[Phase, ...]:
        """Leaders come at once, so before the last card of those who may play it too (leaders-69)."""
        if ruleset.version == "1":
            return ()
        return tuple(renamed(phase, "_before_last_card", last_turn_only=True) for phase in self._at_once(ruleset))

    def _reactions(self) -> tuple[Reaction, ...]:
        return (
            give_errands,
            at_once,
            coins_for_trade,
            note_goods_from_bank,
            coins_for_chains,
            coins_for_victories,
            pass_defeats,
            coins_for_buildings,
            renew_turn_rights,
        )


def renamed(phase: Phase, suffix: str, last_turn_only: bool = False) -> Phase:
    """The same phase at another place of the match."""
    twin = copy(phase)
    twin.name, twin.last_turn_only = phase.name + suffix, last_turn_only
    return twin


LEADERS = Leaders()
