"""A table as the text of a link."""

import base64
import json
import zlib

import pytest

from tests.pad.entries import a_city, architects, classic, duel
from tests.pad.test_points import by_points
from wonders.pad import BadEntry, pack, score, unpack
from wonders.pad.share import LARGEST, BadShare

TABLES = [
    classic(a_city("altar", (1,), coins=4), a_city(tokens=(-1,)), options={"expansions": "cities", "teams": False}),
    classic(players=2, free_city={"wonder": "gizah_b", "conflict_tokens": []}),
    classic(players=4, options={"teams": True, "copied_guild": "borrowed"}, played="2026-11-15T20:30", note="Äpfel"),
    duel({"cards": ["palace"], "tokens": ["law"]}, {}, -3),
    duel({}, {}),
    architects({"cards": {"laurel_cat": 1}, "cat": True, "stages": [1]}, {}),
    by_points("duel", {}, {}, ending="science", winner=0),
    by_points("classic", {"military": 0}, {"military": 0}, {}) | {"note": "x"},
    by_points("architects", {}, {}),
]


@pytest.mark.parametrize("entry", TABLES)
def test_a_shared_table_is_the_same_table(entry: dict[str, object]) -> None:
    assert score(unpack(pack(entry))) == score(entry)


def test_zero_coins_are_told_where_they_break_a_tie() -> None:
    entry = by_points("classic", {"guilds": 1}, {"guilds": 1}, {})
    for player in entry["players"]:
        player["coins"] = 0
    assert score(unpack(pack(entry))).doubts == ()


def test_the_text_can_stand_in_a_link_and_be_read_from_it() -> None:
    text = pack(TABLES[0])
    assert text.startswith("1.") and set(text[2:]) <= set(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
    )
    for link in (text, f"#pad={text}", f"https://example.org/pad?lang=de#pad={text}", f"  {text}\n"):
        assert score(unpack(link)) == score(TABLES[0])


def test_the_form_is_the_one_that_is_written_down() -> None:
    """Raw deflate of JSON in base64url without padding, after the version and a point."""
    version, _, body = pack(TABLES[3]).partition(".")
    plain = zlib.decompress(base64.urlsafe_b64decode(body + "=" * (-len(body) % 4)), -15)
    assert version == "1"
    assert json.loads(plain)["players"][0] == {"name": "Ada", "cards": ["palace"], "tokens": ["law"]}


def test_what_another_program_packs_is_read() -> None:
    plain = json.dumps(TABLES[3], indent=2).encode()
    squeezer = zlib.compressobj(wbits=-15)
    body = base64.urlsafe_b64encode(squeezer.compress(plain) + squeezer.flush()).decode().rstrip("=")
    assert score(unpack(f"1.{body}")) == score(TABLES[3])


@pytest.mark.parametrize(
    "text", ["", "1.", "2.q1ZKT8xN", "1.%%%", "hello", "1.AAAA", "1.q1ZKT8xN", pack(TABLES[0])[:-9]]
)
def test_anything_else_gets_a_sentence(text: str) -> None:
    with pytest.raises(BadShare, match=r"shared table"):
        unpack(text)


def test_a_text_that_unpacks_to_too_much_is_refused() -> None:
    squeezer = zlib.compressobj(9, wbits=-15)
    body = base64.urlsafe_b64encode(squeezer.compress(b" " * (LARGEST + 1)) + squeezer.flush()).decode().rstrip("=")
    with pytest.raises(BadShare, match="larger than any table"):
        unpack(f"1.{body}")


def test_an_impossible_table_is_not_shared() -> None:
    with pytest.raises(BadEntry):
        pack(classic({"coins": -1}))
