"""Notebooks worked out: every line played, and told with its answers in parts. It takes too long for the server itself:
each of these is called in another process."""

from functools import cache

from wonders.core.decisions import WondersError
from wonders.core.game import AnyGame
from wonders.core.record import Header
from wonders.notation import write
from wonders.notation.reading import read_chronicle
from wonders.server.errors import Refused
from wonders.server.tables.options import option
from wonders.server.tables.pages import Pages, pages_of
from wonders.server.tables.shelf import shelved
from wonders.server.wire.encoding import BODIES
from wonders.server.wire.notebooks import Notebook, NotebookAnswer, NotebookBody, NotebookChange, NotebookMove
from wonders.study.lines import Move, chronicle_of, game_for, tree_of


def begun(asked: NotebookBody) -> str:
    """What is kept of a new notebook, or Refused."""
    header: Header | None = None
    moves: list[Move] = []
    if asked.record.strip():
        try:
            header, moves = tree_of(read_chronicle(asked.record))
        except WondersError as wrong:
            raise Refused("bad_record", str(wrong)) from None
    return pages_of(asked.title, asked.text, header, moves).dumps()


def changed(body: str, asked: NotebookChange) -> str:
    """What is kept of a notebook that its writer has changed, or Refused."""
    moves = [Move(one.parent, tuple(one.answers), one.comment.strip(), one.name.strip()) for one in asked.moves]
    return pages_of(asked.title, asked.text, Pages.loads(body).header, moves).dumps()


def told(key: str, body: str, version: int, changed: float) -> bytes:
    """A notebook as everybody may read it."""
    return BODIES.encode(_told(key, Pages.loads(body), version, changed))


@cache
def told_from_shelf(key: str, language: str) -> bytes:
    """One that comes with the server."""
    return BODIES.encode(_told(key, shelved(key, language).pages))


def notation(body: str) -> tuple[str, str]:
    """The game, and all lines as notation; Refused if there are none."""
    return _notation(Pages.loads(body))


@cache
def notation_from_shelf(key: str, language: str) -> tuple[str, str]:
    return _notation(shelved(key, language).pages)


def _notation(pages: Pages) -> tuple[str, str]:
    if pages.header is None:
        raise Refused("not_found", "There is no match in this notebook.")
    about = {"Event": pages.title} if pages.title else {}
    return pages.header.game, write(chronicle_of(pages.header, pages.moves, about))


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
