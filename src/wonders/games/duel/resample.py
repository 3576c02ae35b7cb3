"""From what a seat has seen back to a table. Nothing is hidden, so there is only one."""

from collections.abc import Sequence

from wonders.games.duel.cards import CARDS
from wonders.games.duel.city import City, Finished, city_of
from wonders.games.duel.layout import LAYOUTS
from wonders.games.duel.pieces import GUILD
from wonders.games.duel.table import Table
from wonders.games.duel.tokens import TOKENS
from wonders.games.duel.view import CityView, View
from wonders.games.duel.wonders import WONDERS


def resample(history: Sequence[View]) -> Table:
    """The table of the last view. Closed cards are drawn when they are turned up, so they have no face to guess."""
    view = history[-1]
    mine, theirs = view.cities
    laid = tuple(CARDS.get(id) for id in view.laid)
    return Table(
        phase=view.phase,
        first=view.first,
        turn=view.turn,
        age=view.age,
        laid=laid,
        shape=LAYOUTS[view.age].shape(sum(1 << slot for slot in view.left)),
        closed=sum(1 << slot for slot, card in enumerate(laid) if card is None),
        purple=sum(1 << slot for slot, id in enumerate(view.laid) if id == GUILD),
        unseen=tuple(CARDS[id] for id in view.unseen),
        guilds=tuple(CARDS[id] for id in view.guilds),
        discard=tuple(CARDS[id] for id in view.discard),
        offer=tuple(WONDERS[id] for id in view.offer),
        order=view.order,
        board=tuple(TOKENS[id] for id in view.board),
        pawn=view.pawn,
        loot=view.loot,
        coins=view.coins,
        cities=(_city(mine), _city(theirs)),
        owed=view.owed,
        ending=view.ending,
        winner=view.winner,
    )


def _city(view: CityView) -> City:
    return city_of(
        tuple(CARDS[id] for id in view.built),
        tuple(WONDERS[id] for id in view.wonders),
        tuple(Finished(WONDERS[wonder], CARDS[buried]) for wonder, buried in view.finished),
        tuple(TOKENS[id] for id in view.tokens),
    )
