"""What every environment with a compiled kernel shares."""

from __future__ import annotations

import abc
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

import gymnasium
import numpy as np
from gymnasium import spaces

from provengym import _core, _validation
from provengym.envs import _stream, _tabular

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from provengym.rendering._painter import Painter

Words = tuple[int, ...]


class KernelEnv(gymnasium.Env[Any, Any], abc.ABC):
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
    actions: ClassVar[tuple[str, ...]]
    """The names of the actions, in the order of their numbers."""

    _kernel_name: ClassVar[str]

    # The attributes that are made again rather than copied or pickled.
    _transient: ClassVar[tuple[str, ...]] = ("_kernel", "_painter")

    def __init__(self, parameters: Mapping[str, int], render_mode: str | None) -> None:
        modes = self.metadata["render_modes"]
        self.render_mode = _validation.choice("render_mode", render_mode, (None, *modes))
        self._parameters = dict(parameters)
        self._kernel = self._make_kernel()
        self._painter: Painter[Any] | None = None
        self.action_space = spaces.Discrete(len(self.actions))
        self._state: Words | None = None
        self._key: int | None = None
        self._t = 0
        self._steps = 0
        self._return = 0.0
        self._last_action: int | None = None

    # The parts that a subclass supplies.

    @abc.abstractmethod
    def _observe(self, state: Words) -> int | NDArray[np.int64]:
        """A fresh observation of the state."""

    @abc.abstractmethod
    def _state_from_option(self, value: object) -> Words:
        """The state words of a validated ``options["state"]``."""

    @property
    @abc.abstractmethod
    def model_parameters(self) -> dict[str, Any]:
        """Arguments, in values that JSON knows, that make an environment with this dynamics."""

    @property
    @abc.abstractmethod
    def _count(self) -> int:
        """The number of states."""

    @abc.abstractmethod
    def _every_state(self) -> NDArray[np.uint32]:
        """The words of all states in the order of their index, shape (words, states)."""

    @abc.abstractmethod
    def _text(self) -> str:
        """The text of ``render_mode="ansi"``."""

    @abc.abstractmethod
    def _make_painter(self) -> Painter[Any]:
        """What draws the pictures; raises where the environment is too large for one."""

    @abc.abstractmethod
    def _frame(self) -> Any:
        """What the painter paints."""

    # The interface of Gymnasium.

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Start an episode.

        Args:
            seed: Restarts the random stream; without it the stream goes on.
            options: ``{"state": ...}`` starts from this state; its form is in the class docstring.

        Returns:
            The observation and an empty info.
        """
        state = self._requested_state(options)
        self._prepare_to_draw()
        super().reset(seed=seed)
        if seed is not None:
            self._key, self._t = _stream.key(seed), 0
        elif self._key is None:
            self._key = int(self.np_random.integers(1 << 64, dtype=np.uint64))
        initial = self._kernel.init(self._key, self._t)
        self._t += self._kernel.reset_words
        self._state = initial if state is None else state
        self._steps = 0
        self._return = 0.0
        self._last_action = None
        if self.render_mode == "human":
            self.render()
        return self._observe(self._state), {}

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Take one action.

        Args:
            action: An integer of the action space; NumPy integers and arrays without dimensions
                will do.

        Returns:
            Observation, reward, terminated, truncated (always False) and an empty info.  A
            terminated state is absorbing: a further step stays there, with reward 0, terminated.

        Raises:
            gymnasium.error.ResetNeeded: There was no `reset` yet.
            TypeError: The action is no integer.
            ValueError: The action is out of range.
        """
        if self._state is None:
            raise gymnasium.error.ResetNeeded("call reset() before step()")
        action = _validation.integer("action", action, 0, len(self.actions) - 1)
        self._prepare_to_draw()
        noise = _stream.word(self._key or 0, self._t) if self._kernel.step_words else 0
        self._state, units, terminated = self._kernel.step(self._state, action, noise)
        reward = units / self._kernel.reward_scale
        self._t += self._kernel.step_words
        self._steps += 1
        self._return += reward
        self._last_action = action
        if self.render_mode == "human":
            self.render()
        return self._observe(self._state), reward, terminated, False, {}

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
    def kernel(self) -> Any:
        """The compiled kernel, an instance of a class of `provengym._core.KERNELS`."""
        return self._kernel

    def tabulate(self, threads: int = 1) -> _tabular.DeterministicModel:
        """The transition model that the kernel computes: every action from every state.

        Args:
            threads: How many threads share the work.

        Raises:
            ValueError: There are 2**31 states or more.
            MemoryError: The model is larger than the memory of the machine.
        """
        states, actions = self._count, len(self.actions)
        what = f"the model of {states:,} states"
        if states >= 2**31:
            raise ValueError(f"{what} is not built: there may be up to {2**31 - 1:,}")
        _tabular.require_memory(what, states * (4 * len(self._kernel.state) + 13 * actions))
        return _tabular.tabulate(self._kernel, self._every_state(), threads)

    def _make_kernel(self) -> Any:
        return _core.KERNELS[self._kernel_name](**self._parameters)

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
