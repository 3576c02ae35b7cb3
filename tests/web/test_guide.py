"""The guided first game: whoever clicks what is in the light, and nothing else, comes to its end."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Opener

STEPS = {"classic": 20, "duel": 20, "architects": 14}
"""How often somebody clicks until the end."""

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SCREENS: dict[str, dict[str, Any]] = {"classic": PHONE, "duel": {}, "architects": PHONE}
"""Guide and hand leave little room on a phone: what is in the light must not lie under them."""

LIGHT = """() => {
    const [lit, light] = ['.spotlit', '.light'].map(one => document.querySelector(one)?.getBoundingClientRect());
    return Boolean(lit && light) && ['x', 'y', 'width', 'height'].every(side => Math.abs(lit[side] - light[side]) < 2);
}"""
"""The rest of the table lies in shade."""

LIT = """beat => {
    const lit = [...document.querySelectorAll('.spotlit')].filter(one => one.checkVisibility());
    const now = document.querySelector('.coach')?.dataset.beat;
    return now && now !== beat && lit.length === 1 && now;
}"""


def _click_through(page: Page) -> list[str]:
    """Click what is in the light until the match is over; what was said."""
    told, beat = list[str](), ""
    while not page.locator("[data-end]").count():
        beat = page.wait_for_function(LIT, arg=beat).json_value()
        if not page.locator("[data-end]").count():
            told.append(beat)
            page.wait_for_function(LIGHT)
            page.locator(".spotlit").click()
    return told


@pytest.mark.parametrize("game", STEPS)
def test_a_first_game_is_played_by_clicking_what_is_lit(game: str, open_page: Opener) -> None:
    page = open_page(f"/learn/{game}", **SCREENS[game])
    page.get_by_role("link", name="Begin").click()
    told = _click_through(page)
    assert len(told) == STEPS[game], told
    assert len(set(told)) == len(told), "nothing is said twice"
    expect(page.locator("[data-end] table.spotlit")).to_be_visible()
    expect(page.locator(".light")).to_have_count(0)
    expect(page.get_by_role("button", name="Play a whole match")).to_be_visible()
    assert page.evaluate("localStorage['wonders.deals']") is None, "no table at the server, nothing to verify"


def test_another_answer_is_turned_down_and_the_lesson_stays(open_page: Opener) -> None:
    page = open_page("/lesson/classic", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page.get_by_role("button", name="Next").click()
    page.locator("main [data-card=altar]").click()
    page.locator("main .go[data-verb=build]").click()
    expect(page.locator(".notices .error")).to_contain_text("Not yet")
    expect(page.locator(".coach")).to_contain_text("the Stone Pit")
    page.locator("main [data-card=stone_pit]").click()
    page.locator("main .go.spotlit").click()
    expect(page.locator(".coach")).to_contain_text("New cards")
    expect(page.locator(".notices .error")).to_have_count(0)
