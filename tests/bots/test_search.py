"""Thinking ahead: every seat for itself, chance as likely as it is, the same thoughts for the same seed."""

from random import Random

import pytest

from tests.bots.toys import Die, Ignorance, Pennies, Roll, Say, Saying, sight
from tests.driving import Variant, a_match, play
from wonders import make
from wonders.bots.bot import Perspective
from wonders.bots.levels import judgement
from wonders.bots.play import play_match
from wonders.bots.search import tree as tree_module
from wonders.bots.search.budget import Budget, Timer
from wonders.bots.search.chance import Draws, Spread
from wonders.bots.search.hard import Hard
from wonders.bots.search.node import Node
from wonders.bots.search.thought import Thought
from wonders.bots.search.tree import MOST_WORLDS, WORTH_KEEPING, Tree
from wonders.core.actions import Action
from wonders.games.registry import GAMES


def think(game: Pennies | Die, seed: int, nodes: int) -> Thought:
    table = game.start()
    seen = sight(game, 0, Random(seed), [table])
    return Hard(Ignorance(), nodes=nodes).think(Saying(), game.legal(table, 0), seen)


def in_the_middle(variant: Variant, steps: int, seed: int = 1) -> tuple[Perspective, Thought]:
    match = play(a_match(variant, seed), Random(seed), steps)
    seat = next(iter(match.pending))
    seen = sight(match.game, seat, Random(5), match.history(seat))
    return seen, Hard(nodes=30).think(match.pending[seat], match.legal(seat), seen)


def test_nobody_moves_first_at_a_simultaneous_decision() -> None:
    """Whoever knew the other's choice would always win or always lose; so both must be near even."""
    chosen = []
    for seed in range(12):
        thought = think(Pennies(), seed, 400)
        assert 0.4 < thought.value < 0.6
        assert all(0.3 < one.visits / 400 < 0.7 for one in thought.considered)
        chosen.append(str(thought.best))
    assert len(set(chosen)) == 2, "a search that always answers the same can be read"


def test_chance_is_as_likely_in_the_mind_as_at_the_table() -> None:
    thought = think(Die(), 1, 400)
    found = {str(one.action): one for one in thought.considered}
    assert str(thought.best) == "say two"
    assert found["say two"].value > 0.55 > found["say one"].value
    assert found["say two"].value == pytest.approx(0.75 * 0.4 + 0.3, abs=0.03)  # softened by an even judgement


def test_listed_outcomes_come_in_proportion() -> None:
    spread = Spread(((Roll(1), 1), (Roll(2), 3)), Random(0))
    rolled = [spread.next() for _ in range(40)]
    assert rolled.count(Roll(1)) == 10


def test_draws_are_fair_and_follow_from_the_source() -> None:
    draws = Draws(Random(3))
    drawn = [draws.below(4) for _ in range(4000)]
    assert all(900 < drawn.count(number) < 1100 for number in range(4))
    assert sorted(draws.shuffled("abcde")) == list("abcde")
    assert [Draws(Random(3)).chosen("xyz")] == [Draws(Random(3)).chosen("xyz")]


@pytest.mark.parametrize("game", list(GAMES))
def test_thoughts_add_up(game: str) -> None:
    _, thought = in_the_middle(Variant(game, make(game).players), 6)
    assert sum(one.visits for one in thought.considered) == thought.simulations == 30
    assert sum(one.prior for one in thought.considered) == pytest.approx(1)
    assert all(0 <= one.value <= 1 and 0 <= one.chance <= 1 for one in thought.considered)
    assert [one.visits for one in thought.considered] == sorted((o.visits for o in thought.considered), reverse=True)
    assert 0 < thought.worlds <= thought.simulations and thought.seconds > 0


@pytest.mark.parametrize("game", list(GAMES))
def test_the_same_seed_thinks_the_same(game: str) -> None:
    variant = Variant(game, make(game).players)
    one, other = in_the_middle(variant, 5)[1], in_the_middle(variant, 5)[1]
    assert one.considered == other.considered


def test_a_match_with_a_node_budget_follows_from_its_seed() -> None:
    game = make("duel")
    records = [play_match(game, (Hard(nodes=4), Hard(nodes=4)), "r").record().dumps() for _ in range(2)]
    assert records[0] == records[1]


