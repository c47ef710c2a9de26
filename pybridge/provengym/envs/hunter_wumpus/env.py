"""HunterWumpus: be the wumpus, and hunt the player."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces

from provengym import _validation
from provengym.envs.base import MAX_STEPS, KernelEnv, Parameter, RenderMode, Words
from provengym.envs.forms import Told, View
from provengym.envs.hunter_wumpus import state as hunt_state
from provengym.envs.hunter_wumpus import words as hunt_words
from provengym.envs.hunter_wumpus.frame import HunterWumpusFrame
from provengym.envs.hunter_wumpus.painter import HunterWumpusPainter

SMALLEST_SIDE, LARGEST_SIDE = 2, 8
_STATUS = 10  # the number of the component that says how the game stands
TOKENS = 3
"""The cells that hold no pit: those of the wumpus, the gold and the player's start."""


class HunterWumpusEnv(KernelEnv):
    """Hunt the Wumpus with the roles exchanged: the agent is the wumpus and hunts the player.

    ## Description
    On a square board there are pits and gold, a wumpus and a player.  The player wanders at random
    from the upper left corner until they fall into a pit, find the gold or meet the wumpus, which
    is the agent and had better avoid the pits, too.  Where the player has just been the tiles smell
    of them.

    The dynamics is the C code that Lean emits for the specification in
    `Spec/HunterWumpus/Basic.lean`; `provengym show HunterWumpus` lists what is proved about it.

    ## Action Space
    `Discrete(4)`, the move of the wumpus:

    - 0: north (up)
    - 1: south (down)
    - 2: east (right)
    - 3: west (left)

    ## Observation Space
    `Box(0, 1, (8,), float32)`, the correctly rounded quotients of whole numbers, after the turn:

    - 0, 1: column and row of the wumpus, divided by `size - 1`; both count from the upper left
    - 2, 3: column and row of the player, divided by `size - 1`
    - 4: 1 when the player is exactly one step away from the wumpus, else 0; so it is 0 when they
      are on one tile, and diagonal neighbours are two steps away
    - 5: how strongly the tile of the wumpus smells of the player, 0 to 3, divided by 3
    - 6: 1 when the wumpus had been before where its last move ended, else 0; so it is 0 on
      a board that was just drawn, and 1 after a move that the border stopped
    - 7: 1 when there is a pit exactly one step away from the wumpus, else 0

    Pits and gold are not observed.

    ## Starting State
    The player is in the upper left corner.  The wumpus, the gold and the pits are on different
    other cells, all such boards equally likely.  Nothing smells, and the wumpus has been nowhere
    but where it is.  A reset moves on the random stream of `reset(seed=...)` by 64 words and reads
    the first `2 + num_pits` of them.

    `reset(options={"state": {...}})` starts from any state, given as `state` returns it: a
    dictionary with cells (column, row), of which the last five entries may be left out.

    - `gold`, `pits` (a list), `wumpus`: where they are
    - `player`: where the player is, else in the corner
    - `scent`: which cells smell of the player, as {cell: level} with levels 1 to 3, no two of them
      equal, else none
    - `visited`: where the wumpus has been (a list), else only where it is
    - `arrived_visited`: entry 6 of the observation, else False
    - `status`: how the game stands, which follows from the places

    ## Transition
    A turn of a game that goes on takes one word of the random stream:

    1. The wumpus moves one tile.  A move against the border moves nobody.
    2. A wumpus in a pit has lost, and a player on the tile of the wumpus is caught.  In either case
       the game has ended and the player does not move.
    3. Else the player moves one tile in one of the four directions, all equally likely; the border
       stops the player, too.  Then a player in a pit has lost, else a player on the tile of the
       wumpus is caught, else a player on the gold has won.
    4. All scents fade by 1, in the last turn as in every other.  Then, if the player moved to
       another tile, the tile that the player left gets a scent of 3.  A player who was stopped by
       the border, or who did not move since the game had ended, leaves no scent.

    The gold ends nothing for the wumpus, and lies where it is.

    ## Rewards
    The sum of

    - -1 for the step
    - -5 when the border stopped the wumpus, else 2 when the tile that it moved onto smelled before
      the scents faded
    - 100 when the player is caught, whoever moved onto the other
    - -100 when the wumpus falls into a pit

    The player's end in a pit or at the gold is worth nothing more.

    ## Episode End
    - Termination: somebody falls into a pit, the player is caught or finds the gold.  A further
      step changes nothing, with reward 0, terminated.
    - Truncation: at step `max_steps` after the reset, unless the step terminates.

    ## Information
    `reset` returns an empty dictionary, `step` has:

    - `status`: "Ongoing", "WumpusLost_Pit", "PlayerLost_Wumpus", "PlayerLost_Pit" or "PlayerWon"
    - `step_count`: the number of steps since the reset
    - `time_limit`: whether `max_steps` steps were taken

    ## Arguments
    - `size`: rows and columns of the board, 2 to 8
    - `num_pits`: number of pits, 0 to `size * size - 3`
    - `max_steps`: number of steps after which an episode is truncated, 1 to 2147483647
    - `render_mode`: "human", "rgb_array" or "ansi" (see `render`)

    ## Examples
    ```python
    >>> import gymnasium
    >>> import provengym
    >>> env = gymnasium.make("provengym/HunterWumpus-v0", render_mode="ansi")
    >>> board = {"gold": (3, 0), "pits": [(1, 1), (3, 2), (0, 3)], "wumpus": (1, 3)}
    >>> observation, info = env.reset(seed=0, options={"state": board})
    >>> env.step(2)[1:]
    (-1.0, False, False, {'status': 'Ongoing', 'step_count': 1, 'time_limit': False})
    >>> observation, reward, terminated, truncated, info = env.step(0)
    >>> print(env.render())
    HunterWumpus 4 x 4, 3 pits
    +---------+
    | 2 . . G |
    | 3 O . . |
    | P . W O |
    | O : : . |
    +---------+
    step 2, return -2, last action north
    the wumpus senses pit near

    ```

    W is the wumpus, P the player, X both, G the gold, O a pit; a number is a scent, and a colon a
    tile where the wumpus has been.

    ## References
    - The game with the roles exchanged, https://github.com/Amritesh-878/hunter-wumpus, as one of
      its design notes describes it; `docs/hunter_wumpus.md` says how its gaps are filled.
    - G. Yob, *Hunt the Wumpus*, Creative Computing, 1975.
    - S. Russell and P. Norvig, *Artificial Intelligence: A Modern Approach*: the board with stench,
      breeze and gold.

    ## Version History
    - v0: initial version
    """

    actions: ClassVar[tuple[str, ...]] = ("north", "south", "east", "west")
    _kernel_name = "HunterWumpus"
    _told: ClassVar[tuple[Told, ...]] = (
        Told("status", "status", hunt_state.STATUSES),
        Told("step_count", None),
    )

    size = Parameter[int]("Number of rows and of columns.")
    num_pits = Parameter[int]("Number of pits.")
    max_steps = Parameter[int]("The number of steps after which an episode is truncated.")

    def __init__(
        self,
        size: int = 4,
        num_pits: int = 3,
        max_steps: int = 200,
        render_mode: RenderMode | None = None,
    ) -> None:
        self._size = _validation.integer("size", size, SMALLEST_SIDE, LARGEST_SIDE)
        self._num_pits = _validation.integer("num_pits", num_pits, 0, self._size**2 - TOKENS)
        self._max_steps = _validation.integer("max_steps", max_steps, 1, MAX_STEPS)
        super().__init__(
            {"size": self._size, "num_pits": self._num_pits}, render_mode, self._max_steps
        )
        self.observation_space = spaces.Box(0.0, 1.0, (8,), np.float32)
        last = self._size - 1
        self._scales = np.array((last, last, last, last, 1, 3, 1, 1), dtype=np.float32)

    @property
    def state(self) -> dict[str, Any] | None:
        """All there is to know, as `reset` takes it; None before the first reset."""
        return None if self._state is None else hunt_words.unpack(self._state).as_dict()

    # Actions by hand.

    @property
    def keys(self) -> dict[str, Any]:
        """The action of each arrow, and of each digit."""
        arrows = {"up": 0, "down": 1, "right": 2, "left": 3}
        return arrows | {str(number): number for number in range(len(self.actions))}

    # What the base classes ask for.

    @property
    def view(self) -> View:
        """The first components, divided by the largest that each can be."""
        return View.scaled(tuple(self._scales.tolist()))

    @property
    def _components(self) -> tuple[int, int]:
        return _STATUS, 1

    def _state_from_option(self, value: object) -> Words:
        return hunt_words.pack(hunt_state.read(value, self._size, self._num_pits))

    def why_no_table(self) -> str:
        """That there is chance."""
        return "HunterWumpus has no table: its boards and the moves of the player are random"

    def _make_painter(self) -> HunterWumpusPainter:
        return HunterWumpusPainter(self._size, self._size)

    def _frame(self, state: Words, **progress: Any) -> HunterWumpusFrame:
        observed = dict(zip(self._kernel.observation, self._kernel.observe(state), strict=True))
        return HunterWumpusFrame(
            size=self._size,
            hunt=hunt_words.unpack(state),
            scent=observed["scent"],
            player_near=bool(observed["stench"]),
            pit_near=bool(observed["pit_adjacent"]),
            **progress,
        )
