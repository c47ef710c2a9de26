"""The vector environment of every environment with a kernel."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from provengym import _validation
from provengym.envs import tabular
from provengym.envs.base import MAX_STEPS
from provengym.vector import infos as merging
from provengym.vector import seeds as seeding
from provengym.vector.lanes import Lanes, Reply
from provengym.vector.pictures import Past, tiled

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from provengym.envs.base import KernelEnv

MODES = {
    "next_step": AutoresetMode.NEXT_STEP,
    "same_step": AutoresetMode.SAME_STEP,
    "disabled": AutoresetMode.DISABLED,
}
"""The autoreset modes by the names that the kernels have for them."""
MAX_LANES = 2**31 - 1
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
        copy: Whether each call returns new arrays; else it may overwrite those of the last one.
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
        max_episode_steps: int | None = None,
        render_mode: str | None = None,
        **parameters: Any,
    ) -> None:
        n = _validation.integer("num_envs", num_envs, 1, MAX_LANES)
        mode = _mode(autoreset_mode)
        fresh = _validation.truth("copy", copy)
        if max_episode_steps is not None:
            max_episode_steps = _validation.integer(
                "max_episode_steps", max_episode_steps, 1, MAX_STEPS
            )
        self.render_mode = _validation.choice("render_mode", render_mode, (None, *RENDER_MODES))
        env = make(render_mode=render_mode, **parameters)
        _, count = env._components
        per_lane = len(env.kernel.state) * env.kernel.state_dtype.itemsize + 8 * count + 64
        tabular.require_memory(f"{n:,} lanes", n * per_lane)

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
        self._env = env
        self._mode = mode
        limits = env.time_limit or 0, max_episode_steps or 0
        self._lanes: Lanes | None = Lanes(env.kernel, n, mode, limits, env._components, fresh)
        self._begun = False
        self._seeds = seeding.Seeds(n)
        self._past = None if render_mode is None else Past(self._lanes, env._remembered)
        none = np.zeros((0, count), dtype=np.int64)
        self._tells = bool(
            env.time_limit
            or env._step_info_batch(none, np.zeros(0, dtype=np.uint32))
            or env._reset_info_batch(none, self._lanes.states[:, :0], None)
        )

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
        given, seeds = seeding.read(seed, mask)
        every = bool(mask.all())
        if not (self._begun or every):
            raise gymnasium.error.ResetNeeded(
                "call reset() of all lanes before one with options['reset_mask'], which leaves out "
                f"lane {int(np.argmin(mask))}"
            )
        self._seeds.take(given, seeds)
        new = given if self._begun else mask
        lanes.begin(new, self._seeds.keys(new))
        lanes.reset(mask, state)
        self._begun = True
        if self._past is not None:
            self._past.forget(mask)
        components = lanes.observe()
        infos: dict[str, Any] = {}
        if self._tells:
            drawn = lanes.drawn(mask) if state is None else None
            told = env._reset_info_batch(components[mask], lanes.states[:, mask], drawn)
            merging.add(infos, told, mask, every)
        return env._observe_batch(components), infos

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
        lanes, env = self._lanes, self._env
        if lanes is None or not self._begun:
            lanes = self._begun_lanes("step")
        words = self._words(actions)
        if self._past is not None:
            before = lanes.states.copy()
        if watched := self._tells or self._past is not None:
            steps, was_over = lanes.elapsed.copy(), lanes.over.copy()
        try:
            reply = lanes.step(words)
        except ValueError:
            self._refuse(lanes, actions, words)
            raise
        infos: dict[str, Any] = {}
        if watched or reply.final is not None:
            ended = reply.terminated | reply.truncated
            same_step = self._mode == "same_step"
            reset = ended if same_step else was_over
            if self._tells or same_step:
                steps = steps + np.uint32(1) if self._tells else lanes.elapsed
                self._add(infos, lanes, reply, steps, reset)
            if self._past is not None:
                units = np.rint(reply.rewards * env.kernel.reward_scale).astype(np.int64)
        rewards = env._reward_batch(reply.rewards)
        if self._past is not None:
            self._past.note(before, words, units, rewards)
            self._past.forget(reset)
        return (
            env._observe_batch(reply.components),
            rewards,
            reply.terminated,
            reply.truncated,
            infos,
        )

    def render(self) -> tuple[Any, ...] | None:
        """A frame of each lane, in the way of `render_mode`.

        Returns:
            A tuple of what `render` of the single environment returns; None without a render mode.

        Raises:
            gymnasium.error.ResetNeeded: There was no `reset` yet.
            gymnasium.error.DependencyNotInstalled: A picture is wanted and pygame-ce is missing.
            ValueError: The environment is too large for a frame.
        """
        self._begun_lanes("render")
        env = self._env
        if self._past is None:
            modes = ", ".join(map(repr, RENDER_MODES))
            gymnasium.logger.warn(
                "render() needs a render_mode, given when the environment is made: one of %s", modes
            )
            return None
        try:
            frames = []
            for lane in range(self.num_envs):
                self._past.show(env, lane)
                frames.append(env.render())
            return tuple(frames)
        finally:
            env._lane = None

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
            try:
                states = []
                for lane in range(self.num_envs):
                    env._lane = lanes.lane(lane) if self._begun else None
                    states.append(env.state)
                return tuple(states)
            finally:
                env._lane = None
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
        lanes = self._begun_lanes("set_attr")
        n = self.num_envs
        if not isinstance(values, (list, tuple)):
            values = [values] * n
        if len(values) != n:
            raise ValueError(f"values must be {n} states, one for each lane, got {len(values)}")
        lanes.place([_of_lane(i, self._env._state_from_option, v) for i, v in enumerate(values)])
        if self._past is not None:
            self._past.forget(np.ones(n, dtype=np.bool_))

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
        self._lanes, self._past = None, None

    # Helpers.

    def _open(self) -> Lanes:
        if self._lanes is None:
            raise gymnasium.error.ClosedEnvironmentError("the vector environment is closed")
        return self._lanes

    def _begun_lanes(self, call: str) -> Lanes:
        lanes = self._open()
        if not self._begun:
            raise gymnasium.error.ResetNeeded(f"call reset() before {call}()")
        return lanes

    def _options(self, options: Any) -> tuple[NDArray[np.bool_], Any]:
        """The lanes to reset, and the other options."""
        n = self.num_envs
        if not isinstance(options, Mapping) or "reset_mask" not in options:
            return np.ones(n, dtype=np.bool_), options
        mask = options["reset_mask"]
        expected = f"options['reset_mask'] must be a boolean array of shape ({n},)"
        if not isinstance(mask, np.ndarray):
            raise TypeError(f"{expected}, got {_validation.shown(mask)}")
        if mask.shape != (n,):
            raise ValueError(f"{expected}, got one of shape {mask.shape}")
        if mask.dtype != np.bool_:
            raise TypeError(f"{expected}, got one of dtype {mask.dtype}")
        if not mask.any():
            raise ValueError(f"{expected} that names a lane, got one that is False everywhere")
        rest = {name: value for name, value in options.items() if name != "reset_mask"}
        return np.array(mask, dtype=np.bool_), rest

    def _words(self, actions: Any) -> NDArray[np.uint32]:
        """The kernel's word for the action of each lane."""
        expected = f"actions must have the shape {self.action_space.shape}"
        try:
            array = np.asarray(actions)
        except ValueError as error:
            raise ValueError(f"{expected}, got {_validation.shown(actions)}") from error
        if array.shape != self.action_space.shape and (
            array.shape != (self.num_envs,) or self.single_action_space.shape != (1,)
        ):
            raise ValueError(f"{expected}, got {array.shape}")
        try:
            return self._env._action_words_batch(array)
        except TypeError:
            items = actions if isinstance(actions, (list, tuple)) else array
            for lane, item in enumerate(items):
                _of_lane(lane, self._env._action_word, item)
            raise

    def _refuse(self, lanes: Lanes, actions: Any, words: NDArray[np.uint32]) -> None:
        """Raise the error of the first lane that refuses its action."""
        if self._mode == "disabled" and lanes.over.any():
            lane = int(np.argmax(lanes.over))
            raise AssertionError(
                f"lane {lane} has ended: reset it before the next step, with "
                "options={'reset_mask': ...} or with all others"
            )
        for lane in lanes.refused(words).tolist():
            _of_lane(lane, self._env._action_word, actions[lane])

    def _add(
        self,
        infos: dict[str, Any],
        lanes: Lanes,
        reply: Reply,
        steps: NDArray[np.uint32],
        reset: NDArray[np.bool_],
    ) -> None:
        """Add what the lanes tell of a call: those that were reset of their reset, and the others
        of their step."""
        env = self._env
        last = reply.components if reply.final is None else reply.final
        told = env._step_info_batch(last, steps)
        if env.time_limit:
            told["time_limit"] = steps >= env.time_limit
        if not reset.any():
            merging.add(infos, told, np.ones_like(reset), every=True)
            return
        stepped = ~reset
        if stepped.any():
            merging.add(infos, {name: c[stepped] for name, c in told.items()}, stepped, every=False)
        if reply.final is not None:
            finals = env._observe_batch(reply.final[reset])
            columns = {name: column[reset] for name, column in told.items()}
            merging.add_finals(infos, reset, finals, columns)
        news = env._reset_info_batch(
            reply.components[reset], lanes.states[:, reset], lanes.drawn(reset)
        )
        merging.add(infos, news, reset, every=False)


def _mode(value: object) -> str:
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


def _of_lane(lane: int, read: Callable[[Any], Any], value: object) -> Any:
    """What `read` makes of the value for a lane; an error says which lane it is."""
    try:
        return read(value)
    except (TypeError, ValueError) as error:
        raise type(error)(f"lane {lane}: {error}") from None
