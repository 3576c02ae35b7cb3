"""Every building and every side of every wonder board, as entries to look up."""

from collections.abc import Iterator

from wonders.core.catalogue import Item
from wonders.games.classic.card import Board, Card
from wonders.games.classic.cards import ALL_CARDS
from wonders.games.classic.effects import Effect, Produces
from wonders.games.classic.wonders import ALL_BOARDS


def catalogue() -> tuple[Item, ...]:
    """Buildings in the order of the card list, then each board followed by its stages."""
    return (*map(_building, ALL_CARDS), *(item for board in ALL_BOARDS for item in _board(board)))


def _building(card: Card) -> Item:
    return Item(
        id=card.id,
        kind="building",
        group=f"age_{card.age}" if card.marks else "guilds",
        colour=card.colour.value,
        cost=str(card.cost),
        copies=card.marks,
        effects=tuple(effect.in_words() for effect in card.effects),
        free_if=tuple(other.id for other in ALL_CARDS if other.name in card.free_if),
        free_for=tuple(other.id for other in ALL_CARDS if card.name in other.free_if),
    )


def _board(board: Board) -> Iterator[Item]:
    start: tuple[Effect, ...] = (Produces(board.start),) if board.start else ()
    yield Item(board.id, "board", "boards", effects=tuple(effect.in_words() for effect in start))
    for number, stage in enumerate(board.stages, 1):
        effects = tuple(effect.in_words() for effect in stage.effects)
        yield Item(f"{board.id}_{number}", "stage", board.id, cost=str(stage.cost), effects=effects)
