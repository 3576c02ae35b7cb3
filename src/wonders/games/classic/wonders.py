"""The seven wonders, both sides, one row a stage."""

from wonders.core.goods import Cost
from wonders.games.classic.card import Board, Stage
from wonders.games.classic.effects import (
    CheaperTrade,
    Coins,
    Effect,
    FreeSymbol,
    Grants,
    Points,
    Power,
    Produces,
    Revives,
    Shields,
)

BUILD_FREE_ONCE_PER_AGE, PLAY_LAST_CARD = Power.BUILD_FREE_ONCE_PER_AGE, Power.PLAY_LAST_CARD
COPY_GUILD = Power.COPY_GUILD


def stage(cost: str, *effects: Effect) -> Stage:
    return Stage(Cost.parse(cost), effects)


def board(wonder: str, side: str, start: str, *stages: Stage) -> Board:
    return Board(wonder, side, start, stages)


# fmt: off
ALL_BOARDS = (
    board("rhodos", "A", "O",
        stage("2W",        Points(3)),
        stage("3C",        Shields(2)),
        stage("4O",        Points(7)),
    ),
    board("rhodos", "B", "O",
        stage("3S",        Shields(1), Coins(3), Points(3)),
        stage("4O",        Shields(1), Coins(4), Points(4)),
    ),
    board("alexandria", "A", "G",
        stage("2S",        Points(3)),
        stage("2O",        Produces("WSCO", private=True)),
        stage("2G",        Points(7)),
    ),
    board("alexandria", "B", "G",
        stage("2C",        Produces("WSCO", private=True)),
        stage("2W",        Produces("GPL", private=True)),
        stage("3S",        Points(7)),
    ),
    board("ephesos", "A", "P",
        stage("2S",        Points(3)),
        stage("2W",        Coins(9)),
        stage("2P",        Points(7)),
    ),
    board("ephesos", "B", "P",
        stage("2S",        Coins(4), Points(2)),
        stage("2W",        Coins(4), Points(3)),
        stage("1G 1P 1L",  Coins(4), Points(5)),
    ),
    board("babylon", "A", "C",
        stage("2C",        Points(3)),
        stage("3W",        FreeSymbol()),
        stage("4C",        Points(7)),
    ),
    board("babylon", "B", "C",
        stage("1C 1L",     Points(3)),
        stage("2W 1G",     Grants(PLAY_LAST_CARD)),
        stage("3C 1P",     FreeSymbol()),
    ),
    board("olympia", "A", "W",
        stage("2W",        Points(3)),
        stage("2S",        Grants(BUILD_FREE_ONCE_PER_AGE)),
        stage("2O",        Points(7)),
    ),
    board("olympia", "B", "W",
        stage("2W",        CheaperTrade("raw", "both")),
        stage("2S",        Points(5)),
        stage("2O 1L",     Grants(COPY_GUILD)),
    ),
    board("halikarnassos", "A", "L",
        stage("2C",        Points(3)),
        stage("3O",        Revives()),
        stage("2L",        Points(7)),
    ),
    board("halikarnassos", "B", "L",
        stage("2O",        Points(2), Revives()),
        stage("3C",        Points(1), Revives()),
        stage("1G 1P 1L",  Revives()),
    ),
    board("gizah", "A", "S",
        stage("2S",        Points(3)),
        stage("3W",        Points(5)),
        stage("4S",        Points(7)),
    ),
    board("gizah", "B", "S",
        stage("2W",        Points(3)),
        stage("3S",        Points(5)),
        stage("3C",        Points(5)),
        stage("4S 1P",     Points(7)),
    ),
)
# fmt: on

BOARDS = {board.id: board for board in ALL_BOARDS}

WONDERS = tuple(dict.fromkeys(board.wonder for board in ALL_BOARDS))
