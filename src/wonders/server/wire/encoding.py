"""How everything is written that leaves the server."""

from typing import Final

import msgspec

FRAMES: Final = msgspec.json.Encoder(order="sorted")
"""For the socket and what is kept packed: fields by their names, so that equal messages are equal bytes."""

BODIES: Final = msgspec.json.Encoder()
"""For HTTP: fields as their classes have them."""


def frame(message: object) -> bytes:
    return FRAMES.encode(message)


def part(value: object) -> msgspec.Raw:
    """A part of a frame, written in advance: it goes into several."""
    return msgspec.Raw(FRAMES.encode(value))
