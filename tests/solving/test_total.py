"""The best total return: against all policies that end, in fractions; its certificates, and those
of endless reward."""

import dataclasses
import itertools
import pickle
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

import provengym
from provengym.solving import (
    EndlessCertificate,
    NotCertified,
    TotalCertificate,
    UnboundedReturn,
    endless,
    integer_model,
)
from solving.certified import assert_same
from solving.exact_mdp import ExactMDP, processes

MANY = settings(deadline=None, max_examples=200)


def solved(process):
    """The solution of a process that has one."""
    try:
        return provengym.solve(process, objective="total")
    except NotCertified as error:
        assume("mean reward" not in str(error))
        raise
    except UnboundedReturn:
        assume(False)
    except ValueError as error:
        assume("no policy ends" not in str(error))
        raise


def ends(process, policy):
    """Return whether the policy ends from every state, with probability one."""
    can = set()
    while True:
        more = {
            s
            for s in range(process.states)
            if s not in can
            and any(ends or t in can for p, t, _, ends in process.rows[s][policy[s]] if p)
        }
        if not more:
            return len(can) == process.states
        can |= more


def best(process):
    """The best total return from each state of a deterministic policy that ends."""
    policies = itertools.product(range(process.actions), repeat=process.states)
    found = [process.policy_values(policy) for policy in policies if ends(process, policy)]
    return [max(column) for column in zip(*found, strict=True)]


def holds(process, certificate):
    """Return whether the local checks pass, in fractions."""
    scale, n, actions = certificate.scale, process.states, range(process.actions)
    upper = [Fraction(int(x), scale) for x in certificate.upper]
    lower = [Fraction(int(x), scale) for x in certificate.lower]
    ranks = [Fraction(int(x), certificate.rank_scale) for x in certificate.ranks]
    policy = certificate.policy.tolist()

    def expected(s, a):
        return 1 + sum(p * (0 if ends else ranks[t]) for p, t, _, ends in process.rows[s][a])

    ranked = actions if certificate.case == "ranking" else None
    return (
        all(0 <= policy[s] < process.actions for s in range(n))
        and all(process.backup(upper, s, a) <= upper[s] for s in range(n) for a in actions)
        and all(process.backup(lower, s, policy[s]) >= lower[s] for s in range(n))
        and all(rank >= 0 for rank in ranks)
        and all(ranks[s] >= expected(s, a) for s in range(n) for a in (ranked or [policy[s]]))
        and (certificate.case != "nonnegative" or all(x >= 0 for x in upper))
    )


def holds_for_ever(process, certificate):
    """Return whether the local checks of a certificate of endless reward pass, in fractions."""
    members, policy = certificate.members.tolist(), certificate.policy.tolist()
    potential = [Fraction(int(x), certificate.scale) for x in certificate.potential]

    def stays(s):
        if not 0 <= policy[s] < process.actions:
            return False
        row = process.rows[s][policy[s]]
        if any(ends or not members[t] for p, t, _, ends in row if p):
            return False
        return certificate.exact_gain + potential[s] <= process.backup(potential, s, policy[s])

    return any(members) and all(stays(s) for s in range(process.states) if members[s])


@MANY
@given(processes(discounts=[1]))
def test_against_all_policies(process):
    solution = solved(process)
    certificate, optimal = solution.certificate, best(process)

    assert certificate.exact_bound <= solution.bound <= 1e-6
    for s, exact in enumerate(optimal):
        assert Fraction(int(certificate.lower[s]), certificate.scale) <= exact
        assert exact <= Fraction(int(certificate.upper[s]), certificate.scale)
    assert ends(process, solution.policy.tolist())
    earned = process.policy_values(solution.policy.tolist())
    for mine, exact in zip(earned, optimal, strict=True):
        assert exact - certificate.exact_bound <= mine <= exact
    assert holds(process, certificate)
    assert provengym.check(process, certificate)


@settings(MANY, max_examples=300)
@given(processes(discounts=[1]), st.data())
def test_a_changed_number_is_refused_exactly_when_a_local_check_fails(process, data):
    certificate = solved(process).certificate
    name = data.draw(st.sampled_from(["upper", "lower", "policy", "ranks", "case"]))
    if name == "case":
        value = data.draw(st.sampled_from(["ranking", "nonnegative", "ending"]))
    else:
        value = getattr(certificate, name).copy()
        place = data.draw(st.integers(0, value.size - 1))
        if name == "policy":
            value[place] = data.draw(st.integers(0, process.actions))
        else:
            unit = certificate.rank_scale if name == "ranks" else certificate.scale
            value[place] += data.draw(st.integers(-2, 2) | st.sampled_from([-unit, unit]))
    changed = dataclasses.replace(certificate, **{name: value})

    assert bool(provengym.check(certificate.model, changed)) == holds(process, changed)


