"""Rulebook: Vorbereitung."""

import pytest

from tests.architects.builders import a_city, a_scene
from wonders import CHANCE, Dealer, Match, make
from wonders.core.actions import Action
from wonders.core.chance import Stream
from wonders.core.options import BadOption
from wonders.games.architects.actions import NOTATION, DealWonders, LayOut
from wonders.games.architects.cards import ALL_CARDS, COMMON, DECKS, PILES
from wonders.games.architects.chance import Opening, WondersDealt
from wonders.games.architects.game import Architects
from wonders.games.architects.options import WONDER_NAMES
from wonders.games.architects.table import NO_SEAT, Table
from wonders.games.architects.tokens import TOKEN_SUPPLY


def started(players: int, **options: str | int | bool) -> Table:
    table: Table = Match(make("architects", players, **options), Dealer.from_seed(3)).table
    return table


@pytest.mark.parametrize("players", range(2, 8))
def test_every_player_builds_another_wonder(players: int) -> None:
    decks = started(players).seating.decks
    assert decks[-1] == COMMON and len(set(decks)) == players + 1 and set(decks[:-1]) <= set(WONDER_NAMES)


def test_every_wonder_can_be_dealt_to_every_seat() -> None:
    asked = WondersDealt("wonders", WONDER_NAMES, 2)
    dealt = [action.wonders for n in range(300) if isinstance(action := asked.sample(Stream(b"", str(n))), DealWonders)]
    assert {wonders[0] for wonders in dealt} == {wonders[1] for wonders in dealt} == set(WONDER_NAMES)
    assert len(asked.outcomes()) == 42 and all(weight == 1 for _, weight in asked.outcomes())


def test_chance_deals_no_wonder_twice() -> None:
    asked = WondersDealt("wonders", WONDER_NAMES, 2)
    assert asked.accepts(DealWonders(("gizah", "rhodos")))
    for wrong in (("gizah", "gizah"), ("gizah",), ("gizah", "atlantis"), ("gizah", "rhodos", "babylon")):
        assert not asked.accepts(DealWonders(wrong))


def test_wonders_can_be_chosen_one_seat_after_the_other() -> None:
    match = Match(make("architects", 3, wonders="choose", first=1), Dealer.from_seed(1))
    for seat, wonder in ((1, "gizah"), (2, "rhodos"), (0, "babylon")):
        assert list(match.pending) == [seat]
        match.answer(seat, f"choose {wonder}")
    assert match.table.seating.decks == ("babylon", "gizah", "rhodos", COMMON)
    assert list(match.pending) == [1]


def test_a_wonder_that_is_taken_cannot_be_chosen() -> None:
    match = Match(make("architects", 2, wonders="choose"), Dealer.from_seed(1))
    match.answer(0, "choose gizah")
    assert "choose gizah" not in map(str, match.legal(1)) and len(match.legal(1)) == 6


def test_the_last_of_seven_players_has_no_choice() -> None:
    match = Match(make("architects", 7, wonders="choose"), Dealer.from_seed(1))
    for seat in range(6):
        match.answer(seat, match.legal(seat)[0])
    assert set(match.table.seating.decks) == {*WONDER_NAMES, COMMON}
    assert list(match.pending) == [0] and [str(action) for action in match.legal(0)][-1] == "take common"


def test_wonders_can_be_named() -> None:
    assert started(2, wonders="rhodos,gizah").seating.decks == ("rhodos", "gizah", COMMON)


@pytest.mark.parametrize("wrong", ["rhodos", "rhodos,rhodos", "rhodos,atlantis", "rhodos,gizah,babylon"])
def test_named_wonders_must_be_different_and_as_many_as_players(wrong: str) -> None:
    with pytest.raises(BadOption, match="2 different names out of alexandria"):
        make("architects", 2, wonders=wrong)


@pytest.mark.parametrize("players", range(2, 8))
def test_every_wonder_brings_25_cards_and_60_are_common(players: int) -> None:
    table = started(players)
    sizes = [len(rest) + (top is not None) for top, rest in table.piles]
    assert sizes == [25] * players + [60]


