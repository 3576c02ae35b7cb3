"""Tournaments in browsers: set up, joined, begun, and the way to one's table."""

from playwright.sync_api import expect

from tests.web.conftest import Opener
from tests.web.house import House
from tests.web.screens import make_profile


def test_a_tournament_is_set_up_begun_and_leads_to_the_table(open_page: Opener, house: House) -> None:
    page = open_page()
    make_profile(page, f"Ada {house.number()}")
    page.goto("/tournaments")
    page.locator("[data-make] > summary").click()
    page.locator("#tournament-title").fill("Kitchen cup")
    page.locator("[data-make] button").last.click()
    expect(page.get_by_role("heading", name="Kitchen cup")).to_be_visible()
    page.locator("[data-join]").click()
    page.locator("[data-add-bot]").click()
    expect(page.locator("main tbody tr")).to_have_count(2)
    page.locator("[data-start]").click()
    page.locator("[data-my-game]").click()
    page.wait_for_url("**/t/*")
    table = page.url.rpartition("/")[2]
    expect(page.locator("main [data-card], main [data-option]").first).to_be_visible(timeout=30_000)
    assert house.ask("GET", f"/tables/{table}")["state"] == "playing", "it begins by itself when all are there"


def test_somebody_else_joins_and_the_page_follows(open_page: Opener, house: House) -> None:
    page = open_page()
    key = make_profile(page, f"Ada {house.number()}")
    id = house.tournament(key, bots=1, start=False)
    other = open_page(viewport={"width": 390, "height": 844})
    make_profile(other, f"Bob {house.number()}")
    page.goto(f"/tournament/{id}")
    expect(page.locator("main tbody tr")).to_have_count(2)
    other.goto(f"/tournament/{id}")
    other.locator("[data-join]").click()
    expect(page.locator("main tbody tr")).to_have_count(3, timeout=15_000)
