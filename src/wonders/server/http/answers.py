"""Answers over HTTP: a class of `wire` is encoded as it is, and named in the schema."""

import msgspec
from fastapi.responses import Response
from msgspec import UNSET, structs

from wonders.core.wire import JsonObject
from wonders.server.wire.encoding import BODIES
from wonders.server.wire.tables import TableInfo

REFS = "#/components/schemas/{name}"


def answers(kind: object, status: int = 200) -> JsonObject:
    """What a route says about its answer. FastAPI neither checks nor encodes it: that would be done twice."""
    (schema,), _ = msgspec.json.schema_components((kind,), ref_template=REFS)
    content = {"application/json": {"schema": schema}}
    return {"response_model": None, "status_code": status, "responses": {status: {"content": content}}}


def told(answer: object, status: int = 200) -> Response:
    return encoded(BODIES.encode(answer), status)


def encoded(body: bytes, status: int = 200) -> Response:
    """An answer that was encoded where it was worked out."""
    return Response(body, status, media_type="application/json")


def whole(table: TableInfo) -> TableInfo:
    """Over HTTP a clock has always had all its numbers, used or not."""
    clock = table.clock
    seconds, extra = (0.0 if value is UNSET else value for value in (clock.seconds, clock.extra))
    return structs.replace(table, clock=structs.replace(clock, seconds=seconds, extra=extra))
