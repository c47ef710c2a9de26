"""References that the kernel of an environment answers."""

from __future__ import annotations

import abc
import operator
from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces

from provengym.data.errors import brief, one_line
from provengym.envs.tabular import Noise, noise_of
from provengym.models.model import (
    Model,
    NoFitError,
    Outcomes,
    Transition,
    UnreadableError,
    certain,
)

if TYPE_CHECKING:
    import gymnasium
    from numpy.typing import NDArray

    from provengym.envs.base import KernelEnv
    from provengym.models.model import Observation, Reader, State, States


class KernelModel(Model):
    """A model that the kernel compiled from the specification answers.

    States are the kernel's words, and an observation is some components of the kernel's, one after
    another.

    Args:
        env: An environment at the model's parameters.
        length: The number of components; by default those that the environment shows.
        first: The number of the first of them; by default the first that the environment shows.
    """

    reward_tolerance = 0.0
    branches: tuple[Noise, ...] = (0,)
    """A random word for each outcome of a step, a tuple where a step reads several."""
    branch_weights: tuple[int, ...] = (1,)
    """The weight of each, in proportion to its probability, where that is the same in every
    step."""

    def __init__(self, env: KernelEnv, length: int | None = None, first: int | None = None) -> None:
        self.env, self._kernel = env, env.kernel
        self.parameters = env.parameters
        self._length = env.view.count if length is None else length
        self._first = env.view.first if first is None else first

    def starts(self, shown: State | None = None) -> States:
        """The kernel's start, unless a model has several, if it shows this."""
        return self._alike(self.columns([self._kernel.init()]), shown)

    def outcomes(self, states: States, actions: NDArray[np.int64] | int) -> Outcomes:
        """Everything that these steps can do, and nothing else."""
        steps, branches = states.shape[1], len(self.branches)
        after: Any = np.repeat(states, branches, axis=1) if branches > 1 else states.copy()
        noise = noise_of(self.branches, steps)
        given = np.broadcast_to(np.asarray(actions, dtype=np.int64), (steps,))
        words = np.asarray(self.words(given), dtype=np.int64)
        taken = np.repeat(words, branches) if branches > 1 else np.ascontiguousarray(words)
        if branches == 1:
            return self._stepped(after, taken, noise)
        parents = np.repeat(np.arange(steps), branches)
        return self._stepped(after, taken, noise, parents, self._weights(states, given))

    def _stepped(
        self,
        states: States,
        words: NDArray[np.int64],
        noise: NDArray[np.uint64],
        parents: NDArray[np.int64] | None = None,
        chances: tuple[NDArray[Any] | None, NDArray[Any] | None] = (None, None),
    ) -> Outcomes:
        """Return the outcomes of steps from copied states, by words of actions and random words.

        Args:
            states: The states, which become those after the steps.
            words: A word for each step.
            noise: Random words for each step.
            parents: The steps that were asked for, of which these are outcomes; None where each has
                one.
            chances: What `_weights` returns.
        """
        count = states.shape[1]
        observations = np.empty((count, self._length), dtype=np.int64)
        rewards, terminated = np.empty(count), np.empty(count, dtype=np.bool_)
        self._kernel.step_batch(
            states, words, noise, observations, rewards, terminated, self._first
        )
        if self.env.reward_factor != 1:
            rewards *= self.env.reward_factor
        if parents is None:
            return certain(states, observations, rewards, terminated)
        no_end = np.zeros_like(terminated)
        return Outcomes(states, observations, rewards, terminated, no_end, parents, *chances)

    def step(self, state: State, action: int) -> Transition:
        """The kernel's step; only where `deterministic`."""
        successor, units, terminated = self._kernel.step(state, int(self.words(action)), 0)
        reward = units / self._kernel.reward_scale * self.env.reward_factor
        return Transition(successor, reward, terminated)

    def words(self, actions: Any) -> Any:
        """Return the kernel's words for actions: their numbers, unless a model has others."""
        return actions

    def observe(self, states: States) -> NDArray[np.int64]:
        """Return the observations of states, of shape (states, components of an observation)."""
        observations = np.empty((states.shape[1], self._length), dtype=np.int64)
        self._kernel.observe_batch(np.ascontiguousarray(states), observations, self._first)
        return observations

    def columns(self, states: list[State]) -> States:
        """States as the columns of an array."""
        words = np.array(states, dtype=self._kernel.state_dtype)
        return np.ascontiguousarray(words.reshape(len(states), len(self._kernel.state)).T)

    def read_state(self, value: object) -> State:
        """A value in the form that the environment's ``reset(options={"state": ...})`` takes."""
        try:
            return self.env._state_from_option(value)
        except (TypeError, ValueError) as error:
            raise UnreadableError(one_line(error)) from error

    def _weights(
        self, states: States, actions: NDArray[np.int64]
    ) -> tuple[NDArray[Any] | None, NDArray[Any] | None]:
        """Return the weight of each outcome of each of these steps, and the total of each step;
        None where they are not known."""
        steps, weights = states.shape[1], np.array(self.branch_weights)
        return np.tile(weights, steps), np.full(steps, weights.sum())


