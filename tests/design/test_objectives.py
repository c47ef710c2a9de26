"""Sufficiency for the total return and over a horizon: against brute force, and by examples."""

import json

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

import provengym
from design.small import (
    LOOKS,
    attained_from_start,
    backup,
    best_over,
    best_returns,
    live,
    policies,
    processes,
    returns,
)
from provengym.cli import main
from provengym.design.certified import ObjectiveArguments
from provengym.finite.unrolled import unrolled
from provengym.solving import UnboundedReturn, model_of_table

IN_TIME = {0: {0: [(1, 0, 1, False)], 1: [(1, 0, 3, True)]}}
"""To wait pays one, and the last step should end it for three."""


def _attained_from_start(model, looks, horizon, sees_time):
    """Return whether a policy that looks at these numbers, and at time or not, earns the best
    return of so many steps; by all policies."""
    timed = unrolled(model, horizon)
    seen = {
        n: (looks[timed.model.observation(n)], int(timed.time_of[n]) * sees_time)
        for n in live(timed.model)
    }
    best = best_over(model, horizon)[horizon][0]
    return attained_from_start(timed.model, best, seen)


@given(processes(most=3), LOOKS, st.integers(1, 3), st.booleans())
def test_over_a_horizon_an_observation_suffices_where_an_action_is_best_at_each_time(
    table, looks, horizon, sees_time
):
    model = model_of_table(table)
    layers = best_over(model, horizon)
    at, best = {0}, {}
    for time in range(horizon):
        left = horizon - time
        for s in at:
            right = {
                a
                for a in range(len(model.actions))
                if backup(model, s, a, layers[left - 1]) == layers[left][s]
            }
            look = looks[model.observation(s)], time * sees_time
            best[look] = best.get(look, right) & right
        at = {
            to
            for s in at
            for a in range(len(model.actions))
            for _, to, _, ended, _ in model.row(s, a)
            if not ended
        }

    seen = {"observation": lambda s: looks[s]} | ({"time": "time"} if sees_time else {})
    found = provengym.analyse(table, attributes=seen, horizon=horizon)

    assert found.sufficient is all(best.values())
    assert found.within == (0 if found.sufficient else None)
    assert found.sufficient_from_start is _attained_from_start(model, looks, horizon, sees_time)
    assert found.objective == f"return of {horizon} step{'s' * (horizon > 1)}"
    assert provengym.check(model, found.certificate).holds
    if found.homogeneous:
        assert found.sufficient


@given(processes(most=3), LOOKS)
def test_of_the_total_return(table, looks):
    model = model_of_table(table)
    seen = {s: looks[model.observation(s)] for s in live(model)}
    best = best_returns(model)
    assume(best is not None)
    try:
        found = provengym.analyse(table, observe=lambda s: looks[s], objective="total")
    except (UnboundedReturn, ValueError):
        assume(False)
    attained = any(returns(model, policy) == best for policy in policies(model, seen))
    wrong = {
        s: {a for a in range(len(model.actions)) if backup(model, s, a, best) < best[s]}
        for s in live(model)
    }
    stuck = any(
        set.union(*(wrong[s] for s in seen if seen[s] == look)) == set(range(len(model.actions)))
        for look in set(seen.values())
    )
    if found.sufficient_from_start is not None:
        assert found.sufficient_from_start is attained_from_start(model, best[0], seen)

    assert (found.sufficient is False) is stuck
    if found.sufficient:
        assert attained
        assert found.within < 1e-5
        assert provengym.check(model, found.certificate).holds


@given(processes(), st.integers(1, 4))
def test_a_model_over_so_many_steps(table, horizon):
    model = model_of_table(table)
    timed = unrolled(model, horizon)
    found, now = timed.model, {0}
    for time in range(horizon + 1):
        here = np.flatnonzero(timed.time_of == time).tolist()
        assert {int(timed.state_of[n]) for n in here} == now
        now = set()
        for n in here:
            state = int(timed.state_of[n])
            assert len(found.history(n)) == time
            assert found.observation(n) == model.observation(state)
            assert found.ended[n] == (model.ended[state] or time == horizon)
            if found.ended[n]:
                assert found.row(n, 0) == []
                continue
            for action in range(len(model.actions)):
                rows = found.row(n, action), model.row(state, action)
                for (p, to, *rest), (q, successor, *other) in zip(*rows, strict=True):
                    assert (p, timed.state_of[to], timed.time_of[to]) == (q, successor, time + 1)
                    assert rest == [*other[:2], other[2] or time + 1 == horizon]
                    now.add(successor)
    assert found.states == timed.state_of.size


def test_whether_time_must_be_seen():
    found = provengym.analyse(IN_TIME, horizon=5)

    assert (found.attributes, found.minimal_sets) == (("observation", "time"), (("time",),))
    assert (found.sufficient, found.within, found.homogeneous) == (True, 0, True)

    found = provengym.analyse(IN_TIME, horizon=5, attributes=["observation"])
    assert (found.sufficient, found.homogeneous) == (False, False)
    assert found.histories == ((), (0, 0, 0, 0))
    assert found.sufficient_from_start is False

    found = provengym.analyse(IN_TIME, horizon=5, observe="time == 4")
    assert (found.sufficient, found.homogeneous) == (True, False)


def test_whether_success_is_possible_in_time():
    walk = {s: {0: [(1, s + 1, 0, False)]} for s in range(3)} | {3: {0: [(1, 0, 1, True)]}}
    for horizon in range(1, 7):
        assert provengym.analyse(walk, horizon=horizon).solvable is (horizon >= 4)
    assert provengym.analyse(walk, objective="total").solvable
    assert provengym.analyse({0: {0: [(1, 0, 1, False)]}}, discount=0).solvable is None


