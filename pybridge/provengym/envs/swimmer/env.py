"""Swimmer: swim as far as possible by the torques in two joints."""

from __future__ import annotations

import math
from fractions import Fraction
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np
from gymnasium import spaces

from provengym import _validation
from provengym.envs.amounts import numbers_of
from provengym.envs.base import MAX_STEPS, KernelEnv, Parameter, RenderMode, Words
from provengym.envs.forms import Real, View
from provengym.envs.swimmer.body import (
    BASE,
    DIRECTION,
    LARGEST_OMEGA,
    LARGEST_POSITION,
    LARGEST_VELOCITY,
    NOISE_STEPS,
    STEPS,
    UNITS,
    VELOCITY,
    direction,
    nearest,
    numbers,
    position,
    signed,
    torques,
    unsigned,
)
from provengym.envs.swimmer.frame import SHOWN_STEPS, SwimmerFrame
from provengym.envs.swimmer.painter import SwimmerPainter

if TYPE_CHECKING:
    from numpy.typing import NDArray

LENGTH_TOLERANCE = 0.01
"""The most by which the length of a direction that is given may differ from 1."""
_BOUNDS = (LARGEST_OMEGA,) * 3 + (LARGEST_VELOCITY,) * 2 + (LARGEST_POSITION,) * 2
_NAMES = ("omega0", "omega1", "omega2", "vx", "vy", "px", "py")


