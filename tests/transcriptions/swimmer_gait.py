"""SwimmerGait a second time, from the physics on: plain Python, sharing nothing with the package.

Without inertia the fluid moves the swimmer so that least power is lost to drag.  The power is a sum
of squares, so the velocities are a least-squares solution, and a displacement is their integral.
"""

import functools

import numpy as np

STEPS = 32
DEGREES = range(-60, 61, 15)
ACTIONS = ((1, 0), (-1, 0), (0, 1), (0, -1), (0, 0))


def velocity(degrees1, degrees2, joint):
    """Return the velocity of the middle link along itself, in links, when a joint turns by 1 a
    second."""
    turns = np.radians([-degrees1, 0, degrees2])
    joints = (-0.5, 0.0, 0.5)  # where the links hang, on the middle one
    rows, driven = [], []
    for link, (heading, x) in enumerate(zip(turns, joints, strict=True)):
        along = np.exp(1j * heading)
        middle = x + (link - 1) * along / 2
        for node in (-1, 1):  # Gauss's two nodes, exact for the square of a linear function
            point = middle + node / np.sqrt(12) * along
            # Of a motion by (1, 0), by (0, 1), of a turn of the whole, and of the joint alone.
            own = 1j * (point - x) * (link - 1) * (abs(link - 1) and (link == 0) == (joint == 0))
            motions = np.array([1, 1j, 1j * point, own]) / along
            for part, drag in ((motions.real, 1), (motions.imag, 2)):
                rows.append(np.sqrt(drag / 2) * part[:3])
                driven.append(-np.sqrt(drag / 2) * part[3])
    return np.linalg.lstsq(np.array(rows), np.array(driven), rcond=None)[0][0]


@functools.cache
def edge(first, second, joint):
    """Millionths of the swimmer's length, three links, while a joint goes up from this shape."""
    grid = [DEGREES[first], DEGREES[second]]
    speeds = []
    for k in range(STEPS + 1):
        now = list(grid)
        now[joint] += 15 * k / STEPS
        speeds.append(velocity(*now, joint))
    simpson = speeds[0] + speeds[-1] + 4 * sum(speeds[1::2]) + 2 * sum(speeds[2:-1:2])
    exact = simpson * np.radians(15) / STEPS / 3 / 3 * 10**6
    assert abs(exact % 1 - 0.5) > 1e-3
    return round(exact)


def step(shape, action):
    """The next shape and the reward in millionths."""
    change = ACTIONS[action] if action < len(ACTIONS) else (0, 0)
    after = tuple(min(max(n + d, 0), 8) for n, d in zip(shape, change, strict=True))
    if after == shape:
        return shape, 0
    joint = 0 if change[0] else 1
    if sum(change) > 0:
        return after, edge(*shape, joint)
    return after, -edge(*after, joint)
