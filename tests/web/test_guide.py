"""The guided first game: every tip shows where to look, goes when it is done, and never speaks of what is past."""

import random

import pytest
from playwright.sync_api import Page, expect

from tests.web.clicking import answer, wait_for_turn
from tests.web.conftest import Opener

LIT = "[...document.querySelectorAll('.spotlit')].map(one => one.checkVisibility())"


def _begin(page: Page) -> None:
    page.get_by_role("button", name="Begin").click()
    assert wait_for_turn(page)
    page.locator("aside.coach").wait_for()


def test_a_tip_moves_on_by_doing_what_it_says(open_page: Opener) -> None:
    page = open_page("/learn/classic")
    _begin(page)
    tip = page.locator("aside.coach")
    expect(tip).to_contain_text("This is your hand.")
    page.locator("main [role=option]").first.click()
    expect(tip).to_contain_text("Tap a card: build, wonder or sell.")
    expect(page.locator("main .go.spotlit")).to_have_count(1)


@pytest.mark.parametrize("game", ["classic", "duel", "architects"])
def test_every_decision_has_at_most_one_tip_and_it_is_lit(game: str, open_page: Opener) -> None:
    page = open_page(f"/learn/{game}")
    _begin(page)
    rng, told = random.Random(f"guide {game}"), list[str]()
    for _ in range(9):
        if not wait_for_turn(page):
            break
        page.locator("main [data-card], main [data-option]").first.wait_for()
        page.wait_for_timeout(250)
        tip = page.locator("aside.coach strong")
        if tip.count():
            told.append(tip.inner_text())
            assert page.evaluate(LIT) == [True], told[-1]
        answer(page, rng)
    assert len(told) >= 5 and len(set(told)) == len(told), "no tip is shown for a second decision"
