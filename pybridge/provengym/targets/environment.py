"""Play one target environment."""

from __future__ import annotations

import contextlib
import copy
import numbers
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces

from provengym.data.arrays import as_numpy, as_scalar
from provengym.data.errors import brief, one_line
from provengym.processes.record import Record
from provengym.targets.guard import Hang, Trouble
from provengym.targets.objects import Elsewhere, OwnObjects

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from numpy.typing import NDArray

    from provengym.targets.guard import Guard
    from provengym.targets.objects import Objects

MOST_LOOKS = 20
"""The number of steps of each environment in which its spaces are compared item by item."""


@dataclass(frozen=True)
class StepResult:
    """The result of a target's step."""

    observation: Any
    reward: float | NDArray[np.float64]
    """A vector where the binding reads one."""
    terminated: bool
    truncated: bool

    @property
    def done(self) -> bool:
        """True if the target says that the episode has ended."""
        return self.terminated or self.truncated


class TargetEnv:
    """One environment of the target."""

    def __init__(self, env: Any, guard: Guard, *, takes_vectors: bool = False) -> None:
        self.env = env
        self.objects: Objects = env.objects if isinstance(env, Elsewhere) else OwnObjects(env)
        """Operations on the environment's own objects."""
        self._guard = guard
        self._takes_vectors = takes_vectors
        self._engine = ""
        self._parameters: dict[str, Any] = {}
        self._numbers: dict[int, int] = {}
        self._seed: int | None = None
        self._played: list[int] | None = None
        """The reference's actions since the reset, None where they are not known."""
        self._spaces: list[tuple[str, Any, Any]] = []
        self._looks = MOST_LOOKS

    def watch_spaces(self) -> None:
        """Take a space that changes for trouble from now on; one that is not even equal to a copy
        of it cannot be watched."""
        for name in ("observation_space", "action_space"):
            space = getattr(self.env, name, None)
            with contextlib.suppress(Exception):  # some spaces cannot be copied
                was = copy.deepcopy(space)
                if _equal(space, was):
                    self._spaces.append((name, space, was))

    def name(self, engine: str, parameters: dict[str, Any], actions: tuple[Any, ...]) -> None:
        """Say what is played, for a process that watches this one: the reference's parameters, and
        what the target calls each of its actions."""
        self._engine, self._parameters = engine, parameters
        self._numbers = {id(action): number for number, action in enumerate(actions)}

    @property
    def is_watched(self) -> bool:
        """True if another process watches this one."""
        return Record.current is not None

    def stand(self, actions: tuple[int, ...]) -> None:
        """Say that the environment is where these of the reference's actions lead to."""
        self._played = None  # it was put there, and did not play them
        if Record.current is not None:
            Record.current.stand(actions)

    @property
    def is_elsewhere(self) -> bool:
        """True if the environment is in another process."""
        return isinstance(self.env, Elsewhere)

    def expect(self, calls: Sequence[tuple[str, Any]]) -> None:
        """Say which calls come next, up to trouble or the end of the episode at most: each a
        ``"reset"`` with its seed or a ``"step"`` with its action.  In another process they are made
        at once; that more are made than are asked for then must do no harm."""
        if isinstance(self.env, Elsewhere):
            self.env.expect(calls)

    def reset(self, seed: int | None) -> Any:
        """Reset, and return the observation, in NumPy's arrays."""
        if Record.current is not None:
            Record.current.begin(self._engine, self._parameters, seed)
        self._seed, self._played = seed, []
        result = self._remembered("reset", self._reset, seed)
        if not (isinstance(result, tuple) and len(result) == 2):
            raise Trouble("api", f"reset must return (observation, info), not {_form(result)}")
        observation, info = result
        _require(isinstance(info, dict), "the info of reset must be a dict", info)
        self._look_at_spaces("reset", thoroughly=True)
        return observation

    def step(self, action: Any) -> StepResult:
        """Step, and return what is compared, in NumPy's arrays."""
        self._guard.budget.count(1)
        number = self._numbers.get(id(action))
        if number is None:
            self._played = None
        elif self._played is not None:
            self._played.append(number)
        if Record.current is not None and number is not None:
            Record.current.add(number)
        result = self._remembered("step", self._step, action)
        if not (isinstance(result, tuple) and len(result) == 5):
            raise Trouble(
                "api",
                "step must return (observation, reward, terminated, truncated, info), "
                f"not {_form(result)}",
            )
        observation, reward, terminated, truncated, info = result
        if not isinstance(reward, numbers.Real):
            reward = _vector(reward) if self._takes_vectors else None
            _require(reward is not None, "the reward must be a float", result[1])
        for name, flag in (("terminated", terminated), ("truncated", truncated)):
            if not isinstance(flag, (bool, np.bool_)):
                raise Trouble("api", f"{name} must be a bool, not {_form(flag)}")
        _require(isinstance(info, dict), "the info of step must be a dict", info)
        self._looks -= 1
        self._look_at_spaces("step", thoroughly=self._looks > 0)
        try:
            paid = reward if isinstance(reward, np.ndarray) else float(reward)
        except OverflowError:
            raise Trouble("api", f"the reward must be a float, not {_form(reward)}") from None
        return StepResult(observation, paid, bool(terminated), bool(truncated))

    def close(self) -> None:
        """Close the environment, whatever it says."""
        with contextlib.suppress(Trouble):
            self._guard.call("close", getattr(self.env, "close", lambda: None))

    def _reset(self, seed: int | None) -> Any:
        result = self.env.reset(seed=seed)
        if isinstance(result, tuple) and len(result) == 2:
            return as_numpy(result[0]), result[1]
        return result

    def _step(self, action: Any) -> Any:
        result = self.env.step(action)
        if isinstance(result, tuple) and len(result) == 5:
            return (as_numpy(result[0]), *map(as_scalar, result[1:4]), result[4])
        return result

    def _remembered(self, name: str, function: Callable[..., Any], *args: Any, **kw: Any) -> Any:
        """A call, unless it is known not to return."""
        guard, played = self._guard, self._played
        if played is None:
            return guard.play(name, function, *args, **kw)
        guard.hung.check(self._parameters, self._seed, played)
        try:
            return guard.play(name, function, *args, **kw)
        except Trouble as trouble:
            if trouble.kind == "timeout":
                hang = Hang(self._parameters, self._seed, tuple(played), str(trouble))
                guard.hung.add(hang)
            raise

    def _look_at_spaces(self, call: str, *, thoroughly: bool) -> None:
        """Check that the spaces are what they were; unless thoroughly, only if they are others."""
        own = getattr(self.env, "__dict__", {})
        for name, space, was in self._spaces:
            now = own.get(name)
            if now is not space:
                now = self._guard.call(name, getattr, self.env, name, None)
            elif not thoroughly:
                continue
            if not _equal(now, was):
                raise Trouble(
                    "space", f"{call} changed {name} from {one_line(was)} to {_form(now)}"
                )


def _vector(reward: Any) -> NDArray[np.float64] | None:
    """A reward that is a vector of numbers; None where it is none."""
    try:
        vector = np.asarray(reward)
    except (TypeError, ValueError):  # lists of different lengths
        return None
    return vector.astype(np.float64) if vector.ndim == 1 and vector.dtype.kind in "iuf" else None


def _equal(space: Any, other: Any) -> bool:
    try:
        if type(space) is type(other) is spaces.Box:  # quicker, and says equal of fewer
            bounds = [(one.dtype, one.low.tobytes(), one.high.tobytes()) for one in (space, other)]
            if space.shape == other.shape and bounds[0] == bounds[1]:
                return True
        return bool(space == other)
    except Exception:  # noqa: BLE001 - the spaces are the target's
        return False


def _require(fits: bool, message: str, value: object) -> None:
    if not fits:
        raise Trouble("api", f"{message}, not {_form(value)}")


def _form(value: object) -> str:
    """Describe a value for a message: its type, and its text or the number of its items."""
    kind = type(value).__name__
    if isinstance(value, tuple):
        hint = ", as before Gym 0.26" if len(value) == 4 else ""
        return f"a tuple of {len(value)}{hint}"
    return f"{brief(value)} of type {kind}"
