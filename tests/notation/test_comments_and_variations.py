"""What people write beside the match: kept in its place, written back, and played where it can be played."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.driving import Variant, a_match, play
from tests.notation.texts import BEGUN, HEAD, bare, checked, wrong
from wonders.notation import Answer, Chronicle, Comment, Tag, Variation, check, parse, write
from wonders.notation.parse import DEEPEST

TURN = "I.1 0:baths 1:-altar 2:-workshop"


def test_comments_stand_behind_what_they_are_about() -> None:
    chronicle = checked(f"{BEGUN}{{so it begins}} I.1 0:baths {{bold}} 1:-altar ; a pity\n 2:-workshop {{}}")
    said = [item.text for item in chronicle.line if isinstance(item, Comment)]
    assert said == ["so it begins", "bold", "a pity", ""]
    assert chronicle.line[4:6] == (Answer(0, "build baths"), Comment("bold"))
    assert "I.1   0:baths {bold} 1:-altar {a pity} 2:-workshop {}\n" in write(chronicle)


def test_a_comment_may_hold_every_sign() -> None:
    text = r"a } b { c \ d ( e ) [Game] ; 0:baths \} = é 🎲"
    chronicle = Chronicle(parse(BEGUN).tags, (*parse(BEGUN).line, Comment(text)))
    assert parse(write(chronicle)).line[-1] == Comment(text)


@given(st.text())
def test_any_comment_comes_back(text: str) -> None:
    chronicle = Chronicle(parse(HEAD).tags, (Comment(text),))
    written = write(chronicle)
    written.encode()
    assert parse(written).line == chronicle.line and write(parse(written)) == written


def test_long_comments_are_broken_into_lines() -> None:
    chronicle = Chronicle(parse(BEGUN).tags, (*parse(BEGUN).line, Comment("one word after the other " * 30)))
    assert max(map(len, write(chronicle).splitlines())) <= 110


def test_tags_that_nobody_knows_are_kept_in_their_place() -> None:
    head = HEAD.replace("[Players", '[Seat0 "Anna \\"the\\" first"]\n[Mood "good"]\n[Players')
    chronicle = parse(head)
    assert chronicle.tag("Seat0") == 'Anna "the" first' and chronicle.tag("Nothing") is None
    assert write(chronicle).startswith(head)
    more = chronicle.with_tags({"Mood": "bad", "Site": "here"}.items())
    assert more.tag("Mood") == "bad" and more.tags[-1] == Tag("Site", "here")


def test_variations_are_no_part_of_the_record() -> None:
    plain = checked(f"{BEGUN}{TURN}")
    branched = checked(f"{BEGUN}{TURN} (0:-baths 1:clay_pool (1:altar {{safe}}) 2:stone_pit)")
    assert branched.record() == plain.record()
    variation = branched.line[-1]
    assert isinstance(variation, Variation) and isinstance(variation.line[2], Variation)
    assert variation.line[2].line == (Answer(1, "build altar"), Comment("safe"))


def test_variations_stand_on_lines_of_their_own() -> None:
    text = write(checked(f"{BEGUN}{TURN} (0:-baths (0:west_trading_post {{or so}})) {{well}} 0:-stockade"))
    assert text.endswith("""\
I.1   0:baths 1:-altar 2:-workshop
    (I.1  0:-baths
        (I.1  0:west_trading_post {or so}))
      {well}
I.2   0:-stockade
""")
    assert write(parse(text)) == text


def test_a_variation_within_a_turn_stays_there() -> None:
    text = write(checked(f"{BEGUN}I.1 0:baths (0:-baths 2:stone_pit) 1:-altar 2:-workshop"))
    assert text.endswith("I.1   0:baths\n    (I.1  0:-baths 2:stone_pit)\n      1:-altar 2:-workshop\n")
    assert bare(checked(text).line) == bare(parse(text).line)


def test_seats_that_a_variation_does_not_name_answer_as_in_the_line_it_leaves() -> None:
    on = "I.2 0:-stockade 1:-barracks 2:-theater"
    checked(f"{BEGUN}{TURN} (I.1 0:-baths {on})")
    assert "Barracks is not" in wrong(f"{BEGUN}{TURN} (I.1 0:-baths I.2 0:-stockade 1:-ore_vein 2:-barracks)")
    assert "Altar is not" in wrong(f"{BEGUN}{TURN} (I.1 0:-baths 0:-stockade 1:-barracks 2:-altar)")
    text = write(checked(f"{BEGUN}{TURN} (1:clay_pool {on})"))
    assert f"    (I.1  1:clay_pool\n    {on.replace('I.2', 'I.2  ')})" in text and write(parse(text)) == text


def test_chance_can_be_varied_too() -> None:
    other = BEGUN[BEGUN.index("=deal") :].replace("baths", "SPOT").replace("altar", "baths").replace("SPOT", "altar")
    checked(f"{BEGUN} ({other} I.1 0:altar) I.1 0:baths")
    assert "Baths is not" in wrong(f"{BEGUN} ({other} I.1 0:baths) I.1 0:baths")


@pytest.mark.parametrize(
    ("moves", "sentence"),
    [
        (f"{TURN} (I.1 0:forum)", "Line 8, column 39: Forum is not in the hand"),
        (f"{TURN} (I.2 0:-baths)", "Line 8, column 35: The turn here is I.1, not I.2."),
        (f"{TURN} (0:baths", "Line 8, column 34: This variation is not closed with )."),
        (f"{TURN} (0:baths))", "Line 8, column 43: This bracket closes no variation."),
        (f"{TURN} ({{hm}})", "Line 8, column 34: A variation holds at least one answer."),
        (f"{TURN} ((0:baths) 0:baths)", "Line 8, column 35: A variation stands behind the answer it replaces."),
        (f"{TURN} {'(0:baths ' * 21}", "at most 20 deep."),
    ],
)
def test_a_variation_that_is_wrong_is_told_with_its_place(moves: str, sentence: str) -> None:
    assert sentence in wrong(f"{BEGUN}{moves}")


def test_variations_may_be_nested_to_the_limit() -> None:
    text = write(checked(f"{BEGUN}{TURN} {'(0:-baths ' * DEEPEST}{')' * DEEPEST}"))
    assert write(parse(text)) == text and check(parse(text)) is None


def test_a_turn_that_names_some_seats_only_is_told_apart_from_what_follows_under_the_same_label() -> None:
    """Both seats lose coins, then seat 1 pays for the Free City: without the label it would seem to pay its own."""
    record = play(a_match(Variant("classic", 2, {"expansions": "cities"}), 148), Random(148)).record()
    text = write(Chronicle.of(record))
    losses = "III.6.losses 0:pay/3 1:pay/0"
    assert f"{losses} 1:pay/1\n" in text
    branched = text.replace(losses, f"{losses} (III.6.losses 0:pay/0 III.6.losses 1:pay/2)")
    written = write(checked(branched))
    assert "(III.6.losses 0:pay/0\n    III.6.losses 1:pay/2)" in written
    assert bare(checked(written).line) == bare(parse(branched).line)
