"""Save the state of a target environment, and restore it."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Any

from provengym.data.errors import ConformanceError, told
from provengym.targets.adapters import inside
from provengym.targets.guard import Trouble
from provengym.targets.state_saver import StateSaver, first_that_works

if TYPE_CHECKING:
    from collections.abc import Callable

    from provengym.targets.environment import TargetEnv
    from provengym.targets.guard import Guard


class _Keyed(StateSaver):
    """A binding's key, with another's way to save and restore."""

    key_name = "the binding's state_key"

    def __init__(
        self, env: Any, guard: Guard, key: Callable[[Any], Hashable], by: StateSaver
    ) -> None:
        self._env, self._guard, self._key, self._by = env, guard, key, by

    def save(self) -> tuple[Hashable, Any]:
        try:
            key = self._guard.call("state_key", self._key, inside(self._env))
            hash(key)
        except (Trouble, TypeError) as error:
            raise ConformanceError(f"Binding: state_key: {told(error)}") from error
        return key, self._by.save()[1]

    def restore(self, saved: Any) -> None:
        self._by.restore(saved)

    def size(self, saved: Any) -> int:
        return self._by.size(saved)


def state_saver_of(
    target_env: TargetEnv, guard: Guard, state_key: Callable[[Any], Hashable] | None = None
) -> StateSaver:
    """The way to take this environment's state.

    Raises:
        UnsavableError: There is none; the message says what stands in the way.
    """
    found = first_that_works(target_env.objects.savers(guard))
    return found if state_key is None else _Keyed(target_env.env, guard, state_key, found)
