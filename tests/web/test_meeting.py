"""People meet in the browser: they find each other, see who is there, pause, and know whom a link is for."""

from playwright.sync_api import Page, expect

from tests.web.conftest import Opener
from tests.web.house import House


def _two(open_page: Opener, house: House) -> tuple[Page, Page]:
    """Two browsers at a table of Duel."""
    id = house.table("duel", 2, people=2)
    tokens = house.held[id]["seats"]
    pages = []
    for seat in ("0", "1"):
        house.held[id]["seats"] = {seat: tokens[seat]}
        pages.append(open_page(f"/t/{id}"))
    for page in pages:
        page.wait_for_selector("[data-turn]")
    return pages[0], pages[1]


def _look(page: Page, is_hidden: bool) -> None:
    """As if the page went out of sight, or came back."""
    page.evaluate(
        "hidden => { Object.defineProperty(document, 'hidden', { get: () => hidden, configurable: true });"
        " document.dispatchEvent(new Event('visibilitychange')) }",
        is_hidden,
    )


def test_whoever_looks_elsewhere_or_has_left_is_shown_as_away(open_page: Opener, house: House) -> None:
    ada, ben = _two(open_page, house)
    expect(ada.locator("main [data-presence=here]").first).to_be_visible()
    _look(ben, True)
    expect(ada.locator("main [data-presence=away]").first).to_be_visible()
    ada.get_by_role("button", name="Menu").click()
    expect(ada.get_by_text("Ben: away")).to_be_visible()
    _look(ben, False)
    expect(ada.get_by_text("Ben: here")).to_be_visible()
    ben.close()
    expect(ada.get_by_text("Ben: away")).to_be_visible()


def test_two_people_pause_and_go_on(open_page: Opener, house: House) -> None:
    ada, ben = _two(open_page, house)
    ada.get_by_role("button", name="Menu").click()
    ada.get_by_role("button", name="Offer a pause").click()
    expect(ada.get_by_text("You have offered a pause. Still to agree: Ben.")).to_be_visible()
    ben.get_by_role("button", name="Agree").click()
    for page in (ada, ben):
        expect(page.locator(".notices").get_by_text("The match pauses.")).to_be_visible()
        expect(page.locator("[data-turn] strong"), "nobody's turn").to_have_count(0)
    ben.get_by_role("button", name="Go on").click()
    expect(ada.locator(".notices").get_by_text("The match pauses.")).to_have_count(0)


def test_two_who_look_for_players_find_each_other(open_page: Opener, house: House) -> None:
    pages = [open_page("/lobby"), open_page("/lobby")]
    for page in pages:
        page.get_by_label("Duel", exact=True).check()
        page.get_by_label("never", exact=True).check()
        page.locator("[data-find]").click()
    for page in pages:
        page.wait_for_selector("[data-turn]", timeout=30_000)
    assert pages[0].url == pages[1].url


def test_whoever_stops_looking_is_not_found(open_page: Opener, house: House) -> None:
    one = open_page("/lobby")
    one.get_by_label("Duel", exact=True).check()
    one.get_by_label("never", exact=True).check()
    one.locator("[data-find]").click()
    one.get_by_role("button", name="Stop looking").click()
    expect(one.locator("[data-find]")).to_be_visible()


def test_an_invitation_says_that_its_link_works_on_this_machine_only(open_page: Opener, house: House) -> None:
    page = open_page(
        f"/t/{house.table('duel', 2, start=False, seats=[{'kind': 'person', 'name': 'Ada', 'mine': True}])}"
    )
    expect(page.locator("[data-range=here]")).to_contain_text("works on this machine only")
