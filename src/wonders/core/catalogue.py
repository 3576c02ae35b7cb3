"""The things of a game as reference entries: cards, wonder stages, tokens."""

from dataclasses import dataclass

from wonders.core.phrases import Phrase


@dataclass(frozen=True)
class Item:
    """One thing to look up. `group` is where it comes from (an age, a deck, a board), `copies` its player marks."""

    id: str
    kind: str
    group: str
    colour: str = ""
    cost: str = ""
    copies: tuple[int, ...] = ()
    effects: tuple[Phrase, ...] = ()
    free_if: tuple[str, ...] = ()
    free_for: tuple[str, ...] = ()
    needs: tuple[str, ...] = ()
    """Expansions without which it is not used."""
