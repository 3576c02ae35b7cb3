"""Before the first turn. Rulebook: "Vorbereitung", "Auswahl der Weltwunder", "Ein Kartenstapel pro Zeitalter"."""

from math import comb

import pytest

from tests.duel.builders import GAME, after, asked, dealt, drafted, legal, started, take, who
from wonders.core.chance import Dealer, Stream
from wonders.core.decisions import CHANCE, ChanceDecision
from wonders.core.options import BadOption
from wonders.games.duel.actions import DealAge
from wonders.games.duel.cards import DECKS, GUILDS
from wonders.games.duel.chance import DealingAge, DrawingStarter, LayingTokens, OfferingWonders
from wonders.games.duel.decisions import ChooseWonder, PlayTurn
from wonders.games.duel.game import Duel
from wonders.games.duel.table import DEAL, Table
from wonders.games.duel.wonders import FIRST_GAME, WONDERS


def test_the_pawn_begins_in_the_middle() -> None:
    assert GAME.start().pawn == 0


def test_looting_tokens_of_two_and_five_coins_lie_on_both_sides() -> None:
    assert GAME.start().loot == ((2, 5), (2, 5))


def test_both_cities_begin_with_seven_coins_and_nothing_built() -> None:
    table = drafted()
    assert table.coins == (7, 7)
    assert [city.pieces for city in table.cities] == [(), ()]


def test_five_of_the_ten_progress_tokens_lie_open_and_the_others_stay_in_the_box() -> None:
    asked_first = asked(GAME.start())
    assert isinstance(asked_first, LayingTokens)
    assert len(asked_first.outcomes()) == comb(10, 5)
    table = after(GAME.start(), "tokens agriculture,law,masonry,strategy,urbanism")
    assert [token.id for token in table.board] == ["agriculture", "law", "masonry", "strategy", "urbanism"]
    assert [token.id for token in table.box] == ["architecture", "economy", "mathematics", "philosophy", "theology"]


def test_the_option_names_the_seat_that_starts() -> None:
    for first in (0, 1):
        game = Duel(first=first)
        assert who(started(game)) == first
        assert who(drafted(game)) == first


def test_the_starting_player_can_be_drawn_by_lot() -> None:
    game = Duel(first="lot")
    table = after(game.start(), "tokens agriculture,law,masonry,strategy,urbanism", game=game)
    lot = asked(table)
    assert isinstance(lot, DrawingStarter)
    assert [(str(action), weight) for action, weight in lot.outcomes()] == [("starter 0", 1), ("starter 1", 1)]
    assert who(dealt(after(table, "starter 1", game=game), game)) == 1


FOUR = "offer appian_way,colossus,mausoleum,sphinx"
FOUR_MORE = "offer circus_maximus,piraeus,pyramids,statue_of_zeus"


def offered(game: Duel = GAME) -> Table:
    return after(game.start(), "tokens agriculture,law,masonry,strategy,urbanism", FOUR, game=game)


def test_the_starter_picks_one_wonder_the_other_two_and_the_starter_takes_the_last() -> None:
    table = offered()
    assert isinstance(asked(table), ChooseWonder) and who(table) == 0
    assert legal(table) == {"pick appian_way", "pick colossus", "pick mausoleum", "pick sphinx"}
    table = after(table, "pick sphinx")
    assert who(table) == 1
    table = after(table, "pick colossus")
    assert who(table) == 1
    table = after(table, "pick appian_way")
    assert [[wonder.id for wonder in city.wonders] for city in table.cities] == [
        ["sphinx", "mausoleum"],
        ["colossus", "appian_way"],
    ]


def test_the_second_four_are_turned_up_only_when_the_first_are_gone() -> None:
    """Chance is asked for four of twelve, and later for four of the eight that nobody has seen."""
    first = asked(after(GAME.start(), "tokens agriculture,law,masonry,strategy,urbanism"))
    assert isinstance(first, OfferingWonders) and len(first.outcomes()) == comb(12, 4)
    table = after(offered(), "pick sphinx", "pick colossus", "pick appian_way")
    second = asked(table)
    assert isinstance(second, OfferingWonders) and len(second.outcomes()) == comb(8, 4)
    assert set(second.wonders) == set(WONDERS) - {"sphinx", "colossus", "appian_way", "mausoleum"}


def test_for_the_second_four_the_roles_are_exchanged() -> None:
    table = after(offered(), "pick sphinx", "pick colossus", "pick appian_way", FOUR_MORE)
    assert who(table) == 1
    table = after(table, "pick pyramids")
    assert who(table) == 0
    table = after(table, "pick piraeus")
    assert who(table) == 0
    table = after(table, "pick circus_maximus")
    assert [wonder.id for wonder in table.cities[1].wonders] == ["colossus", "appian_way", "pyramids", "statue_of_zeus"]
    assert table.phase == DEAL and not table.offer


def test_whoever_started_the_draft_has_the_first_turn() -> None:
    table = drafted()
    assert isinstance(asked(table), PlayTurn) and who(table) == 0


