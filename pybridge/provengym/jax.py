"""The environments for JAX: pure functions that work under `jit`, `vmap` and `lax.scan`.

An environment has the calls of gymnax 1.0.1: `reset(key)` returns ``(observation, state)``, and
`step(key, state, action)` returns ``(observation, state, reward, terminated, truncated, info)``,
where a step that ends an episode resets.  Both call the C that Lean emitted, on the CPU, once for
all lanes of a batch.  ``docs/jax.md`` has examples.

JAX has 32 bits unless told otherwise, and none of this asks for more: a word of 64 bits is a pair
of uint32, the upper half first; observations are int32, or float32 where the environment's are;
rewards are float32.
"""

from __future__ import annotations

import functools
import hashlib
import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

import gymnasium
import numpy as np
from gymnasium import spaces

from provengym import _core, _validation
from provengym.data.extras import missing
from provengym.envs import making
from provengym.envs.forms import Real
from provengym.envs.rules import CompiledRules, RulesEnv

try:
    import jax
    import jax.numpy as jnp
except ImportError as error:
    raise gymnasium.error.DependencyNotInstalled(missing("provengym.jax", "JAX", "jax")) from error

if TYPE_CHECKING:
    import os
    from collections.abc import Sequence

    from provengym.envs.base import KernelEnv
    from provengym.finite.model import FiniteModel

Info: TypeAlias = dict[str, jax.Array]

_LARGEST = 2**31 - 1
_SAME_STEP = 2
"""The autoreset mode, by its number in the kernels."""


class State(NamedTuple):
    """A lane, or a batch of them in the leading dimensions of every array: a pytree."""

    words: tuple[jax.Array, ...]
    """The words of the kernel's state: of shape () where they have 32 bits, else (2,)."""
    key: jax.Array
    """The key of the lane's random stream, of shape (2,)."""
    t: jax.Array
    """The number of the stream's next word, of shape (2,)."""
    time: jax.Array
    """The number of steps of the episode, of shape ()."""


@jax.tree_util.register_static
@dataclass(frozen=True)
class Params:
    """An environment's parameters, as gymnax has them: here `make` fixes them, and this tells only
    the limit on an episode's steps.  A pytree without arrays."""

    max_steps_in_episode: int


@dataclass(frozen=True)
class Discrete:
    """The integers 0 to n - 1, with what gymnax's space of this name has."""

    n: int
    shape: tuple[int, ...] = ()
    dtype: Any = jnp.int32

    def sample(self, key: jax.Array) -> jax.Array:
        """One of them, each equally likely, by a key of JAX."""
        return jax.random.randint(key, self.shape, 0, self.n, self.dtype)

    def contains(self, x: Any) -> jax.Array:
        """Return whether it is one of them."""
        return (jnp.asarray(x) >= 0) & (jnp.asarray(x) < self.n)


@dataclass(frozen=True, eq=False)
class Box:
    """Arrays between bounds, with what gymnax's space of this name has."""

    low: np.ndarray[Any, Any]
    high: np.ndarray[Any, Any]
    shape: tuple[int, ...]
    dtype: Any

    def sample(self, key: jax.Array) -> jax.Array:
        """One of them, each equally likely, by a key of JAX."""
        if jnp.issubdtype(self.dtype, jnp.integer):
            return jax.random.randint(key, self.shape, self.low, self.high + 1, self.dtype)
        return jax.random.uniform(key, self.shape, self.dtype, self.low, self.high)

    def contains(self, x: Any) -> jax.Array:
        """Return whether it lies between the bounds."""
        return jnp.all((jnp.asarray(x) >= self.low) & (jnp.asarray(x) <= self.high))


