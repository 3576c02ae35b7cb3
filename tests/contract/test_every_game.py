"""What must hold for every registered game, whatever its rules. A new game gets all of this for nothing."""

import copy
import pickle
from collections.abc import Callable
from itertools import pairwise
from random import Random

import pytest

from tests.driving import AnyMatch, Variant, a_finished_match, a_match, advance, moments, play, variants
from wonders import CHANCE, SPECTATOR, Dealer, IllegalAction, Match, WondersError, make, replay
from wonders.core.actions import Action
from wonders.core.chance import Stream
from wonders.core.decisions import ChanceDecision
from wonders.core.options import BadOption
from wonders.games.registry import GAMES, game_class

every_variant = pytest.mark.parametrize("variant", list(variants()), ids=str)
every_game = pytest.mark.parametrize("game", list(GAMES))


class Foreign(Action):
    """An action of no game."""

    verb = "foreign"


@every_variant
def test_random_matches_end_in_time_and_every_table_is_sound(variant: Variant) -> None:
    match = a_finished_match(str(variant))
    assert len(match.steps) <= match.game.longest
    for step in match.steps:
        assert list(match.game.audit(step.table)) == []
    outcome = match.outcome
    assert outcome is not None and outcome.winners
    assert [column.total for column in outcome.sheet[: len(outcome.points)]] == list(outcome.points)
    for column in outcome.sheet:
        assert {line.category for line in column.lines} <= set(outcome.categories)


@every_variant
def test_either_chance_is_asked_or_seats_are_and_legal_is_empty_for_all_others(variant: Variant) -> None:
    match = a_finished_match(str(variant))
    game = match.game
    for step in match.steps:
        pending = game.pending(step.table)
        assert CHANCE not in pending or len(pending) == 1
        for seat in (*game.seats, CHANCE, SPECTATOR):
            legal = game.legal(step.table, seat)
            assert len(set(legal)) == len(legal)
            assert bool(legal) == (seat in pending and seat != CHANCE)
    assert game.outcome(match.table) is not None
    assert all(game.outcome(step.table) is None for step in match.steps[:-1])


@every_variant
def test_a_game_in_turns_asks_one_seat_at_a_time_and_hides_no_answer(variant: Variant) -> None:
    match = a_finished_match(str(variant))
    if match.game.takes_turns:
        for before, step in pairwise(match.steps):
            pending = match.game.pending(before.table)
            assert len(pending) == 1
            for event in step.events if CHANCE not in pending else ():
                assert len({str(event.seen_by(seat)) for seat in (*match.game.seats, SPECTATOR)}) == 1


@every_variant
def test_a_game_that_hides_nothing_shows_everybody_the_whole_table(variant: Variant) -> None:
    match = a_finished_match(str(variant))
    if not match.game.hides:
        for step in match.steps:
            for seat in (*match.game.seats, SPECTATOR):
                assert match.game.resample([match.game.view(step.table, seat)], Random(0)) == step.table


@every_variant
def test_every_legal_action_applies_and_reads_back_from_its_text(variant: Variant) -> None:
    for match in moments(variant, seed=1, share=0.15):
        game, table = match.game, match.table
        others = {seat: match.legal(seat)[0] for seat in match.pending}
        for seat in match.pending:
            for action in match.legal(seat):
                assert game.notation.parse(str(action)) == action
                after = game.apply(table, others | {seat: action}).table
                assert list(game.audit(after)) == []


@every_variant
def test_an_illegal_answer_raises_a_sentence_and_changes_nothing(variant: Variant) -> None:
    rng = Random(2)
    earlier: list[Action] = []
    for match in moments(variant, seed=2, share=0.3):
        before, record = match.table, match.record().dumps()
        seat = rng.choice(list(match.pending))
        legal = match.legal(seat)
        for wrong in [Foreign(), *(action for action in earlier if action not in legal)]:
            with pytest.raises(IllegalAction, match=r"\.$"):
                match.answer(seat, wrong)
            with pytest.raises(IllegalAction):
                match.game.apply(before, {one: match.legal(one)[0] for one in match.pending} | {seat: wrong})
        for stranger in {*match.game.seats, SPECTATOR, CHANCE, 99} - set(match.pending):
            with pytest.raises(IllegalAction):
                match.answer(stranger, legal[0])
        with pytest.raises(WondersError):
            match.answer(seat, "dance")
        assert match.table is before and match.record().dumps() == record and match.sealed.get(seat) is None
        earlier = [*rng.sample(earlier, min(len(earlier), 5)), rng.choice(legal)]


