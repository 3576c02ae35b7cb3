"""A match as rows."""

import pytest

from wonders import GAMES, make
from wonders.bots.play import play_match
from wonders.bots.registry import make_bots
from wonders.core.record import BrokenRecord, Record
from wonders.database.batches import HARD, SEED, Batch, data_set
from wonders.database.entries import Entry, generated, recorded


def entry_of(game: str) -> Entry:
    return generated(Batch(game, make(game).players, ("medium",), 1, "seed"), 0)


@pytest.mark.parametrize("game", GAMES)
def test_a_generated_match_and_its_record_have_the_same_rows(game: str) -> None:
    bots = make_bots("medium", make(game).players)
    record = play_match(make(game), bots, "seed:0").record()
    made, read = entry_of(game), recorded(record, "file")
    assert (made.points, made.decisions, made.reason, made.steps) == (
        read.points,
        read.decisions,
        read.reason,
        read.steps,
    )
    assert [seat[1:] for seat in made.seats] == [seat[1:] for seat in read.seats]
    assert {seat[0] for seat in made.seats} == {"medium"} and {seat[0] for seat in read.seats} == {""}


@pytest.mark.parametrize("game", ["classic", "architects"])
def test_points_by_category_add_up_and_shares_are_one_victory(game: str) -> None:
    entry = entry_of(game)
    for seat, row in enumerate(entry.seats):
        assert row[-1] == sum(points for one, _, points in entry.points if one == seat)
    assert sum(row[-2] for row in entry.seats) == pytest.approx(1)
    assert all(row[1] for row in entry.seats), "every seat has a wonder"


def test_a_seat_of_duel_has_the_four_wonders_it_had_after_the_draft() -> None:
    entry = entry_of("duel")
    picked = {answer.split()[1] for _, _, _, answer in entry.decisions if answer.startswith("pick ")}
    owned = [set(row[4]) for row in entry.seats]
    assert [len(some) for some in owned] == [4, 4]
    assert picked < owned[0] | owned[1], "the last one of each four is nobody's choice"


def test_every_decision_of_a_seat_is_there_and_none_of_chance() -> None:
    played = play_match(make("classic"), make_bots("medium", 3), "seed:0")
    decisions = entry_of("classic").decisions
    assert [(seat, answer) for _, seat, _, answer in decisions] == [
        (seat, str(action)) for seat, action in played.answers if seat >= 0
    ]
    assert {kind for _, _, kind, _ in decisions} <= {"PickCard", "PlayLastCard", "PickDiscarded"}


def test_a_match_that_is_not_over_has_no_rows() -> None:
    whole = play_match(make("duel"), make_bots("random", 2), "seed").record()
    with pytest.raises(BrokenRecord, match="not over"):
        recorded(Record(whole.header, whole.answers[:10]), "file")


def test_bots_of_different_strength_move_on_round_the_table() -> None:
    batch = Batch("classic", 3, ("easy", "medium"), 2, "seed")
    assert batch.seating(0) == ("easy", "medium", "easy")
    assert batch.seating(1) == ("medium", "easy", "medium")


def test_the_standard_data_set_has_as_many_matches_as_promised() -> None:
    batches = data_set("standard")
    assert sum(batch.games for batch in batches if batch.bots == ("medium",)) >= 20_000
    assert sum(batch.games for batch in batches if batch.bots == (HARD,)) >= 2_000
    assert {batch.seed for batch in batches} == {SEED}
    assert len({batch.source for batch in batches}) == len(batches)
