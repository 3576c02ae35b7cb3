"""Fair deals: first the commitment, then everybody's nonce, then the cards; shown at the end, checked by anybody."""

import hashlib
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.cli.running import Terminal
from tests.server.house import House
from tests.server.test_play import play_on
from tests.server.test_rights import over
from wonders import Dealer, Match, Record, make
from wonders.cli.verify import verify
from wonders.games.registry import GAMES
from wonders.server.tables import seats as seating
from wonders.server.tables.fairness import FIRST, VERSION, Seed, Terms, commitment_of, dealer_of
from wonders.server.tables.folding import folded

pytestmark = pytest.mark.anyio


async def played(house: House, game: str) -> tuple[str, dict[str, Any], dict[str, Any]]:
    """The record of a match, and its fairness before and after."""
    seats = [{"kind": "person", "mine": True}, *[{"kind": "bot", "level": "random"}] * 2]
    body = {"game": game, "players": 2 if game == "duel" else 3, "seats": seats[: 2 if game == "duel" else 3]}
    made = await house.post("/api/tables", body, status=201)
    id, url = made["table"]["id"], f"/api/tables/{made['table']['id']}"
    await house.post(f"{url}/seats/0", {"nonce": "my-own-nonce", "ready": True}, made["tokens"][0]["token"])
    await house.post(f"{url}/start", token=made["host"])
    before = await house.get(f"/api/tables/{id}/fairness")
    await play_on(await house.line(id, made["tokens"][0]["token"]), Random(1))
    record = (await house.http.get(f"/api/tables/{id}/record")).text
    return record, before, await house.get(f"/api/tables/{id}/fairness")


@pytest.mark.parametrize("game", GAMES)
async def test_a_deal_can_be_verified_afterwards_and_not_known_before(house: House, game: str) -> None:
    record, before, after = await played(house, game)
    assert before["secret"] is before["seed"] is before["draws"] is None
    assert before["nonces"] == [{"seat": 0, "nonce": "my-own-nonce"}] == after["nonces"]
    header = json.loads(record.split("\n")[0])
    fixed = ["fair-2", after["secret"], after["table"], game, header["rules"], header["players"],
             sorted([name, value] for name, value in header["options"].items())]  # fmt: skip
    text = json.dumps(fixed, ensure_ascii=False, separators=(",", ":"))
    assert hashlib.sha256(text.encode()).hexdigest() == before["commitment"] == after["commitment"]
    nobody = ":" * (header["players"] - 1)
    assert header["seed"] == after["seed"] == f"fair-2:{after['secret']}:{after['table']}:my-own-nonce{nobody}"
    assert verify(Record.loads(record), before["commitment"], ["my-own-nonce"]).fair
    check_draws(after)


def check_draws(fairness: dict[str, Any]) -> None:
    """All draws are told with what they were drawn from; what a browser makes of it is tested there."""
    assert fairness["draws"]
    for draw in fairness["draws"]:
        assert draw["asked"]["label"] == draw["label"] and draw["asked"]["kind"] and draw["action"]


def a_record(seed: str = "", game: str = "duel") -> Record:
    """A match of random answers whose deal follows from a seed."""
    match: Match[Any, Any] = Match(make(game), dealer_of(seed), seed)
    rng = Random(3)
    while match.pending:
        for seat in match.waiting_for:
            match.answer(seat, rng.choice(match.legal(seat)))
    return match.record()


SEED = str(Seed(VERSION, "ab" * 32, "k3v", ("one", "two")))
OLD_SEED = f"fair-1:{'ab' * 32}:one:two"


def commitment(record: Record) -> str:
    """What the table k3v must have shown before the deal of a record."""
    head = record.header
    return commitment_of(VERSION, "ab" * 32, Terms("k3v", head.game, head.rules, head.players, head.options))


@pytest.mark.parametrize("seed", [SEED, OLD_SEED])
@pytest.mark.parametrize("game", GAMES)
def test_every_flipped_part_of_the_seed_is_found(game: str, seed: str) -> None:
    good = a_record(seed, game)
    assert verify(good).fair
    flipped = (seed.replace("ab", "ac", 1), seed.replace("one", "onf"), seed.replace(":two", ""), "fair-1:", "word")
    for wrong in flipped:
        text = good.dumps().replace(seed, wrong)
        assert not verify(Record.loads(text)).fair, wrong


def test_a_changed_draw_is_found_with_its_line() -> None:
    good = a_record(SEED, "classic")
    lines = good.dumps().split("\n")
    at = next(number for number, line in enumerate(lines) if '"deal ' in line or '"chance", "hands' in line)
    seat, action = json.loads(lines[at])
    verb, cards = action.split(" ", 1)
    mixed = ",".join(sorted(cards.split(",")))
    lines[at] = json.dumps([seat, f"{verb} {mixed}"])
    changed = Record.loads("\n".join(lines[: at + 1]))
    assert verify(changed).line == at + 1


