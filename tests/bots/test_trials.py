"""The search that tries answers at the same tables with the same luck."""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np
import pytest

import wonders
from tests.bots.test_expert_seats import perspective
from wonders.bots.net.classic_form import CHOICES, KINDS
from wonders.bots.net.many import ClassicJudge, judge_for
from wonders.bots.net.seats import SEATS
from wonders.bots.play import play_match
from wonders.bots.registry import make_bot
from wonders.bots.search.budget import Budget, Timer
from wonders.bots.search.thought import Thought
from wonders.bots.search.trials import FIRST, LEAST_TRIALS, Manner, Prudence, Trials, Tried, styles
from wonders.bots.together.classic import flow
from wonders.bots.together.classic.facts import NONE
from wonders.bots.together.classic.policy import Policy
from wonders.bots.together.classic.tables import Tables, gathered
from wonders.bots.together.classic.trying import Meaning, Trying
from wonders.bots.together.classic.turns import SELL, dealt
from wonders.core.actions import Action
from wonders.core.match import AnyMatch
from wonders.games.classic.actions import Sell, build
from wonders.games.classic.cards import ALL_CARDS
from wonders.games.classic.deck import decks_for
from wonders.spaces.classic.pieces import CARDS


def thought(match: AnyMatch, seat: int, nodes: int, **prudence: Any) -> Thought:
    judge = judge_for(match.game, match.pending[seat])
    assert isinstance(judge, ClassicJudge)
    trials = Trials(match.game, judge, seat, Random(1), Prudence(**prudence))
    return trials.think(match.history(seat), match.legal(seat), Timer(Budget(nodes=nodes)))


def trying(match: AnyMatch, seat: int, ahead: int = 0) -> Trying:
    judge = judge_for(match.game, match.pending[seat])
    assert isinstance(judge, ClassicJudge)
    return Trying(match.game, judge, judge.net, [judge.net], seat, match.history(seat), Random(2), ahead)


def brought_to(match: AnyMatch, age: int, turn: int) -> AnyMatch:
    """Everybody builds what it can until then."""
    while (match.table.age, match.table.turn) != (age, turn):
        seat = match.waiting_for[0]
        match.answer(seat, match.legal(seat)[0])
    return match


@pytest.mark.parametrize("nodes", [1, 2, 9, 100])
def test_no_more_is_tried_than_it_may(nodes: int) -> None:
    match, _ = perspective()
    found = thought(match, 0, nodes)
    assert found.simulations <= max(nodes, 2)
    assert sum(one.visits for one in found.considered) == found.simulations
    assert Counter(one.action for one in found.considered) == Counter(match.legal(0))


def test_answers_that_are_not_tried_come_last() -> None:
    match, _ = perspective()
    visits = [one.visits for one in thought(match, 0, 60, most=3, least=0.0).considered]
    assert visits == [20, 20, 20] + [0] * (len(visits) - 3)


def test_the_same_answer_brings_the_same_for_all_have_the_same_luck() -> None:
    match, _ = perspective()
    legal = match.legal(0)
    one, again, other = trying(match, 0).values([legal[at] for at in (0, 0, -1)], 24)
    assert one == pytest.approx(again, abs=1e-5) and abs(one - other).max() > 0.01


@pytest.mark.parametrize(
    ("age", "ahead", "reached"), [(1, 0, 2), (1, 1, 3), (1, 2, 4), (2, 0, 3), (3, 0, 4), (2, 5, 4)]
)
def test_it_is_played_on_to_the_end_of_the_age_or_as_many_more_as_wanted(
    monkeypatch: pytest.MonkeyPatch, age: int, ahead: int, reached: int
) -> None:
    match = brought_to(perspective()[0], age, 4)
    ended: list[tuple[int, bool]] = []
    worth = Trying._worth

    def noted(self: Trying, tables: Tables) -> Any:
        ended.append((tables.age, flow.over(tables)))
        return worth(self, tables)

    monkeypatch.setattr(Trying, "_worth", noted)
    seat = match.waiting_for[0]
    values = trying(match, seat, ahead).values([match.legal(seat)[0]], 3)
    assert ended == [(min(reached, 3), reached == 4)]
    assert ((values >= 0) & (values <= 1)).all()


