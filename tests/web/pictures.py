"""Writes a picture of every screen: `scripts/screenshots`."""

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
}
LANGUAGES = ("en", "de")
THEMES = ("light", "dark")


def picture(browser: Browser, house: House, screen: str, size: str, language: str, theme: str, folder: Path) -> None:
    """One picture, as large as the window."""
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
    page.screenshot(path=folder / f"{screen}-{size}-{language}-{theme}.png")
    context.close()


def main(arguments: list[str]) -> None:
    folder = Path(arguments[0] if arguments else "screenshots")
    folder.mkdir(parents=True, exist_ok=True)
    program = next(filter(None, map(shutil.which, CHROMIUM)), None)
    if program is None:
        sys.exit("There is no chromium on the path.")
    with tempfile.TemporaryDirectory() as data, serving(Path(data)) as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        for screen in arguments[1:] or SCREENS:
            for size, language, theme in itertools.product(SIZES, LANGUAGES, THEMES):
                picture(browser, house, screen, size, language, theme, folder)
            print(screen, flush=True)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
