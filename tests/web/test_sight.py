"""What must be in sight: the end, the own means, whole words; and text that can be read in every state of a button."""

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.clicking import OPTIONS, answer, number, wait_for_turn
from tests.web.conftest import Opener
from tests.web.house import House
from tests.web.screens import SCREENS

LEAST_CONTRAST = 4.5

CONTRAST = """button => {
    const read = colour => {
        const canvas = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3).map(part => {
            const share = part / 255;
            return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
    };
    const light = colour => read(colour).reduce((sum, part, at) => sum + part * [0.2126, 0.7152, 0.0722][at], 0);
    const grounds = element => {
        const {backgroundColor, backgroundImage} = getComputedStyle(element);
        const flat = /^(transparent|rgba.*, 0\\))$/.test(backgroundColor) ? [] : [backgroundColor];
        return [...flat, ...backgroundImage.match(/rgb\\([^)]*\\)/g) ?? []];
    };
    let under = button;
    while (under.parentElement && !grounds(under).length) under = under.parentElement;
    const text = light(getComputedStyle(button).color);
    return Math.min(...grounds(under).map(light).map(
        ground => (Math.max(text, ground) + 0.05) / (Math.min(text, ground) + 0.05)));
}"""

BROKEN_NAMES = """() => [...document.querySelectorAll('main [role=option] .face .name')].flatMap(name => {
    const text = name.firstChild, words = [...text.data.matchAll(/[^\\s\\u00ad-]+/g)];
    return words.filter(word => {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        const boxes = [...range.getClientRects()].filter(box => box.width > 6);
        return new Set(boxes.map(box => Math.round(box.top))).size > 1;
    }).map(word => word[0]);
})"""

PHONE: dict[str, Any] = {"has_touch": True, "is_mobile": True}


def _selected(open_page: Opener, house: House, players: int, width: int, height: int, **options: Any) -> Page:
    """A table with a card of the hand selected."""
    id = house.table("classic", players, 1, options=options)
    page = open_page(f"/t/{id}", locale="de", viewport={"width": width, "height": height}, **PHONE)
    assert wait_for_turn(page)
    page.locator("main [role=option]").nth(1).click()
    page.locator("main div.selected[role=group]").wait_for()
    return page


def test_the_end_is_in_view_wherever_the_page_was(open_page: Opener, house: House) -> None:
    page = open_page(f"/t/{house.table('architects', 2)}", viewport={"width": 1280, "height": 700})
    rng = random.Random("end")
    for _ in range(400):
        if not wait_for_turn(page):
            break
        page.mouse.wheel(0, 120)
        answer(page, rng)
    expect(page.locator("#result")).to_be_in_viewport()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_buttons_can_be_read_in_every_state(theme: str, open_page: Opener, house: House) -> None:
    """At rest, under the pointer, waiting for its second click under the pointer, and chosen."""
    id = house.table("classic", 3, people=2)
    page = open_page(f"/t/{id}", prefs={"confirm": True, "theme": theme})
    page.locator(".cover button").click()
    assert wait_for_turn(page)
    page.locator("main [data-card][data-playable=yes]").first.click()
    button = page.locator("main .go[data-verb=build]")
    found = {"rest": button.evaluate(CONTRAST)}
    button.hover()
    found["hover"] = button.evaluate(CONTRAST)
    button.click()
    expect(button).to_contain_text("Confirm")
    found["armed"] = button.evaluate(CONTRAST)
    button.evaluate("button => button.classList.replace('armed', 'chosen')")
    found["chosen"] = button.evaluate(CONTRAST)
    assert min(found.values()) >= LEAST_CONTRAST, found


