"""How strong Duel's net is without search: wins and Elo in paired matches, a line of JSON for each opponent.

python benchmarks/net_strength.py --games 200 --against random medium hard:nodes=100
"""

import argparse
import json
import subprocess
import sys


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", default="200", help="matches against each; every deal is played from both seats")
    parser.add_argument("--against", nargs="+", default=["random", "medium", "hard:nodes=100"])
    parser.add_argument("--bot", default="net")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--workers", default="1")
    given = parser.parse_args()
    for rival in given.against:
        command = [sys.executable, "-m", "wonders", "arena", "duel", "--bots", f"{given.bot},{rival}", "--json"]
        command += ["--games", given.games, "--seed", given.seed, "--workers", given.workers]
        told = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
        ours, theirs = sorted(told["standings"], key=lambda row: row["bot"] != given.bot)
        elo = {name: round(2 * ours["rating"][name]) for name in ("value", "low", "high")}
        wins = {name: round(share, 3) for name, share in ours["wins"].items()}
        times = {"mean_ms": round(ours["mean_ms"], 2), "rival_ms": round(theirs["mean_ms"], 2)}
        print(json.dumps({"against": rival, "matches": told["matches"], "wins": wins, "elo": elo} | times), flush=True)


if __name__ == "__main__":
    main()
