"""NewEnv: fetch a key from the end of a corridor."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np
from gymnasium import spaces

from provengym import _validation
from provengym.envs.base import Parameter, Words
from provengym.envs.enumerated import Enumerated
from provengym.envs.new_env.frame import NewEnvFrame
from provengym.envs.new_env.painter import NewEnvPainter

if TYPE_CHECKING:
    from numpy.typing import NDArray

SHORTEST, LONGEST = 2, 1000
_CELL_BITS = 10


class NewEnvEnv(Enumerated):
    """An agent walks in a corridor to a key, and back with it.

    ## Description
    The corridor has `length` cells, numbered from 0.  The agent starts in the first cell, takes a
    key in the last one, and is done when it has brought it back; each step costs one.  The dynamics
    is the C code that Lean emits for the rules in `Spec/NewEnv/Basic.lean`; `provengym show NewEnv`
    lists what is proved about it.

    ## Action Space
    `Discrete(2)`:

    - 0: move back (cell - 1)
    - 1: move forward (cell + 1)

    ## Observation Space
    `Discrete(2 * length)`: twice the number of the cell, and one more with the key, an int.

    ## Starting State
    The agent starts in cell 0, without the key.  `reset(options={"state": (cell, has_key)})` starts
    from another state.

    ## Transition
    Deterministic.  A move against a wall leaves the agent where it is.  An agent that a move leaves
    in the last cell takes the key.

    ## Rewards
    -1 for every step, and 0 for a step when the episode is over.

    ## Episode End
    The episode terminates when the agent is in cell 0 with the key.  A step after that changes
    nothing; it returns reward 0 and terminated.  The environment never truncates;
    `max_episode_steps` of `gymnasium.make` adds a time limit.

    ## Information
    `reset` and `step` return an empty info.

    ## Arguments
    - `length`: number of cells, 2 to 1000 (default 5)
    - `render_mode`: "human", "rgb_array", "ansi" or None

    ## Examples
    ```python
    >>> import gymnasium
    >>> import provengym
    >>> env = gymnasium.make("provengym/NewEnv-v0", length=4, render_mode="ansi")
    >>> env.reset(seed=0)
    (0, {})
    >>> env.step(1)
    (2, -1.0, False, False, {})
    >>> print(env.render())
    NewEnv
    +---------+
    | D A . K |
    +---------+
    step 1, return -1, last action forward

    ```

    ## Version History
    - v0: initial version
    """

    actions: ClassVar[tuple[str, ...]] = ("back", "forward")
    _kernel_name = "NewEnv"

    length = Parameter[int]("Number of cells.")

    def __init__(self, length: int = 5, render_mode: str | None = None) -> None:
        self._length = _validation.integer("length", length, SHORTEST, LONGEST)
        super().__init__({"length": self._length}, render_mode)
        self.observation_space = spaces.Discrete(2 * self._length)

    @property
    def state(self) -> tuple[int, bool] | None:
        """The agent's cell and whether it has the key, None before the first reset."""
        return None if self._state is None else cell_and_key(self._state)

    @property
    def keys(self) -> dict[str, Any]:
        """The left arrow moves back, the right one forward."""
        return super().keys | {"left": 0, "right": 1}

    # What the base classes ask for.

    @property
    def num_states(self) -> int:
        """Two for each cell: without the key, and with it."""
        return 2 * self._length

    @property
    def _start_indices(self) -> NDArray[np.int64]:
        return np.zeros(1, dtype=np.int64)

    def _states(self, begin: int, end: int) -> NDArray[np.uint32]:
        states: NDArray[np.uint32] = words(np.arange(begin, end, dtype=np.uint32))
        return states[np.newaxis]

    def _require_states(self, what: str, limit: int) -> None:
        """Every corridor is small enough."""

    def _state_from_option(self, value: object) -> Words:
        name = "options['state']"
        if not isinstance(value, (tuple, list)):
            raise TypeError(f"{name} must be (cell, has_key), got {_validation.shown(value)}")
        if len(value) != 2:
            raise ValueError(f"{name} must be (cell, has_key), got {_validation.shown(value)}")
        cell = _validation.integer(f"{name}[0]", value[0], 0, self._length - 1)
        return (words(2 * cell + _validation.truth(f"{name}[1]", value[1])),)

    def _make_painter(self) -> NewEnvPainter:
        return NewEnvPainter(self._length)

    def _frame(self, state: Words, **progress: Any) -> NewEnvFrame:
        agent, has_key = cell_and_key(state)
        return NewEnvFrame(length=self._length, agent=agent, has_key=has_key, **progress)


def words(index: Any) -> Any:
    """The words of the kernel of states, given by their indices."""
    return index // 2 | index % 2 << _CELL_BITS


def cell_and_key(state: Words) -> tuple[int, bool]:
    """The cell of the agent, and whether it has the key."""
    return state[0] & ((1 << _CELL_BITS) - 1), bool(state[0] >> _CELL_BITS)
