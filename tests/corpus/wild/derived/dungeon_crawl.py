"""A dungeon with a key, a door, a potion and a ghost that walks a round of six tiles."""

TARGET = "dungeon_crawl/env.py:DungeonEnv"
CAUSES = ["layout", "counter", "history"]
DEFECTS = []
HEAR = "A package with relative imports; finite and deterministic, the hero's path is a history that never matters, and a dead hero is the only way to fail."
ACTIONS, LIMIT = 5, 200
MAP = ("#########", "#@..#..k#", "#.#.#.#.#", "#.#...#.#", "#...#..!#", "###D#####", "#......>#",
       "#########")
ROUND = ((3, 3), (3, 4), (3, 5), (4, 5), (3, 5), (3, 4))
WAYS = ((-1, 0), (0, 1), (1, 0), (0, -1), (0, 0))


def starts():
    return [(1.0, ((1, 1), 3, False, True, False, 0))]


def step(state, action):
    cell, hp, key, potion, opened, phase = state
    to = (cell[0] + WAYS[action][0], cell[1] + WAYS[action][1])
    what, reward = MAP[to[0]][to[1]], -0.01
    if what == "D" and key:
        opened = True
    now = cell if what == "#" or what == "D" and not opened else to
    here = MAP[now[0]][now[1]]
    if here == "k" and not key:
        key, reward = True, reward + 1
    if here == "!" and potion:
        potion, hp = False, 3
    old, phase = ROUND[phase], (phase + 1) % 6
    if ROUND[phase] == now or (ROUND[phase], old) == (cell, now):
        hp, reward = hp - 1, reward - 1
    over = hp == 0 or here == ">"
    reward += -5 if hp == 0 else 10 if here == ">" else 0
    return [(1.0, (now, hp, key, potion, opened, phase), reward, over)]


def success(state, action, after, reward, done):
    return done and after[1] > 0


def read(env):
    kinds = {tile.name for tile in env.items.values()}
    return (env.hero.position, env.hero.hp, env.hero.has_key, "POTION" in kinds, env.door_open,
            env.ghost.turn)
