"""Who may know which leader, on the table and of what happens."""

import re
from random import Random

import pytest

from tests.leaders.builders import BOTH, a_city, a_match, a_table, before_age, chance, game_of, ids, play
from wonders.core.decisions import SPECTATOR, Seat
from wonders.core.events import Step
from wonders.core.options import Setting
from wonders.games.cities.cards import CITY_LEADERS
from wonders.games.classic.table import Table
from wonders.games.classic.view import View, partner_of
from wonders.games.leaders.cards import THE_LEADERS
from wonders.games.leaders.draft import PickLeader
from wonders.games.leaders.recruit import RecruitAnother, UseLeader
from wonders.games.leaders.state import leaders_of

SECRET = "pericles"
"""A leader that no other part of these tables names."""

EVERYBODY = {0, 1, 2, SPECTATOR}
LEADERS = {card.id for card in (*THE_LEADERS, *CITY_LEADERS)}


def seen(table: Table, seat: Seat, teams: bool = False) -> View:
    return game_of(table, teams=teams).view(table, seat)


def who_sees(table: Table, id: str = SECRET) -> set[Seat]:
    """The seats that see a leader by looking at the table."""
    return {seat for seat in (*range(len(table.hands)), SPECTATOR) if id in repr(seen(table, seat))}


def who_knows(step: Step[Table], id: str = SECRET) -> set[Seat]:
    """The seats that learn of a leader by what happened in a step."""
    watching = (*range(len(step.table.hands)), SPECTATOR)
    return {seat for seat in watching if any(id in repr(event.seen_by(seat)) for event in step.events)}


def drafting(*hands: str, reserves: tuple[str, ...] = ()) -> Table:
    table = a_table(reserves=reserves, age=0, turn=7, phase="draft_leaders")
    return table.but(turn=0, hands=tuple(leaders_of(a_table(reserves=[hand])).reserves[0] for hand in hands))


def test_a_hand_of_leaders_is_seen_by_its_holder_only() -> None:
    table = drafting("midas nero", f"{SECRET} plato", "hiram varro")
    assert who_sees(table) == {1}
    assert all(seen(table, seat).hand_sizes == (2, 2, 2) for seat in EVERYBODY)
    assert seen(table, 1).asked == PickLeader(1)


def test_the_deal_of_leaders_is_told_card_by_card_to_its_holder_only() -> None:
    match = a_match(3, expansions="leaders")
    (event,) = (e for step in match.steps for e in step.events if type(e).__name__ == "LeadersDealt")
    for seat in range(3):
        assert set(event.seen_by(seat)["hand"]) == set(match.table.hands[seat])
        assert not {"hands", "supply"} & event.seen_by(seat).keys()
    assert event.seen_by(SPECTATOR) == {"event": "LeadersDealt"}


def test_a_leader_kept_is_known_to_whoever_kept_it() -> None:
    table = drafting("midas nero plato", f"{SECRET} hiram varro", "cleopatra sappho zenobia")
    step = play(table, "keep midas", f"keep {SECRET}", "keep sappho")
    assert who_knows(step) == {1}
    assert who_sees(step.table) == {1}
    assert all(seen(step.table, seat).reserve_sizes == (1, 1, 1) for seat in EVERYBODY)


def test_passing_leaders_tells_nobody_anything_but_the_next_holder_sees_them() -> None:
    table = drafting("midas nero plato", f"{SECRET} hiram varro", "cleopatra sappho zenobia")
    step = play(table, "keep midas", "keep hiram", "keep sappho")
    assert who_knows(step) == set()
    assert who_sees(step.table) == {0}


def test_the_last_leader_is_seen_by_whoever_gets_it() -> None:
    table = drafting("midas nero", f"{SECRET} hiram", "cleopatra sappho")
    step = play(table, "keep midas", "keep hiram", "keep sappho")
    assert who_knows(step) == {0}
    assert who_sees(step.table) == {0}


def test_the_supply_is_seen_by_nobody() -> None:
    table = before_age(2, reserves=["midas"], supply=f"{SECRET} plato")
    assert who_sees(table) == set()
    assert all(seen(table, seat).supplied == 2 for seat in EVERYBODY)


def test_a_reserve_is_seen_by_its_owner_and_counted_by_all() -> None:
    table = before_age(2, reserves=["midas", f"{SECRET} plato", "hiram"])
    assert who_sees(table) == {1}
    assert all(seen(table, seat).reserve_sizes == (1, 2, 1) for seat in EVERYBODY)
    assert seen(table, 1).asked == UseLeader(1)


def test_a_recruited_leader_is_known_to_all() -> None:
    step = play(before_age(2, a_city(coins=6), reserves=[SECRET]), f"recruit {SECRET} bank=6")
    assert who_knows(step) == who_sees(step.table) == EVERYBODY


def test_a_leader_under_a_stage_is_known_to_whoever_put_it_there() -> None:
    step = play(before_age(2, a_city("gizah_a", goods="S"), reserves=[SECRET]), f"stage {SECRET}")
    assert who_knows(step) == who_sees(step.table) == {0}
    assert [card.id for _, _, card in seen(step.table, 0).buried] == [SECRET]


