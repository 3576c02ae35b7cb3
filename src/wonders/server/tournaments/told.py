"""Tournaments as everybody is told of them."""

from collections.abc import Sequence

from wonders.server.store.tournament_rows import EntrantRow, GameRow, TournamentRow, Whole
from wonders.server.tables.games import decoded
from wonders.server.tables.seats import BOT_NAMES
from wonders.server.tournaments.coming import joinable
from wonders.server.tournaments.fields import Stand, is_third, points_of, standings
from wonders.server.tournaments.plan import plan_of, rating_class
from wonders.server.wire.tables import ClockInfo
from wonders.server.wire.tournaments import EntrantTold, GameTold, RoundTold, TournamentInfo, TournamentTold


def name_of(one: EntrantRow) -> str:
    """The name of a profile as it is now, or of a bot; empty for somebody who has deleted their profile."""
    if one.level:
        again = (one.number - 1) // len(BOT_NAMES)
        return BOT_NAMES[(one.number - 1) % len(BOT_NAMES)] + (f" {again + 1}" if again else "")
    return (one.name or f"Player {one.number}") if one.profile else ""


def info_told(row: TournamentRow, count: int, maker: str) -> TournamentInfo:
    plan = plan_of(row)
    return TournamentInfo(
        id=row.id,
        title=row.title,
        kind=row.kind,
        game=row.game,
        players=plan.players,
        state=row.state,
        round=row.round,
        rounds=row.rounds or plan.rounds,
        due=row.due,
        entrants=count,
        most=plan.most,
        rated=plan.rated,
        made=row.made,
        ended=row.ended,
        maker=maker,
    )


def tournament_told(whole: Whole, maker: str) -> TournamentTold:
    row, plan, stands = whole.row, plan_of(whole.row), standings(whole)
    there = [one for one in whole.entrants if one.gone != 0]
    entrants = [_entrant(one, stands.get(one.number, Stand(len(there), 0.0, 0.0, False))) for one in there]
    return TournamentTold(
        info=info_told(row, sum(one.gone is None for one in there), maker),
        options=plan.options,
        clock=ClockInfo(plan.clock.kind, plan.clock.seconds, plan.clock.extra),
        every=plan.every,
        wait=plan.wait,
        third=plan.third,
        rating_class=rating_class(row),
        maker=row.maker,
        least=plan.least,
        joinable=joinable(whole),
        entrants=sorted(entrants, key=lambda one: (one.place, one.seed, one.number)),
        rounds=_rounds(whole),
    )


def _entrant(one: EntrantRow, stand: Stand) -> EntrantTold:
    return EntrantTold(
        number=one.number,
        name=name_of(one),
        profile=one.profile,
        colour=one.colour,
        level=one.level,
        seed=one.seed,
        since=one.since,
        gone=one.gone is not None,
        place=stand.place,
        score=round(stand.score, 3),
        tiebreak=round(stand.tiebreak, 3),
        is_in=stand.is_in,
    )


def _rounds(whole: Whole) -> list[RoundTold]:
    by_round: dict[int, list[GameRow]] = {}
    for game in whole.games:
        by_round.setdefault(game.round, []).append(game)
    return [RoundTold(number, _games(whole, games)) for number, games in sorted(by_round.items())]


def _games(whole: Whole, games: Sequence[GameRow]) -> list[GameTold]:
    found = []
    for game in games:
        settled = decoded(game.result) if game.result is not None else None
        points = points_of(whole.row.kind, game, settled) if settled is not None else None
        missing = list(settled.missing) if settled is not None else []
        found.append(GameTold(list(game.seats), game.table, points, missing, is_third(whole, game)))
    return found
