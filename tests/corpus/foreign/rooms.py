"""A room as gridworlds with missions show it: what is seen, a direction, and a sentence."""

from fractions import Fraction

import gymnasium
import numpy as np
from gymnasium import spaces

from provengym.conformance import Reference

SIDE, STEPS = 3, 5
ACTIONS = ("turn left", "turn right", "go forward")
HEADINGS = ((1, 0), (0, 1), (-1, 0), (0, -1))
DOORS = {"red": (2, 0), "blue": (0, 2)}
FLOOR, AGENT = 1, 9
COLOURS = {"red": 4, "blue": 5}


def room():
    """One walks to the door that the mission names, which pays 1 less 0.1 for each step before.

    After five steps the episode is truncated, also where it terminates.
    """

    def step(state, action):
        column, row, heading, time, goal = state
        if action < 2:
            heading = (heading + (1 if action else -1)) % 4
        else:
            column = min(max(column + HEADINGS[heading][0], 0), SIDE - 1)
            row = min(max(row + HEADINGS[heading][1], 0), SIDE - 1)
        time += 1
        there = (column, row) == DOORS[goal]
        pay = Fraction(11 - time, 10) if there else 0
        return (column, row, heading, time, goal), float(pay), there, time == STEPS

    def observe(state):
        column, row, heading, _, goal = state
        cells = {(c, r): FLOOR for c in range(SIDE) for r in range(SIDE)}
        cells |= {place: COLOURS[name] for name, place in DOORS.items()}
        cells[column, row] = AGENT
        image = tuple(tuple(cells[c, r] for c in range(SIDE)) for r in range(SIDE))
        return {"image": image, "direction": heading, "mission": f"go to the {goal} door"}

    start = {(0, 0, 0, 0, goal): Fraction(1, 2) for goal in DOORS}
    return Reference(name="Room", actions=ACTIONS, start=start, step=step, observe=observe)


class Room(gymnasium.Env):
    """A Dict of an image, a direction and a mission."""

    mission = ""

    def __init__(self):
        self.action_space = spaces.Discrete(3)
        self.observation_space = spaces.Dict(
            image=spaces.Box(0, 255, (SIDE, SIDE), np.uint8),
            direction=spaces.Discrete(4),
            mission=spaces.Text(30, charset=frozenset("abcdefghijklmnopqrstuvwxyz ")),
        )

    def reset(self, *, seed=None, options=None):
        super().reset(seed=seed)
        self.goal = ("red", "blue")[self.np_random.integers(2)]
        self.mission = self.told()
        self.place, self.heading, self.time = (0, 0), 0, 0
        return self.seen(), {}

    def told(self):
        return f"go to the {self.goal} door"

    def step(self, action):
        self.time += 1
        if action == 2:
            self.place = self.ahead()
        else:
            self.heading = (self.heading + (-1, 1)[action]) % 4
        there = self.place == DOORS[self.goal]
        reward = 1.1 - 0.1 * self.time if there else 0
        return self.seen(), round(reward, 6), there, self.is_late(there), {}

    def ahead(self):
        right, down = HEADINGS[self.heading]
        column, row = self.place[0] + right, self.place[1] + down
        return (column, row) if 0 <= column < SIDE and 0 <= row < SIDE else self.place

    def is_late(self, there):
        return self.time >= STEPS

    def seen(self):
        image = np.full((SIDE, SIDE), FLOOR, dtype=np.uint8)
        for name, (column, row) in DOORS.items():
            image[row, column] = COLOURS[name]
        image[self.place[1], self.place[0]] = AGENT
        return {"image": image, "direction": self.heading, "mission": self.mission}


class RoomWithStaleMission(Room):
    """The mission is that of the first episode."""

    def told(self):
        return self.mission or super().told()


class RoomThatForgivesTheEnd(Room):
    """Who arrives in the last step is not truncated."""

    def is_late(self, there):
        return self.time >= STEPS and not there


class RoomInColumns(Room):
    """The image has columns for rows."""

    def seen(self):
        shown = super().seen()
        return {**shown, "image": shown["image"].T.copy()}
