"""Environments of MO-Gymnasium, as their docstrings say they are:

provengym conform examples/field/mo_gymnasium_seas.py:made --reference \\
    examples/field/mo_gymnasium_seas.py:deep_sea_treasure --target-arg name=deep-sea-treasure-v0

A reward is a vector.  MO-Gymnasium's own `LinearReward` makes one number of it, in which each
component can be read: they are multiplied by powers of 100 and added, here as there.  Maps are in
pictures and in the source only; they are copied from the latter.
"""

import numpy as np

from provengym.conformance import Reference

WEIGHTS = (1.0, 100.0, 10_000.0)
TREASURES = {
    (1, 0): 0.7,
    (2, 1): 8.2,
    (3, 2): 11.5,
    (4, 3): 14.0,
    (4, 4): 15.1,
    (4, 5): 16.1,
    (7, 6): 19.6,
    (7, 7): 20.3,
    (9, 8): 22.4,
    (10, 9): 23.7,
}
ROOMS = (
    "1    2X     G",
    "      X      ",
    "      1      ",
    "             ",
    "      X      ",
    "2    3X      ",
    "XX3 XXXXX 1XX",
    "      X2    3",
    "      X      ",
    "             ",
    "      2      ",
    "      X      ",
    "_     X3    1",
)
UP, DOWN, LEFT, RIGHT = (-1, 0), (1, 0), (0, -1), (0, 1)


def made(name, weights=WEIGHTS, **arguments):
    """An environment with the weighted sum of its rewards, and with no limit around it."""
    import mo_gymnasium

    env = mo_gymnasium.make(name, disable_env_checker=True, **arguments).unwrapped
    weights = np.array(weights[: env.reward_space.shape[0]])
    return mo_gymnasium.wrappers.LinearReward(env, weight=weights)


def summed(name, **arguments):
    """An environment in which the components of the reward are added as they are."""
    return made(name, weights=(1.0,) * 6, **arguments)


def paid(*rewards):
    """The weighted sum of the components of a reward."""
    return sum(weight * reward for weight, reward in zip(WEIGHTS, rewards, strict=False))


def reference(**parts):
    """A reference whose rewards were 32-bit floats."""
    return Reference(**parts, reward_tolerance=1e-4)


def deep_sea_treasure():
    """A step pays "-1 at each time step", and "the value of the treasure at the current position".

    What cannot be moved into is not said: here the sea floor under the treasures, and the border.
    """
    floor = {column: row for row, column in TREASURES}

    def step(cell, action):
        row = cell[0] + (UP, DOWN, LEFT, RIGHT)[action][0]
        column = cell[1] + (UP, DOWN, LEFT, RIGHT)[action][1]
        inside = 0 <= row <= 10 and 0 <= column <= 10
        after = (row, column) if inside and row <= floor.get(column, 10) else cell
        treasure = TREASURES.get(after, 0.0)
        return after, paid(treasure, -1), treasure > 0

    return reference(
        name="DeepSeaTreasure",
        actions=("up", "down", "left", "right"),
        start=(0, 0),
        step=step,
    )


def resource_gathering(enemy=0.1):
    """Gold and a diamond are to be brought home; an enemy kills with probability 0.1.

    The probability is in the paper that the docstring names, not in the docstring.
    """
    gold, diamond, home, enemies = (0, 2), (1, 4), (4, 2), {(0, 3), (1, 2)}

    def step(state, action):
        row, column, with_gold, with_diamond = state
        row = min(max(row + (UP, DOWN, LEFT, RIGHT)[action][0], 0), 4)
        column = min(max(column + (UP, DOWN, LEFT, RIGHT)[action][1], 0), 4)
        with_gold |= int((row, column) == gold)
        with_diamond |= int((row, column) == diamond)
        after = (row, column, with_gold, with_diamond)
        if (row, column) == home:
            return [(1, after, paid(0, with_gold, with_diamond), True)]
        if (row, column) in enemies:
            return [(enemy, after, paid(-1, 0, 0), True), (1 - enemy, after, 0.0, False)]
        return [(1, after, 0.0, False)]

    return reference(
        name="ResourceGathering",
        actions=("up", "down", "left", "right"),
        start=(*home, 0, 0),
        step=step,
    )


