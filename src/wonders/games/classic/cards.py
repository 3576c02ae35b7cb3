"""All buildings of the base game, one row each, in the rulebook's order."""

from wonders.core.goods import Cost
from wonders.games.classic.card import Card, enroll
from wonders.games.classic.counts import Colour, Each, Thing, Where
from wonders.games.classic.effects import (
    CheaperTrade,
    Coins,
    Effect,
    FreeSymbol,
    Points,
    Produces,
    Science,
    Shields,
    Symbol,
)

BROWN, GREY, BLUE, YELLOW = Colour.BROWN, Colour.GREY, Colour.BLUE, Colour.YELLOW
RED, GREEN, PURPLE = Colour.RED, Colour.GREEN, Colour.PURPLE
COMPASS, GEAR, TABLET = Symbol.COMPASS, Symbol.GEAR, Symbol.TABLET
STAGE, DEFEAT = Thing.STAGE, Thing.DEFEAT
NEIGHBOURS, ALL_THREE = Where.NEIGHBOURS, Where.ALL_THREE


def card(
    id: str,
    name: str,
    colour: Colour,
    age: int,
    cost: str,
    effects: tuple[Effect, ...],
    marks: tuple[int, ...] = (),
    free_if: tuple[str, ...] = (),
) -> Card:
    """One row: the ids in `free_if` are those of buildings with the same name."""
    return Card(Cost.parse(cost), effects, id, name, colour, age, marks, free_if)


# fmt: off
#        id                     name                   colour  age cost                   effects                                                    copies by players; free with any of these
AGE_I = (
    card("lumber_yard",         "Lumber Yard",         BROWN,  1, "",                     (Produces("W"),),                                          (3, 4)),
    card("stone_pit",           "Stone Pit",           BROWN,  1, "",                     (Produces("S"),),                                          (3, 5)),
    card("clay_pool",           "Clay Pool",           BROWN,  1, "",                     (Produces("C"),),                                          (3, 5)),
    card("ore_vein",            "Ore Vein",            BROWN,  1, "",                     (Produces("O"),),                                          (3, 4)),
    card("tree_farm",           "Tree Farm",           BROWN,  1, "1c",                   (Produces("WC"),),                                         (6,)),
    card("excavation",          "Excavation",          BROWN,  1, "1c",                   (Produces("SC"),),                                         (4,)),
    card("clay_pit",            "Clay Pit",            BROWN,  1, "1c",                   (Produces("CO"),),                                         (3,)),
    card("timber_yard",         "Timber Yard",         BROWN,  1, "1c",                   (Produces("WS"),),                                         (3,)),
    card("forest_cave",         "Forest Cave",         BROWN,  1, "1c",                   (Produces("WO"),),                                         (5,)),
    card("mine",                "Mine",                BROWN,  1, "1c",                   (Produces("SO"),),                                         (6,)),
    card("loom_age1",           "Loom",                GREY,   1, "",                     (Produces("L"),),                                          (3, 6)),
    card("glassworks_age1",     "Glassworks",          GREY,   1, "",                     (Produces("G"),),                                          (3, 6)),
    card("press_age1",          "Press",               GREY,   1, "",                     (Produces("P"),),                                          (3, 6)),
    card("pawnshop",            "Pawnshop",            BLUE,   1, "",                     (Points(3),),                                              (4, 7)),
    card("baths",               "Baths",               BLUE,   1, "1S",                   (Points(3),),                                              (3, 7)),
    card("altar",               "Altar",               BLUE,   1, "",                     (Points(2),),                                              (3, 5)),
    card("theater",             "Theater",             BLUE,   1, "",                     (Points(2),),                                              (3, 6)),
    card("tavern",              "Tavern",              YELLOW, 1, "",                     (Coins(5),),                                               (4, 5, 7)),
    card("east_trading_post",   "East Trading Post",   YELLOW, 1, "",                     (CheaperTrade("raw", "right"),),                           (3, 7)),
    card("west_trading_post",   "West Trading Post",   YELLOW, 1, "",                     (CheaperTrade("raw", "left"),),                            (3, 7)),
    card("marketplace",         "Marketplace",         YELLOW, 1, "",                     (CheaperTrade("manufactured", "both"),),                   (3, 6)),
    card("stockade",            "Stockade",            RED,    1, "1W",                   (Shields(1),),                                             (3, 7)),
    card("barracks",            "Barracks",            RED,    1, "1O",                   (Shields(1),),                                             (3, 5)),
    card("guard_tower",         "Guard Tower",         RED,    1, "1C",                   (Shields(1),),                                             (3, 4)),
    card("apothecary",          "Apothecary",          GREEN,  1, "1L",                   (Science(COMPASS),),                                       (3, 5)),
    card("workshop",            "Workshop",            GREEN,  1, "1G",                   (Science(GEAR),),                                          (3, 7)),
    card("scriptorium",         "Scriptorium",         GREEN,  1, "1P",                   (Science(TABLET),),                                        (3, 4)),
)

