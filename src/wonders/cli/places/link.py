"""Links to tables of a server, and the few requests a player in the terminal makes before the match."""

import json
import time
import urllib.error
import urllib.request
from dataclasses import dataclass, replace
from urllib.parse import urlsplit

from wonders.cli.places import kept
from wonders.core.decisions import WondersError
from wonders.core.wire import Json, JsonObject


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

    def info(self) -> JsonObject:
        """The table as everybody may see it."""
        found: JsonObject = self._call("GET", "")
        return found

    @property
    def place(self) -> str:
        """The table without the right to a seat of it."""
        return f"{self.server}/t/{self.table}"

    def record(self) -> str:
        """The record of a match that is over."""
        return self._text("GET", "/record")

    def joined(self, name: str) -> "Link":
        """Take the seat of the link or an open one, if there is one, and be ready; otherwise watch.

        What the table commits to is kept before our own nonce is told.
        """
        info = self.info()
        if info["state"] != "open":
            return self
        kept.see(self.place, info)
        own = self._own_seat() if self.token else None
        seats = info["seats"]
        if own is not None and seats[own]["kind"] != "open":
            if not seats[own]["nonce"]:
                ready = {"nonce": kept.new_nonce(self.place, own), "ready": True}
                self._call("POST", f"/seats/{own}", ready)
            return self
        if own is None and (self.token or not any(seat["kind"] == "open" for seat in seats)):
            return self
        nonce = kept.new_nonce(self.place)
        given = self._call("POST", "/join", {"name": name, "nonce": nonce})
        kept.add(self.place, given["seat"], nonce)
        return replace(self, token=given["token"])

    def _own_seat(self) -> int | None:
        """The seat that the token is for."""
        found = self._call("POST", "mine", {"tables": [{"id": self.table, "token": self.token}]})
        seat: int | None = found[0]["seat"] if found else None
        return seat

    def _call(self, method: str, path: str, body: object = None) -> Json:
        """What a request is answered with, in JSON."""
        try:
            return json.loads(self._text(method, path, body))
        except ValueError:
            raise NoTable(f"There is no answer from {self.server}.") from None

    def _text(self, method: str, path: str, body: object = None) -> str:
        headers = {"Content-Type": "application/json"} | (
            {"Authorization": f"Bearer {self.token}"} if self.token else {}
        )
        data = json.dumps(body).encode() if body is not None else None
        url = f"{self.server}/api/tables/" + (f"{self.table}{path}" if path != "mine" else path)
        for wait in (*WAITS, 0.0):
            try:
                return self._asked(urllib.request.Request(url, data, headers, method=method))
            except Busy as wrong:
                if not wait:
                    raise NoTable(str(wrong)) from None
                time.sleep(wait)
        raise AssertionError("the last try has answered or raised")

    def _asked(self, request: urllib.request.Request) -> str:
        try:
            with urllib.request.urlopen(request, timeout=10) as got:
                return str(got.read(), "utf-8")
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