PAGES = {
    "/": ["[data-play]", "[data-find-players]", "[data-quick=duel]", "article .boxed", "article a:not(.boxed)"],
    "/new/classic": ["form .primary", "fieldset label:not(.on)", "[data-preset][aria-pressed=false]", "form summary"],
    "/score/duel": ["nav a:not([aria-current])", "nav a[aria-current]", ".stepper button:enabled", "main .button"],
    "/learn/duel": ["main .panel a.button:not(.primary)"],
}


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_what_can_be_pressed_on_pages_can_be_read_in_every_state(theme: str, open_page: Opener) -> None:
    """At rest, under the pointer, and where it is a choice, chosen; every colour of a ground that fades counts."""
    found = {}
    page = open_page(prefs={"theme": theme})
    for path, parts in PAGES.items():
        page.goto(path)
        for part in parts:
            one = page.locator(part).first
            found[path, part, "rest"] = one.evaluate(CONTRAST)
            one.hover()
            found[path, part, "hover"] = one.evaluate(CONTRAST)
        for chosen in page.locator("main :is(label.on, [data-preset][aria-pressed=true]):visible").all():
            chosen.hover()
            found[path, chosen.inner_text(), "chosen"] = chosen.evaluate(CONTRAST)
    assert {where: ratio for where, ratio in found.items() if ratio < LEAST_CONTRAST} == {}


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(
    ("game", "screen"), [("duel", "duel-chosen"), ("architects", "architects"), ("classic", "classic-boards")]
)
def test_options_of_the_other_games_can_be_read_in_every_state(
    game: str, screen: str, theme: str, open_page: Opener, house: House
) -> None:
    page = open_page(prefs={"confirm": True, "theme": theme})
    SCREENS[screen](page, house)
    assert wait_for_turn(page)
    button = page.locator(f"{OPTIONS} >> visible=true").first
    found = {"rest": button.evaluate(CONTRAST)}
    button.hover()
    found["hover"] = button.evaluate(CONTRAST)
    button.click()
    armed = page.locator("main [data-option].armed")
    expect(armed, f"{game} asks for a second click").to_have_count(1)
    page.wait_for_timeout(200)  # colours fade over
    found["armed"] = armed.evaluate(CONTRAST)
    armed.evaluate("button => button.classList.replace('armed', 'chosen')")
    chosen = page.locator("main [data-option].chosen")
    chosen.hover()
    found["chosen"] = chosen.evaluate(CONTRAST)
    assert min(found.values()) >= LEAST_CONTRAST, found


@pytest.mark.parametrize(("players", "width", "height"), [(3, 844, 390), (3, 360, 640), (8, 320, 640)])
def test_a_selected_card_hides_neither_means_nor_price(
    players: int, width: int, height: int, open_page: Opener, house: House
) -> None:
    page = _selected(open_page, house, players, width, height, **({"expansions": "cities"} if players > 7 else {}))
    expect(page.locator("[data-means]")).to_be_in_viewport(ratio=1)
    for button in page.locator("main .selected .go").all():
        expect(button).to_be_in_viewport(ratio=1)
    if width > height:  # the hand lies beside the table
        expect(page.locator("main .city.own .panorama")).to_be_in_viewport(ratio=0.5)
    else:
        above = page.locator("main .sheet").evaluate("sheet => sheet.getBoundingClientRect().top")
        status = page.locator("[data-turn]").evaluate("bar => bar.getBoundingClientRect().bottom")
        assert above - status >= 80, "nothing of the table is left to see"
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.evaluate(BROKEN_NAMES) == []


def test_taking_back_is_not_offered_where_it_cannot_work(open_page: Opener, house: House) -> None:
    page = open_page(f"/t/{house.table('classic', 3)}")
    assert wait_for_turn(page)
    asked = number(page)
    answer(page, random.Random(1))
    page.wait_for_function("asked => document.querySelector('[data-number]').dataset.number > asked", arg=asked)
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("button", name="Let a bot play")).to_be_visible()
    expect(page.get_by_role("button", name="Take back")).to_have_count(0)


def test_points_so_far_are_shown_where_the_tick_says_so(open_page: Opener, house: House) -> None:
    page = open_page("/new/classic")
    page.get_by_text("More choices").click()
    tick = page.get_by_role("checkbox", name="Points so far are shown")
    expect(tick).not_to_be_checked()
    tick.check()
    page.locator("form button.primary, form [type=submit]").last.click()
    assert wait_for_turn(page)
    expect(page.locator("main .numbers [data-explain=web-classic-estimate]")).to_be_visible()


def test_the_turn_is_told_to_the_one_who_has_it(open_page: Opener, house: House) -> None:
    page = open_page(f"/t/{house.table('classic', 3)}")
    assert wait_for_turn(page)
    expect(page.locator("[data-turn] p")).to_have_text("Your turn. Choose a card")
    page.locator(f"main [data-card], {OPTIONS}").first.wait_for()


def test_anchors_of_a_board_are_unique(open_page: Opener, house: House) -> None:
    for game, players in (("classic", 4), ("duel", 2), ("architects", 3)):
        page = open_page(f"/t/{house.table(game, players)}")
        assert wait_for_turn(page)
        page.locator("main [data-anchor]").first.wait_for()
        anchors = page.locator("main [data-anchor]:visible").evaluate_all("all => all.map(one => one.dataset.anchor)")
        assert len(set(anchors)) == len(anchors), sorted(anchors)
