"""The vector of what a seat of classic sees. Cities are encoded once, however many seats look at them."""

from collections.abc import Iterable

from wonders.core.game import AnyGame
from wonders.core.phases import AnyDecision
from wonders.games.cities.debts import PayOrOwe
from wonders.games.classic.actions import Build, BuildStage, Sell
from wonders.games.classic.card import Card
from wonders.games.classic.city import City, Standing
from wonders.games.classic.view import Secrets, View
from wonders.spaces.layout import Layout, flags, small
from wonders.spaces.wide.classic_layout import DECISIONS, PICKED, VICTORIES, Pieces, layout

SECRETS = ("hand", "buried", "sold", "reserve", "retired")


class Observer:
    """Encodes the views of classic with its options settled."""

    def __init__(self, game: AnyGame) -> None:
        self._has = Pieces(game)
        self.layout: Layout = layout(self._has)
        self._at = self.layout.starts()
        nowhere = (None, b"")
        self._standings: list[tuple[Standing | None, bytes]] = [nowhere] * self._has.cities
        self._cities: list[tuple[City | None, bytes]] = [nowhere] * self._has.cities
        """What each city was when it was last encoded: values do not change, so the same one needs no second look."""
        self._city_at = [self._at[f"city {at} cards"] for at in range(self._has.cities)]
        self._board_at = [self._at[f"city {at} board"] for at in range(self._has.cities)]
        mine, partners = (
            tuple(self._at.get(f"{whose} {kind}", 0) for kind in SECRETS) for whose in ("my", "partner's")
        )
        self._mine, self._partners = mine, partners
        names = ("hand sizes", "counts", "age", "turn", "phase", "revivals", "asked", "asked city", "asked coins")
        self._starts = tuple(self._at[name] for name in names)
        """Where what is written every time begins."""
        self._decisions = {kind: at for at, kind in enumerate(DECISIONS)}

    def encode(self, view: View) -> bytearray:
        """The vector, a signed byte for each number."""
        out = bytearray(self.layout.size)
        has, me = self._has, view.seat
        for at in range(has.cities):
            where = (me + at) % has.cities
            if view.cities:
                block = self._city(where, view.cities[where])
                start = self._city_at[at]
                out[start : start + len(block)] = block
            elif (board := view.boards[where]) is not None:
                out[self._board_at[at] + has.boards[board.id]] = 1
        self._secrets(out, self._mine, view)
        if view.shared is not None:
            self._secrets(out, self._partners, view.shared)
        self._table(out, view)
        if view.asked is not None:
            self._asked(out, view)
        if view.opening is not None:
            self._opening(out, view)
        return out

    def _city(self, where: int, city: City) -> bytes:
        known, block = self._cities[where]
        if known is not city:
            has = self._has
            _, coins, victories, defeats, spent, tokens = city
            numbers = [small(coins), *(victories.count(worth) for worth in VICTORIES), small(defeats)]
            numbers += [small(tokens.count(kind)) for kind in has.tokens]
            rights = flags(len(has.rights), (has.rights[right] for right in spent)) if spent else bytes(len(has.rights))
            block = self._standing(where, city.standing) + bytes(numbers) + rights
            self._cities[where] = city, block
        return block

    def _standing(self, where: int, standing: Standing) -> bytes:
        known, block = self._standings[where]
        if known is not standing:
            has = self._has
            built = self._cards(standing.built)
            borrowed = self._cards(standing.borrowed) if has.leaders else b""
            board = flags(len(has.boards), (has.boards[standing.board.id],))
            block = bytes(built + borrowed + board + bytes((standing.stages,)))
            self._standings[where] = standing, block
        return block

    def _cards(self, cards: Iterable[Card]) -> bytearray:
        numbers = self._has.cards
        return flags(len(numbers), (numbers[card.id] for card in cards))

    def _count(self, out: bytearray, start: int, cards: Iterable[Card]) -> None:
        numbers = self._has.cards
        for card in cards:
            out[start + numbers[card.id]] += 1

    def _secrets(self, out: bytearray, starts: tuple[int, ...], known: View | Secrets) -> None:
        hand, buried, sold, reserve, retired = starts
        self._count(out, hand, known.hand)
        if known.buried:
            self._count(out, buried, [card for _, _, card in known.buried])
        if known.sold:
            self._count(out, sold, known.sold)
        if self._has.leaders:
            self._count(out, reserve, known.reserve)
            self._count(out, retired, known.retired)

    def _table(self, out: bytearray, view: View) -> None:
        has, me = self._has, view.seat
        hands, counts, age, turn, phase, revivals, *_ = self._starts
        held = view.hand_sizes
        out[hands : hands + has.players] = bytes(held[me:] + held[:me])
        out[counts : counts + 3] = bytes((small(view.discarded), small(view.stacked), small(view.supplied)))
        out[age + view.age] = 1
        out[turn], out[turn + 1] = view.turn, view.turns
        out[phase + has.phases[view.phase]] = 1
        for city in view.revivals:
            out[revivals + (city - me) % has.cities] = 1
        if view.pile:
            self._count(out, self._at["pile"], view.pile)
        if has.players == 2:
            self._free_city(out, view)
        if has.errands:
            self._of_expansions(out, view)

    def _of_expansions(self, out: bytearray, view: View) -> None:
        at, has, me = self._at, self._has, view.seat
        for field, sizes in (("reserve sizes", view.reserve_sizes), ("retired sizes", view.retired_sizes)):
            if sizes:
                out[at[field] : at[field] + has.players] = bytes(sizes[me:] + sizes[:me])
        for kind, city, source in view.errands:
            place = at["errands"] + (city - me) % has.cities * len(has.errands) + has.errands.index(kind)
            out[place] = small(out[place] + (int(source) if source.isdigit() else 1))

    def _free_city(self, out: bytearray, view: View) -> None:
        self._count(out, self._at["stack"], view.stack)
        action = view.picked
        if isinstance(action, Build | BuildStage | Sell):
            out[self._at["picked"] + PICKED.index(action.verb)] = 1
            out[self._at["picked card"] + self._has.cards[action.card]] = 1
            start = self._at["picked payment"]
            paid = (getattr(action, coins, 0) for coins in ("left", "right", "bank"))
            out[start : start + 3] = bytes(map(small, paid))

    def _asked(self, out: bytearray, view: View) -> None:
        asked: AnyDecision = view.asked
        *_, kind, city, coins = self._starts
        out[kind + self._decisions[asked.kind]] = 1
        out[city + (asked.city - view.seat) % self._has.cities] = 1
        if isinstance(asked, PayOrOwe):
            out[coins] = small(asked.coins)

    def _opening(self, out: bytearray, view: View) -> None:
        assert view.opening is not None
        for at in range(self._has.cities):
            where = (view.seat + at) % self._has.cities
            standing = view.opening.standings[where]
            self._count(out, self._at[f"city {at} opening cards"], standing.built)
            out[self._at[f"city {at} opening stages"]] = standing.stages
            start = self._at[f"city {at} opening means"]
            out[start : start + 3] = bytes((small(view.opening.purses[where]), *view.opening.bought[where]))
