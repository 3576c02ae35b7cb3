"""How much is loaded, and what is left without a line."""

import gzip

from playwright.sync_api import Browser, Request, Route, expect

from tests.web.clicking import CARDS, OPTIONS
from tests.web.conftest import Opener
from tests.web.house import House
from tests.web.screens import duel_puzzle

KILO = 1000


def _loaded(house: House, browser: Browser, path: str, ready: str) -> tuple[int, int]:
    """Bytes that come over the line, packed, for a page; and those of the pictures that follow."""
    asked: list[Request] = []
    context = browser.new_context(base_url=house.url, service_workers="block", locale="de")
    context.add_init_script(house.remembering({}))
    page = context.new_page()
    page.on("requestfinished", lambda request: asked.append(request))
    page.goto(path)
    page.locator(ready).first.wait_for()
    page.wait_for_load_state("networkidle")
    answers = [request.response() for request in asked if "/api/" not in request.url]
    packed = [(answer.body(), len(gzip.compress(answer.body(), 9))) for answer in answers if answer is not None]
    context.close()
    art = sum(size for body, size in packed if _is_art(body))
    return sum(size for _, size in packed) - art, art


def _is_art(body: bytes) -> bool:
    """Whether it is a set of icons or the paintings: they come after the table stands."""
    return b" as paths" in body or (b"mirage" in body and b"ellipse" in body) or b" as wonderOf" in body


def test_the_first_page_is_small(house: House, browser: Browser) -> None:
    size, art = _loaded(house, browser, "/", "[data-quick]")
    print(f"home: {size} and {art}")
    assert 10 * KILO < size + art <= 90 * KILO


def test_a_table_is_loaded_within_230_kilobytes(house: House, browser: Browser) -> None:
    for game, players in (("classic", 3), ("duel", 2), ("architects", 3)):
        id = house.table(game, players)
        size, art = _loaded(house, browser, f"/t/{id}", f"{OPTIONS}, {CARDS}")
        print(f"{game}: {size} and {art}")
        assert 30 * KILO < size <= 230 * KILO and art <= 60 * KILO, game


def test_who_sits_at_a_table_waits_for_nothing_but_its_line(house: House, open_page: Opener) -> None:
    id = house.table("duel", 2)
    page, asked = open_page("/"), list[Route]()
    page.route(f"**/api/tables/{id}", lambda route: asked.append(route))
    page.goto(f"/t/{id}")
    page.locator(f"{OPTIONS}, {CARDS}").first.wait_for()
    for one in asked:  # and only now answered
        one.abort()


def test_the_board_is_fetched_while_the_line_to_a_table_is_opened(house: House, open_page: Opener) -> None:
    id = house.table("duel", 2)
    page = open_page("/")
    page.route_web_socket("**/ws", lambda line: None)  # nothing is ever told
    with page.expect_request("**/assets/Board-*.js"):
        page.goto(f"/t/{id}")


def test_a_review_is_loaded_within_250_kilobytes(house: House, browser: Browser) -> None:
    size, art = _loaded(house, browser, f"/study/{house.over('classic', 3)}", "#chances")
    print(f"study: {size} and {art}")
    assert 30 * KILO < size <= 250 * KILO and art <= 60 * KILO


def test_notebooks_and_puzzles_are_loaded_within_250_kilobytes(house: House, browser: Browser) -> None:
    for path, ready in (("/notebook/classic-chains", "main [role=img]"), (f"/puzzles/{duel_puzzle()}", CARDS)):
        size, art = _loaded(house, browser, path, ready)
        print(f"{path}: {size} and {art}")
        assert 30 * KILO < size <= 250 * KILO and art <= 60 * KILO, path


def test_the_client_opens_without_a_line(house: House, browser: Browser) -> None:
    context = browser.new_context(base_url=house.url, locale="en")
    page = context.new_page()
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
    page.reload()
    page.locator("[data-quick=duel]").wait_for()
    context.set_offline(True)
    page.goto("/settings")
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()
    page.goto("/")
    page.click("[data-quick=duel]")
    expect(page.get_by_text("The server cannot be reached")).to_be_visible()
    context.close()


def test_it_can_be_installed(house: House, browser: Browser) -> None:
    page = browser.new_page(base_url=house.url)
    page.goto("/")
    manifest = page.evaluate("fetch(document.querySelector('link[rel=manifest]').href).then(r => r.json())")
    assert {icon["sizes"] for icon in manifest["icons"]} >= {"192x192", "512x512"}
    for icon in manifest["icons"]:
        assert page.request.get(icon["src"]).headers["content-type"] == icon["type"]
    page.close()
