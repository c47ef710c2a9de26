"""NewEnv: walk to the end of a corridor."""

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


class NewEnvEnv(Enumerated):
    """An agent walks in a corridor until it reaches the end.

    ## Description
    The corridor has `length` cells, numbered from 0.  The agent starts in the first cell and walks
    until it is in the last one; each step costs one.  The dynamics is the C code that Lean emits
    for the specification in `Spec/NewEnv/Basic.lean`; `provengym show NewEnv` lists what is proved
    about it.

    ## Action Space
    `Discrete(2)`:

    - 0: move back (cell - 1)
    - 1: move forward (cell + 1)

    ## Observation Space
    `Discrete(length)`: the number of the cell, an int.

    ## Starting State
    The agent starts in cell 0.  `reset(options={"state": cell})` starts from another cell, the
    last one included.

    ## Transition
    Deterministic.  A move back from cell 0 leaves the agent where it is.  The last cell is
    absorbing: every action there stays there.

    ## Rewards
    -1 for every step, and 0 for a step in the last cell.

    ## Episode End
    The episode terminates when the agent reaches the last cell.  A step after that changes nothing;
    it returns reward 0 and terminated.  The environment never truncates; `max_episode_steps` of
    `gymnasium.make` adds a time limit.

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
    (1, -1.0, False, False, {})
    >>> print(env.render())
    NewEnv
    +---------+
    | . A . E |
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
        self.observation_space = spaces.Discrete(self._length)

    @property
    def state(self) -> int | None:
        """The agent's cell, None before the first reset."""
        return None if self._state is None else self._state[0]

    @property
    def keys(self) -> dict[str, Any]:
        """The left arrow moves back, the right one forward."""
        return super().keys | {"left": 0, "right": 1}

    # What the base classes ask for.

    @property
    def num_states(self) -> int:
        """The number of cells."""
        return self._length

    @property
    def _start_indices(self) -> NDArray[np.int64]:
        return np.zeros(1, dtype=np.int64)

    def _states(self, begin: int, end: int) -> NDArray[np.uint32]:
        return np.arange(begin, end, dtype=np.uint32)[np.newaxis]

    def _require_states(self, what: str, limit: int) -> None:
        """Every corridor is small enough."""

    def _state_from_option(self, value: object) -> Words:
        return (_validation.integer("options['state']", value, 0, self._length - 1),)

    def _make_painter(self) -> NewEnvPainter:
        return NewEnvPainter(self._length)

    def _frame(self, state: Words, **progress: Any) -> NewEnvFrame:
        return NewEnvFrame(length=self._length, agent=state[0], **progress)
