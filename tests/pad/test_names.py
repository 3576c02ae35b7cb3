"""Cards, wonders and tokens are found by id, by name in either language, and by a beginning."""

import pytest

from wonders.core.phrases import Quote
from wonders.games.registry import GAMES, game_class
from wonders.pad.names import Names, Unknown, folded, names_of
from wonders.pad.pads import pad_class
from wonders.texts import LANGUAGES, Texts

KINDS = [
    (game, kind) for game in GAMES for kind in ("cards", "wonders", "tokens") if (game, kind) != ("classic", "tokens")
]


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("baths", "baths"),
        ("Baths", "baths"),
        ("  bäder ", "baths"),
        ("BAEDER", "baths"),
        ("bader", "baths"),
        ("kontor ost", "east_trading_post"),
        ("east-trading-post", "east_trading_post"),
        ("Scientists", "scientists_guild"),
        ("Gilde der Wiss", "scientists_guild"),
        ("builders' union", "builders_union"),
        ("Webstuhl", "loom_age1"),
        ("loo", "loom_age1"),
        ("loom_age2", "loom_age2"),
    ],
)
def test_a_card_is_found(text: str, id: str) -> None:
    assert names_of("classic", "cards").find(text) == id


@pytest.mark.parametrize(("game", "kind"), KINDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_found_by_its_own_name(game: str, kind: str, language: str) -> None:
    """Things of the same name are one; no name of one language is that of another thing in the other."""
    texts, names = Texts(language, game), names_of(game, kind)
    for id in pad_class(game).things(kind):
        assert names.find(id) == id
        assert texts.name(names.find(texts.name(id))) == texts.name(id)


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_everything_in_the_catalogue_can_be_entered(game: str, kind: str) -> None:
    wanted = {"cards": ("building", "leader", "card"), "wonders": ("board", "wonder"), "tokens": ("token",)}[kind]
    found = [item.id for item in game_class(game).catalogue() if item.kind in wanted]
    assert sorted(pad_class(game).things(kind)) == sorted(found)


def test_a_slip_is_met_with_a_question() -> None:
    with pytest.raises(Unknown) as wrong:
        names_of("classic", "cards").find("Pallace")
    assert "palace" in str(wrong.value.said.args["names"])


def test_what_can_be_several_things_is_not_guessed() -> None:
    with pytest.raises(Unknown) as wrong:
        names_of("classic", "wonders").find("Babylon")
    assert str(wrong.value.said.args["names"]).split(",") == ["babylon_a", "babylon_b"]


@pytest.mark.parametrize("text", ["", "  ", "§$%", "'"])
def test_nothing_is_not_the_beginning_of_everything(text: str) -> None:
    with pytest.raises(Unknown):
        names_of("classic", "cards").find(text)


def test_beginnings_are_completed_in_the_language_they_are_typed_in() -> None:
    assert names_of("classic", "cards").begun("bäd") == {"baths": "Bäder"}
    assert names_of("classic", "cards").begun("bath") == {"baths": "Baths"}


def test_folding_leaves_letters_and_digits() -> None:
    assert folded("Builders' Union_2 – Ä") == "buildersunion2a"
    assert folded("Ä", written_out=True) == "ae"


def test_a_long_or_unprintable_name_is_not_repeated_as_it_is() -> None:
    with pytest.raises(Unknown) as wrong:
        Names("classic", ("baths",)).find("\x1b[2J" + "x" * 99)
    repeated = wrong.value.said.args["text"]
    assert isinstance(repeated, Quote) and len(repeated.text) == 40 and "\x1b" not in repeated.text
