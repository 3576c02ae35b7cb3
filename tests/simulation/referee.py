"""What may come of a request: whoever is told that something is done had the right to it, and it is stored."""

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tests.simulation.trace import digest
from tests.simulation.wires import Response
from wonders.server.tables.state import HOST

if TYPE_CHECKING:
    from tests.simulation.world import World

ROUTE = re.compile(r"/api/tables/(?P<table>[^/]+)(?:/(?P<verb>[a-z-]+))?(?:/(?P<seat>\d+))?$")


class Referee:
    """Watches requests from the moment they are made."""

    def __init__(self, world: "World") -> None:
        self._world = world

    def watch(self, person: str, method: str, path: str, body: Any, token: str) -> Callable[[Response], None]:
        """To be called with the response, at the moment the server sends it."""
        world = self._world
        found = ROUTE.match(path)
        table = found["table"] if found else ""
        before = world.judge.rights(table, token) if token else None
        valid = {before}

        def told(response: Response) -> None:
            world.trace.note("response", person, method, path, response.status, digest(response.body))
            valid.add(world.judge.rights(table, token) if token else None)
            if path == "/api/tables":
                self._listed_or_made(person, method, response)
            elif found and response.status == 200 and method == "POST":
                self._check_right(person, found, body, token, valid)
                self._check_grant(person, table, response)
            elif found and response.status == 200:
                self._check_secrecy(path, table, response)
            elif response.status == 403 and b"bad_token" in response.body:
                self._check_refusal(person, path, valid)

        return told

    def _listed_or_made(self, person: str, method: str, response: Response) -> None:
        world = self._world
        if method == "GET" and response.status not in (200, 503):
            world.trace.violate("one bad table", f"the list of tables is answered with {response.status}")
        if method == "POST" and response.status == 201:
            made = response.json()
            if made["table"]["id"] not in world.judge.shadows:
                world.trace.violate("nothing is lost", f"the new table {made['table']['id']} is not stored")
            for one in made["tokens"]:
                world.judge.granted(person, made["table"]["id"], one["seat"], one["token"])

    def _check_right(self, person: str, found: "re.Match[str]", body: Any, token: str, valid: set[Any]) -> None:
        verb, seat = found["verb"], int(found["seat"]) if found["seat"] else None
        if verb == "join" or verb == "mine":
            return
        seats = {right for right in valid if isinstance(right, int)}
        allowed = bool(seats)
        if verb == "start":
            allowed = HOST in valid
        elif verb in ("seats", "invite"):
            own = seat in seats or HOST in valid
            allowed = own or bool(verb == "seats" and (body or {}).get("away") and seats)
        if not allowed:
            self._world.trace.violate("rights", f"{person} may not {verb} {seat} with a right to {valid}")

    def _check_grant(self, person: str, table: str, response: Response) -> None:
        answer = response.json()
        if "token" in answer and "seat" in answer:
            id = answer["table"]["id"] if "table" in answer else table
            self._world.judge.granted(person, id, answer["seat"], answer["token"])

    def _check_secrecy(self, path: str, table: str, response: Response) -> None:
        """How a match was dealt and played is told when it is over."""
        shadow = self._world.judge.shadows.get(table)
        if shadow is None or shadow.state.phase == "over":
            return
        if path.endswith(("/record", "/replay")) or shadow.state.made.secret.encode() in response.body:
            self._world.trace.violate("secrecy", f"{path} before the end of the match")

    def _check_refusal(self, person: str, path: str, valid: set[Any]) -> None:
        if len(valid) == 1 and None not in valid:
            self._world.trace.violate("rights", f"{person} has a right to {valid}, but {path} says bad_token")