class Environment:
    """An environment as pure functions; `make` makes it.

    Environments with the same parameters are equal, so that what is compiled for one serves the
    other.
    """

    def __init__(self, env: KernelEnv, max_episode_steps: int | None) -> None:
        self._name = type(env).__name__.removesuffix("Env")
        self._kernel_name = "FiniteModel" if isinstance(env, RulesEnv) else env.kernel.name
        self._view = env.view
        self._action_space = _space(env.action_space)
        self._observation_space = _space(_components(env))
        self._num_words = len(env.kernel.state)
        self._word_shape = () if env.kernel.state_dtype.itemsize == 4 else (2,)
        limits = [limit for limit in (env.last_step, max_episode_steps) if limit is not None]
        self._params = Params(min(limits, default=_LARGEST))
        self._attributes = _attributes(env, max_episode_steps)
        self._signature = (self._kernel_name, self._view, *map(_frozen, self._attributes.items()))
        self._hash = hash(self._signature)
        _register(self._kernel_name)
        self._is_numbered = env.whole is not None
        self._whole = _without_texts(env.whole)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Environment) and self._signature == other._signature

    def __hash__(self) -> int:
        return self._hash

    def __repr__(self) -> str:
        return f"<provengym.jax environment {self._name}>"

    # What gymnax's environments tell.

    @property
    def name(self) -> str:
        """The name of the environment."""
        return self._name

    @property
    def default_params(self) -> Params:
        """The only parameters that `reset` and `step` take, besides None."""
        return self._params

    @property
    def num_actions(self) -> int:
        """The number of actions, or of the numbers in one where these are arrays."""
        space = self._action_space
        return space.n if isinstance(space, Discrete) else math.prod(space.shape)

    def action_space(self, params: Params | None = None) -> Discrete | Box:
        """Return the space of the actions that `step` takes."""
        self._expect(params)
        return self._action_space

    def observation_space(self, params: Params | None = None) -> Discrete | Box:
        """Return the space of observations."""
        self._expect(params)
        return self._observation_space

    # The two functions.

    def reset(self, key: Any, params: Params | None = None) -> tuple[jax.Array, State]:
        """Begin a lane's stream and its first episode.

        Args:
            key: The seed of `Env.reset(seed=...)`: an integer, as `seed_words` has it, or a key of
                JAX with two words, so that ``jax.random.key(7)`` is the seed 7.  Leading dimensions
                make a batch.
            params: `default_params`, or None.

        Returns:
            The observation and the state.

        Raises:
            TypeError: The key is of another type.
            ValueError: It is of another shape, or a seed is out of range.
        """
        self._expect(params)
        found: tuple[jax.Array, State] = _reset(self, _words_of(key))
        return found

    def step(
        self, key: Any, state: State, action: Any, params: Params | None = None
    ) -> tuple[jax.Array, State, jax.Array, jax.Array, jax.Array, Info]:
        """Take one action in each lane, and reset the lanes whose episode ends.

        Args:
            key: Not read, as the state has the lane's stream; None will do.
            state: As `reset` or `step` returned it.
            action: An integer for each lane; or, where the actions are those of a box, an array of
                its shape, or a number alone where it has one.
            params: `default_params`, or None.

        Returns:
            Observation, state, reward, terminated, truncated and info.  Where an episode ended the
            observation and the state are those of the next one, and ``info["final_observation"]``
            is the last one of the episode; elsewhere that is the observation.

        Raises:
            TypeError: The action is of another type, or the state is no `State`.
            ValueError: The action has not a value for each lane.
            ValueError, jax.errors.JaxRuntimeError: The action of a lane, which is named, is out of
                range.  JAX computes asynchronously, so this may come when a result is read.
        """
        del key
        self._expect(params)
        if not isinstance(state, State):
            shown = _validation.shown(state)
            raise TypeError(f"state must be a State, as reset() returns it, got {shown}")
        action = self._actions(jnp.asarray(action), state.time.shape)
        found: tuple[jax.Array, State, jax.Array, jax.Array, jax.Array, Info]
        found = _step(self, state, action)
        return found

    def arranged(self, observations: jax.Array) -> Any:
        """The observations that stand for these numbers, of a model whose observations are no
        numbers; else those given.

        Args:
            observations: As `reset` and `step` return them.

        Returns:
            Arrays of 32 bits or less in the dictionaries and tuples of the space; texts are left
            out.
        """
        if not self._is_numbered:
            return observations
        return jax.tree.map(lambda part: part[observations], self._whole)

    # Helpers.

    def _expect(self, params: Params | None) -> None:
        if params is not None and params != self._params:
            raise ValueError(
                f"params must be None or default_params, {self._params}, as make() fixes them, got "
                f"{_validation.shown(params)}"
            )

    def _actions(self, action: jax.Array, batch: tuple[int, ...]) -> jax.Array:
        """The actions as the foreign function takes them; nothing is differentiated through it."""
        numbered = isinstance(self._action_space, Discrete)
        kinds = "integers" if numbered else "numbers"
        number = jnp.integer if numbered else jnp.number
        if not jnp.issubdtype(action.dtype, number) or jnp.iscomplexobj(action):
            raise TypeError(f"action must be {kinds}, got an array of {action.dtype}")
        whole = (*batch, *self._action_space.shape)
        accepted = (batch, whole) if math.prod(self._action_space.shape) == 1 else (whole,)
        if action.shape not in accepted:
            shapes = " or ".join(map(str, dict.fromkeys(accepted)))
            raise ValueError(f"action must have the shape {shapes}, got {action.shape}")
        action = action.reshape(accepted[0])
        if not numbered:
            return jax.lax.stop_gradient(action.astype(jnp.float32))
        if action.dtype.itemsize >= 4 and action.dtype != jnp.int32:  # what is none stays none
            action = jnp.clip(action, 0 if action.dtype.kind == "u" else -1, _LARGEST)
        return action.astype(jnp.int32)

    def _observed(self, batch: tuple[int, ...]) -> jax.ShapeDtypeStruct:
        kind = jnp.float32 if self._view.dtype == "float32" else jnp.int32
        return _described((*batch, *self._view.shape), kind)

    def _state_words(self, batch: tuple[int, ...]) -> tuple[jax.ShapeDtypeStruct, ...]:
        shape = (*batch, *self._word_shape)
        return (_described(shape, jnp.uint32),) * self._num_words

    def _call(
        self,
        part: str,
        results: Sequence[jax.ShapeDtypeStruct],
        *given: Any,
        in_place: dict[int, int] | None = None,
    ) -> Any:
        """One foreign call for all lanes, however many dimensions `vmap` adds in front.

        `in_place` names the arguments whose memory may become that of a result.
        """
        call = jax.ffi.ffi_call(
            f"provengym.{self._kernel_name}.{part}",
            tuple(results),
            vmap_method="broadcast_all",
            input_output_aliases=in_place,
        )
        return call(*given, **self._attributes)


