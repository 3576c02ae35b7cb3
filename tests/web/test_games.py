"""Whole matches, played by clicking, against bots."""

import random
from typing import Any

import pytest

from tests.web.clicking import answer, play_to_the_end, wait_for_turn
from tests.web.conftest import Opener
from tests.web.house import House

VARIANTS: dict[str, tuple[str, int, dict[str, Any]]] = {
    "classic for 3": ("classic", 3, {}),
    "classic for 2": ("classic", 2, {}),
    "Cities and Leaders in teams": ("classic", 4, {"expansions": "cities,leaders", "teams": True}),
    "duel": ("duel", 2, {}),
    "architects": ("architects", 3, {}),
}


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_match_is_played_to_the_end_by_clicking(variant: str, open_page: Opener, house: House) -> None:
    game, players, options = VARIANTS[variant]
    id = house.table(game, players, options=options)
    page = open_page(f"/t/{id}")
    answers = play_to_the_end(page, variant)
    outcome = house.ask("GET", f"/tables/{id}/replay")["outcome"]
    assert answers > 10
    is_counted = outcome["reason"] not in ("military", "science")  # a supremacy is shown without a sheet of noughts
    totals = [str(column["total"]) for column in outcome["sheet"]] if is_counted else []
    assert page.locator("[data-end] tfoot tr").first.locator("td").all_inner_texts() == totals


def test_on_a_phone_by_tapping(open_page: Opener, house: House) -> None:
    id = house.table("classic", 3)
    page = open_page(f"/t/{id}", viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True)
    rng = random.Random(1)
    for _ in range(4):
        assert wait_for_turn(page)
        answer(page, rng)
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
