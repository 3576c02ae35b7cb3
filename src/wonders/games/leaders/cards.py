"""The leaders and their guilds, one row each."""

from wonders.games.classic.bonuses import OnBuild
from wonders.games.classic.card import enroll
from wonders.games.classic.cards import card
from wonders.games.classic.counts import Colour, Each, Sets, Thing, Where
from wonders.games.classic.effects import Coins, Points, Revives, Science, Shields, Symbol
from wonders.games.leaders.effects import (
    CopiesLeader,
    FreeLeaders,
    GoodFromBank,
    GuildsWithoutCost,
    LessGoods,
    OnChain,
    OnTrade,
    OnVictory,
    PassesDefeats,
    SetBonus,
)

BROWN, GREY, BLUE, YELLOW = Colour.BROWN, Colour.GREY, Colour.BLUE, Colour.YELLOW
RED, GREEN, PURPLE, WHITE = Colour.RED, Colour.GREEN, Colour.PURPLE, Colour.WHITE
COMPASS, GEAR, TABLET = Symbol.COMPASS, Symbol.GEAR, Symbol.TABLET
STAGE, VICTORY, THREE_COINS = Thing.STAGE, Thing.VICTORY, Thing.THREE_COINS
NEIGHBOURS = Where.NEIGHBOURS

FIRST = 2000
"""Place of the first card in the list of all cards."""

# fmt: off
#        id                name              colour age cost  effects
THE_LEADERS = (
    card("alexander",      "Alexander",      WHITE, 0, "3c", (Points(1, per=Each(VICTORY)),)),
    card("amytis",         "Amytis",         WHITE, 0, "4c", (Points(2, per=Each(STAGE)),)),
    card("archimedes",     "Archimedes",     WHITE, 0, "4c", (LessGoods(GREEN),)),
    card("aristotle",      "Aristotle",      WHITE, 0, "3c", (SetBonus(3),)),
    card("bilkis",         "Bilkis",         WHITE, 0, "4c", (GoodFromBank(),)),
    card("caesar",         "Caesar",         WHITE, 0, "5c", (Shields(2),)),
    card("cleopatra",      "Cleopatra",      WHITE, 0, "4c", (Points(5),)),
    card("croesus",        "Croesus",        WHITE, 0, "1c", (Coins(6),)),
    card("euclid",         "Euclid",         WHITE, 0, "5c", (Science(COMPASS),)),
    card("hammurabi",      "Hammurabi",      WHITE, 0, "2c", (LessGoods(BLUE),)),
    card("hannibal",       "Hannibal",       WHITE, 0, "2c", (Shields(1),)),
    card("hatshepsut",     "Hatshepsut",     WHITE, 0, "2c", (OnTrade(1),)),
    card("hiram",          "Hiram",          WHITE, 0, "3c", (Points(2, per=Each(PURPLE)),)),
    card("hypatia",        "Hypatia",        WHITE, 0, "4c", (Points(1, per=Each(GREEN)),)),
    card("imhotep",        "Imhotep",        WHITE, 0, "3c", (LessGoods(None),)),
    card("justinian",      "Justinian",      WHITE, 0, "3c", (Points(3, per=Each(Sets((BLUE, GREEN, RED)))),)),
    card("leonidas",       "Leonidas",       WHITE, 0, "2c", (LessGoods(RED),)),
    card("maecenas",       "Maecenas",       WHITE, 0, "1c", (FreeLeaders(),)),
    card("midas",          "Midas",          WHITE, 0, "3c", (Points(1, per=Each(THREE_COINS)),)),
    card("nebuchadnezzar", "Nebuchadnezzar", WHITE, 0, "4c", (Points(1, per=Each(BLUE)),)),
    card("nefertiti",      "Nefertiti",      WHITE, 0, "3c", (Points(4),)),
    card("nero",           "Nero",           WHITE, 0, "1c", (OnVictory(2),)),
    card("pericles",       "Pericles",       WHITE, 0, "6c", (Points(2, per=Each(RED)),)),
    card("phidias",        "Phidias",        WHITE, 0, "3c", (Points(1, per=Each(BROWN)),)),
    card("plato",          "Plato",          WHITE, 0, "4c", (Points(7, per=Each(Sets((BROWN, GREY, BLUE, YELLOW, RED, GREEN, PURPLE)))),)),
    card("praxiteles",     "Praxiteles",     WHITE, 0, "3c", (Points(2, per=Each(GREY)),)),
    card("ptolemy",        "Ptolemy",        WHITE, 0, "5c", (Science(TABLET),)),
    card("pythagoras",     "Pythagoras",     WHITE, 0, "5c", (Science(GEAR),)),
    card("ramses",         "Ramses",         WHITE, 0, "5c", (GuildsWithoutCost(),)),
    card("sappho",         "Sappho",         WHITE, 0, "1c", (Points(2),)),
    card("solomon",        "Solomon",        WHITE, 0, "3c", (Revives(),)),
    card("tomyris",        "Tomyris",        WHITE, 0, "4c", (PassesDefeats(),)),
    card("varro",          "Varro",          WHITE, 0, "3c", (Points(1, per=Each(YELLOW)),)),
    card("vitruvius",      "Vitruvius",      WHITE, 0, "1c", (OnChain(2),)),
    card("xenophon",       "Xenophon",       WHITE, 0, "2c", (OnBuild(YELLOW, 2),)),
    card("zenobia",        "Zenobia",        WHITE, 0, "2c", (Points(3),)),
)

LEADER_GUILDS = (
    card("architects_guild", "Architects Guild", PURPLE, 3, "1C 3O 1P 1L", (Points(3, per=Each(PURPLE, NEIGHBOURS)),)),
    card("courtesans_guild", "Courtesans Guild", PURPLE, 3, "1W 1C 1G 1L", (CopiesLeader(),)),
    card("diplomats_guild",  "Diplomats Guild",  PURPLE, 3, "1W 1S 1G 1P", (Points(1, per=Each(WHITE, NEIGHBOURS)),)),
    card("gamers_guild",     "Gamers Guild",     PURPLE, 3, "1W 1S 1C 1O", (Points(1, per=Each(THREE_COINS)),)),
)

# fmt: on

enroll((*THE_LEADERS, *LEADER_GUILDS), FIRST)