@every_variant
def test_a_replayed_record_gives_the_same_tables_and_the_same_record(variant: Variant) -> None:
    match = a_finished_match(str(variant))
    text = match.record().dumps()
    again = replay(text)
    assert [step.table for step in again.steps] == [step.table for step in match.steps]
    assert [step.events for step in again.steps] == [step.events for step in match.steps]
    assert again.record().dumps() == text
    assert again.outcome == match.outcome


@every_variant
def test_the_same_seed_gives_the_same_record(variant: Variant) -> None:
    def steps(seed: int) -> str:
        return play(a_match(variant, seed), Random(5), steps=4).record().dumps()

    assert steps(5) == steps(5)
    assert steps(5) != steps(6)


@every_variant
def test_events_alone_change_the_table(variant: Variant) -> None:
    match = a_finished_match(str(variant))
    for before, step in zip(match.steps, match.steps[1:], strict=False):
        assert match.game.fold(before.table, step.events) == step.table


@every_variant
def test_secret_fields_of_events_stay_with_those_who_may_know_them(variant: Variant) -> None:
    match = a_finished_match(str(variant))
    for step in match.steps:
        for event in step.events:
            for seat in (*match.game.seats, SPECTATOR):
                if not event.known_to(seat):
                    assert not set(event.secret) & set(event.seen_by(seat))


@every_variant
def test_a_seat_cannot_tell_a_resampled_table_from_the_real_one(variant: Variant) -> None:
    rng = Random(3)
    for match in moments(variant, seed=3, share=0.12):
        for seat in (*match.game.seats, SPECTATOR):
            history = match.history(seat)
            table = match.game.resample(history, rng)
            assert match.game.view(table, seat) == history[-1]
            assert match.game.legal(table, seat) == match.legal(seat)
            assert list(match.game.audit(table)) == []
            play_on(match, table, rng)


def play_on(match: AnyMatch, table: object, rng: Random) -> None:
    """A resampled table is a table like any other: the match can go on from it."""
    pending = match.game.pending(table)
    answers = {seat: rng.choice(match.game.legal(table, seat)) for seat in pending}
    assert list(match.game.audit(match.game.apply(table, answers).table)) == []


@every_variant
def test_resampling_changes_what_a_seat_cannot_know(variant: Variant) -> None:
    """A table that hides nothing may stay; where anything is hidden from a seat, almost every draw changes it."""
    rng, same, hidden = Random(4), 0, 0
    for match in moments(variant, seed=4, share=0.15):
        for seat in match.game.seats:
            history = match.history(seat)
            drawn = [match.game.resample(history, rng) for _ in range(4)]
            if any(table != match.table for table in drawn):
                hidden += len(drawn)
                same += sum(table == match.table for table in drawn)
    assert same <= 0.25 * hidden


@every_variant
def test_seats_are_alike(variant: Variant) -> None:
    """Turn the whole table by one seat, or by one team: whatever happens turns with it."""
    match = a_finished_match(str(variant))
    game = match.game
    by = 2 if game.options.get("teams") else 1
    try:
        game.rotate(match.table, by)
    except TypeError:
        pytest.skip("the seats of this variant are not alike")
    rng = Random(6)
    for match in moments(variant, seed=6, share=0.3):
        answers = {seat: rng.choice(match.legal(seat)) for seat in match.pending}
        turned = {(seat + by) % game.players: game.rotate_action(action, by) for seat, action in answers.items()}
        straight = game.rotate(game.apply(match.table, answers).table, by)
        assert game.apply(game.rotate(match.table, by), turned).table == straight


