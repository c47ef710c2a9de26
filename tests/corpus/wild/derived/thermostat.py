"""One room, three powers of the heater, 96 steps; deterministic."""

from math import pi, sin

import numpy as np

NAME, TARGET = "thermostat", "thermostat.py:ThermostatEnv"
CAUSES = ["old_gym", "continuous", "history", "counter"]
DEFECTS = []
SAYS = "Continuous and deterministic, old Gym: the best return lies in a narrow interval."
OUT = [5 + 5 * sin(2 * pi * t / 48) for t in range(96)]


def following(room, t, heater):
    return 0.9 * room + 0.1 * OUT[t] + heater


def cost(room, heater):
    return 0.1 * (room - 21) ** 2 + 0.1 * heater


def from_below():
    """Return what a policy of a fine grid earns in the process itself."""
    grid = np.linspace(-10, 40, 20_001)
    later = [np.zeros_like(grid)]
    for t in reversed(range(96)):
        each = []
        for heater in range(3):
            new = following(grid, t, heater)
            each.append(-cost(new, heater) + np.interp(new, grid, later[-1]))
        later.append(np.max(each, axis=0))
    later.reverse()
    room, total = 15.0, 0.0
    for t in range(96):
        each = []
        for heater in range(3):
            new = following(room, t, heater)
            each.append(-cost(new, heater) + np.interp(new, grid, later[t + 1]))
        heater = int(np.argmax(each))
        room = following(room, t, heater)
        total -= cost(room, heater)
    return total


def from_above():
    """Return a bound where the heater may be any number in 0..2: the cost is convex in these, and
    lies above its tangent plane at any point, so the plane's smallest value bounds it."""
    effect = np.array([[0.9 ** (t - s) if s <= t else 0.0 for s in range(96)] for t in range(96)])
    free, room = [], 15.0
    for t in range(96):
        room = following(room, t, 0)
        free.append(room)
    free, heat = np.array(free), np.ones(96)
    step = 1 / np.linalg.norm(0.2 * effect.T @ effect, 2)
    for _ in range(20_000):
        gradient = 0.2 * effect.T @ (free + effect @ heat - 21) + 0.1
        heat = np.clip(heat - step * gradient, 0, 2)
    rooms = free + effect @ heat
    gradient = 0.2 * effect.T @ (rooms - 21) + 0.1
    value = cost(rooms, heat).sum() + np.minimum(-gradient * heat, gradient * (2 - heat)).sum()
    return -float(value)


def truth():
    how = (
        "at least what a policy computed on a grid of temperatures earns when it is played; at"
        " most what it would be if the heater took any value in [0, 2], by a tangent plane"
    )
    return {
        "limit": 96, "horizon": 96, "best_at_least": from_below(), "best_at_most": from_above(),
        "how": how,
    }  # fmt: skip


def check(env):
    rng, steps = np.random.default_rng(0), 0
    for _ in range(50):
        shown, room = env.reset(), 15.0
        for t in range(96):
            assert np.allclose(shown, [room, OUT[t], t / 96], atol=1e-4)
            heater = int(rng.integers(3))
            shown, paid, over, _ = env.step(heater)
            room = following(room, t, heater)
            assert abs(paid + cost(room, heater)) < 1e-6 and over == (t == 95)
            steps += 1
    return f"{steps} steps are alike"