def forged(record: Record, **change: Any) -> Record:
    """The record of a match that was dealt fairly, but from other things than those agreed on."""
    head = record.header
    seed = str(Seed(VERSION, "ab" * 32, "k3v", ("one", "two"))._replace(**change))
    match: Match[Any, Any] = Match(make(head.game, head.players, **head.options), dealer_of(seed), seed)
    rng = Random(3)
    while match.pending:
        for seat in match.waiting_for:
            match.answer(seat, rng.choice(match.legal(seat)))
    return match.record()


@pytest.mark.parametrize(
    "change",
    [{"secret": "cd" * 32}, {"table": "other"}, {"nonces": ("one", "ground")}, {"nonces": ("one",)}],
    ids=["secret", "table", "nonce", "no nonce"],
)
def test_a_deal_from_anything_but_what_was_agreed_on_is_found(change: dict[str, Any]) -> None:
    good = a_record(SEED)
    kept = commitment(good)
    assert verify(good, kept, ["one", "two"]).fair
    bad = forged(good, **change)
    assert verify(bad).fair, "by itself it is a fair deal"
    assert not verify(bad, kept, ["one", "two"]).fair


def test_the_commitment_fixes_rules_and_settings() -> None:
    """The same secret at the same table, for other settings: the commitment is another."""
    terms = Terms("k3v", "duel", "1", 2, {"first": 0})
    kept = commitment_of(VERSION, "a", terms)
    others = [
        terms._replace(table="k3w"), terms._replace(game="classic"), terms._replace(rules="2"),
        terms._replace(players=3), terms._replace(options={"first": 1}), terms._replace(options={}),
    ]  # fmt: skip
    assert len({kept, commitment_of(VERSION, "b", terms), *(commitment_of(VERSION, "a", one) for one in others)}) == 8


def test_the_commitment_does_not_depend_on_the_order_of_options() -> None:
    one, other = {"a": 1, "b": True}, {"b": True, "a": 1}
    terms = Terms("k3v", "duel", "1", 2, one)
    assert commitment_of(VERSION, "s", terms) == commitment_of(VERSION, "s", terms._replace(options=other))


async def test_a_table_of_the_first_scheme_is_dealt_and_verified_as_ever(house: House) -> None:
    """As an older version has stored it: nonces from the first request, a commitment to the secret alone."""
    made = await house.table("duel", people=2)
    bodies = [json.loads(body) for body in await house.registry.store.load(made.id)]
    created = next(body for body in bodies if body["entry"] == "created")
    del created["fair"]
    for seat, spec in enumerate(created["seats"]):
        spec |= {"ready": True, "nonce": f"old-{seat}"}
    state = folded("oldtable", [json.dumps(created)])
    assert state.made.fair == FIRST
    state.follow(seating.start(state, 1.0))
    assert state.match is not None and state.seed == f"fair-1:{created['secret']}:old-0:old-1"
    assert state.commitment == hashlib.sha256(f"fair-1:{created['secret']}".encode()).hexdigest()
    assert verify(state.match.record(state.seed), state.commitment, ["old-0", "old-1"]).fair


async def test_nobody_s_nonce_comes_with_the_request_in_which_the_secret_is_drawn(house: House) -> None:
    seats = [{"kind": "person", "mine": True, "nonce": "early"}, {"kind": "bot"}]
    await house.post("/api/tables", {"game": "duel", "seats": seats}, status=422)
    seats = [{"kind": "person", "mine": True}, {"kind": "bot"}]
    refused = await house.post("/api/tables", {"game": "duel", "seats": seats, "start": True}, status=422)
    assert "commitment" in refused["sentence"]
    assert await house.registry.store.counts() == {}


async def test_no_card_is_dealt_before_all_people_have_added_their_nonces(house: House) -> None:
    made = await house.post("/api/tables", {"game": "duel", "seats": [{"kind": "person", "mine": True}]}, status=201)
    url, token = f"/api/tables/{made['table']['id']}", made["tokens"][0]["token"]
    joined = await house.post(f"{url}/join", {"name": "Bob"})
    refused = await house.post(f"{url}/seats/0", {"ready": True}, token, status=409)
    assert refused["error"] == "not_ready" and "nonce" in refused["sentence"]
    await house.post(f"{url}/seats/0", {"ready": True, "nonce": "mine"}, token)
    await house.post(f"{url}/start", token=made["host"], status=409)
    await house.post(f"{url}/seats/1", {"nonce": "for him"}, made["host"], status=403)
    await house.post(f"{url}/seats/1", {"nonce": "his", "ready": True}, joined["token"])
    info = await house.post(f"{url}/start", token=made["host"])
    assert [seat["nonce"] for seat in info["seats"]] == ["mine", "his"]
    assert info["commitment"] == made["table"]["commitment"]


