"""Looking in: an example match with comments, from the front page, without a table and without a line."""

import re

from playwright.sync_api import Browser, expect

from tests.web.conftest import Opener
from tests.web.house import House
from tests.web.screens import PREFS


def test_somebody_who_looks_in_watches_a_match_with_comments(open_page: Opener, house: House) -> None:
    house.held.clear()  # somebody who has no seat anywhere
    page = open_page()
    page.wait_for_load_state("networkidle")  # the front page asks for open tables
    asked: list[str] = []
    page.on("request", lambda request: asked.append(f"{request.method} {request.url}"))
    page.get_by_role("link", name="Watch an example match").nth(1).click()
    expect(page.get_by_role("heading", name="Example match: Duel")).to_be_visible()
    said = page.get_by_role("region", name="Comments")
    expect(said).to_contain_text("First the wonders are drafted")
    page.get_by_label(re.compile("^Step")).fill("15")
    expect(said).to_contain_text("Hiram puts the Clay Reserve under Piraeus")
    expect(said).to_contain_text("for Hiram: build Piraeus with Workshop under it. Its estimate is a chance of 70%")
    said.get_by_role("button", name="Next comment").click()
    expect(page.get_by_text("Step 18 of 96")).to_be_visible()
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("region", name="Score sheet")).to_be_visible()
    assert not [one for one in asked if "/api/tables" in one or not one.startswith("GET")]


def test_the_comments_follow_the_language_and_the_hand_the_seat(open_page: Opener) -> None:
    page = open_page("/demo/classic")
    said = page.get_by_role("region", name="Comments")
    expect(said).to_contain_text("seven cards each")
    assert page.locator("main .board [data-card]").count() == 0
    page.get_by_label("Seen by").select_option("1")
    expect(page.locator("main .board [data-card]")).to_have_count(7)
    page.get_by_role("button", name="Deutsch").click()
    expect(page.get_by_role("region", name="Kommentare")).to_contain_text("je drei Münzen und sieben Karten")


def test_an_example_once_seen_is_there_without_a_line(house: House, browser: Browser) -> None:
    context = browser.new_context(base_url=house.url, locale="en")  # with its service worker
    context.add_init_script(house.remembering(PREFS))
    page = context.new_page()
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    page.goto("/demo/architects")
    page.locator("#step").wait_for()
    context.set_offline(True)
    page.reload()
    expect(page.get_by_role("region", name="Comments")).to_contain_text("Everybody has a wonder and a deck.")
    context.close()
