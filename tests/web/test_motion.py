"""What moves when something happens: short, ended by any key or tap, in the speed that is set, and never in the way."""

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.web.clicking import CARDS, OPTIONS, number
from tests.web.conftest import Opener
from tests.web.house import House

TURN = 900
"""Milliseconds that a turn may take."""
TABLES = {"classic": (3, 1), "duel": (2, 5), "architects": (3, 1)}
"""Players, and answers until there is something to move."""

RECORD = """{
    window.moved = [];
    const seen = new Set();
    const look = () => {
        for (const one of document.getAnimations()) {
            if (seen.has(one)) continue;
            seen.add(one);
            const {endTime, delay, duration} = one.effect.getComputedTiming();
            const names = one.effect.getKeyframes().flatMap(frame => Object.keys(frame));
            const parts = names.filter(name => !['offset', 'computedOffset', 'easing', 'composite'].includes(name));
            moved.push({ends: endTime, lasts: delay + duration, parts, what: one.effect.target.className});
        }
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
}"""
RUNNING = """document.getAnimations().filter(one => one.playState === 'running'
    && Number.isFinite(one.effect.getComputedTiming().endTime)).length"""


def table(open_page: Opener, house: House, game: str, prefs: dict[str, Any], **options: Any) -> tuple[Page, str]:
    """A table at which the next answer moves something, seen from its seat; what moves is written down."""
    players, answers = TABLES[game]
    id = house.table(game, players)
    house.play(id, answers)
    page = open_page(f"/t/{id}", prefs=prefs, viewport={"width": 1440, "height": 900}, **options)
    page.wait_for_selector("[data-turn=true]")
    page.wait_for_function(f"() => {RUNNING} === 0")
    page.evaluate(RECORD)
    return page, id


def moved(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate("moved")
    return found


@pytest.mark.parametrize("game", TABLES)
@pytest.mark.parametrize("speed", [1, 2])
def test_a_turn_moves_for_nine_tenths_of_a_second_and_without_laying_out(
    open_page: Opener, house: House, game: str, speed: int
) -> None:
    page, id = table(open_page, house, game, {"motion": speed})
    house.play(id, 1)
    page.wait_for_function("() => moved.length > 0")
    page.wait_for_timeout(TURN)
    assert max(one["ends"] for one in moved(page)) <= TURN / speed + 1
    assert {part for one in moved(page) for part in one["parts"]} <= {"transform", "opacity"}


@pytest.mark.parametrize("game", TABLES)
def test_any_key_or_tap_ends_what_moves(open_page: Opener, house: House, game: str) -> None:
    page, id = table(open_page, house, game, {"motion": 0.5})
    for how in ("key", "tap"):
        house.play(id, 1)
        page.wait_for_function(f"() => {RUNNING} > 0")
        if how == "key":
            page.keyboard.press("Shift")
        else:
            page.mouse.click(3, 300)
        page.wait_for_function(f"() => {RUNNING} === 0 && !document.querySelector('.flying, .revealed')", timeout=400)
        page.wait_for_selector("[data-turn=true]")


@pytest.mark.parametrize("game", TABLES)
def test_what_is_clicked_while_something_moves_is_done(open_page: Opener, house: House, game: str) -> None:
    page, id = table(open_page, house, game, {"motion": 0.5})
    asked = number(page)
    house.play(id, 1)
    page.wait_for_function(
        f"asked => document.querySelector('[data-turn=true]')?.dataset.number > asked && {RUNNING} > 0", arg=asked
    )
    asked = number(page)
    what = OPTIONS if game == "architects" else CARDS
    box = page.locator(what).first.bounding_box()
    assert box
    there = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    is_scene = page.locator("[data-conflict]").count() > 0
    page.mouse.click(*there)
    if is_scene:  # the tap ends the scene: nobody saw the deck under it
        page.wait_for_selector("[data-conflict]", state="detached", timeout=2000)
        assert number(page) == asked
        page.mouse.click(*there)
    if game == "architects":
        page.wait_for_function("asked => document.querySelector('[data-number]').dataset.number !== asked", arg=asked)
    else:
        page.wait_for_selector(OPTIONS, timeout=2000)


@pytest.mark.parametrize("game", TABLES)
def test_nothing_moves_for_those_who_ask_for_none(open_page: Opener, house: House, game: str) -> None:
    page, id = table(open_page, house, game, {"motion": 1}, reduced_motion="reduce")
    asked = number(page)
    house.play(id, 1)
    page.wait_for_function("asked => document.querySelector('[data-number]').dataset.number > asked", arg=asked)
    page.wait_for_timeout(300)
    assert [one for one in moved(page) if one["lasts"] > 1] == []
