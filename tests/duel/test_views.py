"""What a seat sees and what chance can still do. Everything lies open, so all seats see the same."""

from random import Random

import pytest

from tests.duel.builders import GAME, a_city, a_table, after, asked, cards, dealt, drafted, legal
from wonders.core.chance import Dealer, Stream
from wonders.core.decisions import CHANCE, SPECTATOR, ChanceDecision
from wonders.games.duel.chance import TurningUp, drawn
from wonders.games.duel.setup import TOKENS_ON_BOARD
from wonders.games.duel.table import DEAL, Table


def test_all_seats_and_spectators_see_the_same_but_their_own_question() -> None:
    table = drafted()
    mine, theirs, other = (GAME.view(table, seat) for seat in (0, 1, SPECTATOR))
    assert mine.asked is not None and theirs.asked is None and other.asked is None
    assert mine.laid == theirs.laid == other.laid
    assert mine.cities == theirs.cities == other.cities


def test_a_closed_card_shows_its_back_and_nothing_else() -> None:
    table = drafted()
    view = GAME.view(table, 0)
    closed = {slot for slot in range(20) if table.closed >> slot & 1}
    assert {view.laid[slot] for slot in closed} == {"1"}
    assert len(view.unseen) == 11 and not set(view.unseen) & set(view.laid)


def test_a_view_tells_what_can_be_taken() -> None:
    view = GAME.view(drafted(), 1)
    assert view.accessible == (14, 15, 16, 17, 18, 19)
    assert view.left == tuple(range(20))


def test_the_tokens_in_the_box_are_known_by_what_is_missing() -> None:
    view = GAME.view(a_table(a_city(tokens="strategy")), 0)
    assert view.box == ("agriculture", "mathematics", "philosophy", "urbanism")
    assert len(view.board) == TOKENS_ON_BOARD


def test_the_cards_under_wonders_were_seen_by_both() -> None:
    table = a_table(a_city(wonders="pyramids"), lying="baths", coins=(50, 7))
    view = GAME.view(after(table, "wonder pyramids baths"), 1)
    assert view.cities[0].finished == (("pyramids", "baths"),)


def test_nothing_is_hidden_so_a_view_leads_back_to_the_very_table() -> None:
    rng, dealer = Random(11), Dealer.from_seed(11)
    table = GAME.start()
    while GAME.pending(table):
        for seat in (0, 1, SPECTATOR):
            assert GAME.resample([GAME.view(table, seat)], rng) == table
        decision = GAME.pending(table).get(CHANCE)
        if isinstance(decision, ChanceDecision):
            table = GAME.apply(table, {CHANCE: dealer.answer(decision)}).table
        else:
            (seat,) = GAME.pending(table)
            table = GAME.apply(table, {seat: rng.choice(GAME.legal(table, seat))}).table


def test_every_card_that_nobody_has_seen_may_appear_and_no_other() -> None:
    """A search can list what may come: each closed card is any unseen card with the same back."""
    seen: set[str] = set()
    for seed in range(40):
        table = dealt(Table(phase=DEAL, age=2), seed=seed).but(phase="play")
        table = table.but(shape=table.shape.after[18].after[19])
        decision = asked(table)
        assert isinstance(decision, TurningUp)
        for slot, pool in zip(decision.slots, decision.pools, strict=True):
            backs = {card.back for card in pool}
            assert backs == ({"guild"} if table.purple >> slot & 1 else {"3"})
            seen |= backs
        outcomes = decision.outcomes()
        assert all(weight == 1 for _, weight in outcomes)
        assert decision.sample(Stream(b"x", str(seed))) in {action for action, _ in outcomes}
    assert seen == {"3", "guild"}


def test_all_outcomes_of_a_draw_are_equally_likely() -> None:
    pool = cards("baths quarry press")
    decision = TurningUp("x", (3, 4), (pool, pool))
    found = [str(decision.sample(Stream(b"secret", str(n)))) for n in range(1200)]
    assert len(set(found)) == 6
    assert all(150 <= found.count(text) <= 250 for text in set(found))


@pytest.mark.parametrize(("count", "items"), [(0, 5), (3, 5), (5, 5), (12, 23), (20, 23)])
def test_drawing_takes_each_thing_once_and_all_equally_often(count: int, items: int) -> None:
    often = dict.fromkeys(range(items), 0)
    first = dict.fromkeys(range(items), 0)
    rounds = 2000
    for n in range(rounds):
        taken = drawn(Stream(b"secret", str(n)), range(items), count)
        assert len(set(taken)) == len(taken) == count
        for item in taken:
            often[item] += 1
        if taken:
            first[taken[0]] += 1
    expected = rounds * count / items
    assert all(abs(n - expected) <= 0.2 * expected for n in often.values())
    assert not count or all(abs(n - rounds / items) <= 0.6 * rounds / items for n in first.values())


def test_a_match_can_be_described_to_everybody_at_any_time() -> None:
    table = a_table(a_city("walls baths", wonders="sphinx", tokens="law"), lying="palace", discard="press", pawn=3)
    keys = [phrase.key for phrase in GAME.describe(GAME.view(table, 0))]
    assert {
        "duel-view-turn",
        "duel-view-accessible",
        "duel-view-payment",
        "duel-view-track",
        "duel-view-discard",
    } <= set(keys)
    spectator = [phrase.key for phrase in GAME.describe(GAME.view(table, SPECTATOR))]
    assert "duel-view-payment" not in spectator


def test_the_description_lists_what_a_token_does_when_one_is_to_be_chosen() -> None:
    table = after(a_table(a_city("workshop"), lying="laboratory", coins=(20, 7)), "build laboratory")
    assert "token law" in legal(table)
    told = [
        phrase.args.get("token") for phrase in GAME.describe(GAME.view(table, 0)) if phrase.key == "duel-view-token"
    ]
    assert told == ["architecture", "economy", "law", "masonry", "theology"]


def test_changing_seats_changes_everything_that_names_a_seat() -> None:
    table = a_table(a_city("walls"), a_city("baths"), lying="quarry", coins=(3, 9), pawn=4, loot=((2, 5), (5,)), turn=1)
    turned = GAME.rotate(table, 1)
    assert (turned.turn, turned.first, turned.pawn, turned.coins) == (0, 1, -4, (9, 3))
    assert turned.loot == ((5,), (2, 5)) and turned.cities == table.cities[::-1]
    assert GAME.rotate(turned, 1) == table and GAME.rotate(table, 2) is table
    assert str(GAME.rotate_action(GAME.notation.parse("begin 0"), 1)) == "begin 1"
    assert str(GAME.rotate_action(GAME.notation.parse("sell baths"), 1)) == "sell baths"
