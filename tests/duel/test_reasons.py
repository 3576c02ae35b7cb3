"""What is not allowed: a sentence that names the rule, and nothing changes."""

import re

import pytest

from tests.duel.builders import GAME, a_city, a_table, after, dealt, started
from tests.duel.test_turn import first_age
from wonders import Dealer, Match, make, replay
from wonders.core.decisions import IllegalAction
from wonders.core.record import BrokenRecord
from wonders.games.duel.game import Duel
from wonders.games.duel.table import Table


def refused(table: Table, text: str, game: Duel = GAME) -> IllegalAction:
    """Why whoever is asked may not answer this; the table stays as it was."""
    seat = next(iter(game.pending(table)))
    before = table.but()
    answers = {one: game.legal(table, one)[0] for one in game.pending(table)}
    with pytest.raises(IllegalAction) as caught:
        game.apply(table, answers | {seat: game.notation.parse(text)})
    assert table == before
    assert re.fullmatch(r".*[a-z0-9’”]\.", str(caught.value)), "a whole sentence"
    return caught.value


def check(table: Table, text: str, sentence: str, rule: str, game: Duel = GAME) -> None:
    wrong = refused(table, text, game)
    assert (str(wrong), wrong.rule) == (sentence, rule)


def test_a_covered_card() -> None:
    check(
        first_age(),
        "build altar",
        "Altar is covered by closed card, closed card; "
        "accessible are: Baths, Stone Pit, Lumber Yard, Scriptorium, Clay Pool, Quarry.",
        "duel-14",
    )
    table = after(first_age(), "sell baths", "sell stone_pit", "turn-up workshop")
    wrong = refused(table, "sell altar")
    assert str(wrong).startswith("Altar is covered by Workshop, closed card; accessible are: Workshop, Lumber Yard")


def test_a_card_that_lies_nowhere() -> None:
    table = a_table(lying="baths", last=True, discard="quarry")
    for card in ("quarry", "palace"):
        check(
            table,
            f"sell {card}",
            f"{card.capitalize()} does not lie open in the layout; accessible are: Baths.",
            "duel-14",
        )
    check(table, "wonder sphinx palace", "Palace does not lie open in the layout; accessible are: Baths.", "duel-14")
    check(table, "sell dragon", "There is no card “dragon”.", "")


def test_a_building_or_wonder_that_cannot_be_paid() -> None:
    table = a_table(a_city(wonders="pyramids"), a_city("quarry"), lying="walls forum", last=True, coins=(3, 7))
    check(table, "build walls", "Walls would take 6 coins, 6 of them for goods; seat 0 has 3 and lacks 3.", "duel-35")
    check(table, "build forum", "Forum would take 5 coins, 2 of them for goods; seat 0 has 3 and lacks 2.", "duel-35")
    check(
        table,
        "wonder pyramids walls",
        "The Pyramids would take 11 coins, 11 of them for goods; seat 0 has 3 and lacks 8.",
        "duel-35",
    )


def test_a_wonder_of_somebody_else_or_one_that_stands() -> None:
    table = a_table(a_city(wonders="pyramids", finished="sphinx"), a_city(wonders="colossus"), lying="walls", last=True)
    check(
        table,
        "wonder colossus walls",
        "The Colossus is no wonder of seat 0, who can still build: The Pyramids.",
        "duel-23",
    )
    check(table, "wonder sphinx walls", "The Sphinx stands already.", "duel-23")
    check(table, "wonder babel walls", "There is no wonder “babel”.", "")


def test_an_eighth_wonder() -> None:
    mine = a_city(finished="great_library great_lighthouse circus_maximus")
    theirs = a_city(finished="piraeus sphinx mausoleum appian_way")
    table = a_table(mine, theirs, lying="walls", last=True, coins=(50, 7))
    check(table, "wonder pyramids walls", "7 wonders stand already, and no more may be built in a match.", "duel-24")


