"""Positions that cannot be, one for every sentence that says so."""

from collections.abc import Callable
from copy import deepcopy
from typing import Any

from tests.study.positions import a_match, moments
from wonders.core.wire import JsonObject

Change = Callable[[Any], object]

TAKEN = "-"


def duel(age: int = 1, asks: str = "turn", at: int = 12) -> JsonObject:
    found = [one for one, _ in moments(a_match("duel", 2)) if one["age"] == age and one["asks"] == asks]
    return deepcopy(found[min(at, len(found) - 1)])


def architects(due: str = "pick_card", at: int = 10) -> JsonObject:
    found = [one for one, _ in moments(a_match("architects", 3)) if one["due"][:1] == ([due] if due else [])]
    return deepcopy(found[min(at, len(found) - 1)])


def classic(players: int = 3, at: int = 9, **options: Any) -> JsonObject:
    found = list(moments(a_match("classic", players, tuple(options.items()))))
    return deepcopy(found[min(at, len(found) - 1)][0])


def put(*path: str | int, value: object) -> Change:
    """Put a value into a document."""

    def change(document: Any) -> None:
        for name in path[:-1]:
            document = document[name]
        document[path[-1]] = value

    return change


def slot_of(document: JsonObject, *kinds: str) -> int:
    """The first slot that holds this."""
    return next(at for at, word in enumerate(document["layout"]) if any(word.startswith(kind) for kind in kinds))


def empty_architects(players: int = 2, **more: object) -> JsonObject:
    cities: list[JsonObject] = [{"wonder": wonder} for wonder in ("gizah", "rhodos", "olympia")[:players]]
    return {"position": 1, "game": "architects", "players": players, "cities": cities, **more}


def beginning(players: int = 3, **more: object) -> JsonObject:
    boards = ("gizah_a", "rhodos_a", "babylon_b", "olympia_a")[:players]
    cities = [{"board": board} for board in boards]
    return {"position": 1, "game": "classic", "players": players, "cities": cities, **more}


def changed(document: JsonObject, *changes: Change) -> JsonObject:
    for change in changes:
        change(document)
    return document


def duel_start(**more: object) -> JsonObject:
    """Age I with nothing taken."""
    document = next(one for one, _ in moments(a_match("duel", 2)) if one["asks"] == "turn")
    return deepcopy(document) | more


def full_age_three() -> JsonObject:
    return next(deepcopy(one) for one, _ in moments(a_match("duel", 2)) if one["age"] == 3)


def _same_wonder(document: JsonObject) -> None:
    document["cities"][1]["wonders"][0] = document["cities"][0]["wonders"][0]


def _leader() -> str:
    """A leader that Cities brings and nobody has as long as Leaders are not in use."""
    from wonders import make

    return make("classic", 3, expansions="cities").ruleset.leaders[0].id


def _no_guild(word: str) -> str:
    return "?" if word == "guild" else word


def _cat() -> str:
    from wonders.games.architects.cards import ALL_CARDS

    return next(card.id for card in ALL_CARDS if card.cat)


def _build_at_once(document: JsonObject) -> None:
    first, *rest = document["cities"][0]["wonders"]
    document["cities"][0] |= {"wonders": rest, "finished": [first]}


def _lose(document: JsonObject) -> None:
    """A card that was taken is in no city, and another one is there for it."""
    gone = {word[1:] for word in document["layout"] if word.startswith(TAKEN)}
    spare = next(
        id
        for id in ("altar", "theater", "baths", "tavern", "press", "stable")
        if id not in gone and id not in document["layout"]
    )
    for city in document["cities"]:
        for pile in (city["built"], document["discard"]):
            if pile:
                pile[0] = spare
                return


def _eight(document: JsonObject) -> None:
    for city in document["cities"]:
        city["finished"] = [[wonder, None] for wonder in city["wonders"]] + city["finished"]
        city["wonders"] = []


def _seven_and_one(document: JsonObject) -> None:
    _eight(document)
    last = document["cities"][1]["finished"].pop()
    document["cities"][1]["wonders"] = [last[0]]


def _six_symbols(document: JsonObject) -> None:
    """Four symbols of the ages that are over, one of the last, and the token that counts as one."""
    last = next(id for id in ("academy", "study", "university", "observatory") if id not in document["layout"])
    document["layout"] = [TAKEN if word.startswith(TAKEN) else word for word in document["layout"]]
    document.pop("discard")
    for city in document["cities"]:
        city |= {"built": [], "tokens": [], "finished": [wonder for wonder, _ in city["finished"]]}
    symbols = ["workshop", "apothecary", "scriptorium", "pharmacist", last]
    document["cities"][0] |= {"built": symbols, "tokens": ["law"]}


def _pushed(document: JsonObject) -> None:
    document |= {"pawn": 4, "loot": [[2, 5], [2, 5]]}


def _nothing_left(document: JsonObject) -> None:
    document["layout"] = [TAKEN] * 20
    document.pop("discard")


