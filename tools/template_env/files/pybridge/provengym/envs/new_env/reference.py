"""NewEnv as a reference: its model, and which corridors to try."""

from __future__ import annotations

import operator
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from gymnasium import spaces

from provengym.data.errors import brief, one_line
from provengym.envs.kernel_model import KernelModel
from provengym.envs.new_env.env import SHORTEST, NewEnvEnv
from provengym.models.listed_parameters import ListedParameters, fewer
from provengym.models.model import (
    NoFitError,
    UnreadableError,
    constructed,
    known,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    import gymnasium

    from provengym.models.model import Reader, State, States

LONGEST_SMALL, LONGEST_DRAWN = 6, 33
PICTURE_CELLS = 32


class NewEnvModel(KernelModel):
    """One corridor, answered by the kernel compiled from the specification."""

    name: str = "NewEnv"
    actions: tuple[str, ...] = NewEnvEnv.actions
    deterministic = fully_observed = has_probabilities = True

    def __init__(self, parameters: Mapping[str, Any]) -> None:
        super().__init__(constructed(self.name, NewEnvEnv, parameters))

    def starts(self, shown: State | None = None) -> States:
        """The first cell."""
        return self._alike(self.columns([(0,)]), shown)

    def read(self, value: object) -> State:
        """The number of a cell."""
        try:
            cell = operator.index(value)  # type: ignore[arg-type]
        except TypeError:
            cell = -1
        if not 0 <= cell < self.parameters["length"]:
            raise UnreadableError(f"no cell of the corridor is {brief(value)}")
        return (cell,)

    def observation_reader(self, space: gymnasium.Space[Any]) -> Reader:
        """The cell in a Discrete space."""
        length = self.parameters["length"]
        if not isinstance(space, spaces.Discrete) or int(space.n) != length:
            raise NoFitError(
                f"the observation space {one_line(space)} shows no cell of a corridor as "
                f"Discrete({length}) does; Binding(observation=...) can map other forms"
            )
        first = int(space.start)
        return lambda observation: self.read(observation - first)

    def describe(self, shown: State) -> dict[str, Any]:
        """The observation."""
        return {"observation": shown[0]}

    def picture(self, state: State) -> str | None:
        """The corridor with agent `A` and end `E`."""
        length = self.parameters["length"]
        if length > PICTURE_CELLS:
            return None
        letters = {length - 1: "E"} | {state[0]: "A"}
        return " ".join(letters.get(cell, ".") for cell in range(length))


class NewEnvParameters(ListedParameters):
    """All corridors: those of up to six cells, and of up to 33."""

    name = "NewEnv"
    id = "provengym/NewEnv-v0"
    explored = ("length",)
    small = tuple({"length": length} for length in range(SHORTEST, LONGEST_SMALL + 1))
    drawn = MappingProxyType({"length": range(SHORTEST, LONGEST_DRAWN + 1)})

    def model(self, parameters: Mapping[str, Any]) -> NewEnvModel:
        """The corridor with these parameters, the others as in `NewEnvEnv`."""
        return NewEnvModel(known(self.name, NewEnvEnv, parameters))

    def simpler(self, name: str, value: Any) -> list[int]:
        """Shorter corridors."""
        return fewer(value, SHORTEST)
