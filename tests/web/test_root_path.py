"""The client below a path of a site, behind the nginx of `deploy/`."""

import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.server.test_process import serving
from tests.server.test_proxy import proxied
from tests.web.clicking import wait_for_turn
from tests.web.house import House
from tests.web.screens import PREFS

ROOT = "/games/wonders"


@pytest.mark.skipif(shutil.which("nginx") is None, reason="nginx is not installed")
def test_pages_matches_links_and_what_is_kept_lie_below_the_path(tmp_path: Path, browser: Browser) -> None:
    with (
        serving(tmp_path, "--root-path", ROOT, WONDERS_BEHIND_PROXY="true") as (url, _),
        proxied(tmp_path, url.removeprefix("http://"), f"{ROOT}/") as proxy,
    ):
        site = f"http://{proxy}"
        context = browser.new_context(locale="en")
        context.add_init_script(House(site, tmp_path).remembering(PREFS))
        strays: list[str] = []
        context.on("request", lambda one: None if one.url.startswith(f"{site}{ROOT}/") else strays.append(one.url))
        page = context.new_page()
        page.goto(f"{site}{ROOT}/")
        expect(page.get_by_role("link", name="Rules")).to_have_attribute("href", f"{ROOT}/rules")
        scope = page.evaluate("navigator.serviceWorker.ready.then((one) => one.scope)")
        assert scope == f"{site}{ROOT}/"
        page.click("[data-quick=duel]")
        assert wait_for_turn(page) and page.url.startswith(f"{site}{ROOT}/t/")
        page.reload()
        assert wait_for_turn(page)
        page.go_back()
        expect(page.locator("[data-quick=duel]")).to_be_visible()
        context.set_offline(True)
        page.goto(f"{site}{ROOT}/score/duel")
        expect(page.locator("td input").first).to_be_visible()
        context.close()
    assert [one for one in strays if one.startswith("http")] == []
