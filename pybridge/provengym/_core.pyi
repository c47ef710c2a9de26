"""The kernels that Lean emitted, compiled: one immutable class per environment, and `Table`.

Everything here works on machine words.  Single lanes are tuples of Python integers; batches are
NumPy arrays that the caller owns and a batch function writes in place, without copying and with
the interpreter's lock released.  Every argument is checked before anything is written:

* an array of another dtype or byte order, or no array at all, is a `TypeError`;
* an array of another shape, or one that is not C-contiguous and aligned, or read-only where it is
  written, or that shares memory with one that is written, is a `ValueError`;
* so is an integer outside the range of its word; a float or a bool for an integer is a `TypeError`.

This file is made by `make generate`, from the Lean kernels, `pybridge/kernels.toml` and
`tools/templates/_core.pyi.in`.
"""

from collections.abc import Callable, Sequence
from types import CodeType
from typing import Any, ClassVar, Final, Literal, Protocol, TypeAlias, final, type_check_only

import numpy as np
import numpy.typing as npt

_Actions: TypeAlias = npt.NDArray[np.uint8] | npt.NDArray[np.uint32] | npt.NDArray[np.int64]
_Words: TypeAlias = npt.NDArray[np.uint64] | None
_Lane: TypeAlias = tuple[tuple[int, ...], int, int, int, bool]
_ActionForm: TypeAlias = tuple[int, int] | tuple[float, float, float, float, float, bool, int, int]
_View: TypeAlias = tuple[int, int, int, int, list[float], list[float], list[float], bool]
_Told: TypeAlias = tuple[str, int | None, tuple[str, ...] | None]
_Autoreset: TypeAlias = Literal["none", "next_step", "same_step", "disabled"]

def key(seed: int) -> int:
    """The key of the random stream of a seed, both 64-bit words (`Spec.MDP.Random.key`)."""

def word(key: int, t: int) -> int:
    """Word `t` of the stream with this key: 64 random bits (`Spec.MDP.Random.word`)."""

class _Pybind11Type(type):
    """The type of every class that pybind11 makes; it cannot be imported."""

@type_check_only
class Kernel(Protocol):
    """The attributes of every kernel.  For annotations only: a program cannot import it.

    The parameters of a kernel are keyword arguments and read-only properties.  Instances are
    immutable; they compare and hash by their parameters and can be pickled.

    The Lean definitions that a method computes are those of `Spec/<name>/Kernel.lean`, the C that
    Lean emitted for them is in `pybridge/generated`, and the loop over the lanes of a batch is in
    `pybridge/src/loops.hpp`.
    """

    name: ClassVar[str]
    """The environment."""
    params: ClassVar[tuple[str, ...]]
    """Names of the parameters that are integers."""
    state: ClassVar[tuple[str, ...]]
    """Names of the state words."""
    state_dtype: ClassVar[np.dtype[Any]]
    """Type of a state word, uint32 or uint64."""
    observation: ClassVar[tuple[str, ...]]
    """Names of the observation's components."""
    reward_scale: ClassVar[int]
    """Integer rewards are in units of 1 / reward_scale."""
    reset_words: ClassVar[int]
    """Random words that a reset takes."""
    step_words: ClassVar[int]
    """Random words that a step takes."""

    @property
    def num_actions(self) -> int:
        """The actions are 0 to num_actions - 1; what `step` does with any larger word, each kernel
        says, and a lane refuses it."""

    def init(self, key: int = 0, t: int = 0) -> tuple[int, ...]:
        """The initial state by the words from number `t` on of the stream `key`, both 64-bit
        words."""

    def step(
        self, state: tuple[int, ...], action: int, noise: Any = 0
    ) -> tuple[tuple[int, ...], int, bool]:
        """One step: the next state, the integer reward, and whether the next state is terminal.

        Args:
            state: One word for each name in `state`; a word that no state has is read as one that
                some state has.
            action: A 32-bit word.
            noise: The random word, 64 bits; where a step takes several, these, or 0 for zeros.
        """

    def terminated(self, state: tuple[int, ...]) -> bool:
        """Return whether a state is terminal."""

    def observe(self, state: tuple[int, ...]) -> tuple[int, ...]:
        """The observation of a state, one integer for each name in `observation`."""

    def state_valid(self, state: tuple[int, ...]) -> bool:
        """Return whether words are those of a state."""

    def action_valid(self, action: int) -> bool:
        """Return whether a 32-bit word is an action."""

    def lane_reset(self, key: int = 0, t: int = 0) -> _Lane:
        """A lane at the start of an episode.

        A lane is an environment with its stream: ``(state, key, t, elapsed, over)``, the words of
        the state, the key of the stream and its next word, the number of steps of the episode (at
        most 2**32 - 1), and whether the episode is over.

        Args:
            key: The key of the stream, 64 bits.
            t: The number of the first word of the stream that the reset reads.
        """

    def lane_step(
        self,
        lane: _Lane,
        action: int,
        mode: _Autoreset = "none",
        time_limit: int = 0,
        max_episode_steps: int = 0,
    ) -> tuple[_Lane, int, bool, bool, tuple[int, ...] | None]:
        """One call of a lane, as `Spec.MDP.Lane.step` specifies it.

        Args:
            lane: As `lane_reset` or `lane_step` returned it.
            action: A 32-bit word.
            mode: The calls after an episode is over.  ``"none"``: a step is a step like any
                other.  ``"next_step"``: the next call resets and ignores its action, with reward 0
                and no flag.  ``"same_step"``: the call that ends the episode resets as well.
                ``"disabled"``: a further call is refused.
            time_limit: The environment's own limit on the steps of an episode, which truncates
                unless the step terminates; 0 for none.
            max_episode_steps: The limit of Gymnasium's `TimeLimit`, which truncates whatever the
                step does; 0 for none.

        Returns:
            The lane after the call, the integer reward, terminated, truncated, and, in the mode
            ``"same_step"``, the state before the reset when the call ended the episode, else None.

        Raises:
            ValueError: The call is refused: the action is none, or the lane must be reset.
        """

    def lanes(
        self,
        n: int,
        mode: _Autoreset,
        time_limit: int,
        max_episode_steps: int,
        actions: _ActionForm,
        view: _View,
        reward_factor: float,
        threads: int,
    ) -> Lanes:
        """n lanes of this kernel, before their first reset.

        Args:
            n: 1 to 2**40.
            mode: As in `lane_step`.
            time_limit: Likewise.
            max_episode_steps: Likewise.
            actions: ``(count, scale)`` for the numbers below `count`, of which the kernel takes
                `scale` times each, or ``(low, high, offset, units, span, away, items, base)`` for
                `items` real numbers x, of each of which it takes the integer nearest to
                (x + offset) * units / span, of two the even one, or with `away` the larger one, as
                the digits of one number to this base, the first the highest.
            view: ``(form, first, count, width, offset, divisor, factor, rows)``.  The form is 0
                for int64, 1 for int32, 2 for uint8, 3 for float32 and 4 for a uint8 row of `width`,
                at least the number of states, with a 1 at that of the state, component 0 of some
                kernels; components `first` to `first + count - 1` are observed.  In form 3 each has
                an offset, a divisor and a factor: (component - offset) / divisor * factor in double
                precision, rounded.  `rows`: whether an observation is an array even of one item.
            reward_factor: Of rewards in natural units; 1 where `reward_scale` is.
            threads: The number of threads that share a call, 1 to 1024; the result is the same.

        Raises:
            TypeError: An item of `actions` or `view` is of another type.
            ValueError: A tuple has another number of items, or one of them is out of range.
        """

    def cursor(
        self,
        time_limit: int,
        max_episode_steps: int,
        actions: _ActionForm,
        view: _View,
        reward_factor: float,
        info: tuple[_Told, ...],
    ) -> Cursor:
        """One lane with its memory, before its first reset.

        Args:
            time_limit: As in `lane_step`.
            max_episode_steps: Likewise.
            actions: As in `lanes`, and so are the next two; the view is not one-hot.
            view: The form of observations.
            reward_factor: Of rewards in natural units.
            info: The entries of the info of a step but ``"time_limit"``: the key; the number of the
                kernel's component, None for the number of steps; and what stands for each value of
                it, None where the value does.
        """

    def step_batch(
        self,
        states: npt.NDArray[Any],
        actions: _Actions,
        noise: npt.NDArray[np.uint64],
        observations: npt.NDArray[np.int64],
        rewards: npt.NDArray[np.float64],
        terminated: npt.NDArray[np.bool_],
        first: int = 0,
    ) -> None:
        """One step of each of n lanes; lane i does what `step` does.

        Args:
            states: Shape (len(state), n), dtype `state_dtype`.  Updated in place.
            actions: Shape (n,).  A negative value or one above 32 bits is read as the largest
                word, 2**32 - 1.
            noise: The random word of each lane, shape (n,), or (n, step_words) where a step takes
                several.  A kernel without `step_words` takes
                None, too.
            observations: Of the new states, shape (n,) for component `first` or (n, k) for
                components first to first + k - 1.  Written.
            rewards: In natural units, shape (n,).  Written.
            terminated: True where the new state is terminal, shape (n,).  Written.
            first: Number of the first component observed.
        """

    def observe_batch(
        self,
        states: npt.NDArray[Any],
        observations: npt.NDArray[np.int64],
        first: int = 0,
    ) -> None:
        """Writes the observations of n states, as `step_batch` does; the states are only read."""

    def transitions(
        self,
        states: npt.NDArray[Any],
        successors: npt.NDArray[np.int32],
        rewards: npt.NDArray[np.int64],
        terminated: npt.NDArray[np.bool_],
        threads: int = 1,
    ) -> None:
        """Writes what every action does in each of n states, which are only read.

        Args:
            states: Shape (len(state), n), dtype `state_dtype`.
            successors: Component 0 of the observation of the successor, which is its index where
                that is the component's name, shape (n, num_actions).  Written.
            rewards: Integers in units of 1 / reward_scale, shape (n, num_actions).  Written.
            terminated: True where the successor is terminal, shape (n, num_actions).  Written.
            threads: The number of threads that share the work, 1 to 1024; the result is the same.

        Raises:
            ValueError: A kernel with `step_words`, or an index above 2147483647, in which case the
                arrays are written all the same.
        """

@final
class TableKernel(Kernel, metaclass=_Pybind11Type):
    """The kernel of one finite model, made of arrays (`Spec/FiniteModel/Table.lean`); what a method
    computes is in `Spec/FiniteModel/Kernel.lean`.

    The state word is the number of a state; `step`, `step_batch`, `observe` and `observe_batch`
    read a word that is none as 0, and the first two a larger action than there are.  The integer
    reward is the number of a reward in `values`.

    Args:
        num_actions: The number of actions, from 1; with the states fewer than 2**32 - 1 rows.
        num_observations: The number of observations.
        ends: The first state in which an episode is over; these come last, and have one outcome for
            each action, which leads there with reward number 0.
        cuts: The first of these in which it is truncated, from `ends`; all from here on are such.
        only_cuts: The first of these in which it is not terminated, from `cuts` to the number of
            states.
        rounds: The rounds of a binary search that find an outcome in any row of an action, at most
            31; a row has at most ``2**rounds`` outcomes.
        start_rounds: Likewise in the row of a reset, whose outcomes lead to states below `ends`.
        row_starts: The first outcome of row ``state * num_actions + action``, of the row of a
            reset, and the end of that; increasing, from 0 to the number of outcomes; uint32, shape
            (states * num_actions + 2,).
        thresholds: The first random word that chooses each outcome, from 0 and increasing in each
            row; uint64, shape (outcomes,).
        successors: The state after each outcome; uint32, shape (outcomes,).
        rewards: The number of the reward of each outcome; uint32, shape (outcomes,).
        observations: The number of the observation of each state; uint32, shape (states,).
        values: The rewards, of which the first is 0, all finite; float64, shape (rewards,).

    Raises:
        TypeError: A number is no integer, or an array has another dtype.
        ValueError: The arrays are no such table; the message names what is wrong.
    """

    name: ClassVar[str]
    """`"FiniteModel"`."""
    params: ClassVar[tuple[str, ...]]
    """Nothing: no parameter is an integer of a user."""
    state: ClassVar[tuple[str, ...]]
    """The name of the state word."""
    state_dtype: ClassVar[np.dtype[np.uint32]]
    """Type of the state word."""
    observation: ClassVar[tuple[str, ...]]
    """The name of the observation's component, the number of an observation."""
    reward_scale: ClassVar[int]
    """1; an integer reward is the number of one."""

    def __init__(
        self,
        *,
        num_actions: int,
        num_observations: int,
        ends: int,
        cuts: int,
        only_cuts: int,
        rounds: int,
        start_rounds: int,
        row_starts: npt.NDArray[np.uint32],
        thresholds: npt.NDArray[np.uint64],
        successors: npt.NDArray[np.uint32],
        rewards: npt.NDArray[np.uint32],
        observations: npt.NDArray[np.uint32],
        values: npt.NDArray[np.float64],
    ) -> None: ...
    @property
    def reset_words(self) -> int:  # type: ignore[override]
        """Random words that a reset takes: 0 where it has one outcome, else 1."""

    @property
    def step_words(self) -> int:  # type: ignore[override]
        """Random words that a step takes: 0 where each row of an action has one outcome, else 1."""

    @property
    def num_states(self) -> int:
        """The number of states."""

    @property
    def num_observations(self) -> int:
        """The number of observations."""

    @property
    def table(self) -> dict[str, Any]:
        """All that it was made of, by the names of the arguments; arrays are copies."""

    def reward(self, number: int) -> float:
        """The reward with this number.

        Raises:
            TypeError: It is no integer.
            ValueError: There is none.
        """

