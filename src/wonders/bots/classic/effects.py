"""What each effect is worth to a city, as things stand. One small function for each, found by the effect's class."""

from collections.abc import Callable
from typing import Any

from wonders.bots.classic.counting import expected, growth
from wonders.bots.classic.military import conflict_worth
from wonders.bots.classic.outlook import Outlook, foes
from wonders.bots.classic.profile import profile
from wonders.core.sums import added
from wonders.games.cities import effects as cities
from wonders.games.cities.tokens import DIPLOMACY
from wonders.games.classic.bonuses import OnBuild
from wonders.games.classic.counts import Colour
from wonders.games.classic.effects import Coins, Effect, Grants, Points, Power, Revives
from wonders.games.leaders import effects as leaders

Worth = Callable[[Outlook, Any], float]

COIN = 0.42
"""A coin that comes some time later."""


def _points(out: Outlook, effect: Points) -> float:
    if effect.per is None:
        return float(effect.n)
    return effect.n * expected(effect, out.cities, out.at, out.clock)


def _coins(out: Outlook, effect: Coins) -> float:
    return out.of_coins(effect.coins(tuple(out.cities), out.at))


def _ages_left(out: Outlook) -> float:
    """Ages in which a right can still be used, this one by its rest."""
    return 3 - out.clock.age + min(1.0, out.clock.rest / 2)


def _grants(out: Outlook, effect: Grants) -> float:
    if effect.right is Power.BUILD_FREE_ONCE_PER_AGE:
        return 2.8 * _ages_left(out)
    if effect.right is Power.PLAY_LAST_CARD:
        return 1.9 * (4 - out.clock.age)
    beside = (out.cities[out.left_city], out.cities[out.right_city])
    guilds = [card for city in beside for card in city.standing.built if card.colour is Colour.PURPLE]
    known = max((added(_points(out, e) for e in card.effects if isinstance(e, Points)) for card in guilds), default=0.0)
    hope = 5.5 * min(1.0, 2 * growth(Colour.PURPLE, *out.clock))
    return max(known, hope)


def _revives(out: Outlook, effect: Revives) -> float:
    return (1.5, 3.0, 4.5)[out.clock.age - 1] + (1.0 if out.clock.rest == 0 else 0.0)


def _diplomacy(out: Outlook, effect: cities.Diplomacy) -> float:
    """The conflict of this age falls away, for good or ill."""
    if DIPLOMACY in out.city.tokens:
        return 0.3
    mine, now, worth = out.profile.shields, out.clock, 0.0
    for other, tokens, share in foes(out.at, len(out.cities), out.players, out.teams):
        lead = mine - profile(out.cities[other].standing).shields
        worth += tokens * conflict_worth(lead, now.age, now.rest, share)
    return -worth * (0.5 if out.teams else 1.0)


def _loss(out: Outlook, effect: cities.Loss) -> float:
    """What all rivals lose is as good as gained, for each is behind by that much."""
    rivals = [at for at in range(out.players) if at != out.at and not (out.teams and at == out.at ^ 1)]
    lost = added(
        min(1.0, 0.45 + 0.2 * (out.cities[at].coins < 3)) * effect.suffered_by(out.cities[at]) for at in rivals
    )
    partner = 0.45 * effect.suffered_by(out.cities[out.at ^ 1]) if out.teams else 0.0
    return lost * out.share - partner


def _gifts(out: Outlook, effect: cities.Gifts) -> float:
    worth = 0.0
    for at in (out.left_city, out.right_city):
        if at < out.players:
            worth += COIN * effect.n if out.teams and at == out.at ^ 1 else -COIN * effect.n * out.share
    return worth


def _on_build(out: Outlook, effect: OnBuild) -> float:
    return COIN * effect.n * (growth(effect.colour, *out.clock) + 0.5)


def _stages_left(out: Outlook) -> int:
    done: int = out.city.standing.stages
    return len(out.city.standing.board.stages) - done


def _less_goods(out: Outlook, effect: leaders.LessGoods) -> float:
    if effect.colour is None:
        return 0.9 * _stages_left(out)
    return 0.9 * growth(effect.colour, *out.clock)


def _free_colour(out: Outlook, effect: cities.FreeOfColour) -> float:
    return 1.2 * _ages_left(out)


def _victories(out: Outlook) -> float:
    """Conflicts that a city may hope to win."""
    lead = sum(out.profile.shields - profile(out.cities[at].standing).shields for at in (out.left_city, out.right_city))
    return (4 - out.clock.age) * max(0.3, min(2.0, 0.9 + 0.2 * lead))


def _leader_stage(out: Outlook, effect: Effect) -> float:
    return 2.5 if out.left > 1 else 0.5


EFFECTS: dict[type[Effect], Worth] = {
    Points: _points,
    Coins: _coins,
    Grants: _grants,
    Revives: _revives,
    OnBuild: _on_build,
    cities.Diplomacy: _diplomacy,
    cities.Loss: _loss,
    cities.Gifts: _gifts,
    cities.Adapted: lambda out, effect: 0.22 * out.left,
    cities.StagesWithoutGoods: lambda out, effect: 1.6 * _stages_left(out),
    cities.DefeatsAsShields: lambda out, effect: out.of_shields(1 + out.city.defeats) if out.left > 6 else 0.5,
    cities.FreeOfColour: _free_colour,
    cities.OnBankIncome: lambda out, effect: COIN * 0.3 * out.left,
    leaders.LessGoods: _less_goods,
    leaders.GoodFromBank: lambda out, effect: 0.25 * out.left,
    leaders.GuildsWithoutCost: lambda out, effect: 1.6 * min(2.0, growth(Colour.PURPLE, *out.clock) + 0.6),
    leaders.FreeLeaders: lambda out, effect: 1.2 * (3 - out.clock.age),
    leaders.LeaderDiscount: lambda out, effect: 0.8 * (3 - out.clock.age),
    leaders.PassesDefeats: lambda out, effect: max(0.0, 3.5 - _victories(out)),
    leaders.OnTrade: lambda out, effect: COIN * 0.45 * out.left,
    leaders.OnVictory: lambda out, effect: COIN * effect.n * _victories(out),
    leaders.OnChain: lambda out, effect: COIN * effect.n * 0.15 * out.left,
    leaders.CopiesLeader: lambda out, effect: 4.0,
    leaders.DrawsLeaders: lambda out, effect: 2.0,
    leaders.RecruitsLeader: _leader_stage,
}
"""Effects that are not worth anything by themselves (goods, shields, symbols, prices) are counted elsewhere."""


def effect_worth(out: Outlook, effect: Effect) -> float:
    """What an effect is worth to a city, in points at the end."""
    worth = EFFECTS.get(type(effect))
    return worth(out, effect) if worth is not None else 0.0
