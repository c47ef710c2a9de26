"""The best probability of success: against all policies in fractions; its certificates."""

import dataclasses
import itertools
from fractions import Fraction

import gymnasium
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import provengym
from extraction import small
from provengym.solving import (
    NotCertified,
    SuccessCertificate,
    UnknownSuccess,
    UnreachableCertificate,
    integer_model,
    success_model,
    unreachable,
)
from provengym.solving.methods.undiscounted import Bounds
from provengym.solving.objectives.success import Success
from solving.certified import assert_same
from solving.exact_mdp import ExactMDP, processes

MANY = settings(deadline=None, max_examples=150)
PAYS = "terminated and reward > 0"


def outcomes(process, state, action):
    """(probability, whether it succeeds, the successor or None) as `PAYS` has it."""
    return [
        (p, ends and r > 0, None if ends else t) for p, t, r, ends in process.rows[state][action]
    ]


def attained(process, policy):
    """The probability of success of a policy from each state, by elimination."""
    can = set()
    while True:
        more = {
            s
            for s in range(process.states)
            if s not in can
            and any(won or t in can for p, won, t in outcomes(process, s, policy[s]) if p)
        }
        if not more:
            break
        can |= more
    # From where success can be reached episodes end, or come to where it cannot.
    rows = [
        [
            [
                (p, t if t in can else s, Fraction(won), t is None or t not in can)
                for p, won, t in outcomes(process, s, policy[s])
            ]
            if s in can
            else [(Fraction(1), s, Fraction(0), True)]
        ]
        for s in range(process.states)
    ]
    return ExactMDP(rows, 1).policy_values([0] * process.states)


def best(process):
    """The best probability of success from each state, among all deterministic policies."""
    policies = itertools.product(range(process.actions), repeat=process.states)
    found = [attained(process, policy) for policy in policies]
    return [max(column) for column in zip(*found, strict=True)]


def stays(process, members):
    """Return whether no step of any action leaves these states or succeeds."""
    return all(
        not won and (t is None or members[t])
        for s in np.flatnonzero(members)
        for a in range(process.actions)
        for p, won, t in outcomes(process, s, a)
        if p
    )


def holds(process, certificate):
    """Return whether the local checks pass, in fractions."""
    scale, n = certificate.scale, process.states
    upper = [Fraction(int(x), scale) for x in certificate.upper]
    lower = [Fraction(int(x), scale) for x in certificate.lower]
    ranks, policy = certificate.ranks.tolist(), certificate.policy.tolist()

    def worth(values, s, a):
        return sum(
            p * (1 if won else 0 if t is None else values[t])
            for p, won, t in outcomes(process, s, a)
        )

    return (
        all(0 <= policy[s] < process.actions for s in range(n))
        and all(x >= 0 for x in upper)
        and all(x <= 1 for x in lower)
        and all(worth(upper, s, a) <= upper[s] for s in range(n) for a in range(process.actions))
        and all(worth(lower, s, policy[s]) >= lower[s] for s in range(n))
        and all(
            lower[s] <= 0
            or (
                ranks[s] >= 0
                and any(
                    t is None or lower[t] <= 0 or ranks[t] < ranks[s]
                    for p, _, t in outcomes(process, s, policy[s])
                    if p
                )
            )
            for s in range(n)
        )
    )


@MANY
@given(processes(discounts=[1]))
def test_against_all_policies(process):
    solution = provengym.solve(process, objective="success", success=PAYS)
    certificate, optimal = solution.certificate, best(process)

    assert certificate.exact_bound <= solution.bound <= 1e-6
    for s, exact in enumerate(optimal):
        assert Fraction(int(certificate.lower[s]), certificate.scale) <= exact
        assert exact <= Fraction(int(certificate.upper[s]), certificate.scale)
        assert abs(solution.values[s] - exact) <= 1e-6
    for mine, exact in zip(attained(process, solution.policy.tolist()), optimal, strict=True):
        assert exact - certificate.exact_bound <= mine
    assert holds(process, certificate)
    assert provengym.check(solution.model, certificate)
    assert provengym.check(process, certificate, success=PAYS)


@settings(MANY, max_examples=300)
@given(processes(discounts=[1]), st.data())
def test_a_changed_number_is_refused_exactly_when_a_local_check_fails(process, data):
    certificate = provengym.solve(process, objective="success", success=PAYS).certificate
    name = data.draw(st.sampled_from(["upper", "lower", "policy", "ranks"]))
    array = getattr(certificate, name).copy()
    place = data.draw(st.integers(0, array.size - 1))
    if name == "policy":
        array[place] = data.draw(st.integers(0, process.actions))
    elif name == "ranks":
        array[place] = data.draw(st.integers(-1, process.states))
    else:
        array[place] += data.draw(
            st.integers(-2, 2) | st.sampled_from([-certificate.scale, certificate.scale])
        )
    changed = dataclasses.replace(certificate, **{name: array})

    assert bool(provengym.check(certificate.model, changed)) == holds(process, changed)


