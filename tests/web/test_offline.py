"""Score pads where there is no line: after the first visit to any page."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.web.house import House


@pytest.fixture
def away(house: House, browser: Browser) -> Iterator[BrowserContext]:
    """A browser that has seen the front page once, and has no line any more."""
    context = browser.new_context(base_url=house.url, locale="en")
    page = context.new_page()
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
    context.set_offline(True)
    yield context
    context.close()


def _things(context: BrowserContext, game: str) -> Page:
    page = context.pages[0]
    page.goto(f"/score/{game}")
    page.get_by_role("radio", name="Cards and coins").check()
    return page


@pytest.mark.parametrize("game", ["classic", "duel", "architects"])
def test_every_pad_adds_up_without_a_line(game: str, away: BrowserContext) -> None:
    page = away.pages[0]
    page.goto(f"/score/{game}")
    page.locator("td input").first.fill("7")
    page.get_by_role("button", name="Count").click()
    expect(page.locator("[data-result]")).to_contain_text("7")


def test_cards_and_coins_are_counted_without_a_line_and_checked_with_it(away: BrowserContext) -> None:
    page = _things(away, "classic")
    for at, wonder in enumerate(("gizah_a", "rhodos_b", "olympia_a")):
        city = page.locator("details").nth(at)
        if at:
            city.locator("summary").click()
        city.get_by_label("the wonder").fill(wonder[:4])
        city.locator(f"[data-add={wonder}]").click()
    first = page.locator("details").first
    for name in ("palace", "altar", "lodge"):
        first.get_by_label("the cards").fill(name)
        first.locator(f"[data-add={name}]").click()
    first.get_by_label("the stages", exact=True).fill("3")
    first.get_by_label("the coins", exact=True).fill("7")
    page.get_by_role("button", name="Count").click()
    result = page.locator("[data-result]")
    expect(result.locator("tfoot tr").first).to_have_text(
        re.compile("Total\\s*28")
    )  # 15 for stages, 10 blue, 2 for coins, 1 symbol
    expect(result.locator("[data-here]")).to_be_visible()
    result.get_by_text("Every point of Player 1").click()
    expect(result).to_contain_text("Palace")
    away.set_offline(False)
    expect(result.locator("[data-here]")).to_have_count(0)
    expect(result.locator("tfoot tr").first).to_have_text(re.compile("Total\\s*28"))


def test_a_wonder_is_asked_for_without_a_line(away: BrowserContext) -> None:
    page = _things(away, "architects")
    page.get_by_role("button", name="Count").click()
    expect(page.locator(".error")).to_contain_text("Player 1: which wonder lies there?")
    expect(page.locator("[data-result]")).to_have_count(0)
