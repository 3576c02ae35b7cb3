"""Which numbers tell what a seat of classic sees, for any number of players and any expansions.

Everything is relative to the seat that looks: city 0 is its own, city 1 its left neighbour's, and so on. With two
players the free city is one of the three.
"""

from collections.abc import Iterator
from typing import Final

from wonders.core.game import AnyGame
from wonders.games.classic.card import Board, Buildable
from wonders.games.classic.deck import cities_at
from wonders.games.classic.options import boards_in_use, expansion_names
from wonders.spaces.layout import Field, Layout, one_of
from wonders.spaces.wide.classic import cards_in_use

VICTORIES: Final = (1, 3, 5)
TOKENS: Final = ("debt", "diplomacy")
ERRANDS: Final = ("loss", "due", "copy_leader", "draw_leaders", "recruit")
DECISIONS: Final = (
    "PickBoard", "PickCard", "PlayLastCard", "PickDiscarded",
    "PickLeader", "UseLeader", "RecruitAnother", "PickLeaderToCopy", "PayOrOwe",
)  # fmt: skip
TURN_RIGHTS: Final = {
    "cities": ("turn:bank_income",),
    "leaders": ("turn:trade_left", "turn:trade_right"),
}
"""What pays once a turn and is no power of an effect: income from the bank, and from trade on either side."""
PICKED: Final = ("build", "stage", "sell")
AGES: Final = 4


class Pieces:
    """What there is in a game with its options settled, by its place in the vector."""

    def __init__(self, game: AnyGame) -> None:
        names = expansion_names(game.options)
        cards, boards = cards_in_use(game), boards_in_use(game.options)
        self.players, self.cities = game.players, cities_at(game.players)
        self.leaders, self.teams = "leaders" in names, bool(game.options["teams"])
        self.tokens = TOKENS if "cities" in names else ()
        self.errands = ERRANDS if names else ()
        self.cards = {card.id: at for at, card in enumerate(cards)}
        self.boards = {board.id: at for at, board in enumerate(boards)}
        stages = (stage for board in boards for stage in board.stages)
        parts: tuple[Board | Buildable, ...] = (*cards, *boards, *stages)
        powers = (str(effect.power) for part in parts for effect in part.effects if effect.power)
        once_a_turn = (right for name in names for right in TURN_RIGHTS[name])
        self.rights = {right: at for at, right in enumerate(dict.fromkeys((*powers, *once_a_turn)))}
        phases: tuple[str, ...] = (*game.ruleset.phases, "over")  # type: ignore[attr-defined]
        self.phases = {name: at for at, name in enumerate(phases)}


def layout(pieces: Pieces) -> Layout:
    """The fields of the vector."""
    return Layout((*_cities(pieces), *_secrets(pieces), *_table(pieces), *_asked(pieces), *_opening(pieces)))


def _cities(has: Pieces) -> Iterator[Field]:
    for at in range(has.cities):
        yield Field(f"city {at} cards", len(has.cards), "how many of each card stand there")
        yield Field(f"city {at} borrowed", len(has.cards) if has.leaders else 0, "leaders of others that count here")
        yield Field(f"city {at} board", len(has.boards), one_of(tuple(has.boards)))
        yield Field(f"city {at} stages", 1, "completed stages")
        yield Field(f"city {at} coins", 1, "its coins")
        yield Field(f"city {at} victories", len(VICTORIES), "victory tokens worth 1, 3 and 5")
        yield Field(f"city {at} defeats", 1, "defeat tokens")
        yield Field(f"city {at} tokens", len(has.tokens), "other tokens: " + ", ".join(has.tokens))
        yield Field(f"city {at} spent", len(has.rights), "rights used up: " + ", ".join(has.rights))


def _secrets(has: Pieces) -> Iterator[Field]:
    for whose, there in (("my", True), ("partner's", has.teams)):
        cards, leaders = len(has.cards) * there, len(has.cards) * (there and has.leaders)
        yield Field(f"{whose} hand", cards, "how many of each card are in the hand")
        yield Field(f"{whose} buried", cards, "cards this seat has put under stages")
        yield Field(f"{whose} sold", cards, "cards this seat has put on the discard pile")
        yield Field(f"{whose} reserve", leaders, "leaders kept for later")
        yield Field(f"{whose} retired", leaders, "leaders laid away")


def _table(has: Pieces) -> Iterator[Field]:
    two = has.players == 2
    yield Field("pile", len(has.cards), "the discard pile, while I choose from it")
    yield Field("stack", len(has.cards) * two, "the free city's last card, while I play it")
    yield Field("picked", len(PICKED) * two, "what I have chosen for the free city, " + one_of(PICKED))
    yield Field("picked card", len(has.cards) * two, "the card of that")
    yield Field("picked payment", 3 * two, "its coins to the left, to the right and to the bank")
    yield Field("hand sizes", has.players, "cards in each hand, mine first")
    yield Field("reserve sizes", has.players * has.leaders, "leaders kept by each seat, mine first")
    yield Field("retired sizes", has.players * has.leaders, "leaders laid away by each seat, mine first")
    yield Field("counts", 3, "cards in the discard pile, in the free city's stack, and set aside unseen")
    yield Field("age", AGES, one_of(("before the first", "first", "second", "third")))
    yield Field("turn", 2, "the number of the turn, and the turns of the age")
    yield Field("phase", len(has.phases), one_of(tuple(has.phases)))
    yield Field("revivals", has.cities, "cities that may still build from the discard pile in this turn")
    yield Field("errands", has.cities * len(has.errands), "city by city, coins or number of: " + ", ".join(has.errands))


def _asked(has: Pieces) -> Iterator[Field]:
    yield Field("asked", len(DECISIONS), "what I am asked now, " + one_of(DECISIONS))
    yield Field("asked city", has.cities, "for which city")
    yield Field("asked coins", 1, "the loss that is to be paid or owed")


def _opening(has: Pieces) -> Iterator[Field]:
    for at in range(has.cities):
        yield Field(f"city {at} opening cards", len(has.cards), "last card: its cards when the turn began")
        yield Field(f"city {at} opening stages", 1, "last card: its stages when the turn began")
        yield Field(f"city {at} opening means", 3, "last card: its coins, whether it has bought on its left, its right")