AGE_II = (
    card("sawmill",             "Sawmill",             BROWN,  2, "1c",                   (Produces("W", units=2),),                                 (3, 4)),
    card("quarry",              "Quarry",              BROWN,  2, "1c",                   (Produces("S", units=2),),                                 (3, 4)),
    card("brickyard",           "Brickyard",           BROWN,  2, "1c",                   (Produces("C", units=2),),                                 (3, 4)),
    card("foundry",             "Foundry",             BROWN,  2, "1c",                   (Produces("O", units=2),),                                 (3, 4)),
    card("loom_age2",           "Loom",                GREY,   2, "",                     (Produces("L"),),                                          (3, 5)),
    card("glassworks_age2",     "Glassworks",          GREY,   2, "",                     (Produces("G"),),                                          (3, 5)),
    card("press_age2",          "Press",               GREY,   2, "",                     (Produces("P"),),                                          (3, 5)),
    card("aqueduct",            "Aqueduct",            BLUE,   2, "3S",                   (Points(5),),                                              (3, 7), free_if=("baths",)),
    card("temple",              "Temple",              BLUE,   2, "1W 1C 1G",             (Points(3),),                                              (3, 6), free_if=("altar",)),
    card("statue",              "Statue",              BLUE,   2, "1W 2O",                (Points(4),),                                              (3, 7), free_if=("theater",)),
    card("courthouse",          "Courthouse",          BLUE,   2, "2C 1L",                (Points(4),),                                              (3, 5), free_if=("scriptorium",)),
    card("forum",               "Forum",               YELLOW, 2, "2C",                   (Produces("GPL", private=True),),                          (3, 6, 7), free_if=("east_trading_post", "west_trading_post")),
    card("caravansery",         "Caravansery",         YELLOW, 2, "2W",                   (Produces("WSCO", private=True),),                         (3, 5, 6), free_if=("marketplace",)),
    card("vineyard",            "Vineyard",            YELLOW, 2, "",                     (Coins(1, per=Each(BROWN, ALL_THREE)),),                   (3, 6)),
    card("bazar",               "Bazar",               YELLOW, 2, "",                     (Coins(2, per=Each(GREY, ALL_THREE)),),                    (4, 7)),
    card("walls",               "Walls",               RED,    2, "3S",                   (Shields(2),),                                             (3, 7)),
    card("training_ground",     "Training Ground",     RED,    2, "1W 2O",                (Shields(2),),                                             (4, 6, 7)),
    card("stables",             "Stables",             RED,    2, "1W 1C 1O",             (Shields(2),),                                             (3, 5), free_if=("apothecary",)),
    card("archery_range",       "Archery Range",       RED,    2, "2W 1O",                (Shields(2),),                                             (3, 6), free_if=("workshop",)),
    card("dispensary",          "Dispensary",          GREEN,  2, "2O 1G",                (Science(COMPASS),),                                       (3, 4), free_if=("apothecary",)),
    card("laboratory",          "Laboratory",          GREEN,  2, "2C 1P",                (Science(GEAR),),                                          (3, 5), free_if=("workshop",)),
    card("library",             "Library",             GREEN,  2, "2S 1L",                (Science(TABLET),),                                        (3, 6), free_if=("scriptorium",)),
    card("school",              "School",              GREEN,  2, "1W 1P",                (Science(TABLET),),                                        (3, 7)),
)

