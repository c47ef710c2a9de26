"""Certificates about some states only: a set that no step leaves, and that has all starts."""

import dataclasses
from fractions import Fraction

import numpy as np
import pytest

import provengym
from provengym.solving import (
    IntegerModel,
    UnboundedReturn,
    integer_model,
    load_certificate,
)
from provengym.solving.objectives.total import under_weights
from solving.certified import assert_same

ENDS, GOES = True, False
# State 0 leads to 1 or ends, 1 ends with a reward of 3 or goes back; 2 pays 1 for ever, or leads to
# all three.
MACHINE = [
    [[(1, 1, 0, GOES)], [(1, 0, 1, ENDS)]],
    [[(Fraction(1, 2), 0, 0, GOES), (Fraction(1, 2), 1, 3, ENDS)], [(1, 1, 3, ENDS)]],
    [[(1, 2, 1, GOES)], [(Fraction(1, 2), 0, 0, GOES), (Fraction(1, 2), 1, 0, GOES)]],
]
FIRST = np.array([True, True, False])
PAYS = "terminated and reward > 2"
QUESTIONS = [
    {"discount": "9/10"},
    {"horizon": 3},
    {"objective": "total"},
    {"objective": "success", "success": PAYS},
]


def solved(**question):
    return provengym.solve(MACHINE, members=FIRST, **question)


def checked(certificate):
    """Return the result of `check`, the same for the certificate's model and for the given one."""
    success = PAYS if certificate.kind == "success" else None
    given = provengym.check(MACHINE, certificate, success=success)
    assert provengym.check(None, certificate) == given
    return given


def with_item(array, index, value):
    copy = array.copy()
    copy[index] = value
    return copy


@pytest.mark.parametrize("question", QUESTIONS)
def test_only_members_count(question):
    solution = solved(**question)
    certificate = solution.certificate
    result = checked(certificate)

    assert result
    assert result.message.endswith(", from each of 2 of 3 states")
    assert solution.bound == result.bound
    assert solution.values[2] == 0
    assert solution.certificate.sha256 == certificate.fingerprint(solution.model)
    for name in certificate.passing:
        array = getattr(certificate, name)
        last = array.size - 1
        highest = np.iinfo(array.dtype).max
        for value in (highest, -highest - 1):
            changed = {name: with_item(array, last, value)}
            other = dataclasses.replace(certificate, **changed)
            assert checked(other) == result, name
            assert other.exact_bound == certificate.exact_bound
        if name != "ranks":
            wrong = -highest if name == "upper" else highest
            other = dataclasses.replace(certificate, **{name: with_item(array, last - 1, wrong)})
            assert not checked(other), name


@pytest.mark.parametrize("question", QUESTIONS[:2])
def test_the_values_are_those_of_all_states(question):
    alone, whole = solved(**question), provengym.solve(MACHINE, **question)

    assert alone.certificate.sha256 == whole.certificate.sha256
    np.testing.assert_array_equal(alone.values[FIRST], whole.values[FIRST])


def test_what_is_without_bound_elsewhere_is_no_matter():
    with pytest.raises(UnboundedReturn):
        provengym.solve(MACHINE, objective="total")
    solution = solved(objective="total")

    assert solution.values.tolist() == [3, 3, 0]
    assert solution.certificate.between(0) == (3, 3)
    with pytest.raises(ValueError, match="state must be a member of the certificate, got 2"):
        solution.certificate.between(2)
    with pytest.raises(UnboundedReturn, match="from state 2") as caught:
        provengym.solve(MACHINE, objective="total", members=np.ones(3, np.bool_))
    assert provengym.check(MACHINE, caught.value.certificate)


@pytest.mark.parametrize("question", QUESTIONS)
@pytest.mark.parametrize(
    ("members", "message"),
    [
        ([1, 0, 0], "state 0 (action 0): a step may leave the states that it is about"),
        ([0, 1, 0], "state 1 (action 0): a step may leave the states that it is about"),
        ([0, 0, 1], "state 2 (action 1): a step may leave the states that it is about"),
        ([1, 0, 1], "state 0 (action 0): a step may leave the states that it is about"),
        ([0, 0, 0], "there is no state that it is about"),
    ],
)
def test_sets_that_a_step_leaves(question, members, message):
    members = np.array(members, np.bool_)
    certificate = dataclasses.replace(solved(**question).certificate, members=members)

    assert checked(certificate).message == message
    with pytest.raises(ValueError, match="members must "):
        provengym.solve(MACHINE, members=members, **question)


def test_success_need_not_stay():
    """A success ends the episode, wherever it leads."""
    table = [[[(1, 1, 5, GOES)]], [[(1, 1, -1, GOES)]]]
    first = np.array([True, False])
    success = "reward == 5"
    solution = provengym.solve(table, objective="success", success=success, members=first)

    assert solution.certificate.between(0) == (1, 1)
    assert provengym.check(table, solution.certificate, success=success)
    with pytest.raises(
        ValueError, match="members must be left by no step, and action 0 in state 0"
    ):
        provengym.solve(table, objective="total", members=first)


