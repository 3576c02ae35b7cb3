"""What holds on every page around the tables: where reading begins, what is said when something is missing or away."""

import re

import pytest
from playwright.sync_api import Route, expect

from tests.web.clicking import wait_for_turn
from tests.web.conftest import Opener
from tests.web.house import House
from tests.web.screens import duel_puzzle


def test_reading_begins_at_the_heading_of_a_new_page(open_page: Opener) -> None:
    page = open_page("/settings")
    keys = page.get_by_role("link", name="Keys", exact=True)
    keys.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1, name="Keys")).to_be_focused()
    page.go_back()
    expect(page.get_by_role("heading", level=1, name="Settings")).to_be_focused()
    page.goto("/about")
    expect(page.get_by_role("heading", level=1)).not_to_be_focused()


@pytest.mark.parametrize(
    ("path", "sentence"),
    [
        ("/replay/zzzz", "Diesen Tisch gibt es nicht (mehr)."),
        ("/study/zzzz", "Diese Partie gibt es nicht (mehr)."),
        ("/puzzles/zzzz", "Dieses Rätsel gibt es nicht (mehr)."),
        ("/tournament/zzzz", "Dieses Turnier gibt es nicht."),
        ("/notebook/zzzz", "Dieses Notizheft gibt es nicht (mehr)."),
        ("/p/Niemand", "Es gibt kein öffentliches Profil mit diesem Namen."),
        ("/moderation", "Dafür braucht es ein Profil"),
    ],
)
def test_what_is_not_there_is_said_in_the_language_of_the_page_with_a_way_on(
    path: str, sentence: str, open_page: Opener
) -> None:
    page = open_page(path, locale="de")
    expect(page.get_by_role("alert").filter(has_text=sentence)).to_be_visible()
    expect(page.locator("main").get_by_role("link", name="Startseite")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_have_count(1)


def test_a_page_that_the_server_did_not_answer_can_be_tried_again(open_page: Opener) -> None:
    page = open_page("/about")

    def cut(route: Route) -> None:
        route.abort()

    page.route(re.compile("/api/puzzles"), cut)
    page.goto("/puzzles")
    expect(page.get_by_role("alert").filter(has_text="The server cannot be reached")).to_be_visible()
    page.unroute(re.compile("/api/puzzles"), cut)
    page.get_by_role("button", name="Try again", exact=True).click()
    page.get_by_role("link", name="The puzzle of the day").click()
    expect(page.locator("main .board").first).to_be_visible()


GROUNDS = """() => [document.body, ...document.querySelectorAll('main .panel')].map(one => {
    const {backgroundColor} = getComputedStyle(one);
    const [red, green, blue, opacity = 1] = backgroundColor.match(/[0-9.]+/g).map(Number);
    return [one.className || 'body', opacity && Math.round(0.3 * red + 0.6 * green + 0.1 * blue)];
}).filter(([, light]) => light)"""
"""How light each ground is, from 0 to 255; panels within panels have none."""

PAGES = ["new/classic", "lobby", "settings", "me", "days", "about", "join", "watch", "friends", "ratings"]
PAGES += ["tournaments", "rules/duel", "learn/duel", "cards/duel", "score/duel", "explorer/duel", "puzzles"]
PAGES += ["notebook", "editor", "keys", "nowhere", "moderation", "study"]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_page_has_the_colours_that_were_asked_for(theme: str, open_page: Opener) -> None:
    page, wrong = open_page("/", prefs={"theme": theme}), dict[str, object]()
    for path in PAGES:
        page.goto(f"/{path}")
        page.locator("main :is(.panel, h2)").first.wait_for()
        grounds = page.evaluate(GROUNDS)
        if odd := [(name, light) for name, light in grounds if (light > 150) != (theme == "light")]:
            wrong[path] = odd
    assert wrong == {}


def test_a_puzzle_fits_the_window(open_page: Opener) -> None:
    page = open_page(f"/puzzles/{duel_puzzle()}", viewport={"width": 1280, "height": 800})
    page.locator("main [role=option]").first.wait_for()
    page.wait_for_function("() => document.documentElement.scrollHeight <= innerHeight + 1")


def test_whoever_closes_a_panel_goes_on_where_they_were(open_page: Opener, house: House) -> None:
    page = open_page(f"/t/{house.table('duel', 2)}")
    assert wait_for_turn(page)
    menu = page.get_by_role("button", name="Menu", exact=True)
    menu.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Menu", exact=True)).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.get_by_role("complementary")).to_have_count(0)
    expect(menu).to_be_focused()
