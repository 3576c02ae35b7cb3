"""What if in the browser: playing on from a moment, and notebooks with lines of their own."""

from playwright.sync_api import expect

from tests.study.matches import a_record
from tests.web.conftest import Opener
from tests.web.house import House


def test_a_match_is_played_on_from_a_moment_of_its_replay(open_page: Opener, house: House) -> None:
    page = open_page(f"/replay/{house.over('duel', 2)}")
    page.locator("#step").fill("14")
    page.locator("#playon-seat").select_option("1")
    page.get_by_role("button", name="Play on", exact=True).click()
    page.wait_for_url("**/t/*")
    page.locator("main [data-card], main [data-option]").first.wait_for()
    id = page.url.rsplit("/", 1)[1]
    table = house.ask("GET", f"/tables/{id}")
    assert table["begins"] >= 14 and [seat["kind"] for seat in table["seats"]] == ["bot", "person"]


def test_a_notebook_is_written_with_a_line_of_its_own_and_read_by_others(open_page: Opener, house: House) -> None:
    page = open_page("/notebook")
    page.locator("#title").fill("A better start")
    page.locator("#record").fill(a_record("duel", 2).dumps())
    page.get_by_role("button", name="Begin", exact=True).click()
    page.locator("[data-move='10']").click()
    expect(page.locator("#step")).to_have_value("11")
    page.locator("#comment").fill("solid")
    page.locator("#comment").blur()
    page.locator("[data-trying]").click()
    page.locator("[data-try]").last.click()
    page.locator("ol ol [data-move]").first.wait_for()
    page.locator("#mark-1").select_option("!?")
    page.locator("#name").fill("the quiet way")
    page.locator("#name").blur()
    page.get_by_role("button", name="Link to it in the text").click()
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("button", name="Saved", exact=True)).to_be_visible()
    reader = open_page(page.url.replace(house.url, ""))
    expect(reader.locator("ol ol")).to_contain_text("!?")
    expect(reader.locator("ol ol")).to_contain_text("the quiet way")
    expect(reader.locator("#comment")).to_have_count(0)
    reader.locator("button.moment").click()
    expect(reader.locator("ol ol [aria-current=step]")).to_have_count(1)
