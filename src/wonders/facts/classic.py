"""7 Wonders for showing: what follows from a view, and what a person might try and wants a reason for."""

from collections import Counter
from collections.abc import Iterator, Sequence

from wonders.core.actions import Action
from wonders.core.goods import Good
from wonders.facts.classic_facts import CityFacts, Facts, Fight, NextStage, Prices, Right, Seen, Symbols
from wonders.facts.common import effect_of
from wonders.facts.once import once
from wonders.games.classic.actions import BuildStage, Revive, TakeBoard
from wonders.games.classic.card import Card
from wonders.games.classic.city import City
from wonders.games.classic.counts import Colour
from wonders.games.classic.decisions import PickBoard, PickCard, PickDiscarded, PlayLastCard
from wonders.games.classic.effects import Produces, Symbol
from wonders.games.classic.events import ConflictWon
from wonders.games.classic.game import Classic
from wonders.games.classic.memory import Memory
from wonders.games.classic.options import boards_in_use
from wonders.games.classic.scoring import column
from wonders.games.classic.table import OVER, left_of, right_of
from wonders.games.classic.turn.hands import controller
from wonders.games.classic.view import View

BEFORE_AN_AGE = "_recruiting"
"""How the names of phases end in which leaders are used, before the cards of the age are dealt."""

DRAFT = "draft_leaders"


def facts(game: Classic, view: View) -> Facts:
    """What a person would work out by looking at the table."""
    return {
        "cities": once(view.cities, "cities", lambda: _cities(game, view)),
        "neighbours": _neighbours(view, view.seat) if 0 <= view.seat < len(view.cities) else None,
        "passing": "right" if view.age == 2 or view.phase == DRAFT else "left",
        "before_age": _before_age(view),
        "last_turn": view.phase != OVER and 0 < view.turn == view.turns and not _before_age(view),
        "controller": controller(view.age, view.turn) if _has_free_city(view) and view.turn else None,
        "teams": game.ruleset.teams,
        "conflicts": once(view.cities, f"conflicts {view.age} {view.phase == OVER}", lambda: _conflicts(game, view)),
    }


def _before_age(view: View) -> int | None:
    """The age that is about to begin, while boards and leaders are chosen."""
    before = not view.turn or view.phase == "recruit" or view.phase.endswith(BEFORE_AN_AGE)
    return view.age + 1 if before and view.phase != OVER else None


def _has_free_city(view: View) -> bool:
    return len(view.cities) > len(view.hand_sizes)


def _neighbours(view: View, at: int) -> list[int]:
    return [left_of(at, view.cities), right_of(at, view.cities)]


def _cities(game: Classic, view: View) -> list[CityFacts]:
    return [_city(game, view, at) for at in range(len(view.cities))]


def _city(game: Classic, view: View, at: int) -> CityFacts:
    city = view.cities[at]
    standing = city.standing
    sheet = column(view.cities, at, "", game.ruleset.scorers, game.options["copied_guild"] == "borrowed")
    points = {category: sheet.of(category) for category in game.ruleset.categories}
    return {
        "board": standing.board.id,
        "wonder": standing.board.wonder,
        "goods": _goods(city, private=True),
        "sellable": _goods(city, private=False),
        "shields": city.strength,
        "symbols": _symbols(city),
        "colours": {colour.value: count for colour in Colour if (count := colour.within(city))},
        "points": points,
        "total": sheet.total,
        "coins": city.coins,
        "victories": sum(city.victories),
        "defeats": city.defeats,
        "tokens": dict(Counter(city.tokens)),
        "stages": standing.stages,
        "all_stages": len(standing.board.stages),
        "next_stage": _next_stage(city),
        "rights": _rights(city),
        "prices": _prices(city),
        "neighbours": _neighbours(view, at),
    }


def _goods(city: City, private: bool) -> list[list[str]]:
    """A list of letters for each producer that makes one good a turn: all of them, or those that neighbours may use."""
    makers = [list(city.standing.board.start)] if city.standing.board.start else []
    for effect in city.standing.effects:
        if isinstance(effect, Produces) and (private or not effect.private):
            makers += [list(effect.choice)] * effect.units
        elif private and (kinds := effect.adapted(city.standing.made)):
            makers.append([good.value for good in Good if good.value in kinds])
    return makers


