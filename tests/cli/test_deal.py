"""The check of a deal in the terminal: the record against what was kept before the deal and seen in the match."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from wonders import Match, Record, make
from wonders.cli.places import kept
from wonders.cli.places.deal import as_text, checked
from wonders.cli.places.kept import Kept
from wonders.core.wire import plain
from wonders.server.tables.fairness import VERSION, Seed, Terms, commitment_of, dealer_of

SECRET = "ab" * 32
GAME = make("duel")
TERMS = {"id": "k3v", "game": "duel", "rules": GAME.rules, "players": 2, "options": dict(GAME.options)}
SEED = Seed(VERSION, SECRET, "k3v", ("one", "two"))
KEPT = Kept(commitment_of(VERSION, SECRET, Terms(*TERMS.values())), TERMS, {"0": "one"})  # type: ignore[arg-type]


def played(seed: Seed = SEED) -> tuple[str, list[str]]:
    """A record, and what seat 0 has seen."""
    match: Match[Any, Any] = Match(GAME, dealer_of(str(seed)), str(seed))
    rng = Random(3)
    while match.pending:
        for seat in match.waiting_for:
            match.answer(seat, rng.choice(match.legal(seat)))
    return match.record().dumps(), [as_text(plain(GAME.view(step.table, 0))) for step in match.steps]


def test_an_honest_deal_passes() -> None:
    text, seen = played()
    assert checked(text, KEPT, 0, seen) == "cli-deal-fair"
    assert checked(text, Kept(), 0, seen) == "cli-deal-unseen"


@pytest.mark.parametrize(
    "seed",
    [
        SEED._replace(secret="cd" * 32),
        SEED._replace(table="other"),
        SEED._replace(nonces=("ground", "two")),
        SEED._replace(nonces=("two", "one")),
        Seed("fair-1", SECRET, "", ("one", "two")),
    ],
    ids=["secret", "table", "nonce", "seats of the nonces", "scheme"],
)
def test_a_deal_from_another_seed_fails(seed: Seed) -> None:
    text, seen = played(seed)
    assert checked(text, KEPT, 0, seen) == "cli-deal-false"


@pytest.mark.parametrize("name", ["id", "game", "rules", "players", "options"])
def test_other_terms_than_those_seen_fail(name: str) -> None:
    text, seen = played()
    other = replace(KEPT, terms=TERMS | {name: {"first": 1} if name == "options" else "other"})
    assert checked(text, other, 0, seen) == "cli-deal-false"


def test_another_commitment_than_the_one_seen_fails() -> None:
    text, seen = played()
    assert checked(text, replace(KEPT, commitment="0" * 64), 0, seen) == "cli-deal-false"


def test_an_altered_draw_fails() -> None:
    text, seen = played()
    record = Record.loads(text)
    at = next(number for number, (_, action) in enumerate(record.answers) if action.startswith("tokens "))
    answers = list(record.answers)
    answers[at] = (answers[at][0], "tokens agriculture,architecture,economy,law,masonry")
    assert answers[at] != record.answers[at]
    assert checked(Record(record.header, tuple(answers)).dumps(), KEPT, 0, seen) == "cli-deal-false"


def test_a_record_of_another_match_than_the_one_seen_fails() -> None:
    """Everything is dealt as agreed, but it is not what lay on the table."""
    text, _ = played()
    _, seen = played(SEED._replace(secret="cd" * 32))
    assert checked(text, KEPT, 0, seen) == "cli-deal-false"
    assert checked("nonsense", KEPT, 0, seen) == "cli-deal-false"


def test_what_is_first_seen_is_kept() -> None:
    info = TERMS | {"state": "open", "commitment": "first"}
    kept.see("place", info)
    kept.see("place", info | {"commitment": "second"})
    kept.see("late", info | {"state": "over"})
    nonce = kept.new_nonce("place", 1)
    assert kept.of("place") == Kept("first", TERMS, {"1": nonce})
    assert kept.of("late") == Kept()
