"""Read a target's observations, rewards and actions in the reference's terms."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

import gymnasium
import numpy as np
from gymnasium import spaces

from provengym.data.errors import ConformanceError, brief, one_line, told
from provengym.models.model import NoFitError, Reader, State, listed
from provengym.targets.adapters import inside
from provengym.targets.guard import Trouble

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from provengym.models.model import Model, Transition
    from provengym.targets.binding import Binding


class Bound(Protocol):
    """An object that knows the binding of a check."""

    @property
    def binding(self) -> Binding:
        """The correspondence between target and reference."""

    @property
    def binding_worked(self) -> bool:
        """True if the binding has read an observation: a later failure is the target's doing."""

    def say_binding_works(self) -> None:
        """The binding has read an observation."""


class ObservationError(Exception):
    """An observation shows no state of the reference."""


class Translator:
    """The binding at one model and the spaces of one target environment.

    Raises:
        Trouble: The spaces do not correspond to the reference's.
        ConformanceError: The binding does not fit the target.
    """

    def __init__(self, bound: Bound, model: Model, env: Any) -> None:
        self._bound = bound
        self._binding = bound.binding
        self._model = model
        self._env = env
        self.observation_space: gymnasium.Space[Any] = env.observation_space
        self.actions = self._target_actions(env.action_space)
        """The target's action for each of the reference's."""
        self._read = self._reader()

    def read(self, observation: Any, state: State | None = None) -> State:
        """Return the state that an observation shows, given the reference's `state` if known.

        Raises:
            UnreadableError: It shows none.
        """
        if self._binding.observation is None:
            return self._seen(self._read, observation, state)
        try:
            value = self._binding.observation(observation)
        except Exception as error:
            if not self._bound.binding_worked:
                raise ConformanceError(
                    f"Binding: observation raised {told(error)} for the target's observation "
                    f"{brief(observation, 80)}"
                ) from error
            raise ObservationError(told(error)) from error
        self._bound.say_binding_works()
        return self._seen(self._model.read, value, state)

    def reward(self, reward: float | NDArray[np.float64]) -> float:
        """A reward as the reference counts it."""
        read = self._binding.read_reward
        if read is None:
            return float(reward)
        try:
            return float(read(reward))
        except Exception as error:
            raise ConformanceError(f"Binding: reward raised {told(error)}") from error

    @property
    def has_reader(self) -> bool:
        """True if the binding reads observations."""
        return self._binding.observation is not None

    @property
    def sees_state(self) -> bool:
        """True if the binding reads the target's true state."""
        return self._binding.state is not None

    def pays(self, reward: float | NDArray[np.float64], expected: Transition) -> bool:
        """Return whether a target's reward is the expected one."""
        paid = self.reward(reward)
        if expected.condition is not None:
            return expected.condition.accepts(paid)
        return abs(paid - expected.reward) <= self._model.reward_tolerance

    def state(self, state: State | None = None) -> State | None:
        """The target's true state where the reference is in `state`; None when it is none."""
        assert self._binding.state is not None
        try:
            value = self._binding.state(inside(self._env))
        except Exception as error:
            raise ConformanceError(f"Binding: state raised {told(error)}") from error
        try:
            return self._seen(self._model.read_state, value, state)
        except ObservationError:
            return None

    def in_space(self, observation: Any) -> bool:
        """Return whether the target's observation space holds an observation."""
        return is_in(self.observation_space, observation)

    def _seen(self, read: Reader, value: Any, state: State | None) -> State:
        """Return the state that a value shows, given the reference's `state` if known."""
        shown = self._state(read, value)
        if state is None:
            return shown
        return self._state(lambda shown: self._model.fill_hidden(shown, state), shown)

    @staticmethod
    def _state(read: Reader, value: Any) -> State:
        try:
            return read(value)
        except Exception as error:
            raise ObservationError(one_line(error)) from error

    def _target_actions(self, space: gymnasium.Space[Any]) -> tuple[Any, ...]:
        names = self._model.actions
        if self._binding.actions is None:
            try:
                return self._model.action_labels(space)
            except NoFitError as error:
                message = f"{error}; Binding(actions=...) can map other actions"
                raise Trouble("space", message) from error
        actions = tuple(self._binding.actions)
        if len(actions) != len(names):
            raise ConformanceError(
                f"Binding: actions must name {len(names)} actions of the target, one for each of "
                f"{listed(names)}; got {len(actions)}"
            )
        for action in actions:
            if not space.contains(action):
                raise ConformanceError(
                    f"Binding: {action!r} in actions is not in the target's {one_line(space)}"
                )
        return actions

    def _reader(self) -> Reader:
        if self._binding.observation is not None:
            return self._model.read
        try:
            return self._model.observation_reader(self.observation_space)
        except NoFitError as error:
            raise Trouble("space", str(error)) from error


