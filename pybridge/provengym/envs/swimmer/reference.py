"""Swimmer as a reference: its model, and which time limits to try."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces

from provengym.data.errors import ConformanceError, brief, one_line
from provengym.envs.kernel_model import KernelModel
from provengym.envs.swimmer.body import BASE, STEPS, TORQUE, UNITS, signed, torques, unsigned
from provengym.envs.swimmer.env import SwimmerEnv
from provengym.models.listed_parameters import ListedParameters, fewer
from provengym.models.model import (
    NoFitError,
    TimeLimit,
    UnreadableError,
    constructed,
    known,
    listed,
)
from provengym.models.time_limited import TimeLimitedModel

if TYPE_CHECKING:
    from collections.abc import Mapping

    import gymnasium

    from provengym.models.model import Parameters, Reader, State, States

# With one step nothing follows that could tell a wrong transition from a wrong observation.
FEWEST_STEPS, FEW_STEPS = 2, 40
SHARES = (-1.0, -0.5, 0.0, 0.5, 1.0)
"""The torques that are tried, over the largest one."""
TOLERANCE, REWARD_TOLERANCE = 1e-5, 1e-7
"""The largest differences of a right target's observations and rewards from those of the kernel:
it may compute in double precision, without rounding to the kernel's numbers."""
SHOWN = 11
"""The words of a state that are observed come first, those of the velocity last among them."""


class SwimmerModel(KernelModel):
    """The swimmer, answered by the kernel compiled from the specification.

    What is read of a target is integers in the units of the words of a state: of all, or of those
    that are observed.
    """

    name: str = "Swimmer"
    deterministic = has_probabilities = True
    reward_tolerance: float = REWARD_TOLERANCE

    def __init__(self, env: SwimmerEnv) -> None:
        if env.reset_noise:
            raise ConformanceError(
                f"Swimmer is a reference with reset_noise=0 only, got {env.reset_noise}: with "
                "noise there are too many starts to follow"
            )
        super().__init__(env)
        self.parameters: Parameters = {"reset_noise": 0, "max_steps": env.max_steps}
        steps = [round(share * STEPS) + STEPS for share in SHARES]
        self._words = np.array([BASE * i + j for i, j in itertools.product(steps, repeat=2)])
        names = ("torques {:g} and {:g}".format(*torques(word)) for word in self._words.tolist())
        self.actions: tuple[str, ...] = tuple(names)

    def starts(self, shown: State | None = None) -> States:
        """The kernel's; what is read is compared with a state by `fill_hidden`."""
        return self.columns([self._kernel.init(0, 0)])

    def words(self, actions: Any) -> Any:
        """Return the kernel's words for pairs of torques."""
        return self._words[actions]

    def read(self, value: object) -> State:
        """Eleven numbers, in the order of the observation space."""
        try:
            items = np.asarray(value, dtype=np.float64)
        except (TypeError, ValueError):
            items = np.empty(0)
        if items.shape != (SHOWN,) or not np.isfinite(items).all():
            raise UnreadableError(f"{brief(value)} is no observation: {SHOWN} finite numbers")
        ordered = (*items[2:].tolist(), *items[:2].tolist())
        return tuple(round(x * unit) for x, unit in zip(ordered, UNITS, strict=False))

    def read_state(self, value: object) -> State:
        """Thirteen numbers, as ``options["state"]`` takes them."""
        return signed(super().read_state(value))

    def beginning(self, words: State) -> State:
        """The kernel's words."""
        return unsigned(words)

    def fill_hidden(self, shown: State, state: State) -> State:
        """The state, where what was read is as near to it as a right target's may be."""
        units = signed(state)
        pairs = zip(shown, units, UNITS, strict=False)
        if all(abs(read - true) <= TOLERANCE * unit for read, true, unit in pairs):
            return state
        return unsigned((*shown, *units[len(shown) :]))

    def observation_reader(self, space: gymnasium.Space[Any]) -> Reader:
        """A Box of eleven real numbers."""
        mine = self.env.observation_space
        assert isinstance(mine, spaces.Box)
        fits = (
            isinstance(space, spaces.Box)
            and space.shape == mine.shape
            and space.dtype.kind == "f"
            and bool((space.low <= mine.low).all() and (space.high >= mine.high).all())
        )
        if not fits:
            raise NoFitError(
                f"the observation space {one_line(space)} is no Box of {SHOWN} real numbers with "
                f"{one_line(mine)} in it; Binding(observation=...) can map other observations"
            )
        return self.read

    def action_labels(self, space: gymnasium.Space[Any]) -> tuple[Any, ...]:
        """Pairs in a Box of [-1, 1] or of [-5, 5], which then are the torques."""
        if isinstance(space, spaces.Box) and space.shape == (2,) and space.dtype.kind == "f":
            for scale in (1, TORQUE):
                if (space.low == -scale).all() and (space.high == scale).all():
                    pairs = itertools.product(SHARES, repeat=2)
                    return tuple(np.array(pair, space.dtype) * scale for pair in pairs)
        raise NoFitError(
            f"the action space {one_line(space)} is no Box of two real numbers from -1 to 1, or "
            f"from -{TORQUE} to {TORQUE}, for {listed(self.actions)}"
        )

    def describe(self, state: State) -> dict[str, Any]:
        """The observation, and the position where it is known."""
        units = state if len(state) == SHOWN else signed(state)
        numbers = [number / unit for number, unit in zip(units, UNITS, strict=False)]
        shown = np.array((*numbers[9:11], *numbers[:9]), dtype=np.float32)
        return {"observation": shown} | ({"position": numbers[11:]} if numbers[11:] else {})

    def picture(self, state: State) -> str | None:
        """The position."""
        x, y = self.describe(state)["position"]
        return f"at ({x:.6f}, {y:.6f})"


class SwimmerParameters(ListedParameters):
    """All time limits."""

    name = "Swimmer"
    id = "provengym/Swimmer-v0"
    explored = ("max_steps",)
    small = ({"max_steps": FEWEST_STEPS}, {"max_steps": FEW_STEPS})

    def model(self, parameters: Mapping[str, Any]) -> TimeLimitedModel:
        """The swimmer with these parameters, the others as in `SwimmerEnv`."""
        env = constructed(self.name, SwimmerEnv, known(self.name, SwimmerEnv, parameters))
        return TimeLimitedModel(SwimmerModel(env), TimeLimit(env.max_steps))

    def simpler(self, name: str, value: Any) -> list[Any]:
        """Fewer steps."""
        return fewer(value, FEWEST_STEPS)
