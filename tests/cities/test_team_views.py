"""What partners may know. Rulebook: "Spielregel für die Team-Variante", "Ablauf eines Zeitalters"."""

from random import Random

import pytest

from tests.cities.builders import BOTH, a_city, a_table, game, ids, play
from wonders.core.chance import Dealer
from wonders.core.decisions import SPECTATOR
from wonders.core.match import Match
from wonders.games.classic.game import Classic
from wonders.games.classic.table import Table
from wonders.games.classic.view import View
from wonders.games.leaders.state import leaders_of

HANDS = ("altar", "palace", "circus", "lodge")


def a_table_of_four() -> Table:
    return a_table(*(a_city() for _ in range(4)), hands=HANDS)


def view(table: Table, seat: int) -> View:
    return game(table, teams=True).view(table, seat)


def test_partners_see_each_others_hands() -> None:
    table = a_table_of_four()
    for seat, partner in ((0, 1), (1, 0), (2, 3), (3, 2)):
        seen = view(table, seat)
        assert seen.partner == partner and seen.shared is not None
        assert seen.shared.hand == table.hands[partner]
        assert seen.hand == table.hands[seat]


def test_nobody_sees_the_hands_of_another_team() -> None:
    table = a_table_of_four()
    for seat, own in enumerate(HANDS):
        text = repr(view(table, seat))
        known = {own, HANDS[seat ^ 1]}
        assert [card in text for card in HANDS] == [card in known for card in HANDS]


def test_a_spectator_sees_no_hand_at_all() -> None:
    seen = view(a_table_of_four(), SPECTATOR)
    assert (seen.partner, seen.shared) == (None, None)
    assert not any(card in repr(seen) for card in HANDS)


def test_without_teams_nobody_has_a_partner() -> None:
    table = a_table_of_four()
    seen = game(table).view(table, 0)
    assert (seen.partner, seen.shared) == (None, None)


def test_partners_see_each_others_leaders() -> None:
    match = Match(Classic(4, expansions=BOTH, teams=True), Dealer.from_seed(1))
    while match.table.phase != "recruit":
        for seat in match.waiting_for:
            match.answer(seat, match.legal(seat)[0])
    table = match.table
    for seat in range(4):
        shared = match.view(seat).shared
        assert shared is not None and shared.reserve == leaders_of(table).reserves[seat ^ 1]
        for other in {0, 1, 2, 3} - {seat, seat ^ 1}:
            assert not any(card.id in repr(match.view(seat)) for card in leaders_of(table).reserves[other])


def test_partners_may_tell_what_they_have_sold_and_put_under_stages() -> None:
    """They may talk freely; nobody else learns it."""
    cities = a_city("gizah_a", goods="S"), a_city(), a_city(), a_city()
    table = a_table(*cities, hands=HANDS)
    after = play(table, "stage altar", "sell palace", teams=True).table
    first, second = view(after, 0), view(after, 1)
    assert first.shared is not None and ids(first.shared.sold) == ["palace"]
    assert second.shared is not None and [card.id for _, _, card in second.shared.buried] == ["altar"]
    for seat in (2, 3, SPECTATOR):
        assert "altar" not in repr(view(after, seat)) and "palace" not in repr(view(after, seat))


def test_the_discard_pile_is_shown_to_the_one_who_chooses_and_not_to_the_partner() -> None:
    cities = a_city("halikarnassos_b", goods="O O"), a_city(), a_city(), a_city()
    table = a_table(*cities, hands=["altar"], discard="senate")
    after = play(table, "stage altar", teams=True).table
    assert ids(view(after, 0).pile) == ["senate"]
    assert "senate" not in repr(view(after, 1))


def test_an_answer_that_is_not_given_yet_is_shown_to_nobody() -> None:
    match = Match(Classic(4, teams=True), Dealer.from_seed(1))
    before = [match.view(seat) for seat in range(4)]
    match.answer(0, match.legal(0)[0])
    assert [match.view(seat) for seat in range(4)] == before


@pytest.mark.parametrize("players", [4, 6, 8])
def test_a_view_holds_nothing_of_other_teams_at_any_moment(players: int) -> None:
    """Change all that a team may not know: its views stay the same."""
    match, rng = Match(Classic(players, expansions=BOTH, teams=True), Dealer.from_seed(players)), Random(players)
    while match.pending:
        if rng.random() < 0.2:
            seat = rng.randrange(players)
            for mate in (seat, seat ^ 1):
                other = match.game.resample(match.history(mate), rng)
                assert match.game.view(other, mate) == match.view(mate)
                assert other.hands[mate ^ 1] == match.table.hands[mate ^ 1]
                assert (
                    leaders_of(other).reserves[mate ^ 1 : (mate ^ 1) + 1]
                    == leaders_of(match.table).reserves[mate ^ 1 : (mate ^ 1) + 1]
                )
        for seat in match.waiting_for:
            match.answer(seat, rng.choice(match.legal(seat)))
