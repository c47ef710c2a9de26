"""The base class of every environment with a compiled kernel."""

from __future__ import annotations

import abc
import contextlib
import inspect
from collections import deque
from collections.abc import Mapping
from functools import cached_property
from html import escape
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Literal, NoReturn, TypeVar, overload

import gymnasium
import numpy as np
from gymnasium import spaces

from provengym import _core, _validation
from provengym._validation import MAX_STEPS as MAX_STEPS
from provengym.data.errors import brief
from provengym.data.notebook import titled_table
from provengym.envs.by_hand import ByHand
from provengym.envs.forms import Autoreset, Numbered, Real, View
from provengym.envs.in_batches import InBatches

if TYPE_CHECKING:
    from provengym.rendering.frame import Frame
    from provengym.rendering.painter import Painter

T = TypeVar("T")
Words = tuple[int, ...]
Lane = tuple[Words, int, int, int, bool]
"""An environment with its stream: the words of the state, the key of the stream, its next word, the
number of steps of the episode, and whether the episode is over."""
State = tuple[Words, int | None, tuple[int, int] | None]

RenderMode = Literal["human", "rgb_array", "ansi"]


class Parameter(Generic[T]):
    """A read-only attribute that has a parameter as the environment understood it.

    The environment keeps the value in an attribute of this name after an underscore.
    """

    def __init__(self, doc: str) -> None:
        self.__doc__ = doc

    def __set_name__(self, owner: type, name: str) -> None:
        self._name, self._place = name, f"_{name}"

    @overload
    def __get__(self, env: None, owner: type) -> Parameter[T]: ...

    @overload
    def __get__(self, env: object, owner: type) -> T: ...

    def __get__(self, env: object, owner: type) -> Any:
        return self if env is None else env.__dict__[self._place]

    def __set__(self, env: object, value: object) -> NoReturn:
        name = type(env).__name__
        raise AttributeError(f"{self._name!r} of {name!r} is set when the environment is made")


