"""SwimmerGait against what was written from its page alone."""

import itertools

import provengym
from from_the_page import swimmer_gait
from from_the_page.comparisons.comparing import seen

SPACES = ((provengym.SwimmerGaitEnv(), "MultiDiscrete([9, 9])", "Discrete(5)"),)
"""Environments with the spaces of observations and actions that the page has."""


def compare(negated):
    """A step from every shape, and whole episodes."""
    env, rules = provengym.SwimmerGaitEnv(), swimmer_gait.SwimmerGait(negated=negated)
    if (shown := seen(env.reset()[0])) != rules.observe(rules.start()):
        yield f"start: {shown}"
    for shape in itertools.product(range(9), repeat=2):
        for action in range(5):
            before, _ = env.reset(options={"state": shape})
            angles = tuple(map(rules.angle, shape))
            shown, *rest = env.step(action)
            after, *flags = rules.step(angles, action, 1)
            got = (seen(before), seen(shown), *rest)
            expected = (rules.observe(angles), rules.observe(after), *flags, {"time_limit": False})
            if got != expected:
                yield f"{shape}, {action}: {got}, not {expected}"
    for limit in (1, 3):
        env, rules = provengym.SwimmerGaitEnv(9, limit), swimmer_gait.SwimmerGait(limit, negated)
        env.reset()
        shape = rules.start()
        for taken in range(1, limit + 1):
            shape, *flags = rules.step(shape, 2, taken)
            if env.step(2)[1:4] != tuple(flags):
                yield f"{limit=}, step {taken}: not {flags}"
