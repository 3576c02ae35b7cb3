"""Rome, both sides. It has no start good, but serves its leaders from the beginning."""

from wonders.games.classic.card import Board
from wonders.games.classic.effects import Coins, Points
from wonders.games.classic.wonders import stage
from wonders.games.leaders.effects import DrawsLeaders, FreeLeaders, LeaderDiscount, RecruitsLeader

ROME = (
    Board(
        "rome",
        "A",
        "",
        (stage("1W 1C 1O", Points(4)), stage("2S 1C 1L", Points(6))),
        (FreeLeaders(),),
    ),
    Board(
        "rome",
        "B",
        "",
        (
            stage("1W 1C", Coins(5), DrawsLeaders(4)),
            stage("1S 1C 1L", Points(3), RecruitsLeader()),
            stage("2S 1P", Points(3), RecruitsLeader()),
        ),
        (LeaderDiscount(own=2, neighbours=1),),
    ),
)
