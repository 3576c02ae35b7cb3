"""OpenSpiel: importing this module registers `wonders_classic`, `wonders_duel` and `wonders_architects`.

Players and options are parameters: `pyspiel.load_game("wonders_classic(players=4,expansions=cities+leaders)")`; where
an option is a list, + stands between its words; where words and numbers are allowed, numbers are written with an
underscore (`first=_1` or `first=lot` in Duel), for OpenSpiel tells types by their looks.

Where seats choose at once they are asked one after the other, and nobody sees what the others have chosen.

Chance is explicit where the rules can list its answers. Other draws (deals) are sampled: two chance nodes of 4,096
equally likely outcomes are the seed from which the draw follows, so a history says all there is to know of a match.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy

from wonders.core.actions import Action
from wonders.core.chance import Dealer
from wonders.core.decisions import CHANCE, ChanceDecision
from wonders.core.game import AnyGame
from wonders.core.options import Option, Setting
from wonders.games.registry import game_class, make
from wonders.rl.extra import MissingExtra
from wonders.spaces import observer_of, space_of

try:
    import pyspiel
except ImportError:
    raise MissingExtra("The games for OpenSpiel need open_spiel", "rl") from None

SEEDS: Final = 4096
"""Outcomes of a chance node whose answers are not listed, and the most that are."""


def game_type(id: str, game: AnyGame | None = None) -> object:
    """What OpenSpiel wants to know of a game; with its options settled, exactly."""
    rules = game_class(id)
    kind = pyspiel.GameType
    hides = id != "duel" or (game is not None and game.options["fair"] == "bid")  # bids are sealed
    teams = game is not None and game.options.get("teams")
    return kind(
        short_name=f"wonders_{id}",
        long_name=f"Wonders: {id.capitalize()}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION if hides else kind.Information.PERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM if teams else kind.Utility.CONSTANT_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=rules.seats_allowed[-1],
        min_num_players=rules.seats_allowed[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": rules.default_players}
        | {option.name: _parameter(option) for option in rules.options_known},
    )


def _parameter(option: Option) -> Setting:
    """The default of an option as a parameter: of one type, whatever is allowed."""
    mixed = isinstance(option.default, int) and not all(isinstance(choice, int) for choice in option.choices)
    return f"_{option.default}" if mixed else option.default


def _setting(value: Setting) -> Setting:
    """A parameter as the setting of an option."""
    return value.removeprefix("_").replace("+", ",") if isinstance(value, str) else value


class Rules:
    """A game with its numbering and its observer. Copies of a match share it: it holds nothing of the match."""

    def __init__(self, id: str, players: int | None, options: dict[str, Setting]) -> None:
        self.game = make(id, players, **options)
        self.space = space_of(self.game)
        self.observer = observer_of(self.game)

    def __deepcopy__(self, memo: dict[int, object]) -> "Rules":
        return self


class Still(NamedTuple):
    """A table; it never changes, so copies of a match share it."""

    table: object

    def __deepcopy__(self, memo: dict[int, object]) -> "Still":
        return self


class WondersGame(pyspiel.Game):
    """A game with its players and options settled."""

    id: str

    def __init__(self, params: dict[str, Setting] | None = None) -> None:
        given = dict(params or {})
        players = given.pop("players", None)
        options = {name: _setting(value) for name, value in given.items()}
        self.rules = Rules(self.id, None if players is None else int(players), options)
        game = self.rules.game
        information = pyspiel.GameInfo(
            num_distinct_actions=self.rules.space.size,
            max_chance_outcomes=SEEDS,
            num_players=game.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None if game.options.get("teams") else 1.0,
            max_game_length=game.longest * game.players,
        )
        super().__init__(game_type(self.id, game), information, params or {})

    def new_initial_state(self) -> "WondersState":
        return WondersState(self)

    def make_py_observer(self, iig_obs_type: object = None, params: object = None) -> "SeatObserver":
        if params:
            raise ValueError(f"Observation parameters are not supported; these were given: {params}")
        return SeatObserver(self.rules)


class WondersState(pyspiel.State):
    """A match: the table, the answers that are still sealed, and the first half of a seed."""

    def __init__(self, game: WondersGame) -> None:
        super().__init__(game)
        self._rules = game.rules
        self._still = Still(game.rules.game.start())
        self._sealed: dict[int, Action] = {}
        self._half: int | None = None
        self._told: list[tuple[int, int]] = []

    @property
    def table(self) -> object:
        return self._still.table

    def _go(self, answers: dict[int, Action]) -> None:
        self._still = Still(self._rules.game.step(self.table, answers).table)

    def current_player(self) -> int:
        pending = self._rules.game.pending(self.table)
        if not pending:
            return int(pyspiel.PlayerId.TERMINAL)
        if CHANCE in pending:
            return int(pyspiel.PlayerId.CHANCE)
        return min(seat for seat in pending if seat not in self._sealed)

    def is_terminal(self) -> bool:
        return not self._rules.game.pending(self.table)

    def _legal_actions(self, player: int) -> list[int]:
        return list(self._rules.space.legal(self._rules.game, self.table, player))

    def _listed(self) -> Sequence[tuple[Action, int]] | None:
        """What chance may answer now, with weights; None where there is too much to list."""
        asked = self._rules.game.pending(self.table)[CHANCE]
        assert isinstance(asked, ChanceDecision)
        listed = asked.outcomes()
        return listed if listed is not None and len(listed) <= SEEDS else None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        listed = self._listed()
        if listed is None:
            return [(number, 1.0 / SEEDS) for number in range(SEEDS)]
        total = sum(weight for _, weight in listed)
        return [(number, weight / total) for number, (_, weight) in enumerate(listed)]

    def _apply_action(self, action: int) -> None:
        player = self.current_player()
        self._told.append((player, action))
        if player == pyspiel.PlayerId.CHANCE:
            self._draw(action)
            return
        rules = self._rules.game
        self._sealed[player] = rules.notation.parse(self._rules.space.text(action))
        if len(self._sealed) == len(rules.pending(self.table)):
            self._go(dict(sorted(self._sealed.items())))
            self._sealed = {}

    def _draw(self, outcome: int) -> None:
        """Let chance answer: by the outcome where answers are listed, otherwise by a seed of two outcomes."""
        rules, listed = self._rules.game, self._listed()
        if listed is not None:
            self._go({CHANCE: listed[outcome][0]})
        elif self._half is None:
            self._half = outcome
        else:
            asked = rules.pending(self.table)[CHANCE]
            assert isinstance(asked, ChanceDecision)
            self._go({CHANCE: Dealer.from_seed(self._half * SEEDS + outcome).answer(asked)})
            self._half = None

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return f"{player}: {self._rules.space.text(action)}"
        listed = self._listed() if not self.is_terminal() and self.is_chance_node() else None
        return f"chance: {listed[action][0] if listed is not None else action}"

    def returns(self) -> list[float]:
        outcome = self._rules.game.outcome(self.table)
        return [outcome.share(seat) if outcome is not None else 0.0 for seat in self._rules.game.seats]

    def __str__(self) -> str:
        text = self._rules.space.text
        return "\n".join(f"{player}: {text(action) if player >= 0 else action}" for player, action in self._told)


class SeatObserver:
    """Observations of a seat: `tensor` in the order of the layout, `dict` by the names of its fields."""

    def __init__(self, rules: Rules) -> None:
        self._observer = rules.observer
        self.tensor = numpy.zeros(self._observer.layout.size, numpy.float32)
        self.dict = {name: self.tensor[where] for name, where in self._observer.layout.items()}

    def set_from(self, state: WondersState, player: int) -> None:
        """Write what a player sees into the tensor."""
        view = state._rules.game.view(state.table, player)
        self.tensor[:] = numpy.frombuffer(self._observer.encode(view), numpy.int8)

    def string_from(self, state: WondersState, player: int) -> str:
        """What a player sees, as a text: equal for what the player cannot tell apart."""
        return repr(state._rules.game.view(state.table, player))


class WondersClassic(WondersGame):
    """7 Wonders."""

    id = "classic"


class WondersDuel(WondersGame):
    """7 Wonders Duel."""

    id = "duel"


class WondersArchitects(WondersGame):
    """7 Wonders Architects."""

    id = "architects"


for _class in (WondersClassic, WondersDuel, WondersArchitects):
    pyspiel.register_game(game_type(_class.id), _class)
