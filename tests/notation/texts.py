"""Small notations to build tests from."""

from wonders.notation import Answer, BadNotation, Chronicle, Comment, Line, Variation, check, parse

HEAD = """[Game "classic"]
[Players "3"]
[Options "wonders=gizah,babylon,olympia sides=A"]
"""

HANDS = """I     =deal/lumber_yard, barracks, west_trading_post, ore_vein, loom_age1, baths, guard_tower,
      theater, press_age1, east_trading_post, marketplace, scriptorium, clay_pool, altar,
      glassworks_age1, apothecary, timber_yard, stone_pit, clay_pit, workshop, stockade
"""

BEGUN = f"{HEAD}\n{HANDS}"
"""A match of three in which the first hands have been dealt: seat 0 holds baths, seat 1 altar, seat 2 workshop."""


def checked(text: str) -> Chronicle:
    """A notation that is right."""
    chronicle = parse(text)
    check(chronicle)
    return chronicle


def wrong(text: str) -> str:
    """The sentence about a notation that is not."""
    try:
        check(parse(text))
    except BadNotation as found:
        assert str(found).startswith(f"Line {found.line}, column {found.column}: ")
        return str(found)
    raise AssertionError("nothing was found wrong")


def bare(line: Line) -> Line:
    """A line without its labels, which are written anew."""
    kept = (item for item in line if isinstance(item, Answer | Comment | Variation))
    return tuple(Variation(bare(item.line)) if isinstance(item, Variation) else item for item in kept)
