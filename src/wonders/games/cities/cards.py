"""The cards of Cities, one row each."""

from wonders.games.cities.effects import (
    Adapted,
    DefeatsAsShields,
    Diplomacy,
    FreeOfColour,
    Gifts,
    Loss,
    Mask,
    OnBankIncome,
    Rebate,
    StagesWithoutGoods,
)
from wonders.games.classic.bonuses import OnBuild
from wonders.games.classic.card import enroll
from wonders.games.classic.cards import card
from wonders.games.classic.counts import Colour, Each, Thing, Where
from wonders.games.classic.effects import Coins, Points, Shields

BLACK, PURPLE, WHITE = Colour.BLACK, Colour.PURPLE, Colour.WHITE
STAGE, VICTORY = Thing.STAGE, Thing.VICTORY
NEIGHBOURS = Where.NEIGHBOURS

FIRST = 1000
"""Place of the first card in the list of all cards."""

# fmt: off
#        id                       name                     colour age cost            effects
BLACK_CARDS = (
    card("pigeon_loft",           "Pigeon Loft",           BLACK, 1, "1c 1O",          (Mask(),)),
    card("militia",               "Militia",               BLACK, 1, "3c",             (Shields(2),)),
    card("hideout",               "Hideout",               BLACK, 1, "",               (Points(2), Loss(1))),
    card("residence",             "Residence",             BLACK, 1, "1C",             (Points(1), Diplomacy())),
    card("gambling_den",          "Gambling Den",          BLACK, 1, "",               (Coins(6), Gifts(1))),
    card("clandestine_dock_west", "Clandestine Dock West", BLACK, 1, "1c",             (Rebate("left"),)),
    card("clandestine_dock_east", "Clandestine Dock East", BLACK, 1, "1c",             (Rebate("right"),)),
    card("secret_warehouse",      "Secret Warehouse",      BLACK, 1, "2c",             (Adapted(makes=True),)),
    card("gates_of_the_city",     "Gates of the City",     BLACK, 1, "1c 1W",          (Points(4),)),
    card("spy_ring",              "Spy Ring",              BLACK, 2, "2c 1S 1C",       (Mask(),)),
    card("mercenaries",           "Mercenaries",           BLACK, 2, "4c 1P",          (Shields(3),)),
    card("lair",                  "Lair",                  BLACK, 2, "1W 1G",          (Points(3), Loss(2))),
    card("consulate",             "Consulate",             BLACK, 2, "1C 1P",          (Points(2), Diplomacy())),
    card("gambling_house",        "Gambling House",        BLACK, 2, "1c",             (Coins(9), Gifts(2))),
    card("black_market",          "Black Market",          BLACK, 2, "1O 1L",          (Adapted(makes=False),)),
    card("sepulcher",             "Sepulcher",             BLACK, 2, "1S 1G 1L",       (Points(4), Loss(1, per=VICTORY))),
    card("architect_cabinet",     "Architect Cabinet",     BLACK, 2, "1c 1P",          (Points(2), StagesWithoutGoods())),
    card("tabularium",            "Tabularium",            BLACK, 2, "2c 1W 1O 1L",    (Points(6),)),
    card("builders_union",        "Builders' Union",       BLACK, 3, "1W 1C 1G 1P",    (Points(4), Loss(1, per=STAGE))),
    card("torture_chamber",       "Torture Chamber",       BLACK, 3, "3c 2O 1G",       (Mask(),)),
    card("contingent",            "Contingent",            BLACK, 3, "5c 1L",          (Shields(5),)),
    card("brotherhood",           "Brotherhood",           BLACK, 3, "2W 1O 1L",       (Points(4), Loss(3))),
    card("embassy",               "Embassy",               BLACK, 3, "1S 1P 1L",       (Points(3), Diplomacy())),
    card("cenotaph",              "Cenotaph",              BLACK, 3, "1S 2C 1G 1L",    (Points(5), Loss(1, per=VICTORY))),
    card("secret_society",        "Secret Society",        BLACK, 3, "1S 1P",          (Coins(1, per=Each(BLACK)), Points(1, per=Each(BLACK)))),
    card("slave_market",          "Slave Market",          BLACK, 3, "2W 2O",          (Coins(1, per=Each(VICTORY)), Points(1, per=Each(VICTORY)))),
    card("capitol",               "Capitol",               BLACK, 3, "2c 2S 2C 1G 1P", (Points(8),)),
)

CITY_GUILDS = (
    card("counterfeiters_guild", "Counterfeiters Guild", PURPLE, 3, "3O 1G 1L",    (Points(5), Loss(3))),
    card("guild_of_shadows",     "Guild of Shadows",     PURPLE, 3, "1W 2S 1P",    (Points(1, per=Each(BLACK, NEIGHBOURS)),)),
    card("mourners_guild",       "Mourners Guild",       PURPLE, 3, "1W 2C 1G 1L", (Points(1, per=Each(VICTORY, NEIGHBOURS)),)),
)

CITY_LEADERS = (
    card("aspasia",    "Aspasia",    WHITE, 0, "3c", (Points(2), Diplomacy())),
    card("berenice",   "Berenice",   WHITE, 0, "2c", (OnBankIncome(),)),
    card("caligula",   "Caligula",   WHITE, 0, "3c", (FreeOfColour("caligula", BLACK),)),
    card("darius",     "Darius",     WHITE, 0, "4c", (Points(1, per=Each(BLACK)),)),
    card("diocletian", "Diocletian", WHITE, 0, "2c", (OnBuild(BLACK, 2),)),
    card("semiramis",  "Semiramis",  WHITE, 0, "2c", (DefeatsAsShields(),)),
)
# fmt: on

enroll((*BLACK_CARDS, *CITY_GUILDS, *CITY_LEADERS), FIRST)
