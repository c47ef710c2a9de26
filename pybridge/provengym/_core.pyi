"""The kernels that Lean emitted, compiled: one immutable class per environment.

Everything here works on machine words.  Single lanes are tuples of Python integers; batches are
NumPy arrays that the caller owns and a batch function writes in place, without copying and with
the interpreter's lock released.  Every argument is checked before anything is written:

* an array of another dtype or byte order, or no array at all, is a `TypeError`;
* an array of another shape, or one that is not C-contiguous and aligned, or read-only where it is
  written, or that shares memory with one that is written, is a `ValueError`;
* so is an integer outside the range of its word; a float or a bool for an integer is a `TypeError`.
"""

from typing import ClassVar, Final, TypeAlias, final

import numpy as np
import numpy.typing as npt

_Actions: TypeAlias = npt.NDArray[np.uint8] | npt.NDArray[np.uint32] | npt.NDArray[np.int64]
_Words: TypeAlias = npt.NDArray[np.uint64] | None

@final
class GridWorld:
    """A grid with walls around it and one goal.

    Instances are immutable; they compare and hash by their parameters and can be pickled.

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
    num_actions: ClassVar[int]
    """The actions are 0 to num_actions - 1; any larger word moves nothing."""
    observation: ClassVar[tuple[str, ...]]
    """Names of the observation's components: index, row, col."""
    reward_scale: ClassVar[int]
    """Integer rewards are in units of 1 / reward_scale."""
    reset_words: ClassVar[int]
    """Random words that a reset takes."""
    step_words: ClassVar[int]
    """Random words that a step takes."""

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
    def init(self, key: int = 0, t: int = 0) -> tuple[int, ...]:
        """The initial state of episode `t` of the stream `key`, both 64-bit words."""

    def step(
        self, state: tuple[int, ...], action: int, noise: int = 0
    ) -> tuple[tuple[int, ...], int, bool]:
        """One step: the next state, the integer reward, and whether the next state is terminal.

        Args:
            state: One word for each name in `GridWorld.state`; a word outside the grid reads as 0.
            action: A 32-bit word.
            noise: The random word, 64 bits.
        """

    def terminated(self, state: tuple[int, ...]) -> bool:
        """Whether the state is terminal."""

    def observe(self, state: tuple[int, ...]) -> tuple[int, ...]:
        """The observation of a state, one integer for each name in `GridWorld.observation`."""

    def init_batch(
        self, states: npt.NDArray[np.uint32], keys: _Words = None, t: _Words = None
    ) -> None:
        """Writes the initial state of each of n lanes.

        Args:
            states: Shape (len(GridWorld.state), n), dtype `state_dtype`.  Written.
            keys: The key of each lane, shape (n,).  Only a kernel without `reset_words` takes None.
            t: The number of each lane's episode, likewise.
        """

    def step_batch(
        self,
        states: npt.NDArray[np.uint32],
        actions: _Actions,
        noise: _Words,
        observations: npt.NDArray[np.int64],
        rewards: npt.NDArray[np.float64],
        terminated: npt.NDArray[np.bool_],
        first: int = 0,
    ) -> None:
        """One step of each of n lanes; lane i does what `step` does.

        Args:
            states: Shape (len(GridWorld.state), n), dtype `state_dtype`.  Updated in place.
            actions: Shape (n,).  A negative value or one above 32 bits moves nothing, like any
                word that is no action.
            noise: The random word of each lane, shape (n,).  Only a kernel without `step_words`
                takes None.
            observations: Of the new states, shape (n,) for component `first` or (n, k) for
                components first to first + k - 1.  Written.
            rewards: In natural units, shape (n,).  Written.
            terminated: Whether the new state is terminal, shape (n,).  Written.
            first: Number of the first component observed.
        """

    def observe_batch(
        self,
        states: npt.NDArray[np.uint32],
        observations: npt.NDArray[np.int64],
        first: int = 0,
    ) -> None:
        """Writes the observations of n states, as `step_batch` does; the states are only read."""

KERNELS: Final[dict[str, type[GridWorld]]]
"""Every class of this module by its name."""
