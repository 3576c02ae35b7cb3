"""Every building, every leader and every side of every wonder board, as entries to look up."""

from collections.abc import Iterator

from wonders.core.catalogue import Item
from wonders.games.classic.box import every_board, every_card
from wonders.games.classic.card import Board, Card, by_order
from wonders.games.classic.counts import Colour
from wonders.games.classic.effects import Effect, Produces
from wonders.games.classic.expansion import EXPANSIONS, load


def catalogue() -> tuple[Item, ...]:
    """Cards in the order of the card lists, those of the base game first; then each board followed by its stages."""
    boards = every_board().values()
    return (*map(_building, by_order(every_card().values())), *(item for board in boards for item in _board(board)))


def _building(card: Card) -> Item:
    return Item(
        id=card.id,
        kind="leader" if card.colour is Colour.WHITE else "building",
        group=_group(card),
        colour=card.colour.value,
        cost=str(card.cost),
        copies=card.marks,
        effects=tuple(effect.in_words() for effect in card.effects),
        free_if=tuple(other.id for other in every_card().values() if other.name in card.free_if),
        free_for=tuple(other.id for other in every_card().values() if card.name in other.free_if),
        needs=tuple(name for name in EXPANSIONS if card in load(name).cards or name == _dealt_with(card)),
    )


def _dealt_with(card: Card) -> str:
    """The expansion whose rules bring a card into play, whatever box it lies in: leaders of Cities need Leaders."""
    return "leaders" if card.colour is Colour.WHITE else ""


def _group(card: Card) -> str:
    """Where it lies in the box."""
    if card.colour is Colour.WHITE:
        return "leaders"
    if card.colour is Colour.BLACK:
        return f"black_{card.age}"
    return f"age_{card.age}" if card.marks else "guilds"


def _board(board: Board) -> Iterator[Item]:
    start: tuple[Effect, ...] = (Produces(board.start),) if board.start else ()
    words = tuple(effect.in_words() for effect in (*start, *board.effects))
    needs = tuple(name for name in EXPANSIONS if board in load(name).boards)
    yield Item(board.id, "board", "boards", effects=words, needs=needs)
    for number, stage in enumerate(board.stages, 1):
        effects = tuple(effect.in_words() for effect in stage.effects)
        yield Item(f"{board.id}_{number}", "stage", board.id, cost=str(stage.cost), effects=effects, needs=needs)
