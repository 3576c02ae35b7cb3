"""Late in a match cities are full: all of a turn is still in the window, and nothing of a city is cut off."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.clicking import wait_for_turn
from tests.web.conftest import Opener
from tests.web.house import House
from tests.web.tables import enter
from tests.web.test_boards import BARE as DUEL_BARE
from tests.web.test_look import BARE

CLIPPED = """() => [...document.querySelectorAll(
        'main :is(.folds, .deeds, .far-seat, .neighbour, .numbers, .act, .side .city)')]
    .filter(one => one.checkVisibility() && one.scrollHeight > one.clientHeight + 3)
    .map(one => `${one.className} ${one.scrollHeight} > ${one.clientHeight}`)"""
"""Parts of a table whose content is higher than they are."""

COLLIDING = """() => [...document.querySelectorAll('main .act .about > :is(.title, p)')].filter(one => {
    const room = one.parentElement.getBoundingClientRect();
    return one.getBoundingClientRect().right > room.right + 1 || one.scrollWidth > one.clientWidth + 1;
}).map(one => `under a button: ${one.textContent.trim()}`)"""
"""Words about the chosen card of Duel that run out of their room, under the buttons beside it."""

PHONE: dict[str, Any] = {"has_touch": True, "is_mobile": True}


def _late(page: Page, house: House, game: str, players: int, answers: int, **settings: Any) -> None:
    id = house.table(game, players, **settings)
    house.play(id, answers)
    enter(page, house, id)
    assert wait_for_turn(page)
    page.locator("main .painting").first.wait_for()


@pytest.mark.parametrize(
    ("game", "players", "answers"),
    [("classic", 4, 13), ("classic", 7, 14), ("architects", 4, 12), ("architects", 7, 8)],
)
def test_a_full_table_fits_the_window(game: str, players: int, answers: int, open_page: Opener, house: House) -> None:
    page = open_page("/", viewport={"width": 1440, "height": 900}, locale="de")
    _late(page, house, game, players, answers)
    page.wait_for_function(f"() => !({CLIPPED})().length")
    page.wait_for_function("() => document.documentElement.scrollHeight <= innerHeight")


TEAMS = {"expansions": "cities", "teams": True}
BOTH = {"expansions": "cities,leaders"}


@pytest.mark.parametrize(("players", "options"), [(8, BOTH), (6, TEAMS)])
def test_eight_cities_fit_a_small_desktop(players: int, options: Any, open_page: Opener, house: House) -> None:
    page = open_page("/", viewport={"width": 1280, "height": 720}, locale="de")
    _late(page, house, "classic", players, 14, options=options)
    page.wait_for_function(f"() => !({CLIPPED})().length")
    page.wait_for_function("() => document.documentElement.scrollHeight <= innerHeight")


@pytest.mark.parametrize(("answers", "width", "height", "most"), [(8, 1440, 900, 0.20), (18, 2560, 1440, 0.30)])
def test_an_emptied_layout_of_duel_leaves_no_bare_cloth(
    answers: int, width: int, height: int, most: float, open_page: Opener, house: House
) -> None:
    page = open_page("/", viewport={"width": width, "height": height})
    _late(page, house, "duel", 2, answers, options={"wonders": "fixed"})
    page.wait_for_function(f"() => ({DUEL_BARE})() < {most}")


@pytest.mark.parametrize(("players", "answers", "options"), [(3, 5, {}), (4, 6, TEAMS)])
def test_few_cards_in_hand_leave_no_bare_cloth(
    players: int, answers: int, options: Any, open_page: Opener, house: House
) -> None:
    page = open_page("/", viewport={"width": 1440, "height": 900})
    _late(page, house, "classic", players, answers, options=options)
    page.wait_for_function(f"() => ({BARE})() < 0.20")


def test_full_cities_of_duel_leave_the_actions_in_the_window(open_page: Opener, house: House) -> None:
    page = open_page("/", viewport={"width": 1440, "height": 900}, locale="de")
    _late(page, house, "duel", 2, 20, options={"wonders": "fixed"})
    page.locator("main [role=option]:not([aria-disabled])").first.click()
    expect(page.locator("main .act .option").last).to_be_in_viewport(ratio=1)
    page.wait_for_function(f"() => !({CLIPPED})().length")
    for card in page.locator("main [role=option]:not([aria-disabled])").all():
        card.evaluate("one => one.click()")
        assert page.evaluate(COLLIDING) == []
    page.wait_for_function("() => document.documentElement.scrollHeight <= innerHeight")


def test_on_a_phone_the_decks_and_the_own_wonder_are_seen_together(open_page: Opener, house: House) -> None:
    page = open_page("/", viewport={"width": 390, "height": 844}, locale="de", **PHONE)
    _late(page, house, "architects", 4, 8)
    for part in (*page.locator("main .piles .card").all(), *page.locator("main [data-stage]").all()):
        expect(part).to_be_in_viewport(ratio=1)


def test_on_a_phone_a_chosen_card_of_duel_comes_out_from_under_its_sheet(open_page: Opener, house: House) -> None:
    page = open_page("/", viewport={"width": 360, "height": 640}, locale="de", **PHONE)
    _late(page, house, "duel", 2, 2, options={"wonders": "fixed"})
    card = page.locator("main [role=option]:not([aria-disabled])").last
    card.evaluate("one => one.click()")
    page.locator("main .act .option").first.wait_for()
    page.wait_for_function(
        """() => {
        const box = document.querySelector('[role=option][aria-selected=true]').getBoundingClientRect();
        return box.bottom <= document.querySelector('.dock').getBoundingClientRect().top + 1;
    }"""
    )