@MANY
@given(processes(discounts=[1]))
def test_returns_without_bound_have_a_certificate(process):
    try:
        certificate = endless(process)
    except NotCertified:
        assume(False)
    if certificate is None:
        return
    members = set(np.flatnonzero(certificate.members).tolist())

    assert members
    assert certificate.exact_gain > 0
    assert holds_for_ever(process, certificate)
    assert provengym.check(process, certificate)
    greater = dataclasses.replace(certificate, gain=certificate.gain + 10**6 * certificate.scale)
    assert "fall short of the gain" in provengym.check(process, greater).message
    everywhere = dataclasses.replace(certificate, members=np.ones(process.states, np.bool_))
    if len(members) < process.states:
        assert provengym.check(process, everywhere).state not in members


STAY_OR_LEAVE = [[[(1, 0, 0, False)], [(1, 0, -1, True)]]]


def test_to_stay_for_nothing_or_leave_at_a_cost():
    """That the values are those of their backups is not enough: to stay is worth 0, or 7."""
    solution = provengym.solve(STAY_OR_LEAVE, objective="total")
    certificate = solution.certificate

    assert solution.values.tolist() == [-1]
    assert certificate.conclusion() == (
        "the best total return is exactly as said, among policies that end"
    )
    for value in (0, 7):
        values, stay = np.full(1, value * certificate.scale), np.zeros(1, np.int32)
        wrong = dataclasses.replace(certificate, upper=values, lower=values, policy=stay)
        for case in ("ending", "nonnegative", "ranking"):
            result = provengym.check(STAY_OR_LEAVE, dataclasses.replace(wrong, case=case))
            assert "the rank is less than one more" in result.message
    nonnegative = dataclasses.replace(certificate, case="nonnegative")
    assert "the upper value is negative" in provengym.check(STAY_OR_LEAVE, nonnegative).message


@pytest.mark.parametrize(
    ("model", "case", "value"),
    [
        ([[[(1, 0, -3, True)], [(1, 0, -2, True)]]], "ranking", -2),
        ([[[(1, 0, 3, True)], [(1, 0, 0, False)]]], "nonnegative", 3),
        (STAY_OR_LEAVE, "ending", -1),
        ("CliffWalking-v1", "ending", -13),
    ],
)
def test_cases(model, case, value):
    solution = provengym.solve(model, objective="total")

    assert solution.certificate.case == case
    assert solution.values[-1 if isinstance(model, list) else 36] == value
    assert solution.question == "total return"


def test_exact_values():
    lake = provengym.solve("FrozenLake-v1", objective="total")

    assert lake.bound == 0
    assert Fraction(int(lake.certificate.lower[0]), lake.certificate.scale) == Fraction(14, 17)


def test_returns_without_bound():
    loop = [
        [[(1, 1, 2, False)], [(1, 0, 0, True)]],
        [[(1, 0, -1, False)], [(1, 0, 0, True)]],
    ]
    with pytest.raises(
        UnboundedReturn, match="from each of 2 states .* at least 0.5 a step"
    ) as hit:
        provengym.solve(loop, objective="total")

    certificate = hit.value.certificate
    assert certificate.exact_gain == Fraction(1, 2)
    assert provengym.check(loop, certificate)
    assert_same(pickle.loads(pickle.dumps(hit.value)).certificate, certificate)
    assert endless("FrozenLake-v1") is None
    assert endless(STAY_OR_LEAVE) is None


def test_endless_reward_that_is_seldom_reached():
    """It takes thousands of steps on average from state 0 to state 1, where each earns a little;
    from state 2 one is there at once, and hardly ever comes to state 0."""
    rare, never = Fraction(1, 5000), Fraction(1, 10**7)
    seldom = [
        [
            [(1 - rare, 0, 0, False), (rare, 1, 0, False)],
            [(1 - rare, 0, 0, False), (rare, 2, 0, False)],
        ],
        [[(1, 0, 0, False)], [(1, 1, Fraction(1, 10), False)]],
        [[(1 - never, 1, 0, False), (never, 0, 0, False)]] * 2,
    ]
    certificate = endless(seldom)

    assert certificate.exact_gain == Fraction(1, 10)
    assert certificate.members.tolist() == [False, True, False]
    assert provengym.check(seldom, certificate)
    assert holds_for_ever(ExactMDP(seldom, 1), certificate)


