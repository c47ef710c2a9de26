"""The actions of lanes, as an array of a few dtypes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces

from provengym import _validation

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from provengym.envs.base import KernelEnv

INTEGERS = frozenset(np.dtype(name) for name in ("uint8", "int32", "uint32", "int64"))
FLOATS = frozenset(np.dtype(name) for name in ("float32", "float64"))


class Actions:
    """Reads the actions of n lanes of an environment.

    Args:
        env: The single environment, which says what is wrong with an action.
        n: The number of lanes.
    """

    def __init__(self, env: KernelEnv, n: int) -> None:
        self._env = env
        self._shape = (n, *(env.action_space.shape or ()))
        numbered = isinstance(env.action_space, spaces.Discrete)
        self._dtypes: frozenset[np.dtype[Any]] = INTEGERS if numbered else FLOATS
        self._kinds = "iu" if numbered else "fiu"

    def read(self, actions: Any) -> NDArray[Any]:
        """The actions, an array of shape (n,) without gaps; of uint8, int32, uint32 or int64 where
        actions are numbered, and else of float32 or float64.

        Raises:
            TypeError: They are of a type of which no action is.
            ValueError: They are of another shape.
        """
        if type(actions) is np.ndarray and actions.dtype in self._dtypes:
            array = actions
        else:
            array = self._array(actions)
        if array.shape != self._shape and (*array.shape, 1) != self._shape:
            raise ValueError(f"actions must have the shape {self._shape}, got {array.shape}")
        return np.ascontiguousarray(array).reshape(-1)

    def read_calls(self, actions: Any) -> NDArray[Any]:
        """The actions of T calls, of shape (T, n), where T is at least 1, as `read` returns those
        of one."""
        if type(actions) is np.ndarray and actions.dtype in self._dtypes:
            array = actions
        else:
            array = self._array(actions)
        if array.ndim < 2 or len(array) == 0 or array[0].size != self._shape[0]:
            raise ValueError(
                f"actions must have the shape (T, {', '.join(map(str, self._shape))}) with T from "
                f"1, got {array.shape}"
            )
        return np.ascontiguousarray(array).reshape(len(array), -1)

    def _array(self, actions: Any) -> NDArray[Any]:
        try:
            array = np.asarray(actions)
        except (TypeError, ValueError) as error:
            shown = _validation.shown(actions)
            raise ValueError(f"actions must have the shape {self._shape}, got {shown}") from error
        if array.dtype.kind not in self._kinds:
            self._refuse(actions, array)
        if array.dtype in self._dtypes:
            return array
        if "f" in self._kinds:
            return array.astype(np.float64)
        if array.dtype.kind == "u":
            array = np.minimum(array, np.iinfo(np.int64).max)
        return array.astype(np.int64)

    def _refuse(self, actions: Any, array: NDArray[Any]) -> None:
        """Raise a `TypeError` that names the first action that is none, where there is one."""
        items = actions if isinstance(actions, (list, tuple)) else array
        for lane, item in enumerate(items if array.ndim else ()):
            try:
                self._env._action_word(item)
            except (TypeError, ValueError) as error:
                message = str(error).replace("action", f"actions[{lane}]", 1)
                raise type(error)(message) from None
        raise TypeError(
            f"actions must be an array of shape {self._shape} of actions, got "
            f"{_validation.shown(actions)}"
        )
