"""What is added to the rows of Architects' net: for every seat what `medium` thinks, with numpy and jax alike."""

from collections.abc import Sequence

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from wonders import make
from wonders.bots.architects import estimate
from wonders.bots.architects.choices import Chooser
from wonders.bots.architects.scene import Sight
from wonders.bots.architects.worth import Appraiser
from wonders.bots.bot import Perspective
from wonders.bots.levels import Medium
from wonders.bots.net.architects_city import CARDS, TOKEN, TOKENS, WONDERS
from wonders.bots.net.architects_form import FORM, arranged
from wonders.bots.net.architects_reckoned import ADDED, EACH, Reckoning, completed, reckoned
from wonders.bots.net.architects_rows import Rows
from wonders.bots.net.seats import SEATS, slots
from wonders.bots.play import play_match
from wonders.core.actions import Action
from wonders.core.decisions import Decision
from wonders.games.architects.cards import CARDS as CARD
from wonders.games.architects.city import STAGES
from wonders.games.architects.view import View


def met(players: int) -> list[View]:
    """What seats see at their decisions in two matches."""
    views: list[View] = []

    class Watching(Medium):
        def choose(self, asked: Decision, legal: Sequence[Action], seen: Perspective) -> Action:
            views.append(seen.view)
            return super().choose(asked, legal, seen)

    for seed in range(2):
        play_match(make("architects", players), [Watching()] * players, f"reckoned {seed}")
    return [view for view in views if view.cities]


def city_is_helped(view: View, seat: int) -> bool:
    """Whether a token helps to pay for the last stage, which `medium` overlooks."""
    city = view.cities[seat]
    return any(token.helps for token in city.tokens) and len(city.built) == STAGES - 1


@pytest.mark.parametrize("players", [2, 3, 5])
def test_cards_and_cities_are_worth_to_every_seat_what_medium_and_hard_think(players: int) -> None:
    views, rows = met(players), Rows()
    found = Reckoning(np, np.stack([rows.of(make("architects", players), view) for view in views]), players)
    for at, view in enumerate(views):
        sight = Sight(view, view.seat)
        for slot, away in enumerate(slots(players)):
            appraiser = Appraiser(sight, (view.seat + away) % players)
            assert np.allclose(found.estimate[at, slot, :9], estimate._features(appraiser), atol=1e-4)
            if not city_is_helped(view, appraiser.seat):
                assert np.allclose(found.worths[at, slot], appraiser.cards(), atol=1e-4)
        wanted = estimate.shares(sight)
        odds = np.exp(found.estimate[at, :, 9])
        assert np.allclose(
            odds / odds.sum(), [wanted[(view.seat + away) % players] for away in slots(players)], atol=1e-4
        )


def test_a_deck_is_worth_its_top_and_its_mean_to_both_who_may_take_from_it() -> None:
    views, players = met(4)[::3], 4
    found = Reckoning(np, np.stack([Rows().of(make("architects", players), view) for view in views]), players).decks()
    compared = 0
    for at, view in enumerate(views):
        sight = Sight(view, view.seat)
        for slot, away in enumerate(slots(players)):
            deck = (view.seat + away) % players
            takers = [Chooser(sight, seat, denies=False) for seat in (deck, (deck + 1) % players)]
            if sight.tops[deck] is None or any(city_is_helped(view, taker.seat) for taker in takers):
                continue
            wanted = [worth for one in takers for worth in (one.deck(sight.names[deck]), one.mean(deck, one.cards))]
            assert np.allclose(found[at, slot], wanted, atol=1e-4)
            compared += 1
    assert compared > 50


def test_numpy_and_jax_reckon_alike_and_nothing_is_said_of_seats_that_are_not_there() -> None:
    rows = np.stack([Rows().of(make("architects", 3), view) for view in met(3)])
    played = completed(np, rows, 3)
    trained = jax.jit(lambda some: completed(jnp, some, 3))(jnp.asarray(rows, jnp.int8))
    assert np.allclose(played, trained, atol=1e-4)
    assert played.shape[1] == FORM.inputs == len(FORM.scales)
    assert (played[:, -SEATS:] == rows[:, -SEATS:]).all() and (
        played[:, : len(arranged(3)) - SEATS] == rows[:, :-SEATS]
    ).all()
    added = reckoned(np, rows, 3)
    assert added.shape[1] == ADDED and not added[:, 3 * EACH : SEATS * EACH].any()
    assert np.abs(added).max() < 20


def test_tokens_that_help_to_pay_bring_a_stage_nearer() -> None:
    row = Rows().of(make("architects", 2), met(2)[0])[None].copy()
    cards, tokens = WONDERS + STAGES, WONDERS + STAGES + CARDS
    row[:, WONDERS : tokens + TOKENS] = 0  # a city of which nothing stands yet: the first stage costs two

    def lacks(place: int) -> float:
        row[:, place] = 1
        return float(Reckoning(np, row, 2).city.lacks[0, 0, 0])

    assert lacks(cards + CARD["coin"].place) == 1
    assert lacks(tokens + TOKEN["economy"]) == 0  # a coin counts twice
    row[:, tokens + TOKEN["economy"]] = row[:, cards + CARD["coin"].place] = 0
    row[:, cards + CARD["wood"].place] = 1
    assert lacks(cards + CARD["wood"].place) == 1
    row[:, cards + CARD["wood"].place] = 2
    assert float(Reckoning(np, row, 2).city.lacks[0, 0, 0]) == 1
    row[:, tokens + TOKEN["engineering"]] = 1  # they need not differ
    assert float(Reckoning(np, row, 2).city.lacks[0, 0, 0]) == 0
