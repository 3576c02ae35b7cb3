"""Answers of Architects that are tried at the same decks with the same luck."""

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import numpy as np
import pytest

import wonders
from tests.bots.toys import sight
from wonders.bots.net.architects_form import CHOICES, QUICK
from wonders.bots.net.many import ArchitectsJudge, judge_for
from wonders.bots.net.policy import SeatsNet
from wonders.bots.net.seats import SEATS, slots
from wonders.bots.search.budget import Budget, Timer
from wonders.bots.search.expert import Expert
from wonders.bots.search.trials import PRUDENCE, Trials
from wonders.bots.together.architects import choices, facts, flow
from wonders.bots.together.architects.choices import PARTS
from wonders.bots.together.architects.policy import Policy
from wonders.bots.together.architects.tables import Tables, gathered
from wonders.bots.together.architects.trying import Trying
from wonders.bots.together.lots import Lots
from wonders.core.match import AnyMatch
from wonders.games.architects.cards import ALL_CARDS, SYMBOLS
from wonders.games.architects.tokens import ALL_TOKENS
from wonders.games.architects.wonders import ALL_WONDERS

LIKED = {"build": 9.0, "trade": 4.0, "extra": 2.0, "search": 2.0}
TOKEN_IDS = [token.id for token in ALL_TOKENS]


def decisions(players: int, matches: int) -> Iterator[tuple[AnyMatch, int]]:
    """Matches that are played at random, at each decision with several answers, and the seat that is asked."""
    for number in range(matches):
        match = wonders.Match(wonders.make("architects", players), wonders.Dealer.from_seed(f"trials {number}"))
        rng = Random(number)
        while match.pending:
            seat = match.waiting_for[0]
            legal = match.legal(seat)
            if len(legal) > 1:
                yield match, seat
            match.answer(seat, rng.choices(legal, [LIKED.get(str(one).split()[0], 1.0) for one in legal])[0])


def trying(match: AnyMatch, seat: int, ahead: int = 2, others: Sequence[Any] = ()) -> Trying:
    judge = judge_for(match.game, match.pending[seat])
    assert isinstance(judge, ArchitectsJudge)
    history = match.history(seat)
    return Trying(match.game, judge, judge.net, others or [judge.net], seat, history, Random(2), ahead)