def test_what_cannot_happen_is_no_matter():
    """An outcome of weight zero may lead elsewhere."""
    model = IntegerModel(
        states=2,
        actions=1,
        discount=1,
        row_starts=np.array([0, 2, 3]),
        weights=np.array([1, 0, 1], np.uint32),
        successors=np.array([0, 1, 1], np.int32),
        rewards=np.array([2, 0, 1]),
        terminated=np.array([True, False, False]),
    )
    solution = provengym.solve(model, objective="total", members=np.array([True, False]))

    assert provengym.check(model, solution.certificate)
    assert solution.certificate.between(0) == (2, 2)


def test_a_policy_need_not_stay_where_it_is_not():
    """Under a policy with chance, a set is closed that other actions leave."""
    table = [[[(1, 0, 1, ENDS)], [(1, 0, 0, GOES)], [(1, 1, 0, GOES)]], [[(1, 1, 1, GOES)]] * 3]
    first = np.array([True, False])
    model = integer_model(table, 1)
    with pytest.raises(
        ValueError, match="members must be left by no step, and action 2 in state 0"
    ):
        provengym.solve(model, objective="total", members=first)
    process = under_weights(model, np.array([[1, 2, 0], [1, 1, 1]]))
    solution = provengym.solve(process, objective="total", members=first)

    assert solution.certificate.between(0) == (1, 1)
    assert provengym.check(process, solution.certificate)
    # Three steps are expected, and no fewer.
    certificate = solution.certificate
    ranks = with_item(certificate.ranks, 0, 3 * certificate.rank_scale)
    certificate = dataclasses.replace(certificate, ranks=ranks)
    assert provengym.check(process, certificate)
    certificate = dataclasses.replace(certificate, ranks=ranks - 1)
    assert "the rank is less than" in provengym.check(process, certificate).message


def test_all_starts_are_members():
    lake = provengym.solve("FrozenLake-v1", objective="total", members="reachable")
    holes = np.zeros(16, np.bool_)
    holes[[5, 7]] = True
    without = dataclasses.replace(lake.certificate, members=holes)

    assert lake.certificate.members.sum() == 11
    assert provengym.check("FrozenLake-v1", lake.certificate)
    assert provengym.check("FrozenLake-v1", without).message == (
        "state 0: an episode may begin here, and the certificate is not about this state"
    )
    assert provengym.check(None, without)  # the model in the file does not say where it may begin


class Begins:
    """An environment with a table that begins in the first state or in the second."""

    P = MACHINE
    initial_state_distrib = np.array([0.5, 0.5, 0])


def test_every_start_is_a_member():
    begins = Begins()
    solution = provengym.solve(begins, objective="total", members="reachable")
    table = [[[(1, s, s, ENDS)]] for s in range(3)]
    begins.P = table
    apart = provengym.solve(begins, discount=0.5, members="reachable")
    first = dataclasses.replace(apart.certificate, members=np.array([True, False, False]))

    np.testing.assert_array_equal(solution.certificate.members, FIRST)
    assert provengym.check(begins, apart.certificate)
    assert provengym.check(table, first)
    assert provengym.check(begins, first).state == 1


def test_starts_of_an_extracted_model(tmp_path):
    model = provengym.solving.reachable("GridWorld", height=2, width=2)
    file = tmp_path / "model.npz"
    model.save(file)
    solution = provengym.solve(str(file), discount=0.9, members="reachable")
    over = np.zeros(model.states, np.bool_)
    over[-1] = True
    for given in (model, str(file)):
        assert provengym.check(given, solution.certificate)
        result = provengym.check(given, dataclasses.replace(solution.certificate, members=over))
        assert result.state == model.starts[0]


@pytest.mark.parametrize(
    ("members", "error", "message"),
    [
        (np.array([True, True]), ValueError, r"members must have the shape \(3,\), got \(2,\)"),
        (np.array([1, 1, 0]), TypeError, "members must be an array of dtype bool, got of dtype"),
        ([True, True, False], TypeError, "members must be an array of dtype bool, got list"),
        ("reachable", ValueError, "members must be an array, for the model does not say"),
        ("all", ValueError, "members must be "),
    ],
)
def test_wrong_members(members, error, message):
    with pytest.raises(error, match=message):
        provengym.solve(MACHINE, discount=0.5, members=members)
    if not isinstance(members, str):
        with pytest.raises(error, match=message):
            dataclasses.replace(solved(discount=0.5).certificate, members=members)


def test_bounds_of_the_given_model_are_not_known():
    """Check that no bound is given where what was rounded to nothing may leave the members."""
    table = [[[(1 - 1e-12, 0, 1, GOES), (1e-12, 1, 0, GOES)]], [[(1, 1, 0, GOES)]]]
    first = np.array([True, False])
    for asked in ({"discount": 0.5}, {"horizon": 2}):
        assert provengym.solve(table, **asked).given_bound is not None
        assert provengym.solve(table, members=first, **asked).given_bound is None


@pytest.mark.parametrize("ending", [".npz", ".json"])
@pytest.mark.parametrize("question", QUESTIONS)
def test_files(tmp_path, question, ending):
    certificate = solved(**question).certificate
    file = tmp_path / f"c{ending}"
    certificate.save(file)

    assert_same(load_certificate(file), certificate)
