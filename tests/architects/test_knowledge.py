"""Who knows what: views, the secret looks, tables drawn anew, and how late cards are decided."""

from collections import Counter
from math import comb
from random import Random

import pytest

from tests.architects.builders import Scene, a_city, a_scene, cards
from wonders import CHANCE, SPECTATOR, Dealer, Match, make
from wonders.core.chance import Stream
from wonders.core.decisions import ChanceDecision
from wonders.games.architects.actions import Draw, Find
from wonders.games.architects.cards import CARDS, PILES, count
from wonders.games.architects.chance import CardsFound, TopOfDeck, TopOfStack
from wonders.games.architects.resample import resample
from wonders.games.architects.table import OVER, Table
from wonders.games.architects.tokens import TOKEN_SUPPLY

THREE = (a_city("gizah"), a_city("rhodos"), a_city("babylon"))


def resampled(scene: Scene, seat: int, times: int = 60) -> list[Table]:
    rng = Random(1)
    history = [scene.game.view(scene.table, seat)]
    return [resample(scene.game.house, history, rng) for _ in range(times)]


def test_only_the_top_card_of_a_wonder_deck_is_visible() -> None:
    scene = a_scene(*THREE, tops=("wood", "gear", "coin"))
    for seat in (0, 1, 2, SPECTATOR):
        decks = scene.game.view(scene.table, seat).decks
        assert [deck.top and deck.top.id for deck in decks] == ["wood", "gear", "coin", None]
        assert [sum(deck.rest) for deck in decks] == [24, 24, 24, 60]


def test_what_is_still_in_a_deck_is_no_secret() -> None:
    scene = a_scene(*THREE, tops=("wood", "gear", "coin")).does("take gizah", "draw stone")
    rest = scene.game.view(scene.table, 2).decks[0].rest
    expected = list(count(PILES["gizah"]))
    expected[CARDS["wood"].place] -= 1
    expected[CARDS["stone"].place] -= 1
    assert rest == tuple(expected)


def test_the_holder_of_the_cat_alone_knows_the_card_when_tables_are_drawn_anew() -> None:
    scene = a_scene(*THREE, cat=0).does("look", "draw shield_two_horns")
    tops = {seat: {table.piles[-1][0] for table in resampled(scene, seat)} for seat in (0, 1, SPECTATOR)}
    assert tops[0] == {CARDS["shield_two_horns"]}
    assert len(tops[1]) > 5 and None not in tops[1] and len(tops[SPECTATOR]) > 5


def test_a_drawn_table_keeps_the_sixty_cards() -> None:
    scene = a_scene(*THREE, cat=0).does("look", "draw coin")
    for table in resampled(scene, 1):
        top, rest = table.piles[-1]
        assert top is not None and count((*rest, top)) == count(PILES["common"])


def test_a_top_that_nobody_knows_stays_undecided() -> None:
    assert {table.piles[-1][0] for table in resampled(a_scene(*THREE), 0)} == {None}


def test_a_search_is_drawn_anew_for_everybody_else() -> None:
    scene = a_scene(a_city("halikarnassos", "wood", (1,)), *THREE[:2], tops=("wood", "gear", "coin"))
    scene.does("take halikarnassos", "draw laurel", "search halikarnassos", "find wood,glass,glass,coin")
    found = cards("wood 2 glass coin laurel")
    assert {table.turn.found for table in resampled(scene, 0)} == {found}
    others = {table.turn.found for table in resampled(scene, 1)}
    assert len(others) > 20 and all(CARDS["laurel"] in some and len(some) == 5 for some in others)
    left = count(PILES["halikarnassos"])
    assert all(max(map(int.__sub__, count(some), left)) <= 0 for some in others)