def _symbols(city: City) -> Symbols:
    effects = city.standing.effects
    counted = {symbol.value: sum(e.symbol is symbol for e in effects) for symbol in Symbol}
    return {
        "compass": counted["compass"],
        "gear": counted["gear"],
        "tablet": counted["tablet"],
        "any": sum(e.free_symbols for e in effects),
        "mask": sum(e.masks for e in effects),
    }


def _next_stage(city: City) -> NextStage | None:
    stage = city.standing.next_stage
    if stage is None:
        return None
    number = city.standing.stages + 1
    return {
        "id": f"{city.standing.board.id}_{number}",
        "number": number,
        "cost": str(stage.cost),
        "effects": [effect_of(effect.in_words()) for effect in stage.effects],
    }


def _rights(city: City) -> list[Right]:
    """Rights to build a card for nothing once an age, and whether they are used."""
    return [
        {
            "right": str(effect.power),
            "colour": effect.builds_free.value if isinstance(effect.builds_free, Colour) else "",
            "used": effect.power in city.spent,
        }
        for effect in city.standing.free_builds
    ]


def _prices(city: City) -> Prices:
    """What a good costs this city from either side."""
    prices = city.standing.prices
    return {
        "left": {"raw": prices.raw_left, "made": prices.made_left, "rebate": prices.rebate_left},
        "right": {"raw": prices.raw_right, "made": prices.made_right, "rebate": prices.rebate_right},
    }


def _conflicts(game: Classic, view: View) -> list[Fight]:
    """Who would win against whom if the age ended now, diplomacy and teams considered."""
    if not view.cities or not view.age or view.phase == OVER:
        return []
    won = (event for event in game.ruleset.conflicts(view.cities, view.age) if isinstance(event, ConflictWon))
    return [{"winner": event.winner, "loser": event.loser, "worth": event.worth} for event in won]


def attempts(game: Classic, view: View) -> Iterator[Action]:
    """What a person may try with the cards on offer. Payments are left open: the reason says what is lacking.

    A stage is tried with one card only: whatever is wrong with it is the same for all. The free city, which must build
    what it can, has a reason for each card.
    """
    asked = view.asked
    if isinstance(asked, PickCard | PlayLastCard):
        for_free_city = asked.city >= len(view.hand_sizes)
        hand = view.stack if for_free_city and isinstance(asked, PlayLastCard) else view.hand
        yield from _for_free_city(hand) if for_free_city else _with_cards(hand)
    elif isinstance(asked, PickDiscarded):
        yield from (Revive(card.id) for card in dict.fromkeys(view.pile))
    elif isinstance(asked, PickBoard):
        yield from (TakeBoard(board.id) for board in boards_in_use(game.options))
    elif asked is not None and asked.kind in ("UseLeader", "RecruitAnother"):
        yield from _with_leaders(view.reserve, only_recruit=asked.kind == "RecruitAnother")


def _with_cards(hand: Sequence[Card]) -> Iterator[Action]:
    yield from (card.for_nothing for card in dict.fromkeys(hand))
    yield from (BuildStage(card.id) for card in hand[:1])


def _for_free_city(hand: Sequence[Card]) -> Iterator[Action]:
    for card in dict.fromkeys(hand):
        yield card.for_nothing
        yield BuildStage(card.id)
        yield card.sale


def _with_leaders(leaders: Sequence[Card], only_recruit: bool) -> Iterator[Action]:
    from wonders.games.leaders.prices import Recruit

    yield from (Recruit(leader.id) for leader in leaders)
    if not only_recruit:
        yield from (BuildStage(leader.id) for leader in leaders[:1])


def recall(game: Classic, history: Sequence[View]) -> list[Seen]:
    """What a seat with a good memory knows of the other hands: cards it has held itself that may still be there.

    Of `cards`, all but `gone` lie in that hand; which ones have gone face down in the meantime it cannot know.
    """
    view = history[-1]
    if not 0 <= view.seat < len(view.hand_sizes) or not view.turn or _before_age(view) is not None:
        return []
    found: list[Seen] = []
    for pool in Memory(history, game.ruleset.decks).pools:
        holders = [slot.owner for slot in pool.slots if slot.place == "hand"]
        if holders and pool.cards:
            gone = len(pool.slots) - len(holders)
            cards = [card.id for card in pool.cards]
            found.append({"seat": holders[0], "size": len(holders), "cards": cards, "gone": gone})
    return found
