"""Puzzles over HTTP: what the seat sees, and nothing else."""

import json

import pytest

from tests.server.house import House
from wonders.core.wire import plain
from wonders.puzzles.library import shipped
from wonders.puzzles.puzzle import Puzzle

pytestmark = pytest.mark.anyio


def of_game(game: str) -> Puzzle:
    return next(puzzle for puzzle in shipped().values() if puzzle.game == game)


async def test_the_list_and_the_puzzle_of_the_day_give_nothing_away(house: House) -> None:
    listed = await house.get("/api/puzzles")
    assert len(listed) == len(shipped())
    assert {tuple(sorted(one)) for one in listed} == {("game", "id", "players", "rating", "themes")}
    assert [one["rating"] for one in listed] == sorted(one["rating"] for one in listed)
    some = await house.get("/api/puzzles?game=classic&theme=military")
    assert {one["game"] for one in some} == {"classic"} and len(some) < len(listed)
    assert (await house.get("/api/puzzles/daily"))["id"] in shipped()


@pytest.mark.parametrize("game", ["classic", "duel", "architects"])
async def test_a_puzzle_shows_the_view_of_its_seat_and_nothing_else(house: House, game: str) -> None:
    puzzle = of_game(game)
    asked = await house.get(f"/api/puzzles/{puzzle.id}")
    match = puzzle.match
    assert set(asked) == {"id", "rating", "seat", "table", "state"}
    assert asked["state"]["view"] == json.loads(json.dumps(plain(match.game.view(match.table, puzzle.seat))))
    assert asked["state"]["events"] == [] and asked["state"]["seat"] == puzzle.seat
    options = [one["action"] for one in asked["state"]["decision"]["options"]]
    assert options == [str(action) for action in match.game.legal(match.table, puzzle.seat)]
    assert asked["table"]["game"] == game and asked["table"]["id"] == ""


async def test_hands_of_others_are_nowhere_in_a_puzzle(house: House) -> None:
    puzzle = of_game("classic")
    hands = puzzle.match.table.hands
    others = {card.id for seat, hand in enumerate(hands) if seat != puzzle.seat for card in hand}
    known = {card.id for card in hands[puzzle.seat]} | {
        card.id for city in puzzle.match.table.cities for card in city.standing.built
    }
    asked = await house.get(f"/api/puzzles/{puzzle.id}")
    text = json.dumps({key: asked["state"][key] for key in ("view", "events", "decision")})
    assert [card for card in others - known if f'"{card}"' in text] == []


@pytest.mark.parametrize("game", ["classic", "duel", "architects"])
async def test_an_answer_is_told_right_or_wrong_with_the_chances(house: House, game: str) -> None:
    puzzle = of_game(game)
    right = await house.post(f"/api/puzzles/{puzzle.id}", {"answer": puzzle.best[0]})
    assert right["right"] and right["best"] == list(puzzle.best) and right["nodes"] == puzzle.nodes
    assert len(right["reasons"]) == len(puzzle.reasons)
    assert [(one["option"]["action"], one["chance"]) for one in right["chances"]] == list(puzzle.chances)
    wrong = next(str(one) for one in puzzle.position.legal if str(one) not in puzzle.best)
    assert not (await house.post(f"/api/puzzles/{puzzle.id}", {"answer": wrong}))["right"]


async def test_bad_input_is_a_sentence(house: House) -> None:
    puzzle = of_game("duel")
    assert (await house.get("/api/puzzles/nope", status=404))["sentence"] == "There is no puzzle 'nope'."
    assert "love" in (await house.get("/api/puzzles?theme=love", status=422))["sentence"]
    assert (await house.post(f"/api/puzzles/{puzzle.id}", {"answer": "dance"}, status=422))["error"] == "unparsable"
    assert (await house.post(f"/api/puzzles/{puzzle.id}", {"answer": "build palace"}, status=409))["error"] == "illegal"
    assert (await house.post(f"/api/puzzles/{puzzle.id}", {}, status=422))["error"] == "bad_message"


async def test_the_explorer_is_told_as_it_ships(house: House) -> None:
    told = await house.get("/api/explorer")
    assert {one["game"] for one in told["sets"]} == {"classic", "duel", "architects"}
    for one in told["sets"]:
        assert one["matches"] >= 100 and {"seats", "categories", "cards"} <= set(one["tables"])
        for table in one["tables"].values():
            assert all(len(row) == len(table["columns"]) for row in table["rows"])
    assert told["strength"]["rows"] and told["matches"] >= 20_000
