"""Save the state of a target environment, and restore it."""

from __future__ import annotations

import abc
from collections.abc import Hashable
from typing import TYPE_CHECKING, Any

from provengym.data.errors import ConformanceError, told
from provengym.targets.adapters import inside
from provengym.targets.guard import Trouble
from provengym.targets.snapshot import Snapshot, UnsavableError
from provengym.targets.tables import Table

if TYPE_CHECKING:
    from collections.abc import Callable

    from provengym.targets.guard import Guard


class StateSaver(abc.ABC):
    """Takes and puts back the state of one environment.

    Both methods raise an `UnsavableError` where that does not work.
    """

    key_name: str
    """What the key of a state is, for a sentence."""

    @abc.abstractmethod
    def save(self) -> tuple[Hashable, Any]:
        """The key of the state, and what `restore` takes."""

    @abc.abstractmethod
    def restore(self, saved: Any) -> None:
        """Put a state back that was taken from the same environment."""

    @abc.abstractmethod
    def size(self, saved: Any) -> int:
        """About how many bytes of memory a state takes that was taken."""


class _Attributes(StateSaver):
    """The attributes of the environment."""

    key_name = "all attributes of the environment"

    def __init__(self, env: Any, guard: Guard) -> None:
        self._env, self._guard = env, guard
        self._tables: dict[int, Table] = {}

    def save(self) -> tuple[Hashable, Snapshot]:
        snapshot = _call(
            self._guard, "saving its attributes", lambda: Snapshot(self._env, self._tables)
        )
        self._tables = snapshot.tables
        return snapshot.key, snapshot

    def restore(self, saved: Snapshot) -> None:
        _call(self._guard, "restoring its attributes", saved.restore)

    def size(self, saved: Snapshot) -> int:
        return saved.size


class _Own(StateSaver):
    """The environment's own `get_state` and `set_state`."""

    key_name = "what the environment's get_state returns"

    def __init__(self, env: Any, guard: Guard) -> None:
        self._env, self._guard = env, guard

    def save(self) -> tuple[Hashable, tuple[Any, Snapshot]]:
        state = _call(self._guard, "get_state", self._env.get_state)
        snapshot = _call(self._guard, "saving its state", lambda: Snapshot(state))
        return snapshot.key, (state, snapshot)

    def restore(self, saved: tuple[Any, Snapshot]) -> None:
        state, snapshot = saved
        _call(
            self._guard, "restoring its state", snapshot.restore
        )  # what the environment has done to the object since
        _call(self._guard, "set_state", self._env.set_state, state)

    def size(self, saved: tuple[Any, Snapshot]) -> int:
        return saved[1].size


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
    env: Any, guard: Guard, state_key: Callable[[Any], Hashable] | None = None
) -> StateSaver:
    """The way to take this environment's state.

    Raises:
        UnsavableError: There is none; the message says what stands in the way.
    """
    own = all(callable(getattr(env, name, None)) for name in ("get_state", "set_state"))
    tried: list[StateSaver] = [_Own(env, guard)] if own else []
    tried.append(_Attributes(env, guard))
    for state_saver in tried:
        try:
            key, saved = state_saver.save()
            state_saver.restore(saved)
            if state_saver.save()[0] != key:
                raise UnsavableError("a state that is another one after it was restored")
        except UnsavableError as error:
            if state_saver is tried[-1]:
                raise
            del error
        else:
            return state_saver if state_key is None else _Keyed(env, guard, state_key, state_saver)
    raise AssertionError


def _call(guard: Guard, name: str, function: Callable[..., Any], *args: Any) -> Any:
    try:
        return guard.play(name, function, *args)
    except Trouble as trouble:
        if isinstance(trouble.__cause__, UnsavableError):
            raise trouble.__cause__ from trouble
        raise UnsavableError(str(trouble)) from trouble
