"""How many planted blunders a review finds among the five worst decisions of a match.

    python benchmarks/review_blunders.py --matches 20 --nodes 300 classic:3 duel:2 architects:3

A planted answer need not cost much: a match may be decided, or another card nearly as good. So a referee, a search four
times as long with a seed of its own, tells first whether it cost at least an inaccuracy; both counts are told.

Each match is played by bots, but one answer is drawn from those that are clearly bad (see
`wonders.study.planting`). The whole match is reviewed, as `wonders review` does, on all cores.
"""

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from wonders.arena.crews import cores
from wonders.games.registry import make
from wonders.games.replay import replay
from wonders.study.decisions import decided_in
from wonders.study.judging import Position, judge
from wonders.study.marks import Mark, bound
from wonders.study.planting import planted_match
from wonders.study.reviewing import review_decision

WORST = 5
PLACES = {"classic": 17, "duel": 25, "architects": 20}
"""Decisions of a seat among which one is drawn, by the length of a match."""


def found(game: str, players: int, seed: str, nodes: int, bot: str) -> dict[str, Any] | None:
    """The rank of the planted answer among all losses of the match, 1 for the worst."""
    planted = planted_match(make(game, players), seed, PLACES[game], bot)
    if planted is None:
        return None
    record, seat, number = planted
    match = replay(record)
    decided = list(decided_in(match))
    wanted = [one for one in decided if one.seat == seat][number]
    referee = judge(Position.of(match, wanted.step, seat), 4 * nodes, given=(wanted.answer,), seed=f"referee:{seed}")
    cost = referee.of(wanted.answer).behind
    losses = {(one.step, one.seat): review_decision(match, one, nodes)["loss"] for one in decided}
    own = losses[wanted.step, wanted.seat]
    rank = 1 + sum(loss > own for loss in losses.values())
    return {"seed": seed, "step": wanted.step, "answer": str(wanted.answer), "loss": own, "rank": rank,
            "referee": round(cost, 4), "counts": cost >= bound(Mark.INACCURACY, players)}  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("games", nargs="*", default=["classic:3", "duel:2", "architects:3"], metavar="GAME:PLAYERS")
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--nodes", type=int, default=300)
    parser.add_argument("--bot", default="hard:nodes=100", help="who plays the match")
    parser.add_argument("--workers", type=int, default=cores())
    asked = parser.parse_args()
    with ProcessPoolExecutor(asked.workers) as pool:
        for word in asked.games:
            game, _, players = word.partition(":")
            seeds = [f"planted:{number}" for number in range(asked.matches)]
            futures = [pool.submit(found, game, int(players), seed, asked.nodes, asked.bot) for seed in seeds]
            rows = [row for future in futures if (row := future.result()) is not None]
            for row in rows:
                print(json.dumps({"game": word, **row}), flush=True)
            for which, chosen in (("planted", rows), ("confirmed", [row for row in rows if row["counts"]])):
                hits = sum(row["rank"] <= WORST for row in chosen)
                print(
                    f"{word}: {hits} of {len(chosen)} {which} among the {WORST} worst, nodes {asked.nodes}", flush=True
                )


if __name__ == "__main__":
    main()
