"""Three of Gymnasium's environments, as their documentation says they are:

provengym conform CliffWalking-v1 --reference examples/references_gymnasium.py:cliff_walking
provengym conform FrozenLake-v1 --reference examples/references_gymnasium.py:frozen_lake
provengym conform examples/references_gymnasium.py:taxi_at --reference \\
    examples/references_gymnasium.py:taxi -p row=2 -p column=3 -p passenger=0 -p destination=2

A reset of Taxi-v4 draws the start.  The reference without dice has one, so `taxi_at` sets the state
after the reset.
"""

import gymnasium

from provengym.conformance import Reference

HEIGHT, WIDTH = 4, 12
START = (HEIGHT - 1) * WIDTH


def cliff_walking():
    """CliffWalking: a step pays -1; the cliff pays -100 and leads back to the start."""
    moves = ((-1, 0), (0, 1), (1, 0), (0, -1))

    def step(position, action):
        row = min(max(position // WIDTH + moves[action][0], 0), HEIGHT - 1)
        column = min(max(position % WIDTH + moves[action][1], 0), WIDTH - 1)
        if row == HEIGHT - 1 and 1 <= column <= WIDTH - 2:
            return START, -100, False
        at_goal = (row, column) == (HEIGHT - 1, WIDTH - 1)
        return row * WIDTH + column, -1, at_goal

    def picture(position):
        cells = ["." * WIDTH] * (HEIGHT - 1) + ["S" + "#" * (WIDTH - 2) + "G"]
        row, column = divmod(position, WIDTH)
        cells[row] = cells[row][:column] + "A" + cells[row][column + 1 :]
        return "\n".join(cells)

    return Reference(
        name="CliffWalking",
        actions=("up", "right", "down", "left"),
        start=START,
        step=step,
        picture=picture,
    )


LAKE = ("SFFF", "FHFH", "FFFH", "HFFG")


def frozen_lake(success_rate=1 / 3):
    """FrozenLake on its small map: the ice is slippery, and reaching the goal pays 1."""
    moves = ((0, -1), (1, 0), (0, 1), (-1, 0))
    aside = (1 - success_rate) / 2

    def slide(position, direction):
        row = min(max(position // 4 + moves[direction][0], 0), 3)
        column = min(max(position % 4 + moves[direction][1], 0), 3)
        field = LAKE[row][column]
        return row * 4 + column, float(field == "G"), field in "GH"

    def step(position, action):
        turns = ((aside, -1), (success_rate, 0), (aside, 1))
        return [(chance, *slide(position, (action + turn) % 4)) for chance, turn in turns]

    return Reference(name="FrozenLake", actions=("left", "down", "right", "up"), start=0, step=step)


STANDS = ((0, 0), (0, 4), (4, 0), (4, 3))  # red, green, yellow, blue
IN_TAXI = 4
# +---------+
# |R: | : :G|
# | : | : : |
# | : : : : |
# | | : | : |
# |Y| : |B: |
# +---------+
WALLS = {(0, 1), (1, 1), (3, 0), (4, 0), (3, 2), (4, 2)}  # on the right of these cells


def taxi(row=2, column=3, passenger=0, destination=2):
    """Taxi without rain, from one of its states.

    A step pays -1, a wrong pickup or dropoff -10, and the right dropoff 20, which is the end.  The
    passenger may be dropped at any stand.
    """

    def step(state, action):
        row, column, passenger, destination = state
        cell, reward, over = (row, column), -1, False
        if action == 0:
            row = min(row + 1, 4)
        elif action == 1:
            row = max(row - 1, 0)
        elif action == 2 and cell not in WALLS:
            column = min(column + 1, 4)
        elif action == 3 and (row, column - 1) not in WALLS:
            column = max(column - 1, 0)
        elif action == 4:
            if passenger != IN_TAXI and cell == STANDS[passenger]:
                passenger = IN_TAXI
            else:
                reward = -10
        elif action == 5:
            if passenger == IN_TAXI and cell == STANDS[destination]:
                passenger, reward, over = destination, 20, True
            elif passenger == IN_TAXI and cell in STANDS:
                passenger = STANDS.index(cell)
            else:
                reward = -10
        return (row, column, passenger, destination), reward, over

    def observe(state):
        row, column, passenger, destination = state
        return ((row * 5 + column) * 5 + passenger) * 4 + destination

    return Reference(
        name="Taxi",
        actions=("south", "north", "east", "west", "pickup", "dropoff"),
        start=(row, column, passenger, destination),
        step=step,
        observe=observe,
    )


class TaxiFrom(gymnasium.Wrapper):
    """Taxi-v4 that is in one state after every reset."""

    def __init__(self, env, start):
        super().__init__(env)
        self._start = start

    def reset(self, *, seed=None, options=None):
        """The observation of the start."""
        _, info = self.env.reset(seed=seed, options=options)
        self.unwrapped.s = self._start
        return self._start, info


def taxi_at(row=2, column=3, passenger=0, destination=2):
    """Gymnasium's Taxi-v4, from one of its states."""
    env = gymnasium.make("Taxi-v4").unwrapped
    return TaxiFrom(env, env.encode(row, column, passenger, destination))