async def _unready(house: House) -> tuple[str, str, list[str]]:
    """A table of two people who have added no nonce yet: its path, the host's token and theirs."""
    seats = [{"kind": "person", "mine": True}, {"kind": "person", "mine": True}]
    made = await house.post("/api/tables", {"game": "duel", "seats": seats}, status=201)
    return f"/api/tables/{made['table']['id']}", made["host"], [one["token"] for one in made["tokens"]]


async def test_who_holds_several_seats_adds_their_nonces_and_begins_at_once(house: House) -> None:
    url, host, tokens = await _unready(house)
    seats = [{"token": tokens[seat], "nonce": f"mine-{seat}"} for seat in (0, 1)]
    info = await house.post(f"{url}/start", {"seats": seats}, host)
    assert info["state"] == "playing"
    assert [seat["nonce"] for seat in info["seats"]] == ["mine-0", "mine-1"]


async def test_a_beginning_that_cannot_be_adds_no_nonce(house: House) -> None:
    url, host, tokens = await _unready(house)
    mine = {"token": tokens[0], "nonce": "mine"}
    refusals = [
        (403, tokens[0], [mine]),  # not the host
        (403, host, [mine, {"token": host, "nonce": "his"}]),  # a host's token is none of a seat
        (403, host, [mine, {"token": "garbage", "nonce": "his"}]),
        (409, host, [mine]),  # the other one is not ready
        (422, host, [mine, {"token": tokens[1], "nonce": "a b"}]),
    ]
    for status, token, seats in refusals:
        await house.post(f"{url}/start", {"seats": seats}, token, status=status)
    seats = (await house.get(url))["seats"]
    assert [(seat["nonce"], seat["ready"]) for seat in seats] == [("", False), ("", False)]


async def test_who_adds_no_nonce_cannot_hold_up_the_table(house: House) -> None:
    """The host gives the seat to a bot or to somebody else, as with anybody who does not get ready."""
    made = await house.table("duel", people=1, players=2, seats=[{"kind": "person", "mine": True}], start=False)
    await house.post(f"/api/tables/{made.id}/join", {"name": "Bob"})
    await house.post(f"/api/tables/{made.id}/start", token=made.host, status=409)
    await house.post(f"/api/tables/{made.id}/seats/1", {"kind": "bot"}, token=made.host)
    assert (await house.post(f"/api/tables/{made.id}/start", token=made.host))["state"] == "playing"


async def test_a_nonce_stands_once_it_is_given(house: House) -> None:
    made = await house.table("duel", people=2, start=False)
    url = f"/api/tables/{made.id}/seats/0"
    await house.post(url, {"nonce": "nonce-0", "ready": True}, made.tokens[0])
    assert (await house.post(url, {"nonce": "another"}, made.tokens[0], status=409))["error"] == "taken"
    await house.post(url, {"nonce": "no spaces"}, made.tokens[0], status=409)


async def test_a_rematch_has_a_commitment_of_its_own_and_new_nonces(house: House) -> None:
    made = await over(house)
    again = await house.post(f"/api/tables/{made.id}/rematch", token=made.tokens[0])
    assert [seat["nonce"] for seat in again["table"]["seats"]] == ["", ""]
    assert not again["table"]["seats"][0]["ready"]
    await house.post(f"/api/tables/{again['table']['id']}/start", token=again["host"], status=409)


def test_a_match_of_the_command_line_can_be_verified_too() -> None:
    assert verify(a_record("tuesday")).fair
    assert str(dealer_of("tuesday").__class__) == str(Dealer)


@pytest.mark.parametrize(("language", "words"), [("en", "The deal is fair"), ("de", "ehrlich gegeben")])
def test_the_command_says_so(terminal: Terminal, tmp_path: Path, language: str, words: str) -> None:
    file = tmp_path / "match.jsonl"
    file.write_text(a_record(SEED).dumps(), encoding="utf-8")
    ran = terminal.run("verify", str(file), "--lang", language)
    kept = commitment(a_record(SEED))
    assert ran.code == 0 and words in ran.out and kept in ran.out
    told = ("verify", str(file), "--lang", language, "--commitment", kept, "--nonce", "one", "--nonce", "two")
    assert terminal.run(*told).code == 0
    assert terminal.run(*told[:4], "--commitment", "0" * 64).code == 1
    assert terminal.run(*told[:-1], "three").code == 1
    file.write_text(a_record(SEED).dumps().replace(":one", ":two"), encoding="utf-8")
    assert terminal.run("verify", str(file), "--lang", language).code == 1
    file.write_text(a_record("").dumps().replace(', "seed": ""', ""), encoding="utf-8")
    assert terminal.run("verify", str(file), "--json").code == 1
    file.write_text("nonsense", encoding="utf-8")
    assert terminal.run("verify", str(file)).code == 2
