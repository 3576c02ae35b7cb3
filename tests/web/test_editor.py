"""The position editor: a table by hand, what cannot be, the best answers, and the whole of it in a link."""

from playwright.sync_api import expect

from tests.web.conftest import Opener
from tests.web.house import House


def test_a_table_of_duel_is_set_up_put_right_and_thought_about(open_page: Opener) -> None:
    page = open_page("/editor")
    page.get_by_role("radio", name="Duel").check()
    page.locator("[data-begin]").click()
    expect(page.locator(".result")).to_contain_text("This table can be.", timeout=30_000)
    pawn = page.locator("input[type=range]")
    pawn.fill("4")
    expect(page.locator("[data-place=pawn]")).to_contain_text("The pawn cannot stand at 4")
    pawn.fill("0")
    page.locator(".entries details > summary").first.click()
    page.get_by_label("Player 1: Coins", exact=True).fill("12")
    expect(page.locator(".result .board")).to_contain_text("12")
    expect(page.locator("[data-place]")).to_have_count(0)
    page.get_by_role("button", name="Which answer is best?").click()
    expect(page.locator("[data-best]")).to_have_count(4, timeout=60_000)
    page.reload()
    expect(page.locator(".result .board")).to_contain_text("12", timeout=30_000)


def test_a_moment_of_a_replay_opens_in_the_editor(open_page: Opener, house: House) -> None:
    page = open_page(f"/replay/{house.finished('duel', 2)}")
    page.locator("#step").fill("12")
    page.get_by_role("button", name="Set up this position").click()
    expect(page.locator(".result")).to_contain_text("This table can be.", timeout=30_000)
    assert "/editor#p=1." in page.url


def test_a_link_that_holds_nothing_says_so(open_page: Opener) -> None:
    page = open_page("/editor#p=1.nonsense")
    expect(page.locator("form [role=alert]")).to_contain_text("This link holds no position.")
