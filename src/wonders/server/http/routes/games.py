"""What can be played, and the words for it."""

from functools import cache

from fastapi import APIRouter, Request
from fastapi.responses import PlainTextResponse, Response

from wonders.core.options import Option
from wonders.core.wire import Json, JsonObject, plain
from wonders.games.registry import GAMES, game_class
from wonders.server.errors import Refused
from wonders.server.http.packing import packed_json, public
from wonders.server.tables.levels import LEVELS
from wonders.texts.bundle import FOLDER
from wonders.texts.language import LANGUAGES

router = APIRouter(prefix="/api", tags=["games"])


def check_game(game: str) -> None:
    if game not in GAMES:
        raise Refused("no_game", f"There is no game '{game[:40]}'; there are: {', '.join(GAMES)}.")


@router.get("/games")
async def games() -> Json:
    """Every game: players, options, expansions, levels of bots."""
    return [_game(game) for game in GAMES]


@cache
def _game(game: str) -> JsonObject:
    kind = game_class(game)
    return {
        "id": game,
        "rules": kind.rules,
        "players": {"least": kind.seats_allowed[0], "most": kind.seats_allowed[-1], "default": kind.default_players},
        "options": [_option(option) for option in kind.options_known],
        "expansions": _expansions(kind.options_known),
        "levels": list(LEVELS),
    }


def _option(option: Option) -> JsonObject:
    kind = "switch" if isinstance(option.default, bool) else "choice" if option.choices else "text"
    choices = [True, False] if isinstance(option.default, bool) else list(option.choices)
    return {"name": option.name, "default": option.default, "kind": kind, "choices": choices, "help": option.help}


def _expansions(options: tuple[Option, ...]) -> list[str]:
    """The names of the expansions, for a game that has any."""
    if not any(option.name == "expansions" for option in options):
        return []
    from wonders.games.classic.expansion import EXPANSIONS

    return list(EXPANSIONS)


@router.get("/games/{game}/catalogue")
async def catalogue(game: str, request: Request) -> Response:
    """Every card, wonder, stage and token, with its effects as phrases."""
    check_game(game)
    return public(request, _catalogue(game), "application/json")


@cache
def _catalogue(game: str) -> bytes:
    items = game_class(game).catalogue()
    fields = items[0].__dataclass_fields__
    told = [{name: plain(getattr(item, name)) for name in fields} for item in items]
    return packed_json(told)


@router.get("/texts/{language}/{game}", response_class=PlainTextResponse)
async def texts(language: str, game: str) -> PlainTextResponse:
    """The messages of a language, in Fluent: the common ones, the client's, and those of a game ("common" for none)."""
    if game != "common":
        check_game(game)
    if language not in LANGUAGES:
        raise Refused("not_found", f"There is no language '{language[:40]}'; there are: {', '.join(LANGUAGES)}.")
    return PlainTextResponse(_texts(language, game))


def _texts(language: str, game: str) -> str:
    """Read anew each time: it is asked for once a visit, and whoever writes texts wants to see them."""
    folder = FOLDER / language
    patterns: tuple[str, ...] = (
        "common.ftl",
        "cli.ftl",
        "web.ftl",
        "web-pages.ftl",
        "web-help.ftl",
        "web-presence.ftl",
        "web-meeting.ftl",
        "rules.ftl",
        "study.ftl",
        "web-study.ftl",
    )
    if game != "common":
        patterns += (f"{game}.ftl", f"{game}-*.ftl", f"web-{game}.ftl", f"web-demo-{game}.ftl", f"rules-{game}.ftl")
    paths = dict.fromkeys(path for pattern in patterns for path in sorted(folder.glob(pattern)))
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)
