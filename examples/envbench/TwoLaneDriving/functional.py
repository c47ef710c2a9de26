"""A street with two lanes: a car drives between obstacles to the end of the street.

Written from the text of the task alone.
"""

from dataclasses import dataclass

import gymnasium as gym
import numpy as np
from gymnasium import spaces

PEDALS = (0, 1, -1)
LANES = (0, 1)

Obstacles = frozenset[tuple[int, int]]


@dataclass(frozen=True)
class Params:
    """The street, the car and the limit on the steps; `obstacles` is None to draw them."""

    length: int
    max_speed: int
    speed_limit: int
    sensor_range: int
    obstacles: Obstacles | None
    max_steps: int


@dataclass(frozen=True)
class State:
    """The street and the car on it after a step."""

    obstacles: Obstacles
    place: int = 0
    lane: int = 0
    speed: int = 0
    crashed: bool = False
    arrived: bool = False
    steps: int = 0


def draw_obstacles(length: int, rng: np.random.Generator) -> Obstacles:
    numbers = rng.integers(16, size=length - 2)
    obstacles = frozenset()
    for place, lane in enumerate(numbers.tolist(), start=2):
        if lane in LANES and (place - 1, 1 - lane) not in obstacles:
            obstacles = obstacles | {(place, lane)}
    return obstacles


def start(params: Params, rng: np.random.Generator) -> State:
    if params.obstacles is None:
        return State(obstacles=draw_obstacles(params.length, rng))
    return State(obstacles=params.obstacles)


def transition(params: Params, state: State, action: int) -> State:
    pedal, changes = divmod(action, 2)
    lane = 1 - state.lane if changes else state.lane
    speed = min(max(state.speed + PEDALS[pedal], 0), params.max_speed)
    furthest = min(state.place + speed, params.length)
    way = range(state.place, furthest + 1)
    hit = next((place for place in way if (place, lane) in state.obstacles), None)
    return State(
        obstacles=state.obstacles,
        place=furthest if hit is None else hit,
        lane=lane,
        speed=speed,
        crashed=hit is not None,
        arrived=hit is None and furthest == params.length,
        steps=state.steps + 1,
    )


def distance(params: Params, state: State, lane: int) -> int:
    """The distance to the next obstacle in the lane, as far as the agent sees."""
    ahead = range(params.sensor_range + 1)
    seen = (d for d in ahead if (state.place + d, lane) in state.obstacles)
    return next(seen, params.sensor_range + 1)


def observation(params: Params, state: State) -> np.ndarray:
    distances = (distance(params, state, lane) for lane in LANES)
    return np.array(
        [params.length - state.place, state.lane, state.speed, *distances], dtype=np.int64
    )


def reward(params: Params, state: State) -> float:
    if state.arrived:
        return 100.0
    if state.crashed:
        return -100.0
    return -6.0 if state.speed > params.speed_limit else -1.0


def is_terminated(state: State) -> bool:
    return state.crashed or state.arrived


def is_truncated(params: Params, state: State) -> bool:
    return state.steps >= params.max_steps and not is_terminated(state)


class Environment(gym.Env):
    """A one-way street of two lanes with a car on it."""

    def __init__(
        self,
        *,
        length=100,
        max_speed=3,
        speed_limit=2,
        sensor_range=6,
        obstacles=None,
        max_steps=None,
    ):
        if obstacles is not None:
            obstacles = frozenset((int(place), int(lane)) for place, lane in obstacles)
        self._params = Params(
            length=int(length),
            max_speed=int(max_speed),
            speed_limit=int(speed_limit),
            sensor_range=int(sensor_range),
            obstacles=obstacles,
            max_steps=int(4 * length if max_steps is None else max_steps),
        )
        self._state = None
        self.action_space = spaces.Discrete(6)
        self.observation_space = spaces.MultiDiscrete(
            [length + 1, 2, max_speed + 1, sensor_range + 2, sensor_range + 2], dtype=np.int64
        )

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self._state = start(self._params, self.np_random)
        return observation(self._params, self._state), {}

    def step(self, action):
        self._state = transition(self._params, self._state, int(action))
        return (
            observation(self._params, self._state),
            reward(self._params, self._state),
            is_terminated(self._state),
            is_truncated(self._params, self._state),
            {},
        )
