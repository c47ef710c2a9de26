"""The best return of so many steps: against backward induction in fractions; its certificates."""

import dataclasses
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import provengym
from provengym.solving import HorizonCertificate, NotCertified, integer_model
from solving.certified import assert_same
from solving.exact_mdp import processes

MANY = settings(deadline=None, max_examples=150)
DISCOUNTS = [1, 1, "1/2", "99/100", 0]


def best(process, horizon):
    """For each number of steps up to the horizon, the best return from each state."""
    layers = [[Fraction(0)] * process.states]
    for _ in range(horizon):
        layers.append(
            [
                max(process.backup(layers[-1], s, a) for a in range(process.actions))
                for s in range(process.states)
            ]
        )
    return layers[1:]


def earned(process, policy):
    """Compute the values of a policy: its rows are times, the last of which is the last step."""
    values = [Fraction(0)] * process.states
    for actions in policy[::-1].tolist():
        values = [process.backup(values, s, a) for s, a in enumerate(actions)]
    return values


def holds(process, certificate):
    """Return whether the layers bound what they are said to, in fractions."""
    states, scale = certificate.states, certificate.scale
    upper = lower = [Fraction(0)] * states
    for k in range(certificate.horizon):
        here = slice(k * states, (k + 1) * states)
        above = [Fraction(int(x), scale) for x in certificate.upper[here]]
        below = [Fraction(int(x), scale) for x in certificate.lower[here]]
        actions = certificate.policy[here].tolist()
        for s in range(states):
            if any(process.backup(upper, s, a) > above[s] for a in range(process.actions)):
                return False
            if not 0 <= actions[s] < process.actions:
                return False
            if process.backup(lower, s, actions[s]) < below[s]:
                return False
        upper, lower = above, below
    return True


@MANY
@given(processes(max_states=6, discounts=DISCOUNTS), st.integers(1, 12))
def test_against_fractions(process, horizon):
    solution = provengym.solve(process, discount=process.discount, horizon=horizon, tol=1e-5)
    certificate = solution.certificate
    optimal = best(process, horizon)[-1]

    assert certificate.exact_bound <= solution.bound <= 1e-5
    for value, exact in zip(solution.values, optimal, strict=True):
        assert value <= exact + Fraction(1, 2**20)
        assert exact - value <= certificate.exact_bound + Fraction(1, 2**20)
    assert solution.policy.shape == (horizon, process.states)
    for mine, exact in zip(earned(process, solution.policy), optimal, strict=True):
        assert exact - certificate.exact_bound <= mine <= exact
    assert holds(process, certificate)
    assert provengym.check(solution.model, certificate)
    assert provengym.check(process, certificate)


@MANY
@given(processes(max_states=4, discounts=DISCOUNTS), st.integers(1, 6), st.data())
def test_a_changed_number_is_refused_exactly_when_the_layers_are_wrong(process, horizon, data):
    certificate = provengym.solve(
        process, discount=process.discount, horizon=horizon, tol=1e-2
    ).certificate
    name = data.draw(st.sampled_from(["upper", "lower", "policy"]))
    array = getattr(certificate, name).copy()
    place = data.draw(st.integers(0, array.size - 1))
    if name == "policy":
        array[place] = data.draw(st.integers(0, process.actions - 1))
    else:
        array[place] += data.draw(st.integers(-(2**20), 2**20) | st.integers(-2, 2))
    changed = dataclasses.replace(certificate, **{name: array})
    result = provengym.check(process, changed)

    assert bool(result) == holds(process, changed)
    if not result:
        assert result.state == place % process.states or name != "policy"
        assert " to go, the Bellman backup " in result.message


def test_exact_where_the_numbers_fit():
    grid = provengym.solve("GridWorld", horizon=20, height=4, width=5)

    assert grid.bound == grid.policy_bound == 0
    assert grid.values[0] == -6
    assert grid.certificate.conclusion() == "the best return of 20 steps is exactly as said"
    lake = provengym.solve("FrozenLake-v1", horizon=10)
    assert lake.bound == 0
    assert lake.certificate.scale == 3**10
    long = provengym.solve("FrozenLake-v1", horizon=100)
    assert 0 < long.bound <= 1e-6
    assert long.values[0] == pytest.approx(0.7441902, abs=1e-6)


