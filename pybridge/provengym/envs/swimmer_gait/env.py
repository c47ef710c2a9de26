"""SwimmerGait: swim as far as possible by changing shape."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np
from gymnasium import spaces

from provengym import _validation
from provengym.envs.base import MAX_STEPS, Parameter, RenderMode, Words
from provengym.envs.enumerated import Enumerated
from provengym.envs.forms import View
from provengym.envs.swimmer_gait.frame import SHOWN_STEPS, SwimmerGaitFrame
from provengym.envs.swimmer_gait.painter import SwimmerGaitPainter

if TYPE_CHECKING:
    from numpy.typing import NDArray

RESOLUTION = 9
"""The number of values of an angle for which there is a table."""
STRAIGHT = (RESOLUTION // 2, RESOLUTION // 2)


class SwimmerGaitEnv(Enumerated):
    """A swimmer of three links swims by changing its shape, where inertia plays no part.

    ## Description
    Three straight links of equal length hang together by two joints in a viscous fluid.  An action
    bends or stretches one joint a little, and the fluid then moves the swimmer: forward or
    backward, by how much depends on both angles.  What is done to a joint and undone again comes to
    nothing; only a gait that goes round in the shapes gets anywhere.  The dynamics is the C code
    that Lean emits for the specification in `Spec/SwimmerGait/Basic.lean`; `provengym show
    SwimmerGait` lists what is proved about it.

    ## Action Space
    `Discrete(5)`:

    - 0: joint 1 up, to the next larger value of its angle
    - 1: joint 1 down, to the next smaller one
    - 2: joint 2 up
    - 3: joint 2 down
    - 4: rest

    ## Observation Space
    `MultiDiscrete([9, 9])`: an int64 array with the numbers of the values of the angles of joint 1
    and of joint 2, from 0 for -60 degrees in steps of 15 to 8 for 60.  Joint 1 is between the first
    link and the middle one, joint 2 between the middle one and the last; an angle is the turn from
    one link to the next, positive to the left.

    ## Starting State
    The swimmer is straight, at `(4, 4)`.  `reset(options={"state": (joint 1, joint 2)})` starts
    from another shape.

    ## Transition
    Deterministic.  At 60 degrees a joint stays where it is going up, and at -60 going down.

    ## Rewards
    The displacement of the step along the middle link, in lengths of the swimmer: a multiple of
    0.000001 between -0.014473 and 0.014473.  It is 0 where the shape does not change.
    `docs/swimmer_gait.md` says how the table of displacements was computed.

    ## Episode End
    - Termination: none.
    - Truncation: at step `max_steps` after the reset.

    ## Information
    `reset` returns an empty dictionary, `step` has:

    - `time_limit`: whether `max_steps` steps were taken

    ## Arguments
    - `resolution`: number of values of an angle; there is a table for 9 only (default 9)
    - `max_steps`: number of steps after which an episode is truncated, 1 to 2147483647
      (default 200)
    - `render_mode`: "human", "rgb_array", "ansi" or None

    ## Examples
    ```python
    >>> import gymnasium
    >>> import provengym
    >>> env = gymnasium.make("provengym/SwimmerGait-v0", render_mode="ansi")
    >>> env.reset(seed=0)
    (array([4, 4]), {})
    >>> env.step(2)
    (array([4, 5]), 0.001692, False, False, {'time_limit': False})
    >>> env.step(0)
    (array([5, 5]), 1e-06, False, False, {'time_limit': False})
    >>> print(env.render())
    SwimmerGait
    +-------------------+
    | . . . . . . . . . |
    | . . . . . . . . . |
    | . . . . . . . . . |
    | . . . . o S . . . |
    | . . . . o . . . . |
    | . . . . . . . . . |
    | . . . . . . . . . |
    | . . . . . . . . . |
    | . . . . . . . . . |
    +-------------------+
    step 2, return 0.001693, joints at 15 and 15 degrees, last action joint 1 up

    ```

    S is the shape, with the angle of joint 1 across and that of joint 2 upwards, and o the shapes
    before.  The best gait goes round all shapes at the border:

    ```python
    >>> stroke = [2] * 8 + [0] * 8 + [3] * 8 + [1] * 8
    >>> _ = env.reset(options={"state": (0, 0)})
    >>> f"{sum(env.step(action)[1] for action in stroke):.6f}"
    '0.175668'

    ```

    ## References
    - E. M. Purcell, *Life at low Reynolds number*, American Journal of Physics 45, 1977.
    - L. E. Becker, S. A. Koehler and H. A. Stone, *On self-propulsion of micro-machines at low
      Reynolds number: Purcell's three-link swimmer*, Journal of Fluid Mechanics 490, 2003.
    - D. Tam and A. E. Hosoi, *Optimal stroke patterns for Purcell's three-link swimmer*, Physical
      Review Letters 98, 2007.
    - M. Afshar and W. Li, *DeLF: Designing Learning Environments with Foundation Models*, 2024: the
      description.  `docs/swimmer_gait.md` says what a language model made of it.

    ## Version History
    - v0: initial version
    """

    actions: ClassVar[tuple[str, ...]] = (
        "joint 1 up",
        "joint 1 down",
        "joint 2 up",
        "joint 2 down",
        "rest",
    )
    keys_help: ClassVar[str] = "up and down move joint 1, left and right joint 2, 4 rests"
    _kernel_name = "SwimmerGait"
    _remembered: ClassVar[int] = SHOWN_STEPS

    resolution = Parameter[int]("The number of values of an angle.")
    max_steps = Parameter[int]("The number of steps after which an episode is truncated.")

    def __init__(
        self,
        resolution: int = RESOLUTION,
        max_steps: int = 200,
        render_mode: RenderMode | None = None,
    ) -> None:
        self._resolution = _resolution(resolution)
        self._max_steps = _validation.integer("max_steps", max_steps, 1, MAX_STEPS)
        super().__init__({"resolution": self._resolution}, render_mode, self._max_steps)
        self.observation_space = spaces.MultiDiscrete([self._resolution] * 2)

    @property
    def state(self) -> tuple[int, int] | None:
        """The numbers of the values of both angles, None before the first reset."""
        return None if self._state is None else (self._state[0], self._state[1])

    @property
    def keys(self) -> dict[str, Any]:
        """The action of each arrow and of each digit."""
        arrows = {"up": 0, "down": 1, "right": 2, "left": 3}
        return arrows | {str(number): number for number in range(len(self.actions))}

    # What the base classes ask for.

    @property
    def view(self) -> View:
        """The components of the kernel's observation after the first, the number of the state."""
        return View.of(self.observation_space, first=1)

    @property
    def num_states(self) -> int:
        """The number of shapes."""
        return self._resolution**2

    @property
    def _start_indices(self) -> NDArray[np.int64]:
        return np.array([STRAIGHT[0] * self._resolution + STRAIGHT[1]])

    def _states(self, begin: int, end: int) -> NDArray[np.uint32]:
        numbers = np.arange(begin, end, dtype=self._kernel.state_dtype)
        return np.stack(np.divmod(numbers, self._resolution))

    def _require_states(self, what: str, limit: int) -> None:
        """There are few enough."""

    def _state_from_option(self, value: object) -> tuple[int, int]:
        names = ("value of joint 1", self._resolution), ("value of joint 2", self._resolution)
        return _validation.pair("options['state']", value, *names)

    def _make_painter(self) -> SwimmerGaitPainter:
        return SwimmerGaitPainter()

    def _frame(self, state: Words, **progress: Any) -> SwimmerGaitFrame:
        shapes = [*(before for before, _ in self._past), state]
        return SwimmerGaitFrame(
            shapes=tuple((shape[0], shape[1]) for shape in shapes),
            displacements=tuple(units for _, units in self._past),
            **progress,
        )


def _resolution(value: object) -> int:
    """The resolution for which there is a table."""
    try:
        return _validation.integer("resolution", value, RESOLUTION, RESOLUTION)
    except (TypeError, ValueError) as error:
        shown = _validation.shown(value)
        message = f"resolution must be {RESOLUTION}, the only one with a table, got {shown}"
        raise type(error)(message) from None
