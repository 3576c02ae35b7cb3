"""How long the pages of the browser client keep a slow phone from answering, by processor time.

    .venv/bin/python benchmarks/client_tasks.py [--factor 4] [--runs 3] [--only cards]

Each page is loaded unslowed and traced. What a task of its main thread took of the processor, times the factor, it
would take on a phone that is so much slower; of that everything above 50 ms blocks. Unlike the wall clock of
client_load.py this holds on a busy machine, too. The median of the runs. Needs the client built (`scripts/web build`)
and a Chromium on the path.
"""

import argparse
import json
import shutil
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from client_load import LONG, PHONE, pages
from playwright.sync_api import Browser, sync_playwright

from tests.web.conftest import CHROMIUM
from tests.web.house import House, serving

TASKS = ("RunTask", "ThreadControllerImpl::RunTask")
SETTLED = 2500
"""Milliseconds after a page is ready, for what it still draws."""


def tasks_of(trace: bytes, url: str) -> list[float]:
    """Milliseconds of processor time of every task of the main thread that shows this page."""
    events: list[dict[str, Any]] = json.loads(trace)["traceEvents"]
    shown = {one["pid"] for one in events if url in json.dumps(one.get("args", ""))}
    named = [one for one in events if one["name"] == "thread_name" and one["args"]["name"] == "CrRendererMain"]
    main = {(one["pid"], one["tid"]) for one in named if one["pid"] in shown}
    found = [one for one in events if (one["pid"], one["tid"]) in main and one["name"] in TASKS]
    return [one["tdur"] / 1000 for one in found if "tdur" in one]


def load(browser: Browser, house: House, path: str, ready: str, factor: float) -> tuple[float, float]:
    """How long the page is blocked altogether, and its longest task."""
    context = browser.new_context(base_url=house.url, viewport=PHONE, is_mobile=True, service_workers="block")
    context.add_init_script(house.remembering({}))
    page = context.new_page()
    browser.start_tracing(page=page, categories=["toplevel", "devtools.timeline"])
    page.goto(path)
    page.locator(ready).first.wait_for()
    page.wait_for_timeout(SETTLED)
    tasks = [factor * one for one in tasks_of(browser.stop_tracing(), house.url)]
    context.close()
    return sum(max(0, one - LONG) for one in tasks), max(tasks, default=0.0)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--factor", type=float, default=4.0)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--only", default="", metavar="PART", help="pages whose names have this in them")
    given = parser.parse_args()
    program = next(filter(None, map(shutil.which, CHROMIUM)), None)
    if program is None:
        sys.exit("There is no chromium on the path.")
    with tempfile.TemporaryDirectory() as data, serving(Path(data)) as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        print(f"{'page':14} {'blocked ms':>11} {'longest ms':>11}")
        for name, (path, ready) in pages(house).items():
            if given.only in name:
                loads = [load(browser, house, path, ready, given.factor) for _ in range(given.runs)]
                blocked, longest = (statistics.median(figures) for figures in zip(*loads, strict=True))
                print(f"{name:14} {blocked:11.0f} {longest:11.0f}", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
