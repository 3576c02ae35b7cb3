"""Matches of classic's batched engine, recorded and played again by the reference with the same deal."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array, lax

from tests.batch.lockstep import (
    through_chance,
    unlike,
    wrongly_counted,
    wrongly_legal,
    wrongly_seen,
    wrongly_shown,
    wrongly_won,
)
from wonders.batch.classic.scoring import categories
from wonders.batch.classic.state import HAND, LAST, OVER, PICK, REVIVE, State, widened
from wonders.batch.classic.tables import CARD_AT, PLACES, START
from wonders.batch.game import BatchGame
from wonders.bots.net.classic_form import arranged
from wonders.bots.net.classic_rows import Rows
from wonders.core.game import Game
from wonders.spaces import Space
from wonders.spaces.classic.observation import features, layout
from wonders.spaces.classic.pieces import BOARDS, CARD_NUMBER, CARDS

PHASES: Final = {"pick": PICK, "last_card": LAST, "revive": REVIVE, "over": OVER}


class Trace(NamedTuple):
    """Every decision of some matches: the state, for every seat its legal actions as packed bits and what it sees, and
    the answers."""

    states: State
    masks: Array
    seen: Array
    actions: Array


class Ended(NamedTuple):
    """The end of the matches."""

    states: State
    returns: Array
    points: Array
    categories: Array


def tastes(texts: Sequence[str]) -> np.ndarray[Any, Any]:
    """How much players like every action: at random, builders, wonders, traders, misers, science, war, guilds."""

    def liking(text: str) -> tuple[float, ...]:
        verb, *words = text.split()
        card = CARDS[CARD_NUMBER[words[0]]] if words and words[0] in CARD_NUMBER else None
        colour = card.colour.value if card is not None and verb in ("build", "revive") else ""
        buys = "left=" in text or "right=" in text
        return (
            1.0,
            20.0 if verb == "build" else 1.0,
            60.0 if verb == "stage" or colour in ("brown", "grey") else 0.02 if verb == "sell" else 1.0,
            30.0 if buys else 4.0 if colour == "yellow" else 1.0,
            20.0 if verb == "sell" or words[:1] == ["tavern"] else 1.0,
            60.0 if colour == "green" else 10.0 if verb == "stage" else 1.0,
            60.0 if colour == "red" else 1.0,
            60.0 if colour == "purple" or verb in ("stage", "revive") else 10.0 if colour in ("brown", "grey") else 1.0,
        )

    return np.log(np.array([liking(text) for text in texts], np.float32)).T


def record(game: BatchGame[State], batch: int) -> Any:
    """A function from a key to the trace and the end of so many matches; the players have all sorts of tastes.

    At every other table all have the same: where nobody sells, the discard pile is empty when it is to be built from.
    """
    likings = jnp.asarray(tastes(game.space.texts))

    def one(key: Array) -> tuple[Trace, Ended]:
        deal, taste, alike, chance = jax.random.split(key, 4)
        numbers = jax.random.randint(taste, (game.players,), 0, likings.shape[0])
        players = likings[jnp.where(jax.random.bernoulli(alike), numbers[0], numbers)]

        def step(state: State, key: Array) -> tuple[State, Trace]:
            mask = game.legal_mask(state)
            wish = jnp.where(mask, players, -jnp.inf) + jax.random.gumbel(key, mask.shape)
            action = jnp.argmax(wish, axis=1).astype(jnp.int32)
            seen = jax.vmap(game.observe, (None, 0))(state, jnp.arange(game.players))
            return game.step(state, action), Trace(state, jnp.packbits(mask, axis=1), seen, action)

        state, trace = lax.scan(step, game.init(deal), jax.random.split(chance, game.longest))
        return trace, Ended(state, game.returns(state), game.points(state), categories(widened(state).cities))

    return jax.jit(lambda key: jax.vmap(one)(jax.random.split(key, batch)))


def _ids(cards: Any, seat: int) -> list[str]:
    words = int(cards.first[seat]) & (1 << START) - 1 | int(cards.second[seat]) << 32 | int(cards.third[seat]) << 64
    return sorted(CARD_AT[place].id for place in CARD_AT if words >> place & 1)


def _hand(state: State, seat: int) -> list[str]:
    left = [slot for slot in range(HAND) if not int(state.taken[seat]) >> 4 * slot & 15]
    return sorted(CARD_AT[int(state.hands[seat][slot])].id for slot in left)


def _pile(state: State) -> list[str]:
    found: list[str] = []
    for copies, cards in ((1, state.discard.ones), (2, state.discard.twos)):
        words = int(cards.first) | int(cards.second) << 32 | int(cards.third) << 64
        found += [CARD_AT[int(place)].id for place in PLACES if words >> int(place) & 1 for _ in range(copies)]
    return sorted(found)


def of_batch(state: State) -> dict[str, Any]:
    """A state in terms that both engines have."""
    cities, seats = state.cities, range(len(state.taken))
    phase = int(state.phase)
    goods = [BOARDS[int(board)].start for board in cities.board]
    makes = ["".join("WSCOGPL"[at] for at in range(7) if int(word) >> START + at & 1) for word in cities.cards.first]
    return {
        "phase": phase,
        "age": int(state.age),
        "turn": int(state.turn),
        "asked": _asked(state),
        "boards": [BOARDS[int(board)].id for board in cities.board],
        "goods": makes if makes != goods else "as printed",
        "built": [_ids(cities.cards, seat) for seat in seats],
        "stages": [int(stages) for stages in cities.stages],
        "coins": [int(coins) for coins in cities.coins],
        "victories": [[{1: 1, 2: 3, 3: 5}[age] for age in (1, 2, 3) for _ in range(int(won) >> 2 * age - 2 & 3)]
                      for won in cities.won],
        "defeats": [int(defeats) for defeats in cities.defeats],
        "spent": [bool(spent) for spent in cities.spent],
        "hands": [_hand(state, seat) for seat in seats],
        "discard": _pile(state),
        "revival": bool(state.revival),
        "laid": [CARD_AT[int(place)].id if int(place) in CARD_AT else "" for place in state.laid],
        "purse": int(state.purse),
    }  # fmt: skip


def _asked(state: State) -> list[int]:
    wonder = {LAST: "babylon_b", REVIVE: "halikarnassos"}.get(int(state.phase), "")
    boards = [BOARDS[int(board)].id for board in state.cities.board]
    return [seat for seat, board in enumerate(boards) if board.startswith(wonder) and state.phase != OVER]


def of_reference(game: Game[Any, Any], table: Any) -> dict[str, Any]:
    """The same of a table of the reference engine."""
    cities = table.cities
    return {
        "phase": PHASES[table.phase],
        "age": table.age,
        "turn": table.turn,
        "asked": sorted(game.pending(table)),
        "boards": [board.id for board in table.boards],
        "goods": "as printed",
        "built": [sorted(card.id for card in city.standing.built) for city in cities],
        "stages": [city.standing.stages for city in cities],
        "coins": [city.coins for city in cities],
        "victories": [list(city.victories) for city in cities],
        "defeats": [city.defeats for city in cities],
        "spent": [bool(city.spent) for city in cities],
        "hands": [sorted(card.id for card in hand) for hand in table.hands],
        "discard": sorted(card.id for card in table.discard),
        "revival": bool(table.revivals),
        "laid": _laid(table),
        "purse": _purse(table),
    }


def _laid(table: Any) -> list[str]:
    """What has been built since the last turn of the age began, while its last card is awaited."""
    if table.opening is None:
        return ["" for _ in table.cities]
    pairs = zip(table.cities, table.opening.standings, strict=True)
    return ["".join(card.id for card in city.standing.built[len(old.built) :]) for city, old in pairs]


def _purse(table: Any) -> int:
    if table.opening is None:
        return 0
    return int(next(table.opening.purses[at] for at, board in enumerate(table.boards) if board.id == "babylon_b"))


def chance_answer(game: Game[Any, Any], state: State, label: str) -> Any:
    """What chance answers when it has dealt as in this state."""
    if label == "wonders":
        return game.notation.parse("boards " + ",".join(BOARDS[int(board)].id for board in state.cities.board))
    places = state.deal[int(label.removeprefix("age ")) - 1].reshape(-1)
    return game.notation.parse("deal " + ",".join(CARD_AT[int(place)].id for place in places))


def state_at(trace: Trace, step: int) -> State:
    """The state before a step."""
    state: State = jax.tree.map(lambda field: field[step], trace.states)
    return state


def differences(game: Game[Any, Any], space: Space, trace: Trace, ended: Ended, looks: bool = True) -> Iterator[str]:
    """Every difference between one recorded match and the reference, as a sentence; one wrong step ends the search.

    `looks` says whether observations are compared too, which takes most of the time.
    """
    deal, table, rows = state_at(trace, 0), game.start(), Rows()
    histories: list[list[Any]] = [[] for _ in game.seats]
    for step in range(len(trace.actions)):
        state = state_at(trace, step)
        if state.phase == OVER:
            break
        table = through_chance(game, table, lambda table, asked: chance_answer(game, deal, asked.label))
        found = list(unlike(of_batch(state), of_reference(game, table)))
        for seat, history in enumerate(histories):
            found += wrongly_legal(game, space, table, seat, trace.masks[step][seat])
            if looks:
                history.append(game.view(table, seat))
                seen = trace.seen[step][seat]
                found += wrongly_seen(layout(game.players), features(history), seen, seat)
                found += wrongly_shown(rows.of(history[-1:])[0], arranged(game.players), seen, seat)
        if found:
            yield from (f"step {step}: {wrong}" for wrong in found)
            return
        answers = {
            seat: game.notation.parse(space.text(int(trace.actions[step][seat]))) for seat in game.pending(table)
        }
        table = game.step(table, answers).table
    yield from _ends(game, table, ended)


def _ends(game: Game[Any, Any], table: Any, ended: Ended) -> Iterator[str]:
    outcome = game.outcome(table)
    if outcome is None:
        yield "the reference is not over"
        return
    yield from unlike(of_batch(ended.states), of_reference(game, table))
    yield from wrongly_won(outcome, ended.returns)
    yield from wrongly_counted(outcome, ended.points, ended.categories)


def met(trace: Trace) -> Counter[str]:
    """How often rare things were asked, to see that the play reaches them."""
    return Counter(name for phase in trace.states.phase.tolist() for name, number in PHASES.items() if phase == number)
