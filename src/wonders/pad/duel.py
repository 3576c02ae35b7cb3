"""The pad of 7 Wonders Duel: two cities, and the pawn between them."""

from collections.abc import Container, Iterator, Mapping, Sequence
from functools import lru_cache

from wonders.core.decisions import Seat
from wonders.core.goods import Cost
from wonders.core.outcome import Outcome, Ranking, ranks
from wonders.games.duel.cards import CARDS
from wonders.games.duel.chance import GUILDS_USED
from wonders.games.duel.city import City, Finished, city_of
from wonders.games.duel.effects import Points as PrintedPoints
from wonders.games.duel.events import MatchWon
from wonders.games.duel.military import CAPITAL, ZONES
from wonders.games.duel.pieces import GUILD, Card, Piece
from wonders.games.duel.science import PAIR, SUPREMACY
from wonders.games.duel.scoring import CATEGORIES, comparison, decide, outcome
from wonders.games.duel.setup_events import WONDERS_EACH
from wonders.games.duel.table import Draft, Table
from wonders.games.duel.tally import SYMBOLS, count, different_symbols
from wonders.games.duel.tokens import ALL_TOKENS, TOKENS
from wonders.games.duel.turn import MOST_WONDERS
from wonders.games.duel.wonders import WONDERS
from wonders.pad.pads import Entered, Pad, Points
from wonders.pad.reader import Reader
from wonders.pad.sums import MOST, subset_sums

A_LAYOUT = 20
TOKENS_ON_BOARD = 5
SUPREMACIES = ("military", "science")
UNKNOWN = Card("unknown", (), "1", "brown", Cost.parse(""))
"""What lies under a wonder, where nobody looked."""


class DuelPad(Pad):
    """7 Wonders Duel. A positive pawn stands on the second player's side: the first is ahead."""

    id = "duel"
    fields = ("cards", "wonders", "tokens", "coins")
    shared = ("pawn",)
    shared_with_points = ("ending", "winner")

    @classmethod
    def things(cls, kind: str) -> tuple[str, ...]:
        known: Mapping[str, Mapping[str, Piece]] = {"cards": CARDS, "wonders": WONDERS, "tokens": TOKENS}
        return tuple(known[kind])

    @classmethod
    def written(cls, table: Table) -> tuple[list[Entered], Entered]:
        cities: list[Entered] = [
            {
                "cards": [card.id for card in city.built],
                "wonders": [built.wonder.id for built in city.finished],
                "tokens": [token.id for token in city.tokens],
                "coins": coins,
            }
            for city, coins in zip(table.cities, table.coins, strict=True)
        ]
        return cities, {"pawn": table.pawn}

    @property
    def categories(self) -> tuple[str, ...]:
        return CATEGORIES

    def read_city(self, reader: Reader, at: Seat, given: Mapping[str, object]) -> Entered:
        return {
            "cards": reader.things(given, "cards", "cards", at),
            "wonders": reader.things(given, "wonders", "wonders", at),
            "tokens": reader.things(given, "tokens", "tokens", at),
            "coins": reader.number(given, "coins", at),
        }

    def read_shared(self, reader: Reader, given: Mapping[str, object], by_points: bool) -> Entered:
        if not by_points:
            return {"pawn": reader.number(given, "pawn", lowest=-CAPITAL, highest=CAPITAL)}
        ending = given.get("ending")
        if ending is None and given.get("winner") is None:
            return {}
        if ending not in SUPREMACIES:
            reader.wrong("ending", field="ending")
        return {"ending": ending, "winner": reader.whole(given.get("winner"), "winner", highest=1)}

    def check(self, reader: Reader, cities: Sequence[Entered], shared: Entered) -> None:
        check_pieces(reader, cities)
        laid = [laid_out(city) for city in cities]
        endings = list(_supremacies(laid, shared["pawn"]))
        if len(endings) > 1:
            reader.wrong("two-endings")
        check_tokens(reader, laid)
        check_pawn(reader, laid, shared["pawn"])

    def outcome(self, cities: Sequence[Entered], shared: Entered) -> Outcome:
        one, other = (laid_out(city) for city in cities)
        coins = (cities[0]["coins"], cities[1]["coins"])
        table = Table(phase="play", age=3, pawn=shared["pawn"], coins=coins, cities=(one, other))
        won = next((MatchWon(*ending) for ending in _supremacies((one, other), table.pawn)), None)
        draft = Draft.open(table)
        draft.happen(won or decide(table))
        found = outcome(draft.close())
        assert found is not None
        return found

    def possible(self, category: str) -> Container[int]:
        return possible_points(category)

    def check_points(self, reader: Reader, points: Sequence[Points], shared: Entered) -> None:
        if all(one.of.get("military", 0) > 0 for one in points):
            reader.wrong("both-military", field="military")

    def ranked(self, points: Sequence[Points], shared: Entered) -> Ranking:
        """Points, then points on blue cards; a supremacy needs neither."""
        if shared.get("ending"):
            return shared["ending"], (1 + shared["winner"], 2 - shared["winner"]), ()
        mine, theirs = [(sum(one.of.values()), one.of.get("civilian", 0)) for one in points]
        return comparison(mine, theirs), ranks((mine, theirs)), ()


