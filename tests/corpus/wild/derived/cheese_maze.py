"""A maze with two cheeses, a pair of holes, mud and a trap; deterministic."""

TARGET = "cheese_maze.ipynb:CheeseMaze"
CELLS = (1, 2, 4)  # of the notebook, which have the environment
CAUSES = ["notebook", "library", "counter", "history"]
DEFECTS = []
HEAR = "A notebook whose other cells train and plot; the class is a finite deterministic maze, and the visits and returns that it keeps never matter."
ACTIONS, LIMIT = 4, 100
MAZE = ("#########", "#S.#..1C#", "#..m..###", "#.##m#..#", "#..#..m.#", "##.#.#T.#", "#1..C#.E#",
        "#########")
HOLES = {(1, 6): (6, 1), (6, 1): (1, 6)}
CHEESE = ((1, 7), (6, 4))


def starts():
    return [(1.0, ((1, 1), frozenset()))]


def step(state, action):
    (r, c), eaten = state
    to = (r + (-1, 0, 1, 0)[action], c + (0, 1, 0, -1)[action])
    what = MAZE[to[0]][to[1]]
    if what == "#":
        return [(1.0, state, -1.0, False)]
    reward = {"m": -0.6, "T": -10.0}.get(what, -0.1)
    if to in CHEESE and to not in eaten:
        eaten, reward = eaten | {to}, reward + 3
    out = what == "E" and len(eaten) == 2
    if out:
        reward = 10.0
    return [(1.0, (HOLES.get(to, to), eaten), reward, out or what == "T")]


def success(state, action, after, reward, done):
    return reward == 10.0


def read(env):
    return env.pos, frozenset(c for c, e in zip(CHEESE, env.eaten) if e)
