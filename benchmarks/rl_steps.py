"""Steps a second of the environments with uniformly random legal actions, on one core, in processor time.

    python benchmarks/rl_steps.py [classic] [--players 3] [--steps 30000] [--expansions cities,leaders]

A step is what a learner does: look at the observation and the mask, choose, act.
"""

import argparse
import time
from collections.abc import Callable
from random import Random

import wonders.rl


def aec_steps(env: wonders.rl.AECEnv, steps: int, rng: Random) -> int:
    """So many steps of PettingZoo's usual loop, or a few more until the match is over."""
    done = 0
    while done < steps:
        env.reset(seed=done)
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            assert seen is not None
            env.step(rng.choice(seen["action_mask"].view(bool).nonzero()[0]))
            done += 1
    return done


def parallel_steps(env: wonders.rl.ParallelEnv, steps: int, rng: Random) -> int:
    """The same with all acting together; a step is one agent's action."""
    done = 0
    while done < steps:
        seen, _ = env.reset(seed=done)
        while env.agents:
            legal = {agent: seen[agent]["action_mask"].view(bool).nonzero()[0] for agent in env.agents}
            actions = {agent: int(rng.choice(numbers)) for agent, numbers in legal.items() if len(numbers)}
            seen = env.step(actions)[0]
            done += len(actions)
    return done


def gym_steps(env: wonders.rl.GymEnv, steps: int, rng: Random) -> int:
    """The same for one seat against bots that play at random; a step is one of the agent's."""
    done = 0
    while done < steps:
        _, told = env.reset(seed=done)
        over = False
        while not over:
            _, _, over, _, told = env.step(int(rng.choice(told["action_mask"].view(bool).nonzero()[0])))
            done += 1
    return done


def measured(name: str, run: Callable[[int], int], steps: int, rounds: int) -> None:
    """The best of some rounds, for others may be using the machine."""
    run(steps // 10)
    best = 0.0
    for _ in range(rounds):
        began = time.process_time()
        done = run(steps)
        best = max(best, done / (time.process_time() - began))
    print(f"{name:10} {best:10,.0f} steps a second")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="classic")
    parser.add_argument("--players", type=int)
    parser.add_argument("--steps", type=int, default=10000)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--expansions", default="")
    given = parser.parse_args()
    options = {"expansions": given.expansions} if given.expansions else {}
    rng = Random(1)
    aec = wonders.rl.aec_env(given.game, given.players, **options)
    parallel = wonders.rl.parallel_env(given.game, given.players, **options)
    gym = wonders.rl.gym_env(given.game, given.players, opponents="random", **options)
    print(
        f"{given.game}, {aec.rounds.game.players} players, {aec.rounds.space.size} actions, {aec.layout.size} numbers"
    )
    measured("AEC", lambda steps: aec_steps(aec, steps, rng), given.steps, given.rounds)
    measured("Parallel", lambda steps: parallel_steps(parallel, steps, rng), given.steps, given.rounds)
    measured("Gymnasium", lambda steps: gym_steps(gym, steps, rng), given.steps, given.rounds)


if __name__ == "__main__":
    main()
