"""The size of the board: set by the keyboard, kept, and no reason for a page to scroll sideways."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.clicking import wait_for_turn
from tests.web.conftest import Opener
from tests.web.house import House

AS_WIDE = """width => {
    const card = document.querySelector("main [data-card]")
    return card !== null && Math.abs(card.getBoundingClientRect().width - width) < 1
}"""
"""Whether a card is so wide by now: a page that has just been opened still finds its layout."""


SETTLED = """async () => {
    const width = () => document.querySelector("main [data-card]")?.getBoundingClientRect().width ?? 0
    for (let last = -1, calm = 0; calm < 5; await new Promise(done => setTimeout(done, 100))) {
        calm = width() === last ? calm + 1 : 0
        last = width()
    }
    return width()
}"""
"""The width of a card once it has stayed the same for half a second: a board grows step by step."""


def _width(page: Page) -> float:
    width: float = page.evaluate(SETTLED)
    return width


def test_the_board_grows_by_the_keyboard_and_stays_so(open_page: Opener, house: House) -> None:
    page = open_page(f"/t/{house.table('classic', 3)}")
    assert wait_for_turn(page)
    page.wait_for_selector("main [data-card]")
    before = _width(page)
    page.get_by_role("button", name="Menu").click()
    size = page.get_by_role("slider", name="Size of the board: 100 %")
    size.focus()
    for _ in range(4):
        page.keyboard.press("ArrowRight")
    expect(page.get_by_text("Size of the board: 140 %")).to_be_visible()
    page.keyboard.press("Escape")
    after = _width(page)
    assert after > before * 1.2
    page.reload()
    page.wait_for_function(AS_WIDE, arg=after)


@pytest.mark.parametrize(("game", "players"), [("classic", 7), ("duel", 2), ("architects", 4)])
@pytest.mark.parametrize("zoom", [50, 150, 200])
def test_a_phone_does_not_scroll_sideways(zoom: int, game: str, players: int, open_page: Opener, house: House) -> None:
    phone = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
    page = open_page(f"/t/{house.table(game, players)}", prefs={"zoom": zoom}, **phone)
    page.locator("main [data-card], main [data-option]").first.wait_for()
    assert page.locator("[data-zoom]").get_attribute("data-zoom") == str(zoom)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_help_still_stands_beside_its_card(open_page: Opener, house: House) -> None:
    page = open_page(f"/t/{house.table('classic', 3)}", prefs={"zoom": 150})
    assert wait_for_turn(page)
    card = page.locator("main [data-card][data-explain], main [data-card] [data-explain]").last
    card.hover()
    note = page.locator("[data-popover]")
    expect(note).to_be_visible()
    at, told = card.bounding_box(), note.bounding_box()
    assert at is not None and told is not None
    middle = at["x"] + at["width"] / 2
    assert told["x"] <= middle <= told["x"] + told["width"]
    assert abs(told["y"] + told["height"] - at["y"]) < 30 or abs(told["y"] - at["y"] - at["height"]) < 30