def test_an_answer_of_another_kind() -> None:
    check(
        a_table(a_city(wonders="sphinx"), lying="walls", last=True, coins=(50, 7)),
        "token law",
        "That is no answer to this; allowed now: build, wonder, sell.",
        "duel-18",
    )
    check(started(), "sell walls", "That is no answer to this; allowed now: pick.", "")
    chosen = after(a_table(a_city("workshop"), lying="laboratory", coins=(20, 7)), "build laboratory")
    check(chosen, "sell walls", "That is no answer to this; allowed now: token.", "")


def test_a_progress_token_that_cannot_be_taken() -> None:
    chosen = after(
        a_table(a_city("workshop"), lying="laboratory", coins=(20, 7), board="law economy"), "build laboratory"
    )
    check(chosen, "token strategy", "Strategy does not lie on the board; there are: Law, Economy.", "duel-43")
    check(chosen, "token dragon", "There is no progress token “dragon”.", "")
    table = a_table(a_city(wonders="great_library"), lying="baths", coins=(50, 7), board="law economy")
    drawn = after(table, "wonder great_library baths", "draw masonry,strategy,theology")
    check(drawn, "token law", "Law was not drawn; drawn were: Masonry, Strategy, Theology.", "duel-69")


def test_a_card_that_cannot_be_destroyed_or_revived() -> None:
    table = a_table(a_city(wonders="statue_of_zeus mausoleum"), a_city("quarry press clay_pool"), lying="baths",
                    coins=(50, 7), discard="walls palace")  # fmt: skip
    check(
        after(table, "wonder statue_of_zeus baths"),
        "destroy press",
        "“press” is no brown card of the other city; it has: Quarry, Clay Pool.",
        "duel-67",
    )
    check(
        after(table, "wonder mausoleum baths"),
        "revive baths",
        "“baths” is not in the discard pile, which holds: Walls, Palace.",
        "duel-70",
    )


def test_a_wonder_that_is_not_on_offer() -> None:
    table = after(
        GAME.start(),
        "tokens agriculture,law,masonry,strategy,urbanism",
        "offer appian_way,colossus,mausoleum,sphinx",
        "pick colossus",
    )
    check(
        table,
        "pick colossus",
        "“colossus” is not to be picked now; there are: The Appian Way, The Mausoleum, The Sphinx.",
        "duel-6",
    )


def test_a_seat_or_a_bid_that_does_not_exist() -> None:
    table = dealt(after(a_table(lying="baths", last=True), "sell baths"))
    check(table, "begin 2", "There is no seat 2; seat 0 or seat 1 can start.", "duel-73")
    game = Duel(fair="bid")
    bidding = after(game.start(), "tokens agriculture,law,masonry,strategy,urbanism", game=game)
    check(bidding, "bid 8", "A bid is from 0 to 7 coins, not 8.", "duel-10", game)


def test_a_seat_that_is_not_asked() -> None:
    table = a_table(lying="baths")
    with pytest.raises(IllegalAction, match="Seat 1 is not asked anything now"):
        GAME.apply(table, {0: GAME.notation.parse("sell baths"), 1: GAME.notation.parse("sell baths")})


def test_a_record_of_another_game_or_with_an_impossible_line() -> None:
    match = Match(make("duel"), Dealer.from_seed(4))
    record = match.record().dumps()
    assert replay(record).table == match.table
    with pytest.raises(BrokenRecord, match=r"Line 2: 'tokens law' is not a possible answer to tokens"):
        replay(record.splitlines()[0] + '\n["chance", "tokens law"]\n')
    with pytest.raises(BrokenRecord, match="knows rules 1 of duel, not '99'"):
        replay(record.replace('"rules": "1"', '"rules": "99"'))
    with pytest.raises(BrokenRecord, match="is played by 2 players"):
        replay(record.replace('"players": 2', '"players": 3'))
    with pytest.raises(BrokenRecord, match="has no option"):
        replay(record.replace('"fair"', '"fairness"'))
    with pytest.raises(BrokenRecord, match="Line 2"):
        replay(record.replace("duel", "classic").replace('"players": 2', '"players": 3').replace(
            '{"first": 0, "wonders": "draft", "fair": "off"}', "{}"))  # fmt: skip
