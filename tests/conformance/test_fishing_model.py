"""The model of Fishing that targets are held against."""

from collections import Counter
from fractions import Fraction

import numpy as np
import pytest

from provengym.conformance.references import find
from provengym.envs.fishing.env import HUNDREDTH, FishingEnv
from provengym.models.walks import distinguishing_sequence, way_to_the_end


def test_the_last_step_is_truncated_unless_extinct():
    model = find("Fishing").model({"Tmax": 2, "order": "harvest_first"})

    assert not model.step((750_000, 0), 5).done
    assert model.step((750_000, 1), 5).truncated
    assert model.step((750_000, 1), 75).terminated
    assert not model.step((750_000, 1), 75).truncated
    assert model.step((750_000, 1), 5).state[1] == 2


def test_stocks_are_read_within_the_rounding_of_float32():
    model = find("Fishing").model({"K": 3.0})
    for stock in (0, 1, 999_999, 1_000_001, 1_234_567, 2_000_000):
        assert model.read(np.float32(stock / 1e6 * 3.0))[:1] == (stock,)
    for wrong in (1.0000005, -1e-6, 6.00001, float("nan"), "1", [1.0, 2.0], None):
        with pytest.raises(Exception, match=r"no stock|not a whole number"):
            model.read(wrong)


def test_ways_through_the_model():
    model = find("Fishing").model({})
    way = way_to_the_end(model, model.start)

    assert len(set(way)) == 1  # the shortest are too far to seek
    assert len(way) < 20
    # The first of two stocks that yields more than the other.
    assert distinguishing_sequence(model, (500_000, 3), (505_000, 3)) == (51,)


def test_the_noise_is_the_specified_one():
    model = find("Fishing").model({"sigma": 0.1, "K": 2.0})
    outcomes = model.outcomes(model.columns([(1_000_000,)]), 50)

    assert outcomes.chances() == tuple(Fraction(share, 16) for share in (1, 4, 6, 4, 1))
    # At the capacity nothing grows by itself, and half of it is harvested.
    assert outcomes.observations.tolist() == [[k * 100_000] for k in (3, 4, 5, 6, 7)]
    assert outcomes.rewards.tolist() == [1.0] * 5
    assert model.start_chances() == {(375_000,): 1}


def test_every_random_word_is_one_of_the_outcomes():
    env = FishingEnv(sigma=0.1, order="harvest_first")
    model = find("Fishing").model({"sigma": 0.1, "order": "harvest_first"})
    for stock, action in ((1, 0), (333_333, 7), (750_000, 30), (2_000_000, 0), (2_000_000, 199)):
        outcomes = model.outcomes(model.columns([(stock,)]), action)
        distribution = Counter()
        for state, chance in zip(outcomes.states.T, outcomes.chances(), strict=True):
            distribution[tuple(state.tolist())] += chance
        words = [first << 60 | rest for first in range(16) for rest in (0, 2**60 - 1)]
        kernel_s = Counter(env.kernel.step((stock,), action * HUNDREDTH, word)[0] for word in words)
        assert distribution == {state: Fraction(count, 32) for state, count in kernel_s.items()}
