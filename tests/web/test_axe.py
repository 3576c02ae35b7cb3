"""Every screen passes axe-core (WCAG 2.2 AA), in both languages and both themes, and fits a phone."""

from pathlib import Path
from typing import Any, Literal

import pytest

from tests.web.conftest import Opener
from tests.web.house import House
from tests.web.screens import SCREENS

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
THEMES: tuple[Literal["light"], Literal["dark"]] = ("light", "dark")
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

RUN = """async tags => {
    return (await axe.run(document, {runOnly: tags})).violations.map(one => ({
        ...one, nodes: one.id === 'target-size' ? one.nodes.filter(isSmall) : one.nodes}))
    .filter(one => one.nodes.length).map(
    one => `${one.id}: ${one.help} — ${one.nodes.slice(0, 3).map(node => node.html.slice(0, 160)).join(' | ')}`)

    function isSmall(node) {
        const { width, height } = document.querySelector(node.target[0]).getBoundingClientRect();
        return Math.min(width, height) < 24;
    }
}"""
"""What is large enough, but lies half below a bar that stays in view, comes out from there by scrolling."""


PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
WIDE = "[...document.querySelectorAll('body *')].filter(e => e.getBoundingClientRect().right > 361).length"


@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_has_no_violations(screen: str, open_page: Opener, house: House) -> None:
    found = {}
    # Axe takes a second or two for a board: each language has one theme, and the next screen the other way round.
    # German, which has the longer words, is read on a phone.
    turned = list(SCREENS).index(screen) % 2
    for language, theme in (("en", THEMES[turned]), ("de", THEMES[1 - turned])):
        page = open_page(locale=language, **(PHONE if language == "de" else {}))
        SCREENS[screen](page, house)
        if language == "de":
            assert page.evaluate("document.documentElement.scrollWidth") <= 360, page.evaluate(WIDE)
        # The page's own policy lets no foreign script in; a test's comes by evaluation.
        page.evaluate(AXE.read_text(encoding="utf-8"))
        page.emulate_media(color_scheme=theme)
        if violations := page.evaluate(RUN, TAGS):
            found[language, theme] = violations
        page.close()
    assert not found, "\n".join(f"{where}: {what}" for where, ills in found.items() for what in ills)
