"""A match being played: sealed answers, chance, what seats remember."""

import copy
import pickle
from collections.abc import Callable

import pytest

from tests.core.auction import Auction, Bid, Bidding, BidMade, CoinTossed, Draft, Table, Toss, TossCoin, Tossing, View
from wonders.core.chance import Dealer, Stream
from wonders.core.decisions import CHANCE, SPECTATOR, IllegalAction, UnparsableAction, WondersError
from wonders.core.match import Match
from wonders.core.phases import Phase
from wonders.core.record import Header, Record
from wonders.games.registry import make
from wonders.games.replay import replay


def a_match(*tosses: str, players: int = 3, rounds: int = 3) -> Match[Table, View]:
    """A match without a dealer in which chance has tossed and, but for the last toss, everybody has bid one."""
    match = Match(Auction(players, rounds=rounds))
    for toss in tosses:
        for seat in match.waiting_for:
            if seat != CHANCE:
                match.answer(seat, Bid(1))
        match.answer(CHANCE, Toss(toss))
    return match


def test_a_match_starts_at_the_start() -> None:
    match = Match(Auction())
    assert match.table == Auction().start()
    assert match.pending == {CHANCE: Tossing("toss 1")}
    assert match.answers == [] and len(match.steps) == 1 and match.steps[0].events == ()


def test_without_a_dealer_whoever_drives_answers_for_chance() -> None:
    match = Match(Auction())
    assert match.legal(CHANCE) == ()
    with pytest.raises(IllegalAction, match="'toss edge' is not a possible answer to toss 1"):
        match.answer(CHANCE, "toss edge")
    step = match.answer(CHANCE, "toss heads")
    assert step is not None and step.events == (CoinTossed("heads"),)
    assert match.waiting_for == (0, 1, 2)


def test_a_dealer_answers_for_chance_at_once() -> None:
    match = Match(Auction(2, rounds=3), Dealer(b"secret"))
    for _ in range(3):
        assert match.pending and CHANCE not in match.pending
        for seat in match.waiting_for:
            match.answer(seat, Bid(0))
    tosses = [action for seat, action in match.answers if seat == CHANCE]
    assert tosses == [Tossing(label).sample(Stream(b"secret", label)) for label in ("toss 1", "toss 2", "toss 3")]


def test_a_dealer_answers_until_a_seat_is_asked_or_nobody_is() -> None:
    class Tosses(Auction):
        """Nobody ever bids."""

        def phase_of(self, table: Table | Draft) -> Phase[Table, Draft]:
            return TossCoin(3)

    match = Match(Tosses(rounds=3), Dealer(b"secret"))
    assert len(match.table.tosses) == 3 and len(match.steps) == 4 and not match.pending


def test_the_step_of_the_last_answer_is_given_back_and_chance_has_already_gone_on() -> None:
    match = Match(Auction(2), Dealer(b"secret"))
    steps = [match.answer(seat, Bid(0)) for seat in match.waiting_for]
    assert steps[:-1] == [None] * len(steps[:-1])
    assert steps[-1] is not None and steps[-1].table is match.steps[-2].table
    assert match.steps[-1].events == (CoinTossed(match.table.tosses[-1]),)


def test_an_answer_stays_sealed_until_the_last_seat_has_answered() -> None:
    match = a_match("heads")
    before = match.table
    assert match.answer(2, Bid(2)) is None and match.answer(0, Bid(1)) is None
    assert match.table is before and len(match.steps) == 2 and len(match.answers) == 1
    assert match.waiting_for == (1,) and set(match.pending) == {0, 1, 2}
    assert match.sealed.get(2) == Bid(2) and match.sealed.get(0) == Bid(1) and match.sealed.get(1) is None
    assert "bid" not in match.record().dumps()
    assert match.view(1) == Auction().view(before, 1)
    step = match.answer(1, Bid(0))
    assert step is not None and step.table.bids == ((1,), (0,), (2,)) and match.table is step.table
    assert match.sealed.get(0) is None


