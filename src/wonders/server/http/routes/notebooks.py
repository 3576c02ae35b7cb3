"""Notebooks: pages of text with lines of a match, and trying lines out."""

import asyncio
from typing import Annotated, Final, Literal

from fastapi import APIRouter, Path, Query
from fastapi.responses import PlainTextResponse, Response
from msgspec import Raw

from wonders.server.http.answers import answers, encoded, told
from wonders.server.http.routes.common import Address, Charge, TheRegistry, Token
from wonders.server.runtime.lines import go_on
from wonders.server.tables.notebook import notation_from_shelf, told_from_shelf
from wonders.server.tables.replay import record_replayed
from wonders.server.tables.shelf import SHELF, shelved
from wonders.server.wire.encoding import BODIES
from wonders.server.wire.notebooks import (
    LineBody,
    LineGone,
    Notebook,
    NotebookBody,
    NotebookChange,
    NotebookListed,
    NotebookMade,
)
from wonders.server.wire.responses import Replay

router = APIRouter(prefix="/api", tags=["notebooks"])

LOOK: Final = 3
"""What it costs to have a notebook written out, in requests."""
KEEP: Final = 10
"""What it costs to have all lines of a notebook played, in requests."""
GO_ON: Final = 5
REPLAY: Final = 20

Key = Annotated[str, Path(pattern="^[0-9a-z]{12}$")]
AnyKey = Annotated[str, Path(pattern="^[0-9a-z-]{1,40}$")]
Language = Annotated[Literal["en", "de"], Query()]


@router.get("/notebooks", **answers(list[NotebookListed]))
async def shelf(language: Language = "en") -> Response:
    """The notebooks that come with the server; those of people are found by their links alone."""
    found = await asyncio.to_thread(lambda: [shelved(key, language) for key in SHELF])
    return told([NotebookListed(one.key, one.pages.title, one.game) for one in found])


@router.post("/notebooks", **answers(NotebookMade, 201))
async def begin(asked: NotebookBody, registry: TheRegistry, address: Address, charge: Charge) -> Response:
    """Begin a notebook: with a record or notation, whose variations, names, comments and marks it takes over."""
    charge(KEEP)
    row, token = await registry.notebooks.begin(asked, address)
    made = {"token": token, "notebook": Raw(await registry.notebooks.told(row, address))}
    return encoded(BODIES.encode(made), 201)


@router.get("/notebooks/{key}", **answers(Notebook))
async def look(
    key: AnyKey, registry: TheRegistry, address: Address, charge: Charge, language: Language = "en"
) -> Response:
    """A notebook, for everybody who has its link; one that comes with the server, in a language."""
    if key in SHELF:
        return encoded(await asyncio.to_thread(told_from_shelf, key, language))
    charge(LOOK)
    return encoded(await registry.notebooks.told(await registry.notebooks.find(key), address))


@router.put("/notebooks/{key}", **answers(Notebook))
async def change(
    key: Key, asked: NotebookChange, registry: TheRegistry, token: Token, address: Address, charge: Charge
) -> Response:
    """Keep the notebook as it shall be, with the token of its writer."""
    charge(KEEP)
    now = await registry.notebooks.change(key, asked, token, address)
    return encoded(await registry.notebooks.told(now, address))


@router.delete("/notebooks/{key}", status_code=204)
async def delete(key: Key, registry: TheRegistry, token: Token) -> Response:
    """Throw the notebook away."""
    await registry.notebooks.delete(key, token)
    return Response(status_code=204)


@router.get("/notebooks/{key}/notation", response_class=PlainTextResponse)
async def notation(
    key: AnyKey, registry: TheRegistry, address: Address, charge: Charge, language: Language = "en"
) -> PlainTextResponse:
    """All lines as notation: variations, names, comments and marks."""
    charge(KEEP)
    if key in SHELF:
        game, text = await asyncio.to_thread(notation_from_shelf, key, language)
    else:
        game, text = await registry.notebooks.notation(key, address)
    name = f'attachment; filename="{game}-{key}.wpn"'
    return PlainTextResponse(text, headers={"Content-Disposition": name})


@router.post("/lines", **answers(LineGone))
async def line(asked: LineBody, registry: TheRegistry, address: Address, charge: Charge) -> Response:
    """How a line goes on with these answers: for whom nobody answers a bot does, chance is dealt; who is asked then."""
    charge(GO_ON)
    return encoded(await go_on(registry.services, asked, address))


@router.post("/lines/replay", **answers(Replay))
async def replay(
    asked: LineBody,
    registry: TheRegistry,
    address: Address,
    charge: Charge,
    seat: Annotated[int | None, Query(ge=0, le=20)] = None,
) -> Response:
    """Every step of a line as this seat sees it; without a seat, as everybody sees it."""
    charge(REPLAY)
    return encoded(await registry.bot_pool.work(address, record_replayed, asked.record, seat))
