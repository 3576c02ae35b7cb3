"""Plays by clicking what a board offers, as somebody would who knows no rules."""

import random

from playwright.sync_api import Locator, Page, TimeoutError

FREE = ":not([disabled]):not([aria-disabled=true]):not([aria-pressed=true])"
OPTIONS = f"main [data-option]{FREE}"
CARDS = f"main [data-card]{FREE}"

PATIENCE = 60_000
"""Milliseconds in which the others must have moved."""


def wait_for_turn(page: Page) -> bool:
    """Whether it is our turn; if not, the match is over."""
    page.wait_for_selector("[data-turn=true], [data-end]", timeout=PATIENCE)
    return page.locator("[data-end]").count() == 0


def play_to_the_end(page: Page, seed: str, most: int = 400) -> int:
    """Answer until the match is over; how many answers it took."""
    rng = random.Random(seed)
    for answers in range(most):
        if not wait_for_turn(page):
            return answers
        answer(page, rng)
    raise AssertionError(f"the match is not over after {most} answers")


def answer(page: Page, rng: random.Random) -> None:
    """One answer: an option that is on offer, or a card first, and then an option for it."""
    asked = number(page)
    page.wait_for_selector(f"{OPTIONS}, {CARDS}")
    for _ in range(12):
        options = _visible(page, OPTIONS)
        if options:
            rng.choice(options).click()
            if _is_answered(page, asked):
                return
        else:
            rng.choice(_visible(page, CARDS)).click()
    raise AssertionError(f"no answer to decision {asked} could be given by clicking")


def number(page: Page) -> str:
    return page.locator("[data-number]").get_attribute("data-number") or ""


def _visible(page: Page, selector: str) -> list[Locator]:
    found = page.locator(selector)
    seen = found.evaluate_all("all => all.flatMap((one, at) => one.checkVisibility() ? [at] : [])")
    return [found.nth(at) for at in seen]


def _is_answered(page: Page, asked: str) -> bool:
    """Whether the click was an answer; some only lead to the next question."""
    gone = """asked => document.querySelector("[data-end]")
        || document.querySelector('[data-turn=false]')
        || document.querySelector('[data-number]').dataset.number !== asked"""
    try:
        page.wait_for_function(gone, arg=asked, timeout=3000)
    except TimeoutError:
        return False
    return True