def test_the_policy_depends_on_the_time():
    """Seven at once, or ten after three steps of no reward."""
    P = {0: {0: [(1, 0, 7, True)], 1: [(1, 1, 0, False)]},
         1: {0: [(1, 2, 0, False)], 1: [(1, 2, 0, False)]},
         2: {0: [(1, 2, 10, True)], 1: [(1, 2, 0, False)]}}  # fmt: skip
    two, three = (provengym.solve(P, horizon=steps) for steps in (2, 3))

    assert (two.values[0], three.values[0]) == (7, 10)
    assert [policy[0, 0] for policy in (two.policy, three.policy)] == [0, 1]
    np.testing.assert_array_equal(three.q_values[0], [7, 10])


@pytest.mark.parametrize("ending", ["npz", "json"])
def test_files(tmp_path, ending):
    solution = provengym.solve("FrozenLake-v1", horizon=7)
    file = tmp_path / f"lake.{ending}"
    solution.certificate.save(file)
    found = provengym.load_certificate(file)

    assert isinstance(found, HorizonCertificate)
    assert_same(solution.certificate, found)
    assert provengym.check(None, file)
    assert provengym.check("FrozenLake-v1", file)
    assert not provengym.check("FrozenLake-v1", file, is_slippery=False)


def test_the_horizon_and_the_discount_are_under_the_fingerprint():
    certificate = provengym.solve("GridWorld", horizon=4, height=2, width=2).certificate
    layers = 2 * certificate.states
    shorter = {name: getattr(certificate, name)[:layers] for name in ("upper", "lower", "policy")}
    for changed in (
        dataclasses.replace(certificate, horizon=2, **shorter),
        dataclasses.replace(certificate, discount=Fraction(1, 2)),
    ):
        result = provengym.check("GridWorld", changed, height=2, width=2)
        assert not result
        assert "about another" in result.message


@pytest.mark.parametrize(
    ("arguments", "error", "message"),
    [
        ({"horizon": 0}, ValueError, "horizon must be between 1 and"),
        ({"horizon": 2.5}, TypeError, "horizon must be an integer"),
        ({"horizon": 3, "discount": 2}, ValueError, r"discount must be a number in \[0, 1\]"),
        (
            {"horizon": 3, "method": "value_iteration"},
            ValueError,
            "method must be 'auto' with a horizon",
        ),
        ({"horizon": 2**31 - 1}, MemoryError, "the layers of 2,147,483,647 steps and 25 states"),
    ],
)
def test_what_is_refused(arguments, error, message):
    with pytest.raises(error, match=message):
        provengym.solve("GridWorld", **arguments)


@pytest.mark.parametrize(
    ("changes", "error", "message"),
    [
        ({"horizon": 0}, ValueError, "horizon must be between 1 and"),
        ({"horizon": 3}, ValueError, "upper must have as many items for each of 3 layers, got 8"),
        ({"lower": np.zeros(7, np.int64)}, ValueError, r"lower must have the shape \(8,\)"),
        ({"policy": np.zeros(8)}, TypeError, "policy must be an array of dtype int32"),
    ],
)
def test_garbled_certificates(changes, error, message):
    certificate = provengym.solve("GridWorld", horizon=2, height=2, width=2).certificate
    with pytest.raises(error, match=message):
        dataclasses.replace(certificate, **changes)


def test_numbers_that_do_not_fit():
    model = dataclasses.replace(
        integer_model((np.array([[0, 0]]), np.array([[1, 0]])), 1), rewards=np.array([2**61, 0])
    )
    with pytest.raises(NotCertified, match="they do not fit the integers of a certificate"):
        provengym.solve(model, horizon=3)


def test_a_tolerance_out_of_reach():
    P = [[[(1 / 3, 0, 2.0**30, False), (2 / 3, 0, 0, False)]]]
    with pytest.raises(NotCertified, match="was reached; ask for a larger tol, or for fewer steps"):
        provengym.solve(P, horizon=200, tol=1e-12)


def test_progress_counts_the_steps():
    seen = []
    provengym.solve("GridWorld", horizon=5, progress=lambda *told: seen.append(told[0]))

    assert seen == [1, 2, 3, 4, 5]
