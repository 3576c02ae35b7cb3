"""Recruitment before each age: a leader is recruited, put under a stage, or sold."""

from wonders.core.actions import Action
from wonders.core.decisions import Decision, IllegalAction, Seat
from wonders.core.events import happen
from wonders.games.classic.actions import DECLINE, BuildStage, build_stage
from wonders.games.classic.card import Card
from wonders.games.classic.city import City
from wonders.games.classic.expansion_events import ONCE_A_TURN, ErrandDone, TurnRightsRenewed
from wonders.games.classic.phases import NOBODY, Answers, Asked, Log, Phase
from wonders.games.classic.reasons import Case
from wonders.games.classic.table import Draft, Table, reserve_of
from wonders.games.classic.trade import IMPOSSIBLE
from wonders.games.classic.turn.choose import market, ways_to_pay
from wonders.games.classic.turn.play import Play, play_cards
from wonders.games.leaders.effects import RecruitsLeader
from wonders.games.leaders.events import LeadersPutAway
from wonders.games.leaders.prices import Recruit, recruits
from wonders.games.leaders.reasons import not_to_recruit, not_to_use

RECRUIT = "recruit"
"""Errand: one more leader may be recruited at once (the source is the number of coins there are for it)."""

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
    asks = False

    def act(self, draft: Draft, answers: Answers, log: Log) -> None:
        renew_rights(draft, log)


def renew_rights(draft: Draft, log: Log) -> None:
    """Rights of the turn that has ended come back, if any was used."""
    if any(right.startswith(ONCE_A_TURN) for city in draft.cities for right in city.spent):
        happen(draft, [TurnRightsRenewed()], log)


class RecruitLeaders(Phase):
    """Everybody uses one leader: recruits it, or completes a stage with it, or sells it.

    It comes before the cards of the age are taken up. Stages are put down first, so that Halikarnassos chooses from the
    discard pile before Solomon does (docs/decisions.md).
    """

    name = "recruit"

    def ask(self, table: Table | Draft) -> Asked:
        return {seat: UseLeader(seat) for seat, leaders in enumerate(table.reserves) if leaders}

    def legal(self, table: Table, decision: Decision) -> tuple[Action, ...]:
        assert isinstance(decision, UseLeader)
        at = decision.city
        city, leaders = table.cities[at], table.reserves[at]
        stage = city.standing.next_stage
        ways = ways_to_pay(market(table.cities, at), city)(stage) if stage is not None else IMPOSSIBLE
        affordable = {action.card: action for action in recruits(table.cities, at, leaders, city.coins)}
        actions: list[Action] = []
        for leader in leaders:
            actions += [affordable[leader.id]] if leader.id in affordable else []
            actions += [build_stage(leader.id, *payment) for payment in ways]
            actions.append(leader.sale)
        return tuple(actions)

    def why_not(
        self, table: Table, decision: Decision, action: Action, legal: tuple[Action, ...]
    ) -> IllegalAction | None:
        assert isinstance(decision, UseLeader)
        return not_to_use(Case(table, decision.city, decision, legal), action)

    def act(self, draft: Draft, answers: Answers, log: Log) -> None:
        renew_rights(draft, log)
        seats = sorted(answers, key=lambda seat: (not isinstance(answers[seat], BuildStage), seat))
        play_cards(draft, [Play(seat, answers[seat], reserve_of(seat), seat) for seat in seats], log)


class RecruitMore(Phase):
    """A city that has completed such a stage may recruit another leader, at its price, at once.

    It is paid with the coins that the city held when the turn began, as far as they are left (docs/decisions.md). A
    city that could only decline is not asked.
    """

    name = "recruit_more"
    repeats = True

    def __init__(self, asks_in_vain: bool = False) -> None:
        self._asks_in_vain = asks_in_vain

    def ask(self, table: Table | Draft) -> Asked:
        for errand in table.errands:
            if errand.kind == RECRUIT and (self._asks_in_vain or _can_recruit(table, errand.city)):
                return {errand.city: RecruitAnother(errand.city)}
        return NOBODY

    def legal(self, table: Table, decision: Decision) -> tuple[Action, ...]:
        assert isinstance(decision, RecruitAnother)
        at = decision.city
        return (*recruits(table.cities, at, table.reserves[at], purse_for_another(table, at)), DECLINE)

    def why_not(
        self, table: Table, decision: Decision, action: Action, legal: tuple[Action, ...]
    ) -> IllegalAction | None:
        assert isinstance(decision, RecruitAnother)
        at = decision.city
        return not_to_recruit(action, table.cities, at, table.reserves[at], purse_for_another(table, at))

    def act(self, draft: Draft, answers: Answers, log: Log) -> None:
        for seat, action in answers.items():
            if isinstance(action, Recruit):
                play_cards(draft, [Play(seat, action, reserve_of(seat), seat)], log)
            happen(draft, [ErrandDone(RECRUIT, seat)], log)
        if draft.errands and not self.ask(draft):
            happen(draft, [ErrandDone(RECRUIT, errand.city) for errand in draft.errands if errand.kind == RECRUIT], log)


def _can_recruit(table: Table | Draft, city: int) -> bool:
    return bool(recruits(table.cities, city, table.reserves[city], purse_for_another(table, city)))


def purse_for_another(table: Table | Draft, city: int) -> int:
    """The coins with which one more leader can be paid: the errand has noted them."""
    return next(int(errand.source) for errand in table.errands if errand[:2] == (RECRUIT, city))


class PutLeadersAway(Phase):
    """After the last recruitment unused leaders leave the game, except where one may still be recruited."""

    name = "put_leaders_away"
    asks = False

    def act(self, draft: Draft, answers: Answers, log: Log) -> None:
        if draft.age == LAST_AGE - 1:
            happen(draft, (LeadersPutAway(seat, leaders) for seat, leaders in self._unused(draft)), log)

    def _unused(self, draft: Draft) -> list[tuple[int, tuple[Card, ...]]]:
        return [
            (seat, kept) for seat, kept in enumerate(draft.reserves) if kept and not _may_recruit(draft.cities[seat])
        ]


def _may_recruit(city: City) -> bool:
    """Whether a stage is left that lets the city recruit."""
    left = city.standing.board.stages[city.standing.stages :]
    return any(isinstance(effect, RecruitsLeader) for stage in left for effect in stage.effects)