class SwimmerEnv(KernelEnv):
    """A swimmer of three links swims by the torques in its two joints.

    ## Description
    Three straight links of length 1 and mass 1 hang together by two joints in the plane.  A fluid
    resists the motion of a link across its axis, and its rotation; along its axis a link glides
    freely.  The agent sets the torques of the joints, and is to swim along the first axis.  A step
    is 1/100 of a unit of time, by a semi-implicit Euler method for the equations of Newton and
    Euler.

    All numbers are multiples of powers of two, and every operation rounds to the nearest one, ties
    away from zero, so that the same actions give the same numbers everywhere.  The dynamics is the
    C code that Lean emits for the specification in `Spec/Swimmer/Rounded.lean`, which rounds that
    of `Spec/Swimmer/Basic.lean`; `provengym show Swimmer` lists what is proved about it.

    ## Action Space
    `Box(-1, 1, (2,), float32)`: the torques of joint 1, between links 0 and 1, and of joint 2, over
    the largest torque, 5.  A torque acts on the link before the joint, and its opposite on the link
    after it.  It is taken as the nearest multiple of 1/4096, and of two that are equally near as
    the one farther from zero, so that the opposite of an action is exactly its mirror image.  (This
    is the finest grid for which an action fits a word of 32 bits.)  What lies outside the box is
    taken as its border, and NaN is refused.

    ## Observation Space
    `Box(low, high, (11,), float32)`:

    - 0, 1: the velocity of the centre of mass along both axes, -4 to 4
    - 2, 3: cosine and sine of the direction of link 0, -1 to 1
    - 4, 5: those of link 1
    - 6, 7: those of link 2
    - 8, 9, 10: the angular velocities of the links, -16 to 16

    Velocities saturate at the ends of these ranges.  The position is not observed: nothing but the
    reward depends on it, and that on its change only.

    ## Starting State
    The swimmer is straight along the first axis, at rest, its centre of mass in the origin.  With
    `reset_noise`, the tangent of half of the angle of each link is drawn from the multiples of
    1/2048 up to `reset_noise / 2`, and each angular velocity from the multiples of 1/1024 up to
    `reset_noise`, all independent and uniform.

    `reset(options={"state": state})` starts from 13 numbers, in the order of `env.state`: cosine
    and sine of links 0, 1 and 2, their angular velocities, the velocity and the position of the
    centre of mass.  Each is taken as the nearest number that the environment has, and a direction
    whose length is between 0.99 and 1.01 is made one of length 1.

    ## Transition
    Deterministic.  `docs/swimmer.md` has the equations.

    ## Rewards
    The change of the position along the first axis, in lengths of a link: a multiple of 2^-30
    whose absolute value is about 0.04 at most.

    ## Episode End
    - Termination: none.
    - Truncation: at step `max_steps` after the reset.

    ## Information
    `reset` returns an empty dictionary, `step` has:

    - `time_limit`: whether `max_steps` steps were taken

    ## Arguments
    - `reset_noise`: how far from straight and from rest an episode may begin, a multiple of 1/1024
      from 0 to 1: 0.125, "1/8" or `Fraction(1, 8)` (default 0)
    - `max_steps`: number of steps after which an episode is truncated, 1 to 2147483647
      (default 1000)
    - `render_mode`: "human", "rgb_array", "ansi" or None

    ## Examples
    ```python
    >>> import gymnasium
    >>> import numpy as np
    >>> import provengym
    >>> env = gymnasium.make("provengym/Swimmer-v0", render_mode="ansi")
    >>> observation, info = env.reset(seed=0)
    >>> observation
    array([0., 0., 1., 0., 1., 0., 1., 0., 0., 0., 0.], dtype=float32)

    ```

    Torques in a rhythm drive it:

    ```python
    >>> rhythm = np.array([(1, 1), (-1, 1), (-1, -1), (1, -1)], dtype=np.float32)
    >>> sum(env.step(rhythm[step // 50 % 4])[1] for step in range(900))
    2.787837532348931
    >>> print(env.render())
    Swimmer
    +---------------------------+
    | . . . . . . . . . . . . . |
    | . . . . . . . . 2 . . . . |
    | . . . . . . . 2 . . . . . |
    | . . . . . . . 2 . . . . . |
    | . . . . . . . 2 . . . . . |
    | . . . . . . 1 . . . . . . |
    | . . . . . . + . . . . . . |
    | . . . 0 . . 1 . . . . . . |
    | . . . . 0 0 1 . . . . . . |
    | . . . . . . 0 . . . . . . |
    | . . . . . . . . . . . . . |
    | . . . . . . . . . . . . . |
    | . . . . . . . . . . . . . |
    +---------------------------+
    step 900, return 2.78784, position 2.787838 and 0.746152, last action torques -5 and 5

    ```

    0, 1 and 2 are the links, and + is the centre of mass, where the picture has its middle.  Its
    position is not observed, but known:

    ```python
    >>> env.unwrapped.position
    (2.787837532348931, 0.7461518347263336)

    ```

    ## References
    - R. Coulom, *Reinforcement Learning Using Neural Networks, with Applications to Motor Control*,
      thesis, Institut National Polytechnique de Grenoble, 2002: the model.
    - M. Afshar and W. Li, *DeLF: Designing Learning Environments with Foundation Models*, 2024: the
      task.

    ## Version History
    - v0: initial version
    """

    metadata: ClassVar[dict[str, Any]] = {  # type: ignore[misc]
        **KernelEnv.metadata,
        "render_fps": 100,
    }
    actions: ClassVar[tuple[str, ...]] = ()
    keys_help: ClassVar[str] = (
        "up and down bend joint 1, right and left joint 2; digits as on a number pad: both, 5 rests"
    )
    _kernel_name = "Swimmer"
    _remembered: ClassVar[int] = SHOWN_STEPS

    reset_noise = Parameter[Fraction]("How far from straight and from rest an episode may begin.")
    max_steps = Parameter[int]("The number of steps after which an episode is truncated.")

    def __init__(
        self,
        reset_noise: float | str | Fraction = 0,
        max_steps: int = 1000,
        render_mode: RenderMode | None = None,
    ) -> None:
        self._reset_noise = _noise(reset_noise)
        self._max_steps = _validation.integer("max_steps", max_steps, 1, MAX_STEPS)
        steps = int(self._reset_noise * NOISE_STEPS)
        super().__init__({"reset_noise": steps}, render_mode, self._max_steps)
        largest = (LARGEST_VELOCITY,) * 2 + (1,) * 6 + (LARGEST_OMEGA,) * 3
        high = np.array(largest, dtype=np.float32)
        self.observation_space = spaces.Box(-high, high, dtype=np.float32)

    @property
    def state(self) -> tuple[float, ...] | None:
        """Directions, angular velocities, velocity and position, 13 numbers; None before the first
        reset."""
        return None if self._state is None else numbers(self._state)

    @property
    def units(self) -> tuple[int, ...] | None:
        """The same as exact integers: directions and the position in units of 2^-30, velocities of
        2^-24."""
        return None if self._state is None else signed(self._state)

    @property
    def position(self) -> tuple[float, float] | None:
        """The centre of mass, in lengths of a link; None before the first reset."""
        return None if self._state is None else position(self._state)

    # What the base classes ask for.

    @property
    def view(self) -> View:
        """All components, each less its least value and over its units."""
        velocity, omega = LARGEST_VELOCITY * VELOCITY, LARGEST_OMEGA * VELOCITY
        offset = (velocity,) * 2 + (DIRECTION + 1,) * 6 + (omega,) * 3
        divisor = (VELOCITY,) * 2 + (DIRECTION,) * 6 + (VELOCITY,) * 3
        return View.scaled(tuple(map(float, divisor)), offset=tuple(map(float, offset)))

    def _make_action_space(self) -> spaces.Space[Any]:
        return spaces.Box(-1.0, 1.0, (2,), np.float32)

    @property
    def action_form(self) -> Real:
        """Torques over the largest one, in units and counted from the least."""
        return Real(-1.0, 1.0, 1.0, float(STEPS), 1.0, away=True, items=2, base=BASE)

    def _action_word(self, action: Any) -> int:
        first, second = self._torque_units(action)
        return BASE * (first + STEPS) + second + STEPS

    def _torque_units(self, action: Any) -> tuple[int, int]:
        expected = "action must be two numbers between -1 and 1, as an array of shape (2,)"
        amounts = numbers_of(expected, action, 2)
        if any(map(math.isnan, amounts)):
            raise ValueError(f"{expected}, got {_validation.shown(action)}")
        first, second = (nearest(Fraction(min(max(x, -1.0), 1.0)) * STEPS) for x in amounts)
        return first, second

    def _action_name(self, word: int) -> str:
        return "torques {:g} and {:g}".format(*torques(word))

    def _state_from_option(self, value: object) -> Words:
        expected = "options['state'] must be 13 numbers: cosine and sine of links 0, 1 and 2, "
        expected += "their angular velocities, velocity and position"
        items = numbers_of(expected, value, len(UNITS))
        refused = f", got {_validation.shown(value)}"
        found: list[int] = []
        for link in range(3):
            x, y = items[2 * link : 2 * link + 2]
            if not abs(math.hypot(x, y) - 1) <= LENGTH_TOLERANCE:
                raise ValueError(
                    f"{expected}; the direction of link {link} must have a length of 1, as far as "
                    f"{LENGTH_TOLERANCE:g}{refused}"
                )
            found += direction(x, y)
        for name, item, largest, unit in zip(_NAMES, items[6:], _BOUNDS, UNITS[6:], strict=True):
            if not abs(item) <= largest:
                raise ValueError(
                    f"{expected}; {name} must be between {-largest} and {largest}{refused}"
                )
            found.append(nearest(Fraction(item) * unit))
        return unsigned(found)

    def why_no_table(self) -> str:
        """That there are too many states."""
        return "Swimmer has no table: its states are real numbers, and too many"

    def _make_painter(self) -> SwimmerPainter:
        return SwimmerPainter()

    def _frame(self, state: Words, **progress: Any) -> SwimmerFrame:
        return SwimmerFrame(
            words=state,
            path=tuple(map(position, (*(words for words, _ in self._past), state))),
            torques=None if self._last_action is None else torques(self._last_action),
            **progress,
        )

    # Actions by hand.

    @property
    def keys(self) -> dict[str, Any]:
        """The action of each arrow, and of each digit by its place on a number pad: joint 1 by its
        row, joint 2 by its column."""
        digits = {
            str(3 * row + column + 1): _array(row - 1, column - 1)
            for row in range(3)
            for column in range(3)
        }
        arrows = {"up": "8", "down": "2", "right": "6", "left": "4"}
        return {name: digits[digit] for name, digit in arrows.items()} | digits

    def action_from_text(self, text: str) -> Any:
        """The action that two numbers with a colon between them mean.

        Raises:
            ValueError: It is none, or lies outside the box.
        """
        try:
            first, second = map(float, text.split(":"))
        except ValueError:
            first = second = math.nan
        if not (-1 <= first <= 1 and -1 <= second <= 1):
            raise ValueError(f"no action: {text}")
        return _array(first, second)

    def actions_in_words(self) -> str:
        """Describe the texts that `action_from_text` takes."""
        return "two numbers between -1 and 1 with a colon between them, such as 0.5:-1"

    def action_in_words(self, action: Any) -> str:
        """The torques of an action."""
        return self._action_name(self._action_word(action))


def _array(first: float, second: float) -> NDArray[np.float32]:
    return np.array((first, second), dtype=np.float32)


def _noise(value: object) -> Fraction:
    """A multiple of 1/1024 from 0 to 1."""
    expected = f"a multiple of 1/{NOISE_STEPS} between 0 and 1: 0.125, '0.125' or '1/8'"
    noise = _validation.fraction("reset_noise", value, expected)
    refused = f"reset_noise must be {expected}, got {_validation.shown(value)}"
    if not 0 <= noise <= 1:
        raise ValueError(refused)
    if (noise * NOISE_STEPS).denominator != 1:
        below = math.floor(noise * NOISE_STEPS)
        raise ValueError(
            f"{refused}, which is between {below}/{NOISE_STEPS} and {below + 1}/{NOISE_STEPS}"
        )
    return noise
