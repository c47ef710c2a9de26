"""NewEnv as a reference: its model, and which corridors to try."""

from __future__ import annotations

import operator
from typing import TYPE_CHECKING, Any

from gymnasium import spaces

from provengym.data.errors import brief, one_line
from provengym.envs.kernel_model import KernelModel
from provengym.envs.new_env.env import SHORTEST, NewEnvEnv
from provengym.models.model import (
    NoFitError,
    UnreadableError,
    constructed,
    known,
)

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    import gymnasium
    from hypothesis.strategies import SearchStrategy

    from provengym.models.model import Parameters, Reader, State, States

LONGEST_SMALL, LONGEST_DRAWN = 6, 33
PICTURE_CELLS = 32


class NewEnvModel(KernelModel):
    """One corridor, answered by the kernel compiled from the specification."""

    name: str = "NewEnv"
    actions: tuple[str, ...] = NewEnvEnv.actions
    deterministic = fully_observed = has_probabilities = True

    def __init__(self, parameters: Mapping[str, Any]) -> None:
        env = constructed(self.name, NewEnvEnv, parameters)
        super().__init__(env)
        self.parameters: Parameters = env.parameters

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


class NewEnvParameters:
    """All corridors."""

    name: str = "NewEnv"
    id: str = "provengym/NewEnv-v0"
    explored: tuple[str, ...] = ("length",)

    def model(self, parameters: Mapping[str, Any]) -> NewEnvModel:
        """The corridor with these parameters, the others as in `NewEnvEnv`."""
        return NewEnvModel(known(self.name, NewEnvEnv, parameters))

    def enumerate_small(self, fixed: Mapping[str, Any], free: frozenset[str]) -> list[Parameters]:
        """Every corridor of up to six cells."""
        return [{"length": n} for n in range(SHORTEST, LONGEST_SMALL + 1)] if free else []

    def shrink(self, parameters: Parameters, free: frozenset[str]) -> Iterator[Parameters]:
        """Shorter corridors."""
        length = parameters["length"]
        for shorter in sorted({SHORTEST, length // 2, length - 1}):
            if free and SHORTEST <= shorter < length:
                yield {"length": shorter}

    def same_size(self, parameters: Parameters, free: frozenset[str]) -> Iterator[Parameters]:
        """None."""
        return iter(())

    def strategy(
        self, fixed: Mapping[str, Any], free: frozenset[str]
    ) -> SearchStrategy[Parameters]:
        """Corridors of up to 33 cells."""
        from hypothesis import strategies as st

        from provengym.models.strategies import below

        if not free:
            return st.just(self.model(fixed).parameters)
        return below(LONGEST_DRAWN - SHORTEST + 1).map(lambda more: {"length": SHORTEST + more})
