"""Matches over days in the browser: answers in advance, days off, and a push that opens its table."""

import json
import re

from playwright.sync_api import Browser, Locator, Page, expect
from websockets.sync.client import connect

from tests.web.conftest import ARGUMENTS, CHROMIUM, Opener, program
from tests.web.house import House
from tests.web.screens import make_profile
from tests.web.tables import other_seat

PATIENCE = 30_000


def answer_first(house: House, id: str, token: str) -> None:
    """Let seat 0 answer the first thing it can."""
    with connect(house.url.replace("http", "ws", 1) + "/ws") as line:
        line.send(json.dumps({"type": "hello", "protocol": 2, "table": id, "token": token}))
        while (told := json.loads(line.recv(timeout=30)))["type"] != "state":
            pass
        asked = told["decision"]
        action = asked["options"][0]["action"]
        line.send(json.dumps({"type": "answer", "number": asked["number"], "move": "m" * 16, "action": action}))
        while json.loads(line.recv(timeout=30))["type"] != "ack":
            pass


def plan_something(page: Page) -> Locator:
    """Plan an answer to the first thing the other may take; what is planned."""
    page.locator("[data-plan]").click()
    page.get_by_label("If another plays").select_option(index=1)
    mine = page.get_by_label("I answer")
    expect(mine.locator("option")).to_have_count(4, timeout=PATIENCE)  # three wonders are left, and "Choose"
    mine.select_option(index=1)
    page.get_by_role("button", name="Plan it").click()
    planned = page.get_by_role("region", name="Answer in advance").locator("li")
    expect(planned).to_have_count(1)
    return planned


def test_an_answer_in_advance_is_planned_taken_back_and_played(open_page: Opener, house: House) -> None:
    id, first = other_seat(house)
    page = open_page(f"/t/{id}")
    planned = plan_something(page)
    planned.get_by_role("button").click()
    expect(planned).to_have_count(0)
    plan_something(page)
    answer_first(house, id, first)
    expect(page.locator("[data-turn=true][data-number='2']")).to_be_visible(timeout=PATIENCE)
    expect(page).to_have_title(re.compile(r"^\(1\) "))


def test_days_off_are_taken_and_given_back(open_page: Opener, house: House) -> None:
    page = open_page("/about")
    make_profile(page, f"Off {house.number()}")
    page.goto("/days")
    day = page.evaluate("new Date(Date.now() + 5 * 86400e3).toISOString().slice(0, 10)")
    page.get_by_label("First day").fill(day)
    page.get_by_role("button", name="Take these days off").click()
    taken = page.get_by_role("region", name="Days off").locator("li")
    expect(taken).to_have_count(1, timeout=PATIENCE)
    taken.get_by_role("button").click()
    expect(taken).to_have_count(0)
    page.get_by_label("First day").fill(day)
    page.get_by_label("Last day").fill(page.evaluate("new Date(Date.now() + 90 * 86400e3).toISOString().slice(0, 10)"))
    page.get_by_role("button", name="Take these days off").click()
    expect(page.get_by_text(re.compile("^A year has 30 days off"))).to_be_visible()


def test_a_push_is_shown_with_its_table(browser: Browser, house: House) -> None:
    """Only the whole browser shows notifications."""
    whole = browser.browser_type.launch(executable_path=program(CHROMIUM), args=ARGUMENTS)
    context = whole.new_context(base_url=house.url, permissions=["notifications"])
    try:
        page = context.new_page()
        page.goto("/about")
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        chrome = context.new_cdp_session(page)
        found: list[str] = []
        chrome.on(
            "ServiceWorker.workerRegistrationUpdated",
            lambda told: found.extend(one["registrationId"] for one in told["registrations"]),
        )
        chrome.send("ServiceWorker.enable")
        page.wait_for_function("navigator.serviceWorker.controller !== null")
        told = json.dumps({"title": "Your turn.", "body": "Duel – Friday", "table": "abc"})
        push = {"origin": house.url, "registrationId": found[-1], "data": told}
        chrome.send("ServiceWorker.deliverPushMessage", push)
        shown = """navigator.serviceWorker.ready.then((worker) => worker.getNotifications())
            .then((all) => all.map((one) => [one.title, one.body, one.data.table]).join())"""
        page.wait_for_function(f"{shown}.then((text) => text === 'Your turn.,Duel – Friday,abc')")
    finally:
        whole.close()
