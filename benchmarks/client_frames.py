"""Whether the browser client moves smoothly and gives its memory back.

    .venv/bin/python benchmarks/client_frames.py [--cpu 4] [--turns 6] [--matches 3]

Frames: at a table of four, slowed down by the factor, cards are sold in some turns, and each reveal is traced: of the
frames that the browser wanted to draw in the 0.9 s from the first that moves, how many it dropped. Heap: in one tab
matches are watched to their ends, one after the other, while bots play; after each the page goes back to the front page
and the garbage is collected. What the heap has grown by since the first match stays for good. Needs the client built
(`scripts/web build`) and a Chromium on the path.
"""

import argparse
import json
import random
import shutil
import statistics
import sys
import tempfile
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import Browser, Page, sync_playwright

from tests.web.clicking import answer, wait_for_turn
from tests.web.conftest import CHROMIUM
from tests.web.house import House, serving

REVEAL = 900
"""Milliseconds that a turn may take."""
MICROSECONDS = 1000
MOVING = 40
"""Milliseconds between two frames of something that moves, at most."""
CATEGORIES: Final = ["devtools.timeline", "disabled-by-default-devtools.timeline.frame"]
MEGABYTE = 1_000_000


def page_of(browser: Browser, house: House, motion: int) -> Page:
    size: Any = {"width": 1440, "height": 900}
    context = browser.new_context(base_url=house.url, viewport=size, service_workers="block")
    context.add_init_script(house.remembering({"motion": motion, "confirm": False, "hold": False, "sounds": False}))
    return context.new_page()


def frames_of(trace: bytes) -> tuple[int, int]:
    """How many frames a reveal drew and how many it dropped, from the first two that follow each other."""
    events = [one for one in json.loads(trace)["traceEvents"] if "ts" in one]
    answered = next(one["ts"] for one in events if one["name"] == "TimeStamp" and "reveal" in json.dumps(one["args"]))
    drawn = sorted(one["ts"] for one in events if one["name"] == "DrawFrame" and one["ts"] >= answered)
    began = next((one for one, other in pairwise(drawn) if other - one < MOVING * MICROSECONDS), answered)
    within = [one["name"] for one in events if began <= one["ts"] <= began + REVEAL * MICROSECONDS]
    return within.count("DrawFrame"), within.count("DroppedFrame")


def reveals(browser: Browser, house: House, cpu: float, turns: int) -> list[tuple[int, int]]:
    table = house.table("classic", 4)
    page, rng = page_of(browser, house, motion=1), random.Random("frames")
    page.goto(f"/t/{table}")
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": cpu})
    found = []
    for _ in range(turns):
        assert wait_for_turn(page)
        page.wait_for_timeout(1500)  # whatever is still moving
        page.evaluate(
            """() => { const number = document.querySelector('[data-number]');
            new MutationObserver((_, own) => { console.timeStamp('reveal'); own.disconnect(); })
                .observe(number, {attributes: true, attributeFilter: ['data-number']}); }"""
        )
        browser.start_tracing(page=page, categories=CATEGORIES)
        answer(page, rng)
        page.wait_for_timeout(REVEAL + 600)
        found.append(frames_of(browser.stop_tracing()))
    page.context.close()
    return found


def heap(browser: Browser, house: House, matches: int) -> list[float]:
    """Megabytes in use on the front page, after each match that this tab has watched."""
    page = page_of(browser, house, motion=0)
    page.goto("/")
    tools = page.context.new_cdp_session(page)
    found = []
    for _ in range(matches + 1):
        id = house.table("classic", 3)
        house.ask("POST", f"/tables/{id}/seats/0", {"away": True}, house.held[id]["seats"]["0"])
        _go(page, f"/t/{id}")
        page.locator("[data-end]").wait_for(timeout=120_000)
        _go(page, "/")
        page.locator("[data-quick]").first.wait_for()
        tools.send("HeapProfiler.collectGarbage")
        tools.send("HeapProfiler.collectGarbage")
        found.append(tools.send("Runtime.getHeapUsage")["usedSize"] / MEGABYTE)
    page.context.close()
    return found


def _go(page: Page, path: str) -> None:
    """To another page of the client, without loading it anew."""
    page.evaluate("path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }", path)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cpu", type=float, default=4.0)
    parser.add_argument("--turns", type=int, default=6)
    parser.add_argument("--matches", type=int, default=3)
    given = parser.parse_args()
    program = next(filter(None, map(shutil.which, CHROMIUM)), None)
    if program is None:
        sys.exit("There is no chromium on the path.")
    with tempfile.TemporaryDirectory() as data, serving(Path(data)) as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        seen = reveals(browser, house, given.cpu, given.turns)
        print("reveals, frames drawn and dropped:", ", ".join(f"{drawn} {dropped}" for drawn, dropped in seen))
        shares = [50 * dropped / (drawn + dropped) for drawn, dropped in seen if drawn]
        print(f"of 50 frames {statistics.median(shares or [0]):.1f} dropped (median), at most {max(shares or [0]):.1f}")
        first, *later = heap(browser, house, given.matches)
        grown = f"{later[-1] - first:+.2f} MB after {given.matches} more" if later else "no later match"
        print(f"heap after the first match {first:.2f} MB, {grown}")
        browser.close()


if __name__ == "__main__":
    main()