class KernelEnv(ByHand, InBatches, gymnasium.Env[Any, Any], abc.ABC):
    """A Gymnasium environment whose states, rewards and terminations a kernel computes.

    A subclass names its kernel, sets `observation_space`, and says what is shown of a state, how
    to read a state from ``reset(options={"state": ...})`` and how to draw.  It has an attribute for
    each of its parameters, mostly a `Parameter`.  The lane of the kernel, which has the state
    words, the random stream and the number of steps, lies in a compiled `Cursor`, which steps it
    and makes what `step` returns; this class sees to the call order and to the pictures.

    A call that raises leaves the environment as it was: everything is checked before the first
    attribute is assigned.
    """

    metadata: ClassVar[dict[str, Any]] = {  # type: ignore[misc]
        "render_modes": ["human", "rgb_array", "ansi"],
        "render_fps": 4,
    }

    _kernel_name: ClassVar[str]

    # The attributes that are made again rather than copied or pickled.
    _transient: ClassVar[tuple[str, ...]] = ("_kernel", "_painter", "_cursor", "_quick_step")

    def __init__(
        self,
        kernel_parameters: Mapping[str, Any],
        render_mode: RenderMode | None,
        time_limit: int | None = None,
        max_episode_steps: int | None = None,
    ) -> None:
        modes = self.metadata["render_modes"]
        self.render_mode = _validation.choice("render_mode", render_mode, (None, *modes))
        self._time_limit, self._max_episode_steps = time_limit, max_episode_steps
        self._kernel_parameters = dict(kernel_parameters)
        self._kernel = self._make_kernel()
        self._painter: Painter[Any] | None = None
        self._past: deque[tuple[Words, int]] = deque(maxlen=self._remembered)
        self.action_space: spaces.Space[Any] = self._make_action_space()

    # The parts that a subclass supplies.

    @abc.abstractmethod
    def _state_from_option(self, value: object) -> Words:
        """The state words of a validated ``options["state"]``."""

    @abc.abstractmethod
    def _make_painter(self) -> Painter[Any]:
        """Make the painter of the pictures; raise where the environment is too large for one."""

    @abc.abstractmethod
    def _frame(self, state: Words, **progress: Any) -> Frame:
        """Return the frame that shows the state; `progress` holds the fields of `Frame`."""

    # The parts that a subclass supplies when its environment is more than numbered actions.

    def _make_action_space(self) -> spaces.Space[Any]:
        return spaces.Discrete(len(self.actions))

    def _action_word(self, action: Any) -> int:
        """The kernel's word for a validated action."""
        return self._action_number(action)

    def _action_name(self, word: int) -> str | None:
        """Return the name of the action with this word in a frame, None where it has none."""
        return self.actions[word] if self.actions else None

    @property
    def view(self) -> View:
        """The components of the kernel's observation that are shown, and their form."""
        return View.of(self.observation_space)

    @property
    def action_form(self) -> Numbered | Real:
        """Which actions there are, and what the kernel takes for them."""
        return Numbered(int(self.action_space.n))  # type: ignore[attr-defined]

    @property
    def reward_factor(self) -> float:
        """The factor by which the kernel's rewards in natural units are multiplied."""
        return 1.0

    def _reset_info(self, drawn: tuple[int, int] | None) -> dict[str, Any]:
        """The info of the reset that drew its words from this key and number on, None when its
        state was given."""
        if not (told := [told for told in self._told if told.at_reset]):
            return {}
        words, _, _, steps, _ = self._begun("reset")
        components = dict(zip(self._kernel.observation, self._kernel.observe(words), strict=True))
        return {one.name: one.of(components, steps) for one in told}

    def _text(self, frame: Frame) -> str:
        """The text of ``render_mode="ansi"``; raises where the environment is too large for one."""
        return frame.text()

    @property
    def note(self) -> str | None:
        """One line worth knowing about an environment with these parameters, or None."""
        return None

    def why_no_table(self) -> str:
        """Why `provengym.solve` has no transition table of this environment, in one line; asked
        where it is not `Enumerated`."""
        return f"{self._kernel_name} has no table of its transitions"

    def _begin(self) -> None:
        """Forget what was remembered of the last episode."""
        self._past.clear()

    def _remember(self, before: Words, units: int) -> None:
        """Keep what a picture shows of a step from a state, with this reward; called where there is
        a render mode."""
        self._past.append((before, units))

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
        if isinstance(seed, int) and seed > _validation.LARGEST_SEED:
            shown = _validation.shown(seed)
            raise ValueError(f"seed must be between 0 and {_validation.LARGEST_SEED}, got {shown}")
        state = self._requested_state(options)
        self._prepare_to_draw()
        super().reset(seed=seed)
        drawn = self._place() if seed is None else (_core.key(seed), 0)
        words, key, t, steps, over = self._kernel.lane_reset(*drawn)
        words = words if state is None else state
        self._start_from(words, key, t, steps, over)
        if self.render_mode == "human":
            self.render()
        info = self._reset_info(drawn if state is None else None)
        return self._observe(words), info

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Take one action.

        Args:
            action: An action of the action space.  Where these are integers, NumPy integers and
                arrays without dimensions will do.

        Returns:
            Observation, reward, terminated, truncated and info.  Where there is a time limit,
            ``info["time_limit"]`` says whether it is reached, and truncated whether it was reached
            without terminating; else truncated is always False.  A terminated state is absorbing:
            a further step stays there, with reward 0, terminated.

        Raises:
            gymnasium.error.ResetNeeded: There was no `reset` yet.
            TypeError: The action is of no type that is accepted.
            ValueError: The action is out of range.
        """
        if self.render_mode is None:
            answer = self._quick_step(action)
            if answer is not None:
                return answer
        before = self._begun("step")[0]
        word = self._action_word(action)
        self._prepare_to_draw()
        answer = self._cursor.take(word)
        if self.render_mode is not None:
            self._remember(before, self._cursor.units)
        if self.render_mode == "human":
            self.render()
        return answer

    def get_state(self) -> State:
        """All that the answers to later steps depend on: the state's words, the number of steps
        where there is a time limit, which is the limit where that is reached, and the place in the
        random stream where steps are random.

        Raises:
            gymnasium.error.ResetNeeded: There was no `reset` yet.
        """
        words, key, t, steps, _ = self._begun("get_state")
        limit = self.last_step
        stream = (key, t) if self._kernel.step_words else None
        return words, None if limit is None else min(steps, limit), stream

    def set_state(self, state: State) -> None:
        """Go on from what `get_state` returned; what pictures tell of the past begins anew.

        Args:
            state: Of an environment with the same parameters; lists will do for tuples.

        Raises:
            TypeError: It is of another form.
            ValueError: It is no state of this environment.
        """
        try:
            words, steps, stream = self._parts(state)
        except (TypeError, ValueError) as error:
            kind = TypeError if isinstance(error, TypeError) else ValueError
            names = f"({', '.join(self._kernel.state)}{',' * (len(self._kernel.state) == 1)})"
            form = f"({names}, {None if self.last_step is None else 'steps'}, "
            form += f"{'(key, t)' if self._kernel.step_words else None})"
            raise kind(
                f"state must come from get_state with the same parameters, {form}, got "
                f"{_validation.shown(state)}"
            ) from error
        key, t = self._place() if stream is None else stream
        self._start_from(words, key, t, steps or 0, False)

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
        self._begun("render")
        if self.render_mode is None:
            modes = ", ".join(map(repr, self.metadata["render_modes"]))
            gymnasium.logger.warn(
                "render() needs a render_mode, given when the environment is made: one of %s",
                modes,
            )
            return None
        frame = self._present_frame()
        if self.render_mode == "ansi":
            return self._text(frame)
        painter = self._ready_painter()
        if self.render_mode == "rgb_array":
            return painter.array(frame)
        painter.show(frame, self.metadata["render_fps"])
        return None

    def _repr_html_(self) -> str:
        """Return HTML for a notebook: spaces, actions and parameters, and the frame as text."""
        actions = ", ".join(f"{number} {name}" for number, name in enumerate(self.actions))
        rows = {
            "observations": str(self.observation_space),
            "actions": f"{self.action_space}{actions and ': '}{actions}",
            **{name: brief(value, 200) for name, value in self.parameters.items()},
        }
        parts = [titled_table(type(self).__name__, rows.items())]
        if self._state is not None:
            with contextlib.suppress(ValueError):  # too large for a frame
                parts.append(f"<pre>{escape(self._text(self._present_frame()))}</pre>")
        return "\n".join(parts)

    def close(self) -> None:
        """Close the window, if there is one."""
        if self._painter is not None:
            self._painter.close()
            self._painter = None

    @property
    def parameters(self) -> dict[str, Any]:
        """The arguments that make this environment again, by name, without `render_mode`."""
        names = inspect.signature(type(self)).parameters
        return {name: getattr(self, name) for name in names if name != "render_mode"}

    @property
    def told_parameters(self) -> str:
        """The parameters, as the state of a `provengym.Batch` is told apart from others by."""
        return repr(self.parameters)

    @property
    def time_limit(self) -> int | None:
        """The number of steps after which an episode is truncated, unless the last one terminates
        it; None where there is no limit."""
        return self._time_limit

    def max_episode_steps(self, added: int | None = None) -> int | None:
        """The number of steps after which an episode is truncated whatever the last one does, as by
        Gymnasium's `TimeLimit`: the environment's own, or one that is added, if it is less; None
        where there is neither."""
        limits = [limit for limit in (self._max_episode_steps, added) if limit]
        return min(limits, default=None)

    @property
    def last_step(self) -> int | None:
        """The number of steps after which an episode of the environment is surely over, None where
        there is no limit."""
        limits = [limit for limit in (self._time_limit, self._max_episode_steps) if limit]
        return min(limits, default=None)

    def lanes(
        self,
        n: int,
        mode: Autoreset,
        *,
        max_episode_steps: int = 0,
        threads: int = 1,
        view: View | None = None,
    ) -> _core.Lanes:
        """n lanes with the parameters of this environment, before their first reset.

        Args:
            n: How many, from 1.
            mode: What happens when an episode is over: "next_step", "same_step" or "disabled".
            max_episode_steps: The limit of Gymnasium's `TimeLimit` beside the environment's own, 0
                for none.
            threads: How many threads share a call; the result is the same.
            view: What is observed, else what this environment shows.
        """
        form, seen = self.action_form.for_lanes(), (view or self.view).for_lanes()
        limits = self.time_limit or 0, self.max_episode_steps(max_episode_steps) or 0
        return self._kernel.lanes(n, mode, *limits, form, seen, self.reward_factor, threads)

    # Helpers.

    @property
    def kernel(self) -> _core.Kernel:
        """The compiled kernel, an instance of a class of `provengym._core.KERNELS`."""
        return self._kernel

    def _make_kernel(self) -> _core.Kernel:
        return _core.KERNELS[self._kernel_name](**self._kernel_parameters)

    @cached_property
    def _cursor(self) -> _core.Cursor:
        """The lane with its memory."""
        form, seen = self.action_form.for_lanes(), self.view.for_lanes()
        names = self._kernel.observation
        info = tuple(told.for_cursor(names) for told in self._told)
        limits = self.time_limit or 0, self.max_episode_steps() or 0
        return self._kernel.cursor(*limits, form, seen, self.reward_factor, info)

    @cached_property
    def _quick_step(self) -> _core.Step:
        """The compiled step, which returns what `step` does; None, and nothing done, where `reset`
        is missing or the action is for `_action_word` to read."""
        return self._cursor.step

    def _present_frame(self) -> Frame:
        """The frame of the state, where an episode has begun."""
        words, _, _, steps, _ = self._begun("render")
        name = None if self._last_action is None else self._action_name(self._last_action)
        return self._frame(words, steps=steps, episode_return=self._return, last_action=name)

    def _start_from(self, words: Words, key: int, t: int, steps: int, over: bool) -> None:
        """Start from a lane, with no memory of the past."""
        self._lane = words, key, t, steps, over
        self._return, self._last_action = 0.0, None
        self._begin()

    def _observe(self, state: Words) -> Any:
        """A fresh observation of the state."""
        return self._cursor.observe(state)

    @property
    def _lane(self) -> Lane | None:
        """The lane; None before the first reset."""
        return self._cursor.lane

    @_lane.setter
    def _lane(self, lane: Lane | None) -> None:
        self._cursor.lane = lane

    @property
    def _return(self) -> float:
        """The sum of the rewards of this episode."""
        return self._cursor.episode_return

    @_return.setter
    def _return(self, value: float) -> None:
        self._cursor.episode_return = value

    @property
    def _last_action(self) -> int | None:
        """The word of the last action of this episode; None before the first."""
        return self._cursor.last_action

    @_last_action.setter
    def _last_action(self, word: int | None) -> None:
        self._cursor.last_action = word

    @property
    def _state(self) -> Words | None:
        """The words of the state; None before the first reset."""
        lane = self._lane
        return None if lane is None else lane[0]

    @property
    def _steps(self) -> int:
        """The number of steps of this episode."""
        lane = self._lane
        return 0 if lane is None else lane[3]

    def _begun(self, call: str) -> Lane:
        """The lane, which there is from the first reset on."""
        lane = self._lane
        if lane is None:
            raise gymnasium.error.ResetNeeded(f"call reset() before {call}()")
        return lane

    def _place(self) -> tuple[int, int]:
        """The key of the stream and its next word; before the first reset the key is drawn."""
        lane = self._lane
        if lane is None:
            return int(self.np_random.integers(1 << 64, dtype=np.uint64)), 0
        return lane[1:3]

    def _parts(self, state: Any) -> State:
        """The parts of what `get_state` returned, in its types.

        Raises:
            TypeError: It is of another form.
            ValueError: A part is missing, out of range or none of this environment.
        """
        words, steps, stream = _validation.sequence("a state must have three parts", state, 3)
        largest = int(np.iinfo(self._kernel.state_dtype).max)
        found = _integers("the words", words, len(self._kernel.state), largest)
        if not self._kernel.state_valid(found):
            raise ValueError(f"the words must be those of a state, got {found}")
        limit = self.last_step
        if limit is None and steps is not None:
            raise ValueError(f"steps must be None, got {_validation.shown(steps)}")
        if not self._kernel.step_words:
            if stream is not None:
                raise ValueError(f"the stream must be None, got {_validation.shown(stream)}")
            place = None
        else:
            key, t = _integers("the stream", stream, 2, _validation.LARGEST_SEED)
            place = key, t
        if limit is not None:
            steps = _validation.integer("steps", steps, 0, limit)
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
        kept = {name: v for name, v in self.__dict__.items() if name not in self._transient}
        kept["_past"] = self._past.copy()
        return kept | {"_now": (self._lane, self._return, self._last_action)}

    def __setstate__(self, state: dict[str, Any]) -> None:
        kept = dict(state)
        now = kept.pop("_now")
        self.__dict__.update(kept)
        self._kernel = self._make_kernel()
        self._painter = None
        self._lane, self._return, self._last_action = now


def _integers(name: str, value: object, size: int, largest: int) -> tuple[int, ...]:
    """A sequence of so many integers between 0 and `largest`, as a tuple."""
    items = _validation.sequence(f"{name} must be {size} integers", value, size)
    return tuple(_validation.integer(f"each of {name}", item, 0, largest) for item in items)
