"""An entry as a short text for a link or a QR code: JSON, deflated, in base64url. A browser can do the same."""

import base64
import binascii
import json
import re
import zlib
from typing import Final

from wonders.core.decisions import WondersError
from wonders.core.wire import JsonObject
from wonders.pad.scoring import Scored, score

VERSION: Final = "1"
FRAGMENT: Final = "pad="
"""How the fragment of a link begins that holds an entry."""
LARGEST: Final = 65_536
"""Bytes of an entry; a text that unpacks to more is not ours."""


class BadShare(WondersError):
    """A text that holds no entry."""


def pack(entry: object) -> str:
    """The text of an entry, without what can be left out. BadEntry if it cannot be."""
    scored = entry if isinstance(entry, Scored) else score(entry)
    plain = json.dumps(lean(scored.entry), ensure_ascii=False, separators=(",", ":")).encode()
    squeezer = zlib.compressobj(9, zlib.DEFLATED, -15)
    squeezed = squeezer.compress(plain) + squeezer.flush()
    return f"{VERSION}.{base64.urlsafe_b64encode(squeezed).decode().rstrip('=')}"


def unpack(text: str) -> object:
    """The entry in a text, in a link that ends with one, or in its fragment. It is not checked yet: see `score`."""
    packed = text.strip().rpartition(FRAGMENT)[2]
    version, _, body = packed.partition(".")
    if version != VERSION or not re.fullmatch(r"[A-Za-z0-9_-]+", body):
        raise BadShare("This is no shared table: the text of one looks like '1.q1ZKT8xN…', or is a link that ends so.")
    try:
        squeezed = base64.urlsafe_b64decode(body + "=" * (-len(body) % 4))
        opener = zlib.decompressobj(-15)
        plain = opener.decompress(squeezed, LARGEST)
        if not opener.eof:
            raise BadShare("The shared table breaks off, or is larger than any table can be.")
        return json.loads(plain)
    except (binascii.Error, zlib.error, ValueError, RecursionError):
        raise BadShare("The shared table is damaged: perhaps the link was cut off.") from None


def lean(entry: JsonObject) -> JsonObject:
    """The entry without what goes without saying: nothing of something, and options as they are by default."""
    usual = {"expansions": "none", "teams": False, "copied_guild": "built"}
    options = {name: value for name, value in entry["options"].items() if value != usual.get(name)}
    rest = {key: value for key, value in entry.items() if key != "options" and value != {"pawn": 0}.get(key, ...)}
    kept = {"options": options} if options else {}
    return {**rest, **kept, "players": [_lean_player(player) for player in entry["players"]]}


def _lean_player(player: JsonObject) -> JsonObject:
    """With points the field that breaks a tie is told even if it is 0: left out, it is not known."""
    return player if "points" in player else {key: value for key, value in player.items() if value}
