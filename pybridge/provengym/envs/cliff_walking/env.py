"""CliffWalking: walk along a cliff, to the other end of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np
from gymnasium import spaces

from provengym import _validation
from provengym.envs.base import MAX_STEPS, Parameter, RenderMode, Words
from provengym.envs.cliff_walking.frame import COLUMNS, ROWS, START, CliffWalkingFrame, on_cliff
from provengym.envs.cliff_walking.painter import CliffWalkingPainter
from provengym.envs.enumerated import Enumerated
from provengym.envs.fractions import equally_likely

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from provengym.envs.tabular import Noise

_COLUMN_BITS = 4
_WAYS = 3


class CliffWalkingEnv(Enumerated):
    """An agent walks along a cliff, from one end of it to the other.

    ## Description
    The grid has four rows and twelve columns.  The agent starts in the lower left corner and looks
    for the lower right one; between these two, along the lower edge, is a cliff.  Each step costs
    one, and a step onto the cliff a hundred.  The task, with its numbers, is that of Gymnasium's
    `CliffWalking-v1`.  The dynamics is the C code that Lean emits for the specification in
    `Spec/CliffWalking/Basic.lean`; `provengym show CliffWalking` lists what is proved about it.

    ## Action Space
    `Discrete(4)`:

    - 0: move up (row - 1)
    - 1: move right (column + 1)
    - 2: move down (row + 1)
    - 3: move left (column - 1)

    ## Observation Space
    `Discrete(48)`: the cell `12 * row + column`, an int.  The cells of the cliff, 37 to 46, are
    never observed.

    ## Starting State
    The agent starts in cell 36, the lower left corner.  `reset(options={"state": (row, column)})`
    starts from another cell that is not on the cliff, the goal included.

    ## Transition
    A move that would leave the grid leaves the agent where it is.  A move onto the cliff leads back
    to the start.  Where the ground is slippery, a step goes the way of the action, or to the left
    of it, or to the right of it, each with the probability 1/3; it reads one word of the random
    stream of `reset(seed=...)`.  The goal, cell 47, is absorbing: every action there stays there.

    ## Rewards
    - -100 when the step leads onto the cliff
    - -1 for every other step, also the one that reaches the goal
    - 0 for a step at the goal

    Without slipping, the largest return from the start is -13.

    ## Episode End
    - Termination: the agent is at the goal.  A step after that changes nothing; it returns reward 0
      and terminated.
    - Truncation: at step `max_steps` after the reset, unless the step terminates; without a limit
      never.

    ## Information
    `reset` returns an empty dictionary, and so does `step` without a limit; with one, it has:

    - `time_limit`: whether `max_steps` steps were taken

    ## Arguments
    - `is_slippery`: whether the ground is slippery, True or False (default False)
    - `max_steps`: number of steps after which an episode is truncated, 1 to 2147483647; None for no
      limit (default None)
    - `render_mode`: "human", "rgb_array", "ansi" or None

    ## Examples
    ```python
    >>> import gymnasium
    >>> import provengym
    >>> env = gymnasium.make("provengym/CliffWalking-v0", render_mode="ansi")
    >>> env.reset(seed=0)
    (36, {})
    >>> env.step(0)
    (24, -1.0, False, False, {})
    >>> env.step(1)
    (25, -1.0, False, False, {})
    >>> print(env.render())
    CliffWalking
    +-------------------------+
    | . . . . . . . . . . . . |
    | . . . . . . . . . . . . |
    | . A . . . . . . . . . . |
    | S # # # # # # # # # # G |
    +-------------------------+
    step 2, return -2, last action right
    >>> env.step(2)
    (36, -100.0, False, False, {})

    ```

    A is the agent, S the start, G the goal, and # the cliff.  The transition model is at hand, in
    the format of Gymnasium's toy_text environments:

    ```python
    >>> slippery = gymnasium.make("provengym/CliffWalking-v0", is_slippery=True)
    >>> slippery.unwrapped.P[24][3]
    [(0.3333333333333333, 12, -1.0, False), (0.3333333333333333, 24, -1.0, False), \
(0.3333333333333333, 36, -1.0, False)]

    ```

    ## References
    - R. S. Sutton and A. G. Barto, *Reinforcement Learning: An Introduction*, 2nd edition, MIT
      Press, 2018: Example 6.6.
    - `CliffWalking-v1` of Gymnasium, https://gymnasium.farama.org/environments/toy_text/.
      `docs/cliff_walking.md` says where this environment differs.

    ## Version History
    - v0: initial version
    """

    actions: ClassVar[tuple[str, ...]] = ("up", "right", "down", "left")
    _kernel_name = "CliffWalking"

    is_slippery = Parameter[bool]("Whether the ground is slippery.")
    max_steps = Parameter[int | None](
        "The number of steps after which an episode is truncated; None for no limit."
    )

    def __init__(
        self,
        is_slippery: bool = False,
        max_steps: int | None = None,
        render_mode: RenderMode | None = None,
    ) -> None:
        self._is_slippery = _validation.truth("is_slippery", is_slippery)
        self._max_steps = (
            None if max_steps is None else _validation.integer("max_steps", max_steps, 1, MAX_STEPS)
        )
        super().__init__({"slippery": int(self._is_slippery)}, render_mode, self._max_steps)
        self.observation_space = spaces.Discrete(ROWS * COLUMNS)

    @property
    def state(self) -> tuple[int, int] | None:
        """(row, column) of the agent, None before the first reset."""
        return None if self._state is None else divmod(self._cell(self._state), COLUMNS)

    # What the base classes ask for.

    @property
    def model_parameters(self) -> dict[str, Any]:
        """`is_slippery`, as a value that JSON knows."""
        return {"is_slippery": self._is_slippery}

    @property
    def branches(self) -> tuple[tuple[int, Noise], ...]:
        """The three ways that a step may take on slippery ground."""
        return equally_likely(_WAYS) if self._is_slippery else super().branches

    @property
    def num_states(self) -> int:
        """The number of cells, those of the cliff included."""
        return ROWS * COLUMNS

    @property
    def _start_indices(self) -> NDArray[np.int64]:
        return np.array([START])

    def _states(self, begin: int, end: int) -> NDArray[np.uint32]:
        cells: NDArray[np.uint32] = words(np.arange(begin, end, dtype=np.uint32))
        return cells[np.newaxis]

    def _require_states(self, what: str, limit: int) -> None:
        """The grid is small enough."""

    def _state_from_option(self, value: object) -> Words:
        name = "options['state']"
        row, column = _validation.position(name, value, ROWS, COLUMNS)
        cell = row * COLUMNS + column
        if on_cliff(cell):
            raise ValueError(f"{name} must be a cell that is not on the cliff, got {row, column}")
        return (words(cell),)

    def _cell(self, state: Words) -> int:
        return self._kernel.observe(state)[0]

    def _make_painter(self) -> CliffWalkingPainter:
        return CliffWalkingPainter()

    def _frame(self, state: Words, **progress: Any) -> CliffWalkingFrame:
        return CliffWalkingFrame(agent=self._cell(state), **progress)


def words(cell: Any) -> Any:
    """The words of the kernel of cells, given by their numbers."""
    return cell // COLUMNS << _COLUMN_BITS | cell % COLUMNS
