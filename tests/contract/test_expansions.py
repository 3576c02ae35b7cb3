"""Expansions change nothing outside: games made in any order, or beside each other, give the same answers."""

import dataclasses
from collections.abc import Iterator
from itertools import permutations

import pytest

from wonders import Dealer, IllegalAction, Match, make
from wonders.core.decisions import UnparsableAction
from wonders.games.cities.tokens import CitiesState
from wonders.games.classic.expansion import load
from wonders.games.classic.game import Classic
from wonders.games.classic.ruleset import Ruleset
from wonders.games.classic.table import Table
from wonders.games.classic.view import View
from wonders.games.leaders.state import LeadersState

VARIANTS = ("none", "cities", "leaders", "cities,leaders")

TRIED = (
    *("build caesar", "build lair", "sell aspasia", "build castle", "stage baths", "build baths using=caligula"),
    *("pay 1", "recruit caesar", "keep caesar", "copy caesar", "revive lair", "decline", "board rome_a", "board zeus"),
)
"""Answers that only some of the variants know."""


def answers(game: Classic) -> Iterator[object]:
    """What a game says, from its beginning through some steps: questions, actions, views, and why not."""
    match = Match(game, Dealer.from_seed("order"))
    for _ in range(6):
        for seat, asked in match.pending.items():
            yield seat, asked, match.legal(seat), match.view(seat)
            yield from (refused(match, seat, text) for text in TRIED)
        for seat in match.waiting_for:
            match.answer(seat, match.legal(seat)[0])
    yield match.steps


def refused(match: Match[Table, View], seat: int, text: str) -> str:
    twin = match.copy()
    try:
        twin.answer(seat, text)
    except (IllegalAction, UnparsableAction) as wrong:
        return str(wrong)
    return "allowed"


@pytest.mark.parametrize("choice", ["random", "choose"])
def test_games_made_in_any_order_agree(choice: str) -> None:
    alone = {name: list(answers(make("classic", 3, expansions=name, wonders=choice))) for name in VARIANTS}
    for order in permutations(VARIANTS):
        games = [(name, make("classic", 3, expansions=name, wonders=choice)) for name in order]
        assert all(list(answers(game)) == alone[name] for name, game in games[:2])


def test_the_base_game_knows_nothing_of_expansions_that_another_game_uses() -> None:
    with_both, base = make("classic", 3, expansions="cities,leaders"), make("classic", 3)
    assert "caesar" in with_both.ruleset.card_by_id and "rome_a" in with_both.ruleset.board_by_id
    assert not {"caesar", "lair", "aspasia"} & set(base.ruleset.card_by_id)
    assert not {"rome_a", "petra_b"} & set(base.ruleset.board_by_id)
    assert not {"pay", "recruit", "keep", "copy"} & set(base.notation.verbs)
    match = Match(base, Dealer.from_seed("order"))
    with pytest.raises(IllegalAction, match="There is no card “caesar”"):
        match.answer(0, "build caesar")
    with pytest.raises(UnparsableAction, match="'pay' is no action here"):
        match.answer(0, "pay 1")


def test_what_only_an_expansion_needs_is_one_value_of_its_own_in_one_slot() -> None:
    """The fields of a table are those of the base game, whatever is played; the slot is empty without expansions."""
    for names, kinds in (("none", ()), ("leaders", (LeadersState,)), ("cities,leaders", (CitiesState, LeadersState))):
        match = Match(make("classic", 3, expansions=names), Dealer.from_seed("slot"))
        for _ in range(12):
            assert tuple(map(type, match.table.expansions)) == kinds
            for seat in match.waiting_for:
                match.answer(seat, match.legal(seat)[0])
    beside = {"pending", "reserves", "retired", "supply", "errands", "leaders", "debts"}
    assert not beside & {field.name for field in dataclasses.fields(Table)}


def snapshot(rules: Ruleset) -> tuple[object, ...]:
    phases = (rules.setup, rules.start_of_age, rules.turn, rules.end_of_age)
    return tuple(rules), tuple(vars(phase).copy() for section in phases for phase in section)


@pytest.mark.parametrize("name", ["cities", "leaders"])
def test_an_expansion_is_a_function_that_leaves_the_rules_it_is_given_as_they_are(name: str) -> None:
    rules = make("classic", 4).ruleset
    before = snapshot(rules)
    once, again = load(name).extend(rules), load(name).extend(rules)
    assert snapshot(rules) == before
    assert once.cards == again.cards and len(once.cards) > len(rules.cards)
    assert [phase.name for phase in once.turn] == [phase.name for phase in again.turn]
