"""Every card, stage and token as an entry to look up."""

from collections.abc import Iterator

from wonders.core.catalogue import Item
from wonders.core.phrases import Phrase, phrase
from wonders.games.architects.cards import ALL_CARDS, DECKS, Card
from wonders.games.architects.pieces import Stage, Token, Wonder
from wonders.games.architects.tokens import ALL_TOKENS
from wonders.games.architects.wonders import ALL_WONDERS


def catalogue() -> tuple[Item, ...]:
    """Cards in their order, each wonder followed by its stages, then progress tokens."""
    return (
        *map(_card, ALL_CARDS),
        *(item for wonder in ALL_WONDERS for item in _wonder(wonder)),
        *map(_token, ALL_TOKENS),
    )


def _card(card: Card) -> Item:
    return Item(card.id, "card", "decks", card.colour, effects=(*_does(card), *_lies(card)))


def _does(card: Card) -> Iterator[Phrase]:
    match card.colour:
        case "grey":
            yield phrase("architects-does-resource")
        case "yellow":
            yield phrase("architects-does-coin")
        case "blue":
            yield phrase("architects-does-points", n=card.points)
        case "green":
            yield phrase("architects-does-symbol")
        case _:
            yield phrase("architects-does-shield", n=card.shields)
    if card.cat:
        yield phrase("architects-does-cat")
    if card.horns:
        yield phrase("architects-does-horns", n=card.horns)


def _lies(card: Card) -> Iterator[Phrase]:
    yield phrase("architects-copies", n=sum(counts[card.place] for counts in DECKS.values()))
    for deck, counts in DECKS.items():
        if counts[card.place]:
            yield phrase("architects-lies-in", deck=deck, n=counts[card.place])


def _wonder(wonder: Wonder) -> Iterator[Item]:
    total = sum(stage.points for stage in wonder.stages)
    yield Item(wonder.id, "wonder", "wonders", effects=(phrase("architects-all-stages-points", n=total),))
    for stage in wonder.stages:
        yield Item(f"{wonder.id}_{stage.number}", "stage", wonder.id, effects=tuple(_stage(stage)))


def _stage(stage: Stage) -> Iterator[Phrase]:
    yield phrase("architects-stage-layer", n=stage.layer)
    yield phrase("architects-stage-cost", n=stage.size, kind=stage.kind)
    yield phrase("architects-stage-points", n=stage.points)
    if stage.effect:
        yield stage.effect.in_words()


def _token(token: Token) -> Item:
    return Item(
        token.id, "token", "progress", effects=(token.effect.in_words(), phrase("architects-copies", n=token.copies))
    )
