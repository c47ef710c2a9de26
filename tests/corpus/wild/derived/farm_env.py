"""Two fields with wheat (ripe at 4) or corn (at 6), water up to 3, 30 days."""

NAME, TARGET = "farm_env", "farm/farm_env.py:FarmEnv"
CAUSES = ["old_gym", "constructor", "counter", "history"]
DEFECTS = []
SAYS = "Right and finite; it needs a config, which the file has as DEFAULT_CONFIG."
ARGUMENTS = {"config": "DEFAULT_CONFIG of the same file"}
STARTS = [(1.0, ((0, 0), (0, 0), 3))]
RIPE, PRICE = {1: 4, 2: 6}, {1: 4.0, 2: 9.0}


def actions(state):
    return range(8)


def night(fields, water):
    """Yield (probability, fields) after a night with so much water."""
    if water:
        yield (
            1.0,
            tuple((c, min(stage + 1, RIPE[c])) if c else (0, 0) for c, stage in fields),
        )
        return
    a, b = fields
    for pa, na in ((0.25, (0, 0)), (0.75, a)) if a[0] else ((1.0, a),):
        for pb, nb in ((0.25, (0, 0)), (0.75, b)) if b[0] else ((1.0, b),):
            yield pa * pb, (na, nb)


def step(state, action):
    fields, water, paid = list(state[:2]), state[2], 0.0
    if 1 <= action <= 4:
        which, crop = (0, 1, 0, 1)[action - 1], (1, 1, 2, 2)[action - 1]
        if fields[which][0] == 0:
            fields[which], paid = (crop, 1), -float(crop)
    elif action == 5:
        water, paid = 3, -0.5
    elif action:
        crop, stage = fields[action - 6]
        if crop and stage == RIPE[crop]:
            paid = PRICE[crop]
        fields[action - 6] = (0, 0)
    out = []
    for p, change in ((0.5, -1), (0.3, 0), (0.2, 2)):
        left = min(3, max(0, water + change))
        out += [(p * q, (*after, left), paid, False) for q, after in night(fields, left)]
    return out


def seen(state):
    return [*state[0], *state[1], state[2]]


def truth(table):
    return {"best_return": table.solve(horizon=30), "horizon": 30, "limit": 30}


EPISODES, LIMIT = 1500, 30


def make(load):
    module = load("farm.farm_env")
    return module.FarmEnv(module.DEFAULT_CONFIG)
