"""The buildings: three ages and the guilds, one line each."""

from wonders.core.goods import Cost
from wonders.games.duel.counts import most, own
from wonders.games.duel.effects import (
    Chain,
    Coins,
    Effect,
    FixedPrice,
    Points,
    Produces,
    ProducesOneOf,
    Science,
    Shields,
)
from wonders.games.duel.pieces import GUILD, Card

BROWN, GREY, BLUE, GREEN = "brown", "grey", "blue", "green"
YELLOW, RED, PURPLE = "yellow", "red", "purple"


class _Deck:
    """Makes cards with the same back."""

    def __init__(self, back: str) -> None:
        self._back = back

    def __call__(self, id: str, colour: str, cost: str, *effects: Effect, chain: str = "") -> Card:
        return Card(id, effects, self._back, colour, Cost.parse(cost), chain)


# fmt: off
card = _Deck("1")
AGE_I = (
    #    id                      colour  cost            effects; chain = the symbol that makes it free
    card("lumber_yard",          BROWN,  "",             Produces("W")),
    card("logging_camp",         BROWN,  "1c",           Produces("W")),
    card("clay_pool",            BROWN,  "",             Produces("C")),
    card("clay_pit",             BROWN,  "1c",           Produces("C")),
    card("quarry",               BROWN,  "",             Produces("S")),
    card("stone_pit",            BROWN,  "1c",           Produces("S")),
    card("glassworks",           GREY,   "1c",           Produces("G")),
    card("press",                GREY,   "1c",           Produces("P")),
    card("guard_tower",          RED,    "",             Shields(1)),
    card("stable",               RED,    "1W",           Shields(1), Chain("horseshoe")),
    card("garrison",             RED,    "1C",           Shields(1), Chain("sword")),
    card("palisade",             RED,    "2c",           Shields(1), Chain("tower")),
    card("workshop",             GREEN,  "1P",           Science("plumb"), Points(1)),
    card("apothecary",           GREEN,  "1G",           Science("wheel"), Points(1)),
    card("scriptorium",          GREEN,  "2c",           Science("quill"), Chain("book")),
    card("pharmacist",           GREEN,  "2c",           Science("mortar"), Chain("gear")),
    card("theater",              BLUE,   "",             Points(3), Chain("mask")),
    card("altar",                BLUE,   "",             Points(3), Chain("moon")),
    card("baths",                BLUE,   "1S",           Points(3), Chain("drop")),
    card("stone_reserve",        YELLOW, "3c",           FixedPrice("S")),
    card("clay_reserve",         YELLOW, "3c",           FixedPrice("C")),
    card("wood_reserve",         YELLOW, "3c",           FixedPrice("W")),
    card("tavern",               YELLOW, "",             Coins(4), Chain("amphora")),
)
card = _Deck("2")
AGE_II = (
    #    id                      colour  cost            effects; chain = the symbol that makes it free
    card("sawmill",              BROWN,  "2c",           Produces("W", 2)),
    card("brickyard",            BROWN,  "2c",           Produces("C", 2)),
    card("shelf_quarry",         BROWN,  "2c",           Produces("S", 2)),
    card("glassblower",          GREY,   "",             Produces("G")),
    card("drying_room",          GREY,   "",             Produces("P")),
    card("walls",                RED,    "2S",           Shields(2)),
    card("horse_breeders",       RED,    "1W 1C",        Shields(1), chain="horseshoe"),
    card("barracks",             RED,    "3c",           Shields(1), chain="sword"),
    card("archery_range",        RED,    "1W 1S 1P",     Shields(2), Chain("target")),
    card("parade_ground",        RED,    "2C 1G",        Shields(2), Chain("helmet")),
    card("library",              GREEN,  "1W 1S 1G",     Science("quill"), Points(2), chain="book"),
    card("dispensary",           GREEN,  "1S 2C",        Science("mortar"), Points(2), chain="gear"),
    card("school",               GREEN,  "1W 2P",        Science("wheel"), Points(1), Chain("lyre")),
    card("laboratory",           GREEN,  "1W 2G",        Science("plumb"), Points(1), Chain("lamp")),
    card("courthouse",           BLUE,   "2W 1G",        Points(5)),
    card("statue",               BLUE,   "2C",           Points(4), Chain("column"), chain="mask"),
    card("temple",               BLUE,   "1W 1P",        Points(4), Chain("sun"), chain="moon"),
    card("aqueduct",             BLUE,   "3S",           Points(5), chain="drop"),
    card("rostrum",              BLUE,   "1W 1S",        Points(4), Chain("pillars")),
    card("forum",                YELLOW, "3c 1C",        ProducesOneOf("GP")),
    card("caravansery",          YELLOW, "2c 1G 1P",     ProducesOneOf("WSC")),
    card("customs_house",        YELLOW, "4c",           FixedPrice("GP")),
    card("brewery",              YELLOW, "",             Coins(6), Chain("barrel")),
)
card = _Deck("3")
AGE_III = (
    #    id                      colour  cost            effects; chain = the symbol that makes it free
    card("arsenal",              RED,    "2W 3C",        Shields(3)),
    card("pretorium",            RED,    "8c",           Shields(3)),
    card("fortifications",       RED,    "2S 1C 1P",     Shields(2), chain="tower"),
    card("siege_workshop",       RED,    "3W 1G",        Shields(2), chain="target"),
    card("circus",               RED,    "2S 2C",        Shields(2), chain="helmet"),
    card("academy",              GREEN,  "1W 1S 2G",     Science("sundial"), Points(3)),
    card("study",                GREEN,  "2W 1G 1P",     Science("sundial"), Points(3)),
    card("university",           GREEN,  "1C 1G 1P",     Science("globe"), Points(2), chain="lyre"),
    card("observatory",          GREEN,  "1S 2P",        Science("globe"), Points(2), chain="lamp"),
    card("palace",               BLUE,   "1W 1S 1C 2G",  Points(7)),
    card("town_hall",            BLUE,   "2W 3S",        Points(7)),
    card("obelisk",              BLUE,   "2S 1G",        Points(5)),
    card("gardens",              BLUE,   "2W 2C",        Points(6), chain="column"),
    card("pantheon",             BLUE,   "1W 1C 2P",     Points(6), chain="sun"),
    card("senate",               BLUE,   "1S 2C 1P",     Points(5), chain="pillars"),
    card("chamber_of_commerce",  YELLOW, "2P",           Coins(3, own("grey")), Points(3)),
    card("port",                 YELLOW, "1W 1G 1P",     Coins(2, own("brown")), Points(3)),
    card("armory",               YELLOW, "2S 1G",        Coins(1, own("red")), Points(3)),
    card("lighthouse",           YELLOW, "2C 1G",        Coins(1, own("yellow")), Points(3), chain="amphora"),
    card("arena",                YELLOW, "1W 1S 1C",     Coins(2, own("wonder")), Points(3), chain="barrel"),
)
card = _Deck(GUILD)
GUILDS = (
    #    id                      colour  cost            effects; chain = the symbol that makes it free
    card("merchants_guild",      PURPLE, "1W 1C 1G 1P",  Coins(1, most("yellow")), Points(1, most("yellow"))),
    card("shipowners_guild",     PURPLE, "1S 1C 1G 1P",  Coins(1, most("brown", "grey")), Points(1, most("brown", "grey"))),
    card("builders_guild",       PURPLE, "1W 2S 1C 1G",  Points(2, most("wonder"))),
    card("magistrates_guild",    PURPLE, "2W 1C 1P",     Coins(1, most("blue")), Points(1, most("blue"))),
    card("scientists_guild",     PURPLE, "2W 2C",        Coins(1, most("green")), Points(1, most("green"))),
    card("moneylenders_guild",   PURPLE, "2W 2S",        Points(1, most(coins=3))),
    card("tacticians_guild",     PURPLE, "2S 1C 1P",     Coins(1, most("red")), Points(1, most("red"))),
)
# fmt: on

DECKS = {1: AGE_I, 2: AGE_II, 3: AGE_III}
CARDS = {card.id: card for card in (*AGE_I, *AGE_II, *AGE_III, *GUILDS)}

FREE_IF = {card.id: other.id for card in CARDS.values() for other in CARDS.values() if card.free_with & other.tally}
"""The building that makes a building free."""