def test_a_sold_leader_is_known_to_whoever_sold_it() -> None:
    step = play(before_age(2, reserves=["midas", SECRET]), "sell midas", f"sell {SECRET}")
    assert who_knows(step) == who_sees(step.table) == {1}
    assert ids(seen(step.table, 1).retired) == [SECRET]
    assert all(seen(step.table, seat).retired_sizes == (1, 1, 0) for seat in EVERYBODY)
    assert all(seen(step.table, seat).discarded == 0 for seat in EVERYBODY)


def test_a_leader_put_away_is_known_to_its_owner() -> None:
    step = play(before_age(3, reserves=[f"midas {SECRET}"]), "sell midas")
    assert who_knows(step) == who_sees(step.table) == {0}


def test_drawn_leaders_are_known_to_rome_only() -> None:
    table = a_table(
        a_city(),
        a_city("rome_b", goods="W C"),
        hands=["", "altar"],
        reserves=["", "midas"],
        supply=f"{SECRET} nero plato hiram",
    )
    step = play(table, None, "stage altar")
    assert who_sees(step.table) == set()
    drawn = chance(step.table, f"draw_leaders hiram,nero,{SECRET},plato")
    assert who_knows(drawn) == who_sees(drawn.table) == {1}
    assert all(seen(drawn.table, seat).reserve_sizes == (0, 5, 0) for seat in EVERYBODY)


def test_who_is_asked_about_one_more_leader_is_told_so() -> None:
    table = a_table(a_city("rome_b", goods="S C L", stages=1, coins=9), hands=["altar"], reserves=[SECRET])
    after = play(table, "stage altar").table
    assert seen(after, 0).asked == RecruitAnother(0)
    assert seen(after, 1).asked is None
    assert who_sees(after) == {0}


def test_a_copied_leader_is_known_to_all() -> None:
    table = a_table(a_city(goods="W C G L"), a_city("", SECRET), hands=["courtesans_guild"], age=3)
    step = play(play(table, "build courtesans_guild").table, f"copy {SECRET}")
    assert who_knows(step) == EVERYBODY


def test_partners_of_a_team_see_each_others_leaders() -> None:
    """Rulebook: cities, "Ablauf eines Zeitalters" (teams)."""
    cities = [a_city() for _ in range(4)]
    table = before_age(2, *cities, reserves=["midas", SECRET, "plato", "hiram"])
    assert {seat for seat in range(4) if SECRET in repr(seen(table, seat, teams=True))} == {0, 1}
    after = play(table, "sell midas", f"sell {SECRET}", "sell plato", "sell hiram", teams=True).table
    assert {seat for seat in range(4) if SECRET in repr(seen(after, seat, teams=True))} == {0, 1}
    assert {seat for seat in range(4) if SECRET in repr(seen(table, seat))} == {1}


# Whole matches


def known_to(table: Table, seat: Seat, teams: bool) -> set[str]:
    """The leaders that a seat may see: all that lie open, and its own and its partner's."""
    cards = [card for city in table.cities for card in (*city.standing.built, *city.standing.borrowed)]
    for own in (seat, partner_of(seat)) if teams else (seat,):
        if 0 <= own < len(table.hands):
            cards += table.hands[own]
            leaders = leaders_of(table)
            cards += leaders.reserves[own] + leaders.retired[own] if leaders.reserves else ()
            cards += [burial.card for buried in table.buried for burial in buried if burial.by == own]
    return set(ids(cards))


def named(thing: object) -> set[str]:
    """The leaders that the printed form of something names. That a right is called after its leader tells nothing."""
    text = re.sub(r"source='\w+'|right='\w+'|'source': '\w+'|'right': '[\w:]+'|spent=frozenset\(.*?\)", "", repr(thing))
    return set(re.findall(r"[a-z_]+", text)) & LEADERS


WHOLE: list[tuple[int, dict[str, Setting]]] = [
    (2, {"expansions": BOTH}),
    (3, {"expansions": "leaders", "wonders": "rome,gizah,halikarnassos", "sides": "B"}),
    (4, {"expansions": BOTH, "teams": True}),
    (5, {"expansions": BOTH, "wonders": "rome,gizah,halikarnassos,petra,babylon", "sides": "B"}),
]


@pytest.mark.parametrize(("players", "options"), WHOLE, ids=str)
def test_no_view_and_no_event_names_a_leader_that_its_seat_cannot_know(
    players: int, options: dict[str, Setting]
) -> None:
    match, rng = a_match(players, players, **options), Random(players)  # type: ignore[arg-type]
    teams = bool(options.get("teams"))
    while match.pending:
        for seat in match.waiting_for:
            match.answer(seat, rng.choice(match.legal(seat)))
    before = match.steps[0].table
    for step in match.steps:
        for seat in (*match.game.seats, SPECTATOR):
            allowed = known_to(step.table, seat, teams)
            assert named(match.game.view(step.table, seat)) <= allowed
            learnt = set().union(*(named(event.seen_by(seat)) for event in step.events))
            assert learnt <= allowed | known_to(before, seat, teams=False)
        before = step.table