def test_a_sealed_answer_may_be_changed() -> None:
    match = a_match("heads")
    match.answer(0, Bid(4))
    match.answer(1, Bid(1))
    assert match.answer(0, Bid(2)) is None
    match.answer(2, Bid(0))
    assert match.table.bids == ((2,), (1,), (0,))


def test_a_wrong_change_leaves_the_sealed_answer() -> None:
    match = a_match("heads")
    match.answer(0, Bid(4))
    with pytest.raises(IllegalAction, match="'bid 5' is not allowed now"):
        match.answer(0, Bid(5))
    with pytest.raises(UnparsableAction):
        match.answer(0, "bid all")
    assert match.sealed.get(0) == Bid(4)


def test_a_sealed_answer_may_be_taken_back() -> None:
    match = a_match("heads")
    match.answer(0, Bid(4))
    match.retract(0)
    assert match.sealed.get(0) is None and match.waiting_for == (0, 1, 2)
    with pytest.raises(IllegalAction, match="Seat 0 has no sealed answer to take back"):
        match.retract(0)


def test_what_has_happened_cannot_be_taken_back() -> None:
    match = a_match("tails")
    assert match.answer(0, Bid(1)) is not None
    with pytest.raises(IllegalAction):
        match.retract(0)


def test_answers_are_played_and_recorded_in_the_order_of_the_seats_however_they_came() -> None:
    match = a_match("heads")
    for seat in (2, 0, 1):
        match.answer(seat, Bid(seat))
    assert match.answers == [(CHANCE, Toss("heads")), (0, Bid(0)), (1, Bid(1)), (2, Bid(2))]
    assert match.steps[-1].events == (BidMade(0, 0), BidMade(1, 1), BidMade(2, 2))


@pytest.mark.parametrize("seat", [1, 2, 3, 99, SPECTATOR])
def test_a_seat_that_is_not_asked_gets_a_sentence(seat: int) -> None:
    match = a_match("tails")
    assert match.pending == {0: Bidding(4)} and match.legal(seat) == ()
    with pytest.raises(IllegalAction, match=f"Seat {seat} is not asked anything now"):
        match.answer(seat, Bid(0))
    with pytest.raises(IllegalAction, match="Chance is not asked anything now"):
        match.answer(CHANCE, Toss("heads"))
    assert match.sealed.get(seat) is None


def test_an_answer_may_be_given_as_text() -> None:
    match = a_match("tails")
    match.answer(0, "bid 3")
    assert match.table.bids[0] == (3,)


def test_a_match_that_is_over_asks_nobody() -> None:
    match = a_match("tails", rounds=1)
    assert not match.outcome
    match.answer(0, Bid(1))
    assert match.pending == {} and match.waiting_for == ()
    assert match.outcome and match.outcome.winners == (0,)
    with pytest.raises(IllegalAction, match="Seat 0 is not asked anything now"):
        match.answer(0, Bid(1))


def test_a_seat_remembers_one_view_for_every_step() -> None:
    match = a_match("heads", "tails")
    assert len(match.history(1)) == len(match.steps) == 4
    assert [view.mine for view in match.history(1)] == [(), (), (1,), (1,)]
    assert [view.made for view in match.history(SPECTATOR)] == [(0, 0, 0), (0, 0, 0), (1, 1, 1), (1, 1, 1)]
    assert match.history(1)[-1] == match.view(1)


def test_the_record_holds_the_settings_and_every_answer() -> None:
    match = Match(Auction(2, rounds=1), seed="seed 1")
    match.answer(CHANCE, Toss("tails"))
    match.answer(0, Bid(2))
    header = Header("auction", "2", 2, {"rounds": 1, "open": False}, "seed 1")
    assert match.record() == Record(header, ((CHANCE, "toss tails"), (0, "bid 2")))


def test_two_matches_of_one_game_do_not_disturb_each_other() -> None:
    game = Auction(2)
    first, second = Match(game), Match(game)
    first.answer(CHANCE, Toss("heads"))
    assert second.table == game.start() and second.waiting_for == (CHANCE,)