def test_one_on_a_loop_lacks_a_rank():
    """To stay for ever satisfies every inequality, and never succeeds."""
    P = [[[(1, 0, 0, False)], [(1, 0, 0, True)]], [[(1, 1, 1, True)], [(1, 1, 0, False)]]]
    certificate = provengym.solve(P, objective="success").certificate
    one = np.full(2, certificate.scale)
    changed = dataclasses.replace(certificate, upper=one, lower=one, policy=np.zeros(2, np.int32))
    result = provengym.check(P, changed)

    assert certificate.lower.tolist() == certificate.upper.tolist() == [0, certificate.scale]
    assert (result.holds, result.state, result.action) == (False, 0, 0)
    assert "the policy may go on for ever" in result.message
    for ranks in ([5, 0], [0, 5], [2**62, 2**62]):
        assert not provengym.check(P, dataclasses.replace(changed, ranks=np.array(ranks)))


@pytest.mark.parametrize(
    ("P", "discount", "upper", "lower"),
    [
        ([[[(1, 0, 5, True)]]], 1, [5], [1]),
        ([[[(1, 1, 1, False)]], [[(1, 0, 1, True)]]], 1, [2, 1], [1, 1]),
        ([[[(1, 0, 1, True)]]], Fraction(1, 2), [1], [1]),
    ],
)
def test_a_model_of_something_else_is_refused(P, discount, upper, lower):
    """Its backups may be on the right sides, and mean no probabilities."""
    model = integer_model(P, discount)
    ranks = np.arange(len(upper))[::-1].copy()
    assert model.table.at_most(np.array(upper), np.array(upper), 1, 0) is None
    common = {"scale": 1, "discount": 1, "sha256": model.sha256, "rule": "reward", "success": "?"}
    arrays = {"upper": np.array(upper), "lower": np.array(lower), "ranks": ranks}
    policy = np.zeros(len(upper), np.int32)
    for certificate in (
        SuccessCertificate(**common, **arrays, policy=policy),
        UnreachableCertificate(**common, members=np.ones(len(upper), np.bool_)),
    ):
        result = provengym.check(model, certificate)

        assert not result
        assert "the model is not one in which success pays 1" in result.message


@pytest.mark.parametrize(("tol", "holds"), [(Fraction(1, 2), True), (Fraction(63, 128), False)])
def test_bounds_no_further_apart_than_the_tolerance_are_certified(tol, holds):
    """The values of one state from which nothing follows, between 0 and 1/2."""
    model = integer_model([[[(1, 0, 0, False)]]], 1)
    upper, lower, policy = np.array([2]), np.array([0]), np.zeros(1, np.int32)
    common = {"scale": 4, "discount": 1, "sha256": model.sha256, "rule": "reward", "success": "?"}
    bounds = Bounds(upper, lower, policy, 4, 1)
    certificate = SuccessCertificate(
        **common, upper=upper, lower=lower, ranks=np.array([0]), policy=policy
    )
    objective = Success(tol=float(tol), threads=1, report=lambda *_: None, started=0.0)
    assert certificate.exact_bound == Fraction(1, 2)

    if holds:
        assert objective.first_certified(model, [(bounds, certificate)]).bound == 0.5
    else:
        with pytest.raises(NotCertified, match="not certified to tol=0.492188: 0.5 was reached"):
            objective.first_certified(model, [(bounds, certificate)])


def test_exact_values():
    lake = provengym.solve("FrozenLake-v1", objective="success")
    dry = provengym.solve("FrozenLake-v1", objective="success", is_slippery=False)
    grid = provengym.solve("GridWorld", objective="success", height=3, width=4)

    assert lake.bound == dry.bound == grid.bound == 0
    assert Fraction(int(lake.certificate.lower[0]), lake.certificate.scale) == Fraction(14, 17)
    assert set(dry.values) == {0, 1}
    assert set(grid.values) == {1}
    assert lake.question == "probability of success"


def test_many_ways_to_one_state():
    """As many as wrap a small integer."""
    to = [[(1, 1, 0, False)]] * 300
    last = [[(Fraction(1, 3), 1, 1, True), (Fraction(2, 3), 1, 0, False)]] * 300
    solution = provengym.solve([to, last], objective="success")

    assert (solution.values.tolist(), solution.bound) == ([1, 1], 0)
    assert provengym.check(None, solution.certificate)


