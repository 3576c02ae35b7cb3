"""Several browsers at one table, lost lines, closed tabs, and people who share a device."""

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.clicking import answer, number, play_to_the_end, wait_for_turn
from tests.web.conftest import Opener
from tests.web.house import House

TWO: dict[str, Any] = {"start": False, "seats": [{"kind": "person", "name": "Ada", "mine": True}, {"kind": "open"}]}


def _sit_down(page: Page, name: str) -> None:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit down").click()


def test_two_browsers_play_each_other_over_a_link(open_page: Opener, house: House) -> None:
    id = house.table("duel", 2, **TWO)
    ada = open_page(f"/t/{id}")
    link = ada.get_by_label("Link", exact=True).input_value()
    house.held.clear()
    ben = open_page(link)
    _sit_down(ben, "Ben")
    ada.get_by_role("button", name="Begin", exact=True).click()
    rng = random.Random(2)
    answers = {ada: 0, ben: 0}
    patience = 400
    while min(answers.values()) < 4:
        asked = next((page for page in (ada, ben) if page.locator("[data-turn=true]").count()), None)
        if asked is None:
            ada.wait_for_timeout(50)  # the other one is being told
            patience -= 1
            assert patience > 0, "nobody is asked, although there is no end"
            continue
        answer(asked, rng)
        answers[asked] += 1
        assert sum(answers.values()) < 30, "both are asked"
    for _ in range(200):
        seen = [page.locator("[data-v]").get_attribute("data-v") for page in (ada, ben)]
        if seen[0] == seen[1]:
            break
        ada.wait_for_timeout(50)
    assert seen[0] == seen[1], "both see the same table"


def test_an_invitation_leads_to_its_very_seat(open_page: Opener, house: House) -> None:
    id = house.table("architects", 3, start=False, seats=[{"kind": "person", "name": "Ada", "mine": True}])
    ada = open_page(f"/t/{id}")
    ada.get_by_role("button", name="Invite").nth(1).click()
    link = ada.get_by_label("Link for this very seat").input_value()
    house.held.clear()
    ben = open_page(link)
    expect(ben).to_have_url(f"{house.url}/t/{id}")  # the token does not stay in the address bar
    _sit_down(ben, "Ben")
    expect(ada.get_by_text("Ben")).to_be_visible()
    assert house.ask("GET", f"/tables/{id}")["seats"][2]["name"] == "Ben"


def test_a_reload_in_the_middle_restores_the_same_picture(open_page: Opener, house: House) -> None:
    page = open_page(f"/t/{house.table('classic', 3)}")
    rng = random.Random(3)
    for _ in range(3):
        assert wait_for_turn(page)
        answer(page, rng)
    assert wait_for_turn(page)
    _wait_for_bots(page, 2)
    before = page.locator("main").aria_snapshot()
    page.reload()
    _wait_for_bots(page, 2)
    assert page.locator("main").aria_snapshot() == before


def _wait_for_bots(page: Page, bots: int) -> None:
    """Until all others have chosen, so that nothing changes by itself any more."""
    expect(page.get_by_text(re.compile("has chosen$"))).to_have_count(bots)


def test_a_choice_made_offline_counts_when_the_line_is_back(open_page: Opener, house: House) -> None:
    page = open_page(f"/t/{house.table('duel', 2)}")
    assert wait_for_turn(page)
    before = number(page)
    page.wait_for_selector("main [data-option]")
    page.context.set_offline(True)
    page.evaluate("dispatchEvent(new Event('offline'))")
    expect(page.get_by_text(re.compile("^Offline"))).to_be_visible(timeout=20_000)
    page.locator("main [data-option]").first.click()
    page.context.set_offline(False)
    page.evaluate("dispatchEvent(new Event('online'))")
    page.wait_for_function(
        "n => Number(document.querySelector('[data-number]').dataset.number) > Number(n)", arg=before
    )
    expect(page.get_by_text(re.compile("^Offline"))).to_have_count(0)


def test_a_second_tab_mirrors_the_first(open_page: Opener, house: House) -> None:
    id = house.table("duel", 2)
    first, second = open_page(f"/t/{id}"), open_page(f"/t/{id}")
    assert wait_for_turn(first) and wait_for_turn(second)
    answer(first, random.Random(4))
    assert wait_for_turn(first)
    second.wait_for_function("v => document.querySelector('[data-v]').dataset.v >= v", arg="2")
    expect(second.locator("[data-v]")).to_have_attribute(
        "data-v", str(first.locator("[data-v]").get_attribute("data-v"))
    )


def test_whoever_has_no_seat_watches_and_sees_no_hand(open_page: Opener, house: House) -> None:
    id = house.table("classic", 3)
    house.held.clear()
    page = open_page(f"/t/{id}")
    expect(page.get_by_text("watching").first).to_be_visible()
    assert page.locator("[data-option]").count() == 0


