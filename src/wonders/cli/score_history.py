"""The history of the score pad: lists, figures, pictures, files."""

import sys
from collections.abc import Iterator
from pathlib import Path

from rich.cells import cell_len
from rich.table import Table

from wonders.cli.score_entry import counted
from wonders.cli.score_entry import show as show_table
from wonders.cli.screen import console, plain_table, write_json
from wonders.cli.settings import BadFile, chosen_language, in_words, made_folder, read_text, write_text
from wonders.core.decisions import WondersError
from wonders.core.extras import MissingExtra
from wonders.core.options import BadOption
from wonders.games.registry import game_class
from wonders.pad.answers import answer
from wonders.pad.exchange import as_csv, as_json, read
from wonders.pad.statistics import Record, records
from wonders.pad.store import Kept, Store
from wonders.texts import Texts

GAP = 2
"""Spaces between the columns of a table."""


class NotFound(WondersError):
    """A table or player that is not in the history."""


def history(game: str | None, player: str | None, json: bool, store: Path | None, language: str | None) -> None:
    texts = Texts(chosen_language(language))
    tables = [kept for kept in _tables(game, store) if player is None or _sits(player, kept)]
    if json:
        write_json([{"id": kept.id, "entry": kept.entry, "result": kept.result} for kept in tables])
        return
    if not tables:
        raise NotFound(texts.text("pad-none"))
    table = plain_table(*(texts.text(f"pad-head-{head}") for head in ("id", "played", "game", "result")))
    for kept in tables:
        table.add_row(kept.id[:6], kept.played[:10], kept.game, _result(kept))
    console().print(table)


def _result(kept: Kept) -> str:
    """The players by their ranks, winners in front."""
    result = kept.result
    order = sorted(range(len(kept.names)), key=lambda seat: (result["ranks"][seat], -result["points"][seat]))
    points = [f" {result['points'][seat]}" if kept.counted else "" for seat in order]
    stars = ["★ " if result["ranks"][seat] == 1 else "" for seat in order]
    told = zip(stars, order, points, strict=True)
    return ", ".join(f"{star}{kept.names[seat]}{point}" for star, seat, point in told)


def _sits(player: str, kept: Kept) -> bool:
    return player.casefold() in (name.casefold() for name in kept.names)


def _tables(game: str | None, store: Path | None) -> list[Kept]:
    if game is not None:
        game_class(game)
    return Store(store).all(game)


def find(start: str, store: Path | None, texts: Texts) -> Kept:
    """The one table that is meant."""
    found = Store(store).find(start)
    if not found:
        raise NotFound(texts.text("pad-none-found"))
    if len(found) > 1:
        raise NotFound(texts.text("pad-several", text=start, ids=", ".join(kept.id for kept in found[:5])))
    return found[0]


def show(start: str, lines: bool, json: bool, store: Path | None, language: str | None) -> None:
    wanted = chosen_language(language)
    kept = find(start, store, Texts(wanted))
    if json:
        write_json({"id": kept.id} | answer(kept.entry, wanted))
    else:
        show_table(counted(kept.entry, wanted), Texts(wanted, kept.game, kept.names), lines)


def stats(player: str | None, game: str | None, json: bool, store: Path | None, language: str | None) -> None:
    texts = Texts(chosen_language(language))
    found = records(_tables(game, store), player)
    if json:
        write_json([record.plain() for record in found])
        return
    if not found:
        raise NotFound(texts.text("pad-none" if player is None else "pad-none-found"))
    for name in dict.fromkeys(record.game for record in found):
        _show_stats([record for record in found if record.game == name], Texts(texts.language, name))


def _show_stats(found: list[Record], texts: Texts) -> None:
    out = console()
    out.print(texts.text(f"{texts.game}-name"), style="bold")
    rows = list(dict.fromkeys(row for record in found for row in record.by_category()))
    heads = [texts.text(f"pad-head-{head}") for head in ("player", "games", "wins", "share", "mean", "best", "rank")]
    columns = [[*heads, *(texts.category(row) for row in rows)], *(_figures(one, rows) for one in found)]
    for table in _fitting(columns, out.width):
        out.print(table)
        out.print()