COPIES = (Match.copy, copy.copy, copy.deepcopy, lambda match: pickle.loads(pickle.dumps(match)))


@pytest.mark.parametrize("copied", COPIES)
def test_a_copied_match_shares_nothing_that_changes(copied: Callable[[Match[Table, View]], Match[Table, View]]) -> None:
    match: Match[Table, View] = Match(Auction(2), Dealer(b"secret"), seed="x")
    seats = match.waiting_for
    match.answer(seats[0], Bid(1))
    before, steps, sealed = match.record().dumps(), len(match.steps), match.sealed.get(seats[0])
    twin = copied(match)
    for seat in twin.waiting_for:
        twin.answer(seat, Bid(2))
    assert len(twin.steps) > steps and twin.sealed.get(seats[0]) is None
    assert (match.record().dumps(), len(match.steps), match.sealed.get(seats[0])) == (before, steps, sealed)
    for seat in match.waiting_for:
        match.answer(seat, Bid(2))
    assert match.record() == twin.record() and match.table == twin.table, "the dealer of the copy deals the same"


def test_a_match_may_keep_only_the_present() -> None:
    whole, present = (Match(Auction(2), Dealer(b"secret"), keep_all=keep) for keep in (True, False))
    while whole.pending:
        for seat in whole.waiting_for:
            whole.answer(seat, Bid(1))
            present.answer(seat, Bid(1))
        assert present.table == whole.table and len(present.steps) == 1 and not present.answers
    with pytest.raises(WondersError, match="keeps only the present"):
        present.record()


def test_a_match_can_begin_at_any_table() -> None:
    table = Table(((1,), (2,)), ("heads",))
    assert Match(Auction(2), table=table).table is table


def test_a_match_tells_its_game_its_step_and_who_is_asked() -> None:
    match = Match(Auction(2))
    assert repr(match) == "<Match of auction with 2 players: step 0, chance to answer>"
    match.answer(CHANCE, "toss heads")
    match.answer(1, "bid 0")
    assert repr(match) == "<Match of auction with 2 players: step 1, seat 0 to answer>"


def test_what_is_no_game_no_dealer_and_no_answer_is_refused_in_a_sentence() -> None:
    with pytest.raises(WondersError, match="A match is played of a game"):
        Match("auction")  # type: ignore[arg-type]
    with pytest.raises(WondersError, match=r"by a Dealer, such as Dealer.from_seed\(42\), not by 42."):
        Match(Auction(2), 42)  # type: ignore[arg-type]
    with pytest.raises(WondersError, match="An answer is an action or its text, not 5"):
        Match(Auction(2)).answer(CHANCE, 5)  # type: ignore[arg-type]
    for seat in ("a", None, True, 1.0, [0]):
        with pytest.raises(WondersError, match="A seat is a number"):
            Match(Auction(2)).answer(seat, "bid 0")  # type: ignore[arg-type]


def test_a_match_goes_back_to_an_earlier_step_and_its_record_with_it() -> None:
    match = Match(make("classic"), Dealer.from_seed("back"), "back")
    steps, record = len(match.steps), match.record()
    for _ in range(4):
        for seat in match.waiting_for:
            match.answer(seat, match.legal(seat)[0])
    match.answer(0, match.legal(0)[0])
    match.rewind(steps)
    assert match.record() == record and not match.sealed and len(match.steps) == steps
    with pytest.raises(WondersError, match="no way back"):
        match.rewind(steps + 1)


def test_a_replayed_match_goes_on_with_a_dealer() -> None:
    match = Match(make("duel"), Dealer.from_seed("on"), "on")
    again = replay(match.record())
    again.deal_by(Dealer.from_seed("on"))
    for one in (match, again):
        while one.pending:
            for seat in one.waiting_for:
                one.answer(seat, one.legal(seat)[0])
    assert again.record() == match.record()
