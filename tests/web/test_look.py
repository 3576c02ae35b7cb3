"""The table fills its window: little bare cloth, large signs, nothing cut, nothing a turn needs under the fold."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.clicking import number, wait_for_turn
from tests.web.conftest import Opener
from tests.web.house import House
from tests.web.screens import SCREENS
from tests.web.tables import enter

BARE = """() => {
    const cloth = element => !element
        || element.matches('html, body, main, main > *, .frame, .board, .layout, .layout > div')
        || element.matches('.cards, .hand, .stacks, .stacks ol, .city.own, .fars, .sheet, .below, .groups, .boards');
    let bare = 0, all = 0;
    for (let x = 5; x < innerWidth; x += 10) for (let y = 5; y < innerHeight; y += 10) {
        all += 1;
        bare += Number(cloth(document.elementFromPoint(x, y)));
    }
    return bare / all;
}"""
"""The share of the window where nothing lies on the cloth."""

SMALL = """least => [...document.querySelectorAll('.board :is(svg.icon:not(.mini .icon), .mini)')].filter(icon => {
    const {width} = icon.getBoundingClientRect();
    return icon.checkVisibility() && width > 0 && width < (icon.closest('.city.own') ? least.own : least.all)
        && !icon.closest('.card, .under, .ready, .name-plate, .why, .tick, .tag:not(.buy)');
}).map(icon => `${Math.round(icon.getBoundingClientRect().width)} ${icon.parentElement.className}`)"""
"""Signs of the board that are too small; those that only stand before a word are as large as it. A
`.mini` is the sign of a class on a tile of its colour: the tile is what must be large enough."""

CUT = """() => {
    const words = document.querySelectorAll('main :is(b, small, dt, dd, h2, h3, p, button, .tag, .name, .name-plate)');
    return [...words].filter(text => {
        const {overflow, clipPath} = getComputedStyle(text);  // what is clipped to nothing is for screen readers
        const clips = overflow !== 'visible' && clipPath === 'none' && !text.closest('.visually-hidden, .tabs');
        const isCut = text.scrollWidth > text.clientWidth + 1 || text.scrollHeight > text.clientHeight + 2;
        return text.checkVisibility() && clips && isCut;
    }).map(text => text.textContent);
}"""

BROKEN_TAGS = """() => [...document.querySelectorAll('main [role=option] .tag')].flatMap(tag => {
    const text = [...tag.childNodes].findLast(one => one.nodeType === Node.TEXT_NODE && one.data.trim());
    return [...(text?.data ?? '').matchAll(/[^\\s\\u00ad-]+/g)].filter(word => {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        return new Set([...range.getClientRects()].map(box => Math.round(box.top))).size > 1;
    }).map(word => `broken: ${word[0]}`);
})"""
"""Words under cards of the hand that are broken in the middle."""

BROKEN_WORDS = """within => [...document.querySelectorAll(within)].filter(one => one.checkVisibility()).flatMap(one => {
    const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT), found = [];
    while (texts.nextNode()) for (const word of texts.currentNode.data.matchAll(/[^\\s\\u00ad-]+/g)) {
        const range = document.createRange();
        range.setStart(texts.currentNode, word.index);
        range.setEnd(texts.currentNode, word.index + word[0].length);
        const lines = new Set([...range.getClientRects()].map(box => Math.round(box.top)));
        if (lines.size > 1) found.push(word[0]);
    }
    return found;
})"""
"""Words that are broken in the middle, without a hyphen."""

PHONE: dict[str, Any] = {"has_touch": True, "is_mobile": True}
SIZES = [(360, 640), (390, 844), (844, 390), (1440, 900), (2560, 1440)]
TABLES = ["classic", "classic-4", "classic-7", "classic-8", "classic-cities-leaders", "classic-teams", "classic-boards"]


def _open(open_page: Opener, house: House, screen: str, width: int, height: int, **more: Any) -> Page:
    phone = PHONE if min(width, height) < 700 else {}
    page = open_page(viewport={"width": width, "height": height}, **phone, **more)
    SCREENS[screen](page, house)
    assert wait_for_turn(page)
    page.locator(".board .painting").first.wait_for()
    return page


@pytest.mark.parametrize(("width", "height", "most"), [(1440, 900, 0.20), (2560, 1440, 0.30)])
@pytest.mark.parametrize("screen", TABLES)
def test_little_of_the_cloth_is_bare(
    screen: str, width: int, height: int, most: float, open_page: Opener, house: House
) -> None:
    page = _open(open_page, house, screen, width, height)
    assert page.evaluate(BARE) < most
    assert page.evaluate("document.documentElement.scrollHeight") <= height, "a turn needs something under the fold"
    assert page.evaluate(SMALL, {"own": 24, "all": 20}) == []


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_nothing_is_cut_and_nothing_runs_out_of_the_window(
    width: int, height: int, open_page: Opener, house: House
) -> None:
    page = _open(open_page, house, "classic-7", width, height, locale="de")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.evaluate(CUT) == []


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_city_hand_and_actions_are_seen_together(width: int, height: int, open_page: Opener, house: House) -> None:
    page = _open(open_page, house, "classic-4", width, height)
    page.locator("main [role=option]").first.click()
    expect(page.locator("main .city.own .panorama")).to_be_in_viewport(ratio=0.3)
    for button in page.locator("main .selected .go").all():
        expect(button).to_be_in_viewport(ratio=1)
    price = page.locator("main [role=option]").first.locator(".tag")
    expect(price).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("language", ["en", "de"])
def test_no_word_under_a_card_is_broken(language: str, open_page: Opener, house: House) -> None:
    page = _open(open_page, house, "classic", 844, 390, locale=language)
    assert page.locator("main [role=option] .tag.ok").count() > 0
    assert page.evaluate(BROKEN_TAGS) == []


def test_far_seats_lie_across_the_top_and_neighbours_beside_the_own_city(open_page: Opener, house: House) -> None:
    page = _open(open_page, house, "classic-7", 1440, 900)
    boxes = page.locator("main [data-city]").evaluate_all(
        "all => all.map(one => { const {x, y, right, bottom} = one.getBoundingClientRect();"
        " return {at: one.dataset.city, x, y, right, bottom}; })"
    )
    place = {box["at"]: box for box in boxes}
    own, left, right = place["0"], place["1"], place["6"]
    assert left["right"] < own["x"] and own["right"] < right["x"]
    assert all(place[far]["bottom"] <= own["y"] for far in "2345")
    hand = page.locator("main .cards").bounding_box()
    assert hand is not None and hand["y"] >= own["bottom"] - 1


def test_the_last_answer_missing_can_be_undone_for_a_moment(open_page: Opener, house: House) -> None:
    """Two taps, card and action; the countdown is seen, taking back sends nothing, a second tap sends at once."""
    id = house.table("classic", 3)
    page = open_page(f"/t/{id}", prefs={"hold": True}, viewport={"width": 390, "height": 844}, **PHONE)
    assert wait_for_turn(page)
    asked = number(page)

    def choose() -> None:
        if not page.locator("main .selected").count():
            page.locator("main [role=option]").first.click()
        page.locator("main .go[data-verb=sell]").click()
        expect(page.locator("[data-now]")).to_be_visible()

    choose()
    expect(page.locator("[data-turn=false]")).to_have_count(1)
    page.locator("[data-retract]").click()
    expect(page.locator("[data-turn=true]")).to_have_count(1)
    page.wait_for_timeout(3300)
    assert number(page) == asked
    choose()
    page.locator("[data-now]").click()
    page.wait_for_function("asked => document.querySelector('[data-number]').dataset.number > asked", arg=asked)


def test_on_a_phone_the_sheet_has_whole_names_and_no_empty_cloth_below(open_page: Opener, house: House) -> None:
    page = open_page(viewport={"width": 390, "height": 844}, locale="de", **PHONE)
    enter(page, house, house.over("classic", 4))
    page.locator("[data-end] table").wait_for()
    assert page.evaluate(BROKEN_WORDS, "[data-end] th") == []
    lowest = """() => Math.max(...[...document.querySelectorAll('.board .layout *')]
        .filter(one => one.checkVisibility()).map(one => one.getBoundingClientRect().bottom + scrollY))"""
    assert page.evaluate("document.documentElement.scrollHeight") <= page.evaluate(lowest) + 40
    city = page.locator("main .city.own")
    assert (
        city.evaluate(
            "one => one.scrollHeight - one.lastElementChild.getBoundingClientRect().bottom"
            " + one.getBoundingClientRect().top"
        )
        < 60
    )


def test_a_card_that_is_chosen_on_a_phone_is_seen_whole_and_moves_no_table(open_page: Opener, house: House) -> None:
    page = _open(open_page, house, "classic-4", 390, 844)
    card = page.locator("main [role=option]").nth(3)
    card.evaluate("one => one.click()")
    expect(page.locator("main .selected .go").first).to_be_visible()
    expect(card).to_be_in_viewport(ratio=1)
    assert page.evaluate("scrollY") == 0


def test_the_scene_of_a_battle_takes_no_click_from_the_table(open_page: Opener, house: House) -> None:
    id = house.table("classic", 3)
    house.play(id, 5)
    page = open_page(f"/t/{id}", prefs={"motion": 1}, viewport={"width": 1440, "height": 900})
    assert wait_for_turn(page)
    page.locator("main [role=option]").first.click()
    page.locator("main .go[data-verb=sell]").click()
    page.locator("[data-battle]").wait_for()
    cards = page.locator("main [role=option]")
    cards.first.wait_for()
    under = """one => {
        const {x, y, width, height} = one.getBoundingClientRect();
        const hit = document.elementFromPoint(x + width / 2, y + height / 4);
        return hit.closest('[role=option], [data-battle]').role;
    }"""
    assert cards.first.evaluate(under) == "option"
    assert page.evaluate(BROKEN_WORDS, "[data-battle] li") == []
    assert page.locator("[data-battle]").count() == 1