def test_for_a_first_match_the_wonders_are_given_out() -> None:
    for first in (0, 1):
        game = Duel(wonders="fixed", first=first)
        table = started(game)
        assert isinstance(asked(table), PlayTurn)
        assert tuple(wonder.id for wonder in table.cities[first].wonders) == FIRST_GAME[0]
        assert tuple(wonder.id for wonder in table.cities[1 - first].wonders) == FIRST_GAME[1]


def test_in_the_first_two_ages_three_cards_stay_unseen_in_the_box() -> None:
    """Eight cards lie closed and three were removed: eleven that nobody has seen, in no order."""
    table = drafted()
    assert len(table.unseen) == 11 and table.closed.bit_count() == 8
    shown = {card for card in table.laid if card is not None}
    assert shown | set(table.unseen) == set(DECKS[1]) and table.unseen == tuple(
        sorted(table.unseen, key=DECKS[1].index)
    )
    assert table.discard == ()


def test_three_guilds_are_mixed_into_the_third_age_and_their_backs_are_public() -> None:
    for seed in range(50):
        table = after(Table(phase=DEAL, age=2), str(Dealer.from_seed(seed).answer(DealingAge("age 3", 3))))
        shown = [card for card in table.laid if card is not None]
        guilds = sum(card.back == "guild" for card in shown) + table.purple.bit_count()
        assert guilds == 3
        assert len(table.guilds) == 7 - sum(card.back == "guild" for card in shown)
        assert len(table.unseen) == 20 - sum(card.back == "3" for card in shown)
        laid = GAME.view(table, 1).laid
        assert {"3", "guild"} >= {laid[slot] for slot in range(20) if table.closed >> slot & 1}


def test_a_deal_must_be_one_that_the_decks_allow() -> None:
    deal = DealingAge("age 3", 3)
    good = deal.sample(Stream(b"secret", "deal"))
    assert deal.accepts(good)
    shown = [at for at, id in enumerate(good.cards) if id not in ("3", "guild")]
    guild = GUILDS[0].id
    for wrong in (
        good.cards[:-1],
        (*good.cards[:-1], good.cards[shown[0]]),
        tuple("theater" if at == shown[0] else id for at, id in enumerate(good.cards)),
        tuple("guild" if id == "3" else id for id in good.cards),
        tuple("2" if id == "3" else id for id in good.cards),
        tuple("dragon" if at == shown[0] else id for at, id in enumerate(good.cards)),
        tuple(guild if at in shown else id for at, id in enumerate(good.cards)),
    ):
        assert not deal.accepts(DealAge(wrong))


def test_in_a_fair_draft_the_second_player_picks_first() -> None:
    game = Duel(fair="draft")
    table = offered(game)
    assert table.order == (1, 0, 0, 1)
    table = after(table, "pick sphinx", "pick colossus", "pick appian_way", FOUR_MORE, game=game)
    assert table.order == (0, 1, 1, 0)
    assert who(drafted(game)) == 0, "seat 0 still has the first turn"


def bid(table: Table, mine: int, theirs: int, game: Duel) -> Table:
    parse = game.notation.parse
    return game.apply(table, {0: parse(f"bid {mine}"), 1: parse(f"bid {theirs}")}).table


@pytest.mark.parametrize(
    ("mine", "theirs", "starter", "coins"),
    [(3, 2, 0, (4, 7)), (1, 6, 1, (7, 1)), (0, 0, 0, (7, 7)), (2, 2, 0, (5, 7)), (7, 7, 0, (0, 7))],
)
def test_with_bids_the_higher_one_is_paid_and_starts(
    mine: int, theirs: int, starter: int, coins: tuple[int, int]
) -> None:
    game = Duel(fair="bid")
    table = after(game.start(), "tokens agriculture,law,masonry,strategy,urbanism", game=game)
    assert set(game.pending(table)) == {0, 1}
    assert legal_bids(table, game) == {f"bid {n}" for n in range(8)}
    table = bid(table, mine, theirs, game)
    assert table.coins == coins
    assert who(dealt(table, game)) == starter


def legal_bids(table: Table, game: Duel) -> set[str]:
    return {str(action) for action in game.legal(table, 1)}


def test_on_equal_bids_the_one_who_was_to_start_starts() -> None:
    game = Duel(fair="bid", first="lot", wonders="fixed")
    table = after(game.start(), "tokens agriculture,law,masonry,strategy,urbanism", "starter 1", game=game)
    table = bid(table, 4, 4, game)
    assert table.coins == (7, 3)
    assert [wonder.id for wonder in table.cities[1].wonders] == list(FIRST_GAME[0])


def test_a_fair_draft_needs_a_draft() -> None:
    with pytest.raises(BadOption, match="fair=draft needs wonders=draft"):
        Duel(fair="draft", wonders="fixed")
    with pytest.raises(BadOption, match="allowed are: 0, 1, lot"):
        Duel(first=2)
    with pytest.raises(BadOption, match="played by 2 players"):
        Duel(3)


def test_every_draw_has_a_name_of_its_own() -> None:
    """Two draws with one name would take the same random numbers."""
    names = set()
    table = GAME.start()
    while CHANCE in GAME.pending(table):
        decision = asked(table)
        assert isinstance(decision, ChanceDecision)
        names.add(decision.label)
        table = take(table, str(Dealer.from_seed(0).answer(decision))).table
    assert names == {"tokens", "wonders"}
