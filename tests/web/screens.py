"""Every screen of the client, and how to get there: for checks that hold on each, and for `scripts/screenshots`."""

import re
from typing import Any

from playwright.sync_api import Page

from tests.web.house import House
from tests.web.tables import TABLES, Screen
from wonders.puzzles.library import shipped

PREFS: dict[str, Any] = {"motion": 0, "confirm": False, "hold": False}
"""Tests do not wait for animations."""


def _at(path: str, ready: str = "main h2, main form, main .panel") -> Screen:
    def go(page: Page, house: House) -> None:
        page.goto(path)
        page.locator(ready).first.wait_for()

    return go


def _lesson(game: str) -> Screen:
    def go(page: Page, house: House) -> None:
        page.goto(f"/lesson/{game}")
        page.locator(".coach .button").click()
        page.locator("main [data-card].spotlit").wait_for()

    return go


def _folded_out(page: Page, house: House) -> None:
    page.goto("/new/classic")
    page.locator("form details > summary").first.click()
    page.locator("form [type=checkbox]").first.wait_for()


def _replay(page: Page, house: House) -> None:
    id = house.over("duel", 2)
    page.goto(f"/replay/{id}")
    page.locator("#step").wait_for()
    page.locator("#step").fill("9")


def _study(page: Page, house: House) -> None:
    """A review with its graph and its list, and a lesson begun."""
    id = house.over("duel", 2)
    page.goto(f"/study/{id}")
    page.locator("#step").wait_for()
    page.locator("#whose").select_option("1")
    page.locator("#learn").wait_for()


def _demo(page: Page, house: House) -> None:
    page.goto("/demo/duel")
    page.locator("#step").wait_for()
    page.locator("#step").fill("15")


def _listed(page: Page, house: House) -> None:
    house.table("architects", 3, start=False, listed=True, title="Friday night")
    page.goto("/watch")
    page.locator("main li").first.wait_for()


def _here(page: Page, house: House) -> None:
    """People at one device, with their names and signs."""
    page.goto("/new/classic")
    page.locator("form").wait_for()
    page.locator("fieldset label").filter(has_text="device").or_(
        page.locator("fieldset label").filter(has_text="Gerät")
    ).click()
    page.locator("#name-1").wait_for()


def _open_tables(page: Page, house: House) -> None:
    house.table("classic", 5, start=False, listed=True, title="Friday night", options={"expansions": "leaders"})
    page.goto("/lobby")
    page.locator("[data-find]").wait_for()
    page.locator("main li h3").first.wait_for()


def _guilds(page: Page, house: House) -> None:
    """A part of the cards: all of them take axe a minute."""
    page.goto("/cards/classic")
    page.locator(".cards li").first.wait_for()
    page.get_by_role("searchbox").fill("guild")


def _things(page: Page, house: House) -> None:
    page.goto("/score/classic")
    page.locator("[data-total]").first.wait_for()
    page.get_by_role("radio").nth(1).check()
    page.locator("details").first.wait_for()


def _solved(page: Page, house: House) -> None:
    """A puzzle with an answer given, right or wrong."""
    page.goto(f"/puzzles/{duel_puzzle()}")
    page.locator("main [role=option]:not([aria-disabled])").first.click()
    page.locator("main .act .option").first.click()
    page.locator(".told").wait_for()


def _editor(game: str) -> Screen:
    """A table that is set up by hand, a city unfolded, with pictures to choose from."""

    def go(page: Page, house: House) -> None:
        page.goto(f"/editor/{game}")
        page.locator(".result .board [data-card], .result .board [data-option]").first.wait_for()
        page.locator(".entries details:not([open]) > summary").first.click()
        page.locator(".entries details[open] button[aria-expanded=false]").first.click()
        page.locator(".entries .pictures").first.wait_for()

    return go


def duel_puzzle() -> str:
    """A puzzle that is solved with a card of the layout."""
    return next(one.id for one in shipped().values() if one.game == "duel" and one.best[0].startswith("build "))


MAKE_PROFILE = """async ([name, isPublic]) => {
    const ask = (method, body, key) => fetch('/api/me', {method, body: JSON.stringify(body),
        headers: {'Content-Type': 'application/json', ...(key ? {'Wonders-Profile': key} : {})}})
        .then((it) => it.json());
    const {key, me} = await ask('POST', {name, device: 'Laptop'});
    if (isPublic) await ask('PATCH', {public: true}, key);
    localStorage.setItem('wonders.profile', JSON.stringify({key, id: me.id}));
    return key;
}"""


def make_profile(page: Page, name: str, is_public: bool = False) -> str:
    """A profile of this browser; its key."""
    page.goto("/about")
    key: str = page.evaluate(MAKE_PROFILE, [name, is_public])
    return key


