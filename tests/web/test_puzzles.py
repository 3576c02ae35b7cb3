"""Puzzles and the explorer in the browser."""

import re

from playwright.sync_api import Route, expect

from tests.web.conftest import Opener
from tests.web.screens import duel_puzzle, make_profile
from wonders.puzzles.library import shipped


def test_a_wrong_answer_is_told_and_the_right_one_found_on_a_second_try(open_page: Opener) -> None:
    puzzle = shipped()[duel_puzzle()]
    wrong = next(f"sell {one.split()[1]}" for one in puzzle.best)
    page = open_page(f"/puzzles/{puzzle.id}")
    page.evaluate("window.begun = 0; addEventListener('transitionrun', () => begun++)")
    card = page.locator(f'main [role=option][data-card="{puzzle.best[0].split()[1]}"]')
    card.click()
    page.locator(f'main [data-option="{wrong}"]').click()
    told = page.locator(".told")
    expect(told).to_contain_text("Not the best")
    expect(told.get_by_role("listitem").first).to_contain_text(f"{round(100 * puzzle.chances[0][1])}%")
    page.get_by_role("button", name="Try again").click()
    card.click()
    page.locator(f'main [data-option="{puzzle.best[0]}"]').click()
    expect(told).to_contain_text("Right!")
    kept = page.evaluate("JSON.parse(localStorage['wonders.puzzles'])")
    assert kept["tried"] == {puzzle.id: False} and kept["tries"] == 1, "the first try counts"
    assert page.evaluate("begun") == 0, "without motion every part of a board would begin one, and a click take seconds"


def test_an_answer_is_told_while_its_rating_waits_and_when_that_fails(open_page: Opener) -> None:
    puzzle = shipped()[duel_puzzle()]
    page = open_page()
    make_profile(page, "Hypatia")
    held: list[Route] = []
    page.route(f"**/api/puzzles/{puzzle.id}", lambda route: _hold(route, held))
    page.goto(f"/puzzles/{puzzle.id}")
    page.locator(f'main [role=option][data-card="{puzzle.best[0].split()[1]}"]').click()
    page.locator(f'main [data-option="{puzzle.best[0]}"]').click()
    expect(page.locator(".told")).to_contain_text("Right!")
    expect(page.locator(".dock")).to_contain_text("your rating follows")
    assert len(held) == 1, "what the profile has answered is still on its way"
    held[0].fulfill(status=503, json={"error": "busy", "sentence": "Too much to do.", "phrase": None})
    expect(page.locator(".dock")).to_contain_text("not rated: Too much to do.")
    expect(page.locator(".told")).to_contain_text("Right!")


def _hold(route: Route, held: list[Route]) -> None:
    """Keep back what is sent with a profile."""
    if route.request.method == "POST" and "wonders-profile" in route.request.headers:
        held.append(route)
    else:
        route.continue_()


def test_puzzles_are_listed_by_game_and_theme_in_both_languages(open_page: Opener) -> None:
    page = open_page("/puzzles")
    expect(page.get_by_role("heading", name=re.compile(f"^{len(shipped())} puzzles"))).to_be_visible()
    page.get_by_role("button", name=f"Show all {len(shipped())}").click()
    expect(page.locator("main li")).to_have_count(len(shipped()))
    page.get_by_role("radio", name="Duel").check()
    duel = sum(one.game == "duel" for one in shipped().values())
    expect(page.locator("main li")).to_have_count(duel)
    page.get_by_role("button", name="Deutsch").click()
    expect(page.get_by_role("link", name="Das Rätsel des Tages")).to_be_visible()


def test_a_storm_counts_what_is_solved_and_ends(open_page: Opener) -> None:
    page = open_page("/puzzles/storm")
    page.clock.install()
    page.get_by_role("button", name="Begin").click()
    expect(page.get_by_text("Solved: 0")).to_be_visible()
    page.clock.fast_forward(181_000)
    expect(page.get_by_text("0 puzzles solved.")).to_be_visible()


def test_the_explorer_shows_every_game_and_both_strengths(open_page: Opener) -> None:
    page = open_page("/explorer/classic")
    expect(page.get_by_role("heading", name="Wonders and their sides")).to_be_visible()
    expect(page.locator("main table tbody tr").nth(40)).to_be_attached()
    page.get_by_role("link", name="Duel").click()
    expect(page.get_by_role("heading", name="The draft of wonders")).to_be_visible()
    page.get_by_role("button", name="Deutsch").click()
    expect(page.get_by_role("heading", name="Die Wahl der Weltwunder")).to_be_visible()
