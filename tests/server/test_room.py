"""How many of anything a profile may have: no more, however many are asked for at once, in one process or in two."""

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tests.server.authenticator import Authenticator
from tests.server.house import House, house_at
from tests.server.persons import Person, call, person
from tests.server.test_keeping import ORIGIN, ask
from tests.server.test_push import Browser
from tests.server.test_races import at_once, count
from wonders.server.errors import Refused
from wonders.server.people import circle, keys, passkeys, push, tokens
from wonders.server.store.access import AccessToken
from wonders.server.store.days import Subscription
from wonders.server.store.days_schema import push_subscriptions
from wonders.server.store.meeting_schema import ties
from wonders.server.store.order_schema import access_tokens
from wonders.server.store.participations import ProfileGone
from wonders.server.store.people_schema import passkeys as kept_passkeys
from wonders.server.store.people_schema import profile_keys
from wonders.server.store.profiles import Key
from wonders.server.store.tickets import Passkey

pytestmark = pytest.mark.anyio

MOST = 3
ASKED = 8


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (circle, keys, passkeys, push, tokens):
        monkeypatch.setattr(module, "MOST", MOST)


def mine(who: Person) -> dict[str, str]:
    return {"Wonders-Profile": who.key, "Origin": ORIGIN}


async def test_tokens(database: str, tmp_path: Path) -> None:
    async with house_at(tmp_path, db=database) as house:
        ada = await person(house, "Ada")
        asked = [("POST", "/api/me/tokens", {"label": "bot", "scopes": ["read"]})] * ASKED
        assert Counter(await at_once(house, *asked, **mine(ada))) == {201: MOST, 429: ASKED - MOST}
        assert count(house, access_tokens) == MOST


async def test_browsers_that_are_told(database: str, tmp_path: Path) -> None:
    async with house_at(tmp_path, db=database) as house:
        ada, browser = await person(house, "Ada"), Browser()
        bodies = [browser.body(f"https://push.example.org/{at}") for at in range(ASKED)]
        asked = [("POST", "/api/me/push", body) for body in bodies]
        answers = await at_once(house, *asked, **mine(ada))
        assert Counter(answers) == {200: MOST, 429: ASKED - MOST} and count(house, push_subscriptions) == MOST
        again = asked[answers.index(200)]
        assert await at_once(house, again, again, again, **mine(ada)) == [200] * 3, "a known browser takes no room"


async def test_a_browser_that_two_people_use_at_once_is_one_of_theirs(database: str, tmp_path: Path) -> None:
    async with house_at(tmp_path, db=database) as house:
        people, body = [await person(house, f"P{at}") for at in range(6)], Browser().body()
        asked = [at_once(house, ("POST", "/api/me/push", body), **mine(one)) for one in people]
        assert await asyncio.gather(*asked) == [[200]] * len(people)
        assert count(house, push_subscriptions) == 1


async def test_friends_and_blocks(database: str, tmp_path: Path) -> None:
    async with house_at(tmp_path, db=database) as house:
        ada, *others = [await person(house, f"P{at}") for at in range(ASKED + 1)]
        asked = [("POST", f"/api/me/{('friends', 'blocks')[at % 2]}", {"id": one.id}) for at, one in enumerate(others)]
        answers = await at_once(house, *asked, **mine(ada))
        assert Counter(answers) == {200: MOST, 429: ASKED - MOST} and count(house, ties) == MOST
        known = others[answers.index(200)]
        for path in ("blocks", "friends", "blocks"):
            await call(house, "POST", f"/api/me/{path}", {"id": known.id}, key=ada.key)
        assert count(house, ties) == MOST, "to think otherwise of somebody takes no room"