def be(page: Page, key: str) -> None:
    """Let this browser be somebody."""
    page.evaluate("key => localStorage.setItem('wonders.profile', JSON.stringify({key, id: 'somebody'}))", key)


def _me(page: Page, house: House) -> None:
    make_profile(page, f"Ada {house.number()}")
    page.goto("/me")
    page.locator("#matches").wait_for()
    page.get_by_role("button", name=re.compile("Make a code|Code erzeugen")).click()
    page.locator("[data-code]").wait_for()


def _tokens(page: Page, house: House) -> None:
    be(page, house.profile())
    page.goto("/tokens")
    page.locator("main form").wait_for()


def _profile(page: Page, house: House) -> None:
    name = f"Grace {house.number()}"
    key = make_profile(page, name, is_public=True)
    house.finished("duel", 2, key=key)
    page.goto(f"/p/{name}")
    page.locator("main table").first.wait_for()


def _reporting(page: Page, house: House) -> None:
    """A notebook of somebody else, about to be reported."""
    page.goto(f"/notebook/{house.notebook()}")
    page.get_by_role("button", name=re.compile("Report this|Dieses Notizheft")).click()
    page.locator("form .input").wait_for()


def _reports(page: Page, house: House) -> None:
    """What a moderator is to decide on."""
    house.notebook()
    be(page, house.moderator())
    page.goto("/moderation")
    page.locator("main section.panel li").first.wait_for()


def _tournaments(page: Page, house: House) -> None:
    """The list, with the form for a new one open."""
    key = make_profile(page, f"Ada {house.number()}")
    house.tournament(key, "groups", "classic", 2, title="Friday groups", start=False)
    page.goto("/tournaments")
    page.locator("main li h3").first.wait_for()
    page.locator("[data-make] > summary").click()
    page.locator("#tournament-title").wait_for()


def _tournament(page: Page, house: House) -> None:
    """A knock-out in its first round, with a table that waits for who looks at it."""
    key = make_profile(page, f"Ada {house.number()}")
    id = house.tournament(key, "knockout", bots=5, third=True, title="Spring cup")
    page.goto(f"/tournament/{id}")
    page.locator(".bracket").wait_for()
    page.locator("#standings").wait_for()


SCREENS: dict[str, Screen] = {
    **TABLES,
    "home": _at("/", "[data-quick=duel]"),
    "new-classic": _at("/new/classic", "form"),
    "new-classic-all": _folded_out,
    "new-duel": _at("/new/duel", "form"),
    "new-architects": _at("/new/architects", "form"),
    "join": _at("/join"),
    "new-here": _here,
    "find-players": _open_tables,
    "friends": _at("/friends", "main .panel"),
    "tournaments": _tournaments,
    "tournament": _tournament,
    "watch": _listed,
    "settings": _at("/settings"),
    "days": _at("/days", "#off-first"),
    "me": _me,
    "me-without": _at("/me", "#recovery"),
    "profile": _profile,
    "keys": _at("/keys", "table"),
    "about": _at("/about"),
    "missing": _at("/nowhere"),
    "ratings": _at("/ratings", "main table"),
    "ratings-of": _at("/ratings/of/bot:medium", "main .panel"),
    "tokens": _tokens,
    "moderation": _at("/moderation", "main [role=alert]"),
    "reports": _reports,
    "rules": _at("/rules/classic", "dl dt"),
    "cards": _guilds,
    "cards-duel": _at("/cards/duel", ".cards li"),
    "rules-duel": _at("/rules/duel", "dl dt"),
    "learn": _at("/learn/architects", "main ol"),
    "lesson": _lesson("classic"),
    "lesson-duel": _lesson("duel"),
    "score": _at("/score/classic", "[data-total]"),
    "score-things": _things,
    "explorer": _at("/explorer/classic", "main table"),
    "explorer-duel": _at("/explorer/duel", "main table"),
    "puzzles": _at("/puzzles", "main li"),
    "puzzle": _solved,
    "replay": _replay,
    "study": _study,
    "editor": _at("/editor", "[data-begin]"),
    "editor-duel": _editor("duel"),
    "editor-architects": _editor("architects"),
    "editor-classic": _editor("classic"),
    "notebooks": _at("/notebook", "#shelf"),
    "notebook": _at("/notebook/duel-tempo?at=14", "#playon"),
    "notebook-report": _reporting,
    "study-start": _at("/study", "form"),
    "demo": _demo,
    "demo-classic": _at("/demo/classic", "#step"),
    "demo-architects": _at("/demo/architects", "#step"),
}
