"""Classes of rules against kernels: what is written in Python returns the bits of what is proved of
the same environment, for the same seed."""

import numpy as np
import pytest

import provengym
from spec import written

PAIRS = {
    "CliffWalking": (written.CliffWalking(), provengym.CliffWalkingEnv()),
    "CliffWalking, slippery": (
        written.CliffWalking(slippery=True),
        provengym.CliffWalkingEnv(is_slippery=True),
    ),
    "Taxi": (written.Taxi(), provengym.TaxiEnv()),
    "Taxi, in rain with fickle passengers": (
        written.Taxi(rainy=True, fickle=True),
        provengym.TaxiEnv(is_rainy=True, fickle_passenger=True),
    ),
}
STEPS = 3000


@pytest.mark.parametrize("name", PAIRS)
def test_the_rules_return_what_the_kernel_does(name):
    ours, kernel = PAIRS[name]
    assert ours.observation_space == kernel.observation_space
    assert ours.action_space == kernel.action_space
    rng = np.random.default_rng(0)
    # Episodes shall end.
    ways = np.array([2, 4, 2, 1] if kernel.action_space.n == 4 else [1] * 6)
    ended = 0
    for seed in (0, 7, 2**64 - 1):
        assert ours.reset(seed=seed)[0] == kernel.reset(seed=seed)[0]
        over = 0
        for _ in range(STEPS):
            action = rng.choice(len(ways), p=ways / ways.sum())
            one, other = ours.step(action), kernel.step(action)

            assert one[:4] == other[:4]
            over = over + 1 if one[2] else 0
            if over == 3:  # steps after the end are compared, too
                assert ours.reset()[0] == kernel.reset()[0]
                over, ended = 0, ended + 1
    assert ended
