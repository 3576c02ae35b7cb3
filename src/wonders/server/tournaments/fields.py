"""How everybody stands: folded from the games, so that no result can be counted twice."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from wonders.server.store.tournament_rows import EntrantRow, GameRow, Whole
from wonders.server.tables.games import Settled, decoded
from wonders.tournaments import groups, knockout, swiss
from wonders.tournaments.points import REST, matchpoints


class Stand(NamedTuple):
    """How somebody stands."""

    place: int
    score: float
    tiebreak: float
    is_in: bool


def settled_games(whole: Whole, round: int) -> Iterator[tuple[GameRow, Settled]]:
    """The games of a round that are over."""
    for game in whole.games:
        if game.round == round and game.result is not None:
            yield game, decoded(game.result)


def points_of(kind: str, game: GameRow, settled: Settled) -> list[float]:
    """What each seat gets. A bye is a victory; resting while groups play is half of one."""
    if len(game.seats) == 1:
        return [REST if kind == "groups" else swiss.BYE]
    return matchpoints(settled.places, {*settled.out, *settled.missing})


def _points(whole: Whole, round: int) -> dict[str, float]:
    return {
        str(number): points
        for game, settled in settled_games(whole, round)
        for number, points in zip(game.seats, points_of(whole.row.kind, game, settled), strict=True)
    }


def swiss_field(whole: Whole) -> list[swiss.Entrant]:
    """Everybody after all games so far. Where somebody did not come, nobody has met: it is a bye for the other."""
    field = [swiss.Entrant(str(one.number), one.seed) for one in whole.entrants]
    for round in range(1, whole.row.round + 1):
        pairs: list[swiss.Pairing] = []
        for game, settled in settled_games(whole, round):
            there = [str(number) for at, number in enumerate(game.seats) if at not in settled.missing]
            if there:
                pairs.append((there[0], there[1] if len(there) > 1 else None))
        field = swiss.after(field, pairs, _points(whole, round))
    return field


def group_field(whole: Whole) -> list[groups.Guest]:
    """Everybody after all games so far."""
    field = [groups.Guest(str(one.number), one.seed) for one in whole.entrants]
    for round in range(1, whole.row.round + 1):
        over = list(settled_games(whole, round))
        tables = [
            [str(number) for at, number in enumerate(game.seats) if at not in settled.missing]
            for game, settled in over
            if len(game.seats) > 1
        ]
        resting = {str(game.seats[0]): REST for game, _ in over if len(game.seats) == 1}
        points = {name: got for name, got in _points(whole, round).items() if name not in resting}
        field = groups.after(field, tables, points, resting)
    return field


def played_ties(whole: Whole) -> list[knockout.Played]:
    """The rounds of a knock-out that are over, without the game for the third place."""
    seeds = {one.number: one.seed for one in whole.entrants}
    found: list[knockout.Played] = []
    for round in range(1, whole.row.round + 1):
        over = [(game, settled) for game, settled in settled_games(whole, round) if not is_third(whole, game)]
        if any(game.result is None for game in whole.games if game.round == round and not is_third(whole, game)):
            break
        ties = [knockout.Tie(*_seeds(game, seeds)) for game, _ in over]
        found.append((ties, [_winner(game, settled, seeds) for game, settled in over]))
    return found


def began(whole: Whole) -> list[EntrantRow]:
    """Who was there when a knock-out began."""
    return [one for one in whole.entrants if one.since <= 1 and one.gone != 0]


def is_third(whole: Whole, game: GameRow) -> bool:
    return whole.row.kind == "knockout" and game.round == whole.row.rounds > 1 and game.board == 1


def _seeds(game: GameRow, seeds: Mapping[int, int]) -> tuple[int, int | None]:
    both = sorted(seeds[number] for number in game.seats)
    return both[0], both[1] if len(both) > 1 else None


def _winner(game: GameRow, settled: Settled, seeds: Mapping[int, int]) -> int:
    """The seed that goes on: after a shared victory, or if nobody came, the stronger."""
    points = points_of("knockout", game, settled)
    return min((-got, seeds[number]) for number, got in zip(game.seats, points, strict=True))[1]


def standings(whole: Whole) -> dict[int, Stand]:
    """Everybody by number."""
    if whole.row.kind == "knockout":
        return _knockout_standings(whole)
    if whole.row.kind == "groups":
        order = [(one.name, one.score, total) for one, total in groups.standings(group_field(whole))]
    else:
        order = [(one.name, one.score, total) for one, total in swiss.standings(swiss_field(whole))]
    found: dict[int, Stand] = {}
    place, last = 0, (-1.0, -1.0)
    for at, (name, score, total) in enumerate(order, 1):
        place, last = (place, last) if (score, total) == last else (at, (score, total))
        found[int(name)] = Stand(place, score, total, True)
    return found


def _knockout_standings(whole: Whole) -> dict[int, Stand]:
    """By how far they have come; the score counts games that were won."""
    if not whole.row.round:
        return {one.number: Stand(1, 0.0, 0.0, True) for one in whole.entrants}
    seeds, rounds = {one.number: one.seed for one in whole.entrants}, played_ties(whole)
    last = settled_games(whole, whole.row.rounds)
    third = next((_winner(game, settled, seeds) for game, settled in last if is_third(whole, game)), None)
    field = began(whole)
    places = knockout.places(len(field), rounds, third)
    lost = {seed for ties, winners in rounds for tie in ties for seed in tie if seed not in (None, *winners)}
    won: dict[str, float] = {}
    for round in range(1, whole.row.round + 1):
        for name, points in _points(whole, round).items():
            won[name] = won.get(name, 0.0) + points
    return {
        one.number: Stand(places[one.seed], won.get(str(one.number), 0.0), 0.0, one.seed not in lost) for one in field
    }
