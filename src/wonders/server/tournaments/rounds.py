"""Which round follows: a function of what has been played. Whoever works it out, in any process, finds the same."""

from collections.abc import Mapping, Sequence

from wonders.server.store.tournament_rows import EntrantRow, GameRow, NewGame, NextRound, TournamentRow, Whole
from wonders.server.tables.games import Settled, decoded, encoded
from wonders.server.tournaments.fields import began, group_field, played_ties, swiss_field
from wonders.server.tournaments.plan import ROUNDS_OF_GROUPS, Plan, plan_of
from wonders.tournaments import groups, knockout, swiss

BYE = encoded(Settled((1,)))


def is_due(whole: Whole, now: float) -> bool:
    """Whether something follows now."""
    row = whole.row
    if row.state == "open":
        return row.due is not None and now >= row.due
    if row.state != "running" or any(game.result is None for game in whole.games if game.round == row.round):
        return False
    return row.round >= row.rounds or row.due is None or now >= row.due


def next_round(whole: Whole, now: float, ratings: Mapping[int, float]) -> NextRound | None:
    """What follows now, if anything does: the first round, the next one, or the end."""
    row = whole.row
    if not is_due(whole, now):
        return None
    if row.state == "open":
        return begin(whole, now, ratings)
    gone = _absent(whole, [game for game in whole.games if game.round == row.round])
    if row.round >= row.rounds:
        return NextRound("over", row.round, row.rounds, None, gone=gone)
    return _paired(_without(whole, gone), now, {}, gone)


def begin(whole: Whole, now: float, ratings: Mapping[int, float]) -> NextRound:
    """The first round: the strongest are seeded first. With too few there is none, and the tournament is closed."""
    plan, row = plan_of(whole.row), whole.row
    order = sorted(_active(whole, 1), key=lambda one: (-ratings.get(one.number, 0.0), one.number))
    if len(order) < plan.least:
        return NextRound("closed", 0, 0, None)
    seeds = {one.number: seed for seed, one in enumerate(order, 1)}
    entrants = tuple(one._replace(seed=seeds.get(one.number, one.seed)) for one in whole.entrants)
    rounds = _rounds(row.kind, plan, len(order))
    return _paired(Whole(row._replace(rounds=rounds), entrants, ()), now, seeds, ())


def _rounds(kind: str, plan: Plan, count: int) -> int:
    """How many rounds there are: nobody meets anybody twice in a Swiss, and a knock-out ends by itself."""
    if kind == "knockout":
        return knockout.rounds_of(count)
    if kind == "groups":
        return plan.rounds or ROUNDS_OF_GROUPS
    return min(plan.rounds or knockout.rounds_of(count), count - 1 + count % 2)


def _absent(whole: Whole, current: Sequence[GameRow]) -> list[int]:
    """Who did not come to this round, and has not come back since: they are not paired again."""
    missing = {game.seats[at] for game in current for at in decoded(game.result or BYE).missing}
    return [one.number for one in whole.entrants if one.number in missing and one.since <= whole.row.round]


def _without(whole: Whole, gone: Sequence[int]) -> Whole:
    left = (one._replace(gone=whole.row.round) if one.number in gone else one for one in whole.entrants)
    return whole._replace(entrants=tuple(left))


def _active(whole: Whole, round: int) -> list[EntrantRow]:
    return [one for one in whole.entrants if one.gone is None and one.since <= round]


def _paired(whole: Whole, now: float, seeds: Mapping[int, int], gone: Sequence[int]) -> NextRound:
    row, number = whole.row, whole.row.round + 1
    try:
        games = PAIRING[row.kind](whole, number)
    except swiss.NoPairing:
        return NextRound("over", row.round, row.rounds, None, gone=gone)
    return NextRound("running", number, row.rounds, _due(row, now), games, seeds, gone)


def _due(row: TournamentRow, now: float) -> float | None:
    """When the round after this one may begin: at the next time of the timetable."""
    every = plan_of(row).every
    if every is None:
        return None
    due = (row.due if row.due is not None else now) + every
    return due if due > now else due + every * (1 + (now - due) // every)


def _swiss(whole: Whole, number: int) -> list[NewGame]:
    playing = {str(one.number) for one in _active(whole, number)}
    if len(playing) < 2:
        raise swiss.NoPairing("Nobody is left to play against.")
    pairs = swiss.paired([one for one in swiss_field(whole) if one.name in playing])
    return [NewGame((int(one), int(two))) if two is not None else NewGame((int(one),), BYE) for one, two in pairs]


def _groups(whole: Whole, number: int) -> list[NewGame]:
    plan = plan_of(whole.row)
    playing = {str(one.number) for one in _active(whole, number)}
    field = [one for one in group_field(whole) if one.name in playing]
    tables, resting = groups.grouped(field, plan.least, plan.players)
    return [
        *(NewGame(tuple(map(int, table))) for table in tables),
        *(NewGame((int(name),), BYE) for name in resting),
    ]


def _knockout(whole: Whole, number: int) -> list[NewGame]:
    """The ties of the round, the final before the game for the third place."""
    by_seed = {one.seed: one for one in began(whole)}
    played = played_ties(whole)
    if number == 1:
        ties = knockout.first_round(len(by_seed))
    else:
        ties = knockout.next_round(played[-1][1])
    if number > 1 and number == whole.row.rounds and plan_of(whole.row).third:
        third = knockout.third_place(played[-1])
        ties = [*ties, *([third] if third.other is not None else [])]
    return [_game(tie, by_seed, number) for tie in ties]


def _game(tie: knockout.Tie, by_seed: Mapping[int, EntrantRow], number: int) -> NewGame:
    """In odd rounds the stronger sits first. Against somebody who has gone, nobody has to play."""
    if tie.other is None:
        return NewGame((by_seed[tie.one].number,), BYE)
    both = [by_seed[tie.one], by_seed[tie.other]]
    both = both if number % 2 else both[::-1]
    missing = tuple(at for at, one in enumerate(both) if one.gone is not None)
    result = encoded(Settled((1, 1), (), missing)) if missing else None
    return NewGame((both[0].number, both[1].number), result)


PAIRING = {"swiss": _swiss, "groups": _groups, "knockout": _knockout}
