"""Puzzles are rated by people's first tries, and people by puzzles; nobody can bend a rating alone."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.house import House, house_at
from tests.server.test_deletion import traces
from tests.server.test_profiles import somebody
from wonders.puzzles.library import shipped
from wonders.puzzles.puzzle import Puzzle
from wonders.ratings.rating import Rating
from wonders.server.runtime.puzzles import A_DAY, AN_HOUR, FRESH, after_try
from wonders.server.store.copying import COPIED

pytestmark = pytest.mark.anyio

PUZZLES = sorted(shipped().values(), key=lambda one: len(one.record.answers))
PUZZLE = PUZZLES[0]


def wrong(puzzle: Puzzle) -> str:
    return next(str(one) for one in puzzle.position.legal if str(one) not in puzzle.best)


async def try_it(house: House, key: str, puzzle: Puzzle = PUZZLE, right: bool = True, **more: Any) -> Any:
    given = {"answer": puzzle.best[0] if right else wrong(puzzle)} | more
    return (await house.post(f"/api/puzzles/{puzzle.id}", given, key=key))["rated"]


async def rating(house: House, puzzle: Puzzle = PUZZLE) -> int:
    return int((await house.get(f"/api/puzzles/{puzzle.id}"))["rating"])


async def test_a_first_try_moves_the_solver_and_the_puzzle_against_each_other(house: House) -> None:
    ada, bob = await somebody(house, "Ada"), await somebody(house, "Bob")
    up = await try_it(house, ada["key"])
    assert up["mine"] > 1300 and up["change"] == up["mine"] - 1300 and up["provisional"]
    assert up["puzzle"] == await rating(house) < PUZZLE.rating
    down = await try_it(house, bob["key"], right=False)
    assert down["mine"] < 1300 and down["change"] < 0 and down["puzzle"] > up["puzzle"]
    told = await house.get("/api/me/puzzles", key=ada["key"])
    assert told == {"rating": up["mine"], "provisional": True, "tries": 1, "tried": {PUZZLE.id: True}}


async def test_the_list_and_the_puzzle_of_the_day_tell_what_tries_have_shown(house: House) -> None:
    hardest = max(PUZZLES, key=lambda one: one.rating)
    daily = shipped()[(await house.get("/api/puzzles/daily"))["id"]]
    for number in range(3):
        somebody_else = await somebody(house, f"Solver {number}")
        for one in {hardest.id: hardest, daily.id: daily}.values():
            await try_it(house, somebody_else["key"], one)
    listed = {one["id"]: one["rating"] for one in await house.get("/api/puzzles")}
    assert listed[hardest.id] == await rating(house, hardest) < hardest.rating - 100
    assert list(listed.values()) == sorted(listed.values())
    assert (await house.get("/api/puzzles/daily"))["rating"] == listed[daily.id] < daily.rating


async def test_only_the_first_try_of_a_profile_counts(house: House) -> None:
    ada = await somebody(house, "Ada")
    first = await try_it(house, ada["key"], right=False)
    for _ in range(5):
        assert await try_it(house, ada["key"]) is None
    assert await rating(house) == first["puzzle"]
    told = await house.get("/api/me/puzzles", key=ada["key"])
    assert (told["rating"], told["tries"], told["tried"]) == (first["mine"], 1, {PUZZLE.id: False})


async def test_a_try_without_a_profile_or_without_a_rating_changes_nothing(house: House) -> None:
    assert await try_it(house, "") is None and await rating(house) == PUZZLE.rating
    ada = await somebody(house, "Ada")
    assert await try_it(house, ada["key"], rated=False) is None
    assert await try_it(house, ada["key"]) is None, "it has been seen, so it cannot be tried for the first time"
    assert await rating(house) == PUZZLE.rating
    assert (await house.get("/api/me/puzzles", key=ada["key"]))["tries"] == 0
    await house.post(f"/api/puzzles/{PUZZLE.id}", {"answer": PUZZLE.best[0]}, status=403, key="wrong" * 8)


async def test_an_answer_that_is_none_is_no_try(house: House) -> None:
    ada = await somebody(house, "Ada")
    await house.post(f"/api/puzzles/{PUZZLE.id}", {"answer": "dance"}, status=422, key=ada["key"])
    assert (await house.get("/api/me/puzzles", key=ada["key"]))["tried"] == {}


async def test_a_crowd_of_profiles_from_one_address_moves_a_puzzle_a_few_times_a_day(house: House) -> None:
    moved = []
    for number in range(A_DAY + 3):
        one = await somebody(house, f"Puppet {number}")
        moved.append(await try_it(house, one["key"], right=False))
    assert [one is not None for one in moved] == [True] * A_DAY + [False] * 3
    assert await rating(house) == moved[A_DAY - 1]["puzzle"]
    house.sources.time += 86400.0
    assert await try_it(house, (await somebody(house, "Late"))["key"]) is not None


async def test_an_address_has_so_many_rated_tries_an_hour(house: House) -> None:
    limiter = house.registry.puzzles._tries
    ada = await somebody(house, "Ada")
    assert await try_it(house, ada["key"], PUZZLES[1]) is not None
    (address,) = limiter._buckets
    for _ in range(AN_HOUR - 1):
        limiter.take(address)
    assert await try_it(house, ada["key"]) is None
    assert (await house.get("/api/me/puzzles", key=ada["key"]))["tried"] == {PUZZLES[1].id: True, PUZZLE.id: True}


async def test_tries_are_in_an_export_and_go_with_the_profile(database: str, tmp_path: Path) -> None:
    async with house_at(tmp_path, db=database) as house:
        ada = await somebody(house, "Ada")
        moved = await try_it(house, ada["key"])
        told = (await house.get("/api/me/export", key=ada["key"]))["puzzles"]
        assert told["now"]["rating"] == moved["mine"]
        assert [(one["puzzle"], one["solved"], round(one["change"])) for one in told["tries"]] == [
            (PUZZLE.id, True, moved["change"])
        ]
        assert any("puzzle" in row for row in traces(house, ada["me"]["id"]))
        await house.ask("DELETE", "/api/me", key=ada["key"])
        assert traces(house, ada["me"]["id"]) == []
        assert await rating(house) == moved["puzzle"], "how hard a puzzle has proved says nothing about anybody"


async def test_what_another_process_has_rated_is_told_after_half_a_minute(tmp_path: Path, postgres: str) -> None:
    async with house_at(tmp_path, db=postgres) as here, house_at(tmp_path, db=postgres) as there:
        assert await rating(here) == PUZZLE.rating
        moved = await try_it(there, (await somebody(there, "Ada"))["key"])
        here.sources.time += FRESH
        assert await rating(here) == moved["puzzle"]


async def test_a_profile_that_is_deleted_meanwhile_leaves_no_try(house: House) -> None:
    """Its key was looked up; then it was deleted; then the try is to be kept."""
    ada = await somebody(house, "Ada")
    profile = ada["me"]["id"]
    await house.ask("DELETE", "/api/me", key=ada["key"])
    assert await house.registry.store.puzzles.note(profile, PUZZLE.id, 0.0, True, lambda a, b: (a, b or a)) is None
    assert traces(house, profile) == []


async def test_tries_are_counted(house: House) -> None:
    ada = await somebody(house, "Ada")
    for puzzle in PUZZLES[:3]:
        await try_it(house, ada["key"], puzzle)
    assert (await house.get("/api/me/puzzles", key=ada["key"]))["tries"] == 3


async def test_ratings_survive_a_restart_and_are_backed_up(tmp_path: Path) -> None:
    async with house_at(tmp_path) as house:
        moved = await try_it(house, (await somebody(house, "Ada"))["key"])
    async with house_at(tmp_path) as house:
        assert await rating(house) == moved["puzzle"]
    assert {"puzzle_ratings", "puzzle_solvers", "puzzle_tries", "notebooks"} <= {table.name for table in COPIED}


def test_a_try_moves_a_puzzle_less_the_less_is_known_of_who_tries() -> None:
    puzzle = Rating(1400, 80)
    _, by_newcomer = after_try(Rating(1300, 350), puzzle, right=True)
    _, by_known = after_try(Rating(1300, 60), puzzle, right=True)
    assert 1400 > by_newcomer.mean > by_known.mean
    solver, other = after_try(Rating(1300, 60), puzzle, right=False)
    assert solver.mean < 1300 and other.mean > 1400 and other.deviation < 80


def test_many_tries_find_out_how_hard_a_puzzle_is() -> None:
    """It ships with a guess of 1300; people of 1500 solve it half of the time."""
    puzzle = Rating(1300, 200)
    for number in range(60):
        _, puzzle = after_try(Rating(1500, 60), puzzle, right=number % 2 == 0)
    assert 1450 < puzzle.mean < 1550 and puzzle.deviation < 80
