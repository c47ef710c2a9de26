"""Files of models and certificates that were written before are read, and mean what they meant.

Those of version 1 of models and version 3 of certificates are in `kept`.
"""

from pathlib import Path

import pytest

import provengym
from provengym.solving import integer_model

KEPT = Path(__file__).parent / "kept"
HALF = 0.5
WALK = {
    0: {0: [(HALF, 1, 1.5, False), (HALF, 0, 0, False)], 1: [(1, 0, 0.25, True)]},
    1: {0: [(1, 0, -1, True)], 1: [(0.25, 0, 2, False), (0.75, 1, 0, True)]},
}
DISCOUNTED = "57d15a857a07ad7fcd0686bcfb15e9f23cfcbf3eecd4f3c3cd33257bf057114a"
CERTIFICATES = {
    "discounted.json": DISCOUNTED,
    "discounted.npz": DISCOUNTED,
    "endless.json": "9d7eaaa6a756fee0c2f9f19c693f90a1ac4f36776682ee6788f104b0eeecbbea",
    "horizon.json": "32bf65f002414426d3f78d14b75975b0c9d051aca9ca9375412450cade693e3c",
    "success.json": "6f5698b26f536926c5bdac03a762768d654b5f591b5380b8bd403b10a7768bc5",
    "total.json": "fa3af25a28652b2eeeebdf3095eb9b30489ad8ec5da4442b654a5a377f972075",
    "unreachable.json": "5446ab6866d1196b17351b1bd1a95766b2d9856f441b2986874d8402c52039aa",
}


@pytest.mark.parametrize(("file", "fingerprint"), CERTIFICATES.items())
def test_a_certificate_that_was_written_before_holds_for_its_model(file, fingerprint):
    certificate = provengym.load_certificate(KEPT / file)

    assert certificate.kind == Path(file).stem
    assert certificate.sha256 == certificate.fingerprint(certificate.model) == fingerprint
    assert provengym.check(certificate.model, certificate).holds


def test_a_table_has_the_fingerprint_that_it_had():
    assert integer_model(WALK, "9/10").sha256 == DISCOUNTED
    assert integer_model(WALK, 1).sha256 == CERTIFICATES["total.json"]


def test_a_model_that_was_written_before_has_the_fingerprint_that_it_had():
    path = str(KEPT / "says.npz")
    model = provengym.load_model(path)

    assert (model.target, model.states, model.actions) == ("extraction.small:Says", 2, (0, 1))
    assert model.success.tolist().count(True) == 2
    for given in (path, model):
        assert integer_model(given, "9/10").sha256 == (
            "3012f6e93b1ffb7fd81542ce99f7de484d1f57e74e28ff3043d403fffc669fbe"
        )
