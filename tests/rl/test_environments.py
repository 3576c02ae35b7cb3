"""What the environments show, take and refuse."""

from random import Random
from typing import Any

import numpy
import pytest

import wonders
import wonders.rl
from tests.rl.variants import VARIANTS
from wonders.core.decisions import IllegalAction
from wonders.core.options import BadOption
from wonders.rl.rounds import Rounds
from wonders.spaces import space_of
from wonders.spaces.wide import wide_space


@pytest.mark.parametrize(("game", "players", "options"), VARIANTS)
def test_every_legal_answer_has_a_number_that_leads_back_to_it(
    game: str, players: int, options: dict[str, Any]
) -> None:
    rules, rng = wonders.make(game, players, **options), Random(3)
    wide = wide_space(rules) if game != "duel" else space_of(rules)
    for seed in range(3):
        match = wonders.Match(rules, wonders.Dealer.from_seed(seed))
        while match.pending:
            for seat in match.waiting_for:
                texts = [str(action) for action in match.legal(seat)]
                assert [wide.text(wide.number(text)) for text in texts] == texts
                match.answer(seat, rng.choice(texts))


@pytest.mark.parametrize("id", ["classic", "architects"])
def test_every_number_has_a_text_that_the_game_reads(id: str) -> None:
    rules = wonders.make(id, 3, **({"expansions": "cities,leaders"} if id == "classic" else {}))
    space = wide_space(rules)
    assert all(str(rules.notation.parse(text)) == text for text in space.texts)


@pytest.mark.parametrize(("game", "players", "options"), VARIANTS)
def test_a_seat_sees_the_same_whatever_is_hidden_from_it(game: str, players: int, options: dict[str, Any]) -> None:
    rules, rng = wonders.make(game, players, **options), Random(4)
    rounds = Rounds(rules)
    match = wonders.Match(rules, wonders.Dealer.from_seed("hidden"))
    for number in range(12):
        for seat in match.waiting_for:
            match.answer(seat, rng.choice(match.legal(seat)))
        if number % 4 == 3:
            for seat in rules.seats:
                rounds.table = match.table
                seen = rounds.observe(seat).tolist()
                rounds.table = rules.resample(match.history(seat), rng)
                assert rounds.observe(seat).tolist() == seen


def test_cards_and_coins_stand_where_the_layout_says() -> None:
    env = wonders.rl.aec_env("classic", 3, wonders="gizah,rhodos,babylon", sides="A")
    env.reset(seed=5)
    seen = env.observe("seat_1")["observation"]
    hand = env.rounds.table.hands[1]
    assert seen[env.layout["my hand"]].sum() == len(hand) == 7
    assert [seen[env.layout[f"city {at} coins"]].item() for at in range(3)] == [3, 3, 3]
    boards = env.layout.fields[1].meaning.removeprefix("one of: ").split(", ")
    marked = [boards[int(seen[env.layout[f"city {at} board"]].argmax())] for at in range(3)]
    assert marked == ["rhodos_a", "babylon_a", "gizah_a"]
    assert seen[env.layout["age"]].tolist() == [0, 1, 0, 0]
    env.step(env.number(f"sell {env.rounds.table.hands[0][0].id}"))
    assert env.agent_selection == "seat_1"
    assert numpy.array_equal(env.observe("seat_1")["observation"], seen), "an answer shows before all have answered"


def test_the_mask_is_what_the_game_allows_those_who_are_asked() -> None:
    env = wonders.rl.aec_env("architects", 2)
    env.reset(seed=1)
    asked = env.agent_selection
    legal = env.rounds.game.legal(env.rounds.table, env.seat_of[asked])
    mask = env.observe(asked)["action_mask"]
    assert sorted(map(env.text, mask.nonzero()[0].tolist())) == sorted(map(str, legal))
    (other,) = set(env.agents) - {asked}
    assert not env.observe(other)["action_mask"].any()


def test_rewards_are_shares_of_the_victory() -> None:
    env, rng = wonders.rl.parallel_env("classic", 3), Random(2)
    seen, _ = env.reset(seed=9)
    while env.agents:
        numbers = {agent: seen[agent]["action_mask"].nonzero()[0] for agent in env.agents}
        actions = {agent: int(rng.choice(legal)) for agent, legal in numbers.items() if len(legal)}
        seen, rewards, ended, _, told = env.step(actions)
        assert sum(rewards.values()) == (1 if all(ended.values()) else 0)
    best = max(told.values(), key=lambda one: -one["rank"])
    assert best["rank"] == 1 and best["points"] == max(one["points"] for one in told.values())
    with pytest.raises(IllegalAction, match="over"):
        env.step({})


def test_an_illegal_action_gets_a_sentence_and_changes_nothing() -> None:
    env = wonders.rl.aec_env("classic", 3)
    env.reset(seed=1)
    before, wrong = env.rounds.table, int((env.observe("seat_0")["action_mask"] == 0).argmax())
    with pytest.raises(IllegalAction):
        env.step(wrong)
    together = wonders.rl.parallel_env("classic", 3)
    seen, _ = together.reset(seed=1)
    legal = {agent: int(seen[agent]["action_mask"].argmax()) for agent in together.agents}
    wrong = int((seen["seat_2"]["action_mask"] == 0).argmax())
    with pytest.raises(IllegalAction):
        together.step(legal | {"seat_2": wrong})
    with pytest.raises(IllegalAction, match="Seat 1 has not answered"):
        together.step({"seat_0": legal["seat_0"]})
    assert env.rounds.table is before and env.rounds.waiting == together.rounds.waiting == [0, 1, 2]


def test_an_illegal_action_forfeits_the_match_against_bots() -> None:
    env = wonders.rl.gym_env("duel", seat=1, opponents="random", render_mode="ansi")
    _, told = env.reset(seed=3)
    wrong = int((told["action_mask"] == 0).argmax())
    assert env.render()
    assert env.step(wrong)[1:][:3] == (-1.0, True, False)


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [({"illegal": "maybe"}, "error, random, lose"), ({"max_cycles": 0}, "at least 1"),
     ({"render_mode": "human"}, "ansi"), ({"players": 9}, "2 to 8 players"), ({"colour": "red"}, "no option 'colour'")],
)  # fmt: skip
def test_a_wrong_option_gets_a_sentence(wrong: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadOption, match=sentence):
        wonders.rl.aec_env("classic", **wrong)


def test_wrong_seats_and_opponents_get_a_sentence() -> None:
    with pytest.raises(BadOption, match="seats 0 to 1, and no 2"):
        wonders.rl.gym_env("duel", seat=2)
    with pytest.raises(BadOption, match="There is no bot 'cheater'"):
        wonders.rl.gym_env("duel", opponents="cheater")


def test_what_is_noted_of_actions_stays_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("wonders.rl.rounds.MOST_KNOWN", 10)
    rounds = Rounds(wonders.make("classic", 3, expansions="leaders"))
    for seed in range(20):
        rounds.begin(seed)
        assert rounds.mask(0).sum() == 4
    assert len(rounds._numbers) <= 10
