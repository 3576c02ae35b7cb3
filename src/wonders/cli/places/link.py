"""Links to tables of a server, and the few requests a player in the terminal makes before the match."""

import json
import time
import urllib.error
import urllib.request
from dataclasses import dataclass, replace
from typing import Any
from urllib.parse import urlsplit

from wonders.core.decisions import WondersError


class NoTable(WondersError):
    """A link that leads to no table, or a server that does not answer."""


class Busy(WondersError):
    """A server that has had too much, and says so."""


WAITS = (2.0, 5.0, 10.0)
"""Seconds before a request that was turned down as one too many is made again."""


@dataclass(frozen=True)
class Link:
    """A table of a server, and the token of a seat if there is one."""

    server: str
    table: str
    token: str = ""

    @classmethod
    def parse(cls, text: str) -> "Link":
        """Read `http://HOST/t/TABLE#TOKEN`; without a token it is the public link."""
        parts = urlsplit(text)
        folder, _, table = parts.path.rpartition("/")
        if parts.scheme not in ("http", "https") or not parts.netloc or not table or folder.rpartition("/")[2] != "t":
            raise NoTable(f"'{text}' is no link to a table; such a link looks like http://HOST/t/TABLE#TOKEN.")
        return cls(f"{parts.scheme}://{parts.netloc}{folder.removesuffix('/t')}", table, parts.fragment)

    @property
    def socket(self) -> str:
        return self.server.replace("http", "ws", 1) + "/ws"

    def info(self) -> dict[str, Any]:
        """The table as everybody may see it."""
        return self._call("GET", "")

    def joined(self, name: str) -> "Link":
        """Take an open seat, if there is one, and be ready; otherwise watch."""
        info = self.info()
        is_open = any(seat["kind"] == "open" for seat in info["seats"])
        if self.token or info["state"] != "open" or not is_open:
            return self
        given = self._call("POST", "/join", {"name": name})
        seated = replace(self, token=given["token"])
        seated._call("POST", f"/seats/{given['seat']}", {"ready": True})
        return seated

    def _call(self, method: str, path: str, body: Any = None) -> dict[str, Any]:
        headers = {"Content-Type": "application/json"} | (
            {"Authorization": f"Bearer {self.token}"} if self.token else {}
        )
        data = json.dumps(body).encode() if body is not None else None
        url = f"{self.server}/api/tables/{self.table}{path}"
        for wait in (*WAITS, 0.0):
            try:
                return self._asked(urllib.request.Request(url, data, headers, method=method))
            except Busy as wrong:
                if not wait:
                    raise NoTable(str(wrong)) from None
                time.sleep(wait)
        raise AssertionError("the last try has answered or raised")

    def _asked(self, request: urllib.request.Request) -> dict[str, Any]:
        try:
            with urllib.request.urlopen(request, timeout=10) as got:
                found: dict[str, Any] = json.load(got)
                return found
        except urllib.error.HTTPError as wrong:
            if wrong.code == 429:
                raise Busy(_sentence(wrong)) from None
            raise NoTable(_sentence(wrong)) from None
        except (OSError, ValueError):
            raise NoTable(f"There is no answer from {self.server}.") from None


def _sentence(wrong: urllib.error.HTTPError) -> str:
    """What the server says is wrong."""
    try:
        said: str = json.load(wrong)["sentence"]
        return said
    except (ValueError, KeyError, TypeError):
        return f"The server answers with {wrong.code}."