def test_sure_success_is_exact_beside_what_is_not():
    """From state 0 one may try for ever, at no risk; from state 1 success is a matter of luck."""
    third = Fraction(1, 3)
    P = [
        [[(third, 0, 1, True), (1 - third, 0, 0, False)], [(1, 1, 0, False)]],
        [[(third, 0, 0, False), (third, 1, 0, True), (third, 1, 0, False)], [(1, 1, 0, False)]],
    ]
    solution = provengym.solve(P, objective="success")

    assert (solution.values.tolist(), solution.bound) == ([1, 0.5], 0)
    assert solution.policy.tolist() == [0, 0]


def test_within_so_many_steps():
    lake = provengym.solve("FrozenLake-v1", objective="success", horizon=100)
    reward = provengym.solve("FrozenLake-v1", horizon=100)

    assert lake.certificate.kind == "horizon"
    assert lake.values[0] == reward.values[0]
    assert provengym.solve("FrozenLake-v1", objective="success", horizon=5).values[0] == 0
    grid = provengym.solve("GridWorld", objective="success", horizon=8, height=3, width=3)
    assert set(grid.values) == {1}
    assert provengym.check(None, grid.certificate)
    assert not provengym.check("GridWorld", grid.certificate, height=3, width=3)


@MANY
@given(processes(discounts=[1]), st.data())
def test_unreachable(process, data):
    certificate = unreachable(process, PAYS)
    never = [s for s, chance in enumerate(best(process)) if chance == 0]
    if certificate is None:
        assert never == []
        return
    assert np.flatnonzero(certificate.members).tolist() == never
    assert provengym.check(process, certificate, success=PAYS)
    members = certificate.members.copy()
    place = data.draw(st.integers(0, members.size - 1))
    members[place] = not members[place]
    changed = dataclasses.replace(certificate, members=members)
    closed = stays(process, members)
    result = provengym.check(certificate.model, changed)
    assert bool(result) == (closed and members.any())
    if members.any() and not closed:
        assert "a step may leave the states, or succeed" in result.message


# ---- What success is ----------------------------------------------------------------------------


def steps(*rewards_and_ends):
    """A model of one state, whose actions pay these rewards, and end the episode or do not."""
    return [[[(1, 0, reward, ends)] for reward, ends in rewards_and_ends]]


@pytest.mark.parametrize(
    ("model", "rule", "succeed"),
    [
        (steps((0, False), (0, True), (1, True)), "reward", [0, 0, 1]),
        (steps((1, False), (1, True), (2, True), (3, True)), "reward", [0, 0, 1, 1]),
        (steps((-1, False), (-1, True)), "termination", [0, 1]),
        (steps((-1, False), (0, True)), "termination", [0, 1]),
        (steps((-5, False), (-1, True), (-1, True)), "termination", [0, 1, 1]),
    ],
)
def test_what_success_is(model, rule, succeed):
    found = success_model(model)

    assert found.success[0] == rule
    assert found.rewards.tolist() == succeed
    assert found.discount == found.reward_scale == 1
    assert provengym.solve(model, objective="success").certificate.rule == rule


@pytest.mark.parametrize(
    ("model", "why"),
    [
        (steps((1, False), (1, True)), "the rewards do not show what success is"),  # as in CartPole
        (steps((0, False), (0, True)), "the rewards do not show"),
        (steps((-1, False), (-2, True)), "the rewards do not show"),
        (steps((-1, False), (0, True), (-1, True)), "the rewards do not show"),
        (steps((0, False), (-1, False)), "no step terminates"),
    ],
)
def test_what_does_not_show(model, why):
    with pytest.raises(UnknownSuccess, match=f"{why}.*; name it: an expression such as"):
        provengym.solve(model, objective="success")


def test_steps_that_are_never_taken_do_not_count():
    """CliffWalking's table goes on from the goal, and has rewards there."""
    assert success_model("CliffWalking-v1").success[0] == "termination"
    P = [[[(1, 1, -1, True)]], [[(1, 1, 5, True)]]]
    assert success_model(P).success[0] == "termination"
    assert success_model([*P, [[(1, 1, -1, False)]]]).success[0] == "reward"


@pytest.mark.parametrize(
    "success",
    [
        "observation == 2 and not truncated and not info",
        lambda observation, action, reward, terminated, truncated, info: observation == 2,
        "np.isclose(observation, 2) and math.pi > action >= 0",
    ],
)
def test_success_as_given(success):
    P = [[[(Fraction(1, 2), 1, 0, False), (Fraction(1, 2), 2, 0, False)]]] + 2 * [
        [[(1, 1, 0, True)]]
    ]
    found = success_model(P, success)

    assert found.success == ("given", success if isinstance(success, str) else "as given")
    solution = provengym.solve(P, objective="success", success=success)
    assert solution.values.tolist() == [0.5, 0, 0]


