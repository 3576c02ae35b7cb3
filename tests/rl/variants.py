"""Games with players and options, one of each sort."""

from typing import Any, Final

VARIANTS: Final[list[tuple[str, int, dict[str, Any]]]] = [
    ("classic", 3, {}),
    ("classic", 2, {"expansions": "cities,leaders"}),
    ("classic", 3, {"expansions": "leaders", "wonders": "choose"}),
    ("classic", 4, {"expansions": "cities,leaders", "teams": True}),
    ("classic", 8, {"expansions": "cities", "sides": "choose"}),
    ("architects", 2, {}),
    ("architects", 5, {"wonders": "choose", "olympia": "apart", "effects": "may", "engineering": "always"}),
    ("architects", 3, {"coins": "missing", "no_tokens": "discard", "token_reach": "turn", "halikarnassos": "open"}),
    ("duel", 2, {}),
    ("duel", 2, {"fair": "bid"}),
]