def _figures(one: Record, rows: list[str]) -> list[str]:
    means = one.by_category()
    mean = "–" if one.mean_points is None else f"{one.mean_points:.1f}"
    figures = (str(one.games), str(one.wins), f"{100 * one.share:.0f} %", mean, str(one.best or "–"))
    return [one.player, *figures, f"{one.mean_rank:.1f}", *(f"{means.get(row, 0):.1f}" for row in rows)]


def _fitting(columns: list[list[str]], width: int) -> Iterator[Table]:
    """A line for each player where the screen is wide enough; else a column for each, as many as fit beside another."""
    heads, *players = columns
    widths = [max(map(cell_len, cells)) for cells in zip(*columns, strict=True)]
    if sum(widths) + GAP * (len(widths) - 1) <= width:
        yield _table_of(heads, players)
        return
    first = max(map(cell_len, heads))
    wide = max(max(map(cell_len, cells)) for cells in players)
    beside = max(1, (width - first) // (wide + GAP))
    for at in range(0, len(players), beside):
        top, *lines = (list(line) for line in zip(heads, *players[at : at + beside], strict=True))
        yield _table_of(top, lines)


def _table_of(heads: list[str], lines: list[list[str]]) -> Table:
    table = plain_table(*heads, numbers_from=1)
    for line in lines:
        table.add_row(*line)
    return table


def plot(out: Path, game: str | None, kind: str, store: Path | None, language: str | None) -> None:
    texts = Texts(chosen_language(language))
    if kind not in ("png", "svg"):
        raise BadOption(in_words("cli-error-plot-kind", kind=kind))
    found = records(_tables(game, store))
    if not found:
        raise NotFound(texts.text("pad-none"))
    try:
        from wonders.pad.plot import draw_overview, draw_player
    except ModuleNotFoundError:
        raise MissingExtra(in_words("cli-error-plot-extra"), "arena") from None
    folder = made_folder(out)
    for name in dict.fromkeys(record.game for record in found):
        mine, said = [record for record in found if record.game == name], Texts(texts.language, name)
        draw_overview(mine, said, _drawn(folder / f"{name}.{kind}"))
        for record, file in zip(mine, _file_names([record.player for record in mine]), strict=True):
            draw_player(record, mine, said, _drawn(folder / f"{name}-{file}.{kind}"))


def _drawn(path: Path) -> Path:
    print(path)
    return path


def _file_names(players: list[str]) -> list[str]:
    """Names that any system takes for files, none of them twice."""
    plain = ["".join(sign if sign.isalnum() else "_" for sign in player.casefold()) for player in players]
    return [f"{name}_{at}" if name in plain[:at] else name for at, name in enumerate(plain)]


def export(file: Path, game: str | None, store: Path | None, language: str | None) -> None:
    texts = Texts(chosen_language(language))
    tables = _tables(game, store)
    if str(file) == "-":
        print(as_json(tables), end="")
        return
    if file.suffix not in (".json", ".csv"):
        raise BadFile(in_words("cli-error-history-file", file=file))
    write_text(file, as_csv(tables) if file.suffix == ".csv" else as_json(tables))
    print(texts.text("pad-exported", count=len(tables), file=str(file)))


def import_tables(file: Path, store: Path | None, language: str | None) -> None:
    """All tables of the file are counted before the first is kept."""
    texts = Texts(chosen_language(language))
    scored = read(read_text(file))
    new = [Store(store).add(one)[1] for one in scored]
    print(texts.text("pad-imported", new=sum(new), old=len(new) - sum(new)))


def forget(start: str, store: Path | None, language: str | None) -> None:
    texts = Texts(chosen_language(language))
    kept = find(start, store, texts)
    Store(store).remove(kept.id)
    print(texts.text("pad-removed", id=kept.id), file=sys.stderr)
