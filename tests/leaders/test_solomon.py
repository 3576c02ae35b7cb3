"""Solomon: one card of the discard pile, built for nothing, at the end of the phase in which he comes."""

from tests.leaders.builders import a_city, before_age, coins, deal, gains, ids, legal, play
from wonders.games.classic.table import Table

PILE = "baths loom_age1 tavern temple"


def solomon(*built: str, discard: str = PILE, age: int = 2, coins: int = 3) -> Table:
    return before_age(age, a_city("", " ".join(built), coins=coins), reserves=["solomon"], discard=discard)


def test_solomon_builds_a_card_of_the_discard_pile_for_nothing() -> None:
    step = play(solomon(), "recruit solomon bank=3")
    assert step.table.phase == "revive_recruiting"
    assert legal(step.table) == ["revive loom_age1", "revive baths", "revive tavern", "revive temple", "decline"]
    built = play(step.table, "revive temple").table
    assert ids(built.cities[0].standing.built) == ["solomon", "temple"]
    assert ids(built.discard) == ["loom_age1", "baths", "tavern"]
    assert coins(play(step.table, "revive temple")) == 0


def test_what_the_card_gives_comes_at_once() -> None:
    step = play(play(solomon(), "recruit solomon bank=3").table, "revive tavern")
    assert gains(step) == [(5, "tavern")]


def test_it_comes_before_the_cards_of_the_age() -> None:
    step = play(play(solomon(), "recruit solomon bank=3").table, "revive loom_age1")
    assert step.table.phase == "deal_age"
    assert deal(step.table).table.cities[0].standing.made == {"L"}


def test_no_name_stands_twice() -> None:
    step = play(solomon("loom_age2", "baths"), "recruit solomon bank=3")
    assert legal(step.table) == ["revive tavern", "revive temple", "decline"]


def test_solomon_may_leave_it() -> None:
    step = play(play(solomon(), "recruit solomon bank=3").table, "decline")
    assert set(ids(step.table.discard)) == set(PILE.split())
    assert ids(step.table.cities[0].standing.built) == ["solomon"]
    assert step.table.phase == "deal_age"


def test_before_the_first_age_the_pile_is_empty() -> None:
    step = play(solomon(age=1, discard=""), "recruit solomon bank=3")
    assert (step.table.phase, step.table.revivals) == ("deal_age", ())


def test_solomon_sold_or_under_a_stage_builds_nothing() -> None:
    assert play(solomon(), "sell solomon").table.phase == "deal_age"
    table = before_age(2, a_city("gizah_a", goods="S"), reserves=["solomon"], discard=PILE)
    assert play(table, "stage solomon").table.phase == "deal_age"


def test_leaders_sold_in_the_phase_are_not_in_the_pile() -> None:
    table = before_age(2, reserves=["solomon", "midas"], discard="baths")
    step = play(table, "recruit solomon bank=3", "sell midas")
    assert legal(step.table) == ["revive baths", "decline"]


def test_halikarnassos_chooses_first() -> None:
    """Whoever sits where: the order of the seats does not matter."""
    halikarnassos = a_city("halikarnassos_b", goods="O O")
    for at in (0, 1, 2):
        cities = [a_city() for _ in range(3)]
        reserves = ["", "", ""]
        cities[at], reserves[at] = halikarnassos, "midas"
        other = (at + 1) % 3
        reserves[other] = "solomon"
        answers: list[str | None] = [None, None, None]
        answers[at], answers[other] = "stage midas", "recruit solomon bank=3"
        step = play(before_age(2, *cities, reserves=reserves, discard="baths theater"), *answers)
        assert step.table.revivals == (at, other)
        first = play(step.table, *("revive theater" if seat == at else None for seat in range(3)))
        assert legal(first.table, other) == ["revive baths", "decline"]


def test_a_black_card_from_the_pile_brings_its_losses_about() -> None:
    """Rulebook: cities, "Schulden": at the end of the phase, and not for the one who built it."""
    step = play(play(solomon(discard="hideout"), "recruit solomon bank=3").table, "revive hideout")
    assert step.table.phase == "settle_losses_recruiting"
    assert legal(step.table, 0) == []
    assert legal(step.table, 1) == legal(step.table, 2) == ["pay 1", "pay 0"]


def test_question_a_diplomacy_card_of_an_age_gone_by_gives_a_token_for_the_next_conflict() -> None:
    """Rulebook: cities, questions."""
    step = play(play(solomon(discard="residence"), "recruit solomon bank=3").table, "revive residence")
    assert step.table.cities[0].tokens == ("diplomacy",)
