"""The fullest table on the narrowest phones: eight seats in German, from the lobby to the end."""

import random
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.web.clicking import answer, wait_for_turn
from tests.web.conftest import Opener
from tests.web.house import House
from tests.web.tables import enter

WIDTHS = (320, 333, 360, 375, 400)
PHONE: dict[str, Any] = {"has_touch": True, "is_mobile": True, "viewport": {"width": 320, "height": 640}}
EIGHT: dict[str, Any] = {"options": {"expansions": "cities,leaders"}}
MOST_ANSWERS = 20

OVERFLOW = """() => document.documentElement.scrollWidth <= innerWidth ? [] : [...document.querySelectorAll('body *')]
    .filter(one => one.getBoundingClientRect().right > innerWidth + 1 && one.checkVisibility())
    .map(one => `${one.tagName}.${one.className.baseVal ?? one.className}`).slice(0, 8)"""


def _fits(page: Page, where: str) -> None:
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 640})
        page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        assert page.evaluate(OVERFLOW) == [], f"{where}, {width} px"
        assert page.evaluate("document.documentElement.scrollWidth") <= width, f"{where}, {width} px"


def test_eight_seats_in_german_fit_every_phone_in_every_phase(open_page: Opener, house: House) -> None:
    page = open_page(f"/t/{house.table('classic', 8, **EIGHT)}", locale="de", **PHONE)
    rng, asked = random.Random("narrow"), set[str]()
    for turn in range(MOST_ANSWERS):
        assert wait_for_turn(page)
        page.locator("main [data-card], main [data-option]").first.wait_for()
        title = page.locator("[data-turn] p").inner_text()
        if title not in asked or turn % 5 == 0:
            _fits(page, f"turn {turn}, {title}")
        if title not in asked:
            card = page.locator("main [role=option]")
            if card.count():
                card.first.click()
                _fits(page, f"turn {turn}, a card of {title} selected")
        asked.add(title)
        answer(page, rng)
    assert len(asked) >= 3, "the draft of leaders, their recruitment, and cards"


@pytest.mark.parametrize("teams", [False, True])
def test_the_lobby_and_the_tables_of_eight_fit(teams: bool, open_page: Opener, house: House) -> None:
    options = {"expansions": "cities", "teams": teams}
    page = open_page(f"/t/{house.table('classic', 8, start=False, options=options)}", locale="de", **PHONE)
    page.locator("#invite").wait_for()
    _fits(page, "lobby")
    enter(page, house, house.table("classic", 8, options=options))
    assert wait_for_turn(page)
    _fits(page, "first turn")


def test_the_end_of_eight_fits(open_page: Opener, house: House) -> None:
    id = house.finished("classic", 8, options={"expansions": "cities"})
    page = open_page(f"/t/{id}", locale="de", **PHONE)
    page.locator("[data-end] table").wait_for()
    _fits(page, "end")
