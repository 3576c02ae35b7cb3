"""How phrases, seats, things and costs are said."""

import dataclasses

import pytest

from tests.classic.builders import BOARDS, CARDS
from wonders import Dealer, Match, make
from wonders.core.actions import Action
from wonders.core.decisions import Decision, IllegalAction
from wonders.core.events import Event
from wonders.core.options import BadOption
from wonders.core.outcome import Column
from wonders.core.phrases import Player, Quote, phrase, phrase_read
from wonders.core.wire import plain
from wonders.games.classic.actions import Build, Sell
from wonders.games.classic.events import BoardsAssigned, CardSold, CoinsPaid, HandsPassed
from wonders.games.classic.reasons import refusal
from wonders.games.duel.events import PawnMoved
from wonders.games.registry import GAMES
from wonders.texts import Texts, preferred_language
from wonders.texts.bundle import BadMessage
from wonders.texts.fields import kinds_of, seat_fields, seats_in


def classic(language: str = "en", *names: str, strict: bool = True) -> Texts:
    return Texts(language, "classic", names, strict)


def test_things_are_called_by_their_names() -> None:
    assert classic("de").name("baths") == "Bäder"
    assert classic("en").name("baths") == "Baths"


def test_lists_alternatives_and_numbers_of_things_are_translated_part_by_part() -> None:
    assert classic("de").name("2 W,S,C/O") == "2 Holz, Stein, Ziegel/Erz"


def test_an_unknown_word_stays_as_it_is() -> None:
    assert classic().name("flying_castle") == "flying_castle"


def test_a_cost_is_said_in_words() -> None:
    assert classic().cost("1c 2W 1G") == "1 coin, 2 wood, 1 glass"
    assert classic("de").cost("2c") == "2 Münzen"
    assert classic().cost("") == ""


def test_seats_are_called_by_their_players() -> None:
    assert classic("en", "Ada", "Ben").event(CoinsPaid(0, 1, 2).seen_by(0)) == "Ada pays 2 to Ben."
    assert classic().seat(1) == "seat 1"


def test_a_city_beyond_the_seats_belongs_to_nobody() -> None:
    assert classic("de", "Ada", "Ben").seat(2) == "Freie Stadt"
    assert classic("de", "Ada", "Ben").owner(Column("free city", ())) == "Freie Stadt"
    assert classic("de", "Ada", "Ben").owner(Column("seat 1", ())) == "Ben"


def test_the_bank_is_no_player() -> None:
    assert classic("en", "Ada").event(CoinsPaid(0, -1, 1).seen_by(0)) == "Ada pays 1 to the bank."


def test_a_pair_of_a_seat_and_a_thing_is_that_players_thing() -> None:
    dealt = BoardsAssigned(((0, BOARDS["rhodos_a"]), (1, BOARDS["gizah_b"])))
    assert classic("de", "Ada", "Ben").event(dealt.seen_by(0)) == "Spielpläne: Ada: Rhodos A, Ben: Gizeh B."


def test_truth_can_be_told_apart() -> None:
    assert classic().event(HandsPassed(left=True).seen_by(0)) == "The hands go to the left."
    assert classic().event(HandsPassed(left=False).seen_by(0)) == "The hands go to the right."


def test_who_may_not_see_a_card_is_not_told_it() -> None:
    sold = CardSold(0, CARDS["baths"], 0, 0)
    texts = classic("en", "Ada", "Ben")
    assert texts.event(sold.seen_by(0)) == "Ada sells Baths for 3 coins."
    assert texts.event(sold.seen_by(1)) == "Ada sells a card for 3 coins."


def test_an_action_tells_its_payment() -> None:
    assert classic().action(Build("baths", left=2, bank=1)) == "build Baths, 2 to the left, 1 to the bank"
    assert classic().choice(Build("baths", left=2)) == "build, 2 left"
    assert classic("de").action(Sell("baths")) == "Bäder für 3 Münzen ablegen"


def test_plural_follows_the_language() -> None:
    said = [classic("de").say(phrase("classic-effect-coins", n=n)) for n in (1, 2)]
    assert said == ["1 Münze", "2 Münzen"]