@every_variant
def test_answers_may_come_in_any_order_and_may_be_changed_until_the_last(variant: Variant) -> None:
    rng = Random(7)
    for match in moments(variant, seed=7, share=0.2):
        seats, table = list(match.pending), match.table
        chosen = {seat: rng.choice(match.legal(seat)) for seat in seats}
        expected = match.game.apply(table, chosen).table
        rng.shuffle(seats)
        for seat in seats[:-1]:
            match.answer(seat, rng.choice(match.legal(seat)))
            assert match.answer(seat, chosen[seat]) is None and match.table is table
            assert match.sealed.get(seat) == chosen[seat]
        step = match.answer(seats[-1], chosen[seats[-1]])
        assert step is not None and step.table == expected


@every_variant
def test_chance_answers_only_what_it_accepts_and_its_lists_are_complete(variant: Variant) -> None:
    match = a_finished_match(str(variant))
    game = match.game
    labels = []
    for step in match.steps:
        asked = game.pending(step.table).get(CHANCE)
        if not isinstance(asked, ChanceDecision):
            continue
        labels.append(asked.label)
        samples = {asked.sample(Stream(b"secret", str(n))) for n in range(8)}
        assert all(asked.accepts(sample) for sample in samples)
        assert not asked.accepts(Foreign())
        assert all(game.notation.parse(str(sample)) == sample for sample in samples)
        outcomes = asked.outcomes()
        if outcomes is not None:
            listed = [action for action, _ in outcomes]
            assert len(set(listed)) == len(listed) and samples <= set(listed)
            assert all(weight > 0 and asked.accepts(action) for action, weight in outcomes)
            assert all(game.apply(step.table, {CHANCE: action}).table for action in listed[:5])
    assert len(set(labels)) == len(labels), "two draws share a random stream"


@every_variant
def test_tables_survive_copying_and_pickling(variant: Variant) -> None:
    match = a_finished_match(str(variant))
    table = match.steps[len(match.steps) // 2].table
    assert copy.deepcopy(table) == table
    assert pickle.loads(pickle.dumps(table)) == table


@every_variant
def test_a_finished_match_asks_nobody_and_takes_no_answer(variant: Variant) -> None:
    match = a_finished_match(str(variant))
    with pytest.raises(IllegalAction):
        match.answer(0, Foreign())
    with pytest.raises(IllegalAction, match="over"):
        match.game.apply(match.table, {})


@every_game
def test_wrong_settings_get_a_sentence_that_says_what_is_allowed(game: str) -> None:
    kind = game_class(game)
    with pytest.raises(BadOption, match=str(kind.seats_allowed[-1])):
        make(game, kind.seats_allowed[-1] + 1)
    with pytest.raises(BadOption, match="no option 'colour'"):
        make(game, colour="red")
    for option in kind.options_known:
        with pytest.raises(BadOption, match=r"allowed|need|must|no wonder"):
            game_class(game)(None, **{option.name: "nonsense"})


@every_game
def test_a_seat_can_take_a_sealed_answer_back(game: str) -> None:
    match: AnyMatch = Match(make(game), Dealer.from_seed(8))
    while len(match.pending) < 2 and match.pending:
        advance(match, Random(8))
    if not match.pending:
        pytest.skip("nobody ever answers at the same time in this game")
    match.answer(0, match.legal(0)[0])
    match.retract(0)
    assert match.sealed.get(0) is None and 0 in match.waiting_for
    with pytest.raises(IllegalAction):
        match.retract(0)


@every_game
@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, lambda match: pickle.loads(pickle.dumps(match))])
def test_what_is_played_in_a_copy_leaves_the_match_alone(game: str, copied: Callable[[AnyMatch], AnyMatch]) -> None:
    match = Match(make(game), Dealer.from_seed("copies"))
    steps, record = len(match.steps), match.record().dumps()
    twin = copied(match)
    play(twin, Random(1))
    assert twin.outcome is not None and (len(match.steps), match.record().dumps()) == (steps, record)
    play(match, Random(1))
    assert match.record() == twin.record(), "the copy is dealt the same"
