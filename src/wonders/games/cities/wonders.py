"""Petra and Byzantium, both sides, one row a stage."""

from wonders.games.cities.effects import Diplomacy, Loss
from wonders.games.classic.effects import Points
from wonders.games.classic.wonders import board, stage

# fmt: off
CITY_BOARDS = (
    board("petra", "A", "C",
        stage("1W 1S",       Points(3)),
        stage("7c",          Points(7)),
        stage("1W 2S 1P",    Points(7)),
    ),
    board("petra", "B", "C",
        stage("2C 2O",       Points(3), Loss(2)),
        stage("14c",         Points(14)),
    ),
    board("byzantium", "A", "S",
        stage("1C 1O",       Points(3)),
        stage("2W 1P",       Points(2), Diplomacy()),
        stage("2C 1G 1L",    Points(7)),
    ),
    board("byzantium", "B", "S",
        stage("1W 1O 1G 1P", Points(3), Diplomacy()),
        stage("1C 2O 1L",    Points(4), Diplomacy()),
    ),
)
# fmt: on
