"""Playing for the free city, with two players: it cannot win, but it can be in the opponent's way."""

from collections.abc import Sequence

from wonders.bots.classic.clock import Scene
from wonders.bots.classic.outlook import Outlook
from wonders.bots.classic.worth import worth
from wonders.core.actions import Action
from wonders.core.decisions import Seat
from wonders.core.game import AnyGame
from wonders.games.classic.actions import Build, BuildStage, Decline, Sell
from wonders.games.classic.box import every_card
from wonders.games.classic.card import Buildable

CARDS = every_card()

TAKEN = 0.7
"""What part of the opponent's interest in a card counts when the free city takes it."""
MISSED = 0.8
"""What part of the difference to the second best card counts when it takes the one I would like best."""


def weigh_for_free_city(game: AnyGame, scene: Scene, seat: Seat, city: int, legal: Sequence[Action]) -> list[float]:
    """What each answer for the free city is worth to the seat that plays it, against the opponent."""
    mine, theirs = Outlook(game, scene, seat), Outlook(game, scene, 1 - seat)
    ids = list(dict.fromkeys(action.card for action in legal if not isinstance(action, Decline)))  # type: ignore[attr-defined]
    wanted = {id: _interest(mine, id) for id in ids}
    ranked = sorted(wanted.values(), reverse=True)
    second = ranked[1] if len(ranked) > 1 else 0.0
    from_hand = any(isinstance(action, Build | BuildStage | Sell) for action in legal) and len(ids) > 1
    weights = []
    for action in legal:
        weight = 0.0
        works = _works(action, scene.cities[city].standing.next_stage)
        if works is not None:
            weight += _lead(mine, theirs, city, works)
        if isinstance(action, Build | BuildStage):
            weight += _paid(mine, action, seat, city)
        if from_hand and not isinstance(action, Decline):
            id = action.card  # type: ignore[attr-defined]
            weight += TAKEN * max(0.0, _interest(theirs, id)) - MISSED * max(0.0, wanted[id] - second)
        weights.append(weight)
    return weights


def _interest(out: Outlook, id: str) -> float:
    card = CARDS[id]
    return 0.0 if card.name in out.city.standing.names else worth(out, card)


def _works(action: Action, stage: Buildable | None) -> Buildable | None:
    """What the free city would have more."""
    if isinstance(action, BuildStage):
        return stage
    return None if isinstance(action, Sell | Decline) else CARDS[action.card]  # type: ignore[attr-defined]


def _lead(mine: Outlook, theirs: Outlook, city: int, works: Buildable) -> float:
    """Shields of the free city are in the way of both, most of whoever is about to win against it."""
    if not works.shields:
        return 0.0
    return mine.facing(city, works.shields) - theirs.facing(city, works.shields)


def _paid(mine: Outlook, action: Build | BuildStage, seat: Seat, city: int) -> float:
    """Coins that the free city pays to me rather than to the opponent."""
    left = (city + 1) % len(mine.cities)
    to_me, to_other = (action.left, action.right) if left == seat else (action.right, action.left)
    return 0.4 * (to_me - to_other)
