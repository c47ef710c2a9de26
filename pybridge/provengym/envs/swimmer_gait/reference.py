"""SwimmerGait as a reference: its model, and which time limits to try."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from provengym.envs.kernel_model import MultiDiscreteModel
from provengym.envs.swimmer_gait.env import SwimmerGaitEnv
from provengym.envs.swimmer_gait.frame import ANGLES
from provengym.models.listed_parameters import ListedParameters, fewer
from provengym.models.model import TimeLimit, constructed, known
from provengym.models.time_limited import TimeLimitedModel

if TYPE_CHECKING:
    from collections.abc import Mapping

    from provengym.models.model import State

# With one step nothing follows that could tell a wrong transition from a wrong observation.
FEWEST_STEPS, FEW_STEPS, MOST_DRAWN = 2, 40, 100
TOLERANCE = 1e-9
"""A thousandth of what rewards are multiples of: for those in single precision."""


class SwimmerGaitModel(MultiDiscreteModel):
    """The swimmer, answered by the kernel compiled from the specification.

    A state is a shape.
    """

    name: str = "SwimmerGait"
    actions: tuple[str, ...] = SwimmerGaitEnv.actions
    reward_tolerance: float = TOLERANCE
    deterministic = fully_observed = has_probabilities = True

    def describe(self, state: State) -> dict[str, Any]:
        """The observation, and the angles in degrees."""
        first, second = state[:2]
        return {"observation": [first, second], "degrees": [ANGLES[first], ANGLES[second]]}

    def picture(self, state: State) -> str | None:
        """The angles."""
        first, second = (f"{ANGLES[number]:+}" for number in state)
        return f"joints at {first} and {second} degrees"


class SwimmerGaitParameters(ListedParameters):
    """All time limits: two steps, enough for every shape, and up to a hundred."""

    name = "SwimmerGait"
    id = "provengym/SwimmerGait-v0"
    explored = ("max_steps",)
    small = ({"max_steps": FEWEST_STEPS}, {"max_steps": FEW_STEPS})
    drawn = MappingProxyType({"max_steps": range(FEWEST_STEPS, MOST_DRAWN + 1)})

    def model(self, parameters: Mapping[str, Any]) -> TimeLimitedModel:
        """The swimmer with these parameters, the others as in `SwimmerGaitEnv`."""
        given = known(self.name, SwimmerGaitEnv, parameters)
        env = constructed(self.name, SwimmerGaitEnv, given)
        return TimeLimitedModel(SwimmerGaitModel(env), TimeLimit(env.max_steps))

    def simpler(self, name: str, value: Any) -> list[int]:
        """Fewer steps."""
        return fewer(value, FEWEST_STEPS)
