"""The page about the batched engines tells the layouts as they are."""

from collections.abc import Iterator
from pathlib import Path

from wonders.games.registry import make as make_game
from wonders.spaces import make, observer_of
from wonders.spaces.classic import observation
from wonders.spaces.duel.observation import LAYOUT, SIZE

PAGE = (Path(__file__).parents[2] / "docs" / "batch.md").read_text(encoding="utf-8")


def test_every_field_of_duels_observation_stands_in_its_place() -> None:
    start = 0
    for field in LAYOUT:
        assert f"| {start} | {field.size} | {field.name} | {field.meaning} |" in PAGE
        start += field.size
    assert f"{SIZE} whole numbers" in PAGE


def test_every_kind_of_duels_actions_stands_at_its_numbers() -> None:
    space = make("duel")
    verbs = [text.split()[0] for text in space.texts]
    for verb in dict.fromkeys(verbs):
        first = verbs.index(verb)
        assert f"| {first} | {first + verbs.count(verb) - 1} | `{verb} " in PAGE


def test_every_field_of_classics_observation_stands_in_its_place() -> None:
    fields = observation.layout(3)
    per_city = sum(field.size for field in fields if field.name.startswith("city 0"))
    starts = {players: dict(_starts(players)) for players in (3, 7)}
    for field in fields:
        first, name = starts[3][field.name], field.name.removeprefix("city 0 ")
        if field.name.startswith("city 0"):
            assert f"| {first} | {field.size} | {name} | {field.meaning} |" in PAGE
        elif not field.name.startswith(("city", "passed 2")):
            assert f"| {first} | {starts[7][field.name]} | " in PAGE and f" | {name}" in PAGE
    assert f"{per_city} numbers each" in PAGE
    assert all(f"{observation.size(players)} for {players}" in PAGE for players in range(3, 8))


def _starts(players: int) -> Iterator[tuple[str, int]]:
    start = 0
    for field in observation.layout(players):
        yield field.name, start
        start += field.size


def test_every_kind_of_classics_actions_stands_at_its_numbers() -> None:
    first: dict[str, int] = {}
    for number, text in enumerate(make("classic", 3).texts):
        first.setdefault(text.split()[0], number)
    starts = [*first.values(), make("classic", 3).size]
    for verb, start, after in zip(first, starts, starts[1:], strict=False):
        if verb != "build":  # which has two rows
            assert f"| {start} | {after - 1} | `{verb}" in PAGE


def test_every_kind_of_architects_actions_stands_at_its_numbers() -> None:
    verbs = [text.split()[0] for text in make("architects", 2).texts]
    for verb in dict.fromkeys(verbs):
        first = verbs.index(verb)
        assert f"| {first} | {first + verbs.count(verb) - 1} | `{verb}" in PAGE


def test_the_sizes_of_architects_observations_are_told() -> None:
    sizes = {players: observer_of(make_game("architects", players)).layout.size for players in range(2, 8)}
    assert f"{sizes[2]} numbers for 2" in PAGE
    assert all(f"{sizes[players]} for {players}" in PAGE for players in range(3, 8))
