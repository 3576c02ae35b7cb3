"""What this terminal knew of tables before the deal: commitment, terms, own nonces. Kept in a file for the end."""

import contextlib
import json
import secrets
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Final

from wonders.core.decisions import Seat
from wonders.core.wire import JsonObject
from wonders.pad.folders import data_folder

MOST: Final = 200
"""Tables that are remembered; the oldest go."""

TERMS: Final = ("id", "game", "rules", "players", "options")


@dataclass(frozen=True)
class Kept:
    """A table as it was first seen."""

    commitment: str = ""
    terms: JsonObject = field(default_factory=dict)
    nonces: Mapping[str, str] = field(default_factory=dict)
    """By seat."""


def see(place: str, info: JsonObject) -> None:
    """Keep what a table commits to, when it is seen for the first time; after the end it is too late."""
    known = _read()
    if info["state"] != "over" and not known.get(place, Kept()).commitment:
        nonces = known.get(place, Kept()).nonces
        _write(known | {place: Kept(info["commitment"], {name: info[name] for name in TERMS}, nonces)})


def new_nonce(place: str, seat: Seat | None = None) -> str:
    """Our part in the deal, kept before it is sent where the seat is known."""
    nonce = secrets.token_urlsafe(16)
    if seat is not None:
        add(place, seat, nonce)
    return nonce


def add(place: str, seat: Seat, nonce: str) -> None:
    """Keep the nonce of a seat."""
    known = _read()
    old = known.pop(place, Kept())
    _write(known | {place: Kept(old.commitment, old.terms, {**old.nonces, str(seat): nonce})})


def of(place: str) -> Kept:
    """What is kept of a table."""
    return _read().get(place, Kept())


def _file() -> Path:
    return data_folder() / "deals.json"


def _read() -> dict[str, Kept]:
    try:
        return {place: Kept(**one) for place, one in json.loads(_file().read_text(encoding="utf-8")).items()}
    except (OSError, ValueError, TypeError, AttributeError):
        return {}


def _write(known: Mapping[str, Kept]) -> None:
    """A terminal that can keep nothing still plays."""
    last = {place: asdict(one) for place, one in list(known.items())[-MOST:]}
    with contextlib.suppress(OSError):
        _file().parent.mkdir(parents=True, exist_ok=True)
        _file().write_text(json.dumps(last), encoding="utf-8")
