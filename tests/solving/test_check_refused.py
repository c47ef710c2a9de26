"""What `check` and `Certificate` refuse, by name."""

import dataclasses

import numpy as np
import pytest

import provengym
from provengym.solving import _certificate


@pytest.fixture
def certificate():
    return provengym.solve((np.array([[0, 0]]), [[1, 0]]), discount="1/2").certificate


@pytest.mark.parametrize(
    ("arguments", "error", "message"),
    [
        (("GridWorld", 3), TypeError, "certificate must be a Certificate or a path, got 3"),
        (("GridWorld", None), TypeError, "certificate must be .* got None"),
        ((None, "nowhere.npz"), FileNotFoundError, "nowhere.npz"),
    ],
)
def test_wrong_arguments(arguments, error, message):
    with pytest.raises(error, match=message):
        provengym.check(*arguments)


def test_parameters_need_an_environment(certificate):
    with pytest.raises(TypeError, match="parameters are for an environment's id, got height"):
        provengym.check(None, certificate, height=3)
    with pytest.raises(ValueError, match="threads must be between 1 and 1024, got 0"):
        provengym.check(None, certificate, threads=0)


@pytest.mark.parametrize(
    ("changed", "error", "message"),
    [
        ({"values": np.zeros(0, np.int64)}, ValueError, "values must have 1 to .* got 0"),
        ({"values": np.zeros(1)}, TypeError, "values must be an array of dtype int64"),
        ({"policy": np.zeros(2, np.int32)}, ValueError, r"policy must have the shape \(1,\)"),
        ({"error": -1}, ValueError, "error must be between 0 and 4611686018427387903, got -1"),
        ({"error": 2**62}, ValueError, "error"),
        ({"error": 0.5}, TypeError, "error must be an integer"),
        ({"scale": 0}, ValueError, "scale must be between 1 and"),
        ({"discount": 1}, ValueError, "discount"),
        ({"sha256": "0" * 63}, ValueError, "sha256 must be 64 hexadecimal digits"),
        ({"environment": "GridWorld"}, ValueError, "environment must be an id and its param"),
        ({"model": 3}, TypeError, "model must be an IntegerModel, got 3"),
    ],
)
def test_wrong_fields(certificate, changed, error, message):
    with pytest.raises(error, match=message):
        dataclasses.replace(certificate, **changed)


def test_the_limits_are_those_of_the_kernel():
    assert _certificate.MAX_ERROR == 2**62 - 1
