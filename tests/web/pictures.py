"""Writes a picture of every screen: `scripts/screenshots`; with --docs those that the documents show."""

import itertools
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.web.clicking import wait_for_turn
from tests.web.conftest import CHROMIUM
from tests.web.house import House, serving
from tests.web.screens import PREFS, SCREENS
from tests.web.tables import Screen, enter

SIZES = {
    "phone": (360, 640),
    "large-phone": (390, 844),
    "lying-phone": (844, 390),
    "desktop": (1440, 900),
    "large": (2560, 1440),
    "docs": (1280, 800),
}
DOCS = Path(__file__).parents[2] / "docs" / "pictures"


def _amid(game: str, players: int, answers: int, **options: Any) -> Screen:
    """A table that has been played at for a while, a card of the layout or of the hand chosen."""

    def go(page: Page, house: House) -> None:
        house.deal_by(f"{game} {players} {answers} shown")
        id = house.table(game, players, options=options)
        house.play(id, answers)
        enter(page, house, id)
        assert wait_for_turn(page)
        for card in page.locator("main [role=option]:not([aria-disabled])").all()[-1:]:
            card.evaluate("one => one.click()")

    return go


SHOWN = {
    "classic": _amid("classic", 4, 14),
    "duel": _amid("duel", 2, 12, wonders="fixed"),
    "architects": _amid("architects", 4, 11),
    "expansions": _amid("classic", 4, 15, expansions="cities,leaders"),
}
"""Pictures in the documents, and the screen that each shows."""
LANGUAGES = ("en", "de")
THEMES = ("light", "dark")


def picture(browser: Browser, house: House, screen: Screen, size: str, language: str, theme: str, file: Path) -> None:
    """One picture, as large as the window; what ends in .jpg is small enough to be kept with the code."""
    width, height = SIZES[size]
    touch = min(width, height) < 700
    context = browser.new_context(
        base_url=house.url,
        viewport={"width": width, "height": height},
        locale=language,
        color_scheme="dark" if theme == "dark" else "light",
        has_touch=touch,
        is_mobile=touch,
        device_scale_factor=2 if touch else 1,
        service_workers="block",
    )
    context.add_init_script(house.remembering(PREFS))
    page = context.new_page()
    page.goto("/")
    screen(page, house)
    page.wait_for_timeout(400)
    if file.suffix == ".jpg":
        page.screenshot(path=file, type="jpeg", quality=70)
    else:
        page.screenshot(path=file)
    context.close()


def main(arguments: list[str]) -> None:
    for_docs = arguments[:1] == ["--docs"]
    folder = DOCS if for_docs else Path(arguments[0] if arguments else "screenshots")
    folder.mkdir(parents=True, exist_ok=True)
    program = next(filter(None, map(shutil.which, CHROMIUM)), None)
    if program is None:
        sys.exit("There is no chromium on the path.")
    with tempfile.TemporaryDirectory() as data, serving(Path(data)) as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        for name, shown in SHOWN.items() if for_docs else ():
            picture(browser, house, shown, "docs", "en", "dark", folder / f"{name}.jpg")
        for screen in () if for_docs else arguments[1:] or SCREENS:
            for size, language, theme in itertools.product(list(SIZES)[:-1], LANGUAGES, THEMES):
                file = folder / f"{screen}-{size}-{language}-{theme}.png"
                picture(browser, house, SCREENS[screen], size, language, theme, file)
            print(screen, flush=True)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