def test_wonder_decks_show_their_top_card_and_nothing_else() -> None:
    table = started(4)
    assert all(top is not None for top, _ in table.piles[:-1])
    assert all(list(rest) == sorted(rest, key=ALL_CARDS.index) for _, rest in table.piles)


def test_the_common_deck_lies_face_down() -> None:
    table = started(3)
    assert table.piles[-1] == (None, PILES[COMMON]) and table.middle.lookers == ()


def test_the_deck_of_a_wonder_stands_between_its_player_and_the_left_neighbour() -> None:
    scene = a_scene(a_city("gizah"), a_city("rhodos"), a_city("babylon"))
    assert scene.legal == ["take gizah", "take babylon", "take common"]
    scene = a_scene(a_city("gizah"), a_city("rhodos"), a_city("babylon"), active=1)
    assert scene.legal == ["take rhodos", "take gizah", "take common"]


def test_two_players_share_both_wonder_decks() -> None:
    assert a_scene(a_city("gizah"), a_city("rhodos")).legal == ["take gizah", "take rhodos", "take common"]


def test_three_of_fifteen_progress_tokens_lie_open() -> None:
    middle = started(3).middle
    assert len(middle.row) == 3 and len(middle.stack) == 12
    assert sorted(token.id for token in (*middle.row, *middle.stack)) == sorted(token.id for token in TOKEN_SUPPLY)


def test_chance_lays_out_cards_that_are_in_the_decks_and_tokens_that_exist() -> None:
    asked = Opening("opening", (PILES["gizah"], PILES["rhodos"]), tuple(token.id for token in TOKEN_SUPPLY), 3)

    def lays(tops: tuple[str, ...], tokens: tuple[str, ...]) -> bool:
        return asked.accepts(LayOut(tops, tokens))

    assert lays(("wood", "shield_two_horns"), ("decor", "culture", "culture"))
    assert not lays(("shield_two_horns", "wood"), ("decor", "culture", "culture"))  # Gizeh has no such card
    assert not lays(("wood",), ("decor", "politics", "culture"))
    assert not lays(("wood", "wood"), ("decor", "decor", "culture"))
    assert not lays(("wood", "wood"), ("politics", "decor", "culture"))
    assert not lays(("wood", "wood"), ("decor", "culture"))


@pytest.mark.parametrize(("players", "tokens"), [(2, 3), (3, 3), (4, 4), (5, 5), (6, 6), (7, 6)])
def test_conflict_tokens_by_the_number_of_players(players: int, tokens: int) -> None:
    assert started(players).middle.peace == tokens


def test_the_cat_belongs_to_nobody_at_first() -> None:
    assert started(2).middle.cat == NO_SEAT


def test_the_first_seat_begins_and_play_goes_to_the_left() -> None:
    scene = a_scene(a_city("gizah"), a_city("rhodos"), a_city("babylon"), tops=("laurel", "laurel", "laurel"))
    seats = []
    for deck in ("gizah", "rhodos", "babylon", "gizah"):
        seats.append(scene.seat)
        scene.does(f"take {deck}", "draw shield")
    assert seats == [0, 1, 2, 0]


def test_another_seat_may_begin() -> None:
    assert started(4, first=2).active == 2
    with pytest.raises(BadOption, match="seats 0 to 3"):
        make("architects", 4, first=4)


def test_nothing_is_decided_before_chance_is_asked() -> None:
    game = Architects(3)
    table = game.start()
    assert list(game.pending(table)) == [CHANCE] and table.cities == () and table.piles == ()
    answers: dict[int, Action] = {CHANCE: NOTATION.parse("wonders gizah,rhodos,babylon")}
    assert game.step(table, answers).table.piles == tuple(
        (None, PILES[name]) for name in ("gizah", "rhodos", "babylon", COMMON)
    )


def test_there_are_235_cards() -> None:
    assert sum(sum(counts) for counts in DECKS.values()) == 235
