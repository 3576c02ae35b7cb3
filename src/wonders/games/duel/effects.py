"""What cards, wonders and progress tokens do. An effect answers a few questions; every answer defaults to nothing."""

from typing import TYPE_CHECKING

from wonders.core.decisions import Seat
from wonders.core.phrases import Phrase, Player, phrase
from wonders.core.values import Value
from wonders.games.duel.counts import Each
from wonders.games.duel.decisions import DestroyCard, Owed, ReviveCard
from wonders.games.duel.tally import one

if TYPE_CHECKING:
    from wonders.games.duel.table import Draft, Table


class Effect(Value):
    """One thing that a card, wonder or token does."""

    def tally(self) -> int:
        """What it adds to the count of its city, while it stands there."""
        return 0

    def shields(self) -> int:
        """Spaces that the pawn moves, once."""
        return 0

    def symbol(self) -> str:
        """The symbol of science it shows."""
        return ""

    def coins(self, table: "Table | Draft", seat: Seat) -> int:
        """Coins from the bank, once, counted when it already stands."""
        return 0

    def opponent_loses(self) -> int:
        """Coins that the other city gives back to the bank, once."""
        return 0

    def plays_again(self) -> bool:
        """Whether its builder has the next turn too."""
        return False

    def draws(self) -> int:
        """Progress tokens that are drawn from the box, for the builder to keep one of them."""
        return 0

    def asks(self, seat: Seat) -> Owed | None:
        """What it asks its builder when it comes into play."""
        return None

    def printed_points(self) -> int:
        """Points at the end of the match, whatever else stands."""
        return 0

    def counted_points(self, table: "Table | Draft", seat: Seat) -> int:
        """Points at the end of the match for what stands then."""
        return 0

    def in_words(self) -> Phrase:
        """What it does, for card lists and tooltips."""
        raise NotImplementedError

    def reason(self, table: "Table | Draft", seat: Seat) -> Phrase:
        """Why it scored what it scored."""
        return phrase("duel-line-printed")


class Produces(Effect):
    """So many units of a good a turn; the other city pays more for that good."""

    good: str
    units: int = 1

    def tally(self) -> int:
        return one(f"makes {self.good}", self.units)

    def in_words(self) -> Phrase:
        return phrase("duel-effect-produces", good=self.good, units=self.units)


class ProducesOneOf(Effect):
    """One unit a turn of a good chosen anew; the other city's prices do not notice."""

    goods: str

    def tally(self) -> int:
        return one(f"choice {self.goods}")

    def in_words(self) -> Phrase:
        return phrase("duel-effect-choice", goods="/".join(self.goods))


class FixedPrice(Effect):
    """These goods cost one coin a unit."""

    goods: str

    def tally(self) -> int:
        return sum(one(f"fixed {good}") for good in self.goods)

    def in_words(self) -> Phrase:
        return phrase("duel-effect-fixed-price", goods="/".join(self.goods))


class Chain(Effect):
    """A chain symbol: a later building that shows it below its cost is free."""

    to: str

    def tally(self) -> int:
        return one(f"chain {self.to}")

    def in_words(self) -> Phrase:
        return phrase("duel-effect-chain", chain=self.to)


class Shields(Effect):
    """Moves the pawn towards the other capital."""

    n: int

    def shields(self) -> int:
        return self.n

    def in_words(self) -> Phrase:
        return phrase("duel-effect-shields", n=self.n)


class Science(Effect):
    """A symbol of science."""

    of: str

    def tally(self) -> int:
        return one(self.of)

    def symbol(self) -> str:
        return self.of

    def in_words(self) -> Phrase:
        return phrase("duel-effect-science", symbol=self.of)


class Coins(Effect):
    """Coins at once, fixed or for each of something."""

    n: int
    per: Each | None = None

    def coins(self, table: "Table | Draft", seat: Seat) -> int:
        return self.n * (self.per.count(table, seat) if self.per else 1)

    def in_words(self) -> Phrase:
        if self.per is None:
            return phrase("duel-effect-coins", n=self.n)
        key = "duel-effect-coins-most" if self.per.most else "duel-effect-coins-own"
        return phrase(key, n=self.n, what=self.per.word)


class Points(Effect):
    """Points at the end, fixed or for each of something."""

    n: int
    per: Each | None = None

    def printed_points(self) -> int:
        return 0 if self.per else self.n

    def counted_points(self, table: "Table | Draft", seat: Seat) -> int:
        return self.n * self.per.count(table, seat) if self.per else 0

    def in_words(self) -> Phrase:
        if self.per is None:
            return phrase("duel-effect-points", n=self.n)
        key = "duel-effect-points-most" if self.per.most else "duel-effect-points-own"
        return phrase(key, n=self.n, what=self.per.word)

    def reason(self, table: "Table | Draft", seat: Seat) -> Phrase:
        if self.per is None:
            return phrase("duel-line-printed")
        where, count = self.per.where(table, seat), self.per.count(table, seat)
        return phrase("duel-line-each", n=self.n, count=count, what=self.per.word, of=Player(where))


class PlaysAgain(Effect):
    """The builder has the next turn too."""

    def plays_again(self) -> bool:
        return True

    def in_words(self) -> Phrase:
        return phrase("duel-effect-again")


class OpponentLoses(Effect):
    """The other city gives coins back to the bank."""

    n: int

    def opponent_loses(self) -> int:
        return self.n

    def in_words(self) -> Phrase:
        return phrase("duel-effect-opponent-loses", n=self.n)


class Destroys(Effect):
    """A building of this colour in the other city goes to the discard pile."""

    colour: str

    def asks(self, seat: Seat) -> Owed:
        return DestroyCard(seat, self.colour)

    def in_words(self) -> Phrase:
        return phrase("duel-effect-destroys", colour=self.colour)


class Revives(Effect):
    """A building of the discard pile is built for nothing."""

    def asks(self, seat: Seat) -> Owed:
        return ReviveCard(seat)

    def in_words(self) -> Phrase:
        return phrase("duel-effect-revives")


class DrawsTokens(Effect):
    """So many progress tokens are drawn from the box, and one of them is kept."""

    n: int

    def draws(self) -> int:
        return self.n

    def in_words(self) -> Phrase:
        return phrase("duel-effect-library", n=self.n)


class Discount(Effect):
    """So many goods less, of the owner's choice, for everything of a kind that is built later."""

    on: str
    n: int

    def tally(self) -> int:
        return one(f"discount {self.on}", self.n)

    def in_words(self) -> Phrase:
        return phrase("duel-effect-discount", on=self.on, n=self.n)


class Grants(Effect):
    """A standing right that counts from the next turn on: `n` is its strength."""

    right: str
    n: int = 1

    def tally(self) -> int:
        return one(self.right, self.n)

    def in_words(self) -> Phrase:
        return phrase(f"duel-effect-{self.right}", n=self.n)
