"""Every leader, guild and stage against the tables beside this file."""

import copy
import pickle

import pytest

from tests.classic.builders import BOARDS, CARDS
from tests.leaders.builders import BOTH
from tests.leaders.notation import rows, written
from wonders.core.goods import Cost
from wonders.games.cities.cards import CITY_LEADERS
from wonders.games.classic.card import Card
from wonders.games.classic.counts import Colour
from wonders.games.classic.game import Classic
from wonders.games.leaders.cards import LEADER_GUILDS, THE_LEADERS
from wonders.games.leaders.wonders import ROME
from wonders.texts import Texts

LEADERS, GUILDS, STAGES = rows("leaders.txt"), rows("guilds.txt"), rows("rome.txt")
ALL = (*THE_LEADERS, *CITY_LEADERS, *LEADER_GUILDS)


def test_the_tables_have_a_row_for_every_leader_and_guild_in_the_same_order() -> None:
    assert [row["id"] for row in LEADERS if row["box"] == "leaders"] == [card.id for card in THE_LEADERS]
    assert [row["id"] for row in LEADERS if row["box"] == "cities"] == [card.id for card in CITY_LEADERS]
    assert [row["id"] for row in GUILDS] == [card.id for card in LEADER_GUILDS]
    assert (len(THE_LEADERS), len(CITY_LEADERS), len(LEADER_GUILDS)) == (36, 6, 4)
    assert all(CARDS[card.id] is card for card in ALL)


@pytest.mark.parametrize("row", LEADERS, ids=lambda row: str(row["id"]))
def test_a_leader_is_as_printed(row: dict[str, str]) -> None:
    card = CARDS[row["id"]]
    assert card.name == row["name"]
    assert (card.colour, card.age, card.marks, card.free_if) == (Colour.WHITE, 0, (), ())
    assert str(card.cost) == row["cost"]
    assert written(card.effects) == row["effect"]


@pytest.mark.parametrize("row", GUILDS, ids=lambda row: str(row["id"]))
def test_a_guild_is_as_printed(row: dict[str, str]) -> None:
    card = CARDS[row["id"]]
    assert card.name == row["name"]
    assert (card.colour, card.age, card.marks, card.free_if) == (Colour.PURPLE, 3, (), ())
    assert card.cost == Cost.parse(row["cost"])
    assert written(card.effects) == row["effect"]


def test_rome_is_as_printed() -> None:
    found = []
    for board in ROME:
        found.append((board.id, "0", "", written(board.effects)))
        found += [
            (board.id, str(n), str(stage.cost), written(stage.effects)) for n, stage in enumerate(board.stages, 1)
        ]
    assert found == [(row["board"], row["stage"], row["cost"], row["effect"]) for row in STAGES]
    assert all(board.start == "" and BOARDS[board.id] is board for board in ROME)


@pytest.mark.parametrize("row", [*LEADERS, *GUILDS], ids=lambda row: str(row["id"]))
def test_names_are_right_in_both_languages(row: dict[str, str]) -> None:
    assert Texts("en", "classic", strict=True).name(row["id"]) == row["name"]
    assert Texts("de", "classic", strict=True).name(row["id"]) == row["german"]


@pytest.mark.parametrize("card", ALL, ids=repr)
def test_a_card_is_one_object_however_it_travels(card: Card) -> None:
    assert copy.deepcopy(card) is card
    assert pickle.loads(pickle.dumps(card)) is card


def test_leaders_cost_coins_only_and_no_more_than_six() -> None:
    for card in (*THE_LEADERS, *CITY_LEADERS):
        assert 1 <= card.cost.coins <= 6 and not card.cost.goods


def test_ids_and_places_are_unique() -> None:
    assert len({card.order for card in CARDS.values()}) == len(CARDS)
    assert len({card.name for card in ALL}) == len(ALL)


@pytest.mark.parametrize("row", LEADERS, ids=lambda row: str(row["id"]))
def test_every_leader_can_be_looked_up_with_its_cost_and_effects(row: dict[str, str]) -> None:
    item = next(item for item in Classic(3, expansions=BOTH).catalogue() if item.id == row["id"])
    assert (item.kind, item.group, item.colour, item.cost) == ("leader", "leaders", "white", row["cost"])
    for language in ("en", "de"):
        texts = Texts(language, "classic", strict=True)
        assert texts.kind(item.kind) and all(map(texts.say, item.effects))
    assert len(item.effects) == len(row["effect"].split("; "))


def test_rome_can_be_looked_up_with_what_it_does_from_the_beginning() -> None:
    items = {item.id: item for item in Classic(3, expansions=BOTH).catalogue()}
    texts = Texts("en", "classic", strict=True)
    assert [texts.say(effect) for effect in items["rome_a"].effects] == ["leaders cost nothing"]
    assert len(items["rome_b"].effects) == 1
    assert [items[f"rome_b_{n}"].cost for n in (1, 2, 3)] == ["1W 1C", "1S 1C 1L", "2S 1P"]
