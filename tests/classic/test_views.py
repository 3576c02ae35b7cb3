"""What each seat and a spectator may and may not see, phase by phase, on the table and of what happens."""

from collections.abc import Iterator
from random import Random

import pytest

from tests.classic.builders import a_city, a_table, a_table_for_two, chance, deal, game_of, ids, kinds, play
from wonders.core.chance import Dealer
from wonders.core.decisions import CHANCE, SPECTATOR, Seat
from wonders.core.events import Step
from wonders.core.match import Match
from wonders.games.classic.card import Card
from wonders.games.classic.cards import CARDS
from wonders.games.classic.decisions import PickCard
from wonders.games.classic.game import Classic
from wonders.games.classic.table import Table
from wonders.games.classic.view import View

SECRET = "strategists_guild"
"""A card that no other part of these tables names."""


def seen(table: Table, seat: Seat) -> View:
    return game_of(table).view(table, seat)


def shows(thing: object, id: str = SECRET) -> bool:
    return id in repr(thing)


def who_knows(step: Step[Table], id: str = SECRET) -> set[Seat]:
    """The seats that learn of a card by what happened in a step."""
    watching = (*range(len(step.table.hands)), SPECTATOR)
    return {seat for seat in watching if any(shows(event.seen_by(seat), id) for event in step.events)}


def who_sees(table: Table, id: str = SECRET) -> set[Seat]:
    """The seats that see a card by looking at the table."""
    return {seat for seat in (*range(len(table.hands)), SPECTATOR) if shows(seen(table, seat), id)}


def test_a_seat_sees_its_own_hand_and_the_size_of_the_others() -> None:
    table = a_table(hands=["altar", SECRET, "baths"])
    assert who_sees(table) == {1}
    assert seen(table, 1).hand == table.hands[1]
    assert all(seen(table, seat).hand_sizes == (7, 7, 7) for seat in (0, 1, 2, SPECTATOR))
    assert seen(table, SPECTATOR).hand == ()


def test_cities_lie_open_to_everybody() -> None:
    table = a_table(a_city("gizah_a", "altar", coins=7, stages=2, victories=(1,), defeats=1), a_city("", SECRET))
    for seat in (0, 1, 2, SPECTATOR):
        assert seen(table, seat).cities == table.cities
        assert seen(table, seat).boards == table.boards
    assert who_sees(table) == {0, 1, 2, SPECTATOR}


def test_a_deal_is_known_card_by_card_to_its_holder_only() -> None:
    step = deal(a_table(age=2, phase="deal_age"))
    (event,) = kinds(step, "HandsDealt")
    for seat in (0, 1, 2):
        assert set(event.seen_by(seat)["hand"]) == set(step.table.hands[seat])
        assert "hands" not in event.seen_by(seat)
    assert event.seen_by(SPECTATOR) == {"event": "HandsDealt", "age": 3}


def test_a_card_that_is_built_is_known_to_all() -> None:
    step = play(a_table(hands=["altar"]), "build altar")
    assert who_knows(step, "altar") == {0, 1, 2, SPECTATOR}


def test_a_card_under_a_stage_is_known_to_whoever_put_it_there() -> None:
    step = play(a_table(a_city("gizah_a", goods="S"), hands=[SECRET]), f"stage {SECRET}")
    assert who_knows(step) == {0}
    assert who_sees(step.table) == {0}
    assert all(seen(step.table, seat).cities[0].standing.stages == 1 for seat in (1, SPECTATOR))


def test_a_sold_card_is_known_to_whoever_sold_it() -> None:
    step = play(a_table(hands=[SECRET]), f"sell {SECRET}")
    assert who_knows(step) == {0}
    assert who_sees(step.table) == {0}
    assert all(seen(step.table, seat).discarded == 1 for seat in (0, 1, SPECTATOR))


def test_a_seat_remembers_what_it_has_sold_and_buried() -> None:
    table = a_table(a_city("gizah_a", goods="S"), hands=[SECRET, "", "palace"])
    table = play(play(table, f"sell {SECRET}").table, "stage palace").table
    assert ids(seen(table, 0).sold) == [SECRET]
    assert [(city, stage, card.id) for city, stage, card in seen(table, 0).buried] == [(0, 1, "palace")]


def test_leftovers_are_known_to_whoever_held_them() -> None:
    step = play(a_table(hands=["altar", f"altar {SECRET}"], turn=6), None, "build altar")
    assert who_knows(step) == {1}
    assert who_sees(step.table) == {1}


def test_passing_hands_tells_nobody_anything() -> None:
    step = play(a_table(hands=["altar", f"altar {SECRET}"]), "build altar", "build altar")
    assert who_knows(step) == set()
    assert who_sees(step.table) == {2}


def test_the_discard_pile_is_seen_by_whoever_chooses_from_it_while_choosing() -> None:
    table = a_table(a_city(), a_city("halikarnassos_a", goods="O O O", stages=1), hands=["", "palace"], discard=SECRET)
    assert who_sees(table) == set()
    step = play(table, None, "stage palace")
    assert who_knows(step) == set()
    assert who_sees(step.table) == {1}
    declined = play(step.table, None, "decline")
    assert who_knows(declined) == set()
    assert who_sees(declined.table) == set()
    revived = play(step.table, None, f"revive {SECRET}")
    assert who_knows(revived) == {0, 1, 2, SPECTATOR}


