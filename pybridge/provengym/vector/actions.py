"""The actions of lanes, as an array of a few dtypes."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces

from provengym import _validation
from provengym.data.arrays import as_numpy

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from numpy.typing import NDArray

    from provengym.envs.base import KernelEnv

INTEGERS = frozenset(np.dtype(name) for name in ("uint8", "int32", "uint32", "int64"))
FLOATS = frozenset(np.dtype(name) for name in ("float32", "float64"))
LARGEST = np.iinfo(np.int64).max
TRUTHS = frozenset((bool, np.bool_))


class Actions:
    """Reads the actions of n lanes of an environment.

    Args:
        env: The single environment, which says what is wrong with an action.
        n: The number of lanes.
    """

    def __init__(self, env: KernelEnv, n: int) -> None:
        self._env = env
        shape = env.action_space.shape or ()
        self._shape = (n, *shape)
        self._lanes = (n,) if math.prod(shape) == 1 else self._shape
        self._shapes = (self._shape, self._lanes)
        numbered = isinstance(env.action_space, spaces.Discrete)
        self._dtypes: frozenset[np.dtype[Any]] = INTEGERS if numbered else FLOATS
        self._kinds = "iu" if numbered else "fiu"
        self._wanted = np.dtype(np.int64 if numbered else np.float64)

    def read(self, actions: Any) -> NDArray[Any]:
        """The actions, an array without gaps of shape (n,), or (n, m) where an action is m numbers;
        of uint8, int32, uint32 or int64 where actions are numbered, and else of float32 or float64.

        Raises:
            TypeError: They are of a type of which no action is.
            ValueError: They are of another shape.
        """
        if (
            type(actions) is not np.ndarray
            or actions.dtype not in self._dtypes
            or actions.shape not in self._shapes
        ):
            actions = self._array(actions, 1)
        return np.ascontiguousarray(actions).reshape(self._lanes)

    def read_calls(self, actions: Any) -> NDArray[Any]:
        """The actions of T calls, where T is at least 1: T times what `read` returns."""
        if (
            type(actions) is not np.ndarray
            or actions.dtype not in self._dtypes
            or actions.shape[1:] not in self._shapes
            or len(actions) == 0
        ):
            actions = self._array(actions, 2)
        return np.ascontiguousarray(actions).reshape(len(actions), *self._lanes)

    def _array(self, actions: Any, axes: int) -> NDArray[Any]:
        """The same of anything, whose lanes are numbered by the last one of so many axes."""
        expected = f"actions must have the shape {self._shape}"
        if axes == 2:
            shape = ", ".join(map(str, self._shape))
            expected = f"actions must have the shape (T, {shape}) with T from 1"
        try:
            array = np.asarray(as_numpy(actions))
        except (TypeError, ValueError) as error:
            raise ValueError(f"{expected}, got {_validation.shown(actions)}") from error
        if array.shape == ():
            raise TypeError(f"{expected}, got {_validation.shown(actions)}")
        if array.shape[axes - 1 :] not in self._shapes or len(array) == 0:
            raise ValueError(f"{expected}, got {array.shape}")
        if np.ma.is_masked(actions):
            raise TypeError(f"{expected}, got a masked one: {_validation.shown(actions)}")
        given = actions if isinstance(actions, (list, tuple)) else array
        truths = axes == 1 and given is actions and not TRUTHS.isdisjoint(_types(given))
        if truths or array.dtype.kind not in self._kinds:
            self._refuse(given, axes, expected)
        if array.dtype in self._dtypes:
            return array
        if array.dtype == np.uint64 and self._wanted.kind == "i" and array.max() > LARGEST:
            self._refuse(given, axes, expected)
        return array.astype(self._wanted)

    def _refuse(self, given: Any, axes: int, expected: str, place: tuple[int, ...] = ()) -> None:
        """Raise the error of the first action that is none."""
        for number, item in enumerate(given):
            here = (*place, number)
            if len(here) < axes:
                self._refuse(item, axes, expected, here)
                continue
            try:
                self._env._action_word(item)
            except (TypeError, ValueError) as error:
                name = f"actions[{', '.join(map(str, here))}]"
                raise type(error)(str(error).replace("action", name, 1)) from None
        if not place:
            raise TypeError(f"{expected}, got {_validation.shown(given)}")


def _types(actions: Iterable[Any]) -> Iterator[type]:
    """The types of all numbers in a list of actions, which may be lists themselves."""
    for action in actions:
        if isinstance(action, (list, tuple)):
            yield from map(type, action)
        else:
            yield type(action)