def make(
    env_id: str | os.PathLike[str] | FiniteModel | CompiledRules,
    *,
    max_episode_steps: int | None = None,
    **params: Any,
) -> Environment:
    """An environment as pure functions for JAX.

    Args:
        env_id: The id or the short name of an environment: "provengym/GridWorld-v0" or "GridWorld";
            `CompiledRules`; or a finite model, which is played: a `FiniteModel`, or the path of a
            ``.npz`` file with one.  Of a model whose observations are no numbers these are
            numbered, and `arranged` has what they stand for.
        max_episode_steps: A limit on the steps of an episode, on top of the environment's own; it
            truncates, as that of `gymnasium.make` does.
        **params: The environment's parameters, as `gymnasium.make` takes them.

    Raises:
        ValueError: There is no such environment, a parameter is out of range, or an observation
            does not fit into 32 bits.

    >>> env = make("provengym/GridWorld-v0", height=3, width=4)
    >>> observation, state = env.reset(jax.random.key(0))
    >>> observation, state, reward, terminated, truncated, info = env.step(None, state, 3)
    >>> int(observation), float(reward), bool(terminated)
    (1, -1.0, False)
    """
    if max_episode_steps is not None:
        max_episode_steps = _validation.integer(
            "max_episode_steps", max_episode_steps, 1, 2**31 - 1
        )
    found, env = making.made(env_id, "env_id", params)
    space = env.observation_space
    if env.whole is None and isinstance(space, spaces.Discrete) and space.n > _LARGEST + 1:
        raise ValueError(
            f"observations must be below 2**31 in JAX, which has 32 bits; {found} has "
            f"{int(space.n):,} of them"
        )
    least, most = env.view.least, max(env.view.sizes, default=1) - 1
    if not -(2**31) <= least <= most <= _LARGEST:
        raise ValueError(
            f"observations must be integers of 32 bits in JAX, got some between {least} and {most}"
        )
    return Environment(env, max_episode_steps)