class Noted:
    """What tables are like before each turn that is played on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.seen: list[Tables] = []
        self._turn = flow.turn
        monkeypatch.setattr(flow, "turn", self.turn)

    def turn(self, tables: Tables, by: Any) -> None:
        self.seen.append(tables.repeated(1))
        self._turn(tables, by)


def test_an_answer_does_what_it_says(monkeypatch: pytest.MonkeyPatch) -> None:
    noted, met = Noted(monkeypatch), Counter[str]()
    for match, seat in decisions(3, 30):
        several = len({str(action).split()[1] for action in match.legal(seat) if str(action).startswith("extra")}) > 1
        met["extra"] *= not several
        legal = [action for action in match.legal(seat) if met[str(action).split()[0]] < 60]
        if legal:
            noted.seen.clear()
            trying(match, seat, ahead=0).values(legal, 1)
            before = gathered([match.table])
            for number, action in enumerate(legal):
                assert_done(before, noted.seen[0].at_tables(np.array([number])), str(action).split())
                met[str(action).split()[0]] += 1
    assert len(met) == 9 and min(met.values()) > 3


def assert_done(before: Tables, after: Tables, words: Sequence[str]) -> None:
    """One table before and after an answer that is told by these words."""
    old, new = before.own[0], after.own[0]
    verb, rest = words[0], words[1:]
    if verb == "build":
        assert (before.built | 1 << int(rest[0]) - 1 == after.built)[before.seat, 0]
        paid = [rest[1].split(",").count(card.id) for card in ALL_CARDS[: facts.PAID]]
        assert (after.discard - before.discard)[0, : facts.PAID].tolist() == paid
        helped = {place for place, token in enumerate(ALL_TOKENS) if token.id in " ".join(rest[2:])}
        assert set(np.flatnonzero(after.used & ~before.used & (old[facts.HELD] > 0))) == helped
    elif verb == "trade":
        given = [rest[0].split(",").count(symbol.id) for symbol in SYMBOLS]
        assert (old - new)[facts.SYMBOL].tolist() == given
        assert rest[1] == "stack" or (new - old)[facts.HELD].tolist() == one_of(ALL_TOKENS, rest[1])
    elif verb == "extra":
        assert set(np.flatnonzero(after.used & ~before.used)) == {TOKEN_IDS.index(rest[0])}
        assert (new - old)[facts.OWNED].sum() == 1
    elif verb == "take" or verb == "search":
        deck = decks(before).index(rest[0])
        if verb == "search":
            assert after.searched[0] == deck and after.due[0] == facts.KEEP and after.found.sum() > 1
        elif deck < before.players:
            assert (new - old)[facts.OWNED].tolist() == before.cities[deck, 0, facts.TOP].tolist()
    elif verb == "progress":
        assert rest[0] == "stack" or (new - old)[facts.HELD].tolist() == one_of(ALL_TOKENS, rest[0])
    elif verb == "keep":
        assert (new - old)[facts.OWNED].tolist() == one_of(ALL_CARDS, rest[0])
    elif verb == "finish":
        assert after.due[0] == facts.DONE
    else:
        assert verb == "look" and after.looked[before.seat, 0] and after.due[0] == facts.PICK


def one_of(kinds: Sequence[Any], name: str) -> list[int]:
    return [kind.id == name for kind in kinds]


def decks(tables: Tables) -> list[str]:
    return [*(ALL_WONDERS[number].id for number in tables.wonders), "common"]


def test_the_last_answers_of_a_match_bring_what_the_rules_say() -> None:
    checked = 0
    for match, seat in decisions(2, 60):
        legal, judge = match.legal(seat), judge_for(match.game, match.pending[seat])
        after = {action: match.game.step(match.table, {seat: action}).table for action in legal}
        last = [one for one, table in after.items() if match.game.outcome(table) and "common" not in str(one)]
        if judge is not None and last:
            for action, values in zip(last, trying(match, seat).values(last, 3), strict=True):
                assert values == pytest.approx(3 * [judge.ended(match.game, after[action])[seat]], abs=1e-5)
            checked += len(last)
    assert checked > 10


def test_the_same_answer_brings_the_same_for_all_have_the_same_luck() -> None:
    match, seat = next(decisions(3, 1))
    first, *_, last = match.legal(seat)
    one, again, other = trying(match, seat).values([first, first, last], 40)
    assert one == pytest.approx(again, abs=1e-5) and abs(one - other).max() > 0.01
    assert one.std() > 0.01


@pytest.mark.parametrize(("players", "ahead"), [(2, 0), (2, 3), (5, 2)])
def test_so_many_rounds_are_played_on_then_the_net_is_asked(
    monkeypatch: pytest.MonkeyPatch, players: int, ahead: int
) -> None:
    noted = Noted(monkeypatch)
    match, seat = next(decisions(players, 1))
    values = trying(match, seat, ahead).values(match.legal(seat), 8)
    assert [tables.seat for tables in noted.seen] == [(seat + at) % players for at in range(1 + players * ahead)]
    assert values.mean() == pytest.approx(1 / players, abs=0.25)


def test_the_net_is_asked_for_the_seat_that_is_thought_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """With no round ahead the next seat looks, for which the seat that is thought for is another slot."""

    def judged(self: Any, seen: Any, spans: Any = ()) -> tuple[Any, Any]:
        return np.zeros((len(seen), 1)), np.tile(np.arange(SEATS) / 10, (len(seen), 1))

    for players in (2, 3, 5, 7):
        match, seat = next(decisions(players, 1))
        thinking = trying(match, seat, ahead=0)
        with monkeypatch.context() as patched:
            patched.setattr(SeatsNet, "judged", judged)
            values = thinking.values(match.legal(seat), 2)
        assert values == pytest.approx(slots(players).index(players - 1) / 10)


def test_when_the_time_is_over_nothing_is_played_on(monkeypatch: pytest.MonkeyPatch) -> None:
    noted = Noted(monkeypatch)
    match, seat = next(decisions(3, 1))
    values = trying(match, seat).values(match.legal(seat), 8, Timer(Budget(seconds=1e-6)))
    assert len(noted.seen) == 1 and values.shape == (len(match.legal(seat)), 8)


def test_with_time_all_that_fits_in_is_begun_at_once_and_more_later(monkeypatch: pytest.MonkeyPatch) -> None:
    """How much is begun goes by the seconds that are left; shortly before the end nothing is."""
    match, seat = next(decisions(2, 1))
    judge = judge_for(match.game, match.pending[seat])
    assert judge is not None
    trials = Trials(match.game, judge, seat, Random(1))
    pace = PRUDENCE["architects"].pace
    assert pace is not None
    for left, wanted in ((0.4, round(0.4 * pace) // 2), (0.001, 0), (0.2, round(0.2 * pace) // 2), (9.0, 256)):
        timer = Timer(Budget(seconds=0.5 if left < 1 else 10))
        monkeypatch.setattr(Timer, "passed", (0.5 if left < 1 else 10) - left)
        assert trials._often(2, timer) == wanted


def test_each_other_seat_draws_who_plays_for_it() -> None:
    nets: Any = ["mine", "other"]
    lots = Lots(nets[0], nets)
    drawn = lots.drawn(np.random.default_rng(1), 2, 4, 1000)
    assert lots.nets == nets and drawn.shape == (4, 1000) and (drawn[2] == 0).all()
    assert all(0.4 < drawn[seat].mean() < 0.6 for seat in (0, 1, 3))
    alone = Lots(nets[0], nets[1:])
    assert (alone.drawn(np.random.default_rng(1), 0, 2, 9)[1] == 1).all()


class Likes:
    """A net that finds some choices likelier than the others."""

    form = QUICK

    def __init__(self, logits: Any) -> None:
        self.logits = np.asarray(logits, np.float32)

    def liked(self, rows: Any, part: slice, spans: Any = ()) -> Any:
        return np.tile(self.logits[part], (len(rows), 1))


def test_answers_are_drawn_as_nets_find_them_likely_each_seat_in_its_style() -> None:
    match, seat = next(decisions(3, 1))
    tables = gathered([match.table]).repeated(4000)
    places = PARTS[facts.PICK]
    legal = choices.legal(tables, facts.PICK, np.arange(4000))
    assert legal.shape[1] == places.stop - places.start and legal[0].sum() == 3
    logits = np.zeros(CHOICES, np.float32)
    logits[places] = np.arange(legal.shape[1]) / 3
    styles = np.tile(np.arange(4000) % 2, (3, 1))
    nets: Any = [Likes(logits), Likes(-logits)]
    chosen = Policy(nets, np.random.default_rng(5), 1, styles).chosen(tables, facts.PICK, np.arange(4000), legal)
    for style, sign in ((0, 1), (1, -1)):
        likely = np.where(legal[0], np.exp(sign * logits[places]), 0)
        found = np.bincount(chosen[styles[seat] == style], minlength=len(likely)) / 2000
        assert found == pytest.approx(likely / likely.sum(), abs=0.04)


def test_expert_wins_where_it_can_and_keeps_its_count() -> None:
    """It need not take the first victory that is offered, but nothing that brings less."""
    won = 0
    for match, seat in decisions(2, 30):
        asked, legal = match.pending[seat], match.legal(seat)
        after = [match.game.step(match.table, {seat: action}).table for action in legal if "common" not in str(action)]
        worths = [ArchitectsJudge().ended(match.game, table)[seat] for table in after if match.game.outcome(table)]
        if worths and max(worths) > 0.5 and len(after) > 1:
            found = Expert(nodes=300).think(asked, legal, sight(match.game, seat, Random(1), match.history(seat)))
            assert found.simulations <= 300 and found.considered[0].value > max(worths) - 0.01
            won += 1
    assert won > 3