async def test_two_who_block_each_other_at_once_do_not_wait_for_each_other(database: str, tmp_path: Path) -> None:
    async with house_at(tmp_path, db=database) as house:
        ada, bob = await person(house, "Ada"), await person(house, "Bob")
        for _ in range(10):
            for one, other in ((ada, bob), (bob, ada)):
                await call(house, "POST", "/api/me/friends", {"id": other.id}, key=one.key)
            blocks = [
                house.http.post("/api/me/blocks", json={"id": other.id}, headers=mine(one))
                for one, other in ((ada, bob), (bob, ada))
            ]
            assert [one.status_code for one in await asyncio.gather(*blocks)] == [200, 200]


async def test_passkeys(database: str, tmp_path: Path) -> None:
    async with house_at(tmp_path, db=database) as house:
        ada = await person(house, "Ada")
        made = [
            Authenticator(ORIGIN, f"passkey-{at}".encode()).made(
                await ask(house, "/api/me/passkeys/begin", key=ada.key)
            )
            for at in range(ASKED)
        ]
        asked = [("POST", "/api/me/passkeys", {"credential": one}) for one in made]
        assert Counter(await at_once(house, *asked, **mine(ada))) == {200: MOST, 429: ASKED - MOST}
        assert count(house, kept_passkeys) == MOST


async def test_of_too_many_devices_the_one_that_was_away_longest_is_signed_out(database: str, tmp_path: Path) -> None:
    async with house_at(tmp_path, db=database) as house:
        ada = await person(house, "Ada")
        code = {"code": (await house.post("/api/me/recovery", key=ada.key))["code"]}
        house.sources.time += 4000.0
        entered = [await house.post("/api/enter/recovery", code) for _ in range(2)]
        house.sources.time += 4000.0
        newest = (await house.post("/api/enter/recovery", code))["key"]
        await call(house, "GET", "/api/me", key=ada.key, status=403)
        for key in (newest, *(one["key"] for one in entered)):
            assert len((await call(house, "GET", "/api/me", key=key))["devices"]) == MOST
        await at_once(house, *[("POST", "/api/enter/recovery", code)] * 4)
        assert count(house, profile_keys) == MOST


def fits(_: int) -> None:
    """There is room."""


async def test_nothing_is_kept_about_a_profile_that_was_deleted_in_the_meantime(database: str, tmp_path: Path) -> None:
    async with house_at(tmp_path, db=database) as house:
        store, bob = house.registry.store, await person(house, "Bob")
        writing: list[Any] = [
            store.access.add(AccessToken("hash", "gone", "", "read", 1.0, None, None), fits),
            store.days.subscribe(Subscription("id", "gone", "https://push.example.org", "k", "a", "en", 1.0), fits),
            store.days.change_off("gone", lambda _: (["2026-12-24"], ())),
            store.passkeys.add(Passkey("id", "gone", "key", 0, "", 1.0), fits),
            store.profiles.add_key(Key("hash", "gone", "", 1.0, 1.0), 5),
            store.ties.befriend("gone", bob.id, 1.0, fits),
            store.ties.block("gone", bob.id, 1.0, fits),
        ]
        for one in writing:
            with pytest.raises(ProfileGone):
                await one
        assert not await store.ties.befriend(bob.id, "gone", 1.0, fits)
        assert not await store.ties.block(bob.id, "gone", 1.0, fits)
        kept = (access_tokens, push_subscriptions, kept_passkeys, ties)
        assert [count(house, table) for table in kept] == [0] * 4 and count(house, profile_keys) == 1


async def test_whatever_is_refused_changes_nothing(house: House) -> None:
    ada, bob = await person(house, "Ada"), await person(house, "Bob")
    await call(house, "POST", "/api/me/blocks", {"id": bob.id}, key=ada.key)

    def full(_: int) -> None:
        raise Refused("too_many", "full")

    with pytest.raises(Refused):
        await house.registry.store.ties.befriend(ada.id, bob.id, 1.0, full)
    told = await call(house, "GET", "/api/me/friends", key=ada.key)
    assert [one["id"] for one in told["blocked"]] == [bob.id] and not told["asked"]
