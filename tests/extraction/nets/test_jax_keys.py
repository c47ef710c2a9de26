"""Keys of JAX, from which random numbers come."""

import numpy as np
import pytest

from provengym.extraction.nets.generators import _is_jax_key

jax = pytest.importorskip("jax", reason="jax is not installed")


@pytest.mark.parametrize(
    ("make", "is_key"),
    [
        (lambda: jax.random.PRNGKey(0), True),
        (lambda: jax.random.split(jax.random.PRNGKey(0), 3), True),
        (lambda: jax.random.key(0), True),
        (lambda: jax.numpy.zeros(2, jax.numpy.uint32), True),  # it may be one
        (lambda: jax.numpy.zeros(3, jax.numpy.uint32), False),
        (lambda: jax.numpy.zeros(2, jax.numpy.int32), False),
        (lambda: np.zeros(2, np.uint32), False),
    ],
)
def test_what_may_be_a_key(make, is_key):
    assert _is_jax_key(make()) is is_key
