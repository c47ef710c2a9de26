"""A car that must stop in a zone: continuous, with a start that is uniform in [-0.5, 0.5].

From below: 4,001 starts are played with a controller that accelerates, brakes from a distance that is
tried for each of them, and then creeps; their mean, less the largest change between neighbours, is a
bound up to what happens between two neighbours.  From above: a car that always accelerates arrives
first, whatever the speed is then, from the best start 0.5.
"""

TARGET = "parking_1d.py:OneDimParking"
CAUSES = ["continuous", "library", "counter", "history"]
DEFECTS = []
HEAR = "Continuous in its start and its motion: the best return is between that of a controller on 4,001 starts and 20 less the time that full speed takes; from each of these starts it is possible to park."
ACTIONS, LIMIT = 3, 200


def moved(x, v, action):
    v = (v + (action - 1) * 1.5 * 0.1) * 0.97
    return x + v * 0.1, v


def step(state, action):
    x, v = moved(*state, action)
    parked, crashed = abs(x - 10) <= 0.25 and abs(v) <= 0.2, not -1 <= x <= 12
    return [(1.0, (x, v), -0.05 + 20 * parked - 20 * crashed, parked or crashed)]


def alike(one, other):
    return all(abs(a - b) < 1e-9 for a, b in zip(one, other))


def read(env):
    return env.car.x, env.car.v


def steps_of(x, brake):
    v, k = 0.0, 0
    while k < 200:
        if x < brake:
            action = 2
        elif v > 0.17:
            action = 0
        else:
            action = 2 if v < 0.1 and x < 9.75 else 1
        x, v = moved(x, v, action)
        k += 1
        if abs(x - 10) <= 0.25 and abs(v) <= 0.2:
            return k
        if x > 12:
            return None
    return None


def truth():
    values = []
    for i in range(4001):
        x = -0.5 + i / 4000
        ways = [k for k in (steps_of(x, 5.5 + j / 25) for j in range(40)) if k]
        assert ways, x
        values.append(20 - 0.05 * min(ways))
    jump = max(abs(a - b) for a, b in zip(values, values[1:]))
    x, v, k = 0.5, 0.0, 0
    while x < 9.75:
        x, v, k = *moved(x, v, 2), k + 1
    return {"limit": 200, "horizon": 200, "best_success": 1.0,
            "best_return_between": [sum(values) / 4001 - jump, 20 - 0.05 * k]}
