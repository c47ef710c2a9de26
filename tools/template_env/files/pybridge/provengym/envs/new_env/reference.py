"""NewEnv as a reference: its model, and which corridors to try."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from provengym.envs.kernel_model import CertainModel
from provengym.envs.new_env.env import SHORTEST, NewEnvEnv, cell_and_key, words
from provengym.envs.new_env.frame import row
from provengym.models.listed_parameters import ListedParameters, fewer
from provengym.models.model import constructed, known

if TYPE_CHECKING:
    from collections.abc import Mapping

    from provengym.models.model import State

LONGEST_SMALL, LONGEST_DRAWN = 6, 33
PICTURE_CELLS = 32


class NewEnvModel(CertainModel):
    """One corridor, answered by the kernel compiled from the specification."""

    name: str = "NewEnv"
    actions: tuple[str, ...] = NewEnvEnv.actions
    fully_observed = has_probabilities = True

    def __init__(self, parameters: Mapping[str, Any]) -> None:
        super().__init__(constructed(self.name, NewEnvEnv, parameters))

    def with_number(self, number: int) -> State:
        """The word of the state with this number."""
        return (words(number),)

    def describe(self, shown: State) -> dict[str, Any]:
        """The observation, the cell, and whether the agent has the key."""
        cell, has_key = cell_and_key(shown)
        return {"observation": self.number(shown), "cell": cell, "has key": has_key}

    def picture(self, state: State) -> str | None:
        """The corridor with agent `A`, door `D` and key `K`."""
        length = self.parameters["length"]
        return " ".join(row(length, *cell_and_key(state))) if length <= PICTURE_CELLS else None

    def named(self, state: State) -> Any:
        """The number of the state."""
        return self.number(state)


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
