"""The environments as `gymnasium.experimental.functional.FuncEnv`: pure functions in Python.

`make` makes one.  A state is a value that is passed around, and chance is an argument, so that a
step can be taken again, from any state and with any random word.
"""

from __future__ import annotations

import copy
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
from gymnasium.experimental.functional import FuncEnv

from provengym import _validation
from provengym.envs import registry

if TYPE_CHECKING:
    from provengym.envs.base import KernelEnv


class State(NamedTuple):
    """A state of an episode."""

    words: tuple[int, ...]
    """The words of the kernel's state."""
    steps: int
    """The number of steps of the episode."""


class KernelFuncEnv(FuncEnv[State, Any, Any, float, bool, None, None]):
    """An environment as functions of states, actions and random words; `make` makes it.

    Wherever Gymnasium has `rng`, this has 64 random bits: an integer, or two uint32, the upper half
    first, such as a key of JAX.  `initial` takes the key of a random stream, and every other
    function the word of it that a step reads, or a tuple of them where it reads several
    (`kernel.step_words`).  So what `Env.reset(seed=s)` begins is
    ``initial(_core.key(s))``, and its step number n (from 0) is ``transition(state, action,
    _core.word(_core.key(s), kernel.reset_words + n * kernel.step_words))``.

    The parameters are fixed by `make`: where Gymnasium has `params` this has None.
    """

    def __init__(self, env: KernelEnv) -> None:
        super().__init__()
        self._env = env
        self.kernel = env.kernel
        """The compiled kernel."""
        self.observation_space = env.observation_space
        self.action_space = env.action_space
        self.time_limit = env.time_limit
        """The number of steps after which an episode is truncated, None where there is no limit."""

    def initial(self, rng: Any, params: None = None) -> State:
        """The state that a reset leads to.

        Args:
            rng: The key of the stream that the reset reads from its word 0 on; or a pair of the key
                and the number of the first word.
            params: None.
        """
        _expect_none(params)
        if isinstance(rng, tuple) and len(rng) == 2:
            key, t = rng
        else:
            key, t = rng, 0
        return State(self.kernel.lane_reset(_word(key), _word(t))[0], 0)

    def transition(self, state: State, action: Any, rng: Any, params: None = None) -> State:
        """The state after an action."""
        return State(self._step(state, action, rng, params)[0], state.steps + 1)

    def reward(
        self, state: State, action: Any, next_state: State, rng: Any, params: None = None
    ) -> float:
        """The reward of the step that an action takes.

        Args:
            state: Before the step.
            action: The action.
            next_state: Not read: it follows from the others.
            rng: As `transition` was given it.
            params: None.
        """
        del next_state
        units = self._step(state, action, rng, params)[1]
        return units / self.kernel.reward_scale * self._env.reward_factor

    def observation(self, state: State, rng: Any = None, params: None = None) -> Any:
        """A fresh observation of the state; nothing about it is random."""
        _expect_none(params)
        return self._env._observe(state.words)

    def terminal(self, state: State, rng: Any = None, params: None = None) -> bool:
        """Return whether the state is terminal; a step from it stays there, with reward 0."""
        _expect_none(params)
        return self.kernel.terminated(state.words)

    def truncated(self, state: State) -> bool:
        """Return whether the time limit truncates the episode with a step that led to the state."""
        limit = self.time_limit
        return limit is not None and state.steps >= limit and not self.terminal(state)

    def state_info(self, state: State, params: None = None) -> dict[str, Any]:
        """The info of a reset that was given the state."""
        _expect_none(params)
        return self._at(state)._reset_info(None)

    def transition_info(
        self, state: State, action: Any, next_state: State, params: None = None
    ) -> dict[str, Any]:
        """The info of the step from one state to another."""
        _expect_none(params)
        names = self.kernel.observation
        components = dict(zip(names, self.kernel.observe(next_state.words), strict=True))
        info: dict[str, Any] = {
            told.name: told.of(components, next_state.steps) for told in self._env._told
        }
        if self.time_limit is not None:
            info["time_limit"] = next_state.steps >= self.time_limit
        return info

    def _step(
        self, state: State, action: Any, rng: Any, params: None
    ) -> tuple[tuple[int, ...], int, bool]:
        _expect_none(params)
        noise = _noise(rng, self.kernel.step_words)
        return self.kernel.step(state.words, self._env._action_word(action), noise)

    def _at(self, state: State) -> KernelEnv:
        """A new environment in the state."""
        env = copy.copy(self._env)
        env._lane = state.words, 0, 0, state.steps, False
        return env


def make(env_id: str, **params: Any) -> KernelFuncEnv:
    """An environment as pure functions.

    Args:
        env_id: The id or the short name of an environment: "provengym/GridWorld-v0" or "GridWorld".
        **params: The environment's parameters, as `gymnasium.make` takes them.

    Raises:
        ValueError: There is no such environment, or a parameter is out of range.

    >>> from provengym.functional import make
    >>> env = make("provengym/GridWorld-v0", height=3, width=4)
    >>> state = env.initial(0)
    >>> after = env.transition(state, 3, 0)
    >>> env.observation(after), env.reward(state, 3, after, 0), env.terminal(after)
    (1, -1.0, False)
    """
    return KernelFuncEnv(registry.named(env_id).load()(**params))


def _word(rng: Any) -> int:
    """64 bits, given as an integer or as two halves."""
    halves = None if isinstance(rng, int) else np.asarray(rng)
    if halves is not None and halves.dtype == np.uint32 and halves.shape == (2,):
        return int(halves[0]) << 32 | int(halves[1])
    return _validation.integer("rng", rng, 0, _validation.LARGEST_SEED)


def _noise(rng: Any, count: int) -> int | tuple[int, ...]:
    """The random words of a step that reads so many."""
    if count < 2:
        return _word(rng)
    return tuple(map(_word, _validation.sequence(f"rng must be {count} words", rng, count)))


def _expect_none(params: object) -> None:
    if params is not None:
        shown = _validation.shown(params)
        raise ValueError(f"params must be None, as make() fixes the parameters, got {shown}")
