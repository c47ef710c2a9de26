"""Three of Gymnasium's environments, as their documentation says they are:

provengym conform CliffWalking-v1 --reference examples/references_gymnasium.py:cliff_walking
provengym conform Taxi-v4 --reference examples/references_gymnasium.py:taxi -p is_rainy=true

Where the documentation leaves something open, a parameter of the reference says how it is read.
The default is what the environments do, and docs/field-report.md tells of the other readings.
"""

import gymnasium

from provengym.conformance import Binding, Reference

STATE_KEY = Binding(state_key=lambda env: env.unwrapped.s)
"""The state key `s`: a step depends on it, and on random numbers where an environment draws any."""
ABSORBING = Binding(state_key=lambda env: env.unwrapped.s, after_done="absorbing")
"""Ask also what a step after the end of an episode does."""

HEIGHT, WIDTH = 4, 12
START = (HEIGHT - 1) * WIDTH


def marked(rows, row, column):
    """A picture with an A at a place."""
    rows = list(rows)
    rows[row] = rows[row][:column] + "A" + rows[row][column + 1 :]
    return "\n".join(rows)


def cliff_walking(is_slippery=False):
    """CliffWalking: a step pays -1; the cliff pays -100 and leads back to the start.

    Where it is slippery, the documentation gives no chances: the intended direction and the two
    across it are taken to be equally likely.
    """
    moves = ((-1, 0), (0, 1), (1, 0), (0, -1))

    def moved(position, action):
        row = min(max(position // WIDTH + moves[action][0], 0), HEIGHT - 1)
        column = min(max(position % WIDTH + moves[action][1], 0), WIDTH - 1)
        if row == HEIGHT - 1 and 1 <= column <= WIDTH - 2:
            return START, -100, False
        at_goal = (row, column) == (HEIGHT - 1, WIDTH - 1)
        return row * WIDTH + column, -1, at_goal

    def step(position, action):
        if not is_slippery:
            return moved(position, action)
        return [(1, *moved(position, (action + turn) % 4)) for turn in (-1, 0, 1)]

    cliff = ["." * WIDTH] * (HEIGHT - 1) + ["S" + "#" * (WIDTH - 2) + "G"]
    return Reference(
        name="CliffWalking",
        actions=("up", "right", "down", "left"),
        start=START,
        step=step,
        picture=lambda position: marked(cliff, *divmod(position, WIDTH)),
    )


LAKES = {
    "4x4": ("SFFF", "FHFH", "FFFH", "HFFG"),
    "8x8": (
        "SFFFFFFF",
        "FFFFFFFF",
        "FFFHFFFF",
        "FFFFFHFF",
        "FFFHFFFF",
        "FHHFFFHF",
        "FHFFHFHF",
        "FFFHFFFG",
    ),
}


def frozen_lake(map_name="4x4", is_slippery=True, success_rate=1 / 3, max_steps=None):
    """FrozenLake: the goal pays 1, and it and the holes are the end.

    With `max_steps` the episode is truncated after so many, which is then a part of the state.
    """
    lake = LAKES[map_name]
    last = len(lake) - 1
    moves = ((0, -1), (1, 0), (0, 1), (-1, 0))

    def moved(state, action):
        row, column, steps = state
        row = min(max(row + moves[action][0], 0), last)
        column = min(max(column + moves[action][1], 0), last)
        steps += max_steps is not None
        tile = lake[row][column]
        return (row, column, steps), float(tile == "G"), tile in "GH", steps == max_steps

    def step(state, action):
        if not is_slippery:
            return moved(state, action)
        chances = {-1: (1 - success_rate) / 2, 0: success_rate, 1: (1 - success_rate) / 2}
        return [(chance, *moved(state, (action + turn) % 4)) for turn, chance in chances.items()]

    return Reference(
        name="FrozenLake",
        actions=("left", "down", "right", "up"),
        start=(0, 0, 0),
        step=step,
        observe=lambda state: state[0] * len(lake) + state[1],
        picture=lambda state: marked(lake, *state[:2]),
    )


STANDS = ((0, 0), (0, 4), (4, 0), (4, 3))  # red, green, yellow, blue
IN_TAXI = 4
TOWN = (
    "+---------+",
    "|R: | : :G|",
    "| : | : : |",
    "| : : : : |",
    "| | : | : |",
    "|Y| : |B: |",
    "+---------+",
)
SOUTH, NORTH, EAST, WEST, PICKUP, DROPOFF = range(6)
LATERAL = {SOUTH: (EAST, WEST), NORTH: (EAST, WEST), EAST: (NORTH, SOUTH), WEST: (NORTH, SOUTH)}


def driven(row, column, direction):
    """The cell after a move; none is made into a wall."""
    if direction == SOUTH:
        row = min(row + 1, 4)
    elif direction == NORTH:
        row = max(row - 1, 0)
    elif direction == EAST and TOWN[row + 1][2 * column + 2] == ":":
        column += 1
    elif direction == WEST and TOWN[row + 1][2 * column] == ":":
        column -= 1
    return row, column


def taxi(
    row=None,
    column=None,
    passenger=None,
    destination=None,
    max_steps=None,
    is_rainy=False,
    rainy_probability=0.8,
    fickle_passenger=False,
    fickle_probability=0.3,
    other_stands="allowed",
    against_walls="stays",
    second_pickup="fickle",
    anywhere=False,
):
    """Taxi: a step pays -1, a wrong pickup or dropoff -10, the right dropoff 20, which is the end.

    A start is one of 300, or the given one.  What the documentation leaves open:

    - `other_stands`: a passenger who is dropped at another stand than the destination waits there
      ("allowed"), or stays in the taxi, and that costs 10 ("illegal").
    - `against_walls`: in the rain a taxi that is driven against a wall "stays", or "drifts" as it
      does elsewhere.
    - `second_pickup`: a passenger who got off before the taxi moved can still change the mind
      after getting on again ("fickle"), or cannot ("calm").

    With `anywhere` a passenger may start at the destination as well, which the documentation
    excludes.

    A state is the place of the taxi, the passenger, the destination, whether the passenger can
    change the mind, and, with `max_steps`, the number of steps.
    """

    def step(state, action):
        row, column, passenger, destination, moody, steps = state
        steps += max_steps is not None
        here, late = (row, column), steps == max_steps
        if action <= WEST:
            return told(
                (rain * mood, (*cell, passenger, towards, still, steps), -1, False, late)
                for rain, cell in moves(row, column, action)
                for mood, towards, still in moods(passenger, destination, moody, cell != here)
            )
        reward, over = -10, False
        if action == PICKUP and passenger != IN_TAXI and here == STANDS[passenger]:
            passenger, reward = IN_TAXI, -1
        elif action == DROPOFF and passenger == IN_TAXI and here == STANDS[destination]:
            passenger, reward, over = destination, 20, True
        elif action == DROPOFF and passenger == IN_TAXI and here in waits:
            passenger, reward = STANDS.index(here), -1
            moody = moody and second_pickup == "fickle"
        return (*here, passenger, destination, moody, steps), reward, over, late

    def told(outcomes):
        """All that can happen; without its probability where it is one thing."""
        (_, *first), *others = outcomes = list(outcomes)
        return outcomes if others else tuple(first)

    def moves(row, column, action):
        """Where a move can end, each with its probability."""
        ahead = driven(row, column, action)
        if not is_rainy or (ahead == (row, column) and against_walls == "stays"):
            return [(1, ahead)]
        lateral = (1 - rainy_probability) / 2
        sides = [(lateral, driven(row, column, side)) for side in LATERAL[action]]
        return [(rainy_probability, ahead), *sides]

    def moods(passenger, destination, moody, has_moved):
        """The destination after a move and whether it can still change, each with its chance."""
        if not (moody and has_moved and passenger == IN_TAXI):
            return [(1, destination, moody)]
        others = [other for other in range(4) if other != destination]
        stays = (1 - fickle_probability, destination, False)
        return [stays, *((fickle_probability / 3, other, False) for other in others)]

    def observe(state):
        row, column, passenger, destination, *_ = state
        return ((row * 5 + column) * 5 + passenger) * 4 + destination

    def picture(state):
        row, column, passenger, destination, *_ = state
        where = "in the taxi" if passenger == IN_TAXI else f"at {'RGYB'[passenger]}"
        town = marked(TOWN, row + 1, 2 * column + 1)
        return f"{town}\npassenger {where}, to {'RGYB'[destination]}"

    waits = STANDS if other_stands == "allowed" else ()
    start = (row, column, passenger, destination, fickle_passenger, 0)
    if None in start:
        start = {
            (*divmod(cell, 5), who, towards, fickle_passenger, 0): 1
            for cell in range(25)
            for who in range(4)
            for towards in range(4)
            if anywhere or who != towards
        }
    return Reference(
        name="Taxi",
        actions=("south", "north", "east", "west", "pickup", "dropoff"),
        start=start,
        step=step,
        observe=observe,
        picture=picture,
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


class Limited(gymnasium.Wrapper):
    """An environment with its limit of steps, which is compared like the rest of it."""


def frozen_lake_with_limit(map_name="4x4", is_slippery=True):
    """FrozenLake with the limit that Gymnasium registers for the map."""
    name = {"4x4": "FrozenLake-v1", "8x8": "FrozenLake8x8-v1"}[map_name]
    return Limited(gymnasium.make(name, is_slippery=is_slippery))


def taxi_at(row=2, column=3, passenger=0, destination=2):
    """Gymnasium's Taxi-v4, from one of its states."""
    env = gymnasium.make("Taxi-v4").unwrapped
    return TaxiFrom(env, env.encode(row, column, passenger, destination))