def seed_words(seeds: Any) -> np.ndarray[Any, np.dtype[np.uint32]]:
    """Seeds as `Environment.reset` takes them: pairs of uint32, the upper half first.

    Args:
        seeds: An integer between 0 and 2**64 - 1, or an array or nested lists of them.

    Returns:
        An array of the shape of the seeds and a last dimension of 2.

    Raises:
        TypeError: A seed is no integer.
        ValueError: A seed is out of range.

    >>> seed_words([7, 2**32 + 1]).tolist()
    [[0, 7], [1, 1]]
    """
    array = np.asarray(seeds, dtype=object)
    each = [_validation.integer("seed", seed, 0, _validation.LARGEST_SEED) for seed in array.flat]
    words = np.array(each, dtype=np.uint64).reshape(array.shape)
    return np.stack((words >> np.uint64(32), words & np.uint64(2**32 - 1)), -1).astype(np.uint32)


def _words_of(key: Any) -> jax.Array:
    if not isinstance(key, jax.Array) and not (
        isinstance(key, np.ndarray) and key.dtype == np.uint32
    ):
        return jnp.asarray(seed_words(key))
    expected = "key must be pairs of uint32 words, of shape (..., 2), or keys of JAX with two words"
    words = jnp.asarray(key)
    if jnp.issubdtype(words.dtype, jax.dtypes.prng_key):
        words = jax.random.key_data(words)
    if words.dtype != jnp.uint32:
        hint = "seed_words makes keys of seeds"
        raise TypeError(f"{expected}, got an array of {words.dtype}; {hint}")
    if words.shape[-1:] != (2,):
        raise ValueError(f"{expected}, got the shape {words.shape}")
    return words


@functools.partial(jax.jit, static_argnums=0)
def _reset(env: Environment, seeds: jax.Array) -> tuple[jax.Array, State]:
    batch = seeds.shape[:-1]
    pair = _described((*batch, 2), jnp.uint32)
    results = (env._observed(batch), *env._state_words(batch), pair, pair)
    observation, *words, key, t = env._call("reset", results, seeds)
    return observation, State(tuple(words), key, t, jnp.zeros(batch, jnp.uint32))


@functools.partial(jax.jit, static_argnums=0)
def _step(
    env: Environment, state: State, action: jax.Array
) -> tuple[jax.Array, State, jax.Array, jax.Array, jax.Array, Info]:
    batch = state.time.shape
    observed = env._observed(batch)
    place, number = _described((*batch, 2), jnp.uint32), _described(batch, jnp.uint32)
    amount, flag = _described(batch, jnp.float32), _described(batch, jnp.bool_)
    results = (observed, observed, *env._state_words(batch), place, number, amount, flag, flag)
    count = env._num_words
    in_place = {1 + k: 2 + k for k in range(count)} | {2 + count: 2 + count, 3 + count: 3 + count}
    given = action, *state.words, state.key, state.t, state.time
    answer = env._call("step", results, *given, in_place=in_place)
    observation, final, *words, t, time, reward, terminated, truncated = answer
    info = {"terminated": terminated, "truncated": truncated, "final_observation": final}
    after = State(tuple(words), state.key, t, time)
    return observation, after, reward, terminated, truncated, info


def _described(shape: tuple[int, ...], kind: Any) -> jax.ShapeDtypeStruct:
    described: Any = jax.ShapeDtypeStruct
    found: jax.ShapeDtypeStruct = described(shape, kind)
    return found


