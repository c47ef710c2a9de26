"""TwoLaneDriving against what was written from its page alone."""

import random
from collections import Counter

import provengym
from from_the_page import two_lane_driving
from from_the_page.comparisons.comparing import plainly, seen, unlike

SPACES = (
    (
        provengym.TwoLaneDrivingEnv(9, 4, 2, 11),
        "MultiDiscrete([length + 1, 2, max_speed + 1, sensor_range + 2, sensor_range + 2])",
        "Discrete(6)",
    ),
)
"""Environments with the spaces of observations and actions that the page has."""


def compare(negated):
    """Two steps from many cars on many streets; starts."""
    draw = random.Random(3)
    for number in range(1500):
        length, max_speed = draw.randint(2, 9), draw.randint(1, 4)
        speed_limit, sensor = draw.randint(1, max_speed), draw.randint(1, 12)
        limit = draw.choice([None, 1, 2])
        rare = draw.choice([2, 4, 9])
        cells = sorted(
            (x, lane) for x in range(1, length) for lane in (0, 1) if draw.randrange(rare) == 0
        )
        env = provengym.TwoLaneDrivingEnv(length, max_speed, speed_limit, sensor, cells, limit)
        rules = two_lane_driving.Street(length, max_speed, speed_limit, sensor, limit, negated)
        if env.max_steps != rules.limit:
            yield f"{length=}: {env.max_steps} steps, not {rules.limit}"
        car, options = rules.start(), None
        if number % 8:
            car |= {"place": draw.randint(0, length), "lane": draw.randint(0, 1)}
            car |= {"speed": draw.randint(0, max_speed)}
            options = {"state": {name: car[name] for name in ("place", "lane", "speed")}}
        shown, info = env.reset(options=options)
        got = [(seen(shown), plainly(info))]
        cells = set(cells)
        expected = [(rules.observe(cells, car), rules.info(cells, car))]
        for taken in (1, 2):
            action = draw.randrange(6)
            shown, *rest, info = env.step(action)
            got.append((seen(shown), *rest, plainly(info)))
            car, *flags = rules.step(cells, car, action, taken)
            told = rules.info(cells, car) | {"time_limit": taken >= env.max_steps}
            expected.append((rules.observe(cells, car), *flags, told))
        if got != expected:
            yield f"{rules.__dict__}, {cells}, {options}: {got}, not {expected}"
    env = provengym.TwoLaneDrivingEnv(4)
    env.reset(seed=0)
    counts = Counter()
    for _ in range(12000):
        env.reset()
        counts[tuple(env.state["obstacles"])] += 1
    yield from unlike(counts, two_lane_driving.Street(4, 3, 2, 6, negated=negated).layouts())
