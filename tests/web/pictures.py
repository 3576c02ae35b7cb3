"""Writes a picture of every screen: `scripts/screenshots`; with --docs those that the documents show."""

import itertools
import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.web.conftest import CHROMIUM
from tests.web.house import House, serving
from tests.web.screens import PREFS, SCREENS

SIZES = {
    "phone": (360, 640),
    "large-phone": (390, 844),
    "lying-phone": (844, 390),
    "desktop": (1440, 900),
    "large": (2560, 1440),
    "docs": (1280, 800),
}
DOCS = Path(__file__).parents[2] / "docs" / "pictures"
SHOWN = {
    "classic": "classic-4",
    "duel": "duel-chosen",
    "architects": "architects",
    "expansions": "classic-cities-leaders",
}
"""Pictures in the documents, and the screen that each shows."""
LANGUAGES = ("en", "de")
THEMES = ("light", "dark")


def picture(browser: Browser, house: House, screen: str, size: str, language: str, theme: str, file: Path) -> None:
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
    SCREENS[screen](page, house)
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
        for name, screen in SHOWN.items() if for_docs else ():
            picture(browser, house, screen, "docs", "en", "dark", folder / f"{name}.jpg")
        for screen in () if for_docs else arguments[1:] or SCREENS:
            for size, language, theme in itertools.product(list(SIZES)[:-1], LANGUAGES, THEMES):
                file = folder / f"{screen}-{size}-{language}-{theme}.png"
                picture(browser, house, screen, size, language, theme, file)
            print(screen, flush=True)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
