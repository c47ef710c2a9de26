"""TwoLaneDriving: reach the end of a street between obstacles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np
from gymnasium import spaces

from provengym import _validation
from provengym.envs import tabular
from provengym.envs.base import MAX_STEPS, Parameter, RenderMode, Words
from provengym.envs.enumerated import Enumerated
from provengym.envs.forms import Told
from provengym.envs.two_lane_driving import layout
from provengym.envs.two_lane_driving.frame import TwoLaneDrivingFrame
from provengym.envs.two_lane_driving.layout import Layout, Obstacle
from provengym.envs.two_lane_driving.painter import TwoLaneDrivingPainter

if TYPE_CHECKING:
    from collections.abc import Iterable

    from numpy.typing import NDArray

    from provengym.finite.rows import Rows

SHORTEST, LONGEST = 2, 128
FASTEST, FARTHEST = 10, 62
STEPS_PER_CELL = 4
_ALLOWED = 5  # the number of the component that says what the shield allows
_ACTIONS = 6


def _mask(bits: int) -> NDArray[np.int8]:
    mask = np.array([bits >> action & 1 for action in range(_ACTIONS)], dtype=np.int8)
    mask.flags.writeable = False  # infos have copies
    return mask


MASKS = tuple(map(_mask, range(1 << _ACTIONS)))


class TwoLaneDrivingEnv(Enumerated):
    """A car drives along two lanes of a one-way street, between obstacles, to its end.

    ## Description
    The street has `length` cells in each of two lanes.  The car starts at place 0 in lane 0,
    standing, and is to arrive at place `length`.  In every step the agent may change lane, and
    holds, raises or lowers the speed by one cell per step; then the car goes as many cells forward.
    It stops at the first obstacle, which is a crash, however fast it is.  Obstacles are seen from
    `sensor_range` cells away.

    The dynamics is the C code that Lean emits for the specification in
    `Spec/TwoLaneDriving/Basic.lean`; `provengym show TwoLaneDriving` lists what is proved about it.

    ## Action Space
    `Discrete(6)`:

    - 0: coast, which keeps the speed
    - 1: coast, and change lane
    - 2: go, one cell per step faster, up to `max_speed`
    - 3: go, and change lane
    - 4: brake, one cell per step slower, down to 0
    - 5: brake, and change lane

    ## Observation Space
    `MultiDiscrete([length + 1, 2, max_speed + 1, sensor_range + 2, sensor_range + 2])`, an int64
    array:

    - 0: how many cells are left to the end of the street
    - 1: the lane of the car
    - 2: its speed, in cells per step
    - 3, 4: the distance to the next obstacle of lane 0 and of lane 1: 0 for one beside the car or
      under it, 1 for one in the next cell, and `sensor_range + 1` for none up to `sensor_range`

    ## Starting State
    Place 0, lane 0, speed 0.  With `obstacles=None` a reset draws them cell by cell, from place 2
    to place `length - 1`: one of 16 equally likely values, of which the first is an obstacle in
    lane 0, the second one in lane 1, and the others are none; but there is none where the place
    before holds an obstacle in the other lane.

    `reset(options={"state": {"place": 10, "lane": 1, "speed": 2, "obstacles": [(13, 1)]}})` starts
    from a state of your own; where `obstacles` are an argument of the environment, they may be left
    out.

    ## Transition
    Deterministic.  First the lane changes, at the same place; then the car drives as many cells as
    its speed after the pedal.  On the way it stops at the first cell of its lane that holds an
    obstacle, the one where it begins included, and at place `length`.

    ## Rewards
    - 100 for arriving
    - -100 for a crash
    - -1 for every other step, and -6 where the speed is above `speed_limit`

    ## Episode End
    - Termination: the car has crashed or arrived.  A further step changes nothing, with reward 0,
      terminated.
    - Truncation: at step `max_steps`, unless the step terminates.

    The end can be reached, at any highest speed, exactly where no obstacle of lane 0 and one of
    lane 1 are at the same place or at neighbouring ones.  It can in every layout that a reset
    draws; in others `parameters["solvable"]` is False.

    ## Information
    `reset` and `step` return

    - `violations`: how many steps of the episode were above the speed limit
    - `action_mask`: where `sensor_range` is at least `max_speed * (max_speed + 1) / 2`, an int8
      array with a 1 for each action after which the car can still stop before the next obstacle of
      its lane, as `Discrete.sample` takes it.  A car that takes only such actions never
      crashes, and braking in its lane always is one, from the start on.  In a state in which none
      is left, which only `options` can bring about, the mask allows to brake in the lane of the
      car.

    and `step`, too, `time_limit`: whether `max_steps` steps were taken.

    ## Arguments
    - `length`: number of cells of a lane, 2 to 128
    - `max_speed`: highest speed in cells per step, 1 to 10
    - `speed_limit`: highest speed without a penalty, 1 to `max_speed`
    - `sensor_range`: number of cells that the agent sees ahead, 1 to 62
    - `obstacles`: None for those that a reset draws, or a list of (place, lane) pairs, with places
      from 1 to `length - 1`
    - `max_steps`: number of steps after which an episode is truncated, 1 to 2147483647; None for
      `4 * length`
    - `solvable`: what you take for granted of the obstacles: True or False is an error where it is
      otherwise.  As an attribute it says whether the end can be reached.
    - `render_mode`: "human", "rgb_array", "ansi" or None

    ## Examples
    ```python
    >>> import gymnasium
    >>> import provengym
    >>> env = gymnasium.make(
    ...     "provengym/TwoLaneDriving-v0", length=12, obstacles=[(3, 0), (8, 1)], render_mode="ansi"
    ... )
    >>> observation, info = env.reset(seed=0)
    >>> observation, info["action_mask"]
    (array([12,  0,  0,  3,  7]), array([1, 1, 1, 1, 1, 1], dtype=int8))
    >>> observation, reward, terminated, truncated, info = env.step(3)
    >>> observation, reward, info["violations"]
    (array([11,  1,  1,  2,  7]), -1.0, 0)
    >>> print(env.render())
    TwoLaneDriving 12
    |...#........|
    |.A......#...|
    step 1, return -1, speed 1, last action go and change

    ```

    ## References
    - A. Afshar and W. Li, *DeLF: Designing Learning Environments with Foundation Models*, 2024: the
      task, as it is described there.

    ## Version History
    - v0: initial version
    """

    actions: ClassVar[tuple[str, ...]] = (
        "coast",
        "coast and change",
        "go",
        "go and change",
        "brake",
        "brake and change",
    )
    _kernel_name = "TwoLaneDriving"

    length = Parameter[int]("Number of cells of a lane.")
    max_speed = Parameter[int]("The highest speed.")
    speed_limit = Parameter[int]("The highest speed without a penalty.")
    sensor_range = Parameter[int]("How many cells the agent sees ahead.")
    obstacles = Parameter[Layout | None]("The obstacles; None for those that a reset draws.")
    max_steps = Parameter[int]("The number of steps after which an episode is truncated.")
    solvable = Parameter[bool]("Whether the end of the street can be reached.")

    def __init__(
        self,
        length: int = 100,
        max_speed: int = 3,
        speed_limit: int = 2,
        sensor_range: int = 6,
        obstacles: Iterable[Obstacle] | None = None,
        max_steps: int | None = None,
        solvable: bool | None = None,
        render_mode: RenderMode | None = None,
    ) -> None:
        self._length = _validation.integer("length", length, SHORTEST, LONGEST)
        self._max_speed = _validation.integer("max_speed", max_speed, 1, FASTEST)
        self._speed_limit = _validation.integer("speed_limit", speed_limit, 1, self._max_speed)
        self._sensor_range = _validation.integer("sensor_range", sensor_range, 1, FARTHEST)
        self._obstacles = (
            None if obstacles is None else layout.read("obstacles", obstacles, self._length)
        )
        self._max_steps = (
            STEPS_PER_CELL * self._length
            if max_steps is None
            else _validation.integer("max_steps", max_steps, 1, MAX_STEPS)
        )
        self._solvable = self._obstacles is None or layout.is_passable(self._obstacles)
        if solvable is not None and _validation.truth("solvable", solvable) != self._solvable:
            raise ValueError(
                f"solvable must be None or {self._solvable}, as these obstacles are, got {solvable}"
            )
        given = dict(
            zip(
                ("given_near0", "given_far0", "given_near1", "given_far1"),
                layout.pack(self._obstacles or ()),
                strict=True,
            )
        )
        super().__init__(
            {
                "length": self._length,
                "max_speed": self._max_speed,
                "speed_limit": self._speed_limit,
                "sensor_range": self._sensor_range,
                "drawn": int(self._obstacles is None),
            }
            | given,
            render_mode,
            self._max_steps,
        )
        farthest = self._sensor_range + 2
        self.observation_space = spaces.MultiDiscrete(
            [self._length + 1, layout.LANES, self._max_speed + 1, farthest, farthest]
        )

    @property
    def state(self) -> dict[str, Any] | None:
        """Place, lane and speed of the car and the obstacles, as `reset` takes them; None before
        the first reset."""
        if self._state is None:
            return None
        *cells, car = self._state
        return {**layout.unpack_car(car), "obstacles": list(layout.unpack(cells))}

    @property
    def is_shielded(self) -> bool:
        """True if the sensor reaches as far as the car needs to stop, so that infos have an
        `action_mask`."""
        return self._sensor_range >= self._max_speed * (self._max_speed + 1) // 2

    @property
    def action_mask(self) -> NDArray[np.int8]:
        """The mask of the state, as infos have it.

        Raises:
            gymnasium.error.ResetNeeded: There was no `reset` yet.
            ValueError: The sensor is too short for one.
        """
        self.require_shield("an action mask")
        return MASKS[self._kernel.observe(self._begun("action_mask")[0])[_ALLOWED]].copy()

    def require_shield(self, what: str) -> None:
        """Raise a `ValueError` where the sensor is too short for an action mask."""
        if not self.is_shielded:
            needed = self._max_speed * (self._max_speed + 1) // 2
            raise ValueError(
                f"{what} needs sensor_range >= {needed}, the way in which a car at "
                f"max_speed={self._max_speed} stops, got {self._sensor_range}"
            )

    @property
    def note(self) -> str | None:
        """That the end of the street is out of reach, or that there is no action mask."""
        if not self._solvable:
            return (
                "No actions lead to the end of this street: obstacles of both lanes are too near."
            )
        if not self.is_shielded:
            return "The sensor is too short for an action mask: the car needs more cells to stop."
        return None

    # Actions by hand.

    @property
    def keys(self) -> dict[str, Any]:
        """The action of each arrow, and of each digit."""
        return super().keys | {"right": 0, "left": 1, "up": 2, "down": 4}

    # What the base classes ask for.

    @property
    def _told(self) -> tuple[Told, ...]:  # type: ignore[override]
        violations = Told("violations", "violations", at_reset=True)
        mask = Told("action_mask", "allowed", MASKS, at_reset=True)
        return (violations, mask) if self.is_shielded else (violations,)

    @property
    def _components(self) -> tuple[int, int]:
        return _ALLOWED, 2

    def _state_from_option(self, value: object) -> Words:
        name = "options['state']"
        if not isinstance(value, Mapping):
            raise TypeError(f"{name} must be a dictionary, got {_validation.shown(value)}")
        bounds = {"place": self._length, "lane": layout.LANES - 1, "speed": self._max_speed}
        for key in value:
            if key not in (*bounds, "obstacles"):
                raise ValueError(
                    f"{name} may hold 'place', 'lane', 'speed' and 'obstacles', got "
                    f"{_validation.shown(key)}"
                )
        needed = (*bounds, "obstacles") if self._obstacles is None else bounds
        for key in needed:
            if key not in value:
                raise ValueError(f"{name} needs {key!r}, got {_validation.shown(value)}")
        car = {
            key: _validation.integer(f"{name}[{key!r}]", value[key], 0, high)
            for key, high in bounds.items()
        }
        given = value.get("obstacles", self._obstacles)
        obstacles = layout.read(f"{name}['obstacles']", given, self._length)
        return (*layout.pack(obstacles), layout.car(car))

    # The table of a street whose obstacles are given.

    @property
    def model_parameters(self) -> dict[str, Any]:
        """All but what limits and pictures need, as values that JSON knows."""
        obstacles = None if self._obstacles is None else [list(pair) for pair in self._obstacles]
        return {
            "length": self._length,
            "max_speed": self._max_speed,
            "speed_limit": self._speed_limit,
            "sensor_range": self._sensor_range,
            "obstacles": obstacles,
        }

    @property
    def num_states(self) -> int:
        """The number of states with the same obstacles: of place, lane and speed."""
        return (self._length + 1) * layout.LANES * (self._max_speed + 1)

    def _tabulated(self, begin: int, end: int, threads: int) -> Rows:
        # Number ``(2 * place + lane) * (max_speed + 1) + speed`` has this place, lane and speed.
        self._require_states("the model is built", self.num_states)
        states, count = self._states(begin, end), end - begin
        shape = (count, _ACTIONS)
        successors, units = np.empty(shape, dtype=np.int32), np.empty(shape, dtype=np.int64)
        terminated = np.empty(shape, dtype=np.bool_)
        seen = np.empty((count, len(self._kernel.observation)), dtype=np.int64)
        rewards, ends = np.empty(count), np.empty(count, dtype=np.bool_)
        noise = np.zeros(count, dtype=np.uint64)
        for action in range(_ACTIONS):
            after = states.copy()
            actions = np.full(count, action, dtype=np.uint32)
            self._kernel.step_batch(after, actions, noise, seen, rewards, ends)
            cells = layout.LANES * (self._length - seen[:, 0]) + seen[:, 1]
            successors[:, action] = cells * (self._max_speed + 1) + seen[:, 2]
            units[:, action], terminated[:, action] = rewards, ends
        return tabular.certain_rows(self._kernel, successors, units, terminated, begin)

    @property
    def _start_indices(self) -> NDArray[np.int64]:
        return np.zeros(1, dtype=np.int64)

    def _states(self, begin: int, end: int) -> NDArray[np.uint64]:
        states = np.empty((len(self._kernel.state), end - begin), dtype=np.uint64)
        states[:-1] = np.array(layout.pack(self._obstacles or ()), dtype=np.uint64)[:, np.newaxis]
        cells, speeds = np.divmod(
            np.arange(begin, end, dtype=np.uint64), np.uint64(self._max_speed + 1)
        )
        places, lanes = np.divmod(cells, np.uint64(layout.LANES))
        states[-1] = places | lanes << np.uint64(8) | speeds << np.uint64(16)
        return states

    def _require_states(self, what: str, limit: int) -> None:
        if self._obstacles is None:
            raise ValueError("TwoLaneDriving has a table where its obstacles are given, not drawn")

    def _make_painter(self) -> TwoLaneDrivingPainter:
        return TwoLaneDrivingPainter(self._length, self._sensor_range)

    def _frame(self, state: Words, **progress: Any) -> TwoLaneDrivingFrame:
        *cells, car = state
        return TwoLaneDrivingFrame(
            length=self._length,
            obstacles=frozenset(layout.unpack(cells)),
            speed_limit=self._speed_limit,
            **(layout.unpack_car(car) | progress),
        )
