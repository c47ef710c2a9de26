"""Certificates of random processes say what is true, in fractions, also with a number changed."""

import pytest

from solving.random_processes import CERTIFIED, KINDS, NONE, NOT_CERTIFIED, judge


@pytest.mark.parametrize("kind", KINDS)
def test_certificates_are_true(kind):
    found = {judge(kind, seed) for seed in range(40 if "members" in kind else 100)}

    assert CERTIFIED in found
    assert NOT_CERTIFIED not in found
    assert (NONE in found) == (kind in ("unreachable", "total", "endless", "total on members"))
