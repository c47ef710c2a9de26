"""The model of Fishing that targets are held against."""

import numpy as np
import pytest

from provengym.conformance._walk import telling_apart, way_to_the_end
from provengym.conformance.references import find


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
        assert model.read(np.float32(stock / 1e6 * 3.0)) == (stock,)
    for wrong in (1.0000005, -1e-6, 6.00001, float("nan"), "1", [1.0, 2.0], None):
        with pytest.raises(Exception, match=r"no stock|not a whole number"):
            model.read(wrong)


def test_ways_through_the_model():
    model = find("Fishing").model({})
    way = way_to_the_end(model, model.start)

    assert len(set(way)) == 1  # the shortest are too far to seek
    assert len(way) < 20
    # The first of two stocks that yields more than the other.
    assert telling_apart(model, (500_000, 3), (505_000, 3)) == (51,)
