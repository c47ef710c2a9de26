"""FrozenLake: walk over a frozen lake with holes, to a goal."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any, ClassVar, Literal

import numpy as np
from gymnasium import spaces

from provengym import _validation
from provengym.envs.base import MAX_STEPS, Parameter, RenderMode, Words
from provengym.envs.enumerated import Enumerated
from provengym.envs.fractions import MILLION, drift, probability
from provengym.envs.frozen_lake import arguments
from provengym.envs.frozen_lake.arguments import MAPS, Board
from provengym.envs.frozen_lake.frame import FrozenLakeFrame
from provengym.envs.frozen_lake.painter import FrozenLakePainter

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

MapName = Literal["4x4", "8x8"]


class FrozenLakeEnv(Enumerated):
    """An agent walks over a frozen lake to a goal, and may slip, and fall into a hole.

    ## Description
    The board has up to eight rows and columns of frozen cells and holes.  The agent starts in one
    cell and looks for a goal.  The ice is slippery: a step may go to a side of the way that was
    chosen.  The task, with its numbers, is that of Gymnasium's `FrozenLake-v1`.  The dynamics is
    the C code that Lean emits for the specification in `Spec/FrozenLake/Basic.lean`;
    `provengym show FrozenLake` lists what is proved about it.

    ## Action Space
    `Discrete(4)`:

    - 0: move left (column - 1)
    - 1: move down (row + 1)
    - 2: move right (column + 1)
    - 3: move up (row - 1)

    ## Observation Space
    `Discrete(rows * columns)`: the cell `row * columns + column`, an int.

    ## Starting State
    The agent starts in the cell S.  `reset(options={"state": (row, column)})` starts from another
    cell, holes and goals included.

    ## Transition
    A step goes the way of the action with the probability `success_rate`, and to the left and to
    the right of it with half of the rest each; where the lake is not slippery, it goes the way of
    the action.  A move that would leave the board leaves the agent where it is.  Goals and holes
    are absorbing: every action there stays there.  A step reads one word of the random stream of
    `reset(seed=...)`.

    ## Rewards
    - the first of `reward_schedule`, 1 by default, when the step leads to a goal
    - the second, 0 by default, when it leads into a hole
    - the third, 0 by default, when it leads to another cell, the start included
    - 0 for a step at a goal or in a hole

    ## Episode End
    - Termination: the agent is at a goal or in a hole.  A step after that changes nothing; it
      returns reward 0 and terminated.
    - Truncation: at step `max_steps` after the reset, unless the step terminates; without a limit
      never.

    ## Information
    `reset` returns an empty dictionary, and so does `step` without a limit; with one, it has:

    - `time_limit`: whether `max_steps` steps were taken

    ## Arguments
    - `desc`: the board, a list of 1 to 8 strings of one length, 1 to 8, of the letters S for the
      start, of which there is one, F for a frozen cell, H for a hole and G for a goal; None for the
      one that `map_name` names (default None)
    - `map_name`: "4x4" or "8x8", not looked at where `desc` is given (default "4x4")
    - `is_slippery`: whether a step may go to a side, True or False (default True)
    - `success_rate`: probability that a step goes as chosen where the lake is slippery: a number
      from 0 to 1 that is a fraction with a denominator of at most 1,000,000, such as "1/3",
      `Fraction(1, 3)` or 0.75.  A float is taken for the nearest such fraction, 1 / 3 for one
      third, and refused where that is further away than 2**-53 (default 1 / 3)
    - `reward_schedule`: the rewards of a goal, a hole and another cell, three multiples of 0.000001
      between -2147 and 2147 (default (1, 0, 0))
    - `max_steps`: number of steps after which an episode is truncated, 1 to 2147483647; None for no
      limit (default None)
    - `render_mode`: "human", "rgb_array", "ansi" or None

    ## Examples
    ```python
    >>> import gymnasium
    >>> import provengym
    >>> env = gymnasium.make("provengym/FrozenLake-v0", is_slippery=False, render_mode="ansi")
    >>> env.reset(seed=0)
    (0, {})
    >>> env.step(1)
    (4, 0.0, False, False, {})
    >>> print(env.render())
    FrozenLake 4 x 4
    +---------+
    | S F F F |
    | A H F H |
    | F F F H |
    | H F F G |
    +---------+
    step 1, return 0, last action down
    >>> env.step(2)
    (5, 0.0, True, False, {})

    ```

    A is the agent.  The transition model is at hand, in the format of Gymnasium's toy_text
    environments:

    ```python
    >>> slippery = gymnasium.make("provengym/FrozenLake-v0", success_rate=0.5)
    >>> slippery.unwrapped.P[14][2]
    [(0.25, 10, 0.0, False), (0.25, 14, 0.0, False), (0.5, 15, 1.0, True)]

    ```

    ## References
    - `FrozenLake-v1` of Gymnasium, https://gymnasium.farama.org/environments/toy_text/.
      `docs/frozen_lake.md` says where this environment differs.

    ## Version History
    - v0: initial version
    """

    actions: ClassVar[tuple[str, ...]] = ("left", "down", "right", "up")
    _kernel_name = "FrozenLake"

    desc = Parameter[tuple[str, ...] | None]("The rows of the board; None where it is a map.")
    map_name = Parameter[MapName | None]("The name of the map; None where there is none.")
    is_slippery = Parameter[bool]("Whether a step may go to a side.")
    success_rate = Parameter[Fraction](
        "The probability that a step goes as chosen where the lake is slippery."
    )
    reward_schedule = Parameter[tuple[float, float, float]](
        "The rewards of a goal, a hole and another cell."
    )
    max_steps = Parameter[int | None](
        "The number of steps after which an episode is truncated; None for no limit."
    )

    def __init__(
        self,
        desc: Sequence[str] | None = None,
        map_name: MapName | None = "4x4",
        is_slippery: bool = True,
        success_rate: float | str | Fraction = 1 / 3,
        reward_schedule: Sequence[float | str | Fraction] = (1, 0, 0),
        max_steps: int | None = None,
        render_mode: RenderMode | None = None,
    ) -> None:
        if desc is None and map_name is None:
            raise ValueError(
                "desc or map_name must be given; a random map is "
                "desc=generate_random_map(seed=...) of gymnasium.envs.toy_text.frozen_lake"
            )
        self._map_name = None
        if desc is None:
            self._map_name = _validation.choice("map_name", map_name, MAPS)
        named = self._map_name
        self._board = Board(MAPS[named]) if named else arguments.board(desc)
        self._desc = None if named else self._board.rows
        self._is_slippery = _validation.truth("is_slippery", is_slippery)
        self._success_rate = probability("success_rate", success_rate)
        units = arguments.rewards(reward_schedule)
        self._reward_schedule = tuple(unit / MILLION for unit in units)
        self._max_steps = (
            None if max_steps is None else _validation.integer("max_steps", max_steps, 1, MAX_STEPS)
        )
        rate, start = self.goes_as_chosen, self._board.start
        goal, hole, frozen = (unit % 2**32 for unit in units)
        super().__init__(
            {
                "rows": self._board.height,
                "cols": self._board.width,
                "start": self._board.words(start),
                "goals": self._board.bits("G"),
                "holes": self._board.bits("H"),
                "success_num": rate.numerator,
                "success_den": rate.denominator,
                "goal_reward": goal,
                "hole_reward": hole,
                "frozen_reward": frozen,
            },
            render_mode,
            self._max_steps,
        )
        self.observation_space = spaces.Discrete(self.num_states)

    @property
    def state(self) -> tuple[int, int] | None:
        """(row, column) of the agent, None before the first reset."""
        if self._state is None:
            return None
        return divmod(self._cell(self._state), self._board.width)

    @property
    def board(self) -> Board:
        """The board."""
        return self._board

    @property
    def goes_as_chosen(self) -> Fraction:
        """The probability that a step goes as chosen, 1 where the lake is not slippery."""
        return self._success_rate if self._is_slippery else Fraction(1)

    # What the base classes ask for.

    @property
    def model_parameters(self) -> dict[str, Any]:
        """What the dynamics depends on, as values that JSON knows."""
        board = {"map_name": self._map_name} if self._desc is None else {"desc": list(self._desc)}
        return {
            **board,
            "is_slippery": self._is_slippery,
            "success_rate": str(self._success_rate),
            "reward_schedule": list(self._reward_schedule),
        }

    @property
    def branches(self) -> tuple[tuple[int, int], ...]:
        """The ways that a step may take: to the right of the action's, that, to the left of it."""
        return drift(self.goes_as_chosen)

    @property
    def num_states(self) -> int:
        """The number of cells."""
        return len(self._board.letters)

    @property
    def _start_indices(self) -> NDArray[np.int64]:
        return np.array([self._board.start])

    def _states(self, begin: int, end: int) -> NDArray[np.uint32]:
        cells: NDArray[np.uint32] = self._board.words(np.arange(begin, end, dtype=np.uint32))
        return cells[np.newaxis]

    def _require_states(self, what: str, limit: int) -> None:
        """The board is small enough."""

    def _state_from_option(self, value: object) -> Words:
        height, width = self._board.height, self._board.width
        row, column = _validation.position("options['state']", value, height, width)
        return (self._board.words(row * width + column),)

    def _cell(self, state: Words) -> int:
        return self._kernel.observe(state)[0]

    def _make_painter(self) -> FrozenLakePainter:
        return FrozenLakePainter(self._board)

    def _frame(self, state: Words, **progress: Any) -> FrozenLakeFrame:
        return FrozenLakeFrame(board=self._board, agent=self._cell(state), **progress)
