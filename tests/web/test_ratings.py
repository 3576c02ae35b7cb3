"""Ratings, tokens and reports in the browser."""

from playwright.sync_api import expect

from tests.web.conftest import Opener
from tests.web.house import House
from tests.web.tables import enter


def test_the_list_of_a_class_has_bots_with_their_intervals(open_page: Opener) -> None:
    page = open_page("/ratings")
    row = page.get_by_role("row").filter(has_text="bot “random”")
    expect(row).to_contain_text("500")
    page.get_by_label("Matches").select_option("architects-2")
    expect(page.get_by_role("heading", name="Architects, 2 players")).to_be_visible()
    page.get_by_role("link", name="bot “medium”").click()
    expect(page.get_by_role("heading", name="7 Wonders in teams")).to_be_visible()


def test_a_line_of_the_chat_is_reported_once(open_page: Opener, house: House) -> None:
    page = open_page()
    table = house.table("duel", 2, people=2)
    house.say(table, 1, "something rude")
    enter(page, house, table)
    page.get_by_role("button", name="I am Ada").click()
    page.keyboard.press("c")
    page.get_by_role("button", name="Report what Ben said").click()
    page.get_by_label("Why").fill("rude")
    page.get_by_role("button", name="Send report").click()
    expect(page.get_by_text("The report has been kept for the moderators.")).to_be_visible()
