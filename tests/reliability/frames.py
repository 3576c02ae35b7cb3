"""Frames that no proper client sends, over a plain TCP line."""

import asyncio
import base64
import struct
from dataclasses import dataclass
from urllib.parse import urlsplit

TEXT, BINARY, CLOSE, PING = 0x1, 0x2, 0x8, 0x9


def frame(opcode: int, data: bytes, fin: bool = True, masked: bool = True, length: int | None = None) -> bytes:
    """A frame as wanted, right or wrong; `length` may claim what is not so."""
    size = len(data) if length is None else length
    flag = 0x80 if masked else 0
    head = bytes([(0x80 if fin else 0) | opcode])
    if size < 126:
        head += bytes([flag | size])
    elif size < 1 << 16:
        head += bytes([flag | 126]) + struct.pack("!H", size)
    else:
        head += bytes([flag | 127]) + struct.pack("!Q", size)
    return head + (b"\0\0\0\0" if masked else b"") + data


BROKEN: dict[str, tuple[bytes, int]] = {
    "unmasked": (frame(TEXT, b"{}", masked=False), 1002),
    "reserved opcode": (frame(0x3, b"{}"), 1002),
    "reserved control opcode": (frame(0xB, b""), 1002),
    "reserved bits": (bytes([0xF1]) + frame(TEXT, b"{}")[1:], 1002),
    "bad UTF-8": (frame(TEXT, b'{"type": "\xff\xfe"}'), 1007),
    "half a sign": (frame(TEXT, b"\xe2\x82"), 1007),
    "2^40 bytes": (frame(TEXT, b"{}", length=1 << 40), 1009),
    "2^63 bytes": (frame(TEXT, b"{}", length=(1 << 63) - 1), 1009),
    "too long": (frame(TEXT, b"x" * 20_000), 1009),
    "too long in pieces": (frame(TEXT, b"x" * 9_000, fin=False) + frame(0, b"x" * 9_000), 1009),
    "control in pieces": (frame(PING, b"a", fin=False), 1002),
    "lone continuation": (frame(0, b"a"), 1002),
    "text within text": (frame(TEXT, b"a", fin=False) + frame(TEXT, b"b"), 1002),
    "oversized ping": (frame(PING, b"a" * 126), 1002),
    "oversized close": (frame(CLOSE, struct.pack("!H", 1000) + b"a" * 124), 1002),
    "close with one byte": (frame(CLOSE, b"a"), 1002),
    "close with a code that is none": (frame(CLOSE, struct.pack("!H", 999)), 1002),
}
"""What is sent, and the code of the close frame that must come back."""


@dataclass
class Heard:
    """What a server said before it cut the line."""

    texts: list[str]
    code: int | None
    """Of its close frame; None if it cut the line without one."""


class Raw:
    """A line on which anything can be sent."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    @classmethod
    async def open(cls, url: str) -> "Raw":
        place = urlsplit(url)
        reader, writer = await asyncio.open_connection(place.hostname, place.port)
        key = base64.b64encode(b"0123456789abcdef").decode()
        lines = ["GET /ws HTTP/1.1", f"Host: {place.netloc}", "Upgrade: websocket", "Connection: Upgrade"]
        lines += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", "", ""]
        writer.write("\r\n".join(lines).encode())
        answer = await reader.readuntil(b"\r\n\r\n")
        assert b" 101 " in answer, answer
        return cls(reader, writer)

    def send(self, data: bytes) -> None:
        self._writer.write(data)

    async def rest(self, seconds: float = 20.0) -> Heard:
        """All that comes until the line is cut."""
        heard = Heard([], None)
        async with asyncio.timeout(seconds):
            try:
                while heard.code is None:
                    opcode, data = await self.next()
                    if opcode == CLOSE:
                        heard.code = struct.unpack("!H", data[:2])[0] if data else 1005
                    elif opcode == TEXT:
                        heard.texts.append(data.decode())
            except (asyncio.IncompleteReadError, ConnectionError):
                pass
        self._writer.close()
        return heard

    async def next(self) -> tuple[int, bytes]:
        head = await self._reader.readexactly(2)
        size = head[1] & 0x7F
        if size == 126:
            size = struct.unpack("!H", await self._reader.readexactly(2))[0]
        elif size == 127:
            size = struct.unpack("!Q", await self._reader.readexactly(8))[0]
        return head[0] & 0xF, await self._reader.readexactly(size)
