"""Whether tables fit their windows, whatever was dealt.

    .venv/bin/python benchmarks/client_fit.py [--deals 10] [--only duel] [--pictures FOLDER]

Opens tables of many deals at the sizes that are tight, in German, which has the longer words, and says in how many of
them a part is clipped, a word is cut, or something runs out of the window; in large windows also where a sign is small
or too much of the cloth is bare. Tests look at one deal of each. Needs the
client built (`scripts/web build`) and a Chromium on the path.
"""

import argparse
import shutil
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import Browser, Page, TimeoutError, sync_playwright

from tests.web.clicking import wait_for_turn
from tests.web.conftest import CHROMIUM, WINDOWLESS
from tests.web.house import House, serving
from tests.web.screens import PREFS
from tests.web.tables import enter
from tests.web.test_boards import CUT as CUT_NAMES
from tests.web.test_late import CLIPPED, COLLIDING
from tests.web.test_look import BARE, BROKEN_TAGS, CUT, SMALL

MOST_BARE = {(1440, 900): 0.20, (2560, 1440): 0.30}
"""The share of the window that may be bare cloth; and there signs must be large enough."""
LEAST_SIGN = {"own": 24, "all": 20}
SETTLES = 3000
"""Milliseconds until a table must have found its form."""
WRONG = f"""isDesktop => [
    ...({CLIPPED})(), ...({COLLIDING})(), ...({CUT})(), ...({CUT_NAMES})(), ...({BROKEN_TAGS})(),
    ...[...document.querySelectorAll('main :is(.act .option, .go)')].filter(one => {{
        const box = one.getBoundingClientRect();
        return one.checkVisibility() && (box.bottom > innerHeight + 1 || box.right > innerWidth + 1);
    }}).map(one => `out of the window: ${{one.textContent}}`),
    ...document.documentElement.scrollWidth > innerWidth ? ['wider than the window'] : [],
    ...isDesktop && document.documentElement.scrollHeight > innerHeight ? ['higher than the window'] : [],
]"""


@dataclass(frozen=True)
class Case:
    """Tables of one kind, so many answers after the beginning."""

    game: str
    players: int
    answers: int
    options: dict[str, Any] = field(default_factory=dict)
    sizes: tuple[tuple[int, int], ...] = ((1440, 900),)


DESKTOPS = ((1280, 720), (1440, 900), (2560, 1440))
PHONES = ((360, 640), (844, 390))
BOTH = {"expansions": "cities,leaders"}
TEAMS = {"expansions": "cities", "teams": True}
FIXED = {"wonders": "fixed"}
CASES: Final = {
    "duel early": Case("duel", 2, 2, FIXED, (*DESKTOPS, *PHONES)),
    "duel late": Case("duel", 2, 20, FIXED, DESKTOPS),
    "classic 3": Case("classic", 3, 15, {}, DESKTOPS),
    "classic 4": Case("classic", 4, 13, {}, (*DESKTOPS, *PHONES)),
    "classic 7": Case("classic", 7, 14, {}, DESKTOPS),
    "classic 8": Case("classic", 8, 16, BOTH, DESKTOPS),
    "teams 6": Case("classic", 6, 14, TEAMS, DESKTOPS),
    "boards": Case("classic", 4, 0, {"wonders": "choose", "sides": "choose"}, (*DESKTOPS[1:], *PHONES)),
    "architects 4": Case("architects", 4, 12, {}, (*DESKTOPS[1:], *PHONES)),
    "architects 7": Case("architects", 7, 8, {}, DESKTOPS[1:]),
}


def look(page: Page, house: House, id: str, size: tuple[int, int]) -> list[str]:
    """What is wrong with a table once it has found its form, a card chosen where there are cards to choose from."""
    enter(page, house, id)
    if not wait_for_turn(page):
        return []
    page.locator("main .painting").first.wait_for()
    empty = filled(page, size)
    card = page.locator("main [role=option]:not([aria-disabled])")
    if card.count():
        card.last.evaluate("one => one.click()")
        page.locator("main :is(.act .option, .go)").first.wait_for()
    is_desktop = min(size) >= 700
    try:
        page.wait_for_function(f"desktop => !({WRONG})(desktop).length", arg=is_desktop, timeout=SETTLES)
    except TimeoutError:
        return list(page.evaluate(WRONG, is_desktop)) + empty
    return empty


def filled(page: Page, size: tuple[int, int]) -> list[str]:
    """Whether most of a large window is used, by signs that can be seen, before anything is chosen."""
    if size not in MOST_BARE:
        return []
    bare = page.evaluate(BARE)
    small = [f"small: {one}" for one in page.evaluate(SMALL, LEAST_SIGN)]
    return small + ([f"bare: {bare:.0%}"] if bare > MOST_BARE[size] else [])


def pages_of(browser: Browser, house: House, case: Case) -> dict[tuple[int, int], Page]:
    found = {}
    for width, height in case.sizes:
        phone = min(width, height) < 700
        context = browser.new_context(
            base_url=house.url,
            viewport={"width": width, "height": height},
            locale="de",
            has_touch=phone,
            is_mobile=phone,
            service_workers="block",
        )
        context.add_init_script(house.remembering(PREFS))
        found[width, height] = context.new_page()
        found[width, height].goto("/")
    return found


def tried(browser: Browser, house: House, name: str, deals: int, seed: str, save: Callable[[Page, str], None]) -> None:
    case = CASES[name]
    pages = pages_of(browser, house, case)
    wrong: dict[tuple[int, int], list[list[str]]] = {size: [] for size in case.sizes}
    for deal in range(deals):
        house.deal_by(f"{seed} {name} {deal}")
        id = house.table(case.game, case.players, options=case.options)
        house.play(id, case.answers, f"{seed} {deal}")
        for size, page in pages.items():
            if found := look(page, house, id, size):
                wrong[size].append(found)
                save(page, f"{name.replace(' ', '-')}-{size[0]}-{deal}")
    for (width, height), found_there in wrong.items():
        print(f"{name:14} {width:5}×{height:<5} {len(found_there)} of {deals} deals", flush=True)
        for found in found_there:
            print("    " + "; ".join(found[:4]), flush=True)
    for page in pages.values():
        page.context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=10)
    parser.add_argument("--only", default="", metavar="PART", help="tables whose names have this in them")
    parser.add_argument("--seed", default="fit", help="for what is dealt and answered")
    parser.add_argument("--pictures", type=Path, default=None, metavar="FOLDER", help="pictures of what does not fit")
    given = parser.parse_args()
    program = next(filter(None, map(shutil.which, (WINDOWLESS, *CHROMIUM))), None)
    if program is None:
        sys.exit("There is no chromium on the path.")

    def save(page: Page, name: str) -> None:
        if given.pictures:
            page.screenshot(path=given.pictures / f"{name}.png")

    with tempfile.TemporaryDirectory() as data, serving(Path(data)) as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        for name in CASES:
            if given.only in name:
                tried(browser, house, name, given.deals, given.seed, save)
        browser.close()


if __name__ == "__main__":
    main()