AGE_III = (
    card("pantheon",            "Pantheon",            BLUE,   3, "2C 1O 1G 1P 1L",       (Points(7),),                                              (3, 6), free_if=("temple",)),
    card("gardens",             "Gardens",             BLUE,   3, "1W 2C",                (Points(5),),                                              (3, 4), free_if=("statue",)),
    card("town_hall",           "Town Hall",           BLUE,   3, "2S 1O 1G",             (Points(6),),                                              (3, 5, 6)),
    card("palace",              "Palace",              BLUE,   3, "1W 1S 1C 1O 1G 1P 1L", (Points(8),),                                              (3, 7)),
    card("senate",              "Senate",              BLUE,   3, "2W 1S 1O",             (Points(6),),                                              (3, 5), free_if=("library",)),
    card("haven",               "Haven",               YELLOW, 3, "1W 1O 1L",             (Coins(1, per=Each(BROWN)), Points(1, per=Each(BROWN))),   (3, 4), free_if=("forum",)),
    card("lighthouse",          "Lighthouse",          YELLOW, 3, "1S 1G",                (Coins(1, per=Each(YELLOW)), Points(1, per=Each(YELLOW))), (3, 6), free_if=("caravansery",)),
    card("chamber_of_commerce", "Chamber of Commerce", YELLOW, 3, "2C 1P",                (Coins(2, per=Each(GREY)), Points(2, per=Each(GREY))),     (4, 6)),
    card("arena",               "Arena",               YELLOW, 3, "2S 1O",                (Coins(3, per=Each(STAGE)), Points(1, per=Each(STAGE))),   (3, 5, 7), free_if=("dispensary",)),
    card("fortifications",      "Fortifications",      RED,    3, "1S 3O",                (Shields(3),),                                             (3, 7), free_if=("walls",)),
    card("circus",              "Circus",              RED,    3, "3S 1O",                (Shields(3),),                                             (4, 5, 6), free_if=("training_ground",)),
    card("arsenal",             "Arsenal",             RED,    3, "2W 1O 1L",             (Shields(3),),                                             (3, 4, 7)),
    card("siege_workshop",      "Siege Workshop",      RED,    3, "1W 3C",                (Shields(3),),                                             (3, 5), free_if=("laboratory",)),
    card("lodge",               "Lodge",               GREEN,  3, "2C 1P 1L",             (Science(COMPASS),),                                       (3, 6), free_if=("dispensary",)),
    card("observatory",         "Observatory",         GREEN,  3, "2O 1G 1L",             (Science(GEAR),),                                          (3, 7), free_if=("laboratory",)),
    card("university",          "University",          GREEN,  3, "2W 1G 1P",             (Science(TABLET),),                                        (3, 4), free_if=("library",)),
    card("academy",             "Academy",             GREEN,  3, "3S 1G",                (Science(COMPASS),),                                       (3, 7), free_if=("school",)),
    card("study",               "Study",               GREEN,  3, "1W 1P 1L",             (Science(GEAR),),                                          (3, 5), free_if=("school",)),
)

GUILDS = (
    card("workers_guild",       "Workers Guild",       PURPLE, 3, "1W 1S 1C 2O",          (Points(1, per=Each(BROWN, NEIGHBOURS)),),                 ()),
    card("craftsmens_guild",    "Craftsmens Guild",    PURPLE, 3, "2S 2O",                (Points(2, per=Each(GREY, NEIGHBOURS)),),                  ()),
    card("traders_guild",       "Traders Guild",       PURPLE, 3, "1G 1P 1L",             (Points(1, per=Each(YELLOW, NEIGHBOURS)),),                ()),
    card("philosophers_guild",  "Philosophers Guild",  PURPLE, 3, "3C 1P 1L",             (Points(1, per=Each(GREEN, NEIGHBOURS)),),                 ()),
    card("spies_guild",         "Spies Guild",         PURPLE, 3, "3C 1G",                (Points(1, per=Each(RED, NEIGHBOURS)),),                   ()),
    card("strategists_guild",   "Strategists Guild",   PURPLE, 3, "1S 2O 1L",             (Points(1, per=Each(DEFEAT, NEIGHBOURS)),),                ()),
    card("shipowners_guild",    "Shipowners Guild",    PURPLE, 3, "3W 1G 1P",             (Points(1, per=Each((BROWN, GREY, PURPLE))),),                 ()),
    card("scientists_guild",    "Scientists Guild",    PURPLE, 3, "2W 2O 1P",             (FreeSymbol(),),                                           ()),
    card("magistrates_guild",   "Magistrates Guild",   PURPLE, 3, "3W 1S 1L",             (Points(1, per=Each(BLUE, NEIGHBOURS)),),                  ()),
    card("builders_guild",      "Builders Guild",      PURPLE, 3, "2S 2C 1G",             (Points(1, per=Each(STAGE, ALL_THREE)),),                  ()),
)

# fmt: on

ALL_CARDS = (*AGE_I, *AGE_II, *AGE_III, *GUILDS)

CARDS = enroll(ALL_CARDS, 0)
"""Every card of the base game by its id."""
