"""Recruitment before each age: a leader is recruited, put under a stage, or sold."""

from wonders.core.actions import Action
from wonders.core.decisions import Decision, IllegalAction, Seat
from wonders.games.classic.actions import DECLINE, Build, BuildStage, Sell, build_stage
from wonders.games.classic.card import Card
from wonders.games.classic.city import City
from wonders.games.classic.expansion_events import ONCE_A_TURN, EffectResolved, TurnRightsRenewed
from wonders.games.classic.phases import NOBODY, Answers, Asked, Phase
from wonders.games.classic.reasons import Case
from wonders.games.classic.ruleset import Ruleset
from wonders.games.classic.table import Draft, Table, reserve_of
from wonders.games.classic.trade import IMPOSSIBLE
from wonders.games.classic.turn.choose import market, ways_to_pay
from wonders.games.classic.turn.play import Play, play_cards
from wonders.games.leaders.effects import RecruitsLeader
from wonders.games.leaders.events import LeadersPutAway
from wonders.games.leaders.prices import Recruit, recruits
from wonders.games.leaders.reasons import not_to_recruit, not_to_use
from wonders.games.leaders.state import RECRUIT, leaders_of

LAST_AGE = 3


class UseLeader(Decision):
    """Which leader this city uses before the age, and how."""

    city: Seat


class RecruitAnother(Decision):
    """Whether this city recruits one more leader at once."""

    city: Seat


class BeginRecruitment(Phase):
    """The recruitment is a turn of its own: whatever may be done once a turn can be done again (leaders-17)."""

    name = "begin_recruitment"

    def act(self, draft: Draft, answers: Answers) -> None:
        renew_rights(draft)


def renew_rights(draft: Draft) -> None:
    """Rights of the turn that has ended come back, if any was used."""
    if any(right.startswith(ONCE_A_TURN) for city in draft.cities for right in city.spent):
        draft.happen(TurnRightsRenewed())


class RecruitLeaders(Phase):
    """Everybody uses one leader: recruits it, or completes a stage with it, or sells it.

    It comes before the cards of the age are taken up. Stages are put down first, so that Halikarnassos chooses from the
    discard pile before Solomon does (docs/decisions.md).
    """

    name = "recruit"

    def ask(self, table: Table | Draft) -> Asked:
        return {seat: UseLeader(seat) for seat, leaders in enumerate(leaders_of(table).reserves) if leaders}

    def legal(self, table: Table | Draft, seat: Seat, decision: UseLeader) -> tuple[Action, ...]:
        at = decision.city
        city, leaders = table.cities[at], leaders_of(table).reserves[at]
        stage = city.standing.next_stage
        ways = ways_to_pay(market(table.cities, at), city)(stage) if stage is not None else IMPOSSIBLE
        affordable = {action.card: action for action in recruits(table.cities, at, leaders, city.coins)}
        actions: list[Action] = []
        for leader in leaders:
            actions += [affordable[leader.id]] if leader.id in affordable else []
            actions += [build_stage(leader.id, *payment) for payment in ways]
            actions.append(leader.sale)
        return tuple(actions)

    def refuse(
        self, table: Table, decision: UseLeader, action: Action, legal: tuple[Action, ...]
    ) -> IllegalAction | None:
        return not_to_use(Case(self.rules, table, decision, legal), action)

    def act(self, draft: Draft, answers: Answers) -> None:
        renew_rights(draft)
        seats = sorted(answers, key=lambda seat: (not isinstance(answers[seat], BuildStage), seat))
        play_cards(draft, [leader_played(self.rules, seat, answers[seat]) for seat in seats])


def leader_played(rules: Ruleset, seat: Seat, action: Action) -> Play:
    """A leader of the reserve comes into play."""
    assert isinstance(action, Build | BuildStage | Sell)
    return Play(seat, action, rules.card_by_id[action.card], reserve_of(seat), seat)


class RecruitMore(Phase):
    """A city that has completed such a stage may recruit another leader, at its price, at once.

    It is paid with the coins that the city held when the turn began, as far as they are left (docs/decisions.md). A
    city that could only decline is not asked.
    """

    name = "recruit_more"
    repeats = True
    only_if_owed = True

    def __init__(self, asks_in_vain: bool = False) -> None:
        self._asks_in_vain = asks_in_vain

    def ask(self, table: Table | Draft) -> Asked:
        for effect in leaders_of(table).pending:
            if effect.kind == RECRUIT and (self._asks_in_vain or _can_recruit(table, effect.city)):
                return {effect.city: RecruitAnother(effect.city)}
        return NOBODY

    def legal(self, table: Table | Draft, seat: Seat, decision: RecruitAnother) -> tuple[Action, ...]:
        at = decision.city
        leaders = leaders_of(table).reserves[at]
        return (*recruits(table.cities, at, leaders, purse_for_another(table, at)), DECLINE)

    def refuse(
        self, table: Table, decision: RecruitAnother, action: Action, legal: tuple[Action, ...]
    ) -> IllegalAction | None:
        at = decision.city
        leaders = leaders_of(table).reserves[at]
        return not_to_recruit(self.rules, action, table.cities, at, leaders, purse_for_another(table, at))

    def act(self, draft: Draft, answers: Answers) -> None:
        for seat, action in answers.items():
            if isinstance(action, Recruit):
                play_cards(draft, [leader_played(self.rules, seat, action)])
            draft.happen(EffectResolved(RECRUIT, seat))
        pending = leaders_of(draft).pending
        if pending and not self.ask(draft):
            draft.happen_all(EffectResolved(RECRUIT, effect.city) for effect in pending if effect.kind == RECRUIT)


def _can_recruit(table: Table | Draft, city: int) -> bool:
    return bool(recruits(table.cities, city, leaders_of(table).reserves[city], purse_for_another(table, city)))


def purse_for_another(table: Table | Draft, city: int) -> int:
    """The coins with which one more leader can be paid: the pending effect has noted them."""
    return next(int(one.source) for one in leaders_of(table).pending if (one.kind, one.city) == (RECRUIT, city))


class PutLeadersAway(Phase):
    """After the last recruitment unused leaders leave the game, except where one may still be recruited."""

    name = "put_leaders_away"

    def act(self, draft: Draft, answers: Answers) -> None:
        if draft.age == LAST_AGE - 1:
            draft.happen_all(LeadersPutAway(seat, leaders) for seat, leaders in self._unused(draft))

    def _unused(self, draft: Draft) -> list[tuple[int, tuple[Card, ...]]]:
        reserves = leaders_of(draft).reserves
        return [(seat, kept) for seat, kept in enumerate(reserves) if kept and not _may_recruit(draft.cities[seat])]


def _may_recruit(city: City) -> bool:
    """Whether a stage is left that lets the city recruit."""
    left = city.standing.board.stages[city.standing.stages :]
    return any(isinstance(effect, RecruitsLeader) for stage in left for effect in stage.effects)
