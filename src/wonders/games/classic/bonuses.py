"""Effects that expansions share: coins for later buildings."""

from collections.abc import Iterator

from wonders.core.phrases import Phrase, phrase
from wonders.games.classic.counts import Colour
from wonders.games.classic.effect import Effect
from wonders.games.classic.events import CardBuilt, CoinsGained


class OnBuild(Effect):
    """Coins for every building of a colour that is put down from now on, however it is built.

    Rules leaders-40, leaders-41, leaders-42.
    """

    colour: Colour
    n: int
    order = 8

    def on_building(self, built: CardBuilt) -> Iterator[CoinsGained]:
        if built.card.colour is self.colour:
            yield CoinsGained(built.city, self.n, built.card.id)

    def in_words(self) -> Phrase:
        return phrase("classic-effect-on-build", colour=self.colour.value, n=self.n)
