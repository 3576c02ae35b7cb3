"""Notebooks: pages of text with lines of a match, and trying lines out."""

import asyncio
from typing import Annotated, Final, Literal

from fastapi import APIRouter, Path, Query
from fastapi.responses import PlainTextResponse, Response

from wonders.core.decisions import WondersError
from wonders.core.game import AnyGame
from wonders.games.replay import replay as played_again
from wonders.notation import write
from wonders.notation.reading import read_record
from wonders.server.errors import Refused
from wonders.server.http.answers import answers, told
from wonders.server.http.routes.common import Address, Charge, TheRegistry, Token
from wonders.server.http.routes.replaying import joints_of, seen_by
from wonders.server.runtime.lines import go_on
from wonders.server.store.notebooks import NotebookRow
from wonders.server.tables.options import option
from wonders.server.tables.pages import Pages
from wonders.server.tables.shelf import SHELF, shelved
from wonders.server.wire.notebooks import (
    LineBody,
    LineGone,
    Notebook,
    NotebookAnswer,
    NotebookBody,
    NotebookChange,
    NotebookListed,
    NotebookMade,
    NotebookMove,
)
from wonders.server.wire.responses import Replay
from wonders.study.lines import Move, chronicle_of, game_for

router = APIRouter(prefix="/api", tags=["notebooks"])

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
    return told(NotebookMade(token, _kept(row)), 201)


@router.get("/notebooks/{key}", **answers(Notebook))
async def look(key: AnyKey, registry: TheRegistry, language: Language = "en") -> Response:
    """A notebook, for everybody who has its link; one that comes with the server, in a language."""
    if key in SHELF:
        one = await asyncio.to_thread(shelved, key, language)
        return told(_told(key, one.pages))
    return told(_kept(await registry.notebooks.find(key)))


@router.put("/notebooks/{key}", **answers(Notebook))
async def change(key: Key, asked: NotebookChange, registry: TheRegistry, token: Token, charge: Charge) -> Response:
    """Keep the notebook as it shall be, with the token of its writer."""
    charge(KEEP)
    return told(_kept(await registry.notebooks.change(key, asked, token)))


@router.delete("/notebooks/{key}", status_code=204)
async def delete(key: Key, registry: TheRegistry, token: Token) -> Response:
    """Throw the notebook away."""
    await registry.notebooks.delete(key, token)
    return Response(status_code=204)


@router.get("/notebooks/{key}/notation", response_class=PlainTextResponse)
async def notation(key: AnyKey, registry: TheRegistry, charge: Charge, language: Language = "en") -> PlainTextResponse:
    """All lines as notation: variations, names, comments and marks."""
    charge(KEEP)
    known = key in SHELF
    pages = shelved(key, language).pages if known else Pages.loads((await registry.notebooks.find(key)).body)
    if pages.header is None:
        raise Refused("not_found", "There is no match in this notebook.")
    about = {"Event": pages.title} if pages.title else {}
    text = await asyncio.to_thread(write, chronicle_of(pages.header, pages.moves, about))
    name = f'attachment; filename="{pages.header.game}-{key}.wpn"'
    return PlainTextResponse(text, headers={"Content-Disposition": name})


@router.post("/lines", **answers(LineGone))
async def line(asked: LineBody, registry: TheRegistry, address: Address, charge: Charge) -> Response:
    """How a line goes on with these answers: for whom nobody answers a bot does, chance is dealt; who is asked then."""
    charge(GO_ON)
    return told(await go_on(registry.services, asked, address))


@router.post("/lines/replay", **answers(Replay))
async def replay(
    asked: LineBody, registry: TheRegistry, charge: Charge, seat: Annotated[int | None, Query(ge=0, le=20)] = None
) -> Response:
    """Every step of a line as this seat sees it; without a seat, as everybody sees it."""
    charge(REPLAY)
    try:
        record = await asyncio.to_thread(read_record, asked.record)
        match = await asyncio.to_thread(played_again, record)
    except WondersError as wrong:
        raise Refused("bad_record", str(wrong)) from None
    return await seen_by(registry, record.header, joints_of(match), seat)


def _kept(row: NotebookRow) -> Notebook:
    return _told(row.key, Pages.loads(row.body), row.version, row.changed)


def _told(key: str, pages: Pages, version: int = 0, changed: float = 0.0) -> Notebook:
    head = pages.header
    moves = []
    if head is not None:
        game = game_for(head)
        moves = [_move(game, move, label) for move, label in zip(pages.moves, pages.labels, strict=True)]
    return Notebook(
        key=key,
        version=version,
        changed=changed,
        title=pages.title,
        text=pages.text,
        game=head.game if head else None,
        rules=head.rules if head else "",
        players=head.players if head else 0,
        options=dict(head.options) if head else {},
        moves=moves,
    )


def _move(game: AnyGame, move: Move, label: str) -> NotebookMove:
    said = [NotebookAnswer(seat, text, option(game.notation.parse(text)), mark) for seat, text, mark in move.answers]
    return NotebookMove(move.parent, said, move.comment, move.name, label)
