"""SwimmerGait as a reference: its model, and which time limits to try."""

from __future__ import annotations

import operator
from typing import TYPE_CHECKING, Any

from gymnasium import spaces

from provengym.data.errors import brief, one_line
from provengym.envs.swimmer_gait.env import RESOLUTION, SwimmerGaitEnv
from provengym.envs.swimmer_gait.frame import ANGLES
from provengym.models.kernel_model import KernelModel
from provengym.models.model import (
    NoFitError,
    TimeLimit,
    UnreadableError,
    constructed,
    known,
)
from provengym.models.random_family import RandomParameters, fewer
from provengym.models.time_limited import TimeLimitedModel

if TYPE_CHECKING:
    from collections.abc import Mapping

    import gymnasium
    from hypothesis.strategies import SearchStrategy

    from provengym.models.model import Parameters, Reader, State

# With one step nothing follows that could tell a wrong transition from a wrong observation.
FEWEST_STEPS, FEW_STEPS, MOST_DRAWN = 2, 40, 100
TOLERANCE = 1e-9
"""A thousandth of what rewards are multiples of: for those in single precision."""


class SwimmerGaitModel(KernelModel):
    """The swimmer, answered by the kernel compiled from the specification.

    A state is a shape.
    """

    name: str = "SwimmerGait"
    actions: tuple[str, ...] = SwimmerGaitEnv.actions
    reward_tolerance: float = TOLERANCE
    deterministic = fully_observed = has_probabilities = True

    def __init__(self, env: SwimmerGaitEnv) -> None:
        super().__init__(env.kernel, 2)
        self.parameters: Parameters = env.parameters

    def read(self, value: object) -> State:
        """A pair of numbers of values of the angles."""
        try:
            first, second = map(operator.index, value)  # type: ignore[call-overload]
        except (TypeError, ValueError):
            first = second = -1
        if not (0 <= first < RESOLUTION and 0 <= second < RESOLUTION):
            raise UnreadableError(f"no shape of the swimmer is {brief(value)}")
        return (first, second)

    def observation_reader(self, space: gymnasium.Space[Any]) -> Reader:
        """A MultiDiscrete of two angles, or a Box of integers that has them in it."""
        last = RESOLUTION - 1
        if isinstance(space, spaces.MultiDiscrete):
            fits = space.nvec.tolist() == [RESOLUTION] * 2 and not space.start.any()
        else:
            fits = (
                isinstance(space, spaces.Box)
                and space.shape == (2,)
                and space.dtype.kind in "iu"
                and bool((space.low <= 0).all() and (space.high >= last).all())
            )
        if not fits:
            raise NoFitError(
                f"the observation space {one_line(space)} is not MultiDiscrete([{RESOLUTION}, "
                f"{RESOLUTION}]); Binding(observation=...) can map other observations"
            )
        return self.read

    def describe(self, state: State) -> dict[str, Any]:
        """The observation, and the angles in degrees."""
        first, second = state
        return {"observation": [first, second], "degrees": [ANGLES[first], ANGLES[second]]}

    def picture(self, state: State) -> str | None:
        """The angles, before the number of steps."""
        first, second = (f"{ANGLES[number]:+}" for number in state)
        return f"joints at {first} and {second} degrees,"


class SwimmerGaitParameters(RandomParameters):
    """All time limits."""

    name = "SwimmerGait"
    id = "provengym/SwimmerGait-v0"
    explored = ("max_steps",)
    small = ({"max_steps": FEWEST_STEPS}, {"max_steps": FEW_STEPS})

    def model(self, parameters: Mapping[str, Any]) -> TimeLimitedModel:
        """The swimmer with these parameters, the others as in `SwimmerGaitEnv`."""
        given = known(self.name, SwimmerGaitEnv, parameters)
        env = constructed(self.name, SwimmerGaitEnv, given)
        return TimeLimitedModel(SwimmerGaitModel(env), TimeLimit(env.max_steps))

    def simpler(self, name: str, value: Any) -> list[int]:
        """Fewer steps."""
        return fewer(value, FEWEST_STEPS)

    def strategy(
        self, fixed: Mapping[str, Any], free: frozenset[str]
    ) -> SearchStrategy[Parameters]:
        """Up to a hundred steps."""
        from hypothesis import strategies as st

        from provengym.models.strategies import below

        base = self.model(fixed).parameters
        if not free:
            return st.just(base)
        limits = below(MOST_DRAWN - FEWEST_STEPS + 1)
        return limits.map(lambda more: {**base, "max_steps": FEWEST_STEPS + more})