@pytest.mark.parametrize(
    "variant",
    [
        Variant("classic", 3),
        Variant("classic", 2),
        Variant("classic", 4, {"expansions": "cities,leaders", "teams": True}),
        Variant("duel", 2),
        Variant("architects", 3),
    ],
    ids=str,
)
def test_tables_that_a_seat_cannot_tell_apart_get_the_same_answer(variant: Variant) -> None:
    """The bot sees the real match, and one in which all that it cannot know was dealt anew."""
    for steps in (4, 9):
        match = play(a_match(variant, 3), Random(3), steps)
        for seat, asked in match.pending.items():
            legal, history = match.legal(seat), match.history(seat)
            other = match.game.resample(history, Random(99))
            again = (*history[:-1], match.game.view(other, seat))
            assert match.game.legal(other, seat) == legal
            thoughts = [
                Hard(nodes=12).think(asked, legal, sight(match.game, seat, Random(7), one)).considered
                for one in (history, again)
            ]
            assert thoughts[0] == thoughts[1]


def test_partners_share_a_victory_and_both_win() -> None:
    _, thought = in_the_middle(Variant("classic", 4, {"teams": True}), 8)
    tried = [one for one in thought.considered if one.visits]
    assert all(one.chance == pytest.approx(min(1.0, 2 * one.value)) for one in tried)


def test_a_single_answer_needs_no_thought() -> None:
    only: tuple[Action, ...] = (Say("heads"),)
    assert Hard(nodes=10**9).choose(Saying(), only, sight(Pennies(), 0, Random(1), [])) is only[0]


def test_the_clock_is_kept() -> None:
    """Reported rather than asserted tightly: the machine may be busy."""
    match = play(a_match(Variant("classic", 4), 1), Random(1), 3)
    seen = sight(match.game, 0, Random(5), match.history(0))
    thought = Hard(seconds=0.3).think(match.pending[0], match.legal(0), seen)
    print(f"0.3 s asked, {thought.seconds:.3f} s taken, {thought.simulations} simulations")
    assert thought.seconds < 3 and thought.simulations > 0


@pytest.mark.parametrize("wrong", [{}, {"nodes": 0}, {"seconds": -1.0}, {"seconds": float("inf")}])
def test_a_budget_has_an_end(wrong: dict[str, float]) -> None:
    with pytest.raises(ValueError, match="a budget"):
        Budget(**wrong)  # type: ignore[arg-type]


def test_worse_answers_are_let_in_as_visits_grow() -> None:
    actions = [Say(str(number)) for number in range(60)]
    node = Node(actions, [-float(number) for number in range(60)], 1.0, [0.0] * 60)
    rng = Random(1)
    tried = []
    for visit in range(400):
        at = node.select(rng)
        node.learn(at, rng.random())
        if visit in (3, 399):
            tried.append(max(place for place in range(60) if node.visited[place]))
    assert tried[0] < 6 and 10 < tried[1] < 40


def test_memory_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tree_module, "MOST_NODES", 20)
    match = play(a_match(Variant("classic", 3), 1), Random(1), 2)
    tree = Tree(match.game, judgement("classic"), 0, Random(1))
    for _ in range(2):
        thought = tree.think(match.history(0), match.pending[0], match.legal(0), Timer(Budget(nodes=60)))
        assert len(tree._nodes) <= 20 and all(node.visits >= WORTH_KEEPING for node in tree._nodes.values())
        assert thought.worlds <= MOST_WORLDS and not tree._worlds


def test_what_was_thought_is_kept_for_the_next_move() -> None:
    match = play(a_match(Variant("duel", 2), 1), Random(1), 12)
    seat = next(iter(match.pending))
    seen = sight(match.game, seat, Random(5), match.history(seat))
    bot = Hard(nodes=20)
    first = bot.think(match.pending[seat], match.legal(seat), seen)
    again = bot.think(match.pending[seat], match.legal(seat), seen)
    assert sum(one.visits for one in first.considered) == 20
    assert sum(one.visits for one in again.considered) == 40
