"""`check` accepts a certificate exactly when its hypothesis holds in fractions."""

import dataclasses
import subprocess
import sys
from fractions import Fraction

import gymnasium
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import provengym
from provengym.solving import DiscountedCertificate, IntegerModel
from provengym.solving.certificates import discounted
from solving.exact_mdp import processes

MANY = settings(deadline=None, max_examples=150)


def agree(process, certificate):
    """Return whether a certificate holds, on which fractions and `check` must agree."""
    values = [Fraction(int(value), certificate.scale) for value in certificate.values]
    policy = None if certificate.policy is None else certificate.policy.tolist()
    error = Fraction(certificate.error, certificate.scale)
    failure = process.first_failure(values, policy, error)
    result = provengym.check(process, certificate, threads=2)

    assert (result.holds, result.state) == (failure is None, failure)
    assert (result.bound is None) == (not result.holds)
    return result.holds


def with_changed(array, index, value):
    copy = array.copy()
    copy[index] = value
    return copy


@MANY
@given(processes(), st.data())
def test_one_changed_entry(process, data):
    """A value, an action or the error is changed a little, or a lot, or hardly at all."""
    certificate = provengym.solve(process, discount=process.discount, tol=1e-4).certificate
    slack = data.draw(st.sampled_from([0, 0, certificate.error, certificate.scale]))
    certificate = dataclasses.replace(certificate, error=certificate.error + slack)
    if data.draw(st.booleans()):
        certificate = dataclasses.replace(certificate, policy=None)
    assert agree(process, certificate)
    state = data.draw(st.integers(0, process.states - 1))
    what = data.draw(st.sampled_from(["value", "policy", "error"]))
    if what == "value":
        by = data.draw(st.integers(1, 3) | st.integers(1, 2 * certificate.error + 3))
        by *= data.draw(st.sampled_from([-1, 1]))
        values = with_changed(certificate.values, state, certificate.values[state] + by)
        agree(process, dataclasses.replace(certificate, values=values))
    elif what == "policy" and certificate.policy is not None:
        action = data.draw(st.integers(0, process.actions - 1))
        policy = with_changed(certificate.policy, state, action)
        agree(process, dataclasses.replace(certificate, policy=policy))
    else:
        error = data.draw(st.integers(0, certificate.error))
        agree(process, dataclasses.replace(certificate, error=error))


@settings(MANY, max_examples=50)
@given(processes())
def test_the_error_that_is_found_is_the_smallest(process):
    certificate = provengym.solve(process, discount=process.discount, tol=1e-4).certificate

    assert agree(process, certificate)
    if certificate.error > 0:
        assert not agree(process, dataclasses.replace(certificate, error=certificate.error - 1))


@settings(MANY, max_examples=50)
@given(processes(), st.data())
def test_certificates_from_elsewhere(process, data):
    """Any integers over any scale that the rewards have."""
    model = provengym.solve(process, discount=process.discount, tol=1e-3).model
    small = st.integers(-20, 20)
    certificate = DiscountedCertificate(
        values=np.array([data.draw(small) for _ in range(process.states)]),
        policy=None,
        error=data.draw(st.integers(0, 60)),
        scale=model.reward_scale * data.draw(st.integers(1, 3)),
        discount=process.discount,
        sha256=model.sha256,
    )
    agree(process, certificate)


def one(successors=((0, 0),), rewards=((1, 0),), discount="1/2"):
    """A model of one state with two actions, whose optimal value is two, and its certificate."""
    model = (np.array(successors), np.array(rewards))
    return model, provengym.solve(model, discount=discount).certificate


@pytest.mark.parametrize(
    ("changes", "state", "action", "message"),
    [
        ({}, None, None, "every local check passes: the values are within 0 of optimal"),
        (
            {"values": -1},
            0,
            0,
            "state 0 (action 0): the Bellman backup exceeds the value by more than the error",
        ),
        (
            {"values": 1},
            0,
            0,
            "state 0 (action 0): the Bellman backup falls short of the value by more than the "
            "error",
        ),
        (
            {"values": 1, "policy": None},
            0,
            None,
            "state 0: every Bellman backup falls short of the value by more than the error",
        ),
        ({"policy": 2}, 0, 2, "state 0: the policy names action 2, which the model does not have"),
        (
            {"policy": -1},
            0,
            -1,
            "state 0: the policy names action -1, which the model does not have",
        ),
    ],
)
def test_what_is_said(changes, state, action, message):
    model, certificate = one()
    assert certificate.error == 0
    if "values" in changes:
        changes["values"] = certificate.values + changes["values"]
    if changes.get("policy") is not None:
        changes["policy"] = np.array([changes["policy"]], dtype=np.int32)
    result = provengym.check(model, dataclasses.replace(certificate, **changes))

    assert (result.state, result.message) == (state, message)
    assert result.action == action
    assert result.holds == bool(result) == (state is None)


def test_numbers_that_the_check_does_not_take():
    model, certificate = one()
    huge = dataclasses.replace(certificate, scale=2**62)
    uneven = provengym.solve((model[0], model[1] / 10), discount="1/2").certificate
    rewards = np.array([2**40, 0])
    fields = {"successors": np.zeros(2, np.int32), "terminated": np.zeros(2, bool)}
    large = IntegerModel(states=1, actions=2, discount="1/2", rewards=rewards, **fields)
    fine = dataclasses.replace(certificate, scale=2**30, sha256=large.sha256)

    assert "out of the range" in provengym.check(model, huge).message
    model = (model[0], model[1] / 10)
    assert provengym.check(model, uneven)
    uneven = dataclasses.replace(uneven, scale=uneven.scale + 1)
    assert "out of the range" in provengym.check(model, uneven).message
    assert "does not fit 64 bits" in provengym.check(large, fine).message