def believed(monkeypatch: pytest.MonkeyPatch, worths: dict[str, float], spread: float) -> None:
    """Trials bring these, and as much luck."""
    rng = np.random.default_rng(3)

    def values(self: Trying, answers: Sequence[Action], often: int, timer: Any = None) -> Any:
        means = [worths.get(CARDS[Meaning.of(answer).card].id, 0.2) for answer in answers]
        return np.array(means)[:, None] + spread * rng.standard_normal((len(answers), often))

    monkeypatch.setattr(Trying, "values", values)


def test_what_clearly_is_worse_is_given_up_and_the_best_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    match, _ = perspective()
    card = match.view(0).hand[3].id
    believed(monkeypatch, {card: 0.5}, 0.2)
    found = thought(match, 0, 3000, least=0.0)
    best, *others = found.considered
    assert str(best.action).split()[1] == card and best.value == pytest.approx(0.5, abs=0.05)
    given_up = [one for one in others if one.visits and card not in str(one.action)]
    assert given_up and all(LEAST_TRIALS <= one.visits < best.visits for one in given_up)


def test_fewer_and_fewer_answers_are_tried_on(monkeypatch: pytest.MonkeyPatch) -> None:
    match, _ = perspective()
    believed(monkeypatch, {}, 0.3)
    visits = sorted((one.visits for one in thought(match, 0, 6000, most=8, least=0.0).considered), reverse=True)
    assert visits[1] > 2 * visits[2] > 3 * visits[4] > 0