def _library(document: JsonObject) -> None:
    seat = document["seat"]
    document |= {"asks": "keep", "drawn": []}
    document.pop("discard")
    one, other = document["cities"][seat], document["cities"][1 - seat]
    one |= {"finished": ["great_library"], "wonders": ["pyramids", "piraeus", "sphinx"]}
    other |= {"finished": [], "wonders": ["colossus", "mausoleum", "appian_way", "circus_maximus"]}


def _many_guilds(document: JsonObject) -> None:
    guilds = [
        "workers_guild", "craftsmens_guild", "traders_guild", "philosophers_guild", "spies_guild", "magistrates_guild",
    ]  # fmt: skip
    document["cities"][0]["built"] = guilds


def _crowded(document: JsonObject) -> None:
    document["hands"] = [None, None, None]
    document["discard"] = [card for hand in classic(at=1)["hands"] for card in hand][:12]


CASES: dict[str, tuple[Callable[[], object], str]] = {
    "no-object": (lambda: [1], ""),
    "version": (lambda: duel() | {"position": 2}, "position"),
    "unknown-field": (lambda: duel() | {"colour_of_the_sky": 1}, "colour_of_the_sky"),
    "number": (lambda: changed(duel(), put("cities", 0, "coins", value=-1)), "cities.0.coins"),
    "choice": (lambda: duel() | {"game": "chess"}, "game"),
    "no-list": (lambda: duel() | {"board": "law"}, "board"),
    "size": (lambda: duel() | {"layout": []}, "layout"),
    "unknown": (lambda: changed(duel(), put("cities", 0, "built", value=["hut"])), "cities.0.built.0"),
    "twice": (lambda: changed(duel_start(), _same_wonder), "cities.1.wonders.0"),
    "seed": (lambda: duel() | {"seed": 7}, "seed"),
    "options": (lambda: duel() | {"options": {"first": 9}}, "options"),
    "nothing-to-choose": (lambda: duel_start(asks="revive", discard=[]), "asks"),
    "duel-age": (lambda: duel() | {"age": 0}, "age"),
    "duel-other-age": (lambda: changed(duel_start(), put("layout", 19, value="palace")), "layout.19"),
    "duel-taken-covered": (lambda: changed(duel_start(), put("layout", 0, value=TAKEN)), "layout.0"),
    "duel-open-row": (lambda: changed(duel_start(), put("layout", 19, value="?")), "layout.19"),
    "duel-closed-row": (lambda: changed(duel_start(), put("layout", 2, value="altar")), "layout.2"),
    "duel-uncovered": (
        lambda: changed(duel_start(), *(put("layout", at, value=TAKEN) for at in range(14, 20))), "layout.9",
    ),
    "duel-guilds": (
        lambda: changed(
            full_age_three(), *(put("layout", at, value="guild") for at in (2, 3, 4, 9)),
        ), "layout",
    ),
    "duel-guilds-few": (
        lambda: changed(full_age_three(), lambda one: put("layout", value=[_no_guild(w) for w in one["layout"]])(one)),
        "layout",
    ),
    "duel-cards-taken": (lambda: changed(duel_start(), put("cities", 0, "built", value=["palace"])), "cities"),
    "duel-guilds-taken": (
        lambda: changed(duel_start(), put("cities", 0, "built", value=["merchants_guild"])), "cities",
    ),
    "duel-cards-missing": (lambda: changed(duel(age=2), put("discard", value=[])), "discard"),
    "duel-no-card-to-bury": (
        lambda: changed(duel_start(), _build_at_once), "cities",
    ),
    "duel-lost": (lambda: changed(duel(), _lose), "layout."),
    "duel-wonders-built": (lambda: changed(duel(), _eight), "cities"),
    "duel-wonders": (lambda: changed(duel_start(), put("cities", 0, "wonders", value=[])), "cities.0.wonders"),
    "duel-eighth": (lambda: changed(duel(), _seven_and_one), "cities.1.wonders"),
    "duel-tokens-held": (lambda: changed(duel_start(), put("cities", 0, "tokens", value=["law"])), "cities"),
    "duel-no-pair": (lambda: duel_start(asks="token"), "asks"),
    "duel-board": (lambda: duel_start(board=["law"]), "board"),
    "duel-science-won": (lambda: changed(duel(age=3, at=99), _six_symbols), "cities.0.built"),
    "duel-pawn": (lambda: duel_start(pawn=5), "pawn"),
    "duel-loot": (lambda: duel_start(loot=[[2], [2, 5]]), "loot.0"),
    "duel-looted": (lambda: changed(duel(), _pushed), "loot.1"),
    "duel-starter": (lambda: duel(age=1) | {"asks": "starter"}, "asks"),
    "duel-nothing-left": (lambda: changed(duel(age=3), _nothing_left), "layout"),
    "duel-other-seat": (lambda: changed(duel_start(), put("next", value=1)), "seat"),
    "duel-no-library": (lambda: duel_start(asks="keep", drawn=[]), "asks"),
    "duel-drawn": (lambda: changed(duel(), _library), "drawn"),
    "duel-draft-empty": (lambda: changed(duel(0, "wonder"), put("cities", 0, "built", value=["palace"])), "cities"),
    "duel-draft": (lambda: changed(duel(0, "wonder", 0), put("offer", value=["colossus"])), "offer"),
    "architects-stage-twice": (
        lambda: changed(empty_architects(), put("cities", 0, "built", value=[1, 1])), "cities.0.built",
    ),
    "architects-stage-in-air": (
        lambda: changed(empty_architects(), put("cities", 0, "built", value=[2])), "cities.0.built",
    ),
    "architects-finished": (
        lambda: changed(empty_architects(), put("cities", 0, "built", value=[1, 2, 3, 4, 5])), "cities.0.built",
    ),
    "architects-payable": (
        lambda: changed(empty_architects(), put("cities", 0, "cards", value={"wood": 1, "coin": 2})), "cities.0.cards",
    ),
    "architects-tradable": (
        lambda: changed(empty_architects(), put("cities", 1, "cards", value={"gear": 2})), "cities.1.cards",
    ),
    "architects-cat-nowhere": (
        lambda: changed(empty_architects(), put("cities", 1, "cards", value={_cat(): 1})), "cat",
    ),
    "architects-cat": (lambda: empty_architects(cat=0), "cat"),
    "architects-peace": (lambda: empty_architects(peace=0), "peace"),
    "architects-tokens-used": (lambda: empty_architects(turn={"used": ["culture"]}), "turn"),
    "architects-found": (lambda: empty_architects(turn={"found": ["wood"]}), "turn.found"),
    "architects-deck": (
        lambda: changed(architects(), put("decks", 0, "rest", "wood", value=9)), "decks.0",
    ),
    "architects-lost": (lambda: changed(architects(), put("decks", 0, "rest", value={})), "decks"),
    "architects-too-many": (
        lambda: changed(empty_architects(), put("cities", 1, "cards", value={"wood": 40})), "cities",
    ),
    "architects-top-unseen": (
        lambda: empty_architects(decks=[None, None, {"top": "wood"}]), "decks.2.top",
    ),
    "architects-row": (lambda: empty_architects(row=["culture"]), "row"),
    "architects-token-lost": (lambda: empty_architects(stack=[]), "stack"),
    "architects-token-twice": (lambda: empty_architects(row=["crafts", "crafts", "decor"]), "row"),
    "no-moment": (lambda: empty_architects(due=["take_blind"]), "due"),
    "classic-later-age": (
        lambda: changed(beginning(turn=2), put("cities", 0, "built", value=["palace"])), "cities.0.built.0",
    ),
    "classic-not-in-deck": (
        lambda: changed(beginning(turn=2), put("cities", 0, "built", value=["tavern"])), "cities.0.built.0",
    ),
    "classic-too-many": (
        lambda: changed(
            beginning(turn=2), put("cities", 0, "built", value=["altar"]), put("cities", 1, "built", value=["altar"]),
        ), "cities.1.built.0",
    ),
    "classic-drawn": (lambda: changed(beginning(age=3, turn=6), _many_guilds), "cities"),
    "classic-building-twice": (
        lambda: changed(beginning(turn=3), put("cities", 0, "built", value=["altar", "altar"])), "cities.0.built.1",
    ),
    "classic-stages": (
        lambda: changed(beginning(turn=6), put("cities", 0, "buried", value=[None] * 4)), "cities.0.buried",
    ),
    "classic-conflicts": (lambda: changed(beginning(), put("cities", 0, "defeats", value=1)), "cities.0.defeats"),
    "classic-victories": (
        lambda: changed(beginning(age=2), put("cities", 0, "victories", value=[3])), "cities.0.victories",
    ),
    "classic-balance": (lambda: changed(beginning(age=2), put("cities", 0, "victories", value=[1])), "cities"),
    "classic-hand": (lambda: beginning(hands=[["altar"], None, None]), "hands.0"),
    "classic-hand-age": (
        lambda: changed(classic(at=9), put("hands", 0, 0, value="altar")), "hands.0",
    ),
    "classic-too-few-left": (lambda: changed(classic(at=1), _crowded), "cities"),
    "classic-missing": (lambda: beginning(turn=2, discard=[]), "discard"),
    "classic-too-quick": (
        lambda: changed(beginning(turn=2), put("cities", 0, "built", value=["altar", "baths"])), "cities.0.built",
    ),
    "classic-no-leaders": (
        lambda: changed(classic(3, 3, expansions="cities"), put("cities", 0, "retired", value=[_leader()])), "cities.0",
    ),
    "classic-picked": (lambda: beginning(picked="sell altar"), "picked"),
    "classic-picked-illegal": (
        lambda: changed(classic(2, 3), put("picked", value="sell palace"), put("asks", value="pick")), "picked",
    ),
}  # fmt: skip
