"""Things to look up, to watch and to work out beside a match: the rules, example matches, the score pad."""

import gzip
from functools import cache
from typing import Annotated

from fastapi import APIRouter, Body, Query, Request
from fastapi.responses import Response

from wonders.core.decisions import SPECTATOR
from wonders.core.wire import Json, JsonObject, plain
from wonders.server.errors import Refused
from wonders.server.http.answers import answers, encoded
from wonders.server.http.packing import packed_json, public
from wonders.server.http.routes.common import Charge
from wonders.server.http.routes.games import check_game
from wonders.server.wire.encoding import BODIES
from wonders.server.wire.responses import Lesson, Replay
from wonders.texts.language import LANGUAGES

router = APIRouter(prefix="/api", tags=["reference"])

SCORE = 2
"""What it costs to have a table counted, in requests."""

Language = Annotated[str, Query(max_length=10)]
Entry = Annotated[JsonObject, Body()]


def _checked_language(language: str) -> str:
    if language not in LANGUAGES:
        raise Refused("not_found", f"There is no language '{language[:40]}'; there are: {', '.join(LANGUAGES)}.")
    return language


@router.get("/games/{game}/rules")
def rules(game: str, request: Request, language: Language = "en") -> Response:
    """The numbered rules of a game and its expansions, in a language."""
    check_game(game)
    return public(request, _rules(game, _checked_language(language)), "application/json")


@cache
def _rules(game: str, language: str) -> bytes:
    from wonders.reference.rules import books_of, rules_of

    told = [plain(rule) for book in books_of(game) for rule in rules_of(book, language)]
    return packed_json(told)


@router.get("/demo/{game}", **answers(Replay))
def demo(game: str, request: Request, seat: Annotated[int | None, Query(ge=0, le=20)] = None) -> Response:
    """An example match with comments, in the shape of a replay; there is no table behind it."""
    from wonders.server.tables.demo import demo_of, demo_replay

    check_game(game)
    if seat is not None and seat not in demo_of(game).game.seats:
        raise Refused("no_seat", f"There is no seat {seat}; there are seats 0 to {demo_of(game).game.players - 1}.")
    packed = demo_replay(game, SPECTATOR if seat is None else seat)
    return public(request, packed, "application/json")


@router.get("/explorer")
def explorer(request: Request) -> Response:
    """What many matches of bots say about wonders, seats and cards: worked out when the package was made."""
    return public(request, _explorer(), "application/json")


@cache
def _explorer() -> bytes:
    from wonders.database.explorer import SHIPPED

    return gzip.compress(SHIPPED.read_bytes())


@router.get("/lesson/{game}", **answers(Lesson))
def lesson(game: str, request: Request) -> Response:
    """The guided first game of a game: its states and what to answer; there is no table behind it."""
    from wonders.server.tables.lesson import lesson_of

    check_game(game)
    return public(request, lesson_of(game), "application/json")


@router.post("/score/{game}")
def score(game: str, entry: Entry, charge: Charge, language: Language = "en") -> Json:
    """The score pad: what lay on a real table in, an explained sheet out; or everything that is wrong with it."""
    from wonders.pad import answer

    charge(SCORE)
    check_game(game)
    return answer(entry | {"game": game}, _checked_language(language))


@router.get("/score/{game}", response_model=Json)
def score_form(game: str, language: Language = "en") -> Response:
    """What the score pad asks about a table of a game."""
    check_game(game)
    return encoded(_form(game, _checked_language(language)))


@cache
def _form(game: str, language: str) -> bytes:
    from wonders.pad import form

    return BODIES.encode(form(game, language))
