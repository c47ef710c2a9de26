"""A stand-in for the reference where there is none."""

from __future__ import annotations

import copy
import itertools
import math
from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces

from provengym.data.errors import one_line
from provengym.models.model import Model, UnreadableError
from provengym.models.unexplored import UnexploredParameters
from provengym.models.values import as_parameter, key

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    import gymnasium

NO_REFERENCE = "none"
"""The argument that asks for no reference at all."""
MOST_ACTIONS = 64
"""The most actions of a finite space that are all played."""
SAMPLED_ACTIONS = 16
"""The number of actions that are played of other spaces."""


class FreeModel(Model):
    """Says nothing of states, rewards and ends: whatever a target does can happen.

    Args:
        name: The name of the target.
        parameters: Those of the target that were given.
        labels: The actions that are played, as the target calls them.
    """

    knows = "nothing"
    reward_tolerance = 0.0

    def __init__(
        self, name: str, parameters: Mapping[str, Any], labels: tuple[Any, ...] = ()
    ) -> None:
        self.name = name
        self.parameters = {given: as_parameter(value) for given, value in parameters.items()}
        self.actions = tuple(one_line(label, 40) for label in labels)
        self._labels = labels

    def action_labels(self, space: gymnasium.Space[Any]) -> tuple[Any, ...]:
        """The actions that are played."""
        return self._labels

    def observation_reader(self, space: gymnasium.Space[Any]) -> Any:
        """No observation shows a state."""
        return self._nothing

    def _nothing(self, *_: Any) -> Any:
        raise UnreadableError("there is no reference")

    starts = read = read_state = is_start = describe = _nothing  # type: ignore[assignment]
    outcomes = observe = columns = _nothing  # type: ignore[assignment]


class NoReference(UnexploredParameters):
    """No reference, at whatever parameters a target has.

    Args:
        name: The name of the target, or `NO_REFERENCE`.
        labels: The actions that are played, as the target calls them.
    """

    id = ""

    def __init__(self, name: str = NO_REFERENCE, labels: tuple[Any, ...] = ()) -> None:
        self.name = name
        self._labels = labels

    def model(self, parameters: Mapping[str, Any]) -> FreeModel:
        """Return the stand-in for a reference."""
        return FreeModel(self.name, parameters, self._labels)


def some_actions(space: gymnasium.Space[Any], seed: int) -> tuple[Any, ...]:
    """The actions of a small finite space; of others the bounds, where there are any, and some at
    random."""
    if isinstance(space, spaces.Discrete) and space.n <= MOST_ACTIONS:
        return tuple(int(space.start) + number for number in range(int(space.n)))
    if isinstance(space, spaces.MultiDiscrete) and math.prod(space.nvec.flat) <= MOST_ACTIONS:
        bounds = zip(space.start.flat, (space.start + space.nvec).flat, strict=True)
        every = itertools.product(*itertools.starmap(range, bounds))
        return tuple(np.array(one, dtype=space.dtype).reshape(space.shape) for one in every)
    found: dict[Any, Any] = {}
    for action in itertools.islice(_sampled(space, seed), 4 * SAMPLED_ACTIONS):
        found.setdefault(key(action), action)
        if len(found) == SAMPLED_ACTIONS:
            break
    return tuple(found.values())


def _sampled(space: gymnasium.Space[Any], seed: int) -> Iterator[Any]:
    if isinstance(space, spaces.Discrete):
        yield from (int(space.start), int(space.start + space.n) - 1)
    if isinstance(space, spaces.Box) and space.is_bounded():
        yield from (space.low.copy(), space.high.copy())
    own = copy.deepcopy(space)
    own.seed(seed % 2**31)
    while True:
        yield own.sample()
