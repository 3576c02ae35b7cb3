"""Fair deals: committed before anybody joins, mixed with everybody's nonce, shown at the end, checked by anybody."""

import hashlib
import hmac
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.cli.running import Terminal
from tests.server.house import House
from tests.server.test_play import play_on
from wonders import Dealer, Match, Record, make
from wonders.cli.verify import verify
from wonders.games.registry import GAMES
from wonders.server.tables.fairness import commitment_of, dealer_of, seed_of

pytestmark = pytest.mark.anyio


async def played(house: House, game: str) -> tuple[str, dict[str, Any], dict[str, Any]]:
    """The record of a match, and its fairness before and after."""
    seats = [{"kind": "person", "mine": True, "nonce": "my-own-nonce"}, *[{"kind": "bot", "level": "random"}] * 2]
    body = {"game": game, "players": 2 if game == "duel" else 3, "seats": seats[: 2 if game == "duel" else 3]}
    made = await house.post("/api/tables", body | {"start": True}, status=201)
    id = made["table"]["id"]
    before = await house.get(f"/api/tables/{id}/fairness")
    await play_on(await house.line(id, made["tokens"][0]["token"]), Random(1))
    record = (await house.http.get(f"/api/tables/{id}/record")).text
    return record, before, await house.get(f"/api/tables/{id}/fairness")


@pytest.mark.parametrize("game", GAMES)
async def test_a_deal_can_be_verified_afterwards_and_not_known_before(house: House, game: str) -> None:
    record, before, after = await played(house, game)
    assert before["secret"] is before["seed"] is before["draws"] is None
    assert before["nonces"] == [{"seat": 0, "nonce": "my-own-nonce"}] == after["nonces"]
    assert hashlib.sha256(f"fair-1:{after['secret']}".encode()).hexdigest() == before["commitment"]
    header = json.loads(record.split("\n")[0])
    assert header["seed"] == after["seed"] == f"fair-1:{after['secret']}:my-own-nonce"
    assert verify(Record.loads(record)).fair
    check_draws(after)


def check_draws(fairness: dict[str, Any]) -> None:
    """All draws once more, in other words: what a browser does, with nothing of ours."""
    key = hashlib.sha256(fairness["seed"].encode()).digest()
    assert fairness["draws"]
    for draw in fairness["draws"]:
        assert draw["action"] == draw["drawn"]
        words: list[int] = []
        blocks = 0

        def below(limit: int, label: str = draw["label"], words: list[int] = words) -> int:
            nonlocal blocks
            while True:
                if not words:
                    block = hmac.new(key, f"{label}:{blocks}".encode(), "sha256").digest()
                    words.extend(int.from_bytes(block[at : at + 4]) for at in range(0, 32, 4))
                    blocks += 1
                word = words.pop(0)
                if word < 2**32 - 2**32 % limit:
                    return word % limit

        for step in draw["steps"]:
            if step["op"] == "below":
                assert below(step["limit"]) == step["got"]
            else:
                items = list(step["items"])
                for last in range(len(items) - 1, 0, -1):
                    other = below(last + 1)
                    items[last], items[other] = items[other], items[last]
                assert items == step["got"]


def a_record(seed: str = "", game: str = "duel") -> Record:
    """A match of random answers whose deal follows from a seed."""
    match: Match[Any, Any] = Match(make(game), dealer_of(seed), seed)
    rng = Random(3)
    while match.pending:
        for seat in match.waiting_for:
            match.answer(seat, rng.choice(match.legal(seat)))
    return match.record()


SEED = seed_of("ab" * 32, ["one", "two"])


@pytest.mark.parametrize("game", GAMES)
def test_every_flipped_part_of_the_seed_is_found(game: str) -> None:
    good = a_record(SEED, game)
    assert verify(good).fair
    for wrong in (SEED.replace("ab", "ac", 1), SEED.replace("one", "onf"), SEED.replace(":two", ""), "fair-1:", "word"):
        text = good.dumps().replace(SEED, wrong)
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


def test_the_commitment_fixes_the_secret() -> None:
    assert commitment_of("a") != commitment_of("b") and len(commitment_of("a")) == 64


def test_a_match_of_the_command_line_can_be_verified_too() -> None:
    assert verify(a_record("tuesday")).fair
    assert str(dealer_of("tuesday").__class__) == str(Dealer)


@pytest.mark.parametrize(("language", "words"), [("en", "The deal is fair"), ("de", "ehrlich gegeben")])
def test_the_command_says_so(terminal: Terminal, tmp_path: Path, language: str, words: str) -> None:
    file = tmp_path / "match.jsonl"
    file.write_text(a_record(SEED).dumps(), encoding="utf-8")
    ran = terminal.run("verify", str(file), "--lang", language)
    assert ran.code == 0 and words in ran.out and commitment_of("ab" * 32) in ran.out
    file.write_text(a_record(SEED).dumps().replace(":one", ":two"), encoding="utf-8")
    assert terminal.run("verify", str(file), "--lang", language).code == 1
    file.write_text(a_record("").dumps().replace(', "seed": ""', ""), encoding="utf-8")
    assert terminal.run("verify", str(file), "--json").code == 1
    file.write_text("nonsense", encoding="utf-8")
    assert terminal.run("verify", str(file)).code == 2