class MultiDiscreteModel(KernelModel):
    """A kernel's model whose observations are whole numbers, each from 0 and below a size."""

    @property
    def _space(self) -> spaces.MultiDiscrete:
        space = self.env.observation_space
        assert isinstance(space, spaces.MultiDiscrete)
        return space

    def read(self, value: object) -> Observation:
        """Whole numbers, as the environment's own space has them."""
        sizes = self._space.nvec
        try:
            numbers = np.asarray(value)
        except ValueError:  # ragged
            numbers = np.empty(0, dtype=object)
        fits = (
            numbers.shape == sizes.shape
            and numbers.dtype.kind in "iufb"
            and bool(((numbers >= 0) & (numbers < sizes)).all() and (numbers % 1 == 0).all())
        )
        if not fits:
            raise UnreadableError(f"{brief(value)} is no observation of {one_line(self._space)}")
        return tuple(numbers.astype(int).tolist())

    def observation_reader(self, space: gymnasium.Space[Any]) -> Reader:
        """A MultiDiscrete of these numbers, or a Box that has all of them in it."""
        sizes = self._space.nvec
        if isinstance(space, spaces.MultiDiscrete):
            fits = np.array_equal(space.nvec, sizes) and not space.start.any()
        else:
            fits = (
                isinstance(space, spaces.Box)
                and space.shape == sizes.shape
                and bool(np.all(space.low <= 0) and np.all(space.high >= sizes - 1))
            )
        if not fits:
            raise NoFitError(
                f"the observation space {one_line(space)} is not {one_line(self._space)}; "
                "Binding(observation=...) can map other observations"
            )
        return self.read


class DiscreteModel(KernelModel):
    """A kernel's model whose observations are whole numbers from 0 and below some number."""

    def __init__(self, env: KernelEnv) -> None:
        super().__init__(env)
        assert isinstance(env.observation_space, spaces.Discrete)
        self._count = int(env.observation_space.n)

    def number(self, state: State) -> int:
        """The number that is observed of a state."""
        return self._kernel.observe(state)[self._first]

    def read(self, value: object) -> Observation:
        """A whole number, as the environment's own space has it."""
        try:
            number = operator.index(value)  # type: ignore[arg-type]
        except TypeError:
            number = -1
        if not 0 <= number < self._count:
            raise UnreadableError(f"{brief(value)} is no number between 0 and {self._count - 1}")
        return (number,)

    def observation_reader(self, space: gymnasium.Space[Any]) -> Reader:
        """A Discrete space of as many numbers."""
        if not isinstance(space, spaces.Discrete) or int(space.n) != self._count:
            raise NoFitError(
                f"the observation space {one_line(space)} is not Discrete({self._count}); "
                "Binding(observation=...) can map other observations"
            )
        first = int(space.start)
        return lambda observation: self.read(operator.index(observation) - first)


class CertainModel(DiscreteModel):
    """Such a model in which the start and all steps are certain.

    What is read is the words of a state.
    """

    deterministic = True

    def starts(self, shown: State | None = None) -> States:
        """The start."""
        start = self._kernel.init()
        return self.columns([start] if shown in (None, start) else [])

    def read(self, value: object) -> State:
        """The words of the state with this number."""
        return self.with_number(super().read(value)[0])

    @abc.abstractmethod
    def with_number(self, number: int) -> State:
        """The words of the state with this number."""
