"""Swimmer against what was written from its page alone."""

import numpy as np

import provengym
from from_the_page import swimmer

NEAR = 3e-6
"""A bound on the distance of double precision from the kernel's numbers."""
TIES = [(1 / 8192, -3 / 8192), (-1 / 8192, 5 / 8192)]
"""Torques half way between two multiples of 1/4096."""


def state_of(numbers):
    """The state that 13 numbers of ``options["state"]`` are."""
    return (
        np.array(numbers[:6]).view(complex),
        np.array(numbers[6:9]),
        complex(*numbers[9:11]),
        complex(*numbers[11:]),
    )


def compare(negated):
    """Episodes of random torques, from rest and from states at the ends of the ranges."""
    rng = np.random.default_rng(0)
    for number in range(12):
        limit = int(rng.integers(1, 30))
        env = provengym.SwimmerEnv(max_steps=limit)
        rules = swimmer.Swimmer(limit, negated)
        shown, info = env.reset()
        state = rules.start()
        if number % 2:
            angles = rng.uniform(-np.pi, np.pi, 3)
            headings = np.stack([np.cos(angles), np.sin(angles)], 1).ravel()
            speeds = [*rng.choice([-15.99, 15.99, 3.0], 3), *rng.choice([-4, 4, 0.5], 2)]
            shown, info = env.reset(options={"state": [*headings, *speeds, 1.0, 2.0]})
            state = state_of(env.state)
        if info or np.abs(shown - rules.observe(state)).max() > NEAR:
            yield f"an episode begins with {shown}, {info}"
        for taken in range(1, limit + 1):
            action = rng.uniform(-1.5, 1.5, 2)
            if rng.random() < 0.2:
                action = np.array(TIES[taken % 2])
            shown, reward, *rest = env.step(action)
            state, paid, *flags = rules.step(state, action.tolist(), taken)
            far = np.abs(shown - rules.observe(state)).max()
            if far > NEAR or abs(reward - paid) > NEAR:
                yield f"{number}, step {taken}: {far} and {reward - paid} away"
            if rest != [*flags, {"time_limit": taken >= limit}]:
                yield f"{number}, step {taken}: {rest}, not {flags}"
            state = state_of(env.state)
