"""The boards fill the screen: little bare table, icons that can be made out, names that are whole."""

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.clicking import answer, wait_for_turn
from tests.web.conftest import Opener
from tests.web.house import House
from tests.web.screens import SCREENS

BARE = """() => {
    const things = '[data-slot], [data-deck], .table-panel, .gilded, .spaces, figcaption, header, [data-turn]'
        + ', button, p, .corner';
    let bare = 0, all = 0;
    for (let x = 8; x < innerWidth; x += 16) for (let y = 8; y < innerHeight; y += 16) {
        all += 1;
        if (!document.elementFromPoint(x, y)?.closest(things)) bare += 1;
    }
    return bare / all;
}"""

SMALL_ICONS = """least => [...document.querySelectorAll('main :is(.icon:not(.mini .icon), .mini)')]
    .filter(icon => icon.checkVisibility()
        && !icon.closest('[data-slot], .tag, .seal, .button, .price, .now, .option'))
    .map(icon => [icon.parentElement.outerHTML.slice(0, 90), icon.getBoundingClientRect().width])
    .filter(([, width]) => width < least - 0.5)"""

CUT = """() => [...document.querySelectorAll('main .name, main h3, main .title, main .named')].filter(text => {
    const style = getComputedStyle(text);
    const isCut = text.scrollWidth > text.clientWidth + 1 || style.textOverflow === 'ellipsis';
    const isSeen = text.checkVisibility() && style.clipPath === 'none';  // the rest is for screen readers
    return isSeen && style.display !== 'inline' && isCut;
}).map(text => text.textContent)"""


def _play(page: Page, answers: int, seed: str) -> None:
    rng = random.Random(seed)
    for _ in range(answers):
        assert wait_for_turn(page)
        answer(page, rng)
    assert wait_for_turn(page)
    page.wait_for_timeout(300)


@pytest.mark.parametrize(("width", "height", "most"), [(1440, 900, 0.18), (2560, 1440, 0.25)])
def test_the_table_of_duel_is_not_bare(width: int, height: int, most: float, open_page: Opener, house: House) -> None:
    page = open_page(f"/t/{house.table('duel', 2)}", viewport={"width": width, "height": height})
    _play(page, 4, "duel")
    expect(page.locator("[data-slot]").nth(10)).to_be_visible()
    page.wait_for_function(f"() => ({BARE})() < {most}")
    assert page.evaluate(SMALL_ICONS, 20) == []
    assert page.evaluate(CUT) == []


@pytest.mark.parametrize(("width", "height", "most"), [(1440, 900, 0.20), (2560, 1440, 0.30)])
def test_the_table_of_architects_is_not_bare(
    width: int, height: int, most: float, open_page: Opener, house: House
) -> None:
    page = open_page(f"/t/{house.table('architects', 4)}", viewport={"width": width, "height": height})
    _play(page, 6, "architects")
    assert page.evaluate(BARE) < most
    assert page.evaluate(SMALL_ICONS, 20) == []
    assert page.evaluate(CUT) == []


@pytest.mark.parametrize(("width", "height"), [(360, 640), (390, 844), (844, 390), (1440, 900), (2560, 1440)])
@pytest.mark.parametrize("screen", ["classic-boards", "classic-teams", "architects", "duel-chosen"])
def test_nothing_of_a_board_is_cut_at_any_size(
    screen: str, width: int, height: int, open_page: Opener, house: House
) -> None:
    phone: dict[str, Any] = {"has_touch": True, "is_mobile": True} if min(width, height) < 700 else {}
    page = open_page("/", viewport={"width": width, "height": height}, locale="de", **phone)
    SCREENS[screen](page, house)
    assert wait_for_turn(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.evaluate(CUT) == []


def test_boards_to_choose_from_have_large_signs(open_page: Opener, house: House) -> None:
    page = open_page("/", viewport={"width": 1440, "height": 900})
    SCREENS["classic-boards"](page, house)
    page.locator("main .boards .painting").first.wait_for()
    assert page.evaluate(SMALL_ICONS, 20) == []
    assert page.evaluate("document.documentElement.scrollHeight") <= 900, "all boards are seen together"


PHONES: list[dict[str, Any]] = [
    {"width": 360, "height": 640},
    {"width": 390, "height": 844},
    {"width": 844, "height": 390},
]


@pytest.mark.parametrize("viewport", PHONES)
def test_a_chosen_card_of_duel_hides_neither_means_nor_price(
    viewport: dict[str, int], open_page: Opener, house: House
) -> None:
    page = open_page(f"/t/{house.table('duel', 2)}", viewport=viewport, has_touch=True, is_mobile=True, locale="de")
    _play(page, 4, "phone")
    page.evaluate("document.querySelector('[role=option]:not([aria-disabled])').click()")
    page.locator("main .act").wait_for()
    inside = """selector => [...document.querySelectorAll(selector)].every(one => {
        const box = one.getBoundingClientRect();
        return box.top >= 0 && box.bottom <= innerHeight + 1 && box.left >= 0 && box.right <= innerWidth + 1;
    })"""
    assert page.evaluate(inside, "main .dock [data-anchor^=coins-], main .dock .option")
    assert page.evaluate("document.documentElement.scrollWidth") <= viewport["width"]
    assert page.evaluate(CUT) == []
