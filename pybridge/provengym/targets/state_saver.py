"""Save the state of an environment in this process, and restore it."""

from __future__ import annotations

import abc
from collections.abc import Callable, Hashable, Sequence
from typing import TYPE_CHECKING, Any

from provengym.snapshots.snapshot import Snapshot, UnsavableError
from provengym.targets.guard import Trouble

if TYPE_CHECKING:
    from provengym.snapshots.tables import TableContents
    from provengym.targets.guard import Guard


class StateSaver(abc.ABC):
    """Takes and puts back the state of one environment.

    Both methods raise an `UnsavableError` where that does not work.
    """

    key_name: str
    """The name of the key of a state, for a sentence."""

    @abc.abstractmethod
    def save(self) -> tuple[Hashable, Any]:
        """The key of the state, and what `restore` takes."""

    @abc.abstractmethod
    def restore(self, saved: Any) -> None:
        """Put a state back that was taken from the same environment."""

    @abc.abstractmethod
    def size(self, saved: Any) -> int:
        """About how many bytes of memory a state takes that was taken."""

    def expect(self, actions: Sequence[Any], saved: Any = None) -> None:  # noqa: B027 - a hint
        """Say that next these actions are taken, and the state after each of them is saved; each
        where a state is restored, or where there is none one after the other.  In another process
        that is done at once."""

    def hold(self) -> None:  # noqa: B027 - most hold nothing
        """Take for constant, from now on, what was still the same when the last state was taken."""


class _SavedAttributes(StateSaver):
    """The attributes of the environment."""

    key_name = "all attributes of the environment"

    def __init__(self, env: Any, guard: Guard, *, with_streams: bool) -> None:
        self._env, self._guard, self._with_streams = env, guard, with_streams
        self._tables: dict[int, TableContents] = {}
        self._same: dict[int, object] = {}
        """Those tables that were the same for the last two states."""
        self._constants: dict[int, object] = {}

    def save(self) -> tuple[Hashable, Snapshot]:
        snapshot = guarded(
            self._guard,
            "saving its attributes",
            lambda: Snapshot(
                self._env,
                self._tables,
                constants=self._constants,
                with_streams=self._with_streams,
            ),
        )
        self._same = {
            at: table for at, table in snapshot.tables.items() if table is self._tables.get(at)
        }
        self._tables = snapshot.tables
        return snapshot.key, snapshot

    def hold(self) -> None:
        self._constants |= self._same

    def restore(self, saved: Snapshot) -> None:
        guarded(self._guard, "restoring its attributes", saved.restore)

    def size(self, saved: Snapshot) -> int:
        return saved.size


class _Own(StateSaver):
    """The environment's own `get_state` and `set_state`."""

    key_name = "the result of the environment's get_state"

    def __init__(self, env: Any, guard: Guard) -> None:
        self._env, self._guard = env, guard

    def save(self) -> tuple[Hashable, tuple[Any, Snapshot]]:
        state = guarded(self._guard, "get_state", self._env.get_state)
        snapshot = guarded(self._guard, "saving its state", lambda: Snapshot(state))
        return snapshot.key, (state, snapshot)

    def restore(self, saved: tuple[Any, Snapshot]) -> None:
        state, snapshot = saved
        guarded(
            self._guard, "restoring its state", snapshot.restore
        )  # what the environment has done to the object since
        guarded(self._guard, "set_state", self._env.set_state, state)

    def size(self, saved: tuple[Any, Snapshot]) -> int:
        return saved[1].size


def savers_of(env: Any, guard: Guard, *, with_streams: bool = True) -> list[StateSaver]:
    """The ways that there may be to take this environment's state, the first of which that works is
    the best; each comes from the environment where that says so.

    Args:
        env: The environment.
        guard: Through which it is called.
        with_streams: As in `Snapshot`; of an environment with a `get_state` of its own it says
            nothing.
    """
    attributes = _SavedAttributes(env, guard, with_streams=with_streams)
    own = all(callable(getattr(env, name, None)) for name in ("get_state", "set_state"))
    return [_Own(env, guard), attributes] if own else [attributes]


def first_that_works(savers: list[StateSaver]) -> StateSaver:
    """The first that restores what it has saved.

    Raises:
        UnsavableError: There is none; the message says what stands in the way of the last.
    """
    for saver in savers:
        try:
            key, saved = saver.save()
            saver.restore(saved)
            if saver.save()[0] != key:
                raise UnsavableError("a state that is another one after it was restored")
        except UnsavableError:
            if saver is savers[-1]:
                raise
        else:
            return saver
    raise UnsavableError("an environment that has no state")


def guarded(guard: Guard, name: str, function: Callable[..., Any], *args: Any) -> Any:
    """Call what saves a state, or restores one, as long as the budget lasts.

    Raises:
        UnsavableError: It does not do so.
    """
    try:
        return guard.play(name, function, *args)
    except Trouble as trouble:
        if isinstance(trouble.__cause__, UnsavableError):
            raise trouble.__cause__ from trouble
        raise UnsavableError(str(trouble)) from trouble
