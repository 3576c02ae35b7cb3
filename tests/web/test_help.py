"""Looking things up, learning, and the score pad, in the browser."""

from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import Opener
from tests.web.house import House
from tests.web.screens import PREFS

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}


def test_a_rule_is_found_by_its_words_in_german(open_page: Opener) -> None:
    page = open_page("/rules/duel", locale="de")
    page.get_by_label("Regel suchen").fill("sechs verschiedene symbole")
    expect(page.locator(".rule")).to_have_count(1)
    expect(page.locator("#duel-45")).to_contain_text("gewinnen die Partie sofort")


def test_a_link_leads_to_a_rule_with_its_example(open_page: Opener) -> None:
    page = open_page("/rules/classic#classic-67")
    expect(page.locator("#classic-67 .example")).to_contain_text("12 + 14 = 26")
    expect(page.locator("#classic-67")).to_be_in_viewport()


def test_cards_are_found_by_players_expansions_and_words(open_page: Opener) -> None:
    page = open_page("/cards/classic")
    cards = page.locator(".cards li")
    page.get_by_label("Find a card").fill("pawnshop")
    expect(cards).to_have_count(1)
    page.get_by_role("radio", name="3", exact=True).check()
    expect(cards).to_have_count(0)
    page.get_by_label("Find a card").fill("pigeon")
    expect(cards).to_have_count(1)
    page.get_by_role("checkbox", name="Cities").uncheck()
    expect(cards).to_have_count(0)


def test_chains_are_shown_as_a_tree(open_page: Opener) -> None:
    page = open_page("/cards/classic")
    page.get_by_role("heading", name="Chains").scroll_into_view_if_needed()
    branch = page.locator(".trees .root > ul > li", has_text="Baths").first
    expect(branch.locator("ul")).to_contain_text("Aqueduct")


def fill(page: Page, figures: dict[str, int]) -> None:
    page.locator("[data-total]").first.wait_for(state="attached")
    for label, points in figures.items():
        tab = page.locator(".tabs").get_by_role("button", name=label.partition(", ")[2])
        if tab.is_visible():  # on a phone there is room for one column
            tab.click()
        page.get_by_label(label, exact=True).fill(str(points))


def test_points_are_added_up_while_typing_and_counted(open_page: Opener) -> None:
    page = open_page("/score/classic", **PHONE)
    fill(page, {"Military, Player 1": -2, "Science, Player 1": 26, "Civilian, Player 2": 24})
    expect(page.locator("[data-total='0']")).to_have_text("24")
    fill(page, {"Coins (for ties), Player 1": 2, "Coins (for ties), Player 2": 3})
    page.get_by_role("button", name="Count").click()
    result = page.locator("[data-result]")
    expect(result.locator("thead")).to_contain_text("★ Player 2")
    expect(page.get_by_text("1. Player 2 24")).to_be_visible()


def test_the_engine_counts_what_lies_on_the_table_and_explains_it(open_page: Opener) -> None:
    page = open_page("/score/duel")
    page.get_by_role("radio", name="Cards and coins").check()
    first = page.locator("details").first
    for name in ("palace", "altar"):
        first.get_by_label("the cards").fill(name)
        first.locator(f"[data-add={name}]").click()
    first.get_by_label("the coins", exact=True).fill("7")
    page.get_by_role("button", name="Count").click()
    result = page.locator("[data-result]")
    expect(result.locator("tfoot tr").first).to_contain_text("12")
    result.get_by_text("Every point of Player 1").click()
    expect(result).to_contain_text("Palace")


def test_what_cannot_be_is_told_and_not_kept(open_page: Opener) -> None:
    page = open_page("/score/classic", locale="de")
    fill(page, {"Forschung, Spieler 1": 3})
    page.get_by_role("button", name="Auszählen").click()
    expect(page.locator(".error")).to_contain_text("Spieler 1")
    expect(page.locator("[data-result]")).to_have_count(0)
    expect(page.get_by_text("Tische, die du auszählst, werden hier")).to_be_visible()


def test_a_shared_link_opens_the_same_table(open_page: Opener) -> None:
    page = open_page("/score/architects")
    fill(page, {"Wonder, Player 1": 15})
    page.get_by_role("button", name="Share").click()
    link = page.get_by_label("Link to this table").first.input_value()
    other = open_page(link)
    expect(other.get_by_label("Wonder, Player 1", exact=True)).to_have_value("15")


def test_the_pad_adds_up_points_on_a_phone_without_a_line(browser: Browser, house: House) -> None:
    context = browser.new_context(base_url=house.url, locale="en", **PHONE)  # with its service worker
    context.add_init_script(house.remembering(PREFS))
    page = context.new_page()
    page.goto("/score/duel")
    page.locator("[data-total]").first.wait_for()
    page.evaluate("navigator.serviceWorker.ready")
    page.reload()
    page.locator("[data-total]").first.wait_for()
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    page.reload()
    page.locator("[data-total]").first.wait_for()
    context.set_offline(True)
    page.reload()
    fill(page, {"Military, Player 1": 5, "Civilian, Player 2": 12})
    page.get_by_role("button", name="Count").click()
    expect(page.locator("[data-result] thead")).to_contain_text("★ Player 2")
    expect(page.get_by_text("Added up here, without the server")).to_be_visible()
    context.close()


def test_pictures_of_cards_are_drawn_where_somebody_looks(open_page: Opener) -> None:
    """All of them keep a slow phone busy for over a second."""
    page = open_page("/cards/classic", **PHONE)
    page.get_by_role("heading", name="Chains").wait_for()
    entries = page.locator(".cards li")
    expect(entries.nth(200)).to_be_attached()
    page.locator(".cards .painting").first.wait_for()
    page.wait_for_timeout(300)
    assert page.locator(".cards .painting").count() < 20
    last = entries.filter(has_text="Rome").last
    last.scroll_into_view_if_needed()
    expect(last.locator(".painting")).to_be_visible()
