"""The ruleset of the base game and its expansions, for a number of players and the options of a table."""

from collections.abc import Mapping

from wonders.core.options import Setting
from wonders.games.classic.cards import ALL_CARDS
from wonders.games.classic.end_of_age import ResolveConflicts
from wonders.games.classic.expansion import load
from wonders.games.classic.free_city import DrawForFreeCity, PickBesideFreeCity, PickForFreeCity
from wonders.games.classic.options import allowed_boards, expansion_names
from wonders.games.classic.phases import Phase
from wonders.games.classic.ruleset import Ruleset
from wonders.games.classic.setup import ChooseBoards, ChooseSides, DealAge, DealWonders, FoundCities
from wonders.games.classic.turn.last_card import DiscardLeftovers, LastCard
from wonders.games.classic.turn.pass_hands import PassHands
from wonders.games.classic.turn.pick import Pick
from wonders.games.classic.turn.revive import ReviveDiscarded
from wonders.games.classic.wonders import ALL_BOARDS


def assemble(players: int, options: Mapping[str, Setting], version: str) -> Ruleset:
    """The rules of the base game, and every expansion on top."""
    ruleset = _base(players, options, version)
    for name in expansion_names(options):
        ruleset = load(name).extend(ruleset)
    return ruleset


def _base(players: int, options: Mapping[str, Setting], version: str) -> Ruleset:
    """The phases in the rulebook's order."""
    last_card, revive = LastCard(options["last_card"] == "afresh"), ReviveDiscarded(asks_in_vain=version == "1")
    pick: tuple[Phase, ...] = (Pick(),)
    if players == 2:
        pick = (DrawForFreeCity(), PickForFreeCity(options["free_city_sells"] == "hand"), PickBesideFreeCity())
    return Ruleset(
        players=players,
        cards=ALL_CARDS,
        boards=ALL_BOARDS,
        setup=_setup(players, options),
        start_of_age=(DealAge(),),
        turn=(*pick, last_card, DiscardLeftovers(), revive, PassHands()),
        end_of_age=(ResolveConflicts(),),
        version=version,
        teams=bool(options["teams"]),
    )


def _setup(players: int, options: Mapping[str, Setting]) -> tuple[Phase, ...]:
    """Boards are chosen, or dealt; sides may be chosen afterwards; then the cities are founded."""
    allowed = allowed_boards(options, players)
    seats = range(players)
    if options["wonders"] == "choose":
        return ChooseBoards(allowed, seats), DealWonders(allowed), FoundCities()
    if options["sides"] == "choose":
        return DealWonders(allowed), ChooseSides(seats), FoundCities()
    return DealWonders(allowed), FoundCities()
