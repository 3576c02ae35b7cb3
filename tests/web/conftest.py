"""A real server and a real browser for the tests of the client."""

import os
import shutil
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.web.house import House, serving
from tests.web.screens import PREFS

CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
WINDOWLESS = "chromium-headless-shell"
"""The same browser without the window around it, which is made of pages too: contexts open twice as fast."""
ARGUMENTS = ("--no-sandbox", "--disable-gpu")
MUST = "WONDERS_BROWSER_TESTS"
"""Set to `must`, as CI does, a missing browser is a failure."""

STATIC = Path(__file__).parents[2] / "src" / "wonders" / "static"

Opener = Callable[..., Page]

expect.set_options(timeout=20_000)  # as long as clicks wait: a busy machine may take more than the usual five seconds


def program(names: Sequence[str]) -> str:
    """Where a browser is; tests that need one are skipped without it, but not in CI."""
    found = next(filter(None, map(shutil.which, names)), None)
    if found is None:
        if os.environ.get(MUST) == "must":
            pytest.fail("there is no chromium on the path")
        pytest.skip("there is no chromium on the path")
    return found


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser for the tests of a file. Its driver keeps an event loop running in this thread, so while it lives no
    other test may need one."""
    found = program((WINDOWLESS, *CHROMIUM))
    with sync_playwright() as playwright:
        one = playwright.chromium.launch(executable_path=found, args=ARGUMENTS)
        yield one
        one.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    assert (STATIC / "index.html").is_file(), "the client is not built: run scripts/web build"
    with serving(tmp_path_factory.mktemp("house")) as one:
        yield one


@pytest.fixture(autouse=True)
def _the_same_deals_each_time(request: pytest.FixtureRequest) -> None:
    """The deals of a test follow from its name and from how often it was tried, so that they are the same anywhere."""
    if "house" in request.fixturenames:
        house: House = request.getfixturevalue("house")
        house.deal_by(f"{request.node.nodeid} {getattr(request.node, 'execution_count', 1)}")


@pytest.fixture
def open_page(browser: Browser, house: House) -> Iterator[Opener]:
    """Opens pages in contexts of their own. Whatever a page complains about fails the test."""
    contexts, complaints = [], list[str]()

    def open_(path: str = "/", prefs: dict[str, Any] | None = None, **options: Any) -> Page:
        settings: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}, "locale": "en", **options}
        context = browser.new_context(base_url=house.url, service_workers="block", **settings)
        contexts.append(context)
        context.set_default_timeout(20_000)
        context.add_init_script(house.remembering(PREFS | (prefs or {})))
        page = context.new_page()
        page.on("pageerror", lambda wrong: complaints.append(str(wrong)))
        page.goto(path)
        return page

    yield open_
    for context in contexts:
        context.close()
    assert complaints == []
