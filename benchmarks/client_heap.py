"""What the browser client keeps in memory after matches.

    .venv/bin/python benchmarks/client_heap.py [--matches 3] [--game classic]

In one tab matches are watched to their ends, one after the other, while bots play; after each the page goes back to the
front page and the garbage is collected. What has grown since the first match stays for good: the heap, nodes (those
that are on no page any more among them) and listeners. Needs the client built (`scripts/web build`) and a Chromium on
the path.
"""

import argparse
import shutil
import sys
import tempfile
from dataclasses import astuple, dataclass
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from tests.web.conftest import ARGUMENTS, CHROMIUM, WINDOWLESS
from tests.web.house import House, serving

MEGABYTE = 1_000_000
PLAYERS = {"classic": 3, "duel": 2, "architects": 3}


@dataclass
class Kept:
    """What a tab holds on the front page."""

    heap: float
    """Megabytes."""
    nodes: int
    detached: int
    listeners: int


def kept(tools: CDPSession, page: Page) -> Kept:
    for _ in range(3):
        tools.send("HeapProfiler.collectGarbage")
    counts = tools.send("Memory.getDOMCounters")
    shown = page.evaluate(
        """() => { const all = document.createTreeWalker(document, NodeFilter.SHOW_ALL);
        let count = 1; while (all.nextNode()) count += 1; return count; }"""
    )
    heap = tools.send("Runtime.getHeapUsage")["usedSize"] / MEGABYTE
    return Kept(heap, counts["nodes"], counts["nodes"] - shown, counts["jsEventListeners"])


def watched(browser: Browser, house: House, game: str, matches: int) -> list[Kept]:
    """What the tab holds after each match that it has watched, without motion."""
    size: Any = {"width": 1440, "height": 900}
    context = browser.new_context(base_url=house.url, viewport=size, service_workers="block")
    context.add_init_script(house.remembering({"motion": 0, "sounds": False}))
    page = context.new_page()
    page.goto("/")
    tools = context.new_cdp_session(page)
    found = []
    for _ in range(matches + 1):
        id = house.table(game, PLAYERS[game])
        house.ask("POST", f"/tables/{id}/seats/0", {"away": True}, house.held[id]["seats"]["0"])
        _go(page, f"/t/{id}")
        page.locator("[data-end]").wait_for(timeout=120_000)
        _go(page, "/")
        page.locator("[data-quick]").first.wait_for()
        page.wait_for_timeout(500)
        found.append(kept(tools, page))
    context.close()
    return found


def _go(page: Page, path: str) -> None:
    """To another page of the client, without loading it anew."""
    page.evaluate("path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }", path)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=3)
    parser.add_argument("--game", choices=PLAYERS, action="append", help="all of them without it")
    given = parser.parse_args()
    program = next(filter(None, map(shutil.which, (WINDOWLESS, *CHROMIUM))), None)
    if program is None:
        sys.exit("There is no chromium on the path.")
    with tempfile.TemporaryDirectory() as data, serving(Path(data)) as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        print(f"{'after match':20} {'heap MB':>8} {'nodes':>8} {'detached':>9} {'listeners':>10}")
        for game in given.game or PLAYERS:
            all_kept = watched(browser, house, game, given.matches)
            for at, one in enumerate(all_kept, 1):
                heap, nodes, detached, listeners = astuple(one)
                print(f"{f'{game}, {at}':20} {heap:8.2f} {nodes:8} {detached:9} {listeners:10}", flush=True)
            print(f"{game}: {all_kept[-1].heap - all_kept[0].heap:+.2f} MB after {given.matches} more")
        browser.close()


if __name__ == "__main__":
    main()