@pytest.mark.parametrize(
    ("arguments", "error", "message"),
    [
        ({"success": "1 +"}, ValueError, "success: '1 \\+' is no expression"),
        ({"success": "nothing"}, ValueError, "success: it raised NameError"),
        ({"success": 3}, TypeError, "success must be an expression or a function, got 3"),
        ({"discount": 0.9}, ValueError, "discount must not be given for the objective 'success'"),
        ({"method": "value_iteration"}, ValueError, "method must be 'auto' for the objective"),
        ({"objective": "failure"}, ValueError, "objective must be"),
        (
            {"objective": "discounted", "discount": 0.9, "success": PAYS},
            ValueError,
            "success must not be given for the objective 'discounted', got .*; it is for 'success'",
        ),
    ],
)
def test_what_is_refused(arguments, error, message):
    with pytest.raises(error, match=message):
        provengym.solve("GridWorld", **{"objective": "success", **arguments})


# ---- Files --------------------------------------------------------------------------------------


@pytest.mark.parametrize("ending", ["npz", "json"])
@pytest.mark.parametrize("success", [None, PAYS])
def test_files(tmp_path, ending, success):
    certificate = provengym.solve("FrozenLake-v1", objective="success", success=success).certificate
    file = tmp_path / f"lake.{ending}"
    certificate.save(file)
    found = provengym.load_certificate(file)

    assert isinstance(found, SuccessCertificate)
    assert_same(certificate, found)
    assert provengym.check(None, file)
    assert provengym.check("FrozenLake-v1", file, success=success)
    other = provengym.check("FrozenLake-v1", file, success="observation == 14")
    assert not other
    assert "about another model" in other.message


@pytest.mark.parametrize("ending", ["npz", "json"])
def test_files_of_unreachable_success(tmp_path, ending):
    """Nobody comes out of a hole, and in the goal the episode is over."""
    certificate = unreachable("FrozenLake-v1")
    file = tmp_path / f"lake.{ending}"
    certificate.save(file)
    found = provengym.load_certificate(file)

    assert isinstance(found, UnreachableCertificate)
    assert_same(certificate, found)
    assert np.flatnonzero(found.members).tolist() == [5, 7, 11, 12, 15]
    assert provengym.check("FrozenLake-v1", file)
    assert unreachable("GridWorld") is None


def test_an_expression_in_a_file_is_never_evaluated(tmp_path):
    certificate = provengym.solve(
        "FrozenLake-v1", objective="success", success="reward == 1"
    ).certificate
    file = tmp_path / "lake.json"
    dataclasses.replace(certificate, success="exit(7)", model=None).save(file)
    with pytest.raises(ValueError, match="success must be given again to check .* 'exit\\(7\\)'"):
        provengym.check("FrozenLake-v1", file)

    assert provengym.check("FrozenLake-v1", file, success="reward == 1")


def test_success_is_for_certificates_of_success():
    certificate = provengym.solve("GridWorld", discount=0.9).certificate
    with pytest.raises(ValueError, match="success is for certificates of success"):
        provengym.check("GridWorld", certificate, success=PAYS)


def test_extracted_models_tell_truncation_apart():
    env = gymnasium.make("FrozenLake-v1", is_slippery=False)
    model = provengym.extract(lambda: env.unwrapped, budget=20)
    solution = provengym.solve(model, objective="success", success=PAYS)

    assert solution.values[int(model.starts[0])] == 1
    assert provengym.solve(model, objective="success").certificate.rule == "reward"
    assert provengym.check(model, solution.certificate, success=PAYS)


def test_success_is_what_infos_say(tmp_path):
    model = provengym.extract(small.Says, budget=20)
    solution = provengym.solve(model, objective="success")

    assert solution.certificate.rule == "info"
    assert solution.certificate.success == 'info["is_success"] or info["success"] of the step'
    assert solution.values[int(model.starts[0])] == pytest.approx(1 / 4, abs=1e-6)
    assert provengym.check(model, solution.certificate)
    model.save(tmp_path / "says.npz")
    assert provengym.check(str(tmp_path / "says.npz"), solution.certificate)
    given = provengym.solve(model, objective="success", success="terminated")
    assert (given.certificate.rule, given.values[int(model.starts[0])]) == ("given", 1)
    silent = dataclasses.replace(model, success=None)
    with pytest.raises(UnknownSuccess, match="the rewards do not show what success is"):
        provengym.solve(silent, objective="success")


def test_large_and_improper():
    """All states but the goal are one end component, of which few actions lead out."""
    solution = provengym.solve("GridWorld", objective="success", height=60, width=60)

    assert solution.bound == 0
    assert solution.values.min() == 1
    model = integer_model("GridWorld", 1, height=60, width=60)
    state = 0
    for _ in range(118):
        row = state * 4 + int(solution.policy[state])
        state, ended = int(model.successors[row]), bool(model.terminated[row])
    assert ended
