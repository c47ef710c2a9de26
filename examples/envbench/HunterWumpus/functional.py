"""The wumpus hunts: a wumpus hunts a player who wanders at random between pits.

Written from the text of the task alone.
"""

from dataclasses import dataclass
from typing import NamedTuple

import gymnasium as gym
import numpy as np
from gymnasium import spaces

MOVES = ((0, -1), (0, 1), (1, 0), (-1, 0))
HOME = (0, 0)
FRESH_SCENT = 3

Tile = tuple[int, int]


class Params(NamedTuple):
    """Size of the board, number of pits and limit on the steps."""

    size: int
    num_pits: int
    max_steps: int


@dataclass(frozen=True)
class State:
    """The board after a turn, and what the turn brought.

    `scents` has the tiles whose scent is above 0, and `revisited` tells whether the wumpus
    had been before on the tile where its last move ended.
    """

    wumpus: Tile
    player: Tile
    gold: Tile
    pits: frozenset[Tile]
    scents: frozenset[tuple[Tile, int]]
    visited: frozenset[Tile]
    revisited: bool
    over: bool
    gain: int
    steps: int


def all_tiles(size: int) -> tuple[Tile, ...]:
    return tuple((column, row) for row in range(size) for column in range(size))


def move(size: int, tile: Tile, direction: int) -> Tile:
    """The neighbour in this direction, or the tile itself at the border."""
    column, row = tile[0] + MOVES[direction][0], tile[1] + MOVES[direction][1]
    return (column, row) if 0 <= column < size and 0 <= row < size else tile


def one_step_apart(a: Tile, b: Tile) -> bool:
    return abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1


def scent_at(state: State, tile: Tile) -> int:
    return dict(state.scents).get(tile, 0)


def start(params: Params, rng: np.random.Generator) -> State:
    tiles = tuple(tile for tile in all_tiles(params.size) if tile != HOME)
    wumpus, gold, *others = (tiles[i] for i in rng.permutation(len(tiles)))
    return State(
        wumpus=wumpus,
        player=HOME,
        gold=gold,
        pits=frozenset(others[: params.num_pits]),
        scents=frozenset(),
        visited=frozenset((wumpus,)),
        revisited=False,
        over=False,
        gain=0,
        steps=0,
    )


def fade(scents: frozenset[tuple[Tile, int]], left: Tile | None) -> frozenset[tuple[Tile, int]]:
    """The scents after a turn in which the player left the tile `left`, or none."""
    faded = {tile: scent - 1 for tile, scent in scents if scent > 1}
    fresh = {} if left is None else {left: FRESH_SCENT}
    return frozenset({**faded, **fresh}.items())


def transition(params: Params, state: State, action: int, rng: np.random.Generator) -> State:
    wumpus = move(params.size, state.wumpus, action)
    stopped = wumpus == state.wumpus
    fallen = wumpus in state.pits
    seized = not fallen and wumpus == state.player
    if fallen or seized:
        player = state.player
    else:
        player = move(params.size, state.player, int(rng.integers(len(MOVES))))
    lost = player in state.pits
    caught = seized or (not fallen and not lost and player == wumpus)
    gain = (
        -1
        + (-5 if stopped else 0)
        + (2 if not stopped and scent_at(state, wumpus) > 0 else 0)
        + (100 if caught else 0)
        + (-100 if fallen else 0)
    )
    return State(
        wumpus=wumpus,
        player=player,
        gold=state.gold,
        pits=state.pits,
        scents=fade(state.scents, None if player == state.player else state.player),
        visited=state.visited | {wumpus},
        revisited=wumpus in state.visited,
        over=fallen or lost or caught or player == state.gold,
        gain=gain,
        steps=state.steps + 1,
    )


def observation(params: Params, state: State) -> np.ndarray:
    last = params.size - 1
    return np.array(
        [
            state.wumpus[0] / last,
            state.wumpus[1] / last,
            state.player[0] / last,
            state.player[1] / last,
            one_step_apart(state.wumpus, state.player),
            scent_at(state, state.wumpus) / FRESH_SCENT,
            state.revisited,
            any(one_step_apart(state.wumpus, pit) for pit in state.pits),
        ],
        dtype=np.float32,
    )


def reward(state: State) -> float:
    return float(state.gain)


def is_terminated(state: State) -> bool:
    return state.over


def is_truncated(params: Params, state: State) -> bool:
    return state.steps >= params.max_steps and not is_terminated(state)


class Environment(gym.Env):
    """A board on which the wumpus is moved."""

    def __init__(self, *, size=4, num_pits=3, max_steps=200):
        self._params = Params(size=int(size), num_pits=int(num_pits), max_steps=int(max_steps))
        self._state = None
        self.action_space = spaces.Discrete(4)
        self.observation_space = spaces.Box(0, 1, (8,), np.float32)

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self._state = start(self._params, self.np_random)
        return observation(self._params, self._state), {}

    def step(self, action):
        self._state = transition(self._params, self._state, int(action), self.np_random)
        return (
            observation(self._params, self._state),
            reward(self._state),
            is_terminated(self._state),
            is_truncated(self._params, self._state),
            {},
        )
