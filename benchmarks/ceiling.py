"""How much there is to be won by better play: what bots give away, as a search sees it that thinks much longer.

    python benchmarks/ceiling.py architects:2 hard:nodes=100 expert:nodes=500 --deep 4000 --out ceiling.jsonl
    python benchmarks/ceiling.py --told ceiling.jsonl

`medium` plays matches against itself. At some decisions each bot is asked for its answer, and a search of `--deep`
simulations for its own. Where they differ, both answers get a search of that size with chance of its own, which may
begin with nothing else: nobody is judged by the search that chose. What a bot gives away in a match, on the average, is
what a player of that depth wins against it more than its part: its ceiling there. A line of JSON for each decision
is added to the file; the same command goes on where it stopped.
"""

import argparse
import json
import time
from collections.abc import Iterator, Sequence
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any

from wonders.bots.net.many import judge_for
from wonders.bots.play import play_match
from wonders.bots.registry import make_bot
from wonders.bots.search.budget import Budget, Timer
from wonders.bots.search.table_tree import Settings, TableTree
from wonders.bots.search.thought import Thought
from wonders.core.actions import Action
from wonders.games.registry import make
from wonders.games.replay import replay
from wonders.study.decisions import decided_in
from wonders.study.judging import Position

EACH = 6
"""Decisions of a match that are looked at; the others would say much the same again."""


def thought(position: Position, legal: Sequence[Action], nodes: int, seed: str) -> Thought:
    """A search by the net that may begin with these answers."""
    judge = judge_for(position.game, position.asked)
    assert judge is not None, "no net has learnt this"
    tree = TableTree(position.game, judge, position.seat, Random(seed), Settings())
    return tree.think(position.history, legal, Timer(Budget(nodes=nodes)))


def answered(position: Position, bot: str, seed: str) -> Action:
    """What a bot answers."""
    return make_bot(bot).choose(position.asked, position.legal, position.seen(Random(seed)))


def looked_at(word: str, number: int, bots: Sequence[str], deep: int) -> Iterator[dict[str, Any]]:
    """Some decisions of one match, and what each bot gives away there."""
    name, _, players = word.partition(":")
    game = make(name, int(players))
    match = replay(play_match(game, [make_bot("medium")] * game.players, f"ceiling:{number}").record())
    decided = list(decided_in(match))
    for one in sorted(Random(number).sample(decided, min(EACH, len(decided))), key=lambda one: one.step):
        position = Position.of(match, one.step, one.seat)
        found = thought(position, position.legal, deep, "chosen").best
        values: dict[Action, float] = {}
        lost = []
        for bot in bots:
            given = answered(position, bot, f"{number}:{one.step}")
            if given != found:
                for action in (found, given):
                    if action not in values:
                        values[action] = thought(position, [action], deep, "valued").considered[0].value
            lost.append(round(values[found] - values[given], 5) if given != found else 0.0)
        yield {"game": word, "match": number, "step": one.step, "decisions": len(decided) / game.players,
               "choices": len(position.legal), "bots": list(bots), "deep": deep, "lost": lost}  # fmt: skip


def tell(rows: Sequence[dict[str, Any]]) -> None:
    """What each bot gives away in a match, in per cent of a victory, with 95 % intervals."""
    kinds = dict.fromkeys((row["game"], row["deep"], *row["bots"]) for row in rows)
    for word, deep, *bots in kinds:
        own = [row for row in rows if (row["game"], row["deep"], *row["bots"]) == (word, deep, *bots)]
        for at, bot in enumerate(bots):
            lost = [100 * row["lost"][at] * row["decisions"] for row in own]
            mean = sum(lost) / len(lost)
            error = sqrt(sum((value - mean) ** 2 for value in lost) / max(1, len(lost) - 1) / len(lost))
            other = sum(row["lost"][at] != 0 for row in own)
            print(
                f"{word}, {bot} against {deep} simulations: {mean:.1f} ± {1.96 * error:.1f} points of 100 a match; "
                f"another answer in {other} of {len(own)} decisions",
                flush=True,
            )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", metavar="GAME:PLAYERS")
    parser.add_argument("bots", nargs="*")
    parser.add_argument("--deep", type=int, default=4000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--told", type=Path, help="only tell what is in this file")
    given = parser.parse_args()
    file = given.told or given.out
    rows: list[dict[str, Any]] = [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []
    done = {(row["game"], row["match"], row["deep"], *row["bots"]) for row in rows}
    end = time.monotonic() + 60 * given.minutes
    for number in range(given.first, given.first + given.matches * (given.told is None)):
        if time.monotonic() > end:
            break
        if (given.game, number, given.deep, *given.bots) not in done:
            found = list(looked_at(given.game, number, given.bots, given.deep))
            rows += found
            with given.out.open("a") as written:
                written.writelines(json.dumps(row) + "\n" for row in found)
    tell(rows)


if __name__ == "__main__":
    main()