def _attributes(env: KernelEnv, max_episode_steps: int | None) -> dict[str, Any]:
    """Return the attributes of an environment that the foreign functions get.

    They are all there is to know, so that a compiled program means the same in another process; a
    list of words, a model or a library, which may be long, is given by its digest.
    """
    kernel: Any = env.kernel
    view, actions = env.view, env.action_form
    attributes: dict[str, Any] = {
        "parameters": np.array(_numbers(kernel), np.uint64).view(np.int64),
        "limits": np.array(
            [_SAME_STEP, env.time_limit or 0, env.max_episode_steps(max_episode_steps) or 0],
            np.int64,
        ),
        "components": np.array([view.first, view.count], np.int64),
        "reward_factor": np.array([env.reward_factor], np.float64),
    }
    if isinstance(actions, Real):
        attributes["action_amounts"] = np.array(actions.for_lanes(), np.float64)
    else:
        attributes["action_numbers"] = np.array(actions.for_lanes(), np.int64)
    if view.dtype == "float32":
        attributes["offsets"] = np.array(view.offset, np.float64)
        attributes["divisors"] = np.array(view.divisor, np.float64)
        attributes["factors"] = np.array(view.factor, np.float64)
    if (held := _held(env)) is not None:
        attributes["kept"] = hashlib.sha256(held).hexdigest()
        _core.keep(kernel, attributes["kept"])
    return attributes


def _numbers(kernel: Any) -> tuple[int, ...]:
    """The parameters that are integers, none of a finite model."""
    count = len(kernel.params)
    numbers: tuple[int, ...] = kernel.__getstate__()[:count] if count else ()
    return numbers


def _held(env: KernelEnv) -> bytes | None:
    """What a kernel has besides numbers and is told by a digest, None where there is nothing."""
    if isinstance(env, RulesEnv):
        return env.told_parameters.encode() + env.library.read_bytes()
    if isinstance(env.kernel, _core.TableKernel):
        return env.told_parameters.encode()
    words: np.ndarray[Any, Any] | None = getattr(env.kernel, "words", None)
    return None if words is None else words.tobytes()


def _frozen(attribute: tuple[str, Any]) -> tuple[str, Any]:
    name, value = attribute
    return name, tuple(value.tolist()) if isinstance(value, np.ndarray) else value


@functools.cache
def _register(kernel_name: str) -> None:
    parts = zip(("reset", "step"), _core.XLA_HANDLERS[kernel_name], strict=True)
    for part, handler in parts:
        jax.ffi.register_ffi_target(f"provengym.{kernel_name}.{part}", handler, platform="cpu")


def _components(env: KernelEnv) -> spaces.Space[Any]:
    """Return the space of observations in JAX: for a `Dict`, that of its components, and for those
    of a model that are no numbers, that of their numbers."""
    if env.whole is not None:
        return spaces.Discrete(env.view.sizes[0])
    if isinstance(env.observation_space, spaces.Dict):
        return spaces.MultiDiscrete(list(env.view.sizes))
    shown: spaces.Space[Any] = env.observation_space
    return shown


def _without_texts(whole: Any) -> Any:
    """Observations as arrays of JAX, which has 32 bits; None for texts, and where all are."""
    if isinstance(whole, dict):
        return {name: _without_texts(part) for name, part in whole.items()}
    if isinstance(whole, tuple):
        is_of_texts = all(isinstance(part, str) for part in whole)
        return None if is_of_texts else tuple(map(_without_texts, whole))
    if whole is None:
        return None
    if whole.dtype.kind in "iu" and whole.size:
        kind = np.int32 if whole.min() < 0 or whole.max() <= _LARGEST else np.uint32
        if not np.iinfo(kind).min <= whole.min() <= whole.max() <= np.iinfo(kind).max:
            raise ValueError(
                "observations must be integers of 32 bits in JAX, got some between "
                f"{whole.min()} and {whole.max()}"
            )
        return jnp.asarray(whole if whole.dtype.itemsize < 4 else whole.astype(kind))
    return jnp.asarray(whole.astype(np.float32) if whole.dtype == np.float64 else whole)


def _space(space: spaces.Space[Any]) -> Discrete | Box:
    if isinstance(space, spaces.Discrete) and space.start == 0:
        return Discrete(int(space.n))
    if isinstance(space, (spaces.Discrete, spaces.MultiDiscrete)):
        counts = space.n if isinstance(space, spaces.Discrete) else space.nvec
        low, high = np.asarray(space.start), np.asarray(space.start + counts - 1)
        return Box(low.astype(np.int32), high.astype(np.int32), low.shape, jnp.int32)
    assert isinstance(space, spaces.Box)
    return Box(space.low, space.high, space.shape, jnp.float32)
