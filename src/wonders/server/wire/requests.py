"""What clients say over the socket. It is checked while it is read."""

from typing import Annotated, Final, TypeAlias

import msgspec
from msgspec import Meta, Struct

from wonders.server.errors import Refused

PROTOCOL: Final = 2
SPOKEN: Final = (1, 2)
"""Protocols a socket may greet with: between these two the socket has only got more to tell."""

Move = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{16,64}$")]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]


class Hello(Struct, tag="hello", tag_field="type"):
    """The first message: which table, with which right, and what was seen last."""

    protocol: int
    table: Annotated[str, Meta(max_length=16)]
    token: Annotated[str, Meta(max_length=100)] | None = None
    since: Number | None = None


class Answer(Struct, tag="answer", tag_field="type"):
    """An answer to the decision of this number."""

    number: Number
    move: Move
    action: Annotated[str, Meta(max_length=4000)]


class Retract(Struct, tag="retract", tag_field="type"):
    """Take a sealed answer back."""

    number: Number
    move: Move


class Say(Struct, tag="say", tag_field="type"):
    """Say something, by a preset or in own words."""

    move: Move
    preset: Annotated[str, Meta(max_length=40)] = ""
    text: Annotated[str, Meta(max_length=1000)] = ""


class Attend(Struct, tag="attend", tag_field="type"):
    """Whether somebody looks at the page; whoever does not is shown as away."""

    here: bool


class Ping(Struct, tag="ping", tag_field="type"):
    """Are you there?"""

    at: float | None = None


class Resync(Struct, tag="resync", tag_field="type"):
    """Tell everything again."""


class Describe(Struct, tag="describe", tag_field="type"):
    """Tell the table in words."""


FromClient: TypeAlias = Hello | Answer | Retract | Say | Attend | Ping | Resync | Describe

_DECODER = msgspec.json.Decoder(FromClient)


def read(text: str | bytes) -> FromClient:
    """A message, or Refused with what is wrong with it."""
    try:
        message: FromClient = _DECODER.decode(text)
        return message
    except msgspec.ValidationError as wrong:
        raise Refused("bad_message", f"This is no message of the protocol: {wrong}.") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Refused("bad_message", "A message is one JSON object.") from None
