"""A maze of text, as course work is written: no base class, lists, and walls that cost."""

from gymnasium import spaces

from provengym.conformance import Reference

PLAN = ("S.#", ".#.", "..G")
WAYS = {"up": (-1, 0), "right": (0, 1), "down": (1, 0), "left": (0, -1), "down right": (1, 1)}
START, GOAL = (0, 0), (2, 2)


def is_open(row, column):
    """Return whether a place is in the maze and no wall."""
    return 0 <= row < 3 and 0 <= column < 3 and PLAN[row][column] != "#"


def maze():
    """Five directions, one of them diagonal, for which no wall may be on either side of the way.

    A step costs 1, one into a wall 2; the goal ends the episode.
    """

    def step(cell, action):
        down, right = [*WAYS.values()][action]
        (row, column), is_diagonal = cell, abs(down) == abs(right)
        sides = [(row + down, column), (row, column + right)] if is_diagonal else []
        to = (row + down, column + right)
        if all(is_open(*place) for place in (to, *sides)):
            return to, -1, to == GOAL
        return cell, -2, False

    return Reference(name="Maze", actions=tuple(WAYS), start=START, step=step)


class Maze:
    """Lists and a dictionary of moves."""

    def __init__(self):
        self.action_space = spaces.Discrete(5)
        self.observation_space = spaces.MultiDiscrete([3, 3])

    def reset(self, seed=None, options=None):
        self.at = [*START]
        return [*self.at], {}

    def step(self, action):
        down, right = WAYS[[*WAYS][action]]
        row, column = self.at
        if is_open(row + down, column + right) and self.is_wide(row, column, down, right):
            self.at, reward = [row + down, column + right], -1
        else:
            reward = self.bump()
        return [*self.at], reward, self.at == [*GOAL], False, {"at": self.at}

    def is_wide(self, row, column, down, right):
        return is_open(row + down, column) and is_open(row, column + right)

    def bump(self):
        return -2


class MazeOfFreeWalls(Maze):
    """A wall costs what a step does."""

    def bump(self):
        return -1


class MazeOfNarrowCorners(Maze):
    """The diagonal way passes between walls."""

    def is_wide(self, row, column, down, right):
        return True
