"""What Leaders adds to a ruleset."""

from wonders.games.classic.expansion import Expansion
from wonders.games.classic.phases import Phase
from wonders.games.classic.ruleset import Ruleset, in_place_of, merged
from wonders.games.classic.setup import FoundCities
from wonders.games.classic.turn.pass_hands import PassHands
from wonders.games.leaders.audit import audit_leaders
from wonders.games.leaders.cards import LEADER_GUILDS, THE_LEADERS
from wonders.games.leaders.draft import DealLeaders, DealTheLeaders, DraftLeaders, KeepLeader
from wonders.games.leaders.pending_effects import CopyLeader, CopyLeaders, DrawLeaderCards, DrawLeaders, DropCopies
from wonders.games.leaders.prices import Recruit
from wonders.games.leaders.recruit import BeginRecruitment, PutLeadersAway, RecruitLeaders, RecruitMore
from wonders.games.leaders.resample import resample_leaders
from wonders.games.leaders.scoring import ROW, white_cards
from wonders.games.leaders.state import LeadersState
from wonders.games.leaders.wonders import ROME

START_COINS = 6

ACTIONS = (KeepLeader, DealLeaders, CopyLeader, DrawLeaderCards, Recruit)


def extend(ruleset: Ruleset) -> Ruleset:
    """Four leaders for everybody, one of them used before each age."""
    return ruleset.but(
        cards=(*ruleset.cards, *LEADER_GUILDS),
        leaders=(*THE_LEADERS, *ruleset.leaders),
        boards=(*ruleset.boards, *ROME),
        actions=(*ruleset.actions, *ACTIONS),
        setup=(
            *in_place_of(ruleset.setup, "found_cities", FoundCities(START_COINS)),
            DealTheLeaders(),
            DraftLeaders(),
        ),
        start_of_age=(
            *(() if ruleset.version == "1" else (BeginRecruitment(),)),
            RecruitLeaders(),
            *(phase.named("_recruiting") for phase in _end_of_turn(ruleset)),
            PutLeadersAway(),
            *ruleset.start_of_age,
        ),
        turn=_turn(ruleset),
        scorers=(*ruleset.scorers, white_cards),
        categories=merged(ruleset.categories, ROW),
        resamplers=(*ruleset.resamplers, resample_leaders),
        audits=(*ruleset.audits, audit_leaders),
        expansions=(*ruleset.expansions, LeadersState()),
    )


def _turn(ruleset: Ruleset) -> tuple[Phase, ...]:
    """Leaders come at once, so before the last card of those who may play it too (leaders-69)."""
    at = [phase.name for phase in ruleset.turn].index
    early = () if ruleset.version == "1" else _at_once(ruleset)
    return (
        *ruleset.turn[: at("last_card")],
        *(phase.named("_before_last_card", last_turn_only=True) for phase in early),
        *ruleset.turn[at("last_card") : at("revive")],
        *_end_of_turn(ruleset),
        PassHands(renews_rights=True),
    )


def _end_of_turn(ruleset: Ruleset) -> tuple[Phase, ...]:
    """Leaders are copied, drawn and recruited before anybody builds from the discard pile; a guild that comes from
    there is served afterwards; whatever else ends a turn follows."""
    at = [phase.name for phase in ruleset.turn].index("revive")
    revive, others = ruleset.turn[at], ruleset.turn[at + 1 : -1]
    again = (phase.named("_again") for phase in (CopyLeaders(), DropCopies(), revive))
    return (*_at_once(ruleset), revive, *again, *others)


def _at_once(ruleset: Ruleset) -> tuple[Phase, ...]:
    return CopyLeaders(), DropCopies(), DrawLeaders(), RecruitMore(asks_in_vain=ruleset.version == "1")


LEADERS = Expansion(cards=(*THE_LEADERS, *LEADER_GUILDS), boards=ROME, max_players=7, extend=extend)
