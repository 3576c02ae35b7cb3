"""The pieces that do something: cards, wonders and progress tokens."""

from dataclasses import dataclass, field
from typing import TypeAlias

from wonders.core.goods import Cost
from wonders.games.duel.effects import Effect
from wonders.games.duel.tally import GOODS, TRADES, one

GUILD = "guild"
"""The back of a guild; the other backs show the age."""


@dataclass(frozen=True, eq=False)
class Piece:
    """Something with effects. There is one object of each, so pieces are compared by identity.

    What the effects add up to is worked out once: each of their questions is asked here, or in scoring and catalogue.
    """

    id: str
    effects: tuple[Effect, ...]
    tally: int = field(init=False, repr=False)
    trades: bool = field(init=False, repr=False)
    """Whether it changes what something costs."""
    shields: int = field(init=False, repr=False)
    symbol: str = field(init=False, repr=False)
    loss: int = field(init=False, repr=False)
    plays_again: bool = field(init=False, repr=False)
    draws: int = field(init=False, repr=False)
    asking: tuple[Effect, ...] = field(init=False, repr=False)
    """The effects that ask something when it comes into play."""
    paying: tuple[Effect, ...] = field(init=False, repr=False)
    """The effects that give coins at once."""
    points: int = field(init=False, repr=False)
    """The printed points."""
    counting: tuple[Effect, ...] = field(init=False, repr=False)
    """The effects that may give points for what stands at the end."""
    acts: bool = field(init=False, repr=False)
    """Whether anything happens at once when it comes into play."""

    def __post_init__(self) -> None:
        effects = self.effects
        tally = sum(effect.tally() for effect in effects) + self._counts_as()
        self._set(
            tally=tally,
            trades=bool(tally & TRADES),
            shields=sum(effect.shields() for effect in effects),
            symbol="".join(effect.symbol() for effect in effects),
            loss=sum(effect.opponent_loses() for effect in effects),
            plays_again=any(effect.plays_again() for effect in effects),
            draws=sum(effect.draws() for effect in effects),
            asking=tuple(effect for effect in effects if type(effect).asks is not Effect.asks),
            paying=tuple(effect for effect in effects if type(effect).coins is not Effect.coins),
            points=sum(effect.printed_points() for effect in effects),
            counting=tuple(effect for effect in effects if type(effect).counted_points is not Effect.counted_points),
        )
        self._set(acts=bool(self.shields or self.symbol or self.loss or self.draws or self.asking or self.paying))

    def _counts_as(self) -> int:
        """What the piece itself adds to the tally of its city."""
        return one("token")

    def _set(self, **facts: object) -> None:
        for name, value in facts.items():
            object.__setattr__(self, name, value)

    def __repr__(self) -> str:
        return self.id


@dataclass(frozen=True, eq=False, repr=False)
class Token(Piece):
    """A progress token."""


@dataclass(frozen=True, eq=False, repr=False)
class Card(Piece):
    """A building."""

    back: str
    """What its back shows: the age, or that it is a guild."""
    colour: str
    cost: Cost
    chain: str = ""
    """The chain symbol below its cost, with which it is free."""
    coins: int = field(init=False, repr=False)
    needs: tuple[tuple[int, int], ...] = field(init=False, repr=False)
    """The goods of its cost: (place in GOODS, units)."""
    goods: int = field(init=False, repr=False)
    """The same goods as bits."""
    free_with: int = field(init=False, repr=False)
    """The same as a tally, or 0."""
    discount: str = field(init=False, repr=False)
    """What a tally counts when goods are dropped from its cost, if there is such a thing."""

    def __post_init__(self) -> None:
        super().__post_init__()
        self._set(**_costs(self.cost), discount="discount blue" if self.colour == "blue" else "")
        self._set(free_with=one(f"chain {self.chain}") if self.chain else 0)

    def _counts_as(self) -> int:
        return one(self.colour)


@dataclass(frozen=True, eq=False, repr=False)
class Wonder(Piece):
    """A wonder. It costs goods only."""

    cost: Cost
    coins: int = field(init=False, repr=False)
    needs: tuple[tuple[int, int], ...] = field(init=False, repr=False)
    goods: int = field(init=False, repr=False)
    discount: str = field(init=False, repr=False)

    def __post_init__(self) -> None:
        super().__post_init__()
        self._set(**_costs(self.cost), discount="discount wonder")

    def _counts_as(self) -> int:
        return one("wonder")


Buildable: TypeAlias = Card | Wonder
"""What can be built."""


def _costs(cost: Cost) -> dict[str, object]:
    """The coins and goods of a cost, as the market wants them."""
    letters = [good.value for good in cost.goods]
    needs = tuple((at, letters.count(good)) for at, good in enumerate(GOODS) if good in letters)
    return {"coins": cost.coins, "needs": needs, "goods": sum(1 << good for good, _ in needs)}