def test_another_model():
    model, certificate = one()
    other = (model[0], model[1] + 1)
    result = provengym.check(other, certificate)

    assert not result
    assert "about another model or another discount" in result.message
    assert certificate.sha256[:12] in result.message
    assert "another discount" in provengym.check(model, certificate, discount="1/3").message
    twice = provengym.solve("GridWorld", discount="1/2", height=1, width=2).certificate
    assert provengym.check(model, twice).message == (
        "the certificate has 2 values, and the model has 1 states"
    )


def test_a_model_has_its_own_discount():
    solution = provengym.solve("GridWorld", discount="1/2", height=2, width=2)
    other = solution.model.discounted("1/3")

    assert provengym.check(solution.model, solution.certificate)
    assert not provengym.check(other, solution.certificate)
    assert provengym.check(other, solution.certificate, discount="1/2")
    # Its bound would be less than that of the discount with which the local checks pass.
    renamed = dataclasses.replace(solution.certificate, discount="1/3")
    result = provengym.check(solution.model, renamed)
    assert not result
    assert result.message == "the certificate is about the discount 1/3, and the model has 1/2"


def test_the_certificate_names_what_it_is_about():
    grid = provengym.solve("GridWorld", discount=0.9, height=3, width=4, goal=(1, 1)).certificate
    lake = provengym.solve(gymnasium.make("FrozenLake-v1"), discount=0.9).certificate

    assert (grid.model, lake.environment) == (None, None)
    assert provengym.check(None, grid)
    assert provengym.check(None, lake)
    assert not provengym.check(None, dataclasses.replace(grid, values=grid.values + 10**9))
    other = {"height": 4, "width": 3, "goal": [1, 1]}
    assert not provengym.check(
        None, dataclasses.replace(grid, environment=(grid.environment[0], other))
    )


def test_a_certificate_with_a_model_is_about_it_whatever_it_calls_it():
    _, certificate = one()
    named = ("provengym/GridWorld-v0", {"height": 1, "width": 2})
    disguised = dataclasses.replace(certificate, environment=named)

    assert provengym.check(None, disguised) == provengym.check(None, certificate)
    assert provengym.check(None, disguised)
    assert not provengym.check("GridWorld", disguised, height=1, width=2)


def test_the_result_tells_the_rounding_of_the_model_that_was_checked():
    model = (np.array([[[2**0.5 / 2, 1 - 2**0.5 / 2]], [[0.25, 0.75]]]), np.zeros((2, 1)))
    solution = provengym.solve(model, discount=0.5)
    result = provengym.check(model, solution.certificate)

    assert result
    assert result.rounding == solution.model.rounding > 0
    assert result.reward_rounding == 0
    assert result.message.endswith(" of optimal in the rounded model")
    exact = dataclasses.replace(solution.model, rounding=0.0)
    assert "another model" in provengym.check(exact, solution.certificate).message


def test_no_environment_is_made_because_a_certificate_says_so():
    """Making one would import whatever module the file names."""
    code = (
        "import dataclasses, sys, provengym; "
        "c = provengym.solve('GridWorld', discount=0.5, height=1, width=2).certificate; "
        "c = dataclasses.replace(c, environment=('antigravity:Fly-v0', {})); "
        "provengym.check(None, c)"
    )
    result = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False
    )

    assert result.stderr.splitlines()[-1] == (
        "ValueError: the certificate holds no model and names no environment of this package, so "
        "the model must be given"
    )


@pytest.mark.parametrize("method", ["value_iteration", "policy_iteration"])
def test_values_alone(method):
    solution = provengym.solve("FrozenLake-v1", discount=0.9, method=method)
    alone = dataclasses.replace(solution.certificate, policy=None)
    result = provengym.check("FrozenLake-v1", alone)

    assert result
    assert (result.bound, result.policy_bound) == (solution.bound, None)
    assert provengym.check("FrozenLake-v1", solution.certificate).policy_bound == (
        solution.policy_bound
    )


def test_the_result_does_not_depend_on_the_threads():
    certificate = provengym.solve("GridWorld", discount=0.9, height=50, width=60).certificate
    values = certificate.values.copy()
    values[[700, 1400, 2999]] += 1 << 60
    wrong = dataclasses.replace(certificate, values=values)
    results = {
        provengym.check("GridWorld", wrong, threads=threads, height=50, width=60)
        for threads in (1, 2, 3, 7)
    }

    assert len(results) == 1
    assert results.pop().state == 640  # the first neighbour of the first


def test_bounds_are_rounded_up():
    _, certificate = one(discount="1/3")
    certificate = dataclasses.replace(certificate, error=1, scale=10**9)

    assert certificate.exact_bound == Fraction(3, 2 * 10**9)
    assert certificate.exact_policy_bound == Fraction(3, 10**9)
    assert Fraction(certificate.bound) >= certificate.exact_bound
    assert Fraction(certificate.policy_bound) >= certificate.exact_policy_bound
    for error in range(1, 200):
        changed = dataclasses.replace(certificate, error=error)
        assert 0 <= Fraction(changed.bound) - changed.exact_bound < Fraction(1, 10**20)


# ---- Refused ------------------------------------------------------------------------------------


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
    assert discounted.MAX_ERROR == 2**62 - 1
