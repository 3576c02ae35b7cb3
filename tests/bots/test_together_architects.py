"""Many tables of Architects at once against the reference engine: the same choices lead to the same rows and points."""

from collections.abc import Sequence
from random import Random

import numpy as np
import pytest

from wonders.bots.net.architects_rows import Rows
from wonders.bots.net.many import ArchitectsJudge
from wonders.bots.together.architects import facts, flow
from wonders.bots.together.architects.choices import PARTS
from wonders.bots.together.architects.points import points, shares
from wonders.bots.together.architects.rows import rows
from wonders.bots.together.architects.tables import Tables, gathered
from wonders.core.actions import Action
from wonders.core.chance import Dealer
from wonders.core.decisions import CHANCE
from wonders.core.game import AnyGame, AnyTable
from wonders.core.match import Match
from wonders.games.architects.actions import Find, draw, draw_token
from wonders.games.architects.cards import ALL_CARDS, in_order
from wonders.games.architects.chance import CardsFound, TopOfStack
from wonders.games.architects.tokens import ALL_TOKENS
from wonders.games.registry import make

LIKED = {"build": 4.0, "trade": 4.0, "extra": 3.0, "search": 3.0, "look": 2.0}


def token_named(action: Action) -> int:
    """The place of the token by whose right an extra card is taken; rights are used in this order."""
    words = str(action).split()
    return [token.id for token in ALL_TOKENS].index(words[1]) if words[0] == "extra" else 0


class Script:
    """Chooses at random at the arrays, and does the same at tables of the reference, where chance is theirs."""

    def __init__(self, game: AnyGame, tables: Sequence[AnyTable], rng: Random) -> None:
        self.game, self.rng, self.judge, self.rows = game, rng, ArchitectsJudge(), Rows()
        self.tables = list(tables)
        self.arrays = gathered(self.tables).dealt(np.random.default_rng(rng.getrandbits(32)))
        self.said: dict[int, int] = {}
        self.met: set[str] = set()

    def follow(self, number: int, seat: int, before_keeping: bool = False) -> None:
        """Do at a table of the reference what this seat has done at the arrays, up to where it has not chosen yet."""
        while pending := self.game.pending(self.tables[number]):
            table = self.tables[number]
            if CHANCE in pending:
                self._step(number, {CHANCE: self._chance(number, pending[CHANCE])})
                continue
            ((asked, question),) = pending.items()
            if asked != seat or (before_keeping and question.kind == "KeepCard"):
                return
            legal, view = self.game.legal(table, asked), self.game.view(table, asked)
            choices = {self.judge.choice(action, view) for action in legal}
            if len(choices) > 1 and number not in self.said:
                return
            wanted = self.said.pop(number) if len(choices) > 1 else next(iter(choices))
            action = min((one for one in legal if self.judge.choice(one, view) == wanted), key=token_named)
            self.met.add(str(action).split()[0])
            self._step(number, {asked: action})

    def _step(self, number: int, answers: dict[int, Action]) -> None:
        self.tables[number] = self.game.step(self.tables[number], answers).table

    def _chance(self, number: int, asked: object) -> Action:
        """What lies next in the order of the arrays."""
        table, arrays = self.tables[number], self.arrays
        if isinstance(asked, TopOfStack):
            hidden = arrays.tokens[number]
            return draw_token(ALL_TOKENS[hidden[(hidden >= 0).sum() - len(table.middle.stack)]].id)
        name = table.turn.searched if isinstance(asked, CardsFound) else table.queue[0]
        deck = table.seating.place.get(name, arrays.players)
        order = arrays.order[deck, number]
        first = (order != facts.NONE).sum() - len(table.piles[deck][1])
        if isinstance(asked, CardsFound):
            return Find(
                tuple(card.id for card in in_order([ALL_CARDS[at] for at in order[first : first + asked.number]]))
            )
        return draw(ALL_CARDS[order[first]].id)

    def chosen(self, tables: Tables, due: int, at: np.ndarray, legal: np.ndarray) -> np.ndarray:
        made, start = rows(tables, due, at), PARTS[due].start
        found = np.zeros(len(at), np.int64)
        for row, number in enumerate(at.tolist()):
            self.follow(number, tables.seat)
            table = self.tables[number]
            assert list(self.game.pending(table)) == [tables.seat]
            view = self.game.view(table, tables.seat)
            texts = {self.judge.choice(one, view) - start: str(one) for one in self.game.legal(table, tables.seat)}
            assert set(np.flatnonzero(legal[row]).tolist()) == set(texts)
            assert (made[row] == self.rows.of(self.game, view)).all()
            found[row] = self.rng.choices(list(texts), [LIKED.get(text.split()[0], 1.0) for text in texts.values()])[0]
            self.said[number] = int(found[row]) + start
        return found

    def luck(self, tables: Tables) -> np.ndarray:
        for number in np.flatnonzero(tables.due == facts.KEEP).tolist():
            self.follow(number, tables.seat, before_keeping=True)
        return np.random.default_rng(self.rng.getrandbits(32)).random((tables.size, facts.DECK_SIZE))

    def turn(self) -> None:
        """A turn of everybody at the table, and the same at the reference."""
        seat = self.arrays.seat
        flow.turn(self.arrays, self)
        for number in range(self.arrays.size):
            self.follow(number, seat)
            assert number not in self.said


