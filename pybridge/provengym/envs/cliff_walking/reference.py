"""CliffWalking as a reference: its model, and which time limits to try."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from provengym.envs.cliff_walking.env import CliffWalkingEnv, words
from provengym.envs.cliff_walking.frame import COLUMNS, rows
from provengym.envs.kernel_model import CertainModel, DiscreteModel
from provengym.models.listed_parameters import ListedParameters, fewer
from provengym.models.model import TimeLimit, constructed, known
from provengym.models.time_limited import TimeLimitedModel
from provengym.rendering.frame import boxed

if TYPE_CHECKING:
    from collections.abc import Mapping

    from provengym.models.model import Model, Observation, State

FEWEST_STEPS, FEW_STEPS = 2, 20


class SlipperyModel(DiscreteModel):
    """The walk on slippery ground, answered by the kernel compiled from the specification."""

    name: str = "CliffWalking"
    actions: tuple[str, ...] = CliffWalkingEnv.actions
    fully_observed = has_probabilities = True

    def __init__(self, env: CliffWalkingEnv) -> None:
        super().__init__(env)
        self.branch_weights, self.branches = zip(*env.branches, strict=True)
        if env.max_steps is not None:
            self.time_limit = TimeLimit(env.max_steps)

    def describe(self, observation: Observation) -> dict[str, Any]:
        """The observation, and the cell."""
        return {"observation": observation[0], "cell": divmod(observation[0], COLUMNS)}

    def picture(self, state: State) -> str | None:
        """The grid: `A` agent, `S` start, `G` goal, `#` the cliff."""
        return "\n".join(boxed(rows(self.number(state))))

    def named(self, state: State) -> Any:
        """The number of the cell."""
        return self.number(state)


class CertainWalk(CertainModel, SlipperyModel):
    """The walk on ground that is not slippery."""

    def with_number(self, number: int) -> State:
        """The word of the cell with this number."""
        return (words(number),)

    def describe(self, shown: State) -> dict[str, Any]:
        """The observation, and the cell."""
        return SlipperyModel.describe(self, (self.number(shown),))


class CliffWalkingParameters(ListedParameters):
    """Both grounds, and all time limits; only the limits are explored."""

    name = "CliffWalking"
    id = "provengym/CliffWalking-v0"
    explored = ("max_steps",)
    small = ({"max_steps": FEWEST_STEPS}, {"max_steps": FEW_STEPS})

    def model(self, parameters: Mapping[str, Any]) -> Model:
        """The walk with these parameters, the others as in `CliffWalkingEnv`."""
        given = known(self.name, CliffWalkingEnv, parameters)
        env = constructed(self.name, CliffWalkingEnv, given)
        if env.is_slippery:
            return SlipperyModel(env)
        model = CertainWalk(env)
        return model if env.max_steps is None else TimeLimitedModel(model, model.time_limit)

    def simpler(self, name: str, value: Any) -> list[int]:
        """Fewer steps."""
        return [] if value is None else fewer(value, FEWEST_STEPS)
