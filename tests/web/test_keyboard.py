"""A match without a mouse."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.clicking import number, wait_for_turn
from tests.web.conftest import Opener
from tests.web.house import House

ENOUGH = 60
"""Tabs in which any control must have been reached."""


def _reach(page: Page, selector: str) -> None:
    """Press Tab until something of this kind has the focus."""
    for _ in range(ENOUGH):
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{selector} cannot be reached by the keyboard")


def test_from_the_front_page_into_a_match(open_page: Opener) -> None:
    page = open_page()
    page.locator("[data-quick=duel]").wait_for()
    _reach(page, "[data-quick=duel]")
    page.keyboard.press("Enter")
    assert wait_for_turn(page)


def test_cards_of_the_hand_are_sold_by_arrows_and_a_letter(open_page: Opener, house: House) -> None:
    page = open_page(f"/t/{house.table('classic', 3)}")
    for _ in range(3):
        assert wait_for_turn(page)
        asked = number(page)
        page.wait_for_selector("main [data-card]")
        _reach(page, "main [data-card], main [role=listbox], main [role=option]")
        page.keyboard.press("ArrowRight")
        page.keyboard.press("s")
        if page.locator("[data-turn=true]").count() and number(page) == asked:
            page.keyboard.press("Enter")
        page.wait_for_function("asked => document.querySelector('[data-number]').dataset.number !== asked", arg=asked)


@pytest.mark.parametrize(("key", "title"), [("l", "Log"), ("c", "Chat"), ("?", "Keys")])
def test_panels_open_and_close_by_keys(key: str, title: str, open_page: Opener, house: House) -> None:
    page = open_page(f"/t/{house.table('duel', 2)}")
    assert wait_for_turn(page)
    page.keyboard.press(key)
    expect(page.get_by_role("complementary", name=title)).to_be_visible()
    expect(page.locator("aside h2")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("complementary")).to_have_count(0)