def test_what_is_no_endless_reward():
    """From state 0 the one action earns a reward and leads to state 1, where nothing is earned."""
    once = [
        [[(1, 1, 1, False)], [(1, 0, 1, False)]],
        [[(1, 1, 0, False)], [(1, 1, 1, True)]],
    ]
    certificate = endless(once)
    assert (certificate.members.tolist(), certificate.policy[0]) == ([True, False], 1)
    for changes, message in (
        ({"policy": [0, 0]}, "state 0 (action 0): the policy's action may leave the states or"),
        ({"members": [True, True]}, "state 1 (action 0): the expected reward and potential fall"),
        ({"members": [True, True], "policy": [1, 1]}, "state 1 (action 1): the policy's action"),
        ({"gain": 2 * certificate.gain}, "state 0 (action 1): the expected reward and potential"),
        ({"members": [False, False]}, "there is no state in which it stays"),
        ({"potential": [-(2**63), 0]}, "state 0: the potential is 2**61 or more in size"),
    ):
        found = {
            name: np.array(value, certificate.arrays[name]) if name != "gain" else value
            for name, value in changes.items()
        }
        result = provengym.check(once, dataclasses.replace(certificate, **found))
        assert not result
        assert result.message.startswith(message)


def test_what_is_elsewhere_does_not_count():
    """Neither the policy nor the potential of other states, nor what is paid there, be it too much
    for 64 bits in the units of the certificate."""
    model = integer_model(
        [[[(1, 0, 1, False)], [(1, 1, 0, False)]], [[(1, 0, -(2**39), False)]] * 2], 1
    )
    certificate = EndlessCertificate(
        members=np.array([True, False]),
        policy=np.array([0, 77], np.int32),
        potential=np.array([1 - 2**61, -(2**63)]),
        gain=2**25,
        scale=2**25,
        discount=1,
        sha256=model.sha256,
    )
    assert provengym.check(model, certificate)
    more = dataclasses.replace(certificate, gain=2**25 + 1)
    assert provengym.check(model, more).message.startswith("state 0 (action 0): the expected")


def test_no_policy_ends():
    with pytest.raises(ValueError, match="no policy ends from state 1"):
        provengym.solve([[[(1, 1, 0, True)]], [[(1, 1, -1, False)]]], objective="total")


def test_a_mean_reward_of_nothing():
    """Up for one and down for one, for ever."""
    balanced = [
        [[(1, 1, 1, False)], [(1, 0, 0, True)]],
        [[(1, 0, -1, False)], [(1, 0, 0, True)]],
    ]

    assert endless(balanced) is None
    solution = provengym.solve(balanced, objective="total")
    assert solution.values.tolist() == [1, 0]


@pytest.mark.parametrize("nanos", [-1, 0, 1])
def test_a_mean_reward_of_almost_nothing_without_chance(nanos):
    """Far below the precision of floating point next to the largest reward."""
    nearly = [
        [[(1, 1, 1000, False)], [(1, 0, 0, True)]],
        [[(1, 0, Fraction(nanos, 10**9) - 1000, False)], [(1, 0, 0, True)]],
    ]
    certificate = endless(nearly)

    assert (certificate is not None) == (nanos == 1)
    if certificate is not None:
        assert certificate.exact_gain == Fraction(1, 2 * 10**9)
        assert provengym.check(nearly, certificate)
        assert holds_for_ever(ExactMDP(nearly, 1), certificate)


@pytest.mark.parametrize("ending", ["npz", "json"])
def test_files(tmp_path, ending):
    certificate = provengym.solve("FrozenLake-v1", objective="total").certificate
    loop = endless([[[(1, 0, 1, False)]]])
    for kind, saved in ((TotalCertificate, certificate), (EndlessCertificate, loop)):
        file = tmp_path / f"{kind.kind}.{ending}"
        saved.save(file)
        found = provengym.load_certificate(file)
        assert isinstance(found, kind)
        assert_same(saved, found)
        assert provengym.check(None, file)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"discount": 0.9}, "discount must not be given for the objective 'total'"),
        ({"method": "value_iteration"}, "method must be 'auto' for the objective 'total'"),
        (
            {"success": "reward > 0"},
            "success must not be given for the objective 'total', got 'reward > 0'; it is for "
            "'success'",
        ),
    ],
)
def test_what_is_refused(arguments, message):
    with pytest.raises(ValueError, match=message):
        provengym.solve("GridWorld", objective="total", **arguments)


@pytest.mark.parametrize(
    ("changes", "error", "message"),
    [
        ({"case": "all"}, ValueError, "case must be"),
        ({"rank_scale": 0}, ValueError, "rank_scale must be between 1 and"),
        ({"ranks": np.zeros(3, np.int64)}, ValueError, r"ranks must have the shape \(1,\)"),
    ],
)
def test_garbled_certificates(changes, error, message):
    certificate = provengym.solve(STAY_OR_LEAVE, objective="total").certificate
    with pytest.raises(error, match=message):
        dataclasses.replace(certificate, **changes)
