"""A dog and a rabbit on a torus of 6 x 6 with three burrows."""

TARGET = "pursuit_old.py:RabbitEnv"
CAUSES = ["old_gym", "global_random", "counter", "history"]
DEFECTS = ["seeding: starts and moves come from NumPy's and Python's global generators, and reset takes no seed"]
HEAR = "A class of old Gym that draws from both global generators; finite; the track and the counts of episodes never matter."
ACTIONS, LIMIT = 5, 100
HOLES = {(0, 3), (3, 0), (4, 4)}
CELLS = [(r, c) for r in range(6) for c in range(6) if (r, c) not in HOLES]


def near(cell):
    r, c = cell
    return [(r, (c - 1) % 6), (r, (c + 1) % 6), ((r - 1) % 6, c), ((r + 1) % 6, c)]


def starts():
    return [(1 / 33 / 32, (dog, rabbit)) for dog in CELLS for rabbit in CELLS if dog != rabbit]


def fled(dog, rabbit, reward, chance=1.0):
    out, rest = {}, 0.4 if rabbit in HOLES else 0.0
    if rest:
        out[rabbit] = rest
    for to in near(rabbit):
        to = rabbit if to == dog else to
        out[to] = out.get(to, 0.0) + (1 - rest) / 4
    return [(p * chance, (dog, to), reward, False) for to, p in out.items()]


def step(state, action):
    dog, rabbit = state
    if action == 4:
        if rabbit not in near(dog):
            return fled(dog, rabbit, -1.0)
        return [(0.5, state, 9.0, True), *fled(dog, rabbit, -1.0, 0.5)]
    to = near(dog)[action]
    if to == rabbit and to not in HOLES:
        return [(1.0, (to, to), 9.9, True)]
    return fled(dog if to in HOLES else to, rabbit, -0.1)


def success(state, action, after, reward, done):
    return done


def read(env):
    return tuple(map(int, env.dog)), tuple(map(int, env.rabbit))
