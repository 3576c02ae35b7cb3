"""From a record back to the match, or to a sentence that says where it breaks."""

import json
from collections.abc import Iterator
from random import Random

import pytest

from tests.core.auction import Auction, Bid, Toss
from tests.driving import Variant, a_match, play
from tests.toys.add import add_toy_games
from wonders.core.decisions import CHANCE
from wonders.core.match import Match
from wonders.core.record import BrokenRecord, Record
from wonders.games.registry import GAMES, game_class
from wonders.games.replay import replay

HEAD = '{"wonders": 1, "game": "auction", "rules": "2", "players": 2, "options": {"rounds": 2}}'
ANSWERS = ('["chance", "toss heads"]', '[0, "bid 1"]', '[1, "bid 3"]', '["chance", "toss tails"]', '[0, "bid 3"]')


@pytest.fixture(autouse=True)
def auction(monkeypatch: pytest.MonkeyPatch) -> None:
    add_toy_games(monkeypatch)


def text(*answers: str, head: str = HEAD) -> str:
    return "\n".join((head, *answers)) + "\n"


def sentence_for(record: str) -> str:
    with pytest.raises(BrokenRecord) as wrong:
        replay(record)
    return str(wrong.value)


def test_a_record_gives_the_match_again_without_a_seed() -> None:
    match = replay(text(*ANSWERS))
    assert match.answers == [(CHANCE, Toss("heads")), (0, Bid(1)), (1, Bid(3)), (CHANCE, Toss("tails")), (0, Bid(3))]
    assert match.outcome and match.outcome.points == (4, 3)
    assert match.game.options == {"rounds": 2, "open": False} and match.game.players == 2


def test_a_record_may_be_given_as_text_or_read() -> None:
    assert replay(Record.loads(text(*ANSWERS))).table == replay(text(*ANSWERS)).table


def test_the_seed_is_kept_but_not_used() -> None:
    again = replay(text(*ANSWERS, head=HEAD[:-1] + ', "seed": "seed 1"}'))
    assert again.record().header.seed == "seed 1" and again.table == replay(text(*ANSWERS)).table


@pytest.mark.parametrize("played", [0, 1, 3, 4, 5])
def test_a_record_may_stop_between_turns_and_the_match_can_go_on(played: int) -> None:
    match = replay(text(*ANSWERS[:played]))
    assert len(match.answers) == played and match.waiting_for == tuple(match.pending)
    for seat, action in Record.loads(text(*ANSWERS)).answers[played:]:
        match.answer(seat, action)
    assert match.outcome is not None


def test_answers_of_a_turn_may_stand_in_any_order() -> None:
    turned = text(ANSWERS[0], ANSWERS[2], ANSWERS[1], *ANSWERS[3:])
    assert replay(turned).record() == replay(text(*ANSWERS)).record()


@pytest.mark.parametrize(
    ("options", "settled"),
    [
        ('{"rounds": 1, "open": true}', {"rounds": 1, "open": True}),
        ('{"rounds": "1", "open": "TRUE"}', {"rounds": 1, "open": True}),
        ("{}", {"rounds": 3, "open": False}),
    ],
)
def test_options_may_be_written_as_words_numbers_or_truth_values(options: str, settled: dict[str, object]) -> None:
    assert replay(text(head=HEAD.replace('{"rounds": 2}', options))).game.options == settled


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('"auction"', '"chess"', "There is no game 'chess'; there are: "),
        ('"auction"', '""', "There is no game ''; there are: "),
        ('"players": 2', '"players": 5', "auction is played by 2 to 4 players, not by 5."),
        ('"rounds": 2', '"rounds": 4', "Option rounds cannot be '4'; allowed are: 1, 2, 3."),
        ('"rounds": 2', '"rounds": true', "Option rounds cannot be 'True'; allowed are: 1, 2, 3."),
        ('"rounds": 2', '"open": 1', "Option open cannot be '1'; allowed are: false, true."),
        ('"rounds": 2', '"turns": 2', "auction has no option 'turns'; it has: rounds, open."),
        ('"rounds": 2', '"players": 2', "auction has no option 'players'; it has: rounds, open."),
        ('"rounds": 2', '"game": "auction"', "auction has no option 'game'; it has: rounds, open."),
        ('"rounds": 2', '"self": 1', "auction has no option 'self'; it has: rounds, open."),
        ('"rounds": 2', '"": ""', "auction has no option ''; it has: rounds, open."),
    ],
)
def test_a_header_that_fits_no_game(old: str, new: str, sentence: str) -> None:
    found = sentence_for(text(*ANSWERS, head=HEAD.replace(old, new)))
    assert found.startswith("The header in line 1 does not fit: " + sentence)