def test_everybody_is_told_what_only_they_are_asked() -> None:
    table = a_table()
    assert [seen(table, seat).asked for seat in (0, 1, 2)] == [PickCard(0), PickCard(1), PickCard(2)]
    assert seen(table, SPECTATOR).asked is None
    waiting = play(a_table(a_city("babylon_b", stages=2), turn=6)).table
    assert seen(waiting, 0).asked is not None
    assert seen(waiting, 1).asked is None


def test_the_seat_that_plays_its_last_card_still_holds_it_unseen() -> None:
    step = play(a_table(a_city("babylon_b", stages=2), hands=[f"altar {SECRET}"], turn=6), "build altar")
    assert who_sees(step.table) == {0}
    assert who_knows(step) == set()
    assert seen(step.table, 1).hand_sizes == (1, 1, 1)


# Two players.


def test_the_card_drawn_for_the_free_city_is_known_to_whoever_drew_it() -> None:
    table = a_table(players=2, phase="draw_for_free_city", stack=f"{SECRET} altar")
    assert who_sees(table) == set()
    assert seen(table, 0).stacked == 2
    step = chance(table, f"draw {SECRET}")
    assert who_knows(step) == {0}
    assert who_sees(step.table) == {0}


def test_the_choice_for_the_free_city_is_sealed_until_all_have_chosen() -> None:
    table = a_table_for_two(a_city(goods="S O O L"), hand=SECRET)
    step = play(table, f"build {SECRET}")
    assert who_knows(step) == {0}
    assert who_sees(step.table) == {0}
    assert str(seen(step.table, 0).picked) == f"build {SECRET}"
    assert seen(step.table, 1).picked is None
    assert seen(step.table, SPECTATOR).picked is None
    revealed = play(step.table)
    assert who_knows(revealed) == {0, 1, SPECTATOR}


def test_what_the_free_city_sells_or_buries_is_known_to_whoever_chose_it() -> None:
    for free, action in ((a_city("gizah_a", goods="S"), f"stage {SECRET}"), (a_city(), f"sell {SECRET}")):
        picked = play(a_table_for_two(free, hand=SECRET), action)
        step = play(picked.table)
        assert who_knows(picked) == who_knows(step) == {0}
        assert who_sees(step.table) == {0}


def test_the_last_card_of_the_stack_is_known_to_nobody() -> None:
    table = a_table_for_two(a_city(), turn=6).but(stack=(CARDS[SECRET],))
    step = play(play(table).table)
    assert who_knows(step) == set()
    assert who_sees(step.table) == set()


# Whole matches.


def hidden_cards(table: Table, seat: Seat) -> Iterator[Card]:
    """Cards that a seat cannot know by looking: other hands, the pile, the stack, what others have buried."""
    yield from (card for other, hand in enumerate(table.hands) if other != seat for card in hand)
    yield from table.discard
    yield from table.stack
    yield from (burial.card for buried in table.buried for burial in buried if burial.by != seat)


def allowed(table: Table, seat: Seat) -> set[str]:
    """Cards that a seat may see: whatever stands, its own hand, what it has sold and buried."""
    cards = [card for city in table.cities for card in city.standing.built]
    cards += [card for hand in table.hands[seat : seat + 1] if seat >= 0 for card in hand]
    cards += [card for sold in table.sold[seat : seat + 1] if seat >= 0 for card in sold]
    cards += [burial.card for buried in table.buried for burial in buried if burial.by == seat]
    return set(ids(cards))


@pytest.mark.parametrize("players", [2, 3, 5])
def test_no_view_names_a_card_that_its_seat_cannot_know(players: int) -> None:
    game = Classic(players)
    match, rng = Match(game, Dealer.from_seed(players)), Random(players)
    while match.pending:
        for seat in (*range(players), SPECTATOR):
            view = match.view(seat)
            if not view.pile and not view.stack:
                named = {card for card in ids(hidden_cards(match.table, seat)) if card in words(view)}
                assert named <= allowed(match.table, seat)
        for seat in match.waiting_for:
            match.answer(seat, rng.choice(match.legal(seat)))


def words(view: View) -> set[str]:
    """Every word in the printed form of a view."""
    return set(repr(view).replace("(", " ").replace(")", " ").replace(",", " ").replace("'", " ").split())


@pytest.mark.parametrize("players", [2, 4])
def test_no_event_tells_a_spectator_a_card_that_does_not_stand_open(players: int) -> None:
    game = Classic(players)
    match, rng = Match(game, Dealer.from_seed(9)), Random(9)
    while match.pending:
        for seat in match.waiting_for:
            match.answer(seat, rng.choice(match.legal(seat)))
    for step in match.steps:
        standing = {card.id for city in step.table.cities for card in city.standing.built}
        for event in step.events:
            told = [value for value in event.seen_by(SPECTATOR).values() if isinstance(value, Card)]
            assert {card.id for card in told} <= standing


def test_chance_is_no_spectator_and_owns_nothing_either() -> None:
    table = a_table(hands=[SECRET])
    assert not shows(seen(table, CHANCE))
