"""The ruleset of the base game and its expansions, for a number of players and the options of a table."""

from collections.abc import Mapping

from wonders.core.options import Setting
from wonders.games.classic.cards import ALL_CARDS
from wonders.games.classic.deck import Deck
from wonders.games.classic.end_of_age import ResolveConflicts
from wonders.games.classic.expansion import load
from wonders.games.classic.free_city import DrawForFreeCity, PickBesideFreeCity, PickForFreeCity
from wonders.games.classic.options import allowed_boards, expansion_names
from wonders.games.classic.phases import Phase
from wonders.games.classic.ruleset import Ruleset
from wonders.games.classic.setup import ChooseBoards, ChooseSides, DealAge, DealWonders, FoundCities, decks_for
from wonders.games.classic.turn.last_card import DiscardLeftovers, LastCard
from wonders.games.classic.turn.pass_hands import PassHands
from wonders.games.classic.turn.pick import Pick
from wonders.games.classic.turn.revive import ReviveDiscarded


def assemble(players: int, options: Mapping[str, Setting], version: str) -> Ruleset:
    """Put the phases together in the rulebook's order, and every expansion on top."""
    names = expansion_names(options)
    cards = (*ALL_CARDS, *(card for name in names for card in load(name).cards(names)))
    ruleset = _base(players, options, version, decks_for(cards, players))
    for name in (*names, *(("teams",) if options["teams"] else ())):
        ruleset = load(name).extend(ruleset, names, players)
    return ruleset


def _base(players: int, options: Mapping[str, Setting], version: str, decks: tuple[Deck, ...]) -> Ruleset:
    last_card, revive = LastCard(options["last_card"] == "afresh"), ReviveDiscarded(asks_in_vain=version == "1")
    end_of_turn = (last_card, DiscardLeftovers(), revive, PassHands())
    pick: tuple[Phase, ...] = (Pick(),)
    if players == 2:
        pick = (DrawForFreeCity(), PickForFreeCity(options["free_city_sells"] == "hand"), PickBesideFreeCity())
    return Ruleset(
        decks=decks,
        setup=_setup(players, options),
        start_of_age=(DealAge(decks, players),),
        turn=(*pick, *end_of_turn),
        end_of_age=(ResolveConflicts(),),
        version=version,
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
