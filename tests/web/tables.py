"""The screens of a table, and how to get there: what `tests/web/screens.py` has for all pages."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from tests.web.house import House

Screen = Callable[[Page, House], None]


def enter(page: Page, house: House, id: str) -> None:
    """Open a table with the seats that the house has given out."""
    page.evaluate("held => localStorage.setItem('wonders.tables', JSON.stringify(held))", house.held)
    page.goto(f"/t/{id}")


def _table(game: str, players: int, then: str = "", **settings: Any) -> Screen:
    def go(page: Page, house: House) -> None:
        enter(page, house, house.table(game, players, **settings))
        page.locator("main [data-card], main [data-option]").first.wait_for()
        if then:
            page.keyboard.press(then)
            page.locator("aside h2").first.wait_for()

    return go


def other_seat(house: House, **settings: Any) -> tuple[str, str]:
    """A table of Duel at which the browser has seat 1 and waits; and the token of seat 0."""
    id = house.table("duel", 2, people=2, **settings)
    return id, house.held[id]["seats"].pop("0")


def _plan(page: Page, house: House) -> None:
    """An answer in advance is being chosen, at a table over days."""
    id, _ = other_seat(house, clock={"kind": "move", "seconds": 2 * 86400})
    enter(page, house, id)
    page.locator("[data-plan]").click()
    page.locator("form select:not([disabled])").nth(1).wait_for()


def _menu(page: Page, house: House) -> None:
    enter(page, house, house.table("duel", 2))
    page.get_by_role("button", name="Menu").or_(page.get_by_role("button", name="Menü")).click()
    page.locator("aside h2").first.wait_for()


def _lobby(page: Page, house: House) -> None:
    enter(page, house, house.table("classic", 4, start=False, options={"expansions": "cities"}, listed=True))
    page.locator("#invite").wait_for()


def _cover(page: Page, house: House) -> None:
    enter(page, house, house.table("duel", 2, people=2))
    page.locator(".cover").wait_for()


def _words(page: Page, house: House) -> None:
    change = "kept => localStorage.setItem('wonders.prefs', JSON.stringify({...JSON.parse(kept), textMode: true}))"
    page.evaluate(change, page.evaluate("localStorage['wonders.prefs']"))
    enter(page, house, house.table("classic", 3))
    page.locator("#command").wait_for()


def _end(page: Page, house: House) -> None:
    enter(page, house, house.over("classic", 3))
    page.locator("[data-end] table").wait_for()


def _chosen(page: Page, house: House) -> None:
    """A card of the layout chosen, with what can be done with it."""
    enter(page, house, house.table("duel", 2, options={"wonders": "fixed"}))
    page.wait_for_selector("[data-turn=true]", timeout=60_000)
    page.locator("main [role=option]:not([aria-disabled])").first.click()
    page.locator("main .act .option").first.wait_for()


TABLES: dict[str, Screen] = {
    "plan": _plan,
    "lobby": _lobby,
    "classic": _table("classic", 3),
    "classic-4": _table("classic", 4),
    "classic-7": _table("classic", 7),
    "classic-8": _table("classic", 8, options={"expansions": "cities"}),
    "classic-cities-leaders": _table("classic", 4, options={"expansions": "cities,leaders"}),
    "classic-teams": _table("classic", 4, options={"expansions": "cities", "teams": True}),
    "classic-boards": _table("classic", 4, options={"wonders": "choose", "sides": "choose"}),
    "log": _table("classic", 3, then="l"),
    "chat": _table("duel", 2, then="c"),
    "menu": _menu,
    "duel": _table("duel", 2),
    "duel-chosen": _chosen,
    "architects": _table("architects", 4),
    "cover": _cover,
    "text": _words,
    "end": _end,
}
