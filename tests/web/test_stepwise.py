"""The learners' option: what all did at the same time is told seat by seat, in words and on the board."""

import random
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.clicking import PATIENCE, answer, wait_for_turn
from tests.web.conftest import Opener
from tests.web.house import House

WALK = """async () => {
    const drawn = () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
    const frame = () => new Promise(done => setTimeout(done, 50)).then(drawn);
    const cities = how => [...document.querySelectorAll(`[data-city][data-telling=${how}]`)];
    const told = [];
    for (let next; (next = document.querySelector('[data-steps] button')); next.click(), await frame()) {
        await frame();
        const held = cities('later').flatMap(city => [...city.querySelectorAll('[data-fresh]')]);
        told.push({
            now: cities('now').map(city => city.dataset.city), later: cities('later').map(city => city.dataset.city),
            held: held.map(one => getComputedStyle(one).opacity),
            said: document.querySelector('[data-steps]').textContent,
        });
    }
    return {told, left: document.querySelectorAll('[data-telling]').length,
            shown: [...document.querySelectorAll('[data-fresh]')].map(one => getComputedStyle(one).opacity)};
}"""
"""Steps through all that is told, and notes what is framed and held back on the way."""


def _walked(page: Page, rng: random.Random) -> dict[str, Any]:
    """One turn of ours, and what is told of it."""
    assert wait_for_turn(page)
    answer(page, rng)
    expect(page.get_by_role("region", name="One after the other")).to_be_visible(timeout=PATIENCE)
    walked: dict[str, Any] = page.evaluate(WALK)
    return walked


def test_cities_are_told_of_one_by_one_and_the_rest_is_held_back(open_page: Opener, house: House) -> None:
    page = open_page(f"/t/{house.table('classic', 3)}", prefs={"stepwise": True})
    rng, held = random.Random(1), set[str]()
    for _ in range(3):  # a card that is sold leaves nothing to hold back
        walked = _walked(page, rng)
        told = walked["told"]
        assert len(told[0]["later"]) == 2 and "Still to come" in told[0]["said"] and told[-1]["later"] == []
        assert {city for step in told for city in step["now"]} == {"0", "1", "2"}
        assert all(len(step["now"]) <= 1 and not set(step["now"]) & set(step["later"]) for step in told)
        held |= {opacity for step in told for opacity in step["held"]}
        assert walked["left"] == 0 and set(walked["shown"]) <= {"1"}
    assert held == {"0.12"}


def test_all_can_be_shown_at_once(open_page: Opener, house: House) -> None:
    page = open_page(f"/t/{house.table('classic', 3)}", prefs={"stepwise": True})
    assert wait_for_turn(page)
    answer(page, random.Random(2))
    page.get_by_role("button", name="Show all").click()
    expect(page.get_by_role("region", name="One after the other")).to_have_count(0)
    expect(page.locator("[data-telling]")).to_have_count(0)
