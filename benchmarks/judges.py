"""What is the best guess at how a match ends: a net's, one that plays on from there, or some of both?

    python benchmarks/judges.py classic 4 --bots expert:nodes=40,hard:nodes=40 --minutes 10 --out judges.jsonl
    python benchmarks/judges.py --told judges.jsonl

Each seat of a match is one of the bots, by lot. At some of its decisions tables are dealt that the seat cannot tell
from the real one, and judged: by the net, by the estimate of `hard`, by playing on as `hard` does (once, and four times
on the average), and by playing on as the net finds likely to the end of the age or the match. Told is the Brier score
over all seats for every third of the match, and by how much it differs from the net's, with 95 % intervals that take
the decisions of a match for one. A line of JSON for each decision is added to the file.
"""

import argparse
import json
import sys
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))

from onward import Onward, expected
from strength import alone

from wonders.bots.levels import judgement
from wonders.bots.net.many import judge_for
from wonders.bots.play import play_match
from wonders.bots.registry import make_bot
from wonders.bots.search.playout import Playout
from wonders.core.match import AnyMatch
from wonders.games.registry import make
from wonders.games.replay import replay
from wonders.study.decisions import decided_in
from wonders.study.judging import Position

EACH = 12
"""Decisions of a match that are looked at."""
TIMES = 4
PARTS = (0.3, 0.5, 0.7)

Values = Sequence[float]


def mean(many: Sequence[Values]) -> list[float]:
    return [sum(values) / len(many) for values in zip(*many, strict=True)]


def mixed(one: Values, other: Values, part: float) -> list[float]:
    return [a + part * (b - a) for a, b in zip(one, other, strict=True)]


def guesses(position: Position, rng: Random) -> dict[str, list[float]]:
    """What every judge expects for every seat; nothing where no net has learnt such a decision."""
    game, judge = position.game, judge_for(position.game, position.asked)
    if judge is None:
        return {}
    worlds = [position.world(rng) for _ in range(TIMES)]
    knowledge = judgement(game.id)
    (net,) = expected(judge, game, [position.history[-1]])
    found = {"net": list(net), "estimate": list(knowledge.estimate(game, worlds[0]))}
    ways: dict[str, Sequence[Values]] = {
        "as hard": [Playout(game, knowledge, rng).values(world) for world in worlds],
        "by the net": Onward(game, judge, position.seat, rng).values(worlds),
    }
    for way, values in ways.items():
        for times in (1, TIMES):
            played = mean(values[:times])
            found[f"played on {way}, {times}"] = played
            for part in PARTS:
                found[f"played on {way}, {times}: a part of {part}"] = mixed(net, played, part)
    return found


def looked_at(match: AnyMatch, name: str, shares: Values) -> Iterator[dict[str, Any]]:
    """Some decisions of a match."""
    rng, decided = Random(name), list(decided_in(match))
    for one in rng.sample(decided, min(EACH, len(decided))):
        found = guesses(Position.of(match, one.step, one.seat), rng)
        if found:
            third = 3 * one.step // len(match.steps)
            scores = {
                judge: sum((a - b) ** 2 for a, b in zip(values, shares, strict=True)) / len(shares)
                for judge, values in found.items()
            }
            yield {"game": f"{match.game.id}:{match.game.players}", "match": name, "third": third, "scores": scores}


def play(given: argparse.Namespace) -> None:
    """Matches until the time is over."""
    alone()
    end, game, number = time.monotonic() + 60 * given.minutes, make(given.game, given.players), 0
    bots = [make_bot(name) for name in given.bots.split(",")]
    while time.monotonic() < end:
        name = f"{given.seed}:{number}"
        rng = Random(f"seats {name}")
        played = play_match(game, [rng.choice(bots) for _ in game.seats], name)
        rows = looked_at(replay(played.record()), name, [played.outcome.share(seat) for seat in game.seats])
        with given.out.open("a") as written:
            written.writelines(json.dumps(row) + "\n" for row in rows)
        number += 1


def tell(rows: Sequence[dict[str, Any]]) -> None:
    """Brier scores of all judges, and how they differ from the net's."""
    for third in range(3):
        own = [row for row in rows if row["third"] == third]
        matches = defaultdict(list)
        for row in own:
            matches[row["match"]].append(row["scores"])
        print(f"third {third + 1}: {len(own)} decisions of {len(matches)} matches")
        for judge in own[0]["scores"] if own else ():
            score = sum(row["scores"][judge] for row in own) / len(own)
            more = sum(row["scores"][judge] - row["scores"]["net"] for row in own) / len(own)
            off = [sum(one[judge] - one["net"] - more for one in found) for found in matches.values()]
            error = sum(one * one for one in off) ** 0.5 / len(own)
            print(f"  {judge:44s} {score:.4f}  {more:+.4f} ± {1.96 * error:.4f}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", choices=["classic", "architects"])
    parser.add_argument("players", nargs="?", type=int)
    parser.add_argument("--bots", default="expert:nodes=40,hard:nodes=40")
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--seed", default="judges")
    parser.add_argument("--out", type=Path, default=Path("judges.jsonl"))
    parser.add_argument("--told", type=Path, help="only tell what is in this file")
    given = parser.parse_args()
    if given.told is None:
        play(given)
    tell([json.loads(line) for line in (given.told or given.out).read_text().splitlines()])


if __name__ == "__main__":
    main()
