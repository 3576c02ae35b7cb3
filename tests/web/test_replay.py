"""A replay: what it opens with, and how one moves in it."""

from playwright.sync_api import expect

from tests.web.conftest import Opener
from tests.web.house import House


def test_a_replay_opens_with_a_board_and_follows_the_arrows(open_page: Opener, house: House) -> None:
    page = open_page(f"/replay/{house.over('classic', 3)}")
    step = page.locator("#step")
    step.wait_for()
    expect(page.locator(".board .city").first).to_be_visible()
    expect(step).not_to_have_value("0")
    opened = int(step.input_value())
    page.locator("body").click(position={"x": 2, "y": 2})
    page.keyboard.press("ArrowRight")
    expect(step).to_have_value(str(opened + 1))
    page.keyboard.press("ArrowLeft")
    expect(step).to_have_value(str(opened))
    step.fill("2")  # among the first turns everybody is asked at once, whatever the match
    expect(page.locator("main [role=option].chosen, .board [role=option].chosen")).to_have_count(1)