def test_a_record_of_other_rules() -> None:
    found = sentence_for(text(*ANSWERS, head=HEAD.replace('"rules": "2"', '"rules": "1"')))
    assert found == "The header in line 1 does not fit: This version knows rules 2 of auction, not '1'."


@pytest.mark.parametrize(
    ("answers", "sentence"),
    [
        ((ANSWERS[1],), "Line 2: Seat 0 is not asked anything now."),
        ((*ANSWERS[:2], ANSWERS[3]), "Line 4: Chance is not asked anything now."),
        ((*ANSWERS[:4], ANSWERS[2]), "Line 6: Seat 1 is not asked anything now."),
        ((*ANSWERS, ANSWERS[4]), "Line 7: Seat 0 is not asked anything now."),
        ((ANSWERS[0], '[0, "bid 5"]'), "Line 3: 'bid 5' is not allowed now."),
        ((ANSWERS[0], '[0, "dance"]'), "Line 3: 'dance' is no action here; known are: toss, bid."),
        ((ANSWERS[0], '[0, ""]'), "Line 3: '' is no action here; known are: toss, bid."),
        ((ANSWERS[0], '[0, "\\u0000"]'), "Line 3: An action is written in printable characters only."),
        (('["chance", "toss edge"]',), "Line 2: 'toss edge' is not a possible answer to toss 1."),
        ((*ANSWERS[:2], ANSWERS[1]), "Line 4: seat 0 has answered already."),
        ((*ANSWERS[:2], '[0, "bid 4"]'), "Line 4: seat 0 has answered already."),
        ((*ANSWERS[:2], '[0, "dance"]'), "Line 4: seat 0 has answered already."),
        (ANSWERS[:2], "The record breaks off within a turn: seat 1 has not answered."),
        ((ANSWERS[0], ANSWERS[2]), "The record breaks off within a turn: seat 0 has not answered."),
    ],
)
def test_a_record_that_breaks_off_or_breaks_the_rules(answers: tuple[str, ...], sentence: str) -> None:
    assert sentence_for(text(*answers)) == sentence


def test_a_text_that_is_no_record_is_broken_too() -> None:
    assert sentence_for("") == "The file is empty; a record begins with a header line."


def test_a_huge_action_gets_a_short_sentence() -> None:
    assert len(sentence_for(text(f'["chance", "toss {"x" * 10**6}"]'))) < 200


def test_every_match_that_was_played_gives_its_record_again() -> None:
    for players in Auction.seats_allowed:
        match = play(a_match(Variant("auction", players), seed=players), Random(players))
        again: Match[object, object] = replay(match.record().dumps())
        assert again.steps == match.steps and again.record() == match.record()


def damaged(lines: list[str], rng: Random) -> Iterator[str]:
    """Records with lines taken out, put in twice, exchanged or written over with words of other lines."""
    words = [word for line in lines[1:] for word in json.loads(line)[1].split()] + ["left=1", "card=x", "-", "x" * 3000]
    while True:
        broken = list(lines[: rng.randint(2, len(lines))])
        at, other = rng.randrange(1, len(broken)), rng.randrange(1, len(lines))
        seat, action = json.loads(broken[at])
        mixed = action.split()
        mixed[rng.randrange(len(mixed))] = rng.choice(words)
        parts = rng.choice(words).split(",")
        spoiled = action.replace(parts[0], rng.choice(words).split(",")[-1])
        changes = [[], [broken[at]] * 2, [lines[other]], [json.dumps([1 - (seat == 1), action])]]
        changes += [[json.dumps([seat, changed])] for changed in (" ".join(mixed), spoiled, action[:-1], action + ",x")]
        broken[at : at + 1] = rng.choice(changes)
        yield "\n".join(broken)


@pytest.mark.parametrize("game", [*GAMES, "auction"])
def test_a_damaged_record_of_any_game_is_replayed_or_refused_with_a_sentence(game: str) -> None:
    rng = Random(game)
    match = play(a_match(Variant(game, game_class(game).seats_allowed[0]), seed=1), rng)
    records = damaged(match.record().dumps().splitlines(), rng)
    refused = 0
    for _ in range(200):
        try:
            replay(next(records))
        except BrokenRecord as wrong:
            assert str(wrong).endswith(".")
            refused += 1
    assert refused > 50