def laid_out(entered: Entered) -> City:
    """A city as the rules know it; what is buried under its wonders does not matter any more."""
    return city_of(
        tuple(CARDS[id] for id in entered["cards"]),
        finished=tuple(Finished(WONDERS[id], UNKNOWN) for id in entered["wonders"]),
        tokens=tuple(TOKENS[id] for id in entered["tokens"]),
    )


def _supremacies(cities: Sequence[City], pawn: int) -> Iterator[tuple[Seat, str]]:
    """Who has won outright, and how."""
    if abs(pawn) == CAPITAL:
        yield (0 if pawn > 0 else 1), "military"
    for seat, city in enumerate(cities):
        if different_symbols(city.tally) >= SUPREMACY:
            yield seat, "science"


def check_pieces(reader: Reader, cities: Sequence[Entered]) -> None:
    """Everything is there once; of guilds, wonders and the cards of an age only so many are in a match."""
    for field, key in (("cards", "card"), ("wonders", "wonder"), ("tokens", "token")):
        seen: set[str] = set()
        for at, city in enumerate(cities):
            for id in city[field]:
                if id in seen:
                    reader.wrong(f"one-{key}", at, field, thing=id)
                seen.add(id)
    for at, city in enumerate(cities):
        if len(city["wonders"]) > WONDERS_EACH:
            reader.wrong("wonders-each", at, "wonders", count=len(city["wonders"]), most=WONDERS_EACH)
    together = sum(len(city["wonders"]) for city in cities)
    if together > MOST_WONDERS:
        reader.wrong("wonders-together", field="wonders", count=together, most=MOST_WONDERS)
    backs = [CARDS[id].back for city in cities for id in city["cards"]]
    if backs.count(GUILD) > GUILDS_USED:
        reader.wrong("guilds", field="cards", count=backs.count(GUILD), most=GUILDS_USED)
    for age, most in (("1", A_LAYOUT), ("2", A_LAYOUT), ("3", A_LAYOUT - GUILDS_USED)):
        if backs.count(age) > most:
            reader.wrong("cards-of-age", field="cards", count=backs.count(age), most=most, age=int(age))


def check_tokens(reader: Reader, cities: Sequence[City]) -> None:
    """A pair of symbols brings a token, as long as there are any; the library brings one more."""
    pairs = [sum(count(city.tally, symbol) == PAIR for symbol in SYMBOLS) for city in cities]
    drawn = [sum(built.wonder.draws > 0 for built in city.finished) for city in cities]
    held = [len(city.tokens) for city in cities]
    if sum(held) > TOKENS_ON_BOARD + sum(drawn):
        reader.wrong("tokens-together", field="tokens", count=sum(held), most=TOKENS_ON_BOARD + sum(drawn))
        return
    for at in (0, 1):
        if held[at] > pairs[at] + drawn[at]:
            reader.doubt("tokens-more", at, "tokens", count=held[at], most=pairs[at] + drawn[at])
        elif held[at] < pairs[at] and sum(pairs) <= TOKENS_ON_BOARD:
            reader.doubt("tokens-fewer", at, "tokens", count=held[at], least=pairs[at])


def check_pawn(reader: Reader, cities: Sequence[City], pawn: int) -> None:
    """The pawn has moved a space for each shield; Strategy may have added one for each red card."""
    shields = [sum(piece.shields for piece in city.pieces) for city in cities]
    extra = [count(city.tally, "strategy") * count(city.tally, "red") for city in cities]
    lowest, highest = shields[0] - shields[1] - extra[1], shields[0] + extra[0] - shields[1]
    if abs(pawn) == CAPITAL:
        fits = highest >= CAPITAL if pawn > 0 else lowest <= -CAPITAL
    else:
        fits = lowest <= pawn <= highest
    if not fits and any(shields):  # without any, red cards were not entered
        reader.doubt("pawn", field="pawn", one=shields[0], other=shields[1])


@lru_cache(maxsize=16)
def possible_points(category: str) -> Container[int]:
    """The points that a row can show."""
    if category == "military":
        return {0, *(points for _, points in ZONES)}
    colours = {"civilian": "blue", "science": "green", "commerce": "yellow"}
    if category in colours:
        return subset_sums(card.points for card in CARDS.values() if card.colour == colours[category])
    if category == "wonders":
        return subset_sums((wonder.points for wonder in WONDERS.values()), WONDERS_EACH)
    if category == "progress":
        each = sum(e.n for token in ALL_TOKENS for e in token.effects if isinstance(e, PrintedPoints) and e.per)
        counted = (0, *(each * tokens for tokens in range(1, TOKENS_ON_BOARD + 3)))
        return {sum + more for sum in subset_sums(token.points for token in ALL_TOKENS) for more in counted}
    return range(MOST)


PAD = DuelPad
