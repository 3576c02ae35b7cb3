"""What can never lie on a table of Duel is refused, what is only strange is told."""

import pytest

from tests.pad.entries import Entry, doubts, duel, problems, sentences

FOUR = ["sphinx", "pyramids", "colossus", "piraeus"]
OTHER_FOUR = ["mausoleum", "appian_way", "great_library", "hanging_gardens"]


@pytest.mark.parametrize("pawn", [10, -10, 1.5, "left", True])
def test_the_pawn_stays_on_its_track(pawn: object) -> None:
    assert problems(duel({}, {}) | {"pawn": pawn}) == ["number"]


@pytest.mark.parametrize("pawn", [-9, 0, 9])
def test_the_track_ends_at_the_capitals(pawn: int) -> None:
    assert problems(duel({}, {}, pawn)) == []


@pytest.mark.parametrize(
    ("field", "thing", "problem"),
    [("cards", "palace", "one-card"), ("wonders", "sphinx", "one-wonder"), ("tokens", "law", "one-token")],
)
def test_everything_is_there_once(field: str, thing: str, problem: str) -> None:
    assert problems(duel({field: [thing]}, {field: [thing]})) == [problem]
    assert problems(duel({field: [thing, thing]})) == [problem]


def test_four_wonders_each_and_seven_together() -> None:
    assert problems(duel({"wonders": FOUR}, {"wonders": OTHER_FOUR[:3]})) == []
    assert problems(duel({"wonders": FOUR}, {"wonders": OTHER_FOUR})) == ["wonders-together"]
    assert problems(duel({"wonders": [*FOUR, "mausoleum"]})) == ["wonders-each"]


def test_three_guilds_are_in_a_match() -> None:
    guilds = ["merchants_guild", "shipowners_guild", "builders_guild", "magistrates_guild"]
    assert problems(duel({"cards": guilds[:3]})) == []
    assert problems(duel({"cards": guilds})) == ["guilds"]


def test_twenty_cards_of_an_age_are_dealt() -> None:
    from wonders.games.duel.cards import AGE_I

    cards = [card.id for card in AGE_I]
    assert problems(duel({"cards": cards[:10]}, {"cards": cards[10:20]})) == []
    assert problems(duel({"cards": cards[:10]}, {"cards": cards[10:21]})) == ["cards-of-age"]


def test_five_tokens_and_one_of_the_library() -> None:
    five = ["law", "economy", "masonry", "strategy", "theology"]
    assert "tokens-together" not in problems(duel({"tokens": five}))
    assert problems(duel({"tokens": [*five, "urbanism"]})) == ["tokens-together"]
    assert problems(duel({"tokens": [*five, "urbanism"], "wonders": ["great_library"]})) == []


def test_tokens_come_from_pairs_of_symbols() -> None:
    pair = ["workshop", "laboratory"]
    assert doubts(duel({"cards": pair, "tokens": ["law"]})) == []
    assert doubts(duel({"cards": pair, "tokens": ["law", "economy"]})) == ["tokens-more"]
    assert doubts(duel({"cards": pair, "tokens": ["law", "economy"], "wonders": ["great_library"]})) == []
    assert doubts(duel({"cards": pair})) == ["tokens-fewer"]


@pytest.mark.parametrize(("pawn", "strange"), [(3, []), (2, ["pawn"]), (4, ["pawn"])])
def test_the_pawn_has_moved_a_space_for_each_shield(pawn: int, strange: list[str]) -> None:
    assert doubts(duel({"cards": ["arsenal", "walls"]}, {"wonders": ["colossus"]}, pawn)) == strange


@pytest.mark.parametrize(("pawn", "strange"), [(4, ["pawn"]), (5, []), (7, []), (8, ["pawn"])])
def test_strategy_may_have_added_a_shield_to_each_red_card(pawn: int, strange: list[str]) -> None:
    city: Entry = {"cards": ["arsenal", "walls", "workshop", "laboratory"], "tokens": ["strategy"]}
    assert doubts(duel(city, {}, pawn)) == strange


def test_a_match_ends_once() -> None:
    six = ["workshop", "apothecary", "scriptorium", "pharmacist", "academy", "university"]
    assert problems(duel({"cards": six}, {}, 9)) == ["two-endings"]


def test_the_sentence_is_in_the_language_asked_for() -> None:
    entry = duel({"wonders": ["Sphinx"]}, {"wonders": ["sphinx"]})
    assert sentences(entry) == ["Ben: The Sphinx exists once only, and has been entered already."]
    assert sentences(entry, "de") == ["Ben: Die Sphinx gibt es nur einmal und ist schon eingegeben."]
