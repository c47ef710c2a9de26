"""KeyLock: find the key, and open the lock with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from gymnasium import spaces

from provengym import _validation
from provengym.envs.base import MAX_STEPS, Parameter, RenderMode, Words
from provengym.envs.enumerated import Enumerated
from provengym.envs.forms import View
from provengym.envs.key_lock import state as key_state
from provengym.envs.key_lock.frame import KeyLockFrame
from provengym.envs.key_lock.painter import KeyLockPainter

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from provengym.rendering.frame import Frame

SMALLEST_SIDE, LARGEST_SIDE = 2, 1024
MAX_TEXT_SIDE, MAX_PICTURE_SIDE = 100, 64
STEPS_PER_SIDE = 10


class KeyLockEnv(Enumerated):
    """An agent finds a key on a grid, and opens a lock with it.

    ## Description
    On a square grid there are an agent, a key in one cell and a lock in another one.  The agent
    walks to the key, picks it up, walks to the lock and opens it.  The dynamics is the C code that
    Lean emits for the specification in `Spec/KeyLock/Basic.lean`; `provengym show KeyLock` lists
    what is proved about it.

    ## Action Space
    `Discrete(6)`:

    - 0: north (y - 1)
    - 1: south (y + 1)
    - 2: east (x + 1)
    - 3: west (x - 1)
    - 4: pick up the key
    - 5: open the lock

    ## Observation Space
    `MultiDiscrete([size] * 6 + [2, 2])`, an int64 array, which is all there is to know:

    - 0, 1: column x and row y of the agent, both counted from the upper left
    - 2, 3: column and row of where the key lay at the start
    - 4, 5: column and row of the lock
    - 6: 1 when the agent has the key, else 0
    - 7: 1 when the lock is open, else 0

    ## Starting State
    Agent, key and lock are in three different cells, all ordered triples equally likely.  A reset
    reads three words of the random stream of `reset(seed=...)`.

    `reset(options={"state": {...}})` starts from any state that can occur, given as `state` returns
    it: a dictionary with the cells (x, y) of `agent`, `key` and `lock`, of which the last two
    differ, and whether the agent `has_key` and the lock is `open`, else False.  The lock is open
    only where the agent is, with the key.

    ## Transition
    Deterministic.  A move that would leave the grid leaves the agent where it is.  Picking up where
    the key is, without having it, gets the key.  Opening where the lock is, with the key, opens it.
    Any other picking up or opening changes nothing.  An open lock is absorbing.

    ## Rewards
    - 100 for the step that opens the lock
    - 10 for the step that gets the key
    - -1 for every other step, and 0 when the lock is open already

    ## Episode End
    - Termination: the lock is open.  A step after that changes nothing; it returns reward 0 and
      terminated.
    - Truncation: at step `max_steps` after the reset, unless the step terminates.

    ## Information
    `reset` returns an empty dictionary, `step` has:

    - `time_limit`: whether `max_steps` steps were taken

    ## Arguments
    - `size`: rows and columns of the grid, 2 to 1024 (default 8)
    - `max_steps`: number of steps after which an episode is truncated, 1 to 2147483647; None for
      `10 * size`
    - `render_mode`: "human", "rgb_array", "ansi" or None

    ## Examples
    ```python
    >>> import gymnasium
    >>> import provengym
    >>> env = gymnasium.make("provengym/KeyLock-v0", size=4, render_mode="ansi")
    >>> board = {"agent": (0, 0), "key": (1, 0), "lock": (3, 2)}
    >>> env.reset(seed=0, options={"state": board})
    (array([0, 0, 1, 0, 3, 2, 0, 0]), {})
    >>> env.step(2)
    (array([1, 0, 1, 0, 3, 2, 0, 0]), -1.0, False, False, {'time_limit': False})
    >>> env.step(4)
    (array([1, 0, 1, 0, 3, 2, 1, 0]), 10.0, False, False, {'time_limit': False})
    >>> print(env.render())
    KeyLock 4 x 4
    +---------+
    | . A . . |
    | . . . . |
    | . . . L |
    | . . . . |
    +---------+
    step 2, return 9, last action pick up, the agent has the key

    ```

    A is the agent, K the key, L the lock.  Of small grids the transition model is at hand:

    ```python
    >>> small = gymnasium.make("provengym/KeyLock-v0", size=2)
    >>> small.unwrapped.num_states, small.unwrapped.P[0][4]
    (108, [(1.0, 4, 10.0, False)])

    ```

    ## References
    - M. Afshar and W. Li, *DeLF: Designing Learning Environments with Foundation Models*, 2024: the
      description.  `docs/key_lock.md` says what a language model made of it.

    ## Version History
    - v0: initial version
    """

    actions: ClassVar[tuple[str, ...]] = ("north", "south", "east", "west", "pick up", "open")
    _kernel_name = "KeyLock"

    size = Parameter[int]("Number of rows and of columns.")
    max_steps = Parameter[int]("The number of steps after which an episode is truncated.")

    def __init__(
        self,
        size: int = 8,
        max_steps: int | None = None,
        render_mode: RenderMode | None = None,
    ) -> None:
        self._size = _validation.integer("size", size, SMALLEST_SIDE, LARGEST_SIDE)
        if max_steps is None:
            max_steps = STEPS_PER_SIDE * self._size
        self._max_steps = _validation.integer("max_steps", max_steps, 1, MAX_STEPS)
        super().__init__({"size": self._size}, render_mode, self._max_steps)
        self.observation_space = spaces.MultiDiscrete([self._size] * 6 + [2, 2])

    @property
    def state(self) -> dict[str, Any] | None:
        """All there is to know, as `reset` takes it; None before the first reset."""
        return None if self._state is None else key_state.unpack(self._state[0]).as_dict()

    # Actions by hand.

    @property
    def keys(self) -> dict[str, Any]:
        """The action of each arrow, of each digit, and of p and o."""
        arrows = {"up": 0, "down": 1, "right": 2, "left": 3, "p": 4, "o": 5}
        return arrows | {str(number): number for number in range(len(self.actions))}

    # What the base classes ask for.

    @property
    def view(self) -> View:
        """All components of the kernel's observation but the first, the number of the state."""
        return View.of(self.observation_space, first=1)

    @property
    def _components(self) -> tuple[int, int]:
        return 1, 1

    @property
    def num_states(self) -> int:
        """The number of states that can occur."""
        return key_state.number_of_states(self._size)

    @property
    def _start_indices(self) -> NDArray[np.int64]:
        return key_state.every_start(self._size)

    def _states(self, begin: int, end: int) -> NDArray[np.uint64]:
        return key_state.words(self._size, begin, end)[None]

    def _require_states(self, what: str, limit: int) -> None:
        if self.num_states > limit:
            raise ValueError(
                f"{what} for up to {limit:,} states; this grid has {self.num_states:,} "
                f"(size={self._size})"
            )

    def _state_from_option(self, value: object) -> Words:
        return (key_state.read(value, self._size).word,)

    def _text(self, frame: Frame) -> str:
        self._require_side("text is drawn", MAX_TEXT_SIDE)
        return super()._text(frame)

    def _make_painter(self) -> KeyLockPainter:
        self._require_side("pictures are drawn", MAX_PICTURE_SIDE)
        return KeyLockPainter(self._size, self._size)

    def _require_side(self, what: str, limit: int) -> None:
        if self._size > limit:
            raise ValueError(f"{what} for sides up to {limit}, got size={self._size}")

    def _frame(self, state: Words, **progress: Any) -> KeyLockFrame:
        return KeyLockFrame(size=self._size, board=key_state.unpack(state[0]), **progress)
