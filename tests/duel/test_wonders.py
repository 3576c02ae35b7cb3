"""What wonders do. Rulebook: "Weltwunder" (descriptions), "Spielzug" (notes)."""

from math import comb

import pytest

from tests.duel.builders import GAME, a_city, a_table, after, asked, cards, happened, legal, take, who
from tests.duel.test_trade import payment
from wonders.core.decisions import CHANCE
from wonders.games.duel.chance import DrawingLibrary
from wonders.games.duel.decisions import ChooseToken, DestroyCard, KeepToken, PlayTurn, ReviveCard
from wonders.games.duel.events import BuildingDestroyed, BuildingRevived, CoinsLost, CoinsTaken, ExtraTurnWon
from wonders.games.duel.table import DEAL, Table
from wonders.games.duel.wonders import WONDERS

AGAIN = ("appian_way", "hanging_gardens", "piraeus", "sphinx", "temple_of_artemis")


def built(wonder: str, mine: str = "", theirs: str = "", *, coins: tuple[int, int] = (50, 7), **more: str) -> Table:
    """A table on which seat 0 can build this wonder with the Baths."""
    return a_table(a_city(mine, wonders=wonder), a_city(theirs), lying="baths", coins=coins, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize("wonder", list(WONDERS))
def test_some_wonders_give_an_extra_turn_at_once(wonder: str) -> None:
    table = after(built(wonder), f"wonder {wonder} baths")
    if table.owed is None:
        assert isinstance(asked(table), PlayTurn)
        assert who(table) == (0 if wonder in AGAIN else 1)


def test_several_extra_turns_may_follow_one_another() -> None:
    table = a_table(a_city(wonders="sphinx piraeus"), lying="baths quarry press", coins=(50, 7))
    table = after(table, "wonder sphinx baths", "wonder piraeus quarry")
    assert who(table) == 0
    assert who(after(table, "sell press")) == 1


def test_an_extra_turn_with_the_last_card_of_an_age_is_lost() -> None:
    table = a_table(a_city(wonders="sphinx"), lying="baths", coins=(50, 7), last=True)
    step = take(table, "wonder sphinx baths")
    assert not any(isinstance(event, ExtraTurnWon) for event in step.events)
    assert step.table.phase == DEAL


def test_the_appian_way_takes_three_coins_and_the_other_city_loses_three() -> None:
    table = built("appian_way", coins=(50, 7))
    assert happened(table, "wonder appian_way baths", CoinsTaken) == [CoinsTaken(0, 3, "appian_way")]
    assert happened(table, "wonder appian_way baths", CoinsLost) == [CoinsLost(1, 3, "appian_way")]
    assert after(built("appian_way", coins=(50, 2)), "wonder appian_way baths").coins[1] == 0
    assert happened(built("appian_way", coins=(50, 0)), "wonder appian_way baths", CoinsLost) == []


@pytest.mark.parametrize(("wonder", "coins"), [("hanging_gardens", 6), ("temple_of_artemis", 12)])
def test_the_gardens_and_the_temple_pay_coins_at_once(wonder: str, coins: int) -> None:
    assert happened(built(wonder), f"wonder {wonder} baths", CoinsTaken) == [CoinsTaken(0, coins, wonder)]


@pytest.mark.parametrize(
    ("wonder", "colour", "theirs", "others"),
    [("circus_maximus", "grey", "press glassworks", "quarry"), ("statue_of_zeus", "brown", "quarry sawmill", "press")],
)
def test_a_grey_or_brown_card_of_the_other_city_is_destroyed(
    wonder: str, colour: str, theirs: str, others: str
) -> None:
    table = after(built(wonder, "clay_pool drying_room", f"{theirs} {others}"), f"wonder {wonder} baths")
    assert table.pawn == 1, "the shield comes first"
    assert asked(table) == DestroyCard(0, colour)
    first, second = theirs.split()
    assert legal(table) == {f"destroy {first}", f"destroy {second}"}
    table = after(table, f"destroy {first}")
    assert table.cities[1].built == cards(f"{second} {others}")
    assert table.discard == cards(first)
    assert who(table) == 1


def test_what_a_destroyed_card_made_is_gone_at_once() -> None:
    table = after(built("statue_of_zeus", "", "shelf_quarry quarry"), "wonder statue_of_zeus baths")
    assert payment("walls", *table.cities) == 2 * (2 + 3)
    table = after(table, "destroy shelf_quarry")
    assert payment("walls", *table.cities) == 2 * (2 + 1)
    assert payment("walls", table.cities[1], table.cities[0]) == 2


def test_with_one_card_to_destroy_there_is_nothing_to_ask() -> None:
    table = built("statue_of_zeus", "", "quarry press")
    assert happened(table, "wonder statue_of_zeus baths", BuildingDestroyed) == [BuildingDestroyed(0, 1, "quarry")]


@pytest.mark.parametrize("wonder", ["circus_maximus", "statue_of_zeus"])
def test_without_such_a_card_only_the_destruction_is_left_out(wonder: str) -> None:
    table = after(built(wonder, "quarry press", "baths"), f"wonder {wonder} baths")
    assert table.owed is None and who(table) == 1
    assert table.pawn == 1 and len(table.cities[0].finished) == 1


def test_the_great_library_draws_three_tokens_from_the_box_and_keeps_one() -> None:
    table = after(built("great_library"), "wonder great_library baths")
    drawing = asked(table)
    assert who(table) == CHANCE and isinstance(drawing, DrawingLibrary)
    assert set(drawing.box) == {"agriculture", "mathematics", "philosophy", "strategy", "urbanism"}
    assert len(drawing.outcomes()) == comb(5, 3)
    table = after(table, "draw agriculture,philosophy,urbanism")
    assert asked(table) == KeepToken(0, ("agriculture", "philosophy", "urbanism"))
    coins = table.coins[0]
    table = after(table, "token urbanism")
    assert [token.id for token in table.cities[0].tokens] == ["urbanism"]
    assert table.coins[0] == coins + 6, "all its effects apply"
    assert {token.id for token in table.box} == {"agriculture", "mathematics", "philosophy", "strategy"}
    assert len(table.board) == 5 and who(table) == 1


def test_law_from_the_great_library_can_win_the_match() -> None:
    mine = "workshop apothecary scriptorium pharmacist academy"
    table = built("great_library", mine, board="economy masonry theology")
    table = after(table, "wonder great_library baths", "draw agriculture,law,philosophy", "token law")
    assert table.ending == "science" and table.winner == 0


def test_the_mausoleum_builds_a_card_of_the_discard_pile_for_nothing() -> None:
    table = after(built("mausoleum", discard="palace walls tavern"), "wonder mausoleum baths")
    assert asked(table) == ReviveCard(0)
    assert legal(table) == {"revive palace", "revive walls", "revive tavern"}
    coins = table.coins
    revived = after(table, "revive palace")
    assert revived.cities[0].built == cards("palace") and revived.discard == cards("walls tavern")
    assert revived.coins == coins and who(revived) == 1
    assert after(table, "revive walls").pawn == 2
    assert after(table, "revive tavern").coins[0] == coins[0] + 4


def test_a_revived_card_has_all_its_effects() -> None:
    """Strategy adds its shield, a second symbol brings a token, a guild pays."""
    mine = a_city("workshop", wonders="mausoleum", tokens="strategy")
    table = a_table(mine, a_city("tavern"), lying="baths", coins=(50, 7), discard="laboratory walls merchants_guild")
    table = after(table, "wonder mausoleum baths")
    assert after(table, "revive walls").pawn == 3
    assert asked(after(table, "revive laboratory")) == ChooseToken(0)
    assert after(table, "revive merchants_guild").coins[0] == table.coins[0] + 1


def test_a_revived_card_can_win_the_match() -> None:
    table = built("mausoleum", "workshop apothecary scriptorium pharmacist academy", discard="university")
    assert after(table, "wonder mausoleum baths").ending == "science"


def test_with_an_empty_discard_pile_the_mausoleum_still_stands() -> None:
    table = after(built("mausoleum"), "wonder mausoleum baths")
    assert table.owed is None and who(table) == 1
    assert [built.wonder.id for built in table.cities[0].finished] == ["mausoleum"]


def test_destroyed_cards_can_be_revived_but_buried_ones_cannot() -> None:
    table = a_table(a_city(wonders="statue_of_zeus mausoleum", tokens="theology"), a_city("quarry"),
                    lying="baths press", coins=(90, 7))  # fmt: skip
    table = after(table, "wonder statue_of_zeus baths")
    assert happened(table, "wonder mausoleum press", BuildingRevived) == [BuildingRevived(0, "quarry")]


def test_the_great_lighthouse_and_piraeus_produce_from_the_next_turn_on() -> None:
    assert payment("baths", a_city(finished="great_lighthouse")) == 0
    assert payment("apothecary", a_city(finished="piraeus")) == 0
    assert payment("apothecary", a_city(finished="great_lighthouse")) == 2


def test_choices_may_not_be_declined() -> None:
    table = after(built("mausoleum", discard="palace walls"), "wonder mausoleum baths")
    assert {text.split()[0] for text in legal(table)} == {"revive"}
    assert GAME.legal(table, 1) == ()