def test_a_refusal_is_said_in_the_language_of_the_player() -> None:
    wrong = refusal("", "stands", card="baths")
    assert classic("de").refusal(wrong).startswith("Bäder steht schon")
    assert classic("de").refusal(wrong, "short") == "steht schon"


def test_a_missing_message_is_an_error_in_tests() -> None:
    with pytest.raises(BadMessage, match="classic-no-such-key"):
        classic().say(phrase("classic-no-such-key"))


def test_a_missing_argument_is_an_error_in_tests() -> None:
    with pytest.raises(BadMessage, match="classic-effect-coins"):
        classic().say(phrase("classic-effect-coins"))


def test_a_missing_message_is_readable_at_run_time() -> None:
    texts = classic("de", strict=False)
    assert texts.say(phrase("classic-effect-flies", card="baths", n=3)) == "flies (Bäder, 3)"
    assert Texts("de", "nogame").text("nogame-name") == "name"


def test_an_unknown_language_gets_a_sentence() -> None:
    with pytest.raises(BadOption, match="There is no language 'fr'; there are: en, de"):
        Texts("fr")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "fr_FR"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "de", "LC_ALL": ""}, "de"),
    ],
)
def test_the_environment_chooses_the_language(environment: dict[str, str], language: str) -> None:
    assert preferred_language(environment) == language


def test_what_a_person_wrote_is_never_translated() -> None:
    for name in ("wood", "science/stone", "free_city", "2 W", "baths,palace"):
        texts = classic("de", name, "Ben", strict=False)
        assert texts.seat(0) == name
        assert texts.text("cli-waiting", names=name) == texts.text("cli-waiting", names="X").replace("X", name)
        assert texts.text("cli-saved", file=f"/home/{name}/x") == texts.text("cli-saved", file="X").replace(
            "X", f"/home/{name}/x"
        )
        assert texts.event(CoinsPaid(0, 1, 2).seen_by(0)).startswith(f"{name} ")
    assert classic("de", strict=False).say(phrase("classic-no-such", n=Quote("palace"))) == "such (palace)"


def test_a_number_is_a_seat_by_its_type_and_not_by_its_name() -> None:
    texts = classic("en", "Ada", "Ben", strict=False)
    assert texts.say(phrase("classic-no-such", of=1, by=0, to=1, seat=0)) == "such (1, 0, 1, 0)"
    assert texts.say(phrase("classic-no-such", n=Player(1))) == "such (Ben)"
    duel = Texts("en", "duel", ("Ada", "Ben"))
    assert "to" not in seat_fields("duel")["event-PawnMoved"], "the pawn moves to a space"
    assert duel.event(PawnMoved(0, 2, 1).seen_by(0)).startswith("Ada moves the conflict pawn 2 ")


@pytest.mark.parametrize("game", list(GAMES))
def test_whatever_numbers_a_seat_in_the_rules_is_typed_so(game: str) -> None:
    """A field that was left a plain number would be told as one."""
    for base in (Action, Decision, Event):
        for kind in kinds_of(base, game):
            names = {field.name for field in dataclasses.fields(kind)} if dataclasses.is_dataclass(kind) else set()
            assert names & {"seat", "city", "winner", "loser", "owner", "by"} <= seats_in(kind), kind


def test_a_word_that_was_typed_is_repeated_as_it_was_typed() -> None:
    match = Match(make("classic", 3), Dealer.from_seed("s"))
    with pytest.raises(IllegalAction) as wrong:
        match.answer(0, "build wood")
    assert "„wood“" in classic("de").refusal(wrong.value)
    told = plain(wrong.value.phrase)
    assert isinstance(told, dict) and told["args"] == {"card": {"text": "wood"}}
    assert phrase_read(told) == wrong.value.phrase


@pytest.mark.parametrize(("language", "points"), [("en", "points decided"), ("de", "Punkte entschieden")])
def test_whoever_wins_by_points_is_not_said_to_win_by_a_wonder(language: str, points: str) -> None:
    """Whoever finishes a wonder ends a match of Architects and need not win it."""
    assert points in Texts(language, "architects", strict=True).ending("finished")