@pytest.mark.parametrize("players", [2, 4, 7])
def test_what_a_seat_has_looked_at_stays_in_its_view_for_a_whole_match(players: int) -> None:
    """At every step of a match: a table drawn anew looks the same to the seat, and the looker knows the right card."""
    match = Match(make("architects", players), Dealer.from_seed(players))
    rng, looks = Random(players), 0
    while match.pending:
        for seat in (*match.game.seats, SPECTATOR):
            view = match.view(seat)
            assert match.game.view(match.game.resample([view], rng), seat) == view
        top = match.table.piles[-1][0]
        for seat in match.table.middle.lookers:
            looks += 1
            assert match.view(seat).decks[-1].top is top
        for seat in list(match.pending):
            legal = match.legal(seat)
            match.answer(seat, legal[0] if str(legal[0]) == "look" else rng.choice(legal))
    assert looks > 0 and match.table.queue == (OVER,)


def test_events_hide_what_was_looked_at() -> None:
    match = Match(make("architects", 3), Dealer.from_seed(4))
    rng = Random(4)
    while match.pending:
        for seat in list(match.pending):
            legal = match.legal(seat)
            match.answer(seat, legal[0] if str(legal[0]) == "look" else rng.choice(legal))
    secret = [event for step in match.steps for event in step.events if event.secret]
    assert secret
    for event in secret:
        assert not set(event.secret) & set(event.seen_by(SPECTATOR))
        assert sum(set(event.secret) <= set(event.seen_by(seat)) for seat in range(3)) == 1


def test_the_top_of_a_deck_is_each_of_its_cards_with_the_same_chance() -> None:
    asked = TopOfDeck("gizah 25", PILES["gizah"])
    assert (
        dict(asked.outcomes()) == {Draw(card.id): number for card, number in Counter(PILES["gizah"]).items()}
        and sum(weight for _, weight in asked.outcomes()) == 25
    )
    drawn = Counter(asked.sample(Stream(b"x", str(n))) for n in range(5000))
    for action, weight in asked.outcomes():
        assert abs(drawn[action] - 200 * weight) < 90
    assert asked.accepts(Draw("wood"))
    assert not asked.accepts(Draw("shield_two_horns")) and not asked.accepts(Draw("atlantis"))


def test_a_search_lists_every_hand_with_its_weight() -> None:
    rest = PILES["rhodos"][1:]
    asked = CardsFound("rhodos search 24", rest, 4)
    outcomes = asked.outcomes()
    assert sum(weight for _, weight in outcomes) == comb(24, 4)
    assert len({action for action, _ in outcomes}) == len(outcomes)
    found = Find(("stone", "stone", "glass", "coin"))
    assert dict(outcomes)[found] == 1 * 2 * 2 and asked.accepts(found)
    for wrong in (("glass", "stone", "stone", "coin"), ("coin",) * 4, ("stone",), ("stone", "stone", "glass", "gold")):
        assert not asked.accepts(Find(wrong))


def test_a_token_from_the_stack_is_each_of_them_with_the_same_chance() -> None:
    asked = TopOfStack("token 15", TOKEN_SUPPLY)
    assert [weight for _, weight in asked.outcomes()] == [1] * 13 + [2]


def test_every_draw_can_be_listed_but_the_opening() -> None:
    match = Match(make("architects", 2), Dealer.from_seed(1))
    rng = Random(1)
    while match.pending:
        for seat in list(match.pending):
            match.answer(seat, rng.choice(match.legal(seat)))
    asked = [match.game.pending(step.table).get(CHANCE) for step in match.steps]
    draws = [one for one in asked if isinstance(one, ChanceDecision)]
    assert len(draws) > 40
    assert [type(one).__name__ for one in draws if one.outcomes() is None] == ["Opening"]


def test_the_table_holds_no_order_that_nobody_knows() -> None:
    """Cards are decided when they are turned up: until then a deck is a sorted pile."""
    match = Match(make("architects", 3), Dealer.from_seed(6))
    rng = Random(6)
    while match.pending:
        for top, rest in match.table.piles:
            assert [card.place for card in rest] == sorted(card.place for card in rest)
            assert top is None or isinstance(top, type(CARDS["wood"]))
        assert (match.table.piles[-1][0] is None) == (match.table.middle.lookers == ())
        for seat in list(match.pending):
            match.answer(seat, rng.choice(match.legal(seat)))