def four_room(goal_pays="nothing"):
    """Shapes are worth a component each, once; "the episode terminates when the agent reaches G".

    The docstring names no reward for the goal; with `goal_pays` "all" it is 1 in each component.
    """
    shapes = {}
    for column in range(13):
        for row in range(13):
            if ROOMS[row][column] in "123":
                shapes[row, column] = len(shapes)
    moves = (LEFT, UP, RIGHT, DOWN)

    def step(state, action):
        row, column, *taken = state
        after = row + moves[action][0], column + moves[action][1]
        inside = 0 <= after[0] < 13 and 0 <= after[1] < 13
        if not inside or ROOMS[after[0]][after[1]] == "X":
            after = (row, column)
        sign, rewards = ROOMS[after[0]][after[1]], [0, 0, 0]
        if after in shapes and not taken[shapes[after]]:
            taken[shapes[after]], rewards[int(sign) - 1] = 1, 1
        if sign == "G" and goal_pays == "all":
            rewards = [1, 1, 1]
        return (*after, *taken), paid(*rewards), sign == "G"

    return reference(
        name="FourRoom",
        actions=("left", "up", "right", "down"),
        start=(12, 0, *[0] * len(shapes)),
        step=step,
    )


def fishwood(fishproba=0.1, woodproba=0.9, wood=0, end="terminated"):
    """Wood or fish is had with a probability, where one is; "ends after MAX_TS=200 steps".

    The docstring gives the component 0 to wood and 1 to fish; `wood` is the number of the former.
    Whether the place before the step counts, as here, or that after it, is not said, nor whether
    the `end` is "terminated", "truncated" or "both".
    """

    def step(state, action):
        place, time = state
        over = time + 1 == 200
        ends = over and end != "truncated", over and end != "terminated"
        chance, component = (woodproba, wood) if place else (fishproba, 1 - wood)
        after = (action, time + 1)
        return [(chance, after, WEIGHTS[component], *ends), (1 - chance, after, 0.0, *ends)]

    return reference(
        name="FishWood",
        actions=("fishing", "woods"),
        start=(1, 0),
        step=step,
        observe=lambda state: [state[0]],
    )


def breakable_bottles(prob_drop=0.1, start=0, shown="flags"):
    """Two bottles are carried from the one end to the other; of two in hand one may drop.

    "The agent starts at location 0": `start` is another.  A dropped bottle is not picked up again.
    Who leaves a place between the ends with two bottles drops one there with probability
    `prob_drop`.  `potential` is -1 as long as a bottle lies anywhere, and its change is paid.
    "For each location, a boolean flag" is shown; or, with `shown` "counts", how many bottles lie.
    """
    last = 4

    def step(state, action):
        place, carrying, delivered, dropped = state
        if action == 2:
            carrying += place == 0 and carrying < 2
            return [(1, (place, carrying, delivered, dropped), paid(-1, 0, 0), False)]
        after = min(max(place + (-1, 1)[action], 0), last)
        outcomes = [(1, carrying, dropped)]
        if carrying == 2 and 0 < place < last:
            more = tuple(n + (i == place - 1) for i, n in enumerate(dropped))
            outcomes = [(1 - prob_drop, 2, dropped), (prob_drop, 1, more)]
        results = []
        for chance, held, ground in outcomes:
            new = min(held, 2 - delivered) if after == last else 0
            brought = delivered + new
            held = 0 if after == last and after != place else held
            change = int(any(dropped)) - int(any(ground))
            rewards = paid(-1, 25 * new, change)
            results.append((chance, (after, held, brought, ground), rewards, brought == 2))
        return results

    def observe(state):
        place, carrying, delivered, dropped = state
        return {
            "location": place,
            "bottles_carrying": carrying,
            "bottles_delivered": delivered,
            "bottles_dropped": dropped if shown == "counts" else [int(n > 0) for n in dropped],
        }

    return reference(
        name="BreakableBottles",
        actions=("left", "right", "pick up"),
        start=(start, 0, 0, (0, 0, 0)),
        step=step,
        observe=observe,
    )
