"""A turn. Rulebook: "Spielzug", "Das Gebäude errichten", "Die Karte abwerfen …", "Ein Wunder errichten"."""

from tests.duel.builders import GAME, a_city, a_table, after, asked, cards, dealt, drafted, legal, take, who
from wonders.core.decisions import CHANCE
from wonders.games.duel.chance import TurningUp
from wonders.games.duel.city import Finished
from wonders.games.duel.decisions import PlayTurn
from wonders.games.duel.events import CardSold, CardsTurnedUp, WonderBuilt
from wonders.games.duel.table import DEAL, Table
from wonders.games.duel.wonders import WONDERS

DEALT = (
    "deal palisade,tavern,1,1,1,altar,theater,stable,garrison,1,1,1,1,1,"
    "baths,stone_pit,lumber_yard,scriptorium,clay_pool,quarry"
)


def first_age() -> Table:
    """The first turn with the four cards of the rulebook's example, and two more, in the last row."""
    return after(Table(phase=DEAL, cities=(a_city(wonders="sphinx"), a_city(wonders="pyramids"))), DEALT)


def test_seats_take_turns() -> None:
    table = first_age()
    assert who(table) == 0
    table = after(table, "sell baths")
    assert who(table) == 1
    assert who(after(table, "sell quarry")) == 0


def test_an_accessible_card_is_built_sold_or_used_for_a_wonder_and_nobody_may_pass() -> None:
    table = a_table(a_city(wonders="sphinx pyramids"), lying="quarry walls", coins=(20, 7), last=True)
    assert list(map(str, GAME.legal(table, 0))) == [
        "build quarry",
        "wonder sphinx quarry",
        "wonder pyramids quarry",
        "sell quarry",
        "build walls",
        "wonder sphinx walls",
        "wonder pyramids walls",
        "sell walls",
    ]
    assert GAME.legal(table, 1) == ()


def test_only_cards_that_no_card_covers_can_be_taken() -> None:
    """The rulebook's example: the Baths, the Stone Pit, the Lumber Yard and the Scriptorium are accessible."""
    table = first_age()
    sold = {text.removeprefix("sell ") for text in legal(table) if text.startswith("sell")}
    assert sold == {"baths", "stone_pit", "lumber_yard", "scriptorium", "clay_pool", "quarry"}
    table = after(table, "sell baths", "sell stone_pit", "turn-up workshop", "sell workshop")
    assert "sell altar" not in legal(table)


def test_a_building_joins_the_city_and_its_cost_is_paid() -> None:
    table = after(a_table(lying="stone_pit"), "build stone_pit")
    assert table.cities[0].built == cards("stone_pit")
    assert table.coins == (6, 7)
    assert table.discard == ()


def test_a_card_is_sold_for_two_coins_and_one_more_for_each_yellow_building() -> None:
    """The rulebook's example: with the Tavern and the Clay Reserve, Bruno gets 4 coins for the Aqueduct."""
    table = a_table(a_city("tavern clay_reserve baths"), lying="aqueduct tavern")
    step = take(table, "sell aqueduct")
    assert step.events == (CardSold(0, "aqueduct", 4),)
    assert step.table.coins == (11, 7)
    assert after(a_table(lying="brewery"), "sell brewery").coins == (9, 7), "the card itself does not count"


def test_sold_cards_lie_on_the_discard_pile_which_everybody_sees() -> None:
    table = after(a_table(lying="baths quarry", discard="press"), "sell quarry")
    assert table.discard == cards("press quarry")
    assert all(GAME.view(table, seat).discard == ("press", "quarry") for seat in (0, 1, -2))


def test_a_wonder_is_paid_with_its_own_cost_and_the_card_under_it_counts_for_nothing() -> None:
    """The rulebook's example: Antoine builds the Colossus, 3 clay and 1 glass, and moves the pawn two spaces."""
    antoine = a_city("brickyard clay_pit glassworks", wonders="colossus")
    table = a_table(antoine, lying="palace tavern", coins=(0, 7))
    assert "build palace" not in legal(table)
    step = take(table, "wonder colossus palace")
    assert step.events[0] == WonderBuilt(0, "colossus", "palace", 0)
    city = step.table.cities[0]
    assert city.finished == (Finished(WONDERS["colossus"], cards("palace")[0]),)
    assert city.wonders == () and city.built == antoine.built
    assert step.table.pawn == 2
    assert step.table.discard == ()
    assert after(table, "wonder colossus tavern").coins == (0, 7), "the Tavern under it pays nothing"


def test_a_buried_card_gives_no_chain_no_colour_and_no_symbol() -> None:
    table = a_table(a_city(wonders="pyramids sphinx", tokens="theology"), lying="baths tavern aqueduct", coins=(22, 7))
    table = after(table, "wonder pyramids baths", "wonder sphinx tavern")
    assert table.coins == (22 - 8 - 8, 7)
    assert "build aqueduct" in legal(table) and "build aqueduct" not in legal(table.but(coins=(5, 7)))
    assert after(table, "sell aqueduct").coins == (8, 7), "the Tavern under the Sphinx is no yellow building"
    city = table.cities[0]
    assert city.tally == a_city(finished="pyramids sphinx", tokens="theology").tally


