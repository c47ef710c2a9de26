"""The walks and gridworlds of gym-classics, as their docstrings say they are:

provengym conform examples/field/gym_classics_grids.py:made --reference \\
    examples/field/gym_classics_grids.py:windy_gridworld --target-arg name=WindyGridworld-v0

A docstring gives the size of a grid, where it starts and ends, what moves do, and what is paid.
Walls are in pictures only, which are copied here.  What is observed at the end of an episode is
not said; the reference has `at_end` for it: "before" if it is the cell before the last step, and
"after" if it is the cell that this step leads to.
"""

import gymnasium

from provengym.conformance import Reference

MOVES = ((0, 1), (1, 0), (0, -1), (-1, 0))  # up, right, down, left, as (x, y) from the lower left
KINGS = (*MOVES, (1, 1), (1, -1), (-1, -1), (-1, 1))
NAMES = ("up", "right", "down", "left", "up-right", "down-right", "down-left", "up-left", "stay")

MAZE = (
    "       XG",
    "  X    X ",
    "S X    X ",
    "  X      ",
    "     X   ",
    "         ",
)
ROOMS = (
    "     X    G",  # "the goal is in the top-right cell"
    "     X     ",
    "           ",
    "     X     ",
    "     X     ",
    "X XXXX     ",
    "     XXX XX",
    "     X     ",
    "     X     ",
    "           ",
    "S    X     ",
)


def made(name):
    """One of gym-classics' environments, which shows the cells that its numbers stand for."""
    import gym_classics

    if gym_classics._backend is None:
        gym_classics.register("gymnasium")
    env = gymnasium.make(name).unwrapped
    size = len(env.decode(0)) if isinstance(env.decode(0), tuple) else 0
    space = gymnasium.spaces.MultiDiscrete([32] * size) if size else gymnasium.spaces.Discrete(32)
    return gymnasium.wrappers.TransformObservation(env, env.decode, space)


def seen(done, before, after, at_end):
    """Return the observation after a step: `at_end` matters at the end only."""
    return before if done and at_end == "before" else after


def walk(length, left_reward, at_end="before"):
    """A walk on a line from its middle, until it leaves the line; on the right that pays 1."""

    def step(place, action):
        after = place + (-1, 1)[action]
        reward = {-1: left_reward, length: 1.0}.get(after, 0.0)
        done = not 0 <= after < length
        return seen(done, place, min(max(after, 0), length - 1), at_end), reward, done

    return Reference(name="Walk", actions=("left", "right"), start=length // 2, step=step)


def grid(name, width, height, start, rule, walls=(), moves=MOVES, noise="none", at_end="before"):
    """A grid: `rule` says of a cell and the next one what is paid and whether that is the end.

    With the noise "80-10-10" a move is turned by 90 degrees to either side with probability 0.1.
    """

    def moved(cell, move):
        x, y = (cell[axis] + moves[move][axis] for axis in (0, 1))
        after = min(max(x, 0), width - 1), min(max(y, 0), height - 1)
        after = cell if after in walls else after
        reward, done = rule(cell, after)
        return seen(done, cell, after, at_end), reward, done

    def step(cell, action):
        if noise == "none":
            return moved(cell, action)
        turns = ((0, 8), (1, 1), (-1, 1))
        return [(weight, *moved(cell, (action + turn) % 4)) for turn, weight in turns]

    return Reference(name=name, actions=NAMES[: len(moves)], start=start, step=step)


def drawn(rows):
    """Width, height, and the cells with each sign of a picture."""
    cells = {sign: set() for sign in "SXG"}
    for y, row in enumerate(reversed(rows)):
        for x, sign in enumerate(row):
            cells.setdefault(sign, set()).add((x, y))
    return len(rows[0]), len(rows), cells


def walk_5(at_end="before"):
    """In words: "+1 for moving right in the extreme right state"."""
    return walk(5, 0.0, at_end)


def walk_19(at_end="before"):
    """In words: "an additional -1 reward for moving left in the extreme left state"."""
    return walk(19, -1.0, at_end)


def classic_gridworld(at_end="before"):
    """In words: "+1 for taking any action in cell (3, 2)", and -1 in cell (3, 1)."""
    paid = {(3, 2): 1.0, (3, 1): -1.0}

    def rule(cell, after):
        return paid.get(cell, 0.0), cell in paid

    walls, noise = {(1, 1)}, "80-10-10"
    return grid("ClassicGridworld", 4, 3, (0, 0), rule, walls, noise=noise, at_end=at_end)


def cliff_walk(at_end="before"):
    """In words: "-100 for entering The Cliff. -1 for all other transitions"; both are the end."""

    def rule(cell, after):
        falls = after[1] == 0 and 0 < after[0] < 11
        return -100.0 if falls else -1.0, falls or after == (11, 0)

    return grid("CliffWalk", 12, 4, (0, 0), rule, at_end=at_end)


def dyna_maze(at_end="before"):
    """In words: "+1 for episode termination"; "reaching the goal"."""
    width, height, cells = drawn(MAZE)
    (goal,), (start,) = cells["G"], cells["S"]

    def rule(cell, after):
        return float(after == goal), after == goal

    return grid("DynaMaze", width, height, start, rule, cells["X"], at_end=at_end)


def four_rooms(at_end="before"):
    """In words: "taking any action in the goal"; "80-10-10"."""
    width, height, cells = drawn(ROOMS)
    (goal,), (start,) = cells["G"], cells["S"]

    def rule(cell, after):
        return float(cell == goal), cell == goal

    walls, noise = cells["X"], "80-10-10"
    return grid("FourRooms", width, height, start, rule, walls, noise=noise, at_end=at_end)


def sparse_gridworld(at_end="before"):
    """In words: "The agent starts in cell (1, 3) and the goal is at cell (6, 3)"; "80-10-10"."""

    def rule(cell, after):
        return float(after == (6, 3)), after == (6, 3)

    return grid("SparseGridworld", 10, 8, (1, 3), rule, noise="80-10-10", at_end=at_end)


def windy_gridworld(moves="cardinal", wind="steady", border="last", at_end="before"):
    """A position is "the vector sum of the action's effect and the wind".

    The wind's strengths are those of the book, example 6.5, to which the docstring refers.  With
    the wind "random" they are changed by -1, 0 or 1 with probability 1/3 each where there is wind,
    exercise 6.10.  A king's moves are exercise 6.9.  Who leaves the grid is put back to its border:
    `border` is "last" if after the sum of action and wind, and "first" if after the action, before
    the wind.
    """
    strengths = (0, 0, 0, 1, 1, 1, 2, 2, 1, 0)
    steps = {"cardinal": MOVES, "king": KINGS, "king or stay": (*KINGS, (0, 0))}[moves]

    def moved(cell, action, change):
        x, y = cell[0] + steps[action][0], cell[1] + steps[action][1]
        y = min(max(y, 0), 6) if border == "first" else y
        after = min(max(x, 0), 9), min(max(y + strengths[cell[0]] + change, 0), 6)
        done = after == (7, 3)
        return seen(done, cell, after, at_end), 0.0 if done else -1.0, done

    def step(cell, action):
        if wind == "steady" or not strengths[cell[0]]:
            return moved(cell, action, 0)
        return [(1, *moved(cell, action, change)) for change in (-1, 0, 1)]

    return Reference(name="WindyGridworld", actions=NAMES[: len(steps)], start=(0, 3), step=step)