def test_a_total_return_without_an_end_in_sight():
    walk = {  # to stay costs nothing in state 1, and is no better than to go on
        0: {0: [(1, 0, -1, False)], 1: [(1, 1, -1, False)]},
        1: {0: [(1, 1, 0, False)], 1: [(1, 0, 0, True)]},
    }
    found = provengym.analyse(walk, objective="total", attributes=["observation"])

    assert (found.sufficient, found.within) == (True, 0)
    assert found.certificate.policy.tolist()[:2] == [1, 1]
    with pytest.raises(UnboundedReturn):
        provengym.analyse({0: {0: [(1, 0, 1, False)], 1: [(1, 0, 0, True)]}}, objective="total")


def test_a_longer_way_that_is_as_good():
    detour = {  # the second action is best in both states, and the first is sooner at the end
        0: {0: [(1, 0, 0, True)], 1: [(1, 1, 0, False)]},
        1: {0: [(1, 0, -1, True)], 1: [(1, 0, 0, True)]},
    }
    found = provengym.analyse(detour, objective="total", attributes=[])

    assert (found.sufficient, found.within) == (True, 0)


def test_an_action_that_is_wrong_further_on_is_taken_back():
    table = {
        0: {0: [(1, 1, 0, False)], 1: [(1, 2, 0, False)], 2: [(1, 0, -5, True)]},
        1: {a: [(1, 0, int(a == 2), True)] for a in range(3)},
        2: {a: [(1, 0, int(a == 1), True)] for a in range(3)},
    }
    for asked in ({"objective": "total"}, {"discount": "1/2"}, {"horizon": 2}):
        found = provengym.analyse(table, attributes=[], **asked)
        assert (found.sufficient, found.sufficient_from_start) == (False, True)
    found = provengym.analyse(table, attributes=[], discount=0)
    assert (found.sufficient, found.sufficient_from_start) == (False, True)


def test_an_action_that_is_best_only_if_it_is_not_repeated():
    turns = {  # each action ends from one state and leads to the other from the other, for nothing
        0: {0: [(1, 1, 0, False)], 1: [(1, 0, 0, True)]},
        1: {0: [(1, 0, 0, False)], 1: [(1, 0, 0, True)]},
    }
    found = provengym.analyse(turns, objective="total", attributes=[], actions=[0])
    assert (found.sufficient, found.witness, bool(found)) == (None, None, False)


@pytest.mark.parametrize(
    ("given", "error", "message"),
    [
        ({"objective": "best"}, ValueError, "objective must be one of 'discounted', 'total', 'h"),
        ({"objective": "horizon"}, TypeError, "horizon is missing"),
        ({"objective": "total", "discount": 0.9}, ValueError, "discount must not be given"),
        ({"discount": 0.9, "horizon": 3}, ValueError, "discount must not be given"),
        ({"objective": "total", "horizon": 3}, ValueError, "horizon must not be given"),
        ({"objective": "discounted", "horizon": 3}, ValueError, "horizon must not be given"),
        ({"horizon": 0}, ValueError, "horizon must be between 1 and"),
        ({"horizon": 1.5}, TypeError, "horizon"),
        ({"horizon": 2, "attributes": ["lane"]}, ValueError, "there is observation, time"),
        ({"discount": 0.9, "observe": "time"}, ValueError, "it raised NameError"),
    ],
)
def test_what_is_refused(given, error, message, monkeypatch):
    monkeypatch.setattr(ObjectiveArguments, "certified", None)  # and before anything is solved
    with pytest.raises(error, match=message):
        provengym.analyse(IN_TIME, **given)


def test_an_attribute_with_the_name_of_time_is_refused(tmp_path):
    from dataclasses import replace

    from provengym.finite.observed import Observations

    model = model_of_table(IN_TIME)
    values = [{"time": n} for n in range(len(model.observations))]
    model = replace(model, observations=Observations.of(values))

    assert provengym.analyse(model, discount="1/2").attributes == ("time",)
    with pytest.raises(ValueError, match="has an attribute with this name"):
        provengym.analyse(model, horizon=3)
    looked = {"own": "observation['time']", "time": "time"}
    assert provengym.analyse(model, horizon=3, attributes=looked).minimal_sets == (("time",),)


def test_a_return_without_bound_is_undecided(tmp_path, capsys):
    file = tmp_path / "endless.npz"
    model_of_table({0: {0: [(1, 0, 1, False)], 1: [(1, 0, 0, True)]}}).save(file)

    assert main(["analyse", str(file), "--objective", "total", "--json"]) == 3
    printed = capsys.readouterr()
    assert "returns are without bound" in json.loads(printed.out)["error"]
    assert printed.err.count("\n") == 1


SMALL = ["analyse", "GridWorld", "-p", "height=2", "-p", "width=2"]


def test_the_command(capsys):
    assert main([*SMALL, "--horizon", "3"]) == 0
    printed = capsys.readouterr().out
    assert "return of 3 steps" in printed
    assert "policy           optimal, from every state" in printed
    assert main([*SMALL, "--objective", "total", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["objective"].startswith("total return")


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ([], "an objective is needed: --discount 0.99, or --horizon T, or"),
        (["--objective", "total", "--discount", "0.9"], "discount must not be given"),
        (["--objective", "horizon"], "horizon is missing"),
        (["--horizon", "0"], "horizon must be between"),
    ],
)
def test_wrong_use_of_the_command(words, message, capsys):
    assert main([*SMALL, *words]) == 2
    said = capsys.readouterr().err
    assert message in said
    assert said.count("\n") == 1
