"""The vector environment of every environment with a kernel."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from provengym import _validation
from provengym.data.memory import require_memory
from provengym.envs.base import MAX_STEPS
from provengym.vector.actions import Actions
from provengym.vector.lanes import (
    Lanes,
    Resets,
    Seeds,
    add_finals,
    add_infos,
    components_of,
    infos_of_all,
    read_seeds,
)
from provengym.vector.pictures import Past, tiled

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from provengym.envs.base import KernelEnv
    from provengym.envs.forms import Autoreset
    from provengym.vector.lanes import Arrays

MODES: dict[Autoreset, AutoresetMode] = {
    "next_step": AutoresetMode.NEXT_STEP,
    "same_step": AutoresetMode.SAME_STEP,
    "disabled": AutoresetMode.DISABLED,
}
"""The autoreset modes by the names that the kernels have for them."""
MAX_THREADS = 1024
RENDER_MODES = ("rgb_array", "ansi")

Replies = tuple[
    Any, "NDArray[np.float64]", "NDArray[np.bool_]", "NDArray[np.bool_]", dict[str, Any]
]


class KernelVectorEnv(VectorEnv[Any, Any, Any]):
    """So many lanes of one environment, stepped in one call of its kernel.

    It returns what `gymnasium.vector.SyncVectorEnv` over the single environments returns.  A call
    that raises leaves every lane as it was.

    Args:
        make: Makes the single environment: its class.
        num_envs: How many lanes, 1 to 2147483647.
        autoreset_mode: An `AutoresetMode`, its value, or "next_step", "same_step" or "disabled".
        copy: Whether each step returns new arrays of observations, rewards and flags; else it
            overwrites those of the step before.  Infos, and what `reset` returns, are always new.
        threads: How many threads share a call, 1 to 1024; the results are the same.
        max_episode_steps: The number of steps after which Gymnasium's `TimeLimit` truncates, beside
            the environment's own limit; None for none.
        render_mode: "rgb_array", "ansi" or None.
        **parameters: Those of the single environment.
    """

    def __init__(
        self,
        make: Callable[..., KernelEnv],
        num_envs: int = 1,
        *,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        threads: int = 1,
        max_episode_steps: int | None = None,
        render_mode: str | None = None,
        **parameters: Any,
    ) -> None:
        n = _validation.integer("num_envs", num_envs, 1, _validation.MAX_LANES)
        mode = _mode(autoreset_mode)
        fresh = _validation.truth("copy", copy)
        threads = _validation.integer("threads", threads, 1, MAX_THREADS)
        if max_episode_steps is not None:
            max_episode_steps = _validation.integer(
                "max_episode_steps", max_episode_steps, 1, MAX_STEPS
            )
        self.render_mode = _validation.choice("render_mode", render_mode, (None, *RENDER_MODES))
        env = make(render_mode=render_mode, **parameters)
        per_lane = len(env.kernel.state) * env.kernel.state_dtype.itemsize + 64
        require_memory(f"{n:,} lanes", n * per_lane)

        self.num_envs = n
        self.single_observation_space = env.observation_space
        self.single_action_space = env.action_space
        self.observation_space = batch_space(env.observation_space, n)
        self.action_space = batch_space(env.action_space, n)
        self.metadata = {
            **env.metadata,
            "render_modes": list(RENDER_MODES),
            "autoreset_mode": MODES[mode],
        }
        self._env, self._view = env, env.view
        self._mode = mode
        self._ready = False
        self._lanes: Lanes | None = Lanes(env, n, mode, max_episode_steps or 0, threads)
        self._read = Actions(env, n).read
        self._seeds = Seeds(n)
        self._past = None if render_mode is None else Past(env, n)
        none = np.zeros((0, env._components[1]), dtype=np.int64)
        no_states = np.zeros((len(env.kernel.state), 0), dtype=env.kernel.state_dtype)
        told = env._step_info_batch(none, np.zeros(0, dtype=np.uint32), no_states)
        news = env._reset_info_batch(none, no_states, None)
        self._has_infos = bool(env.time_limit or told or news)
        self._has_step_info, self._has_reset_info = bool(told), bool(news)
        self._steps = np.zeros(n, dtype=np.uint32)
        self._counts_steps = self._has_infos or self._past is not None
        self._records_final = mode == "same_step"
        self._state_fields: tuple[str, ...] = (
            ("elapsed",) if env.last_step or max_episode_steps else ()
        )
        self._state_fields += ("keys", "t") if env.kernel.step_words else ()
        self._outputs: Arrays | None = None
        if not fresh:
            seen = np.empty((n, *self._view.shape), self._view.array_dtype)
            self._outputs = seen, np.empty(n), np.empty(n, np.bool_), np.empty(n, np.bool_)

    # The interface of Gymnasium.

    def reset(
        self, *, seed: Any = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Start an episode in every lane, or in some.

        Args:
            seed: An integer for lane 0, its successor for lane 1 and so on; or a list with an
                integer or None for each lane.  The stream of a lane without a seed goes on.
            options: ``"state"``, as the single environment takes it, for all lanes that are reset;
                ``"reset_mask"``, a boolean array that names them, else all are.

        Returns:
            The observations, of lanes that are not reset as they were, and the infos.

        Raises:
            gymnasium.error.Error: A seed is negative or no Python integer.
            gymnasium.error.ResetNeeded: Some lanes are to be reset when none has been before.
            TypeError: The options or the seeds are of a type that is not accepted.
            ValueError: There are more or fewer seeds than lanes, a seed is too large, or the
                options hold no state or no mask.
        """
        lanes, env = self._open(), self._env
        mask, rest = self._options(options)
        state = env._requested_state(rest)
        fresh, seeds = read_seeds(seed, mask)
        if not (self._ready or mask.all()):
            raise gymnasium.error.ResetNeeded(
                "call reset() of all lanes before one with options['reset_mask'] that leaves out "
                f"lane {int(np.argmin(mask))}"
            )
        self._seeds.take(fresh, seeds)
        if isinstance(seed, int) and state is None and mask.all():
            lanes.reset(int(seed))
        else:
            if not self._ready:
                fresh = mask
            lanes.reset_lanes(mask, fresh, self._seeds.keys(fresh), state)
        self._ready = True
        self._steps[mask] = 0
        if self._past is not None:
            self._past.forget(mask)
        infos: dict[str, Any] = {}
        if self._has_reset_info:
            words = lanes.words()
            first = words.t[mask] - np.uint64(env.kernel.reset_words)
            drawn = None if state is not None else (words.keys[mask], first)
            components = lanes.components(*env._components)[mask]
            told = env._reset_info_batch(components, words.states[:, mask], drawn)
            add_infos(infos, told, np.flatnonzero(mask), self.num_envs)
        return lanes.observe(), infos

    def step(self, actions: Any) -> Replies:
        """Take one action in each lane.

        Args:
            actions: An array or a list of one action for each lane.

        Returns:
            Observations, rewards, terminated, truncated and infos.

        Raises:
            AssertionError: A lane has ended and is not reset, in the mode "disabled".
            gymnasium.error.ResetNeeded: There was no `reset` yet.
            TypeError: The actions are of no type that is accepted.
            ValueError: They are of another shape, or the action of a lane, which the message names,
                is out of range.
        """
        if not self._ready:
            self._begun("step")
        lanes: Any = self._lanes
        array = self._read(actions)
        if self._counts_steps:
            return self._watched_step(lanes, array)
        answers = lanes.step(array, self._records_final, self._outputs)
        observations, rewards, terminated, truncated, reset = answers
        infos = self._infos(lanes, lanes.resets()) if reset else {}
        return observations, rewards, terminated, truncated, infos

    def render(self) -> tuple[Any, ...] | None:
        """A frame of each lane, in the way of `render_mode`.

        Returns:
            A tuple of what `render` of the single environment returns; None without a render mode.

        Raises:
            gymnasium.error.ResetNeeded: There was no `reset` yet.
            gymnasium.error.DependencyNotInstalled: A picture is wanted and pygame-ce is missing.
            ValueError: The environment is too large for a frame.
        """
        lanes = self._begun("render")
        past = self._past
        if past is None:
            modes = ", ".join(map(repr, RENDER_MODES))
            gymnasium.logger.warn(
                "render() needs a render_mode, given when the environment is made: one of %s", modes
            )
            return None
        words, steps = lanes.words(), self._steps.tolist()
        return tuple(past.render(i, words.lane(i), steps[i]) for i in range(self.num_envs))

    def render_tiled(self) -> Any:
        """The frames of all lanes in one picture, in rows, about as many as there are lanes in
        each; texts are put one below another.  None without a render mode."""
        frames = self.render()
        if frames is None:
            return None
        return "\n".join(frames) if self.render_mode == "ansi" else tiled(frames)

    def call(self, name: str, *args: Any, **kwargs: Any) -> tuple[Any, ...]:
        """The attribute with this name of each lane, see `get_attr`; there is nothing to call.

        Raises:
            AttributeError: A lane has no such attribute.
            TypeError: There are arguments.
        """
        if args or kwargs:
            raise TypeError(f"{name!r} of a lane takes no arguments")
        return self.get_attr(name)

    def get_attr(self, name: str) -> tuple[Any, ...]:
        """An attribute of each lane: a parameter of the environment, ``"parameters"`` for all of
        them, ``"state"``, ``"np_random"`` or ``"np_random_seed"``.

        Raises:
            AttributeError: It is none of these.
        """
        lanes, env = self._open(), self._env
        if name == "state":
            return self._states(lanes)
        if name == "np_random_seed":
            return self._seeds.all()
        if name == "np_random":
            return self._seeds.generators()
        parameters = env.parameters
        if name == "parameters":
            return tuple(dict(parameters) for _ in range(self.num_envs))
        if name in parameters:
            return (parameters[name],) * self.num_envs
        known = (*parameters, "parameters", "state", "np_random", "np_random_seed")
        raise AttributeError(
            f"a lane of {type(env).__name__} has the attributes {', '.join(map(repr, known))}; "
            f"there is no {name!r}"
        )

    def set_attr(self, name: str, values: Any) -> None:
        """Let each lane go on from another state; its stream and its number of steps stay.

        Args:
            name: ``"state"``.
            values: A list or tuple with a state for each lane, or one state for all; their form is
                that of ``reset(options={"state": ...})``.

        Raises:
            AttributeError: `name` is another one.
            gymnasium.error.ResetNeeded: There was no `reset` yet.
            TypeError, ValueError: There are more or fewer values than lanes, or one is no state.
        """
        if name != "state":
            raise AttributeError(f"of a lane only 'state' can be set, got {name!r}")
        lanes = self._begun("set_attr")
        n = self.num_envs
        if not isinstance(values, (list, tuple)):
            values = [values] * n
        if len(values) != n:
            raise ValueError(f"values must be {n} states, one for each lane, got {len(values)}")
        states = []
        for lane, value in enumerate(values):
            try:
                states.append(self._env._state_from_option(value))
            except (TypeError, ValueError) as error:
                raise type(error)(f"the state of lane {lane}: {error}") from None
        dtype = self._env.kernel.state_dtype
        lanes.set_words(lanes.words()._replace(states=np.array(states, dtype).T.copy()))
        if self._past is not None:
            self._past.forget(slice(None))

    def get_state(self) -> NDArray[np.uint64]:
        """All that the answers to later steps depend on, a row for each lane: the words of its
        state, the number of steps where there is a limit, and the key and the next word of its
        stream where steps are random.

        Raises:
            gymnasium.error.ResetNeeded: There was no `reset` yet.
        """
        words = self._begun("get_state").words()
        columns = [*words.states, *(getattr(words, name) for name in self._state_fields)]
        return np.stack(columns, axis=1).astype(np.uint64)

    def set_state(self, states: NDArray[Any]) -> None:
        """Go on from what `get_state` returned; no lane is to be reset, and what pictures tell of
        the past begins anew.

        Raises:
            gymnasium.error.ResetNeeded: There was no `reset` yet.
            ValueError: It is no such array.
        """
        lanes = self._begun("set_state")
        n, size = self.num_envs, len(self._env.kernel.state)
        shape = n, size + len(self._state_fields)
        array = np.asarray(states)
        if array.shape != shape or array.dtype.kind not in "iu":
            raise ValueError(
                f"states must be integers of shape {shape}, got {_validation.shown(array)}"
            )
        old = lanes.words()
        new: dict[str, Any] = {"states": array[:, :size].T, "over": np.zeros(n, dtype=np.bool_)}
        new |= {name: array[:, size + k] for k, name in enumerate(self._state_fields)}
        for name, column in new.items():
            dtype = getattr(old, name).dtype
            if (column.astype(dtype) != column).any():
                raise ValueError(f"states must come from get_state: {name} is out of range")
            new[name] = np.ascontiguousarray(column, dtype=dtype)
        lanes.set_words(old._replace(**new))
        self._steps[:] = new.get("elapsed", 0)
        if self._past is not None:
            self._past.forget(slice(None))

    @property  # type: ignore[misc]
    def np_random(self) -> tuple[np.random.Generator, ...]:  # type: ignore[override]
        """A generator for each lane, seeded as the lane is."""
        return self._seeds.generators()

    @property
    def np_random_seed(self) -> tuple[int, ...]:  # type: ignore[override]
        """The seed of each lane: the last one that `reset` was given for it, and before that one
        that was drawn, with which `reset` would do what it did without."""
        return self._seeds.all()

    def close_extras(self, **kwargs: Any) -> None:
        """Let go of the lanes: a later call raises `gymnasium.error.ClosedEnvironmentError`."""
        self._env.close()
        self._lanes, self._past, self._ready = None, None, False

    # Helpers.

    def _open(self) -> Lanes:
        if self._lanes is None:
            raise gymnasium.error.ClosedEnvironmentError("the vector environment is closed")
        return self._lanes

    def _begun(self, call: str) -> Lanes:
        lanes = self._open()
        if not self._ready:
            raise gymnasium.error.ResetNeeded(f"call reset() before {call}()")
        return lanes

    def _options(self, options: Any) -> tuple[NDArray[np.bool_], Any]:
        """The lanes to reset, and the other options."""
        n = self.num_envs
        if not isinstance(options, Mapping) or "reset_mask" not in options:
            return np.ones(n, dtype=np.bool_), options
        mask = options["reset_mask"]
        name = "`options['reset_mask']`"  # in the words of SyncVectorEnv
        if not isinstance(mask, np.ndarray):
            raise TypeError(f"{name} must be a numpy array, got {_validation.shown(mask)}")
        if mask.shape != (n,):
            raise ValueError(f"{name} must have shape `({n},)`, got {mask.shape}")
        if mask.dtype != np.bool_:
            raise TypeError(f"{name} must have `dtype=np.bool_`, got {mask.dtype}")
        if not mask.any():
            raise ValueError(
                f"{name} must contain a boolean array with at least one True value, got "
                f"reset_mask={mask}"
            )
        rest = {name: value for name, value in options.items() if name != "reset_mask"}
        return np.array(mask, dtype=np.bool_), rest

    def _states(self, lanes: Lanes) -> tuple[Any, ...]:
        env, states = self._env, []
        words = lanes.words()
        try:
            for lane in range(self.num_envs):
                env._lane = words.lane(lane) if self._ready else None
                states.append(env.state)
        finally:
            env._lane = None
        return tuple(states)

    def _watched_step(self, lanes: Lanes, actions: NDArray[Any]) -> Replies:
        """A step of lanes that have infos, or pictures."""
        past, steps = self._past, self._steps
        before = None if past is None else lanes.words().states
        answers = lanes.step(actions, True, self._outputs)
        observations, rewards, terminated, truncated, reset = answers
        steps += np.uint32(1)
        over = lanes.resets() if reset else None
        infos = self._infos(lanes, over)
        if past is not None:
            past.note(before, actions, rewards)
        if over is not None:
            steps[over.lanes] = 0
            if past is not None:
                past.forget(over.lanes)
        return observations, rewards, terminated, truncated, infos

    def _infos(self, lanes: Lanes, over: Resets | None) -> dict[str, Any]:
        """Return the infos of a step: of the lanes that it reset those of the reset, and of the
        others those of the step."""
        env, n = self._env, self.num_envs
        asks = self._has_step_info or (self._has_reset_info and over is not None)
        components = lanes.components(*env._components) if asks else None
        states = lanes.words().states if env._tells_of_words and asks else None
        if over is None:
            return infos_of_all(self._of_steps(components, self._steps, states), n)
        # The columns of `told`, which are written, may be those of the components.
        first = components[over.lanes] if self._has_reset_info and components is not None else None
        told = self._of_steps(components, self._steps, states)
        infos = infos_of_all(told, n, but=over.lanes)
        if self._mode == "same_step":
            kernel, view = env.kernel, self._view
            last = components_of(kernel, over.states, view.first, view.count)
            ends = (
                components_of(kernel, over.states, *env._components)
                if self._has_step_info
                else None
            )
            columns = self._of_steps(ends, self._steps[over.lanes], over.states)
            shown = view.show(last)
            add_finals(infos, env.each(shown), columns, over.lanes, n)
        if first is not None:
            begun = (lanes.words().states if states is None else states)[:, over.lanes]
            news = env._reset_info_batch(first, begun, (over.keys, over.t))
            add_infos(infos, news, over.lanes, n)
        return infos

    def _of_steps(
        self,
        components: NDArray[np.int64] | None,
        steps: NDArray[np.uint32],
        states: NDArray[Any] | None,
    ) -> dict[str, NDArray[Any]]:
        """Return the infos of steps to states with these components of the environment's hooks,
        which are None where the hooks tell nothing, and with these words, None where they tell
        nothing of words."""
        told: dict[str, NDArray[Any]] = {}
        if components is not None and self._has_step_info:
            told |= self._env._step_info_batch(components, steps, states)
        if limit := self._env.time_limit:
            told["time_limit"] = steps >= limit
        return told


def _mode(value: object) -> Autoreset:
    """The name of an autoreset mode."""
    for name, mode in MODES.items():
        if value is mode or (isinstance(value, str) and value in (name, mode.value)):
            return name
    kind = ValueError if isinstance(value, str) else TypeError
    names = ", ".join(map(repr, MODES))
    raise kind(
        f"autoreset_mode must be an AutoresetMode, its value or one of {names}, got "
        f"{_validation.shown(value)}"
    )
