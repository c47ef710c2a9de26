"""Taxi as a reference: its model, and which time limits to try."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from provengym.envs.kernel_model import DiscreteModel
from provengym.envs.taxi.board import NAMES, taxi, will_change
from provengym.envs.taxi.env import TaxiEnv
from provengym.envs.taxi.frame import rows, where
from provengym.models.listed_parameters import ListedParameters, fewer
from provengym.models.model import TimeLimit, constructed, known

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

    from provengym.models.model import Observation, State, States

FEWEST_STEPS, FEW_STEPS = 2, 30


class TaxiModel(DiscreteModel):
    """The drive, answered by the kernel compiled from the specification.

    Whether the destination will change is hidden.
    """

    env: TaxiEnv
    name = "Taxi"
    actions = TaxiEnv.actions
    has_probabilities = True

    def __init__(self, parameters: Mapping[str, Any]) -> None:
        env = constructed(self.name, TaxiEnv, parameters)
        super().__init__(env)
        rates = ("rainy_probability", "fickle_probability")
        self.parameters = {**env.parameters, **{rate: float(getattr(env, rate)) for rate in rates}}
        self.branch_weights, self.branches = zip(*env.branches, strict=True)
        self.fully_observed = not (env.fickle_passenger and env.fickle_probability)
        if env.max_steps is not None:
            self.time_limit = TimeLimit(env.max_steps)
        starts = np.flatnonzero(env.initial_state_distrib)
        self._starts = np.ascontiguousarray(env._states(0, env.num_states)[:, starts])

    def starts(self, shown: Observation | None = None) -> States:
        """The states whose passenger waits at a depot that is not its destination."""
        return self._alike(self._starts.copy(), shown)

    def start_weights(self, states: States) -> NDArray[np.int64]:
        """How probable it is that the destination will change, and that it will not."""
        if not self.env.fickle_passenger:
            return super().start_weights(states)
        num, den = self.env.fickle_probability.as_integer_ratio()
        return np.where(will_change(states[0]), num, den - num)

    def describe(self, observation: Observation) -> dict[str, Any]:
        """The observation, and what it says."""
        seen = taxi(observation[0])
        return {
            "observation": observation[0],
            "taxi": (seen.row, seen.column),
            "passenger": where(seen),
            "destination": NAMES[seen.destination],
        }

    def picture(self, state: State) -> str | None:
        """The map: `T` the taxi, `R`, `G`, `Y` and `B` the depots."""
        return "\n".join(rows(taxi(self.number(state))))

    def named(self, state: State) -> Any:
        """The state as `reset` takes it."""
        return self.env.named(state)


class TaxiParameters(ListedParameters):
    """All weathers, passengers and time limits; only the limits are explored."""

    name = "Taxi"
    id = "provengym/Taxi-v0"
    explored = ("max_steps",)
    small = ({"max_steps": FEWEST_STEPS}, {"max_steps": FEW_STEPS})

    def model(self, parameters: Mapping[str, Any]) -> TaxiModel:
        """The drive with these parameters, the others as in `TaxiEnv`."""
        return TaxiModel(known(self.name, TaxiEnv, parameters))

    def simpler(self, name: str, value: Any) -> list[int]:
        """Fewer steps."""
        return [] if value is None else fewer(value, FEWEST_STEPS)
