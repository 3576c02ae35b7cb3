"""Score pads where there is no line: after the first visit to any page."""

import pytest
from playwright.sync_api import Browser, expect

from tests.web.house import House


@pytest.mark.parametrize("game", ["classic", "duel", "architects"])
def test_every_pad_adds_up_without_a_line(game: str, house: House, browser: Browser) -> None:
    context = browser.new_context(base_url=house.url, locale="en")
    page = context.new_page()
    page.goto("/settings")
    page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
    page.reload()
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()
    context.set_offline(True)
    page.goto(f"/score/{game}")
    page.locator("td input").first.fill("7")
    page.get_by_role("button", name="Count").click()
    expect(page.locator("[data-result]")).to_contain_text("7")
    context.close()


def test_cards_and_coins_are_counted_when_the_line_is_back(house: House, browser: Browser) -> None:
    context = browser.new_context(base_url=house.url, locale="en")
    page = context.new_page()
    page.goto("/settings")
    page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
    page.reload()
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()
    context.set_offline(True)
    page.goto("/score/duel")
    page.get_by_role("radio").nth(1).check()
    page.locator("details input[type=number]").first.fill("9")
    page.get_by_role("button", name="Count").click()
    expect(page.locator("[data-awaited]")).to_be_visible()
    context.set_offline(False)
    expect(page.locator("[data-result]")).to_contain_text("3")
    context.close()
