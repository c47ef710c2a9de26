"""SwimmerGait as a reference: its model, and which time limits to try."""

from __future__ import annotations

import operator
from typing import TYPE_CHECKING, Any

from provengym.data.errors import brief
from provengym.envs.observing import require_sizes
from provengym.envs.swimmer_gait.env import RESOLUTION, SwimmerGaitEnv
from provengym.envs.swimmer_gait.frame import ANGLES
from provengym.models.kernel_model import TimedKernelModel
from provengym.models.model import Transition, UnreadableError, constructed, known
from provengym.models.random_family import fewer

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    import gymnasium
    from hypothesis.strategies import SearchStrategy

    from provengym.models.model import Parameters, Reader, State

# With one step nothing follows that could tell a wrong transition from a wrong observation.
FEWEST_STEPS, FEW_STEPS, MOST_DRAWN = 2, 40, 100
TOLERANCE = 1e-9
"""A thousandth of what rewards are multiples of: for those in single precision."""


class SwimmerGaitModel(TimedKernelModel):
    """The swimmer, answered by the kernel compiled from the specification.

    A state is a shape and the number of steps taken.  Observations show the shape only.
    """

    name: str = "SwimmerGait"
    actions: tuple[str, ...] = SwimmerGaitEnv.actions
    reward_tolerance: float = TOLERANCE

    def __init__(self, parameters: Mapping[str, Any]) -> None:
        env = constructed(self.name, SwimmerGaitEnv, parameters)
        super().__init__(env.kernel, 2, env.max_steps)
        self.parameters: Parameters = env.parameters

    def step(self, state: State, action: int) -> Transition:
        """The kernel's step, cut off at the last one."""
        *shape, steps = state
        successor, reward, terminated = self._kernel.step(tuple(shape), action, 0)
        after = (*successor, steps + 1)
        truncated = steps + 1 >= self._last and not terminated
        return Transition(after, reward / self._kernel.reward_scale, terminated, truncated)

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
        wanted = f"MultiDiscrete([{RESOLUTION}, {RESOLUTION}])"
        require_sizes(space, [RESOLUTION] * 2, wanted, integers=True)
        return self.read

    def describe(self, state: State) -> dict[str, Any]:
        """The observation, and the angles in degrees."""
        first, second = state[:2]
        return {"observation": [first, second], "degrees": [ANGLES[first], ANGLES[second]]}

    def picture(self, state: State) -> str | None:
        """The angles, and the number of steps."""
        first, second = (f"{ANGLES[number]:+}" for number in state[:2])
        return f"joints at {first} and {second} degrees, step {state[2]} of {self._last}"


class SwimmerGaitParameters:
    """All time limits."""

    name: str = "SwimmerGait"
    id: str = "provengym/SwimmerGait-v0"
    explored: tuple[str, ...] = ("max_steps",)

    def model(self, parameters: Mapping[str, Any]) -> SwimmerGaitModel:
        """The swimmer with these parameters, the others as in `SwimmerGaitEnv`."""
        return SwimmerGaitModel(known(self.name, SwimmerGaitEnv, parameters))

    def enumerate_small(self, fixed: Mapping[str, Any], free: frozenset[str]) -> list[Parameters]:
        """Two steps, and enough for every shape."""
        limits = (FEWEST_STEPS, FEW_STEPS) if free else ()
        return [self.model({**fixed, "max_steps": limit}).parameters for limit in limits]

    def shrink(self, parameters: Parameters, free: frozenset[str]) -> Iterator[Parameters]:
        """Fewer steps."""
        for limit in fewer(parameters["max_steps"], FEWEST_STEPS) if free else ():
            yield {**parameters, "max_steps": limit}

    def same_size(self, parameters: Parameters, free: frozenset[str]) -> Iterator[Parameters]:
        """None."""
        return iter(())

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
