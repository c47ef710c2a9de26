"""Five disks on three pegs; an allowed move fails with probability 1/10."""

TARGET = "hanoi_env.py:HanoiEnv"
ARGUMENTS = {"n_disks": 5}
CAUSES = ["old_gym", "constructor", "counter"]
DEFECTS = []
HEAR = "A class of old Gym with a seed method of its own; it needs n_disks, and with five of them it is a small finite process that is sure to be solved."
ACTIONS, LIMIT = 6, 300
MOVES = [(i, j) for i in range(3) for j in range(3) if i != j]


def starts():
    return [(1.0, (0,) * 5)]


def step(state, action):
    here, there = MOVES[action]
    tops = [next((d for d in range(5) if state[d] == peg), 5) for peg in range(3)]
    disk = tops[here]
    if disk == 5 or tops[there] < disk:
        return [(1.0, state, -2.0, False)]
    after = (*state[:disk], there, *state[disk + 1:])
    won = after == (2,) * 5
    return [(0.9, after, 99.0 if won else -1.0, won), (0.1, state, -1.0, False)]


def success(state, action, after, reward, done):
    return done


def read(env):
    return env.state
