"""GridWorld: walk to the goal of a rectangular grid."""

from __future__ import annotations

import warnings
from typing import TYPE_CHECKING, Any, ClassVar, Literal, get_args

import numpy as np
from gymnasium import spaces

from provengym import _validation
from provengym.envs.base import Parameter, RenderMode, Words
from provengym.envs.enumerated import Enumerated
from provengym.envs.forms import View
from provengym.envs.gridworld.frame import Cell, GridWorldFrame
from provengym.envs.gridworld.painter import GridWorldPainter

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from provengym.rendering.frame import Frame

MAX_SIDE = 2**31 - 1
MAX_TEXT_CELLS = 10_000
MAX_PICTURE_CELLS = 4_096

ObservationMode = Literal["index", "position"]


class GridWorldEnv(Enumerated):
    """An agent walks on a rectangular grid until it reaches the goal.

    ## Description
    The grid has `height` rows and `width` columns.  The agent starts in one cell and looks for
    another; each step moves it to a neighbouring cell, and costs one until it arrives.  The
    dynamics is the C code that Lean emits for the specification in `Spec/GridWorld/Basic.lean`;
    `provengym show GridWorld` lists what is proved about it.

    ## Action Space
    `Discrete(4)`:

    - 0: move up (row - 1)
    - 1: move down (row + 1)
    - 2: move left (column - 1)
    - 3: move right (column + 1)

    ## Observation Space
    With `observation="index"`, `Discrete(height * width)`: the cell `row * width + column`, an int.
    With `observation="position"`, `MultiDiscrete([height, width])`: an int64 array (row, column).

    ## Starting State
    The agent starts at `start`.  `reset(options={"state": (row, column)})` starts from another
    cell, the goal included.

    ## Transition
    Deterministic.  A move that would leave the grid leaves the agent where it is.  The goal is
    absorbing: every action there stays there.

    ## Rewards
    - 0 when the step ends in the goal
    - -1 otherwise

    So the largest return from a cell at distance d >= 1 of the goal is 1 - d.

    ## Episode End
    The episode terminates when the agent reaches the goal.  A step after that changes nothing; it
    returns reward 0 and terminated.  The environment never truncates; `max_episode_steps` of
    `gymnasium.make` adds a time limit.

    ## Information
    `reset` and `step` return an empty info.

    ## Arguments
    - `height`, `width`: number of rows and of columns, 1 to 2147483647 (default 5)
    - `start`: (row, column) where an episode starts (default (0, 0))
    - `goal`: (row, column) of the goal; None is the far corner (height - 1, width - 1).  A goal at
      the start is allowed, with a warning: only the first step can say that it is reached.
    - `observation`: "index" (default) or "position"
    - `render_mode`: "human", "rgb_array", "ansi" or None; text is drawn for up to 10,000 cells and
      pictures for up to 4,096

    ## Examples
    ```python
    >>> import gymnasium
    >>> import provengym
    >>> env = gymnasium.make("provengym/GridWorld-v0", height=3, width=4, render_mode="ansi")
    >>> env.reset(seed=0)
    (0, {})
    >>> env.step(3)
    (1, -1.0, False, False, {})
    >>> print(env.render())
    GridWorld 3 x 4
    +---------+
    | S A . . |
    | . . . . |
    | . . . G |
    +---------+
    step 1, return -1, last action right

    ```

    The transition model is at hand, in the format of Gymnasium's toy_text environments and as
    sparse matrices:

    ```python
    >>> env.unwrapped.P[10][3]
    [(1.0, 11, 0.0, True)]

    ```

    ## References
    - R. S. Sutton and A. G. Barto, *Reinforcement Learning: An Introduction*, 2nd edition, MIT
      Press, 2018: the gridworld of Example 4.1, here with one goal and a reward of 0 for reaching
      it.
    - The GridWorld of TorchLean, https://github.com/lean-dojo/TorchLean.

    ## Version History
    - v0: initial version
    """

    actions: ClassVar[tuple[str, ...]] = ("up", "down", "left", "right")
    _kernel_name = "GridWorld"

    height = Parameter[int]("Number of rows.")
    width = Parameter[int]("Number of columns.")
    start = Parameter[Cell]("(row, column) where an episode starts.")
    goal = Parameter[Cell]("(row, column) of the goal.")
    observation = Parameter[ObservationMode]("How a state is observed.")

    def __init__(
        self,
        height: int = 5,
        width: int = 5,
        start: tuple[int, int] = (0, 0),
        goal: tuple[int, int] | None = None,
        observation: ObservationMode = "index",
        render_mode: RenderMode | None = None,
    ) -> None:
        self._height = _validation.integer("height", height, 1, MAX_SIDE)
        self._width = _validation.integer("width", width, 1, MAX_SIDE)
        self._start = self._position("start", start)
        far_corner = (self._height - 1, self._width - 1)
        self._goal = far_corner if goal is None else self._position("goal", goal)
        self._observation = _validation.choice(
            "observation", observation, get_args(ObservationMode)
        )
        super().__init__(
            {
                "height": self._height,
                "width": self._width,
                "start_row": self._start[0],
                "start_col": self._start[1],
                "goal_row": self._goal[0],
                "goal_col": self._goal[1],
            },
            render_mode,
        )
        if self._observation == "index":
            self.observation_space = spaces.Discrete(self._height * self._width)
        else:
            self.observation_space = spaces.MultiDiscrete([self._height, self._width])
        if self._start == self._goal:
            warnings.warn(
                f"start and goal are the same cell {self._start}: an episode begins in a terminal "
                "state, which only its first step reports",
                stacklevel=2,
            )

    @property
    def state(self) -> tuple[int, int] | None:
        """(row, column) of the agent, None before the first reset."""
        return None if self._state is None else (self._state[0], self._state[1])

    # What the base class asks for.

    @property
    def model_parameters(self) -> dict[str, Any]:
        """`height`, `width`, `start` and `goal`, as values that JSON knows."""
        return {
            "height": self._height,
            "width": self._width,
            "start": list(self._start),
            "goal": list(self._goal),
        }

    @property
    def num_states(self) -> int:
        """The number of cells."""
        return self._height * self._width

    @property
    def _start_indices(self) -> NDArray[np.int64]:
        return np.array([self._start[0] * self._width + self._start[1]])

    def _states(self, begin: int, end: int) -> NDArray[np.uint32]:
        states = np.empty((2, end - begin), dtype=self._kernel.state_dtype)
        rows, columns = states
        columns[:] = np.arange(begin, end, dtype=states.dtype)
        np.floor_divide(columns, self._width, out=rows)
        columns -= rows * states.dtype.type(self._width)
        return states

    @property
    def view(self) -> View:
        """The first component of the kernel's observation, the index, or the other two."""
        if self._observation == "index":
            return View(sizes=(self.num_states,))
        return View(first=1, count=2, rows=True, sizes=(self._height, self._width))

    def _state_from_option(self, value: object) -> tuple[int, int]:
        return self._position("options['state']", value)

    def _text(self, frame: Frame) -> str:
        self._require_states("text is drawn", MAX_TEXT_CELLS)
        return super()._text(frame)

    def _make_painter(self) -> GridWorldPainter:
        self._require_states("pictures are drawn", MAX_PICTURE_CELLS)
        return GridWorldPainter(self._height, self._width, self._start, self._goal)

    def _frame(self, state: Words, **progress: Any) -> GridWorldFrame:
        return GridWorldFrame(
            height=self._height,
            width=self._width,
            start=self._start,
            goal=self._goal,
            agent=(state[0], state[1]),
            **progress,
        )

    def _position(self, name: str, value: object) -> tuple[int, int]:
        return _validation.position(name, value, self._height, self._width)

    def _require_states(self, what: str, limit: int) -> None:
        if self.num_states > limit:
            raise ValueError(
                f"{what} for up to {limit:,} cells; this grid has {self.num_states:,} "
                f"(height={self._height}, width={self._width})"
            )
