"""How things stand for one city: what it has, whom it fights, what a little more of anything is worth to it."""

from collections.abc import Sequence
from functools import lru_cache

from wonders.bots.classic.clock import Clock, Scene, clock
from wonders.bots.classic.coins import gain
from wonders.bots.classic.goods import cost_worth, goods_worth
from wonders.bots.classic.military import conflict_worth, of_lead
from wonders.bots.classic.profile import COLOUR_PLACE, Profile, profile
from wonders.bots.classic.science import science_worth
from wonders.core.game import AnyGame
from wonders.games.cities.tokens import DIPLOMACY
from wonders.games.classic.city import City
from wonders.games.classic.counts import Colour
from wonders.games.classic.effects import FULL_PRICES, Prices
from wonders.games.classic.science import SET_WORTH

STAGE_HOPE = 2.0
"""Points that a stage to come is worth more if it can be paid with own goods."""

BOUGHT = 0.42
"""Goods that a city buys in a turn of each neighbour that has some, at most."""

BROWN, GREY = COLOUR_PLACE[Colour.BROWN], COLOUR_PLACE[Colour.GREY]


@lru_cache(maxsize=64)
def foes(at: int, cities: int, players: int, teams: bool) -> tuple[tuple[int, int, float], ...]:
    """Whom a city fights: the other city, for how many tokens, and what that one's points count."""
    if teams:
        return ((((at + 1) if at % 2 else (at - 1)) % cities, 2, 2 / (players - 2)),)
    others = ((at + 1) % cities, at - 1 if at else cities - 1)
    return tuple((other, 1, 1 / (players - 1) if other < players else 0.0) for other in others)


class Outlook:
    """One city in the eyes of whoever plays it."""

    __slots__ = ("_around", "_goods", "_science", "_strife", "at", "cities", "city", "clock", "left", "players",
                 "profile", "share", "teams")  # fmt: skip

    def __init__(self, game: AnyGame, scene: Scene, at: int) -> None:
        self.cities: Sequence[City] = scene.cities
        self.at = at
        self.city = self.cities[at]
        self.clock: Clock = clock(scene)
        self.left = self.clock.left
        self.players: int = game.players
        self.teams = bool(game.options["teams"])
        self.share: float = 2 / (self.players - 2) if self.teams else 1 / (self.players - 1)
        """What a point of one rival counts against a point of one's own."""
        self.profile: Profile = profile(self.city.standing)
        self._goods: float | None = None
        self._science: float | None = None
        self._strife: float | None = None
        self._around: int | None = None

    @property
    def left_city(self) -> int:
        return (self.at + 1) % len(self.cities)

    @property
    def right_city(self) -> int:
        return (self.at - 1) % len(self.cities)

    def of_coins(self, change: int) -> float:
        """What more or fewer coins are worth."""
        return gain(self.city.coins, change, self.left)

    def of_shields(self, count: int) -> float:
        """What more shields are worth."""
        if self._strife is None:
            self._strife = self.strife(0)
        return self.strife(count) - self._strife

    def strife(self, more: int) -> float:
        """Points to expect from all conflicts to come."""
        mine = self.profile.shields + more
        worth = 0.0
        for other, tokens, share in foes(self.at, len(self.cities), self.players, self.teams):
            foe = self.cities[other]
            lead = mine - profile(foe.standing).shields
            worth += tokens * of_lead(self.clock, lead, share)
            if self.city.tokens or foe.tokens:
                if DIPLOMACY in self.city.tokens or DIPLOMACY in foe.tokens:  # nobody fights in this age
                    worth -= tokens * conflict_worth(lead, self.clock.age, self.clock.rest, share)
        return worth

    def facing(self, other: int, more: int) -> float:
        """What it changes if that neighbour had more shields."""
        lead = self.profile.shields - profile(self.cities[other].standing).shields
        return of_lead(self.clock, lead - more, 0.0) - of_lead(self.clock, lead, 0.0)

    def of_symbols(self, symbols: tuple[int, int, int], free: int = 0, set_bonus: int = 0, masks: int = 0) -> float:
        """What more symbols, or more for each set of them, are worth."""
        if self._science is None:
            self._science = self.science((0, 0, 0), 0, 0, 0)
        return self.science(symbols, free, set_bonus, masks) - self._science

    def science(self, symbols: tuple[int, int, int], free: int, set_bonus: int, masks: int) -> float:
        """Points to expect from science, with so much more of it."""
        own = self.profile
        one, two, three = own.symbols
        masks += own.masks
        if masks:
            free += min(masks, self._greens_beside() + (1 if self.left > 4 else 0))
        more = symbols
        return science_worth(
            one + more[0],
            two + more[1],
            three + more[2],
            own.free + free,
            self.left,
            SET_WORTH + own.set_bonus + set_bonus,
        )

    def _greens_beside(self) -> int:
        beside = (self.cities[self.left_city], self.cities[self.right_city])
        return sum(Colour.GREEN.within(city) for city in beside)

    def of_goods(self, capacity: int) -> float:
        """What more production is worth."""
        if self._goods is None:
            self._goods = self.goods(0)
        return self.goods(capacity) - self._goods

    def goods(self, more: int) -> float:
        """What all production will help to make, stages of the own wonder included."""
        standing = self.city.standing
        if self._around is None:
            beside = self.cities[self.left_city].standing.for_sale + self.cities[self.right_city].standing.for_sale
            self._around = beside
        own = standing.capacity + more
        now = self.clock
        worth = goods_worth(own, self._around, now.age, now.rest, now.turns)
        if self.left:
            hope = STAGE_HOPE * min(1.0, self.left / 6)
            for stage in standing.board.stages[standing.stages :]:
                worth += hope * cost_worth(stage.slack, own)
        return worth

    def of_prices(self, prices: Prices) -> float:
        """What lower prices are worth: fewer coins for what will be bought."""
        old = self.city.standing.prices
        return self._saved(old, old.cheapest(prices))

    def trade(self) -> float:
        """What the prices it has are worth."""
        prices = self.city.standing.prices
        return self._saved(FULL_PRICES, prices) if prices is not FULL_PRICES else 0.0

    def _saved(self, old: Prices, new: Prices) -> float:
        saved = 0.0
        for side, beside in (("left", self.left_city), ("right", self.right_city)):
            counts = profile(self.cities[beside].standing).counts
            for kind, makers, usual in (("raw", counts[BROWN], 1.0), ("made", counts[GREY], 0.6)):
                cut = getattr(old, f"{kind}_{side}") - getattr(new, f"{kind}_{side}")
                if cut:
                    saved += cut * usual * min(1.0, (1 + makers) / 4)
            saved += 0.6 * (getattr(new, f"rebate_{side}") - getattr(old, f"rebate_{side}"))
        return saved * BOUGHT * self.left * 0.5
