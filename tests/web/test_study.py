"""Reviews in the browser: from the end of a match to a better answer, and hints at a table."""

import time

from playwright.sync_api import expect

from tests.study.matches import a_record
from tests.web.clicking import wait_for_turn
from tests.web.conftest import Opener
from tests.web.house import PATIENCE, House

BAD = ("inaccuracy", "mistake", "blunder")


def _mistake(house: House) -> tuple[str, str]:
    """A review that has found a mistake, and whose: of a match of bots that do not think, the same each time."""
    until = time.monotonic() + PATIENCE
    study = house.ask("POST", "/studies", {"record": a_record("duel", 2, bots="random").dumps()})
    while True:
        bad = [str(one["seat"]) for one in study["review"]["decisions"] if one["mark"] in BAD]
        if bad:
            return study["key"], bad[0]
        assert study["done"] < study["all"], "every answer was good"
        assert time.monotonic() < until, "the review does not go on"
        time.sleep(0.1)
        study = house.ask("GET", f"/studies/{study['key']}")


def test_a_match_is_reviewed_and_its_mistakes_are_learned_from(open_page: Opener, house: House) -> None:
    key, seat = _mistake(house)
    page = open_page(f"/study/{key}")
    page.locator("#whose").select_option(seat)
    mistake = page.locator("li.mistake button, li.blunder button, li.inaccuracy button").first
    mistake.click()
    expect(mistake).to_have_attribute("aria-current", "step")
    expect(page.locator("#seat")).to_have_value(seat)
    page.get_by_role("button", name="Begin", exact=True).click()
    page.locator(".choices button").first.wait_for()
    page.get_by_role("button", name="Show me").click()
    expect(page.locator("section:has(#learn) [role=status]")).to_contain_text("Better:")
    page.goto(f"/replay/{house.over('duel', 2)}")
    page.get_by_role("link", name="Review").click()
    expect(page.locator("#chances")).to_be_visible(timeout=30_000)


def test_a_record_from_elsewhere_is_reviewed_and_a_wrong_one_told(open_page: Opener) -> None:
    page = open_page("/study")
    page.locator("#record").fill("no record")
    page.get_by_role("button", name="Review").click()
    expect(page.locator("p.error")).to_contain_text("no record of a match")
    page.locator("#record").fill(a_record("duel", 2).dumps())
    page.get_by_role("button", name="Review").click()
    expect(page.locator("#chances")).to_be_visible(timeout=30_000)


def test_a_hint_tells_more_each_time(open_page: Opener, house: House) -> None:
    page = open_page(f"/t/{house.table('duel', 2, assists=['hints'])}")
    assert wait_for_turn(page)
    for strength in ("nudge", "answer", "reasons"):
        page.locator(f"[data-hint={strength}]").click(timeout=30_000)
    expect(page.locator("[data-hint]")).to_have_count(0, timeout=30_000)
    expect(page.get_by_label("Hint", exact=True)).to_contain_text("Good is:")
