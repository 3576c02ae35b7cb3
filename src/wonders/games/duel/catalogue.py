"""All cards, wonders and progress tokens, to look them up."""

from wonders.core.catalogue import Item
from wonders.games.duel.cards import CARDS, FREE_IF
from wonders.games.duel.pieces import GUILD, Card
from wonders.games.duel.tokens import ALL_TOKENS
from wonders.games.duel.wonders import ALL_WONDERS


def catalogue() -> tuple[Item, ...]:
    """Cards by age, then the guilds, wonders and tokens."""
    wonders = (
        Item(wonder.id, "wonder", "wonders", cost=str(wonder.cost), effects=tuple(e.in_words() for e in wonder.effects))
        for wonder in ALL_WONDERS
    )
    tokens = (
        Item(token.id, "token", "progress", effects=tuple(e.in_words() for e in token.effects)) for token in ALL_TOKENS
    )
    return (*map(_card, CARDS.values()), *wonders, *tokens)


def _card(card: Card) -> Item:
    return Item(
        id=card.id,
        kind="card",
        group="guilds" if card.back == GUILD else f"age_{card.back}",
        colour=card.colour,
        cost=str(card.cost),
        effects=tuple(effect.in_words() for effect in card.effects),
        free_if=tuple(FREE_IF[id] for id in FREE_IF if id == card.id),
        free_for=tuple(id for id, by in FREE_IF.items() if by == card.id),
    )
