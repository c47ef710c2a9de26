"""The observation spaces that references read."""

import gymnasium
import numpy as np
import pytest
from gymnasium import spaces

from provengym.conformance.references import find
from provengym.models.model import NoFitError


@pytest.mark.parametrize("name", ["KeyLock", "SpellCorrection", "TwoLaneDriving"])
def test_a_reference_reads_a_space_of_its_numbers_and_a_box_around_it(name):
    model = find(name).model({})
    own = gymnasium.make(f"provengym/{name}-v0").observation_space
    sizes, low = own.nvec, np.zeros_like(own.nvec)

    for right in (own, spaces.Box(low, sizes - 1, dtype=np.int64), spaces.Box(-1, 999, low.shape)):
        assert model.observation_reader(right) == model.read
    for wrong in (
        spaces.MultiDiscrete(sizes + 1),
        spaces.MultiDiscrete(sizes, start=low + 1),
        spaces.Box(low, sizes - 2, dtype=np.int64),
        spaces.Box(low + 1, sizes, dtype=np.int64),
        spaces.Discrete(3),
    ):
        with pytest.raises(NoFitError, match=r"is not MultiDiscrete.*can map other observations"):
            model.observation_reader(wrong)