@type_check_only
class Step(Protocol):
    """The type of `Cursor.step`, a built-in function."""

    def __call__(
        self, action: object, /
    ) -> tuple[Any, float, bool, bool, dict[str, Any]] | None: ...

@final
class Cursor(metaclass=_Pybind11Type):
    """One lane with its memory, as `Kernel.cursor` makes it: a single environment steps it.

    A call that raises changes nothing.
    """

    def __init__(self, *args: object, **kwargs: object) -> None:
        """Raises a `TypeError`: `Kernel.cursor` makes cursors."""

    @property
    def step(self) -> Step:
        """A function that takes an action and returns what Gymnasium's `step` does, with new
        objects; None, and nothing is done, before there is a lane, or where the action is no int
        or `numpy.int64` in the range nor, for real numbers, an array of shape (1,), float32 or
        float64.  ``info["time_limit"]`` says whether the limit is reached, where there is one."""

    def take(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """The same, where the action is the kernel's word.

        Raises:
            ValueError: There is no lane yet, or the action is none.
        """

    def observe(self, state: tuple[int, ...]) -> Any:
        """A new observation of a state."""

    @property
    def lane(self) -> _Lane | None:
        """The lane; None before there is one."""

    @lane.setter
    def lane(self, lane: _Lane | None) -> None: ...
    @property
    def episode_return(self) -> float:
        """The sum of the rewards of all steps, until it is set."""

    @episode_return.setter
    def episode_return(self, value: float) -> None: ...
    @property
    def last_action(self) -> int | None:
        """The kernel's word for the last action, until it is set."""

    @last_action.setter
    def last_action(self, action: int | None) -> None: ...
    @property
    def units(self) -> int:
        """The integer reward of the last step."""

@type_check_only
class Lanes(Protocol):
    """n lanes of a kernel with their memory, as `Kernel.lanes` makes them: what `provengym.Batch`
    and the vector environments drive.  For annotations only.

    Only one call at a time: another thread's is refused with a `RuntimeError`.  A call that raises
    changes nothing.  Observations, rewards and actions are in the forms that `Kernel.lanes` was
    told; the shape of the observations of n lanes is (n,) or (n, items), which stands below as
    (n, ...).
    """

    @property
    def n(self) -> int:
        """The number of lanes."""

    @property
    def nbytes(self) -> int:
        """The memory of the lanes, in bytes."""

    @property
    def threads(self) -> int:
        """The number of threads that share a call."""

    def reset(self, seed: int) -> None:
        """Lane i starts an episode with the stream of seed + i, modulo 2**64."""

    def reset_lanes(
        self,
        mask: npt.NDArray[np.bool_] | None = None,
        fresh: npt.NDArray[np.bool_] | None = None,
        keys: npt.NDArray[np.uint64] | None = None,
        given: npt.NDArray[np.bool_] | None = None,
        states: npt.NDArray[Any] | None = None,
    ) -> None:
        """Starts an episode in the lanes that `mask` names, or in all.

        Args:
            mask: Shape (n,).
            fresh: Which of them begin another stream, shape (n,); None for none.
            keys: The keys of these streams, shape (n,).
            given: Which of them then get a state, shape (n,); None for none.
            states: Their words, shape (len(state), n).
        """

    def observe(self) -> npt.NDArray[Any]:
        """The observations of all lanes, a new array of shape (n, ...)."""

    def components(self, first: int, count: int) -> npt.NDArray[np.int64]:
        """The components first to first + count - 1 of the kernel's observation of all lanes, a new
        array of shape (n, count), whatever form observations have."""

    def step(
        self, actions: npt.NDArray[Any], wide: bool = False, record: bool = False
    ) -> tuple[
        npt.NDArray[Any],
        npt.NDArray[Any],
        npt.NDArray[np.bool_],
        npt.NDArray[np.bool_],
        bool,
    ]:
        """One call of each lane.

        Args:
            actions: Shape (n,).
            wide: True for rewards in float64 instead of float32.
            record: True for `resets` to tell of this call.

        Returns:
            Observations, rewards, terminated and truncated, new arrays, and whether a recorded call
            has reset lanes.

        Raises:
            ValueError: A lane refuses its action; the message names the first.
        """

    def step_into(
        self,
        actions: npt.NDArray[Any],
        observations: npt.NDArray[Any],
        rewards: npt.NDArray[Any],
        terminated: npt.NDArray[np.bool_],
        truncated: npt.NDArray[np.bool_],
        final_observations: npt.NDArray[Any] | None = None,
        record: bool = False,
    ) -> bool:
        """The same, into arrays; `final_observations` gets the observation before a reset in the
        same call, and otherwise that after the call.  Returns whether a recorded call has reset
        lanes."""

    def rollout(
        self,
        actions: npt.NDArray[Any],
        observations: npt.NDArray[Any],
        rewards: npt.NDArray[Any],
        terminated: npt.NDArray[np.bool_],
        truncated: npt.NDArray[np.bool_],
        final_observations: npt.NDArray[Any] | None = None,
    ) -> None:
        """T calls, with actions of shape (T, n), into arrays of shape (T, n, ...)."""

    def rollout_random(
        self,
        T: int,
        seed: int,
        observations: npt.NDArray[Any],
        rewards: npt.NDArray[Any],
        terminated: npt.NDArray[np.bool_],
        truncated: npt.NDArray[np.bool_],
        final_observations: npt.NDArray[Any] | None = None,
    ) -> None:
        """T calls with random actions: that of lane i at call t is the high word of the number of
        actions times ``word(key(seed + i) ^ 0xA5A5A5A5A5A5A5A5, t)``, or the 53 high bits of this
        word over the range of a Box, as a float32; item k of m of a Box is by word m * t + k."""

    def rollout_last(
        self,
        actions: npt.NDArray[Any] | None,
        T: int,
        seed: int,
        observations: npt.NDArray[Any],
        rewards: npt.NDArray[Any],
        terminated: npt.NDArray[np.bool_],
        truncated: npt.NDArray[np.bool_],
        returns: npt.NDArray[np.float64],
    ) -> None:
        """T calls, with these actions of shape (T, n) or, with None, random ones: the answers of
        the last call, and the sum of the rewards of each lane, shape (n,)."""

    def rollout_policy(
        self,
        sums: npt.NDArray[np.uint32],
        T: int,
        seed: int,
        observations: npt.NDArray[Any],
        rewards: npt.NDArray[Any],
        terminated: npt.NDArray[np.bool_],
        truncated: npt.NDArray[np.bool_],
        final_observations: npt.NDArray[Any] | None = None,
        returns: npt.NDArray[np.float64] | None = None,
    ) -> None:
        """T calls with the actions of a policy, `sums[o, a]` being the sum of the weights of the
        actions 0 to a for the observation o, the first component shown.  At call t lane i takes the
        first action whose sum exceeds the high word of the last sum times
        ``word(key(seed + i) ^ 0x5A5A5A5A5A5A5A5A, t)``.  With `returns`: as `rollout_last`."""

    def resets(
        self,
    ) -> tuple[
        npt.NDArray[np.int64],
        npt.NDArray[Any],
        npt.NDArray[np.uint32],
        npt.NDArray[np.uint64],
        npt.NDArray[np.uint64],
    ]:
        """The lanes that the last recorded call has reset, in order; the words of their states
        before, one column each; their number of steps; the key of the stream and the number of the
        first word that the reset read."""

    def words(
        self,
    ) -> tuple[
        npt.NDArray[Any],
        npt.NDArray[np.uint64],
        npt.NDArray[np.uint64],
        npt.NDArray[np.uint32],
        npt.NDArray[np.bool_],
    ]:
        """All that the answers to later calls depend on, new arrays: the words of the states, shape
        (len(state), n); keys and places of the streams, numbers of steps and whether episodes are
        over, shape (n,).  What an environment does not need reads as 0."""

    def set_words(
        self,
        states: npt.NDArray[Any],
        keys: npt.NDArray[np.uint64],
        t: npt.NDArray[np.uint64],
        elapsed: npt.NDArray[np.uint32],
        over: npt.NDArray[np.bool_],
    ) -> None:
        """Goes on from what `words` returned.

        Raises:
            ValueError: Words are not those of a state; the message names the first lane.
        """

@final
class GridWorld(metaclass=_Pybind11Type):
    """A grid with walls around it and one goal.

    The functions are those of `Kernel`, on the state words `row`, `col`.  A state is a cell; a row
    or column outside the grid reads as 0.  Any larger word than the actions counts as 0.

    Args:
        height: Number of rows, 1 to 2147483647.
        width: Number of columns, 1 to 2147483647.
        start_row: Row of the start, inside the grid.
        start_col: Column of the start, inside the grid.
        goal_row: Row of the goal, inside the grid.
        goal_col: Column of the goal, inside the grid.

    Raises:
        TypeError: A parameter is missing, unknown or no integer.
        ValueError: A parameter is out of its range, which the message names.
    """

    name: ClassVar[str]
    """The environment, `"GridWorld"`."""
    params: ClassVar[tuple[str, ...]]
    """Names of the parameters: height, width, start_row, start_col, goal_row, goal_col."""
    state: ClassVar[tuple[str, ...]]
    """Names of the state words: row, col."""
    state_dtype: ClassVar[np.dtype[np.uint32]]
    """Type of a state word."""
    observation: ClassVar[tuple[str, ...]]
    """Names of the observation's components: index, row, col."""
    reward_scale: ClassVar[int]
    """1: integer rewards are the rewards."""
    reset_words: ClassVar[int]
    """0: random words that a reset takes."""
    step_words: ClassVar[int]
    """0: random words that a step takes."""

    @property
    def height(self) -> int: ...
    @property
    def width(self) -> int: ...
    @property
    def start_row(self) -> int: ...
    @property
    def start_col(self) -> int: ...
    @property
    def goal_row(self) -> int: ...
    @property
    def goal_col(self) -> int: ...
    @property
    def num_actions(self) -> int:
        """The number of actions: they are the words below it.  The actions are up, down, left,
        right."""

    def __init__(
        self,
        *,
        height: int,
        width: int,
        start_row: int,
        start_col: int,
        goal_row: int,
        goal_col: int,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def init(self, key: int = 0, t: int = 0) -> tuple[int, ...]: ...
    def step(
        self, state: tuple[int, ...], action: int, noise: int = 0
    ) -> tuple[tuple[int, ...], int, bool]:
        """One step, as `Kernel.step` says.

        Reward: The reward of the step, a two's-complement integer.
        """

    def terminated(self, state: tuple[int, ...]) -> bool:
        """Whether the state is terminal."""

    def observe(self, state: tuple[int, ...]) -> tuple[int, ...]:
        """The observation of a state.

        Returns:
            index: The row-major index of the state.
            row: The row of the state.
            col: The column of the state.
        """

    def state_valid(self, state: tuple[int, ...]) -> bool:
        """Whether the words are those of a state."""

    def action_valid(self, action: int) -> bool:
        """Whether a word is an action."""

    def lane_reset(self, key: int = 0, t: int = 0) -> _Lane: ...
    def lane_step(
        self,
        lane: _Lane,
        action: int,
        mode: _Autoreset = "none",
        time_limit: int = 0,
        max_episode_steps: int = 0,
    ) -> tuple[_Lane, int, bool, bool, tuple[int, ...] | None]: ...
    def lanes(
        self,
        n: int,
        mode: _Autoreset,
        time_limit: int,
        max_episode_steps: int,
        actions: _ActionForm,
        view: _View,
        reward_factor: float,
        threads: int,
    ) -> Lanes: ...
    def cursor(
        self,
        time_limit: int,
        max_episode_steps: int,
        actions: _ActionForm,
        view: _View,
        reward_factor: float,
        info: tuple[_Told, ...],
    ) -> Cursor: ...
    def step_batch(
        self,
        states: npt.NDArray[np.uint32],
        actions: _Actions,
        noise: _Words,
        observations: npt.NDArray[np.int64],
        rewards: npt.NDArray[np.float64],
        terminated: npt.NDArray[np.bool_],
        first: int = 0,
    ) -> None: ...
    def observe_batch(
        self, states: npt.NDArray[np.uint32], observations: npt.NDArray[np.int64], first: int = 0
    ) -> None: ...
    def transitions(
        self,
        states: npt.NDArray[np.uint32],
        successors: npt.NDArray[np.int32],
        rewards: npt.NDArray[np.int64],
        terminated: npt.NDArray[np.bool_],
        threads: int = 1,
    ) -> None: ...

@final
class Fishing(metaclass=_Pybind11Type):
    """A stock of fish that grows and is harvested, in units of which a million are the capacity.

    The functions are those of `Kernel`, on the state word `stock`.  An action is a quota in units,
    and any word will do.  A stock above 2000000 reads as 2000000.  A step takes one random word, of
    which it reads the four upper bits.

    Args:
        growth_num: Numerator of the growth rate, 0 to 5 * growth_den.
        growth_den: Denominator of the growth rate, 1 to 1000000.
        noise_num: Numerator of the standard deviation of the noise, 0 to noise_den.
        noise_den: Denominator of the standard deviation of the noise, 1 to 1000000.
        order: What happens first, 0 the growth, 1 the harvest.
        start: The stock at the start, 0 to 2000000.

    Raises:
        TypeError: A parameter is missing, unknown or no integer.
        ValueError: A parameter is out of its range, which the message names.
    """

    name: ClassVar[str]
    """The environment, `"Fishing"`."""
    params: ClassVar[tuple[str, ...]]
    """Names of the parameters: growth_num, growth_den, noise_num, noise_den, order, start."""
    state: ClassVar[tuple[str, ...]]
    """Names of the state words: stock."""
    state_dtype: ClassVar[np.dtype[np.uint32]]
    """Type of a state word."""
    observation: ClassVar[tuple[str, ...]]
    """Names of the observation's components: stock."""
    reward_scale: ClassVar[int]
    """1000000: integer rewards are in units of 1 / 1000000."""
    reset_words: ClassVar[int]
    """0: random words that a reset takes."""
    step_words: ClassVar[int]
    """1: random words that a step takes."""

    @property
    def growth_num(self) -> int: ...
    @property
    def growth_den(self) -> int: ...
    @property
    def noise_num(self) -> int: ...
    @property
    def noise_den(self) -> int: ...
    @property
    def order(self) -> int: ...
    @property
    def start(self) -> int: ...
    @property
    def num_actions(self) -> int:
        """The number of actions: they are the words below it."""

    def __init__(
        self,
        *,
        growth_num: int,
        growth_den: int,
        noise_num: int,
        noise_den: int,
        order: int,
        start: int,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def init(self, key: int = 0, t: int = 0) -> tuple[int, ...]: ...
    def step(
        self, state: tuple[int, ...], action: int, noise: int = 0
    ) -> tuple[tuple[int, ...], int, bool]:
        """One step, as `Kernel.step` says.

        Reward: The harvest of the step, in units.  The unit is 1 / 1000000.
        """

    def terminated(self, state: tuple[int, ...]) -> bool:
        """Whether the stock is extinct."""

    def observe(self, state: tuple[int, ...]) -> tuple[int, ...]:
        """The observation of a state.

        Returns:
            stock: The stock, in units.
        """

    def state_valid(self, state: tuple[int, ...]) -> bool:
        """Whether the word is a stock: at most `2K`."""

    def action_valid(self, action: int) -> bool:
        """Whether a word is an action."""

    def lane_reset(self, key: int = 0, t: int = 0) -> _Lane: ...
    def lane_step(
        self,
        lane: _Lane,
        action: int,
        mode: _Autoreset = "none",
        time_limit: int = 0,
        max_episode_steps: int = 0,
    ) -> tuple[_Lane, int, bool, bool, tuple[int, ...] | None]: ...
    def lanes(
        self,
        n: int,
        mode: _Autoreset,
        time_limit: int,
        max_episode_steps: int,
        actions: _ActionForm,
        view: _View,
        reward_factor: float,
        threads: int,
    ) -> Lanes: ...
    def cursor(
        self,
        time_limit: int,
        max_episode_steps: int,
        actions: _ActionForm,
        view: _View,
        reward_factor: float,
        info: tuple[_Told, ...],
    ) -> Cursor: ...
    def step_batch(
        self,
        states: npt.NDArray[np.uint32],
        actions: _Actions,
        noise: npt.NDArray[np.uint64],
        observations: npt.NDArray[np.int64],
        rewards: npt.NDArray[np.float64],
        terminated: npt.NDArray[np.bool_],
        first: int = 0,
    ) -> None: ...
    def observe_batch(
        self, states: npt.NDArray[np.uint32], observations: npt.NDArray[np.int64], first: int = 0
    ) -> None: ...
    def transitions(
        self,
        states: npt.NDArray[np.uint32],
        successors: npt.NDArray[np.int32],
        rewards: npt.NDArray[np.int64],
        terminated: npt.NDArray[np.bool_],
        threads: int = 1,
    ) -> None:
        """Raises a `ValueError`: a step is random."""

@final
class HunterWumpus(metaclass=_Pybind11Type):
    """A wumpus that hunts a player on a square board with pits and gold.

    The functions are those of `Kernel`, on the state words `pits`, `visited`, `tokens`.  The words
    `pits` and `visited` have bit 8 y + x for the cell in column x and row y; `tokens` has eight
    bytes, from the lowest: the cells of the wumpus, of the player and of the gold; the tiles with
    scent 3, 2 and 1, each 0 or 64 plus its cell; whether the wumpus had been before where its last
    move ended; the status.

    An action counts modulo 4.  A reset reads the words t to t + 1 + num_pits of its stream, and
    moves on by 64.  A step takes one random word, of which it reads the two upper bits.  The
    components scent_3_cell, scent_2_cell and scent_1_cell of the observation are size * y + x, or
    size * size when there is no such tile.

    Args:
        size: Number of rows and of columns, 2 to 8.
        num_pits: Number of pits, 0 to size * size - 3.

    Raises:
        TypeError: A parameter is missing, unknown or no integer.
        ValueError: A parameter is out of its range, which the message names.
    """

    name: ClassVar[str]
    """The environment, `"HunterWumpus"`."""
    params: ClassVar[tuple[str, ...]]
    """Names of the parameters: size, num_pits."""
    state: ClassVar[tuple[str, ...]]
    """Names of the state words: pits, visited, tokens."""
    state_dtype: ClassVar[np.dtype[np.uint64]]
    """Type of a state word."""
    observation: ClassVar[tuple[str, ...]]
    """Names of the observation's components: wumpus_x, wumpus_y, player_x, player_y, stench, scent,
    arrived_visited, pit_adjacent, gold_x, gold_y, status, scent_3_cell, scent_2_cell, scent_1_cell.
    """
    reward_scale: ClassVar[int]
    """1: integer rewards are the rewards."""
    reset_words: ClassVar[int]
    """64: random words that a reset takes."""
    step_words: ClassVar[int]
    """1: random words that a step takes."""

    @property
    def size(self) -> int: ...
    @property
    def num_pits(self) -> int: ...
    @property
    def num_actions(self) -> int:
        """The number of actions.  The actions are north, south, east, west."""

    def __init__(self, *, size: int, num_pits: int) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def init(self, key: int = 0, t: int = 0) -> tuple[int, ...]: ...
    def step(
        self, state: tuple[int, ...], action: int, noise: int = 0
    ) -> tuple[tuple[int, ...], int, bool]:
        """One step, as `Kernel.step` says.

        Reward: The reward of a turn, in two's complement.
        """

    def terminated(self, state: tuple[int, ...]) -> bool:
        """Whether the game is over."""

    def observe(self, state: tuple[int, ...]) -> tuple[int, ...]:
        """The observation of a state.

        Returns:
            wumpus_x: The column of the wumpus.
            wumpus_y: The row of the wumpus.
            player_x: The column of the player.
            player_y: The row of the player.
            stench: `1` when the player is one step away from the wumpus, else `0`.
            scent: The scent where the wumpus is.
            arrived_visited: `1` when the wumpus had been before where its last move ended, else
                `0`.
            pit_adjacent: `1` when a pit is one step away from the wumpus, else `0`.
            gold_x: The column of the gold.
            gold_y: The row of the gold.
            status: How the game stands.
            scent_3_cell: The number of the tile with scent 3, counted row by row, or that of all
                cells.
            scent_2_cell: The number of the tile with scent 2, counted row by row, or that of all
                cells.
            scent_1_cell: The number of the tile with scent 1, counted row by row, or that of all
                cells.
        """

    def state_valid(self, state: tuple[int, ...]) -> bool:
        """Whether the words are those of a state that is consistent: a board of the game, whose
        places tell how it stands."""

    def action_valid(self, action: int) -> bool:
        """Whether the word is an action."""

    def lane_reset(self, key: int = 0, t: int = 0) -> _Lane: ...
    def lane_step(
        self,
        lane: _Lane,
        action: int,
        mode: _Autoreset = "none",
        time_limit: int = 0,
        max_episode_steps: int = 0,
    ) -> tuple[_Lane, int, bool, bool, tuple[int, ...] | None]: ...
    def lanes(
        self,
        n: int,
        mode: _Autoreset,
        time_limit: int,
        max_episode_steps: int,
        actions: _ActionForm,
        view: _View,
        reward_factor: float,
        threads: int,
    ) -> Lanes: ...
    def cursor(
        self,
        time_limit: int,
        max_episode_steps: int,
        actions: _ActionForm,
        view: _View,
        reward_factor: float,
        info: tuple[_Told, ...],
    ) -> Cursor: ...
    def step_batch(
        self,
        states: npt.NDArray[np.uint64],
        actions: _Actions,
        noise: npt.NDArray[np.uint64],
        observations: npt.NDArray[np.int64],
        rewards: npt.NDArray[np.float64],
        terminated: npt.NDArray[np.bool_],
        first: int = 0,
    ) -> None: ...
    def observe_batch(
        self, states: npt.NDArray[np.uint64], observations: npt.NDArray[np.int64], first: int = 0
    ) -> None: ...
    def transitions(
        self,
        states: npt.NDArray[np.uint64],
        successors: npt.NDArray[np.int32],
        rewards: npt.NDArray[np.int64],
        terminated: npt.NDArray[np.bool_],
        threads: int = 1,
    ) -> None:
        """Raises a `ValueError`: a step is random."""

@final
class SpellCorrection(metaclass=_Pybind11Type):
    """A misspelled word, of which letters are written over until it is right again.

    The functions are those of `Kernel`, on the state words `target`, `current`.  The words `target`
    and `current` hold five bits for each cell, the first cell lowest: 0 for nothing, 1 to 26 for a
    to z.  Action 26 * cell + letter writes a letter, 0 to 25, into a cell; an action of another
    cell than the first `max_word_length` writes nothing.  The observation is the symbol of each of
    12 cells, and the Levenshtein distance of text and target.

    A reset reads three random words: which of a list of words is the target, the transform that
    misspells it (0 for a swap, 1 for a substitution, 2 for a deletion, 3 for an insertion), and the
    edit.

    Args:
        max_word_length: Number of cells, 1 to 12.
        mode: 0 for sparse rewards, 1 for shaped ones.
        transforms: A sum of 1 for swaps, 2 for substitutions, 4 for deletions and 8 for insertions.
        words: What may be the target, a uint64 array of shape (n,) with n from 1 to 2147483647,
            which is copied.  Each is 1 to `max_word_length` letters, of which some enabled
            transform makes another word that fits.

    Raises:
        TypeError: A parameter is missing, unknown or of another type.
        ValueError: A parameter is out of its range, which the message names, or a word does not
            fit, of which the message names the first.
    """

    name: ClassVar[str]
    """The environment, `"SpellCorrection"`."""
    params: ClassVar[tuple[str, ...]]
    """Names of the parameters that are integers: max_word_length, mode, transforms."""
    state: ClassVar[tuple[str, ...]]
    """Names of the state words: target, current."""
    state_dtype: ClassVar[np.dtype[np.uint64]]
    """Type of a state word."""
    observation: ClassVar[tuple[str, ...]]
    """Names of the observation's components: cell_0, cell_1, cell_2, cell_3, cell_4, cell_5,
    cell_6, cell_7, cell_8, cell_9, cell_10, cell_11, distance."""
    reward_scale: ClassVar[int]
    """27720: integer rewards are in units of 1 / 27720."""
    reset_words: ClassVar[int]
    """3: random words that a reset takes."""
    step_words: ClassVar[int]
    """0: random words that a step takes."""

    @property
    def max_word_length(self) -> int: ...
    @property
    def mode(self) -> int: ...
    @property
    def transforms(self) -> int: ...
    @property
    def num_actions(self) -> int:
        """The number of actions: the letters for each cell."""

    @property
    def words(self) -> npt.NDArray[np.uint64]:
        """A new array."""

    def __init__(
        self, *, max_word_length: int, mode: int, transforms: int, words: npt.NDArray[np.uint64]
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def init(self, key: int = 0, t: int = 0) -> tuple[int, ...]: ...
    def transform(self, key: int = 0, t: int = 0) -> int:
        """The transform that misspells it.  Of the target of `init(key, t)`."""

    def transform_batch(
        self, keys: npt.NDArray[np.uint64], t: npt.NDArray[np.uint64]
    ) -> npt.NDArray[np.uint32]:
        """The same for many resets: shape (n,), as `keys` and `t` have it; a new array."""

    def step(
        self, state: tuple[int, ...], action: int, noise: int = 0
    ) -> tuple[tuple[int, ...], int, bool]:
        """One step, as `Kernel.step` says.

        Reward: The reward of the step in units of `1 / 27720`, a two's-complement integer.
        """

    def terminated(self, state: tuple[int, ...]) -> bool:
        """Whether the word is restored."""

    def observe(self, state: tuple[int, ...]) -> tuple[int, ...]:
        """The observation of a state.

        Returns:
            cell_0: The symbol in cell 0.
            cell_1: The symbol in cell 1.
            cell_2: The symbol in cell 2.
            cell_3: The symbol in cell 3.
            cell_4: The symbol in cell 4.
            cell_5: The symbol in cell 5.
            cell_6: The symbol in cell 6.
            cell_7: The symbol in cell 7.
            cell_8: The symbol in cell 8.
            cell_9: The symbol in cell 9.
            cell_10: The symbol in cell 10.
            cell_11: The symbol in cell 11.
            distance: The Levenshtein distance of the text and the word.
        """

    def state_valid(self, state: tuple[int, ...]) -> bool:
        """Whether two words are those of a state: a target of one letter to as many as there are
        cells, and a text of the cells."""

    def action_valid(self, action: int) -> bool:
        """Whether a word is an action."""

    def lane_reset(self, key: int = 0, t: int = 0) -> _Lane: ...
    def lane_step(
        self,
        lane: _Lane,
        action: int,
        mode: _Autoreset = "none",
        time_limit: int = 0,
        max_episode_steps: int = 0,
    ) -> tuple[_Lane, int, bool, bool, tuple[int, ...] | None]: ...
    def lanes(
        self,
        n: int,
        mode: _Autoreset,
        time_limit: int,
        max_episode_steps: int,
        actions: _ActionForm,
        view: _View,
        reward_factor: float,
        threads: int,
    ) -> Lanes: ...
    def cursor(
        self,
        time_limit: int,
        max_episode_steps: int,
        actions: _ActionForm,
        view: _View,
        reward_factor: float,
        info: tuple[_Told, ...],
    ) -> Cursor: ...
    def step_batch(
        self,
        states: npt.NDArray[np.uint64],
        actions: _Actions,
        noise: _Words,
        observations: npt.NDArray[np.int64],
        rewards: npt.NDArray[np.float64],
        terminated: npt.NDArray[np.bool_],
        first: int = 0,
    ) -> None: ...
    def observe_batch(
        self, states: npt.NDArray[np.uint64], observations: npt.NDArray[np.int64], first: int = 0
    ) -> None: ...
    def transitions(
        self,
        states: npt.NDArray[np.uint64],
        successors: npt.NDArray[np.int32],
        rewards: npt.NDArray[np.int64],
        terminated: npt.NDArray[np.bool_],
        threads: int = 1,
    ) -> None:
        """As in `Kernel.transitions`, though `cell_0` is no index of a state."""

@final
class KeyLock(metaclass=_Pybind11Type):
    """A key to find, and a lock to open with it.

    The functions are those of `Kernel`, on the state word `board`.  The word `board` has, from the
    lowest bit, 20 bits each for the cells of the agent, of the key and of the lock, of which the
    lower 10 are the column and the upper 10 the row; then a bit for whether the agent has the key,
    and one for whether the lock is open; a column or row outside the grid reads as 0.  Any larger
    word than the actions counts as 0.  A reset reads three random words.

    Args:
        size: Number of rows and of columns, 2 to 1024.

    Raises:
        TypeError: A parameter is missing, unknown or no integer.
        ValueError: A parameter is out of its range, which the message names.
    """

    name: ClassVar[str]
    """The environment, `"KeyLock"`."""
    params: ClassVar[tuple[str, ...]]
    """Names of the parameters: size."""
    state: ClassVar[tuple[str, ...]]
    """Names of the state words: board."""
    state_dtype: ClassVar[np.dtype[np.uint64]]
    """Type of a state word."""
    observation: ClassVar[tuple[str, ...]]
    """Names of the observation's components: index, agent_x, agent_y, key_x, key_y, lock_x, lock_y,
    has_key, open."""
    reward_scale: ClassVar[int]
    """1: integer rewards are the rewards."""
    reset_words: ClassVar[int]
    """3: random words that a reset takes."""
    step_words: ClassVar[int]
    """0: random words that a step takes."""

    @property
    def size(self) -> int: ...
    @property
    def num_actions(self) -> int:
        """The number of actions: they are the words below it.  The actions are north, south, east,
        west, pickUp, unlock."""

    def __init__(self, *, size: int) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def init(self, key: int = 0, t: int = 0) -> tuple[int, ...]: ...
    def step(
        self, state: tuple[int, ...], action: int, noise: int = 0
    ) -> tuple[tuple[int, ...], int, bool]:
        """One step, as `Kernel.step` says.

        Reward: The reward of the step, a two's-complement integer.
        """

    def terminated(self, state: tuple[int, ...]) -> bool:
        """Whether the state is terminal."""

    def observe(self, state: tuple[int, ...]) -> tuple[int, ...]:
        """The observation of a state.

        Returns:
            index: The number of the state among those that can occur.
            agent_x: The column of the agent.
            agent_y: The row of the agent.
            key_x: The column of the key.
            key_y: The row of the key.
            lock_x: The column of the lock.
            lock_y: The row of the lock.
            has_key: `1` when the agent has the key, else `0`.
            open: `1` when the lock is open, else `0`.
        """

    def state_valid(self, state: tuple[int, ...]) -> bool:
        """Whether the word is that of a state."""

    def action_valid(self, action: int) -> bool:
        """Whether a word is an action."""

    def lane_reset(self, key: int = 0, t: int = 0) -> _Lane: ...
    def lane_step(
        self,
        lane: _Lane,
        action: int,
        mode: _Autoreset = "none",
        time_limit: int = 0,
        max_episode_steps: int = 0,
    ) -> tuple[_Lane, int, bool, bool, tuple[int, ...] | None]: ...
    def lanes(
        self,
        n: int,
        mode: _Autoreset,
        time_limit: int,
        max_episode_steps: int,
        actions: _ActionForm,
        view: _View,
        reward_factor: float,
        threads: int,
    ) -> Lanes: ...
    def cursor(
        self,
        time_limit: int,
        max_episode_steps: int,
        actions: _ActionForm,
        view: _View,
        reward_factor: float,
        info: tuple[_Told, ...],
    ) -> Cursor: ...
    def step_batch(
        self,
        states: npt.NDArray[np.uint64],
        actions: _Actions,
        noise: _Words,
        observations: npt.NDArray[np.int64],
        rewards: npt.NDArray[np.float64],
        terminated: npt.NDArray[np.bool_],
        first: int = 0,
    ) -> None: ...
    def observe_batch(
        self, states: npt.NDArray[np.uint64], observations: npt.NDArray[np.int64], first: int = 0
    ) -> None: ...
    def transitions(
        self,
        states: npt.NDArray[np.uint64],
        successors: npt.NDArray[np.int32],
        rewards: npt.NDArray[np.int64],
        terminated: npt.NDArray[np.bool_],
        threads: int = 1,
    ) -> None: ...

@final
class TwoLaneDriving(metaclass=_Pybind11Type):
    """A car that drives along two lanes between obstacles.

    The functions are those of `Kernel`, on the state words `near0`, `far0`, `near1`, `far1`, `car`.
    The words `near0` and `far0` hold the cells of lane 0: bit x of the first tells whether there is
    an obstacle at place x, and bit x of the second whether there is one at place 64 + x; `near1`
    and `far1` are those of lane 1.  The word `car` has the place in bits 0 to 7, the lane in bit 8,
    the speed in bits 16 to 19, and the number of steps above the speed limit in the upper half.

    Action 2 * pedal + change has the pedal 0 coast, 1 go or 2 brake, and changes the lane where
    change is 1.  A reset reads eight random words: the random value of place x is made of bit x of
    the first four, the lowest bit first, and that of place 64 + x of bit x of the others.

    Args:
        length: The place of the end of the street, 2 to 128.
        max_speed: The highest speed, 1 to 10.
        speed_limit: The speed limit, 1 to max_speed.
        sensor_range: How many cells ahead the agent sees, 1 to 62.
        drawn: 1 for obstacles that a reset draws, 0 for those that are given.
        given_near0: The first 64 cells of lane 0, 0 where the obstacles are drawn.
        given_far0: The other cells of lane 0, 0 where the obstacles are drawn.
        given_near1: The first 64 cells of lane 1, 0 where the obstacles are drawn.
        given_far1: The other cells of lane 1, 0 where the obstacles are drawn.

    Raises:
        TypeError: A parameter is missing, unknown or no integer.
        ValueError: A parameter is out of its range, which the message names.
    """

    name: ClassVar[str]
    """The environment, `"TwoLaneDriving"`."""
    params: ClassVar[tuple[str, ...]]
    """Names of the parameters: length, max_speed, speed_limit, sensor_range, drawn, given_near0,
    given_far0, given_near1, given_far1."""
    state: ClassVar[tuple[str, ...]]
    """Names of the state words: near0, far0, near1, far1, car."""
    state_dtype: ClassVar[np.dtype[np.uint64]]
    """Type of a state word."""
    observation: ClassVar[tuple[str, ...]]
    """Names of the observation's components: remaining, lane, speed, ahead_0, ahead_1, allowed,
    violations."""
    reward_scale: ClassVar[int]
    """1: integer rewards are the rewards."""
    reset_words: ClassVar[int]
    """8: random words that a reset takes."""
    step_words: ClassVar[int]
    """0: random words that a step takes."""

    @property
    def length(self) -> int: ...
    @property
    def max_speed(self) -> int: ...
    @property
    def speed_limit(self) -> int: ...
    @property
    def sensor_range(self) -> int: ...
    @property
    def drawn(self) -> int: ...
    @property
    def given_near0(self) -> int: ...
    @property
    def given_far0(self) -> int: ...
    @property
    def given_near1(self) -> int: ...
    @property
    def given_far1(self) -> int: ...
    @property
    def num_actions(self) -> int:
        """The number of actions: they are the words below it."""

    def __init__(
        self,
        *,
        length: int,
        max_speed: int,
        speed_limit: int,
        sensor_range: int,
        drawn: int,
        given_near0: int,
        given_far0: int,
        given_near1: int,
        given_far1: int,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def init(self, key: int = 0, t: int = 0) -> tuple[int, ...]: ...
    def step(
        self, state: tuple[int, ...], action: int, noise: int = 0
    ) -> tuple[tuple[int, ...], int, bool]:
        """One step, as `Kernel.step` says.

        Reward: The reward of a step, in two's complement.
        """

    def terminated(self, state: tuple[int, ...]) -> bool:
        """Whether the episode is over."""

    def observe(self, state: tuple[int, ...]) -> tuple[int, ...]:
        """The observation of a state.

        Returns:
            remaining: The distance to the end of the street.
            lane: The lane of the car.
            speed: The speed of the car.
            ahead_0: The distance to the next obstacle of lane `0`.
            ahead_1: The distance to the next obstacle of lane `1`.
            allowed: The actions that the shield allows: bit `a` is `1` for action `a`.
            violations: The number of steps above the speed limit.
        """

    def state_valid(self, state: tuple[int, ...]) -> bool:
        """Whether the words are those of a state."""

    def action_valid(self, action: int) -> bool:
        """Whether a word is an action."""

    def lane_reset(self, key: int = 0, t: int = 0) -> _Lane: ...
    def lane_step(
        self,
        lane: _Lane,
        action: int,
        mode: _Autoreset = "none",
        time_limit: int = 0,
        max_episode_steps: int = 0,
    ) -> tuple[_Lane, int, bool, bool, tuple[int, ...] | None]: ...
    def lanes(
        self,
        n: int,
        mode: _Autoreset,
        time_limit: int,
        max_episode_steps: int,
        actions: _ActionForm,
        view: _View,
        reward_factor: float,
        threads: int,
    ) -> Lanes: ...
    def cursor(
        self,
        time_limit: int,
        max_episode_steps: int,
        actions: _ActionForm,
        view: _View,
        reward_factor: float,
        info: tuple[_Told, ...],
    ) -> Cursor: ...
    def step_batch(
        self,
        states: npt.NDArray[np.uint64],
        actions: _Actions,
        noise: _Words,
        observations: npt.NDArray[np.int64],
        rewards: npt.NDArray[np.float64],
        terminated: npt.NDArray[np.bool_],
        first: int = 0,
    ) -> None: ...
    def observe_batch(
        self, states: npt.NDArray[np.uint64], observations: npt.NDArray[np.int64], first: int = 0
    ) -> None: ...
    def transitions(
        self,
        states: npt.NDArray[np.uint64],
        successors: npt.NDArray[np.int32],
        rewards: npt.NDArray[np.int64],
        terminated: npt.NDArray[np.bool_],
        threads: int = 1,
    ) -> None:
        """As in `Kernel.transitions`, though `remaining` is no index of a state."""

@final
class Recommender(metaclass=_Pybind11Type):
    """Products with features, recommended to a user who likes some features, and buys or passes.

    The functions are those of `Kernel`, on the state words `user`, `recommended`, `bought`, `last`,
    `time`.  The word `user` has four bits for each product, the first product lowest: how many of
    its features the user likes.  The words `recommended` and `bought` have a bit for each product;
    `last` is twice the last product plus 1 if it was bought, and twice the number of products for
    none; `time` counts the steps up to the horizon.  An action of the number of products or more
    counts as 0.

    A reset reads one random word, which chooses the user, and a step one, which decides the
    purchase: it is one if the high word of the random word times the denominator is below the
    numerator.  The observation is the last product, or the number of products for none; whether it
    was bought; and the words `recommended`, `bought` and `time`.

    Args:
        num_products: Number of products, 1 to 16.
        features_per_product: Number of features of a product, 1 to 7.
        horizon: Number of steps that are counted, 1 to 2147483647.
        denominator: Denominator of the probabilities, 1 to 2147483647.
        n0: Numerator for no liked feature, 0 to denominator.
        n1: Numerator for 1 liked feature, 0 to denominator.
        n2: Numerator for 2 liked features, 0 to denominator; 0 where products have fewer features.
        n3: Numerator for 3 liked features, 0 to denominator; 0 where products have fewer features.
        n4: Numerator for 4 liked features, 0 to denominator; 0 where products have fewer features.
        n5: Numerator for 5 liked features, 0 to denominator; 0 where products have fewer features.
        n6: Numerator for 6 liked features, 0 to denominator; 0 where products have fewer features.
        n7: Numerator for 7 liked features, 0 to denominator; 0 where products have fewer features.
        words: The users, a uint64 array of shape (n,) with n from 1 to 2147483647, which is copied.
            In each, the four bits of a product are at most `features_per_product`.

    Raises:
        TypeError: A parameter is missing, unknown or of another type.
        ValueError: A parameter is out of its range, which the message names, or a word does not
            fit, of which the message names the first.
    """

    name: ClassVar[str]
    """The environment, `"Recommender"`."""
    params: ClassVar[tuple[str, ...]]
    """Names of the parameters that are integers: num_products, features_per_product, horizon,
    denominator, n0, n1, n2, n3, n4, n5, n6, n7."""
    state: ClassVar[tuple[str, ...]]
    """Names of the state words: user, recommended, bought, last, time."""
    state_dtype: ClassVar[np.dtype[np.uint64]]
    """Type of a state word."""
    observation: ClassVar[tuple[str, ...]]
    """Names of the observation's components: last_product, feedback, recommended, bought, time."""
    reward_scale: ClassVar[int]
    """1: integer rewards are the rewards."""
    reset_words: ClassVar[int]
    """1: random words that a reset takes."""
    step_words: ClassVar[int]
    """1: random words that a step takes."""

    @property
    def num_products(self) -> int: ...
    @property
    def features_per_product(self) -> int: ...
    @property
    def horizon(self) -> int: ...
    @property
    def denominator(self) -> int: ...
    @property
    def n0(self) -> int: ...
    @property
    def n1(self) -> int: ...
    @property
    def n2(self) -> int: ...
    @property
    def n3(self) -> int: ...
    @property
    def n4(self) -> int: ...
    @property
    def n5(self) -> int: ...
    @property
    def n6(self) -> int: ...
    @property
    def n7(self) -> int: ...
    @property
    def num_actions(self) -> int:
        """The number of actions: the products."""

    @property
    def words(self) -> npt.NDArray[np.uint64]:
        """A new array."""

    def __init__(
        self,
        *,
        num_products: int,
        features_per_product: int,
        horizon: int,
        denominator: int,
        n0: int,
        n1: int,
        n2: int,
        n3: int,
        n4: int,
        n5: int,
        n6: int,
        n7: int,
        words: npt.NDArray[np.uint64],
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def init(self, key: int = 0, t: int = 0) -> tuple[int, ...]: ...
    def step(
        self, state: tuple[int, ...], action: int, noise: int = 0
    ) -> tuple[tuple[int, ...], int, bool]:
        """One step, as `Kernel.step` says.

        Reward: The reward: `1` for a purchase.
        """

    def terminated(self, state: tuple[int, ...]) -> bool:
        """No state is terminal."""

    def observe(self, state: tuple[int, ...]) -> tuple[int, ...]:
        """The observation of a state.

        Returns:
            last_product: The last product that was recommended; the number of products for none.
            feedback: Whether it was bought.
            recommended: The products that have been recommended, one bit each.
            bought: The products that have been bought, one bit each.
            time: The number of steps, as far as they are counted.
        """

    def state_valid(self, state: tuple[int, ...]) -> bool:
        """Whether five words are those of a state."""

    def action_valid(self, action: int) -> bool:
        """Whether a word is an action."""

    def lane_reset(self, key: int = 0, t: int = 0) -> _Lane: ...
    def lane_step(
        self,
        lane: _Lane,
        action: int,
        mode: _Autoreset = "none",
        time_limit: int = 0,
        max_episode_steps: int = 0,
    ) -> tuple[_Lane, int, bool, bool, tuple[int, ...] | None]: ...
    def lanes(
        self,
        n: int,
        mode: _Autoreset,
        time_limit: int,
        max_episode_steps: int,
        actions: _ActionForm,
        view: _View,
        reward_factor: float,
        threads: int,
    ) -> Lanes: ...
    def cursor(
        self,
        time_limit: int,
        max_episode_steps: int,
        actions: _ActionForm,
        view: _View,
        reward_factor: float,
        info: tuple[_Told, ...],
    ) -> Cursor: ...
    def step_batch(
        self,
        states: npt.NDArray[np.uint64],
        actions: _Actions,
        noise: npt.NDArray[np.uint64],
        observations: npt.NDArray[np.int64],
        rewards: npt.NDArray[np.float64],
        terminated: npt.NDArray[np.bool_],
        first: int = 0,
    ) -> None: ...
    def observe_batch(
        self, states: npt.NDArray[np.uint64], observations: npt.NDArray[np.int64], first: int = 0
    ) -> None: ...
    def transitions(
        self,
        states: npt.NDArray[np.uint64],
        successors: npt.NDArray[np.int32],
        rewards: npt.NDArray[np.int64],
        terminated: npt.NDArray[np.bool_],
        threads: int = 1,
    ) -> None:
        """Raises a `ValueError`: a step is random."""

@final
class SwimmerGait(metaclass=_Pybind11Type):
    """A swimmer of three links that changes its shape in a viscous fluid.

    The functions are those of `Kernel`, on the state words `joint1`, `joint2`.  A state is a shape,
    two joint angles with nine values each; a joint out of range reads as 0.  Any larger word than
    the actions counts as 0.  Rewards are in millionths of the swimmer's length.

    Args:
        resolution: Number of values of a joint angle: 9, for which there is a table.

    Raises:
        TypeError: A parameter is missing, unknown or no integer.
        ValueError: A parameter is out of its range, which the message names.
    """

    name: ClassVar[str]
    """The environment, `"SwimmerGait"`."""
    params: ClassVar[tuple[str, ...]]
    """Names of the parameters: resolution."""
    state: ClassVar[tuple[str, ...]]
    """Names of the state words: joint1, joint2."""
    state_dtype: ClassVar[np.dtype[np.uint32]]
    """Type of a state word."""
    observation: ClassVar[tuple[str, ...]]
    """Names of the observation's components: index, joint1, joint2."""
    reward_scale: ClassVar[int]
    """1000000: integer rewards are in units of 1 / 1000000."""
    reset_words: ClassVar[int]
    """0: random words that a reset takes."""
    step_words: ClassVar[int]
    """0: random words that a step takes."""

    @property
    def resolution(self) -> int: ...
    @property
    def num_actions(self) -> int:
        """The number of actions: they are the words below it.  The actions are up1, down1, up2,
        down2, rest."""

    def __init__(self, *, resolution: int) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def init(self, key: int = 0, t: int = 0) -> tuple[int, ...]: ...
    def step(
        self, state: tuple[int, ...], action: int, noise: int = 0
    ) -> tuple[tuple[int, ...], int, bool]:
        """One step, as `Kernel.step` says.

        Reward: The reward of the step, a two's-complement integer.  The unit is 1 / 1000000.
        """

    def terminated(self, state: tuple[int, ...]) -> bool:
        """Whether the state is terminal."""

    def observe(self, state: tuple[int, ...]) -> tuple[int, ...]:
        """The observation of a state.

        Returns:
            index: The number of the shape.
            joint1: The number of the value of the first angle.
            joint2: The number of the value of the second angle.
        """

    def state_valid(self, state: tuple[int, ...]) -> bool:
        """Whether the words are those of a state."""

    def action_valid(self, action: int) -> bool:
        """Whether a word is an action."""

    def lane_reset(self, key: int = 0, t: int = 0) -> _Lane: ...
    def lane_step(
        self,
        lane: _Lane,
        action: int,
        mode: _Autoreset = "none",
        time_limit: int = 0,
        max_episode_steps: int = 0,
    ) -> tuple[_Lane, int, bool, bool, tuple[int, ...] | None]: ...
    def lanes(
        self,
        n: int,
        mode: _Autoreset,
        time_limit: int,
        max_episode_steps: int,
        actions: _ActionForm,
        view: _View,
        reward_factor: float,
        threads: int,
    ) -> Lanes: ...
    def cursor(
        self,
        time_limit: int,
        max_episode_steps: int,
        actions: _ActionForm,
        view: _View,
        reward_factor: float,
        info: tuple[_Told, ...],
    ) -> Cursor: ...
    def step_batch(
        self,
        states: npt.NDArray[np.uint32],
        actions: _Actions,
        noise: _Words,
        observations: npt.NDArray[np.int64],
        rewards: npt.NDArray[np.float64],
        terminated: npt.NDArray[np.bool_],
        first: int = 0,
    ) -> None: ...
    def observe_batch(
        self, states: npt.NDArray[np.uint32], observations: npt.NDArray[np.int64], first: int = 0
    ) -> None: ...
    def transitions(
        self,
        states: npt.NDArray[np.uint32],
        successors: npt.NDArray[np.int32],
        rewards: npt.NDArray[np.int64],
        terminated: npt.NDArray[np.bool_],
        threads: int = 1,
    ) -> None: ...

@final
class Swimmer(metaclass=_Pybind11Type):
    """A swimmer of three links that pushes against a fluid with the torques of two joints.

    The functions are those of `Kernel`, on the state words `x0`, `y0`, `x1`, `y1`, `x2`, `y2`,
    `omega0`, `omega1`, `omega2`, `vx`, `vy`, `px`, `py`.  The words of a state are integers in
    two's complement: the directions (x, y) of the three links and the position (px, py) in units of
    2^-30, angular velocities and the velocity (vx, vy) in units of 2^-24.  Action 40961 * i + j
    sets the torques (i - 20480) / 4096 and (j - 20480) / 4096.  The components of the observation
    are counted from the least value of each: 2^26 is added to velocities, 2^30 + 1 to components of
    directions, and 2^28 to angular velocities.  Rewards are in units of 2^-30.

    A reset reads six random words: a step of each link's direction, and then of each link's angular
    velocity, where a step is the tangent 1/2048 of half an angle, and the velocity 1/1024.

    Args:
        reset_noise: Number of steps up to which directions and angular velocities are drawn at a
            reset, 0 to 1024.

    Raises:
        TypeError: A parameter is missing, unknown or no integer.
        ValueError: A parameter is out of its range, which the message names.
    """

    name: ClassVar[str]
    """The environment, `"Swimmer"`."""
    params: ClassVar[tuple[str, ...]]
    """Names of the parameters: reset_noise."""
    state: ClassVar[tuple[str, ...]]
    """Names of the state words: x0, y0, x1, y1, x2, y2, omega0, omega1, omega2, vx, vy, px, py."""
    state_dtype: ClassVar[np.dtype[np.uint64]]
    """Type of a state word."""
    observation: ClassVar[tuple[str, ...]]
    """Names of the observation's components: vx, vy, x0, y0, x1, y1, x2, y2, omega0, omega1,
    omega2."""
    reward_scale: ClassVar[int]
    """1073741824: integer rewards are in units of 1 / 1073741824."""
    reset_words: ClassVar[int]
    """6: random words that a reset takes."""
    step_words: ClassVar[int]
    """0: random words that a step takes."""

    @property
    def reset_noise(self) -> int: ...
    @property
    def num_actions(self) -> int:
        """The number of actions: they are the words below it."""

    def __init__(self, *, reset_noise: int) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def init(self, key: int = 0, t: int = 0) -> tuple[int, ...]: ...
    def step(
        self, state: tuple[int, ...], action: int, noise: int = 0
    ) -> tuple[tuple[int, ...], int, bool]:
        """One step, as `Kernel.step` says.

        Reward: The reward of the step, a two's-complement integer.  The unit is 1 / 1073741824.
        """

    def terminated(self, state: tuple[int, ...]) -> bool:
        """Whether the state is terminal: none is, with an acceptable parameter.  Written as a
        question, since a constant would become a global of the module in C."""

    def observe(self, state: tuple[int, ...]) -> tuple[int, ...]:
        """The observation of a state.

        Returns:
            vx: The first component of the velocity, counted from its least value.
            vy: The second component of the velocity, counted from its least value.
            x0: The first component of the direction of link 0, counted from its least value.
            y0: The second component of the direction of link 0, counted from its least value.
            x1: The first component of the direction of link 1, counted from its least value.
            y1: The second component of the direction of link 1, counted from its least value.
            x2: The first component of the direction of link 2, counted from its least value.
            y2: The second component of the direction of link 2, counted from its least value.
            omega0: The angular velocity of link 0, counted from its least value.
            omega1: The angular velocity of link 1, counted from its least value.
            omega2: The angular velocity of link 2, counted from its least value.
        """

    def state_valid(self, state: tuple[int, ...]) -> bool:
        """Whether the words are those of a state."""

    def action_valid(self, action: int) -> bool:
        """Whether a word is an action."""

    def lane_reset(self, key: int = 0, t: int = 0) -> _Lane: ...
    def lane_step(
        self,
        lane: _Lane,
        action: int,
        mode: _Autoreset = "none",
        time_limit: int = 0,
        max_episode_steps: int = 0,
    ) -> tuple[_Lane, int, bool, bool, tuple[int, ...] | None]: ...
    def lanes(
        self,
        n: int,
        mode: _Autoreset,
        time_limit: int,
        max_episode_steps: int,
        actions: _ActionForm,
        view: _View,
        reward_factor: float,
        threads: int,
    ) -> Lanes: ...
    def cursor(
        self,
        time_limit: int,
        max_episode_steps: int,
        actions: _ActionForm,
        view: _View,
        reward_factor: float,
        info: tuple[_Told, ...],
    ) -> Cursor: ...
    def step_batch(
        self,
        states: npt.NDArray[np.uint64],
        actions: _Actions,
        noise: _Words,
        observations: npt.NDArray[np.int64],
        rewards: npt.NDArray[np.float64],
        terminated: npt.NDArray[np.bool_],
        first: int = 0,
    ) -> None: ...
    def observe_batch(
        self, states: npt.NDArray[np.uint64], observations: npt.NDArray[np.int64], first: int = 0
    ) -> None: ...
    def transitions(
        self,
        states: npt.NDArray[np.uint64],
        successors: npt.NDArray[np.int32],
        rewards: npt.NDArray[np.int64],
        terminated: npt.NDArray[np.bool_],
        threads: int = 1,
    ) -> None:
        """As in `Kernel.transitions`, though `vx` is no index of a state."""

@final
class CliffWalking(metaclass=_Pybind11Type):
    """A walk along a cliff.

    The functions are those of `Kernel`, on the state word `cell`.  The word of a state has the
    column of its cell in the lower four bits, and above these the row, both counted from the upper
    left; one that there is not reads as 0.  Any larger word than the actions counts as 0.  A step
    takes one random word, which it reads where the ground is slippery.

    Args:
        slippery: 1 where the ground is slippery, else 0.

    Raises:
        TypeError: A parameter is missing, unknown or no integer.
        ValueError: A parameter is out of its range, which the message names.
    """

    name: ClassVar[str]
    """The environment, `"CliffWalking"`."""
    params: ClassVar[tuple[str, ...]]
    """Names of the parameters: slippery."""
    state: ClassVar[tuple[str, ...]]
    """Names of the state words: cell."""
    state_dtype: ClassVar[np.dtype[np.uint32]]
    """Type of a state word."""
    observation: ClassVar[tuple[str, ...]]
    """Names of the observation's components: index."""
    reward_scale: ClassVar[int]
    """1: integer rewards are the rewards."""
    reset_words: ClassVar[int]
    """0: random words that a reset takes."""
    step_words: ClassVar[int]
    """1: random words that a step takes."""

    @property
    def slippery(self) -> int: ...
    @property
    def num_actions(self) -> int:
        """The number of actions: they are the words below it.  The actions are up, right, down,
        left."""

    def __init__(self, *, slippery: int) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def init(self, key: int = 0, t: int = 0) -> tuple[int, ...]: ...
    def step(
        self, state: tuple[int, ...], action: int, noise: int = 0
    ) -> tuple[tuple[int, ...], int, bool]:
        """One step, as `Kernel.step` says.

        Reward: The reward of the step, a two's-complement integer.
        """

    def terminated(self, state: tuple[int, ...]) -> bool:
        """Whether the state is terminal."""

    def observe(self, state: tuple[int, ...]) -> tuple[int, ...]:
        """The observation of a state.

        Returns:
            index: The number of the cell, counted row by row.
        """

    def state_valid(self, state: tuple[int, ...]) -> bool:
        """Whether the word is that of a state."""

    def action_valid(self, action: int) -> bool:
        """Whether a word is an action."""

    def lane_reset(self, key: int = 0, t: int = 0) -> _Lane: ...
    def lane_step(
        self,
        lane: _Lane,
        action: int,
        mode: _Autoreset = "none",
        time_limit: int = 0,
        max_episode_steps: int = 0,
    ) -> tuple[_Lane, int, bool, bool, tuple[int, ...] | None]: ...
    def lanes(
        self,
        n: int,
        mode: _Autoreset,
        time_limit: int,
        max_episode_steps: int,
        actions: _ActionForm,
        view: _View,
        reward_factor: float,
        threads: int,
    ) -> Lanes: ...
    def cursor(
        self,
        time_limit: int,
        max_episode_steps: int,
        actions: _ActionForm,
        view: _View,
        reward_factor: float,
        info: tuple[_Told, ...],
    ) -> Cursor: ...
    def step_batch(
        self,
        states: npt.NDArray[np.uint32],
        actions: _Actions,
        noise: npt.NDArray[np.uint64],
        observations: npt.NDArray[np.int64],
        rewards: npt.NDArray[np.float64],
        terminated: npt.NDArray[np.bool_],
        first: int = 0,
    ) -> None: ...
    def observe_batch(
        self, states: npt.NDArray[np.uint32], observations: npt.NDArray[np.int64], first: int = 0
    ) -> None: ...
    def transitions(
        self,
        states: npt.NDArray[np.uint32],
        successors: npt.NDArray[np.int32],
        rewards: npt.NDArray[np.int64],
        terminated: npt.NDArray[np.bool_],
        threads: int = 1,
    ) -> None:
        """Raises a `ValueError`: a step is random."""

@final
class FrozenLake(metaclass=_Pybind11Type):
    """A walk over a frozen lake with holes.

    The functions are those of `Kernel`, on the state word `cell`.  The word of a state has the
    column of its cell in the lower three bits, and above these the row, both counted from the upper
    left, as the bits of the words `goals` and `holes` are numbered.  Rewards are in millionths.  A
    step takes one random word, which chooses one of `2 * success_den` equally likely numbers: below
    `success_den - success_num` it goes to the right of the way that was chosen, below `success_den
    + success_num` that way, and else to its left.

    Args:
        rows: Number of rows, 1 to 8.
        cols: Number of columns, 1 to 8.
        start: The cell of the start, 8 * row + column, on the board.
        goals: The goals: bit 8 * row + column of each, on the board and not the start.
        holes: The holes, likewise, none of them a goal.
        success_num: Numerator of the probability that a step goes as chosen, 0 to success_den.
        success_den: Denominator of this probability, 1 to 1000000.
        goal_reward: What it pays to enter a goal, in millionths, in two's complement.
        hole_reward: What it pays to enter a hole, likewise.
        frozen_reward: What it pays to enter another cell, likewise.

    Raises:
        TypeError: A parameter is missing, unknown or no integer.
        ValueError: A parameter is out of its range, which the message names.
    """

    name: ClassVar[str]
    """The environment, `"FrozenLake"`."""
    params: ClassVar[tuple[str, ...]]
    """Names of the parameters: rows, cols, start, goals, holes, success_num, success_den,
    goal_reward, hole_reward, frozen_reward."""
    state: ClassVar[tuple[str, ...]]
    """Names of the state words: cell."""
    state_dtype: ClassVar[np.dtype[np.uint32]]
    """Type of a state word."""
    observation: ClassVar[tuple[str, ...]]
    """Names of the observation's components: index."""
    reward_scale: ClassVar[int]
    """1000000: integer rewards are in units of 1 / 1000000."""
    reset_words: ClassVar[int]
    """0: random words that a reset takes."""
    step_words: ClassVar[int]
    """1: random words that a step takes."""

    @property
    def rows(self) -> int: ...
    @property
    def cols(self) -> int: ...
    @property
    def start(self) -> int: ...
    @property
    def goals(self) -> int: ...
    @property
    def holes(self) -> int: ...
    @property
    def success_num(self) -> int: ...
    @property
    def success_den(self) -> int: ...
    @property
    def goal_reward(self) -> int: ...
    @property
    def hole_reward(self) -> int: ...
    @property
    def frozen_reward(self) -> int: ...
    @property
    def num_actions(self) -> int:
        """The number of actions: they are the words below it.  The actions are left, down, right,
        up."""

    def __init__(
        self,
        *,
        rows: int,
        cols: int,
        start: int,
        goals: int,
        holes: int,
        success_num: int,
        success_den: int,
        goal_reward: int,
        hole_reward: int,
        frozen_reward: int,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def init(self, key: int = 0, t: int = 0) -> tuple[int, ...]: ...
    def step(
        self, state: tuple[int, ...], action: int, noise: int = 0
    ) -> tuple[tuple[int, ...], int, bool]:
        """One step, as `Kernel.step` says.

        Reward: The reward of the step, a two's-complement integer.  The unit is 1 / 1000000.
        """

    def terminated(self, state: tuple[int, ...]) -> bool:
        """Whether the state is terminal."""

    def observe(self, state: tuple[int, ...]) -> tuple[int, ...]:
        """The observation of a state.

        Returns:
            index: The number of the cell, counted row by row.
        """

    def state_valid(self, state: tuple[int, ...]) -> bool:
        """Whether the word is that of a state."""

    def action_valid(self, action: int) -> bool:
        """Whether a word is an action."""

    def lane_reset(self, key: int = 0, t: int = 0) -> _Lane: ...
    def lane_step(
        self,
        lane: _Lane,
        action: int,
        mode: _Autoreset = "none",
        time_limit: int = 0,
        max_episode_steps: int = 0,
    ) -> tuple[_Lane, int, bool, bool, tuple[int, ...] | None]: ...
    def lanes(
        self,
        n: int,
        mode: _Autoreset,
        time_limit: int,
        max_episode_steps: int,
        actions: _ActionForm,
        view: _View,
        reward_factor: float,
        threads: int,
    ) -> Lanes: ...
    def cursor(
        self,
        time_limit: int,
        max_episode_steps: int,
        actions: _ActionForm,
        view: _View,
        reward_factor: float,
        info: tuple[_Told, ...],
    ) -> Cursor: ...
    def step_batch(
        self,
        states: npt.NDArray[np.uint32],
        actions: _Actions,
        noise: npt.NDArray[np.uint64],
        observations: npt.NDArray[np.int64],
        rewards: npt.NDArray[np.float64],
        terminated: npt.NDArray[np.bool_],
        first: int = 0,
    ) -> None: ...
    def observe_batch(
        self, states: npt.NDArray[np.uint32], observations: npt.NDArray[np.int64], first: int = 0
    ) -> None: ...
    def transitions(
        self,
        states: npt.NDArray[np.uint32],
        successors: npt.NDArray[np.int32],
        rewards: npt.NDArray[np.int64],
        terminated: npt.NDArray[np.bool_],
        threads: int = 1,
    ) -> None:
        """Raises a `ValueError`: a step is random."""

@final
class Taxi(metaclass=_Pybind11Type):
    """A taxi that fetches a passenger and takes it to its destination.

    The functions are those of `Kernel`, on the state word `taxi`.  From the lowest bit, the word of
    a state has two bits for the destination, and three each for the passenger, the column and the
    row of the taxi, and one that says whether the destination will change; the depots are 0 red, 1
    green, 2 yellow and 3 blue, and 4 is a passenger in the taxi.  Any larger word than the actions
    counts as 0.

    A step takes two random words.  In rain, the first chooses one of `2 * rainy_den` equally likely
    numbers: below `rainy_den - rainy_num` a move that is not blocked goes to the right of the way
    that was chosen, below `rainy_den + rainy_num` that way, and else to its left.  The second
    chooses one of the three other depots where the destination changes.  Of a reset the first word
    chooses one of 300 starts, and the second whether the passenger is fickle.

    Args:
        rainy: 1 where it rains, else 0.
        fickle: 1 where passengers may be fickle, else 0.
        rainy_num: Numerator of the probability that a move in rain goes as chosen, 0 to rainy_den.
        rainy_den: Denominator of this probability, 1 to 1000000.
        fickle_num: Numerator of the probability that a passenger is fickle, 0 to fickle_den.
        fickle_den: Denominator of this probability, 1 to 1000000.

    Raises:
        TypeError: A parameter is missing, unknown or no integer.
        ValueError: A parameter is out of its range, which the message names.
    """

    name: ClassVar[str]
    """The environment, `"Taxi"`."""
    params: ClassVar[tuple[str, ...]]
    """Names of the parameters: rainy, fickle, rainy_num, rainy_den, fickle_num, fickle_den."""
    state: ClassVar[tuple[str, ...]]
    """Names of the state words: taxi."""
    state_dtype: ClassVar[np.dtype[np.uint32]]
    """Type of a state word."""
    observation: ClassVar[tuple[str, ...]]
    """Names of the observation's components: index."""
    reward_scale: ClassVar[int]
    """1: integer rewards are the rewards."""
    reset_words: ClassVar[int]
    """2: random words that a reset takes."""
    step_words: ClassVar[int]
    """2: random words that a step takes."""

    @property
    def rainy(self) -> int: ...
    @property
    def fickle(self) -> int: ...
    @property
    def rainy_num(self) -> int: ...
    @property
    def rainy_den(self) -> int: ...
    @property
    def fickle_num(self) -> int: ...
    @property
    def fickle_den(self) -> int: ...
    @property
    def num_actions(self) -> int:
        """The number of actions: they are the words below it.  The actions are south, north, east,
        west, pick_up, drop_off."""

    def __init__(
        self,
        *,
        rainy: int,
        fickle: int,
        rainy_num: int,
        rainy_den: int,
        fickle_num: int,
        fickle_den: int,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def init(self, key: int = 0, t: int = 0) -> tuple[int, ...]: ...
    def step(
        self, state: tuple[int, ...], action: int, noise: Sequence[int] | int = 0
    ) -> tuple[tuple[int, ...], int, bool]:
        """One step, as `Kernel.step` says.

        Reward: The reward of the step, a two's-complement integer.
        """

    def terminated(self, state: tuple[int, ...]) -> bool:
        """Whether the state is terminal."""

    def observe(self, state: tuple[int, ...]) -> tuple[int, ...]:
        """The observation of a state.

        Returns:
            index: The number ((row * 5 + column) * 5 + passenger) * 4 + destination.
        """

    def state_valid(self, state: tuple[int, ...]) -> bool:
        """Whether the word is that of a state."""

    def legal(self, state: tuple[int, ...], action: int) -> bool:
        """Whether an action is legal, also in a terminal state."""

    def legal_batch(self, states: npt.NDArray[np.uint32], legal: npt.NDArray[np.int8]) -> None:
        """The same of n states and all actions: 1 or 0, shape (n, num_actions).   Written."""

    def action_valid(self, action: int) -> bool:
        """Whether a word is an action."""

    def lane_reset(self, key: int = 0, t: int = 0) -> _Lane: ...
    def lane_step(
        self,
        lane: _Lane,
        action: int,
        mode: _Autoreset = "none",
        time_limit: int = 0,
        max_episode_steps: int = 0,
    ) -> tuple[_Lane, int, bool, bool, tuple[int, ...] | None]: ...
    def lanes(
        self,
        n: int,
        mode: _Autoreset,
        time_limit: int,
        max_episode_steps: int,
        actions: _ActionForm,
        view: _View,
        reward_factor: float,
        threads: int,
    ) -> Lanes: ...
    def cursor(
        self,
        time_limit: int,
        max_episode_steps: int,
        actions: _ActionForm,
        view: _View,
        reward_factor: float,
        info: tuple[_Told, ...],
    ) -> Cursor: ...
    def step_batch(
        self,
        states: npt.NDArray[np.uint32],
        actions: _Actions,
        noise: npt.NDArray[np.uint64],
        observations: npt.NDArray[np.int64],
        rewards: npt.NDArray[np.float64],
        terminated: npt.NDArray[np.bool_],
        first: int = 0,
    ) -> None: ...
    def observe_batch(
        self, states: npt.NDArray[np.uint32], observations: npt.NDArray[np.int64], first: int = 0
    ) -> None: ...
    def transitions(
        self,
        states: npt.NDArray[np.uint32],
        successors: npt.NDArray[np.int32],
        rewards: npt.NDArray[np.int64],
        terminated: npt.NDArray[np.bool_],
        threads: int = 1,
    ) -> None:
        """Raises a `ValueError`: a step is random."""

@final
class Blackjack(metaclass=_Pybind11Type):
    """A card game against a dealer: to come closest to 21, and not beyond.

    The functions are those of `Kernel`, on the state word `cards`.  The word of a state has, from
    the lowest bit, 5 bits for the sum of the player's cards, where an ace counts as 1; a bit for
    whether one of them is an ace, and one for whether they are the first two; 4 bits each for the
    dealer's card that is shown and the one that is hidden, by their values less one; and a bit for
    whether the episode is over.  Any larger word than the actions counts as 0.  Rewards are in
    halves.  A reset reads four random words: the rank of the dealer's shown and hidden cards, and
    of the player's two.  A step takes one random word: to hit, the rank of a card; to stick, which
    sum the dealer reaches, with the probabilities that drawing card by card has.

    Args:
        natural: 1 where a natural that wins pays 1.5, else 0; it does not count where sab is 1.
        sab: 1 where a natural wins unless the dealer has one too, else 0.

    Raises:
        TypeError: A parameter is missing, unknown or no integer.
        ValueError: A parameter is out of its range, which the message names.
    """

    name: ClassVar[str]
    """The environment, `"Blackjack"`."""
    params: ClassVar[tuple[str, ...]]
    """Names of the parameters: natural, sab."""
    state: ClassVar[tuple[str, ...]]
    """Names of the state words: cards."""
    state_dtype: ClassVar[np.dtype[np.uint32]]
    """Type of a state word."""
    observation: ClassVar[tuple[str, ...]]
    """Names of the observation's components: sum, dealer, usable_ace."""
    reward_scale: ClassVar[int]
    """2: integer rewards are in units of 1 / 2."""
    reset_words: ClassVar[int]
    """4: random words that a reset takes."""
    step_words: ClassVar[int]
    """1: random words that a step takes."""

    @property
    def natural(self) -> int: ...
    @property
    def sab(self) -> int: ...
    @property
    def num_actions(self) -> int:
        """The number of actions: they are the words below it.  The actions are stick, hit."""

    def __init__(self, *, natural: int, sab: int) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...
    def init(self, key: int = 0, t: int = 0) -> tuple[int, ...]: ...
    def step(
        self, state: tuple[int, ...], action: int, noise: int = 0
    ) -> tuple[tuple[int, ...], int, bool]:
        """One step, as `Kernel.step` says.

        Reward: The reward of the step, a two's-complement integer.  The unit is 1 / 2.
        """

    def terminated(self, state: tuple[int, ...]) -> bool:
        """Whether the state is terminal."""

    def observe(self, state: tuple[int, ...]) -> tuple[int, ...]:
        """The observation of a state.

        Returns:
            sum: The sum of the player's cards.
            dealer: The value of the dealer's card that is shown.
            usable_ace: `1` when an ace of the player counts as 11, else `0`.
        """

    def state_valid(self, state: tuple[int, ...]) -> bool:
        """Whether the word is that of a state."""

    def action_valid(self, action: int) -> bool:
        """Whether a word is an action."""

    def lane_reset(self, key: int = 0, t: int = 0) -> _Lane: ...
    def lane_step(
        self,
        lane: _Lane,
        action: int,
        mode: _Autoreset = "none",
        time_limit: int = 0,
        max_episode_steps: int = 0,
    ) -> tuple[_Lane, int, bool, bool, tuple[int, ...] | None]: ...
    def lanes(
        self,
        n: int,
        mode: _Autoreset,
        time_limit: int,
        max_episode_steps: int,
        actions: _ActionForm,
        view: _View,
        reward_factor: float,
        threads: int,
    ) -> Lanes: ...
    def cursor(
        self,
        time_limit: int,
        max_episode_steps: int,
        actions: _ActionForm,
        view: _View,
        reward_factor: float,
        info: tuple[_Told, ...],
    ) -> Cursor: ...
    def step_batch(
        self,
        states: npt.NDArray[np.uint32],
        actions: _Actions,
        noise: npt.NDArray[np.uint64],
        observations: npt.NDArray[np.int64],
        rewards: npt.NDArray[np.float64],
        terminated: npt.NDArray[np.bool_],
        first: int = 0,
    ) -> None: ...
    def observe_batch(
        self, states: npt.NDArray[np.uint32], observations: npt.NDArray[np.int64], first: int = 0
    ) -> None: ...
    def transitions(
        self,
        states: npt.NDArray[np.uint32],
        successors: npt.NDArray[np.int32],
        rewards: npt.NDArray[np.int64],
        terminated: npt.NDArray[np.bool_],
        threads: int = 1,
    ) -> None:
        """Raises a `ValueError`: a step is random."""

@final
class Table(metaclass=_Pybind11Type):
    """A finite decision process in integers, with what solving it and checking it needs.

    Row `s * actions + a` holds the outcomes of action `a` in state `s`: the transitions
    `row_starts[row]` to `row_starts[row + 1] - 1`.  The probability of a transition is its weight
    over the denominator.  What follows a step is discounted by `discount_num / discount_den`, and
    is worth 0 when the step terminates.

    A table copies the arrays and is immutable.  Each method releases the interpreter's lock; no
    array of a call may be changed by another thread meanwhile.

    Args:
        states: Number of states, 1 to 2147483647.
        actions: Number of actions of each state, 1 to 65535.
        row_starts: Shape (states * actions + 1,), increasing from 0 to n, the number of
            transitions.  None when each row is one transition, so that n is states * actions.
        weights: Shape (n,), summing to the denominator in each row.  None when each row is one
            transition, whose weight is then the denominator.
        successors: Shape (n,), each a state of the window.
        rewards: Shape (n,), integers in a unit that the methods are told.
        terminated: True where the episode ends with the transition, shape (n,).
        denominator: The sum of the weights of a row, 1 to 2**30.
        discount_num: 0 to discount_den; sweeps and `check` need less than that.
        discount_den: 1 to 2**30.
        first: The states are `first`, `first` + 1, ... of a model, which may have more.
        window: Two numbers of states of the model: all whose values are needed are between them,
            the first inclusive, the states themselves among them.  None for 0 and `states`.
            Below, `width` is how many are between them.

    Raises:
        TypeError, ValueError: An argument is refused.  The message names the first row that is
            wrong by its state and action.

    Example:
        One action leads from state 0 to state 1 and ends there; every step costs 1.

        >>> import numpy as np
        >>> table = Table(
        ...     states=2,
        ...     actions=1,
        ...     row_starts=None,
        ...     weights=None,
        ...     successors=np.array([1, 1], np.int32),
        ...     rewards=np.array([-1, -1]),
        ...     terminated=np.array([False, True]),
        ...     denominator=1,
        ...     discount_num=1,
        ...     discount_den=2,
        ... )
        >>> values = np.zeros(2)
        >>> table.sweep(values, 1.0, table.backward_order())
        1.5
        >>> values
        array([-1.5, -1. ])
        >>> table.check(np.array([-3, -2]), factor=2, error=0, policy=np.zeros(2, np.int32))
        >>> table.check(np.array([-3, -1]), factor=2, error=0, policy=np.zeros(2, np.int32))
        (0, 0, 'upper')
    """

    @property
    def states(self) -> int: ...
    @property
    def actions(self) -> int: ...
    @property
    def transitions(self) -> int: ...
    def __init__(
        self,
        *,
        states: int,
        actions: int,
        row_starts: npt.NDArray[np.int64] | None,
        weights: npt.NDArray[np.uint32] | None,
        successors: npt.NDArray[np.int32],
        rewards: npt.NDArray[np.int64],
        terminated: npt.NDArray[np.bool_],
        denominator: int,
        discount_num: int,
        discount_den: int,
        first: int = 0,
        window: tuple[int, int] | None = None,
    ) -> None: ...
    def backward_order(self) -> npt.NDArray[np.int32]:
        """All states, shape (states,): by the fewest steps to a transition that terminates or stays
        in a state that is never left, then those that have no way to one; in each case by index.

        A sweep in this order carries values from where episodes end all the way to where they
        start.  Transitions of weight 0 do not count.

        Raises:
            ValueError: The window is wider than the states.
        """

    def sweep(
        self,
        values: npt.NDArray[np.float64],
        reward_scale: float,
        order: npt.NDArray[np.int32] | None = None,
        policy: npt.NDArray[np.int32] | None = None,
        reverse: bool = False,
    ) -> float:
        """One Gauss-Seidel sweep: replaces values by Bellman backups, one state after another.

        A backup that counts on the value of the state itself counts on the new one.

        Args:
            values: Finite, in natural units, shape (width,).  Those of the states are updated in
                place.
            reward_scale: Rewards are in units of 1 / reward_scale.  Positive and finite.
            order: The states in which to work, shape (states,); None for 0 to states - 1.
            policy: The action to back up in each state, shape (states,); None for the best one.
            reverse: True to work from the end of the order to its beginning.

        Returns:
            The largest absolute change of a value.
        """

    def sweep_integers(
        self, values: npt.NDArray[np.int64], factor: int, reverse: bool = False
    ) -> float:
        """The same of values that are integers: each is rounded to the nearest.

        Args:
            values: Shape (width,).  Those of the states are updated in place.
            factor: Rewards times the factor are in the unit of the values.  1 to 2**62 - 1.
            reverse: True to work from the last state to the first.

        Returns:
            The largest absolute change of a value.

        Raises:
            ValueError: Also where a value is 2**62 or more in size; those before it are new.
        """

    def q_values(
        self,
        values: npt.NDArray[np.float64],
        reward_scale: float,
        out: npt.NDArray[np.float64],
        threads: int = 1,
    ) -> None:
        """Writes what every action is worth if the values are those of its successors.

        Args:
            values: In natural units, shape (width,).
            reward_scale: Rewards are in units of 1 / reward_scale.  Positive and finite.
            out: Shape (states, actions).  Written.
            threads: The number of threads that share the work, 1 to 1024; the result is the same.
        """

    def residual(
        self, values: npt.NDArray[np.int64], factor: int, policy: npt.NDArray[np.int32]
    ) -> npt.NDArray[np.float64]:
        """The Bellman backup of the policy's action in each state, minus the value of the state.

        Computed in integers and rounded once, to the nearest float (where the compiler has no
        128-bit integers: in the longest float).

        Args:
            values: Integers, shape (width,).
            factor: Rewards times the factor are in the unit of the values.  1 to 2**62 - 1.
            policy: The action of each state, shape (states,).

        Returns:
            In the unit of the values, shape (states,).

        Raises:
            ValueError: Also when a reward times the factor is 2**63 or more in size.
        """

    def largest_residual(
        self,
        values: npt.NDArray[np.int64],
        factor: int,
        policy: npt.NDArray[np.int32] | None = None,
        threads: int = 1,
    ) -> float:
        """Return the largest amount by which a Bellman backup exceeds a value, or by which that of
        the policy's action, or without a policy the largest, falls short of it.

        Computed and rounded as `residual`; negative where every backup of every state is smaller,
        and that of the policy's action larger than the value.

        Args:
            values: Integers, shape (width,).
            factor: Rewards times the factor are in the unit of the values.  1 to 2**62 - 1.
            policy: The action of each state, shape (states,).
            threads: The number of threads that share the work, 1 to 1024; the result is the same.

        Raises:
            ValueError: Also when a reward times the factor is 2**63 or more in size.
        """

    def check(
        self,
        values: npt.NDArray[np.int64],
        factor: int,
        error: int,
        policy: npt.NDArray[np.int32] | None,
        threads: int = 1,
    ) -> tuple[int, int, str] | None:
        """The local check of a certificate, in integers, by functions that Lean emitted.

        Args:
            values: Integers, shape (width,).
            factor: Rewards times the factor are in the unit of the values.
            error: The largest distance of a Bellman backup from the value, in the same unit.
            policy: The action of each state, shape (states,); None when some action will do.
            threads: The number of threads that share the work, 1 to 1024; the result is the same.

        Returns:
            None when every check passes.  Otherwise the state, the action and the reason of the
            first that fails, by state and then by action:

            * `"parameters"`: the factor is not 1 to 2**62 - 1 or the error not below 2**62; with
              state and action -1;
            * `"policy"`: the policy names no action, before anything else in this state;
            * `"reward"`: a reward times the factor is 2**63 or more in size;
            * `"upper"`: the backup exceeds the value by more than the error;
            * `"lower"`: the backup of the policy's action falls short of the value by more than the
              error; without a policy that of every action does, and the action is -1.
        """

    def at_most(
        self,
        successor_values: npt.NDArray[np.int64],
        values: npt.NDArray[np.int64],
        factor: int,
        error: int,
        threads: int = 1,
    ) -> tuple[int, int, str] | None:
        """Return whether no Bellman backup exceeds a value by more than the error, in integers,
        by functions that Lean emitted.

        Args:
            successor_values: The values of the successors, integers of shape (width,).
            values: The values with which backups are compared, integers of shape (states,).
            factor: Rewards times the factor are in the unit of the values.
            error: In the same unit.
            threads: The number of threads that share the work, 1 to 1024; the result is the same.

        Returns:
            None when every comparison passes, or else the first that fails, as `check` has it.
        """

    def each_at_least(
        self,
        successor_values: npt.NDArray[np.int64],
        values: npt.NDArray[np.int64],
        factor: int,
        error: int,
        out: npt.NDArray[np.bool_],
        threads: int = 1,
    ) -> tuple[int, int, str] | None:
        """Of each Bellman backup, whether it falls short of the value of its state by at most the
        error, in integers, by functions that Lean emitted.

        Args:
            successor_values: The values of the successors, integers of shape (width,).
            values: The values with which backups are compared, integers of shape (states,).
            factor: Rewards times the factor are in the unit of the values.
            error: In the same unit.
            out: Receives the answers, shape (states, actions); a row that is not in order, or has
                rewards too large, gets no.
            threads: The number of threads that share the work, 1 to 1024; the result is the same.

        Returns:
            None, or what is wrong with the numbers, as `check` has it; then `out` is as it was.
        """

    def at_least(
        self,
        successor_values: npt.NDArray[np.int64],
        values: npt.NDArray[np.int64],
        factor: int,
        error: int,
        policy: npt.NDArray[np.int32],
        threads: int = 1,
    ) -> tuple[int, int, str] | None:
        """Return whether no Bellman backup of a policy falls short of a value by more than the
        error, in integers, by functions that Lean emitted.

        Args:
            successor_values: The values of the successors, integers of shape (width,).
            values: The values with which backups are compared, integers of shape (states,).
            factor: Rewards times the factor are in the unit of the values.
            error: In the same unit.
            policy: The action of each state, shape (states,).
            threads: The number of threads that share the work, 1 to 1024; the result is the same.

        Returns:
            None when every comparison passes, or else the first that fails, as `check` has it.
        """

    def decides(
        self,
        values: npt.NDArray[np.int64],
        ranks: npt.NDArray[np.int64],
        policy: npt.NDArray[np.int32],
        threads: int = 1,
    ) -> tuple[int, int, str] | None:
        """Return whether a policy decides in each state whose value is positive, by functions that
        Lean emitted: some outcome of positive weight terminates, leads to a state whose value is
        not positive, or lowers the rank.

        Args:
            values: Integers, shape (width,).
            ranks: Natural numbers, shape (width,); a negative one counts as 2**64 more.
            policy: The action of each state, shape (states,).
            threads: The number of threads that share the work, 1 to 1024; the result is the same.

        Returns:
            None when it does.  Otherwise the first state that fails, its action and the reason:

            * `"policy"`: the policy names no action;
            * `"rank"`: no outcome of its action decides.
        """

    def layer(
        self,
        successor_values: npt.NDArray[np.int64],
        factor: int,
        up: bool,
        values: npt.NDArray[np.int64],
        policy: npt.NDArray[np.int32],
        threads: int = 1,
    ) -> None:
        """One step of backward induction: the largest Bellman backup of each state, rounded.

        Args:
            successor_values: The values of the successors, integers below 2**62 in size, shape
                (width,).
            factor: Rewards times the factor are in the unit of the values.  1 to 2**62 - 1.
            up: True to round up, False to round down.
            values: Shape (states,).  Written.
            policy: The first action with the largest backup, shape (states,).  Written.
            threads: The number of threads that share the work, 1 to 1024; the result is the same.

        Raises:
            ValueError: Also where a value is 2**62 or more in size, or a reward times the factor
                2**63 or more; values and policy hold anything then.
        """

KERNELS: Final[
    dict[
        str,
        type[GridWorld]
        | type[Fishing]
        | type[HunterWumpus]
        | type[SpellCorrection]
        | type[KeyLock]
        | type[TwoLaneDriving]
        | type[Recommender]
        | type[SwimmerGait]
        | type[Swimmer]
        | type[CliffWalking]
        | type[FrozenLake]
        | type[Taxi]
        | type[Blackjack],
    ]
]
"""The class of every kernel by its name."""

def load_kernel(path: str) -> type[Kernel]:
    """The class of the kernel in a shared library, which stays loaded as long as the process lives.

    Args:
        path: Of the library, absolute; `provengym.proving.compiling` makes such.

    Raises:
        ValueError: It is no such library, or one of another build of this package.
    """

LEVELS: Final[tuple[str, ...]]
"""The levels of processors for which loops over lanes are compiled and that this processor has, of
``"baseline"``, ``"x86-64-v3"`` and ``"x86-64-v4"``."""

LEVEL: Final[str]
"""The level of the loops that run: the last of `LEVELS`, or the last up to the one that the
environment variable ``PROVENGYM_LEVEL`` names when the module is imported.

Raises:
    ImportError: On import: there is no such level.
"""

@final
class CodeWatch(metaclass=_Pybind11Type):
    """Keeps which code of Python starts in a thread while it is watched, by the profile function
    of the thread, which another may not set meanwhile."""

    def begin(self) -> None:
        """Watch this thread from now on."""

    def end(self) -> None:
        """Watch it no more."""

    def started(self) -> list[tuple[CodeType, dict[str, Any]]]:
        """Return each code object that has started, with the variables of its module."""

    def held(self) -> list[type]:
        """Return the types of values that local variables of functions had where these returned:
        each for the first time, all of the first 64 times between `begin` and `end`, and of one in
        64 of them after that; not those of generators, nor of functions that name `locals` and its
        like."""

@final
class StateRules(metaclass=_Pybind11Type):
    """What a `StateReader` takes from `provengym.snapshots`."""

    def __init__(self, given: dict[str, Any]) -> None: ...
    def put_back(self, kept: list[tuple[Callable[[Any, Any], None], Any, Any]]) -> None:
        """Put back what a snapshot has kept."""

@final
class StateReader(metaclass=_Pybind11Type):
    """Gives the forms of the objects of one snapshot."""

    def __init__(self, rules: StateRules, snapshot: object) -> None: ...
    def form(self, value: object) -> Any:
        """Return the form of a value that `marshal` writes, and keep objects that can change.

        Raises:
            UnsavableError: Something that may change cannot be restored.
            RecursionError: Objects refer to each other too deeply.
        """

XLA_HANDLERS: Final[dict[str, tuple[object, object]]]
"""For each kernel a reset and a step as capsules of functions that XLA calls (`provengym.jax`)."""

def keep(kernel: Kernel, digest: str) -> None:
    """Have those functions find the kernel by this name until the process ends; those of
    ``"FiniteModel"`` find finite models and kernels of libraries.

    Raises:
        TypeError: The kernel is one of this package, and holds no words and no model.
    """
