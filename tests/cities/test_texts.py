"""What people read: tokens of everybody, partners' hands, questions, reasons."""

import re

import pytest

from tests.cities.builders import BOTH, DEBT, DIPLOMACY, FILLER, a_city, a_table, cards, game, play
from tests.classic.builders import with_leaders
from wonders.core.decisions import SPECTATOR, IllegalAction
from wonders.core.events import Event
from wonders.games.cities.debts import PayLoss
from wonders.games.classic.actions import Build
from wonders.games.classic.expansion_events import EffectPending, TokensGained, TokenSpent
from wonders.games.classic.game import Classic
from wonders.games.classic.table import Draft, Table
from wonders.texts import Texts

NAMES = ("Ada", "Ben", "Cleo", "Dora")


def texts(language: str = "en") -> Texts:
    return Texts(language, "classic", NAMES, strict=True)


def described(table: Table, seat: int, language: str = "en", expansions: str = "cities", teams: bool = False) -> str:
    playing = game(table, expansions, teams=teams)
    return "\n".join(texts(language).say(phrase) for phrase in playing.describe(playing.view(table, seat)))


@pytest.mark.parametrize("seat", [0, 1, 2, 3, SPECTATOR])
def test_everybody_reads_who_holds_diplomacy_and_debts(seat: int) -> None:
    holder = a_city().but(tokens=(*DEBT, *DEBT, *DIPLOMACY))
    table = a_table(holder, a_city(), a_city(), a_city())
    assert "tokens: 2 debt, diplomacy" in described(table, seat)
    assert "2 Schuld-Marker, Diplomatie-Marker" in described(table, seat, "de")


def test_nobody_reads_of_tokens_where_there_are_none() -> None:
    assert "tokens" not in described(a_table(), 0)


def test_partners_read_each_others_cards() -> None:
    table = a_table(*(a_city() for _ in range(4)), hands=["", f"palace {FILLER}"])
    assert "Ben, your partner, holds: Pawnshop" in described(table, 0, teams=True)
    assert "Palace" in described(table, 0, teams=True)
    for seat in (2, 3, SPECTATOR):
        assert "Palace" not in described(table, seat, teams=True)
    assert "Palace" not in described(table, 0)


def test_partners_read_each_others_leaders() -> None:
    table = a_table(*(a_city() for _ in range(4)))
    table = with_leaders(table, reserves=(cards("nero"), cards("midas caligula"), (), ()), retired=((),) * 4)
    assert "Ben, your partner, keeps the leaders: Midas, Caligula" in described(table, 0, expansions=BOTH, teams=True)
    assert "Midas" not in described(table, 2, expansions=BOTH, teams=True)


def test_the_owner_reads_what_docks_warehouse_and_market_do() -> None:
    city = a_city("gizah_a", "secret_warehouse black_market clandestine_dock_west pigeon_loft", goods="G")
    read = described(a_table(city), 0)
    assert "Goods not for sale: stone/glass, wood/clay/ore/papyrus/cloth" in read
    assert "The first good of a turn is cheaper, left/right: 1/0" in read
    assert "Symbols: mask" in read


def test_the_owner_of_caligula_reads_whether_he_is_used() -> None:
    table = a_table(a_city("", "caligula"))
    assert "One black card may still be built without its cost" in described(table, 0, expansions=BOTH)
    used = a_table(a_city("", "caligula").but(spent=frozenset({"caligula"})))
    assert "The free black building of this age is used." in described(used, 0, expansions=BOTH)


def test_defeats_that_are_shields_are_counted_with_the_shields() -> None:
    table = a_table(a_city("", "stockade semiramis").but(defeats=2), a_city("", "stockade").but(defeats=2))
    read = described(table, 0, expansions=BOTH)
    assert re.findall(r"(\d+) shields?", read)[:2] == ["3", "1"]


@pytest.mark.parametrize(
    ("event", "english", "german"),
    [
        (TokensGained(1, "diplomacy", 1), "Ben takes a diplomacy token.", "Ben nimmt 1 Diplomatie-Marker."),
        (TokensGained(1, "debt", 2), "Ben takes 2 debt tokens.", "Ben nimmt 2 Schuld-Marker."),
        (TokenSpent(0, "diplomacy"), "Ada gives back a diplomacy token.", "Ada gibt 1 Diplomatie-Marker ab."),
        (
            EffectPending("due", 2, "3"),
            "Cleo loses 3: to be paid, or owed.",
            "Cleo verliert 3: zu zahlen oder schuldig zu bleiben.",  # codespell:ignore oder
        ),
        (EffectPending("loss", 2, "hideout"), "", ""),
    ],
)
def test_what_happens_to_tokens_is_told(event: Event[Draft], english: str, german: str) -> None:
    assert texts().event(event.seen_by(SPECTATOR)) == english
    assert texts("de").event(event.seen_by(SPECTATOR)) == german


def test_the_question_and_its_answers() -> None:
    after = play(a_table(a_city(goods="W G"), hands=["lair"]), "build lair").table
    asked = game(after).pending(after)[1]
    assert texts().decision(asked) == "Ben loses 2 coins. How many are paid?"
    assert texts().action(PayLoss(1)) == "pay 1 of them"
    assert texts().action(PayLoss(0)) == "pay nothing, owe it all"
    assert texts("de").action(PayLoss(0)) == "nichts zahlen, alles schuldig bleiben"


def test_a_wrong_answer_is_explained_in_both_languages() -> None:
    after = play(a_table(a_city(goods="W G"), a_city(coins=1), hands=["lair"]), "build lair").table
    with pytest.raises(IllegalAction) as wrong:
        game(after).check(after, 1, PayLoss(2))
    assert texts().refusal(wrong.value) == "Of this loss of 2, 0 to 1 can be paid now: this city has 1."
    assert texts("de").refusal(wrong.value).startswith("Von diesem Verlust von 2 können jetzt 0 bis 1 gezahlt werden")
    assert texts().refusal(wrong.value, "short") == "0 to 1"


def test_building_by_caligula_is_told_apart_from_paying() -> None:
    free, paid = Build("militia", using="caligula"), Build("militia", bank=3)
    for language in ("en", "de"):
        assert texts(language).choice(free) != texts(language).choice(paid)
        assert texts(language).action(free) != texts(language).action(paid)


def test_the_catalogue_lists_black_cards_by_age_and_the_new_boards() -> None:
    items = {item.id: item for item in Classic.catalogue()}
    assert [items[id].group for id in ("hideout", "lair", "capitol")] == ["black_1", "black_2", "black_3"]
    assert items["counterfeiters_guild"].group == "guilds"
    assert items["aspasia"].group == "leaders"
    assert (items["petra_b"].kind, items["petra_b_2"].cost) == ("board", "14c")
    assert [texts().say(effect) for effect in items["lair"].effects] == ["3 points", "every other city loses 2 coins"]


def test_the_score_sheet_explains_debts_and_black_cards() -> None:
    table = a_table(a_city("", "secret_society", coins=3).but(tokens=DEBT * 2), age=3, phase="over")
    outcome = game(table).outcome(table)
    assert outcome is not None
    told = [(texts().category(line.category), line.points, texts().line(line)) for line in outcome.sheet[0].lines]
    assert ("Treasury", -2, "debts: 2 owed, −1 each") in told
    assert ("Black and white", 1, "Secret Society: 1 × black card here, 1 each") in told
