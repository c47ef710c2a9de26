"""FrozenLake as a reference: its model, and which boards and time limits to try."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from provengym.envs.frozen_lake.env import FrozenLakeEnv
from provengym.envs.frozen_lake.frame import rows
from provengym.envs.kernel_model import CertainModel, DiscreteModel
from provengym.models.listed_parameters import ListedParameters, fewer
from provengym.models.model import TimeLimit, constructed, known
from provengym.models.time_limited import TimeLimitedModel
from provengym.rendering.frame import boxed

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from provengym.models.model import Model, Observation, State

FEWEST_STEPS, FEW_STEPS = 2, 20
SMALLEST, ODD = ["SG"], ["HFFF", "FSFH", "FGHF"]


class SlipperyModel(DiscreteModel):
    """The walk over slippery ice, answered by the kernel compiled from the specification."""

    name: str = "FrozenLake"
    actions: tuple[str, ...] = FrozenLakeEnv.actions
    fully_observed = has_probabilities = True

    def __init__(self, env: FrozenLakeEnv) -> None:
        super().__init__(env)
        self.parameters = {**env.parameters, "success_rate": float(env.success_rate)}
        self.branch_weights, self.branches = zip(*env.branches, strict=True)
        self._board = env.board
        if env.max_steps is not None:
            self.time_limit = TimeLimit(env.max_steps)

    def describe(self, observation: Observation) -> dict[str, Any]:
        """The observation, and the cell."""
        cell = divmod(observation[0], self._board.width)
        return {"observation": observation[0], "cell": cell}

    def picture(self, state: State) -> str | None:
        """The board: `A` agent, `S` start, `F` frozen, `H` a hole, `G` a goal."""
        return "\n".join(boxed(rows(self._board, self.number(state))))

    def named(self, state: State) -> Any:
        """The number of the cell."""
        return self.number(state)


class CertainWalk(CertainModel, SlipperyModel):
    """The walk over ice that is not slippery."""

    def with_number(self, number: int) -> State:
        """The word of the cell with this number."""
        return (self._board.words(number),)

    def describe(self, shown: State) -> dict[str, Any]:
        """The observation, and the cell."""
        return SlipperyModel.describe(self, (self.number(shown),))


class FrozenLakeParameters(ListedParameters):
    """All boards, rates, rewards and time limits; only boards and limits are explored."""

    name = "FrozenLake"
    id = "provengym/FrozenLake-v0"
    explored = ("desc", "map_name", "max_steps")
    small = (
        {"desc": SMALLEST, "map_name": None},
        {"desc": ODD, "map_name": None},
        {"desc": None, "map_name": "4x4"},
        {"desc": None, "map_name": "4x4", "max_steps": FEWEST_STEPS},
        {"desc": None, "map_name": "4x4", "max_steps": FEW_STEPS},
        {"desc": None, "map_name": "8x8"},
    )

    def model(self, parameters: Mapping[str, Any]) -> Model:
        """The walk with these parameters, the others as in `FrozenLakeEnv`."""
        given = known(self.name, FrozenLakeEnv, parameters)
        env = constructed(self.name, FrozenLakeEnv, given)
        if env.goes_as_chosen < 1:
            return SlipperyModel(env)
        model = CertainWalk(env)
        return model if env.max_steps is None else TimeLimitedModel(model, model.time_limit)

    def simpler(self, name: str, value: Any) -> Iterable[Any]:
        """Fewer steps, and smaller boards."""
        if value is None or name == "map_name":
            return []
        if name == "max_steps":
            return fewer(value, FEWEST_STEPS)
        return [board for board in (SMALLEST, ODD) if sum(map(len, board)) < sum(map(len, value))]
