"""What every environment with a compiled kernel shares."""

from __future__ import annotations

import abc
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

import gymnasium
import numpy as np
from gymnasium import spaces

from provengym import _core, _validation
from provengym.envs import stream as streams
from provengym.envs.by_hand import ByHand
from provengym.envs.enumerated import Enumerated

if TYPE_CHECKING:
    from provengym.rendering.painter import Painter

Words = tuple[int, ...]
State = tuple[Words, int | None, tuple[int | None, int] | None]


class KernelEnv(Enumerated, ByHand, gymnasium.Env[Any, Any], abc.ABC):
    """A Gymnasium environment whose states, rewards and terminations a kernel computes.

    A subclass names its kernel, sets `observation_space`, and says how to observe, how to read a
    state from ``reset(options={"state": ...})`` and how to draw.  This class holds the state words,
    the random stream and the call order.

    A call that raises leaves the environment as it was: everything is checked before the first
    attribute is assigned.
    """

    metadata: ClassVar[dict[str, Any]] = {  # type: ignore[misc]
        "render_modes": ["human", "rgb_array", "ansi"],
        "render_fps": 4,
    }

    # The attributes that are made again rather than copied or pickled.
    _transient: ClassVar[tuple[str, ...]] = ("_kernel", "_painter")

    # Whether the number of steps ends an episode.
    _has_limit: ClassVar[bool] = True

    def __init__(self, parameters: Mapping[str, Any], render_mode: str | None) -> None:
        modes = self.metadata["render_modes"]
        self.render_mode = _validation.choice("render_mode", render_mode, (None, *modes))
        self._parameters = dict(parameters)
        self._kernel = self._make_kernel()
        self._painter: Painter[Any] | None = None
        self.action_space: spaces.Space[Any] = self._make_action_space()
        self._state: Words | None = None
        self._key: int | None = None
        self._t = 0
        self._steps = 0
        self._return = 0.0
        self._last_action: int | None = None

    # The parts that a subclass supplies.

    @abc.abstractmethod
    def _observe(self, state: Words) -> Any:
        """A fresh observation of the state."""

    @abc.abstractmethod
    def _state_from_option(self, value: object) -> Words:
        """The state words of a validated ``options["state"]``."""

    @abc.abstractmethod
    def _is_state(self, words: Words) -> bool:
        """Whether words that fit the kernel are those of a state."""

    @abc.abstractmethod
    def _text(self) -> str:
        """The text of ``render_mode="ansi"``."""

    @abc.abstractmethod
    def _make_painter(self) -> Painter[Any]:
        """What draws the pictures; raises where the environment is too large for one."""

    @abc.abstractmethod
    def _frame(self) -> Any:
        """What the painter paints."""

    # The parts that a subclass supplies when its environment is more than numbered actions.

    def _make_action_space(self) -> spaces.Space[Any]:
        return spaces.Discrete(len(self.actions))

    def _action_word(self, action: Any) -> int:
        """The kernel's word for a validated action."""
        return _validation.integer("action", action, 0, len(self.actions) - 1)

    def _reward(self, units: int) -> float:
        return float(units / self._kernel.reward_scale)

    def _limit(self, terminated: bool) -> tuple[bool, dict[str, Any]]:
        """Whether the step just taken is truncated, and its info."""
        return False, {}

    def _reset_info(self, drawn: int | None) -> dict[str, Any]:
        """The info of the reset that drew its words from number `drawn` on, None when its state was
        given."""
        return {}

    def _begin(self) -> None:
        """Forget what was remembered of the last episode."""

    def _remember(self, before: Words, units: int) -> None:
        """Keep what a picture shows of a step from a state, with this reward."""

    # The interface of Gymnasium.

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Start an episode.

        Args:
            seed: An integer between 0 and 2**64 - 1, which restarts the random stream; without it
                the stream goes on.
            options: ``{"state": ...}`` starts from this state; its form is in the class docstring.

        Returns:
            The observation and the info.

        Raises:
            gymnasium.error.Error: The seed is negative or no Python integer.
            TypeError: The options are of a type that is not accepted.
            ValueError: The seed is too large, or the options hold no state.
        """
        if isinstance(seed, int) and seed > streams.LARGEST_SEED:
            raise ValueError(
                f"seed must be between 0 and {streams.LARGEST_SEED}, got {_validation.shown(seed)}"
            )
        state = self._requested_state(options)
        self._prepare_to_draw()
        super().reset(seed=seed)
        if seed is not None:
            self._key, self._t = streams.key(seed), 0
        elif self._key is None:
            self._key = int(self.np_random.integers(1 << 64, dtype=np.uint64))
        drawn = self._t
        initial = self._kernel.init(self._key, drawn)
        self._t += self._kernel.reset_words
        self._state = initial if state is None else state
        self._steps = 0
        self._return = 0.0
        self._last_action = None
        self._begin()
        if self.render_mode == "human":
            self.render()
        info = self._reset_info(drawn if state is None else None)
        return self._observe(self._state), info

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Take one action.

        Args:
            action: An action of the action space.  Where these are integers, NumPy integers and
                arrays without dimensions will do.

        Returns:
            Observation, reward, terminated, truncated and info; without a time limit, truncated is
            always False and info is empty.  A terminated state is absorbing: a further step stays
            there, with reward 0, terminated.

        Raises:
            gymnasium.error.ResetNeeded: There was no `reset` yet.
            TypeError: The action is of no type that is accepted.
            ValueError: The action is out of range.
        """
        if self._state is None:
            raise gymnasium.error.ResetNeeded("call reset() before step()")
        action = self._action_word(action)
        self._prepare_to_draw()
        before = self._state
        noise = streams.word(self._key or 0, self._t) if self._kernel.step_words else 0
        self._state, units, terminated = self._kernel.step(self._state, action, noise)
        reward = self._reward(units)
        self._t += self._kernel.step_words
        self._steps += 1
        self._return += reward
        self._last_action = action
        self._remember(before, units)
        truncated, info = self._limit(terminated)
        if self.render_mode == "human":
            self.render()
        return self._observe(self._state), reward, terminated, truncated, info

    def get_state(self) -> State:
        """All that the answers to later steps depend on: the state's words, the number of steps
        where there is a time limit, and the place in the random stream where steps are random.

        Raises:
            gymnasium.error.ResetNeeded: There was no `reset` yet.
        """
        if self._state is None:
            raise gymnasium.error.ResetNeeded("call reset() before get_state()")
        stream = (self._key, self._t) if self._kernel.step_words else None
        return self._state, self._steps if self._has_limit else None, stream

    def set_state(self, state: State) -> None:
        """Go on from what `get_state` returned; what pictures tell of the past begins anew.

        Args:
            state: Of an environment with the same parameters; lists will do for tuples.

        Raises:
            TypeError: It is of another form.
            ValueError: It is no state of this environment.
        """
        try:
            self._state, steps, stream = self._parts(state)
        except (TypeError, ValueError) as error:
            kind = TypeError if isinstance(error, TypeError) else ValueError
            words = f"({', '.join(self._kernel.state)}{',' * (len(self._kernel.state) == 1)})"
            form = f"({words}, {'steps' if self._has_limit else None}, "
            form += f"{'(key, t)' if self._kernel.step_words else None})"
            raise kind(
                f"state must be what get_state returned with the same parameters, {form}, got "
                f"{_validation.shown(state)}"
            ) from error
        self._steps = steps or 0
        if stream is not None:
            self._key, self._t = stream
        self._return, self._last_action = 0.0, None
        self._begin()

    def render(self) -> Any:
        """A frame in the way of `render_mode`.

        Returns:
            ``"ansi"``: a str.  ``"rgb_array"``: a new uint8 array of shape (height, width, 3).
            ``"human"`` shows the frame in a window, as every reset and step does, and returns None.

        Raises:
            gymnasium.error.ResetNeeded: There was no `reset` yet.
            gymnasium.error.DependencyNotInstalled: A picture is wanted and pygame-ce is missing.
            ValueError: The environment is too large for a frame.
        """
        if self._state is None:
            raise gymnasium.error.ResetNeeded("call reset() before render()")
        if self.render_mode is None:
            modes = ", ".join(map(repr, self.metadata["render_modes"]))
            gymnasium.logger.warn(
                "render() needs a render_mode, given when the environment is made: one of %s",
                modes,
            )
            return None
        if self.render_mode == "ansi":
            return self._text()
        painter = self._ready_painter()
        if self.render_mode == "rgb_array":
            return painter.array(self._frame())
        painter.show(self._frame(), self.metadata["render_fps"])
        return None

    def close(self) -> None:
        """Close the window, if there is one."""
        if self._painter is not None:
            self._painter.close()
            self._painter = None

    # Helpers.

    @property
    def kernel(self) -> _core.Kernel:
        """The compiled kernel, an instance of a class of `provengym._core.KERNELS`."""
        return self._kernel

    def _make_kernel(self) -> _core.Kernel:
        return _core.KERNELS[self._kernel_name](**self._parameters)

    def _parts(self, state: Any) -> State:
        """The parts of what `get_state` returned, in its types.

        Raises:
            TypeError: It is of another form.
            ValueError: A part is missing, out of range or none of this environment.
        """
        words, steps, stream = _validation.sequence("a state must have three parts", state, 3)
        largest = int(np.iinfo(self._kernel.state_dtype).max)
        found = _integers("the words", words, len(self._kernel.state), largest)
        if not self._is_state(found):
            raise ValueError(f"the words must be those of a state, got {found}")
        if not self._has_limit and steps is not None:
            raise ValueError(f"steps must be None, got {_validation.shown(steps)}")
        if not self._kernel.step_words:
            if stream is not None:
                raise ValueError(f"the stream must be None, got {_validation.shown(stream)}")
            place = None
        else:
            key, t = _integers("the stream", stream, 2, streams.LARGEST_SEED)
            place = key, t
        if self._has_limit:
            steps = _validation.integer("steps", steps, 0, streams.LARGEST_SEED)
        return found, steps, place

    def _requested_state(self, options: object) -> Words | None:
        if options is None:
            return None
        if not isinstance(options, Mapping):
            shown = _validation.shown(options)
            raise TypeError(f"options must be None or a dictionary, got {shown}")
        for name in options:
            if name != "state":
                shown = _validation.shown(name)
                raise ValueError(f"options may hold 'state' only, got {shown}")
        return self._state_from_option(options["state"]) if "state" in options else None

    def _ready_painter(self) -> Painter[Any]:
        if self._painter is None:
            self._painter = self._make_painter()
        return self._painter

    def _prepare_to_draw(self) -> None:
        """Fail before anything has changed where a window is wanted and impossible."""
        if self.render_mode == "human":
            self._ready_painter()

    def __getstate__(self) -> dict[str, Any]:
        return {name: v for name, v in self.__dict__.items() if name not in self._transient}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._kernel = self._make_kernel()
        self._painter = None


def _integers(name: str, value: object, size: int, largest: int) -> tuple[int, ...]:
    """A sequence of so many integers between 0 and `largest`, as a tuple."""
    items = _validation.sequence(f"{name} must be {size} integers", value, size)
    return tuple(_validation.integer(f"each of {name}", item, 0, largest) for item in items)
