"""Who somebody is in the browser: made with the first match, kept, moved to another device, deleted."""

import re

from playwright.sync_api import expect

from tests.web.clicking import wait_for_turn
from tests.web.conftest import Opener
from tests.web.house import House
from tests.web.screens import make_profile


def test_the_first_match_makes_a_profile_and_home_finds_it_on_another_device(open_page: Opener, house: House) -> None:
    page = open_page()
    assert page.evaluate("localStorage['wonders.profile']") is None
    page.click("[data-quick=duel]")
    assert wait_for_turn(page)
    table = page.url.rpartition("/")[2]
    mine = page.evaluate("JSON.parse(localStorage['wonders.profile']).id")
    assert house.ask("GET", f"/tables/{table}")["seats"][0]["profile"]["id"] == mine
    page.goto("/me")
    for path in ("/friends", "/ratings/mine", "/tournaments", "/tokens"):
        expect(page.locator(f"main nav a[href='{path}']")).to_be_visible()
    page.get_by_role("button", name="Show a link and QR code").click()
    link = page.locator("#move").input_value()
    phone = open_page(viewport={"width": 390, "height": 844})
    phone.goto(link)
    expect(phone.get_by_role("heading", name="Your matches")).to_be_visible()
    assert phone.evaluate("location.hash") == "", "the link is not left in the address bar"
    phone.goto("/")
    phone.locator(f"a[href='/t/{table}']").click()
    assert wait_for_turn(phone), "the seat is taken up without a token"


def test_a_recovery_code_brings_the_profile_back_after_signing_out(open_page: Opener) -> None:
    page = open_page()
    make_profile(page, "Ada Lovelace")
    page.goto("/me")
    page.get_by_role("button", name="Make a code").click()
    code = page.locator("[data-code]").inner_text()
    page.get_by_role("button", name="Sign out here").click()
    page.get_by_label("Recovery code").fill("wrong-code")
    page.get_by_role("button", name="Come back by the code").click()
    expect(page.get_by_text("This did not open a profile")).to_be_visible()
    page.get_by_label("Recovery code").fill(code)
    page.get_by_role("button", name="Come back by the code").click()
    expect(page.locator("#my-name")).to_have_value("Ada Lovelace")


def test_a_passkey_is_made_and_opens_the_profile(open_page: Opener, house: House) -> None:
    page = open_page()
    page.goto(house.url.replace("127.0.0.1", "localhost") + "/about")
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    options = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
    session.send(
        "WebAuthn.addVirtualAuthenticator",
        {"options": options | {"isUserVerified": True, "automaticPresenceSimulation": True}},
    )
    page.goto(house.url.replace("127.0.0.1", "localhost") + "/me")
    page.get_by_role("button", name="Make a profile").click()
    page.locator("#my-name").fill("Grace")
    page.get_by_role("button", name="Save", exact=True).click()
    page.get_by_role("button", name="Add a passkey").click()
    expect(page.get_by_role("button", name="Remove")).to_be_visible()
    page.get_by_role("button", name="Sign out everywhere").click()
    page.get_by_role("button", name="Come back by a passkey").click()
    expect(page.locator("#my-name")).to_have_value("Grace")


def test_a_public_profile_is_seen_by_others_and_a_deleted_one_is_someone(open_page: Opener, house: House) -> None:
    page = open_page(locale="de")
    key = make_profile(page, "Zwetschge", is_public=True)
    table = house.finished("duel", 2, key=key)
    other = open_page("/p/Zwetschge")
    expect(other.get_by_role("heading", name="Zwetschge")).to_be_visible()
    expect(other.get_by_role("heading", name="Wonders")).to_be_visible()
    page.goto("/me")
    expect(page.get_by_text(re.compile("Gewonnen|Platz 2 von 2")).first).to_be_visible()
    page.get_by_role("button", name="Profil löschen").click()
    page.get_by_role("button", name="Alles löschen").click()
    expect(page.get_by_role("button", name="Profil anlegen")).to_be_visible()
    other.reload()
    expect(other.get_by_text("There is no public profile")).to_be_visible()
    assert house.ask("GET", f"/tables/{table}")["seats"][0]["name"] == ""
