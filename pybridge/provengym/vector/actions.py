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
TRUTHS = frozenset((bool, np.bool_))
LARGEST = np.iinfo(np.int64).max
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
        self._shapes = (self._shape, (n,))
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
        if (
            type(actions) is np.ndarray
            and actions.dtype in self._dtypes
            and actions.shape in self._shapes
        ):
            return np.ascontiguousarray(actions).reshape(-1)
        return self._converted(actions)

    def _converted(self, actions: Any) -> NDArray[Any]:
        """The same of anything."""
        try:
            array = np.asarray(actions)
        except (TypeError, ValueError) as error:
            shown = _validation.shown(actions)
            raise ValueError(f"actions must have the shape {self._shape}, got {shown}") from error
        if array.shape == ():
            shown = _validation.shown(actions)
            raise TypeError(f"actions must have the shape {self._shape}, got {shown}")
        if array.shape not in self._shapes:
            raise ValueError(f"actions must have the shape {self._shape}, got {array.shape}")
        listed = isinstance(actions, (list, tuple))
        truths = listed and not TRUTHS.isdisjoint(map(type, actions))
        if truths or array.dtype.kind not in self._kinds:
            self._refuse(actions, array)
        if array.dtype not in self._dtypes:
            wanted = np.float64 if "f" in self._kinds else np.int64
            if array.dtype == np.uint64 and wanted is np.int64 and array.max() > LARGEST:
                self._refuse(actions, array)
            array = array.astype(wanted)
        return np.ascontiguousarray(array).reshape(-1)

    def _refuse(self, actions: Any, array: NDArray[Any]) -> None:
        """Raise the error of the first action that is none."""
        for lane, item in enumerate(actions if isinstance(actions, (list, tuple)) else array):
            try:
                self._env._action_word(item)
            except (TypeError, ValueError) as error:
                message = str(error).replace("action", f"actions[{lane}]", 1)
                raise type(error)(message) from None
        raise TypeError(
            f"actions must be an array of shape {self._shape} of actions, got "
            f"{_validation.shown(actions)}"
        )
