"""How many planted blunders a review finds among the five worst decisions of a match.

    python benchmarks/review_blunders.py FILE classic:3 classic:5 duel:2 architects:3 --matches 4

In each match that bots play three answers are drawn at random. A draw counts only if a referee calls it a blunder: a
search with ten times the review's simulations and a seed of its own. The whole match is then reviewed, as
`wonders review` does. What is found is added to FILE at once, a line of JSON a match; the same command goes on where
it stopped.
"""

import argparse
import json
import time
from pathlib import Path
from random import Random
from typing import Any

from wonders.arena.crews import cores, done_by
from wonders.games.registry import make
from wonders.games.replay import replay
from wonders.study.decisions import decided_in
from wonders.study.planting import deep_referee, planted_match
from wonders.study.reviewing import review_decision

WORST, PLANTED, DEEPER = 5, 3, 10
PLACES = {"classic": 13, "duel": 18, "architects": 16}
"""Decisions of each seat among which places are drawn, by the length of a match."""

Job = tuple[str, int, int, str]
"""Game and players, the number of the match, the nodes, and who plays."""


def found(job: Job) -> dict[str, Any]:
    """A match with blunders, and the rank of each among all losses of the match, 1 for the worst."""
    word, number, nodes, bot = job
    name, _, players = word.partition(":")
    game, seed = make(name, int(players)), f"planted:{number}"
    places = Random(f"places:{seed}").sample(range(PLACES[name] * game.players), PLANTED)
    record, planted = planted_match(game, seed, places, deep_referee(DEEPER * nodes), bot)
    match = replay(record)
    reviewed = [review_decision(match, one, nodes) for one in decided_in(match)]
    ranks = [1 + sum(one["loss"] > reviewed[at]["loss"] for one in reviewed) for at in planted]
    told = [
        {"step": reviewed[at]["step"], "answer": reviewed[at]["answer"], "loss": reviewed[at]["loss"]} for at in planted
    ]
    return {"game": word, "number": number, "nodes": nodes, "bot": bot, "decisions": len(reviewed), "ranks": ranks,
            "planted": told, "worst": sorted((one["loss"] for one in reviewed), reverse=True)[: WORST + 1]}  # fmt: skip


def tell(rows: list[dict[str, Any]], nodes: int) -> None:
    games = dict.fromkeys(row["game"] for row in rows)
    for word in (*games, "all"):
        ranks = [rank for row in rows if word in (row["game"], "all") for rank in row["ranks"]]
        hits = sum(rank <= WORST for rank in ranks)
        share = f"{100 * hits / len(ranks):.0f} %" if ranks else "none"
        print(f"{word}: {hits} of {len(ranks)} ({share}) among the {WORST} worst, nodes {nodes}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("games", nargs="*", metavar="GAME:PLAYERS")
    parser.add_argument("--first", type=int, default=0, help="number of the first match")
    parser.add_argument("--matches", type=int, default=4)
    parser.add_argument("--nodes", type=int, default=400, help="of the review; what servers use")
    parser.add_argument("--bot", default="hard:nodes=100", help="who plays the matches")
    parser.add_argument("--workers", type=int, default=cores())
    parser.add_argument("--seconds", type=float, default=float("inf"), help="stop then; the file keeps what was found")
    asked = parser.parse_args()
    games = asked.games or ["classic:3", "classic:5", "duel:2", "architects:3"]
    lines = asked.file.read_text(encoding="utf-8").splitlines() if asked.file.exists() else []
    rows: list[dict[str, Any]] = [json.loads(line) for line in lines]
    done = {(row["game"], row["number"], row["nodes"], row["bot"]) for row in rows}
    jobs = [
        (word, number, asked.nodes, asked.bot)
        for number in range(asked.first, asked.first + asked.matches)
        for word in games
    ]
    began = time.monotonic()
    for row in done_by(asked.workers, found, [job for job in jobs if job not in done]):
        rows.append(row)
        with asked.file.open("a", encoding="utf-8") as out:
            out.write(json.dumps(row) + "\n")
        if time.monotonic() - began > asked.seconds:
            break
    tell([row for row in rows if row["nodes"] == asked.nodes], asked.nodes)


if __name__ == "__main__":
    main()
