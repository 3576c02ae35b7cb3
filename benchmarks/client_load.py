"""How heavy and how quick the browser client's pages are on a phone of the middle class, as Lighthouse measures it.

    .venv/bin/python benchmarks/client_load.py [--cpu 4] [--runs 3] [--only cards]

The processor is slowed down by the factor, the line has 1.6 Mbit/s and takes 150 ms there and back, nothing is in the
cache. Of each page the median of the runs: bytes over the line (and how many of them are the client's own), the largest
contentful paint, when it can be used (ready, and no task of more than 50 ms running), how long such tasks blocked
it altogether, and the longest of them. Then the time from a click at a table to its answer on the screen, slowed down
likewise. Needs the client built (`scripts/web build`) and a Chromium on the path.
"""

import argparse
import shutil
import statistics
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from tests.web.clicking import CARDS, OPTIONS, wait_for_turn
from tests.web.conftest import CHROMIUM
from tests.web.house import House, serving

LINE: Final[dict[str, Any]] = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 200_000,
    "uploadThroughput": 94_000,
}
LONG = 50.0
PHONE: Final[ViewportSize] = {"width": 360, "height": 640}

FEEDBACK = """async selector => {
    const button = document.querySelector(selector), began = performance.now();
    const changed = new Promise(done => new MutationObserver(done).observe(
        document.querySelector('[data-turn]'), {attributes: true, attributeFilter: ['data-turn', 'data-number']}));
    button.click();
    await changed;
    return performance.now() - began;
}"""

WATCH = """window.seen = {tasks: [], paint: 0};
new PerformanceObserver(all => all.getEntries().forEach(one => seen.tasks.push([one.startTime, one.duration])))
    .observe({type: 'longtask', buffered: true});
new PerformanceObserver(all => all.getEntries().forEach(one => seen.paint = one.startTime))
    .observe({type: 'largest-contentful-paint', buffered: true});"""


@dataclass
class Loaded:
    """One page, loaded once; times in milliseconds."""

    size: float
    own: float
    paint: float
    usable: float
    blocked: float
    longest: float


def load(browser: Browser, house: House, path: str, ready: str, cpu: float) -> Loaded:
    context = browser.new_context(base_url=house.url, viewport=PHONE, is_mobile=True, service_workers="block")
    context.add_init_script(house.remembering({}))
    context.add_init_script(WATCH)
    page = context.new_page()
    sizes = slow_down(page, cpu, LINE)
    page.goto(path, wait_until="commit")
    page.locator(ready).first.wait_for()
    at = page.evaluate("performance.now()")
    page.wait_for_timeout(1500)
    seen = page.evaluate("seen")
    context.close()
    tasks = [(start, lasted) for start, lasted in seen["tasks"]]
    usable = max([at, *(start + lasted for start, lasted in tasks if start <= at + LONG)])
    own = sum(size for url, size in sizes if "/api/" not in url)
    blocked, longest = sum(max(0, one - LONG) for _, one in tasks), max((one for _, one in tasks), default=0.0)
    return Loaded(sum(size for _, size in sizes), own, seen["paint"], usable, blocked, longest)


def slow_down(page: Page, cpu: float, line: dict[str, Any]) -> list[tuple[str, float]]:
    """Slow the page down; the list fills with what comes over the line, in bytes."""
    tools = page.context.new_cdp_session(page)
    tools.send("Network.enable")
    tools.send("Network.emulateNetworkConditions", line)
    tools.send("Emulation.setCPUThrottlingRate", {"rate": cpu})
    urls: dict[str, str] = {}
    sizes: list[tuple[str, float]] = []
    tools.on("Network.requestWillBeSent", lambda told: urls.update({told["requestId"]: told["request"]["url"]}))
    tools.on(
        "Network.loadingFinished",
        lambda told: sizes.append((urls.get(told["requestId"], ""), told["encodedDataLength"])),
    )
    return sizes


def feedback(browser: Browser, house: House, cpu: float, clicks: int = 3) -> list[float]:
    """Milliseconds from clicks to what they change; the first decisions of Duel take one click each."""
    id = house.table("duel", 2)
    context = browser.new_context(base_url=house.url, viewport=PHONE, is_mobile=True, service_workers="block")
    context.add_init_script(house.remembering({"motion": 0, "confirm": False}))
    page = context.new_page()
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": cpu})
    page.goto(f"/t/{id}")
    times = []
    for _ in range(clicks):
        if not wait_for_turn(page):
            break
        page.wait_for_selector(OPTIONS)
        times.append(float(page.evaluate(FEEDBACK, OPTIONS)))
    context.close()
    return times


def pages(house: House) -> dict[str, tuple[str, str]]:
    table = f"{OPTIONS}, {CARDS}"
    return {
        "home": ("/", "[data-quick]"),
        "new table": ("/new/classic", "form"),
        "classic, 3": (f"/t/{house.table('classic', 3)}", table),
        "classic, 7": (f"/t/{house.table('classic', 7)}", table),
        "duel": (f"/t/{house.table('duel', 2)}", table),
        "architects, 4": (f"/t/{house.table('architects', 4)}", table),
        "example": ("/demo/classic", "#step"),
        "cards, duel": ("/cards/duel", ".cards .painting"),
        "cards, classic": ("/cards/classic", ".cards .painting"),
        "rules": ("/rules/classic", "dl dt"),
        "score pad": ("/score/classic", "[data-total]"),
    }


def measure(browser: Browser, house: House, cpu: float, runs: int, only: str) -> None:
    heads = (
        f"{'page':14} {'kB':>6} {'own kB':>7} {'paint ms':>9} {'usable ms':>10} {'blocked ms':>11} {'longest ms':>11}"
    )
    print(heads)
    for name, (path, ready) in pages(house).items():
        if only not in name:
            continue
        loads = [load(browser, house, path, ready, cpu) for _ in range(runs)]
        size, own, paint, usable, blocked, longest = (
            statistics.median(getattr(one, part) for one in loads) for part in Loaded.__dataclass_fields__
        )
        figures = f"{size / 1000:6.1f} {own / 1000:7.1f} {paint:9.0f} {usable:10.0f} {blocked:11.0f} {longest:11.0f}"
        print(f"{name:14} {figures}", flush=True)
    if only:
        return
    times = feedback(browser, house, cpu)
    print(f"a click is answered after {statistics.median(times):.0f} ms (at most {max(times):.0f} of {len(times)})")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cpu", type=float, default=4.0)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--only", default="", metavar="PART", help="pages whose names have this in them")
    given = parser.parse_args()
    program = next(filter(None, map(shutil.which, CHROMIUM)), None)
    if program is None:
        sys.exit("There is no chromium on the path.")
    with tempfile.TemporaryDirectory() as data, serving(Path(data)) as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        measure(browser, house, given.cpu, given.runs, given.only)
        browser.close()


if __name__ == "__main__":
    main()
