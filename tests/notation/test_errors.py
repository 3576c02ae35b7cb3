"""What is wrong with a notation is told in one sentence, with line and column."""

import pytest

from tests.driving import a_finished_match
from tests.notation.texts import BEGUN, HANDS, HEAD, wrong
from wonders.core.record import BrokenRecord
from wonders.games.replay import replay
from wonders.notation import BadNotation, Chronicle, parse, read_chronicle, read_record, write
from wonders.notation.play import check

TAG = 'A tag is written like [Game "classic"].'
ANSWER = 'An answer is written like 0:baths or 0:"sell baths", with a seat of at most three digits.'
ODD = "does not belong here; an answer is written like 0:baths, one of chance like =baths."


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", 'Line 1, column 1: A notation begins with tags like [Game "classic"].'),
        ("1. e4 e5", 'Line 1, column 1: A notation begins with tags like [Game "classic"].'),
        ('[Game "classic"', f"Line 1, column 1: {TAG}"),
        ("\n  [Game classic]", f"Line 2, column 3: {TAG}"),
        ('[Game "chess"]', "Line 1, column 1: There is no game 'chess'; there are: classic, duel, architects."),
        ('[Game "classic"]', "Line 1, column 1: The tag [Players …] is missing."),
        ('[Players "3"]', "Line 1, column 1: The tag [Game …] is missing."),
        ('[Game "duel"]\n[Game "duel"]', "Line 2, column 1: The tag Game is given twice."),
        ('[Wonders "2"]', "Line 1, column 1: This version reads notation of format 1, not '2'."),
        ('[Game "duel"]\n[Players "two"]', "Line 2, column 1: Players must be a number from 1 to 100."),
        ('[Game "duel"]\n[Players "0"]', "Line 2, column 1: Players must be a number from 1 to 100."),
        ('[Game "duel"]\n[Players "3"]', "Line 2, column 1: duel is played by 2 players, not by 3."),
        (f'{HEAD}[Rules "0"]', "Line 4, column 1: This version knows rules 1 and 2 of classic, not '0'."),
        (f'{HEAD}[Options "sides=A"]', "Line 4, column 1: The option sides is given twice."),
        (f'{HEAD}[Options "last_card=never"]', "Option last_card cannot be 'never'; allowed are: turn, afresh."),
        (f'{HEAD}[Options "luck=good"]', "Line 3, column 1: classic has no option 'luck'"),
        (f'{HEAD}[Options "teams false"]', 'Line 4, column 1: Options are written like "sides=A teams=false".'),
        (f'{HEAD}[Options "a=\\"\\\\x\\""]', "Line 4, column 1: An option holds an escape that does not exist."),
        (f'{HEAD}[Seed "\\x"]', "Line 4, column 1: The tag Seed holds an escape that does not exist."),
        (f'{HEAD}[Seed "\\ud800"]', "Line 4, column 1: The tag Seed holds an escape that does not exist."),
    ],
)
def test_tags(text: str, sentence: str) -> None:
    assert sentence in wrong(text)


@pytest.mark.parametrize(
    ("moves", "sentence"),
    [
        ("I.1 0:forum", "Line 8, column 5: Forum is not in the hand, which holds: "),
        ("I.1 0:build", "Line 8, column 5: "),
        ("I.1 0:fly/away", "Line 8, column 5: 'fly' is no action here"),
        ("I.1 3:baths", "Line 8, column 5: Seat 3 is not asked anything now."),
        ("I.1 =baths", "Line 8, column 5: Chance is not asked anything now."),
        ("I.1 0:baths 0:-baths", "Line 8, column 13: Seat 0 has answered already, and seat 1 has not."),
        ("I.1 0:baths<9", "Line 8, column 5: "),
        ("I.1 0:baths {open", "Line 8, column 13: This comment is not closed with }."),
        ('I.1 0:"sell baths', f"Line 8, column 5: {ANSWER}"),
        ('I.1 0:"\\x"', "Line 8, column 5: This action holds an escape that does not exist."),
        ("I.1 0:baths, 1:altar,", "Line 8, column 21: ',' " + ODD),
        ("I.1 0: {}", f"Line 8, column 5: {ANSWER}"),
        ("I.1 = ", "Line 8, column 5: An answer of chance is written like =baths or =deal/baths,altar."),
        ("I.1 1234:baths", f"Line 8, column 5: {ANSWER}"),
        ("I.1 !", "Line 8, column 5: '!' " + ODD),
        ('I.1 0:baths [Site "here"]', "Line 8, column 13: Tags stand before the first turn."),
        ("I.1 0:baths \x07", "Line 8, column 13: The sign U+0007 cannot stand in a notation."),
        ("\udc80", "Line 8, column 1: The sign U+DC80 cannot stand in a notation."),
    ],
)
def test_turns(moves: str, sentence: str) -> None:
    assert sentence in wrong(f"{BEGUN}{moves}")


def test_the_result_must_be_the_one_of_the_match() -> None:
    text = write(Chronicle.of(a_finished_match("duel 2").record()))
    result = parse(text).tag("Result")
    line = 1 + text[: text.index("[Result")].count("\n")
    assert wrong(text.replace(f'[Result "{result}"]', '[Result "7"]')) == (
        f"Line {line}, column 1: The tag Result must say '{result}'."
    )
    assert "The tag Points must say" in wrong(text.replace('[Points "', '[Points "1'))
    assert wrong(f'{HEAD}[Result "0"]') == "Line 4, column 1: The tag Result must say '*'."
    assert "no tag Points before the match is over" in wrong(f'{HEAD}[Points "1 2 3"]')


def test_without_the_tag_the_present_rules_hold() -> None:
    assert parse(HEAD).record().header.rules == "2" and replay(parse(HEAD).record()).pending
    assert "not ''" in wrong(f'{HEAD}[Rules ""]')


def test_a_record_that_cannot_be_played_is_told_with_its_line() -> None:
    record = a_finished_match("duel 2").record()
    lines = record.dumps().splitlines()
    lines[12] = lines[12].replace("sell", "build").replace("build ", "build x")
    with pytest.raises(BrokenRecord) as found:
        write(read_chronicle("\n".join(lines)))
    assert str(found.value).startswith("Line 13: ") and not isinstance(found.value, BadNotation)
    with pytest.raises(BrokenRecord, match=r"^Line 1: duel is played by 2 players, not by 3"):
        check(read_chronicle(lines[0].replace('"players": 2', '"players": 3')))


def test_what_is_neither_gets_a_sentence() -> None:
    for text in ("", "1. e4 e5", "[0, 1]", "\x00"):
        with pytest.raises(BrokenRecord, match="neither a record"):
            read_chronicle(text)
        with pytest.raises(BrokenRecord):
            read_record(text)


def test_a_mark_at_the_beginning_and_foreign_line_ends_do_no_harm() -> None:
    odd = "\ufeff" + BEGUN.replace("\n", "\r\n")
    assert parse(odd) == parse(BEGUN) and read_record(odd) == read_record(BEGUN) == read_chronicle(odd).record()
    assert HANDS.count(",") == 20