def test_matches_are_played_on_in_all_manners_before_an_answer_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each has its turn. What is far behind in the first manner alone is not given up by that."""
    match, _ = perspective()
    good, bad = (match.view(0).hand[at].id for at in (3, 0))
    asked: list[tuple[Any, int]] = []

    def values(self: Trying, answers: Sequence[Action], often: int, timer: Any = None) -> Any:
        asked.append(((self._last, self._lots.nets[0].form.game), len(answers)))
        first = self._last == 1 and self._lots.nets[0].form.game == "classic_quick"
        better = bad if first else good
        worths = [3.0 if better in str(answer) else 0.0 for answer in answers]
        return np.array(worths)[:, None] + np.zeros((len(answers), often))

    monkeypatch.setattr(Trying, "values", values)
    manners = (Manner(), Manner(whole=True), Manner(1), Manner(2), Manner(1, whole=True))
    found = thought(match, 0, 3000, least=0.0, most=8, manners=manners)
    assert [manner for manner, _ in asked[:6]] == [
        (1, "classic_quick"), (1, "classic"), (2, "classic_quick"), (3, "classic_quick"), (2, "classic"),
        (1, "classic_quick"),
    ]  # fmt: skip
    assert [many for _, many in asked[:5]] == [8] * 5 and asked[5][1] < 8
    assert good in str(found.best)


def test_others_are_the_same_plainer_players_whoever_plays_on_for_the_seat() -> None:
    match, _ = perspective()
    judge = judge_for(match.game, match.pending[0])
    assert judge is not None
    quick, whole = styles(judge, "classic"), styles(judge, "classic", whole=True)
    assert [net.form.game for net in quick] == ["classic_quick", "classic_plain"]
    assert whole == [judge.net, quick[1]]


def tried(values: Any, prior: float) -> Tried:
    one = Tried(Sell("altar"), prior)
    one.values = np.array(values, float)
    return one


@pytest.mark.parametrize(("trials", "first"), [(4, 0), (4000, 1)])
def test_few_trials_are_believed_less_than_the_net_and_many_more(trials: int, first: int) -> None:
    match, _ = perspective()
    judge = judge_for(match.game, match.pending[0])
    assert isinstance(judge, ClassicJudge)
    luck = 0.2 * np.resize([1.0, -1.0], trials)
    answers = [tried(0.30 + luck, 0.9), tried(0.32 - luck, 0.01)]
    assert Trials(match.game, judge, 0, Random(1))._ranking(answers)[0] == first


def test_who_is_paid_is_no_reason_to_leave_an_answer_out() -> None:
    match, _ = perspective()
    judge = judge_for(match.game, match.pending[0])
    assert isinstance(judge, ClassicJudge)
    legal = [build("altar", 2, 0), build("altar", 0, 2), build("altar", 1, 2), Sell("altar")]
    left, right, dearer, sold = Trials(match.game, judge, 0, Random(1)).priors(match.view(0), legal)
    assert left == right > 100 * dearer and sold > 0


def test_last_cards_and_the_discard_pile_are_thought_about_too() -> None:
    game = wonders.make("classic", 3, wonders="babylon,halikarnassos,gizah", sides="B")
    asked: Counter[str] = Counter()
    bot: Any = make_bot("expert:nodes=12")

    class Noting:
        def choose(self, decision: Any, legal: Any, seen: Any) -> Any:
            asked[decision.kind] += len(legal) > 1
            return bot.choose(decision, legal, seen)

    for seed in "1234":
        play_match(game, [Noting()] * 3, seed)
    assert asked["PickCard"] > 160 and asked["PlayLastCard"] and asked["PickDiscarded"]


class AtTheTable(Trying):
    """Thinks of the real table alone."""

    table: Any

    def _world(self, number: int) -> Tables:
        return gathered([self.table])


def test_the_last_answers_of_a_match_bring_what_the_rules_say() -> None:
    game = wonders.make("classic", 3, wonders="babylon,halikarnassos,gizah", sides="B")
    checked: Counter[str] = Counter()
    for number in range(100):
        match, rng = wonders.Match(game, wonders.Dealer.from_seed(f"last {number}")), Random(number)
        while match.pending:
            seat = match.waiting_for[0]
            asked, legal = match.pending[seat], match.legal(seat)
            if match.table.age == 3 and asked.kind in ("PlayLastCard", "PickDiscarded"):
                after = [game.step(match.table, {seat: action}).table for action in legal]
                if all(game.outcome(table) for table in after):
                    judge = judge_for(game, asked)
                    assert isinstance(judge, ClassicJudge)
                    trying = AtTheTable(game, judge, judge.net, [judge.net], seat, match.history(seat), Random(1))
                    trying.table = match.table
                    values = trying.values(legal, 2)
                    for table, (value, again) in zip(after, values, strict=True):
                        assert value == again == pytest.approx(judge.ended(game, table)[seat], abs=1e-5)
                    checked[asked.kind] += 1
            likes = [4.0 if str(action).startswith(("stage", "build")) else 1.0 for action in legal]
            match.answer(seat, rng.choices(legal, likes)[0])
    assert checked["PlayLastCard"] > 3 and checked["PickDiscarded"] > 2


def first_tables(players: int, often: int, groups: int = 1) -> tuple[AnyMatch, Tables]:
    match = wonders.Match(wonders.make("classic", players), wonders.Dealer.from_seed("together"))
    world = gathered([match.game.resample(match.history(0), Random(1))])
    return match, world.repeated(often * groups)


class Fickle:
    """A net that finds each choice as likely as it happens to."""

    logits = np.random.default_rng(7).normal(0, 0.7, CHOICES).astype(np.float32)

    def judged(self, seen: Any, spans: Any = ()) -> tuple[Any, Any]:
        return np.tile(self.logits, (len(seen), 1)), np.full((len(seen), SEATS), 1 / SEATS, np.float32)


def test_answers_are_drawn_as_the_net_finds_them_likely() -> None:
    match, tables = first_tables(4, 4000)
    judge = judge_for(match.game, match.pending[0])
    assert isinstance(judge, ClassicJudge)
    nets: Any = [Fickle()]
    answers = flow.picked(tables, Policy(nets, np.random.default_rng(1)))
    world = match.game.resample(match.history(0), Random(1))
    for seat in range(4):
        legal, view = match.game.legal(world, seat), match.game.view(world, seat)
        weights = np.array(judge.weights(Fickle.logits, view, legal))
        likely = np.exp(weights - weights.max()) / np.exp(weights - weights.max()).sum()
        cards = tables.hands[seat, np.arange(tables.size), answers.place[seat]]
        drawn = Counter(zip(answers.kind[seat].tolist(), cards.tolist(), strict=True))
        assert (likely > 0.03).sum() > 5
        for action, chance in zip(legal, likely, strict=True):
            meant = Meaning.of(action)
            if chance > 0.01:
                assert drawn[meant.kind, meant.card] / tables.size == pytest.approx(chance, abs=0.025)


class Seller:
    """A net that would always sell."""

    def judged(self, seen: Any, spans: Any = ()) -> tuple[Any, Any]:
        liked = np.zeros((len(seen), CHOICES), np.float32)
        liked[:, KINDS.index("sell") * NONE : (KINDS.index("sell") + 1) * NONE] = 50
        return liked, np.full((len(seen), SEATS), 1 / SEATS, np.float32)


def test_each_seat_of_each_table_plays_in_its_own_style() -> None:
    match, tables = first_tables(3, 10, groups=2)
    judge = judge_for(match.game, match.pending[0])
    assert isinstance(judge, ClassicJudge)
    styles = np.random.default_rng(4).integers(2, size=(3, 10))
    nets: Any = [judge.net, Seller()]
    answers = flow.picked(tables, Policy(nets, np.random.default_rng(1), 2, styles))
    assert ((answers.kind == SELL) == np.tile(styles == 1, (1, 2))).all()


def test_others_may_be_plainer_players_but_the_seat_itself_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    match, _ = perspective()
    judge = judge_for(match.game, match.pending[1])
    assert isinstance(judge, ClassicJudge)
    nets: Any = [judge.net, Seller()]
    told: list[Any] = []
    turn = flow.turn

    def noted(tables: Tables, by: Any, answers: Any = None) -> None:
        told.append((flow.picked(tables, by) if answers is None else answers).kind)
        turn(tables, by, answers)

    monkeypatch.setattr(flow, "turn", noted)
    keep = [match.legal(1)[0]] * 2
    Trying(match.game, judge, nets[0], nets, 1, match.history(1), Random(2)).values(keep, 40)
    for kind in told[:4]:
        assert 0.3 < (kind[[0, 2]] == SELL).mean() < 0.75
    assert (np.stack(told[:4])[:, 1] == SELL).mean() < 0.2


def test_groups_that_begin_alike_stay_alike() -> None:
    match, tables = first_tables(3, 8, groups=2)
    judge = judge_for(match.game, match.pending[0])
    assert isinstance(judge, ClassicJudge)
    policy = Policy([judge.net], np.random.default_rng(1), groups=2)
    while not flow.over(tables):
        flow.turn(tables, policy)
    one, other = tables.cities[:, :8], tables.cities[:, 8:]
    assert (one == other).all() and not (one[:, 0] == one[:, 1]).all()


@pytest.mark.parametrize("players", [3, 7])
def test_hands_are_dealt_from_the_deck_of_the_age(players: int) -> None:
    rng, decks = np.random.default_rng(1), decks_for(ALL_CARDS, players)
    for age, deck in enumerate(decks, 1):
        hands = dealt(players, age, 50, rng)
        assert hands.shape == (players, 50, 7)
        for at in range(50):
            cards = Counter(CARDS[card] for card in hands[:, at].reshape(-1))
            assert not list(deck.problems(cards))
        assert len({tuple(hands[0, at]) for at in range(50)}) > 40


def test_a_timer_knows_how_much_is_spent() -> None:
    timer = Timer(Budget(nodes=8))
    timer.done = 2
    assert timer.counts_only and timer.spent == 0.25
    assert not Timer(Budget(nodes=8, seconds=5)).counts_only
    assert FIRST * 2 <= LEAST_TRIALS and NONE == len(CARDS)