def is_in(space: Any, observation: Any) -> bool:
    """Return whether a space holds an observation."""
    try:
        if not space.contains(observation):
            return False
        # Gymnasium looks at the types of these by itself.
        return isinstance(space, spaces.Discrete | spaces.Box) or _of_its_kind(space, observation)
    except Exception:  # noqa: BLE001 - the space may be a class of the target's own
        return False


def not_in(space: Any, observation: Any) -> str:
    """That a space does not hold an observation, in words."""
    if dtype := wrong_dtype(space, observation):
        return f"the observation {brief(observation)} is {dtype}: {one_line(space)}"
    told = (
        f"the observation {brief(observation)} of type {type(observation).__name__} is not in "
        f"{one_line(space)}"
    )
    try:
        reason = _reason(space, observation)
    except Exception:  # noqa: BLE001 - the space may be a class of the target's own
        reason = ""
    return f"{told}: {reason}" if reason else told


def _reason(space: Any, observation: Any) -> str:
    """The shape, the number or the part for which a space does not hold an observation; empty where
    its text shows that."""
    if isinstance(space, spaces.Dict | spaces.Tuple):
        parts = dict(space.items() if isinstance(space, spaces.Dict) else enumerate(space))
        given = observation if isinstance(observation, dict) else dict(enumerate(observation))
        if missing := [key for key in parts if key not in given]:
            return f"there is no {missing[0]!r}"
        if more := [key for key in given if key not in parts]:
            return f"{brief(more[0])} is not in the space"
        wrong = next(key for key, part in parts.items() if not is_in(part, given[key]))
        why = _reason(parts[wrong], given[wrong]) or f"it is not in {one_line(parts[wrong])}"
        return f"at {wrong!r} {why}"
    if not isinstance(space, spaces.Box | spaces.MultiDiscrete | spaces.MultiBinary):
        return ""
    array = np.asarray(observation)
    if array.dtype.kind not in "biuf":
        return ""
    if array.shape != space.shape:
        return f"its shape is {array.shape}, not {space.shape}"
    if not isinstance(space, spaces.Box):
        return ""
    outside = np.argwhere(~((space.low <= array) & (array <= space.high)))
    if not len(outside):
        return f"its dtype is {array.dtype}, not {space.dtype}"
    place = tuple(outside[0].tolist())
    number, low, high = (one[place].item() for one in (array, space.low, space.high))
    bound = (
        f"below {low!r}" if number < low else f"above {high!r}" if number > high else "no number"
    )
    where = f"{list(place)} is" if place else "it is"
    return f"{where} {number!r}, {bound}"


def wrong_dtype(space: Any, observation: Any) -> str:
    """The dtype that an observation has and the one of its space, where the same numbers of that
    dtype would be in it; empty where something else is wrong, or nothing.

    >>> wrong_dtype(spaces.Box(0, 1, (2,), np.float32), np.zeros(2))
    'float64 in a float32 Box'
    >>> wrong_dtype(spaces.Box(0, 1, (2,), np.float32), np.full(2, 3.0))
    ''
    """
    try:
        return _wrong_dtype(space, observation)
    except Exception:  # noqa: BLE001 - the space may be a class of the target's own
        return ""


def _wrong_dtype(space: Any, observation: Any) -> str:
    if isinstance(space, spaces.Dict | spaces.Tuple):
        parts = dict(space.items() if isinstance(space, spaces.Dict) else enumerate(space))
        if len(observation) != len(parts):
            return ""
        wrong = {key: _wrong_dtype(part, observation[key]) for key, part in parts.items()}
        if not all(wrong[key] or is_in(part, observation[key]) for key, part in parts.items()):
            return ""
        return next((f"{dtype} at {key!r}" for key, dtype in wrong.items() if dtype), "")
    array = np.asarray(observation)
    if array.dtype == space.dtype or array.dtype.kind not in "biuf":
        return ""
    with np.errstate(over="ignore", invalid="ignore"):
        cast = array.astype(space.dtype)
    is_kept = space.dtype.kind == "f" or bool((cast == array).all())
    if not (is_kept and space.contains(cast)):
        return ""
    is_plain = isinstance(observation, int | float)
    kind = type(observation).__name__ if is_plain else array.dtype
    article = "an" if str(space.dtype).startswith("int") else "a"
    return f"{kind} in {article} {space.dtype} {type(space).__name__}"


def _of_its_kind(space: Any, observation: Any) -> bool:
    """Return whether a dtype is of the kind of its space: no fractions for whole numbers.

    Gymnasium looks at the type of a Box and of a Discrete, at that of a MultiDiscrete since 1.2.3,
    and at that of a MultiBinary never.
    """
    if isinstance(space, spaces.Dict):
        return all(_of_its_kind(part, observation[key]) for key, part in space.items())
    if isinstance(space, spaces.Tuple):
        return all(map(_of_its_kind, space, observation))
    if isinstance(space, spaces.MultiBinary | spaces.MultiDiscrete):
        return np.can_cast(np.asarray(observation).dtype, space.dtype, "same_kind")
    return True
