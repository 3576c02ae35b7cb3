"""The audit finds every kind of broken table, and nothing in a sound one."""

import pickle
from random import Random

import pytest

from tests.duel.builders import GAME, a_city, cards, drafted, play_out
from wonders.core.chance import Dealer
from wonders.core.decisions import CHANCE, ChanceDecision
from wonders.games.duel.city import City
from wonders.games.duel.decisions import ReviveCard
from wonders.games.duel.table import Table
from wonders.games.duel.tally import MAKES, TRADES
from wonders.games.duel.tokens import TOKENS
from wonders.games.duel.trade import Market, market

SOUND = drafted()


def problems(**changes: object) -> str:
    return "\n".join(GAME.audit(SOUND.but(**changes)))


def test_sound_tables_have_no_problem() -> None:
    assert list(GAME.audit(GAME.start())) == []
    assert list(GAME.audit(SOUND)) == []
    assert list(GAME.audit(play_out(SOUND))) == []


@pytest.mark.parametrize("seed", range(12))
def test_what_is_carried_from_table_to_table_is_what_would_be_worked_out_anew(seed: int) -> None:
    """Tallies, payments and the legal actions that rest on them, all through random matches."""
    rng, dealer = Random(seed), Dealer.from_seed(seed)
    table = GAME.start()
    while pending := GAME.pending(table):
        assert list(GAME.audit(table)) == []
        ((seat, decision),) = pending.items()
        if isinstance(decision, ChanceDecision):
            table = GAME.apply(table, {CHANCE: dealer.answer(decision)}).table
            continue
        anew = pickle.loads(pickle.dumps(table))
        assert anew == table and GAME.legal(anew, seat) == GAME.legal(table, seat)
        for one in (0, 1):
            kept, fresh = (
                market(table, one),
                Market(table.cities[one].tally & TRADES, table.cities[1 - one].tally & MAKES),
            )
            assert all(fresh[works] == payment for works, payment in kept.items())
        table = GAME.step(table, {seat: rng.choice(GAME.legal(table, seat))}).table


def with_city(city: City) -> tuple[City, City]:
    return (city, SOUND.cities[1])


def shown(table: Table) -> str:
    return next(card.id for card in table.laid if card is not None)


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"coins": (-1, 7)}, "has -1 coins"),
        ({"discard": cards("palace palace")}, "in 2 places"),
        ({"discard": cards("palace")}, "cards of age 3 have been taken"),
        ({"shape": SOUND.shape.after[14]}, "are lost"),
        ({"unseen": SOUND.unseen[1:]}, "unseen cards are not"),
        ({"guilds": cards("merchants_guild")}, "unseen guilds are not"),
        ({"closed": SOUND.closed ^ 1 << 2}, "closed are"),
        ({"purple": 1 << 14}, "a closed card was taken"),
        ({"laid": SOUND.laid[:-1]}, "the layout has 19 cards"),
        ({"pawn": 10}, "the pawn stands at 10"),
        ({"pawn": 9}, "the pawn stands at 9"),
        ({"pawn": 4}, "passed the looting tokens of seat 1"),
        ({"pawn": -6, "loot": ((5,), (2, 5))}, "passed the looting tokens of seat 0"),
        ({"board": SOUND.board[1:]}, "0 pairs have brought 1 tokens"),
        ({"ending": "points"}, "phase play with ending"),
        ({"phase": "deal", "owed": ReviveCard(0)}, "is owed"),
        ({"cities": (a_city(), SOUND.cities[1])}, "4 wonders are in the match"),
        ({"cities": (SOUND.cities[1], SOUND.cities[1])}, "a wonder is in two places"),
        ({"cities": with_city(City(wonders=SOUND.cities[0].wonders, tally=1))}, "the tally of seat 0 is wrong"),
        ({"cities": with_city(SOUND.cities[0].with_token(SOUND.board[0]))}, "a progress token is in two places"),
        ({"cities": with_city(SOUND.cities[0].with_token(SOUND.box[0]))}, "1 tokens came from the box"),
    ],
)
def test_a_broken_table_is_found_out(changes: dict[str, object], complaint: str) -> None:
    assert complaint in problems(**changes)


def test_an_overlooked_scientific_victory_is_found_out() -> None:
    wise = a_city("workshop apothecary scriptorium pharmacist academy university")
    assert "has 6 symbols, and the ending is ''" in problems(cities=(wise, SOUND.cities[1]))
    assert TOKENS["law"].symbol == "law"


def test_a_taken_card_that_still_lies_there_is_found_out() -> None:
    city = SOUND.cities[0].with_card(cards(shown(SOUND))[0])
    assert "came from elsewhere" in problems(cities=with_city(city))