def test_only_own_wonders_that_are_not_built_can_be_built() -> None:
    mine, theirs = a_city(wonders="sphinx", finished="pyramids"), a_city(wonders="colossus")
    table = a_table(mine, theirs, lying="baths", coins=(50, 50), last=True)
    assert {text for text in legal(table) if "wonder" in text} == {"wonder sphinx baths"}


def test_with_the_seventh_wonder_the_last_one_leaves_the_match_whoever_owns_it() -> None:
    """The rulebook's example: Antoine's third wonder is the seventh; his Pyramids go back to the box."""
    bruno = a_city(finished="piraeus sphinx mausoleum appian_way")
    antoine = a_city(wonders="colossus pyramids", finished="great_library great_lighthouse")
    table = after(a_table(antoine, bruno, lying="baths", coins=(50, 7)), "wonder colossus baths")
    assert table.cities[0].wonders == ()
    assert len(table.cities[0].finished) == 3
    mine = a_city(wonders="colossus", finished="great_library great_lighthouse circus_maximus")
    theirs = a_city(wonders="pyramids", finished="piraeus sphinx mausoleum")
    table = after(a_table(mine, theirs, lying="baths", coins=(50, 7)), "wonder colossus baths")
    assert table.cities[1].wonders == ()


def test_before_the_seventh_wonder_nothing_leaves() -> None:
    mine = a_city(wonders="colossus great_library", finished="circus_maximus")
    theirs = a_city(wonders="pyramids", finished="piraeus sphinx mausoleum")
    table = after(a_table(mine, theirs, lying="baths", coins=(50, 7)), "wonder colossus baths")
    assert [wonder.id for wonder in table.cities[0].wonders] == ["great_library"]
    assert [wonder.id for wonder in table.cities[1].wonders] == ["pyramids"]


def test_a_closed_card_is_drawn_only_when_it_is_turned_up() -> None:
    """Until then it is any of the cards nobody has seen: chance lists them all, and the table knows none of them."""
    table = after(first_age(), "sell baths", "sell stone_pit")
    decision = asked(table)
    assert who(table) == CHANCE and isinstance(decision, TurningUp)
    assert decision.slots == (9,) and decision.pools == (table.unseen,)
    assert len(decision.outcomes()) == 11
    table = after(table, "turn-up workshop")
    assert table.laid[9] in cards("workshop") and cards("workshop")[0] not in table.unseen
    assert len(table.unseen) == 10


def test_two_cards_can_come_free_at_once() -> None:
    table = after(first_age(), "sell baths", "sell lumber_yard", "sell stone_pit")
    decision = asked(table)
    assert isinstance(decision, TurningUp) and decision.slots == (9, 10)
    outcomes = [str(action) for action, _ in decision.outcomes()]
    assert len(set(outcomes)) == len(outcomes) == 11 * 10
    assert not decision.accepts(GAME.notation.parse("turn-up workshop,workshop"))
    assert not decision.accepts(GAME.notation.parse("turn-up workshop"))
    assert not decision.accepts(GAME.notation.parse("turn-up workshop,altar")), "the Altar lies open"


def test_a_closed_guild_turns_out_to_be_a_guild_and_an_age_card_an_age_card() -> None:
    for seed in range(10):
        table = after(dealt(Table(phase=DEAL, age=2), seed=seed), "begin 0")
        while GAME.pending(table):
            decision = GAME.pending(table).get(CHANCE)
            if isinstance(decision, TurningUp):
                for slot, pool in zip(decision.slots, decision.pools, strict=True):
                    assert pool == (table.guilds if table.purple >> slot & 1 else table.unseen)
                table = dealt(table, seed=seed)
            table = after(table, str(GAME.legal(table, table.turn)[-1]))
        assert sum(card.back == "guild" for card in table.discard) == 3
        assert len(table.unseen) == 3 and len(table.guilds) == 4


def test_cards_are_turned_up_after_the_turn_is_resolved_before_an_extra_turn() -> None:
    mine = a_city("scriptorium", wonders="sphinx", tokens="theology")
    table = first_age().but(cities=(mine, a_city()), coins=(50, 7))
    table = after(table, "wonder sphinx baths")
    assert who(table) == 0 and isinstance(asked(table), PlayTurn), "nothing has come free yet"
    table = first_age().but(cities=(mine, a_city()), coins=(50, 7), shape=first_age().shape.after[14])
    step = take(table, "wonder sphinx stone_pit")
    assert not any(isinstance(event, CardsTurnedUp) for event in step.events)
    assert who(step.table) == CHANCE
    table = after(step.table, "turn-up workshop")
    assert who(table) == 0, "the extra turn comes after that"


def test_a_decision_within_the_turn_is_made_before_cards_are_turned_up() -> None:
    """The second quill brings a token, and only then the card beneath is turned up."""
    table = first_age().but(
        cities=(a_city("library"), a_city()),
        shape=first_age().shape.after[16],
        board=a_table().board,
    )
    table = after(table, "build scriptorium")
    assert who(table) == 0 and "token law" in legal(table)
    table = after(table, "token masonry")
    assert who(table) == CHANCE and isinstance(asked(table), TurningUp)


def test_the_first_turn_of_a_match_is_asked_when_all_is_laid_out() -> None:
    table = drafted()
    assert isinstance(asked(table), PlayTurn)
    assert table.shape.slots == (14, 15, 16, 17, 18, 19)
