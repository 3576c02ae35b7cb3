"""The ruleset of the base game for a number of players and the options of a table."""

from collections.abc import Mapping

from wonders.core.options import Setting
from wonders.games.classic.cards import ALL_CARDS
from wonders.games.classic.end_of_age import ResolveConflicts
from wonders.games.classic.free_city import DrawForFreeCity, PickBesideFreeCity, PickForFreeCity
from wonders.games.classic.options import allowed_boards, cities_at
from wonders.games.classic.phases import Phase
from wonders.games.classic.ruleset import Ruleset
from wonders.games.classic.setup import ChooseBoards, ChooseSides, DealAge, DealWonders, FoundCities, decks_for
from wonders.games.classic.turn.last_card import DiscardLeftovers, LastCard
from wonders.games.classic.turn.pass_hands import PassHands
from wonders.games.classic.turn.pick import Pick
from wonders.games.classic.turn.revive import ReviveDiscarded
from wonders.games.classic.wonders import ALL_BOARDS


def assemble(players: int, options: Mapping[str, Setting]) -> Ruleset:
    """Put the phases together in the rulebook's order."""
    end_of_turn = (LastCard(options["last_card"] == "afresh"), DiscardLeftovers(), ReviveDiscarded(), PassHands())
    pick: tuple[Phase, ...] = (Pick(),)
    if players == 2:
        pick = (DrawForFreeCity(), PickForFreeCity(options["free_city_sells"] == "hand"), PickBesideFreeCity())
    decks = decks_for(ALL_CARDS, players)
    return Ruleset(
        decks=decks,
        boards=ALL_BOARDS,
        setup=_setup(players, str(options["wonders"]), str(options["sides"])),
        start_of_age=(DealAge(decks, players),),
        turn=(*pick, *end_of_turn),
        end_of_age=(ResolveConflicts(),),
    )


def _setup(players: int, wonders: str, sides: str) -> tuple[Phase, ...]:
    """Boards are chosen, or dealt; sides may be chosen afterwards; then the cities are founded."""
    allowed = allowed_boards(wonders, sides, cities_at(players))
    seats = range(players)
    if wonders == "choose":
        return ChooseBoards(allowed, seats), DealWonders(allowed), FoundCities()
    if sides == "choose":
        return DealWonders(allowed), ChooseSides(seats), FoundCities()
    return DealWonders(allowed), FoundCities()
