"""What the explorer in the browser shows: answers of the database, worked out beforehand and small enough to ship."""

from pathlib import Path

from wonders import __version__
from wonders.core.wire import JsonObject
from wonders.database.query import EVERY, Answer, BadQuery, Database, Which
from wonders.database.values import card_values

SHIPPED = Path(__file__).parent / "explorer.json"
"""What the package says, from the data set under data/."""
FEWEST = 100
"""Sets with fewer matches are not shown."""
CHOICES = 5
"""First cards that are shown of each wonder and side."""

SHOWN = {
    "classic": ("wonders", "seats", "players", "categories", "first-cards"),
    "duel": ("draft", "seats", "endings", "categories", "first-picks", "tokens"),
    "architects": ("wonders", "seats", "players", "categories", "tokens"),
}
"""The named queries that are shown of each game."""
ALWAYS = ("wonders", "seats", "players", "endings", "categories")
"""Those of any other game."""

SETS = """
    SELECT game, variant, bots, count(DISTINCT match) AS matches FROM results
    WHERE bots <> 'mixed' AND bots <> '' GROUP BY ALL ORDER BY game, variant, bots DESC
"""
MADE = "SELECT any_value(generator), string_agg(DISTINCT split_part(seed, ':', 1), ', '), count(*) FROM matches"
SAME = ("game", "variant", "bots")
"""Columns that are the same in all rows of a set."""


def explored(database: Database) -> JsonObject:
    """Everything the page shows: for each game, variant and strength the answers to named queries."""
    database.choose(EVERY)
    generator, seed, matches = database.ask(MADE).rows[0]
    found = [row for row in database.ask(SETS).rows if row[3] >= FEWEST]
    if not found:
        raise BadQuery(f"Too few matches for the explorer: a game must have {FEWEST}.")
    sets = [_set(database, *row) for row in found]
    database.choose(EVERY)
    return {
        "version": __version__,
        "generator": generator,
        "seed": seed,
        "matches": matches,
        "sets": sets,
        "strength": _told(database.named("strength")),
        "balance": _told(database.named("balance")),
    }


def _set(database: Database, game: str, variant: str, bots: str, matches: int) -> JsonObject:
    database.choose(Which(game=game, variant=variant, bots=bots))
    tables = {name: _told(_few(name, database.named(name)), SAME) for name in SHOWN.get(game, ALWAYS)}
    try:
        tables["cards"] = _told(card_values(database))
    except BadQuery:  # too few of everything
        pass
    return {"game": game, "variant": variant, "bots": bots, "matches": matches, "tables": tables}


def _few(name: str, answer: Answer) -> Answer:
    """Of the first cards only those that each wonder plays most often."""
    if name != "first-cards":
        return answer
    at = {column: answer.columns.index(column) for column in ("wonder", "side")}
    shown: dict[tuple[object, ...], int] = {}
    rows = []
    for row in answer.rows:
        board = row[at["wonder"]], row[at["side"]]
        shown[board] = shown.get(board, 0) + 1
        if shown[board] <= CHOICES:
            rows.append(row)
    return Answer(answer.columns, tuple(rows))


def _told(answer: Answer, without: tuple[str, ...] = ()) -> JsonObject:
    kept = [at for at, column in enumerate(answer.columns) if column not in without]
    return {"columns": [answer.columns[at] for at in kept], "rows": [[row[at] for at in kept] for row in answer.rows]}
