"""Notebooks that come with the server: three for each game, about its example match, in every language."""

from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from wonders.notation import parse
from wonders.server.tables.demo import FOLDER as MATCHES
from wonders.server.tables.pages import Pages
from wonders.study.lines import Move, check_tree, tree_of

FOLDER: Final = Path(__file__).parent / "notebooks"
SHELF: Final = (
    "classic-chains", "classic-shields", "classic-last-turns",
    "duel-tempo", "duel-seven-wonders", "duel-shields",
    "architects-stages", "architects-cat", "architects-tokens",
)  # fmt: skip


class Shelved(NamedTuple):
    """One that can be read."""

    key: str
    game: str
    pages: Pages


@cache
def shelved(key: str, language: str) -> Shelved:
    """A notebook of the shelf; ask only for those there are. What is said about the match elsewhere is left out."""
    title, _, text = (FOLDER / language / f"{key}.md").read_text(encoding="utf-8").partition("\n")
    game = key.partition("-")[0]
    header, moves = tree_of(parse((MATCHES / f"{game}.wpn").read_text(encoding="utf-8")))
    plain = tuple(Move(move.parent, move.answers) for move in moves)
    pages = Pages(title, text.strip(), header, plain, tuple(check_tree(header, plain)))
    return Shelved(key, game, pages)
