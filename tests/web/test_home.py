"""The first minutes: from the front page to a match, in either language."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.clicking import wait_for_turn
from tests.web.conftest import Opener
from tests.web.house import House


@pytest.mark.parametrize("game", ["classic", "duel", "architects"])
def test_two_clicks_lead_into_a_match_against_bots(game: str, open_page: Opener) -> None:
    page = open_page()
    page.click(f"[data-quick={game}]")
    assert wait_for_turn(page)
    assert re.search("/t/", page.url)
    expect(page.locator("main [data-card], main [data-option]").first).to_be_visible()


def test_the_language_changes_at_once_and_stays(open_page: Opener) -> None:
    page = open_page()
    expect(page.get_by_role("link", name="Rules")).to_be_visible()
    page.get_by_role("button", name="Deutsch").click()
    expect(page.get_by_role("link", name="Regeln")).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "de"
    page.reload()
    expect(page.get_by_role("link", name="Regeln")).to_be_visible()


def test_a_german_browser_is_spoken_to_in_german(open_page: Opener, house: House) -> None:
    page = open_page(f"/t/{house.table('duel', 2)}", locale="de-DE")
    expect(page.get_by_text("Du bist").first).to_be_visible()


def test_a_table_is_set_up_with_options_and_begun(open_page: Opener, house: House) -> None:
    page = open_page("/new/classic")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("radio", name="People, by invitation").check()
    page.get_by_text("More choices").click()
    page.get_by_role("checkbox", name="Cities").check()
    page.get_by_role("button", name="Set up the table").click()
    page.get_by_role("button", name="Bots for the open seats").click()
    expect(page.get_by_text("Expansions: Cities")).to_be_visible()
    page.get_by_role("button", name="Begin", exact=True).click()
    assert wait_for_turn(page)
    id = page.url.rpartition("/")[2]
    table = house.ask("GET", f"/tables/{id}")
    assert table["options"]["expansions"] == "cities"
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "bot", "bot"]


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844), (360, 640), (844, 390)])
@pytest.mark.parametrize("game", ["classic", "duel", "architects"])
def test_the_way_on_is_in_view_while_a_table_is_set_up(game: str, width: int, height: int, open_page: Opener) -> None:
    """And so is the first preset with its name, however low the window is; with all choices unfolded, too."""
    phone: dict[str, Any] = {"has_touch": True, "is_mobile": True} if min(width, height) < 700 else {}
    page = open_page(f"/new/{game}", viewport={"width": width, "height": height}, **phone)
    begin = page.get_by_role("button", name="Begin", exact=True)
    expect(begin).to_be_in_viewport(ratio=1)
    expect(page.locator("[data-preset]").first).to_be_in_viewport(ratio=1)
    page.get_by_text("More choices").click()
    expect(begin).to_be_in_viewport(ratio=1)
    covered = begin.evaluate(
        "one => { const {x, y, width, height} = one.getBoundingClientRect();"
        " return !one.contains(document.elementFromPoint(x + width / 2, y + height / 2)) }"
    )
    assert not covered