def assert_same(ours: Tables, tables: list[AnyTable]) -> int:
    """Whatever lies open is the same at tables where it is the same seat's turn, which are counted; the reference is
    ahead where the next seat has no choice at all."""
    theirs = gathered(tables)
    over, begun = ours.due == facts.OVER, theirs.due == facts.PICK
    active = np.array([table.active == ours.seat for table in tables])
    same = np.where(over, theirs.due == facts.OVER, active & begun)
    for name in ("cities", "built", "looked"):
        assert (getattr(ours, name)[:, same] == getattr(theirs, name)[:, same]).all(), name
    for name in ("common", "row", "stack", "discard", "peace", "cat", "due"):
        assert (getattr(ours, name)[same] == getattr(theirs, name)[same]).all(), name
    assert not (ours.offers | ours.used)[~over].any()
    at = np.flatnonzero(same)
    for deck in range(ours.players + 1):
        assert (ours.filled(deck, at) == theirs.filled(deck, at)).all()
    return len(at)


def begun(players: int, deal: int, size: int) -> tuple[AnyGame, list[AnyTable]]:
    """First decisions with the same wonders."""
    first = Match(make("architects", players), Dealer.from_seed(f"{players} {deal}")).table
    game = make("architects", players, wonders=",".join(city.wonder.id for city in first.cities))
    return game, [Match(game, Dealer.from_seed(f"{players} {deal} {at}")).table for at in range(size)]


def assert_ended_alike(script: Script) -> None:
    """Points and shares of the victory are those of the reference."""
    told = points(script.arrays), shares(script.arrays, 0.2, 5.0)
    for number, table in enumerate(script.tables):
        outcome = script.game.outcome(table)
        assert outcome is not None and told[0][:, number].tolist() == list(outcome.points)
        assert told[1][:, number] == pytest.approx(script.judge.ended(script.game, table), abs=1e-6)


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("more", [0, 2])
def test_matches_go_on_and_end_where_decks_are_empty(players: int, more: int) -> None:
    """With three cards a deck nobody finishes a wonder. With more cards laid down stages are completed one after the
    other, and their effects find nothing to take."""
    for deal in range(4):
        game, tables = begun(players, deal, 6)
        script = Script(game, [thin(table, more) for table in tables], Random(players))
        while not flow.over(script.arrays):
            script.turn()
            assert_same(script.arrays, script.tables)
        finished = facts.COUNT[script.arrays.built] == len(facts.SIZES)
        assert finished.any() == (more > 0)
        assert_ended_alike(script)


def thin(table: AnyTable, more: int) -> AnyTable:
    """The table with three cards a deck, and with so many more of each card that pays in every city."""
    piles = tuple((top, rest[4 - (top is None) : 6]) for top, rest in table.piles)
    cities = [
        city.but(cards=tuple(held + more * (at < facts.PAID) for at, held in enumerate(city.cards)))
        for city in table.cities
    ]
    return table.but(piles=piles, cities=tuple(cities))


@pytest.mark.parametrize("players", range(2, 8))
def test_turns_points_and_rows_are_those_of_the_reference(players: int) -> None:
    rng = Random(players)
    met: set[str] = set()
    for deal in range(3):
        script = Script(*begun(players, deal, 6), rng)
        turns = compared = 0
        while not flow.over(script.arrays):
            script.turn()
            compared += assert_same(script.arrays, script.tables)
            turns += len(script.tables)
        assert compared > 0.9 * turns
        met |= script.met
        assert_ended_alike(script)
    assert met >= {"take", "build", "trade", "extra", "look"}