def test_a_shared_device_is_covered_between_two_people(open_page: Opener, house: House) -> None:
    page = open_page(f"/t/{house.table('classic', 3, people=2)}")
    expect(page.get_by_text("Ada begins: give the device to Ada")).to_be_visible()
    assert page.locator("[data-card]").count() == 0, "nobody sees cards before the one they belong to has the device"
    page.get_by_role("button", name="I am Ada").click()
    assert wait_for_turn(page)
    answer(page, random.Random(5))
    expect(page.get_by_text("Hand the device to Ben")).to_be_visible()
    assert page.locator("[data-card]").count() == 0
    page.get_by_role("button", name="I am Ben").click()
    page.wait_for_selector("[data-turn=true]")
    answer(page, random.Random(6))
    covered = page.get_by_text("Hand the device to Ada")
    expect(covered.or_(page.locator("[data-turn=true]")).first).to_be_visible()
    if covered.count() == 0:  # the bot was quick: the next turn has begun, and Ben still has the device
        answer(page, random.Random(7))
    expect(covered).to_be_visible()


def test_what_is_said_is_heard(open_page: Opener, house: House) -> None:
    id = house.table("duel", 2, people=2)
    tokens = house.held[id]["seats"]
    house.held[id]["seats"] = {"0": tokens["0"]}
    ada = open_page(f"/t/{id}")
    house.held[id]["seats"] = {"1": tokens["1"]}
    ben = open_page(f"/t/{id}", locale="de")
    ben.wait_for_selector("[data-turn]")
    ada.get_by_role("button", name="Chat").click()
    ada.get_by_role("button", name="Well played!").click()
    ben.get_by_role("button", name="Gespräch").click()
    expect(ben.locator("aside").get_by_text("Gut gespielt!").first).to_be_visible()


def test_a_rematch_takes_one_click(open_page: Opener, house: House) -> None:
    page = open_page(f"/t/{house.finished('duel', 2)}")
    before = page.url
    page.get_by_role("button", name="Once more").click()
    page.wait_for_url(lambda url: url != before)
    page.wait_for_selector("[data-end]", state="detached")
    assert wait_for_turn(page)


def _check_the_deal(page: Page) -> None:
    page.get_by_text("Was the deal fair?").click()
    page.get_by_role("button", name="Check it now").click()


@pytest.mark.parametrize("game", ["duel", "architects"])
def test_the_deal_is_checked_in_the_browser(open_page: Opener, house: House, game: str) -> None:
    page = open_page(f"/t/{house.over(game, 2)}")
    _check_the_deal(page)
    expect(page.locator("[data-fair=true]")).to_be_visible()


def _other_secret(route: Route) -> None:
    """A server that has dealt from another secret, and tells a commitment that fits it."""
    told = route.fetch().json()
    told |= {"secret": "cd" * 32, "commitment": "0" * 64, "seed": told["seed"].replace(told["secret"], "cd" * 32)}
    route.fulfill(json=told)


def test_the_seal_is_kept_from_before_the_deal_and_the_own_number_is_looked_for(
    open_page: Opener, house: House
) -> None:
    page = open_page("/new/duel")
    page.get_by_role("button", name="Begin", exact=True).click()
    assert wait_for_turn(page)
    id = page.url.rpartition("/")[2]
    token = page.evaluate("id => JSON.parse(localStorage['wonders.tables'])[id].seats[0]", id)
    house.ask("POST", f"/tables/{id}/seats/0", {"away": True}, token)
    page.wait_for_selector("[data-end]", timeout=60_000)
    _check_the_deal(page)
    expect(page.locator("[data-fair=true]")).to_contain_text("number of this device is in the seed")
    page.route("**/fairness", _other_secret)
    page.get_by_role("button", name="Check it now").click()
    expect(page.locator("[data-fair=false]")).to_contain_text("does not fit the seal")


def test_everybody_is_told_when_an_absent_seat_gets_a_new_link(open_page: Opener, house: House) -> None:
    id = house.table("duel", 2, people=2)
    tokens = house.held[id]["seats"]
    house.held[id]["seats"] = {"0": tokens["0"]}
    page = open_page(f"/t/{id}", locale="de")
    page.wait_for_selector("[data-turn]")
    house.ask("POST", f"/tables/{id}/invite/1", {}, tokens["1"])
    expect(page.get_by_text("Ben hat einen neuen Link zum eigenen Platz gemacht").first).to_be_attached()


def test_a_replay_shows_every_step_as_any_seat_saw_it(open_page: Opener, house: House) -> None:
    page = open_page(f"/replay/{house.over('classic', 3)}")
    page.get_by_label("Seen by").select_option("1")
    page.get_by_role("button", name="One step on").click()
    page.get_by_role("button", name="One step on").click()
    expect(page.get_by_text(re.compile(r"^Step 4 of \d+"))).to_be_visible()
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("region", name="Score sheet")).to_be_visible()


def test_in_text_mode_a_match_is_played_by_numbers(open_page: Opener, house: House) -> None:
    page = open_page(f"/t/{house.table('classic', 3)}", prefs={"textMode": True})
    command = page.locator("#command")
    for _ in range(3):
        assert wait_for_turn(page)
        asked = number(page)
        command.fill("1")
        command.press("Enter")
        page.wait_for_function("asked => document.querySelector('[data-number]').dataset.number !== asked", arg=asked)
    command.fill("left")
    command.press("Enter")
    expect(page.locator("pre")).to_contain_text("Left:")
    command.fill("why")
    command.press("Enter")
    expect(page.locator("pre")).to_contain_text("why")
    play_to_the_end(page, "text")
