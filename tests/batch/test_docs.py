"""The page about the batched engines tells the layouts as they are."""

from pathlib import Path

from wonders.spaces import make
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
