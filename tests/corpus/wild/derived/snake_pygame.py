"""Snake on 4 x 4: the body from head to tail, and the food."""

TARGET = "snake_pygame.py:SnakeEnv"
CAUSES = ["old_gym", "large", "global_random", "library", "counter"]
DEFECTS = ["seeding: the food is drawn from Python's global generator, and reset takes no seed"]
HEAR = "The observation does not show the order of the body, so states are more than pictures; food comes from Python's global generator; pygame only draws."
ACTIONS, LIMIT = 3, 250


def fed(body, pay, chance=1.0):
    free = [(x, y) for x in range(4) for y in range(4) if (x, y) not in body]
    return [(chance / len(free), (body, food), pay, False) for food in free]


def starts():
    return [(p, s) for p, s, *_ in fed(((1, 1), (0, 1)), 0)]


def step(state, action):
    body, food = state
    (x, y), (nx, ny) = body[:2]
    dx, dy = x - nx, y - ny
    if action == 1:
        dx, dy = -dy, dx
    if action == 2:
        dx, dy = dy, -dx
    head = (x + dx, y + dy)
    if not (0 <= head[0] < 4 and 0 <= head[1] < 4) or head in body:
        return [(1.0, "crash", -10.0, True)]
    if head != food:
        return [(1.0, ((head, *body[:-1]), food), 0.0, False)]
    body = (head, *body)
    return [(1.0, "full", 60.0, True)] if len(body) == 16 else fed(body, 10.0)


def success(state, action, after, reward, done):
    return after == "full"


def read(env):
    return tuple(map(tuple, env.game.snake)), tuple(env.game.food)
