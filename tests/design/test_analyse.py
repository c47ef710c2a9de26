"""Which observations and actions suffice: against brute force, and by examples."""

import itertools
import json
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import provengym
from design.small import LOOKS, attained_from_start, best_returns, live, processes
from provengym.cli import main
from provengym.design import from_start, looks
from provengym.design.looks import markov_sets, together
from provengym.design.minimal import minimal_sets
from provengym.finite.bisimulation import unlike
from provengym.solving import model_of_table

TWO_WAYS = {  # left or right; the way out of state 1 is to the right, out of 2 to the left
    0: {0: [(1, 1, 0, False)], 1: [(1, 2, 0, False)]},
    1: {0: [(1, 0, 0, False)], 1: [(1, 1, 1, True)]},
    2: {0: [(1, 2, 1, True)], 1: [(1, 0, 0, False)]},
}
LEADS_TO_LAST = {s: {0: [(1, 2 if s == 0 else s, 0, False)]} for s in range(3)}


def best_actions(table):
    """The optimal actions of each state at the discount 1/2, whose values lie far enough apart."""
    values = dict.fromkeys(table, 0.0)

    def backup(state, action):
        return sum(
            p * (reward + 0.5 * (0 if ends else values[to]))
            for p, to, reward, ends in table[state][action]
        )

    for _ in range(60):
        values = {s: max(backup(s, a) for a in table[s]) for s in table}
    return {s: {a for a in table[s] if backup(s, a) > values[s] - 1e-9} for s in table}


@given(processes(), LOOKS)
def test_an_observation_suffices_where_states_that_look_alike_have_a_best_action_in_common(
    table, looks
):
    best = best_actions(table)
    model = model_of_table(table)
    met = {model.observation(s) for s in range(model.states) if not model.ended[s]}
    blocks = {look: [best[s] for s in met if looks[s] == look] for look in set(looks)}
    suffices = all(set.intersection(*block) for block in blocks.values() if block)

    found = provengym.analyse(table, observe=lambda s: looks[s], discount="1/2")

    assert found.sufficient is suffices
    assert bool(found) is suffices
    assert (found.within is None) is (found.witness is not None) is not suffices
    assert found.within is None or found.within < 1e-5
    assert found.trivial is all(len(best[s]) == len(table[0]) for s in met)
    assert suffices or len(found.histories) >= 2
    if found.homogeneous:
        assert suffices
    values = best_returns(model, Fraction(1, 2))
    seen = {s: looks[model.observation(s)] for s in live(model)}
    from_start = attained_from_start(model, values[0], seen, Fraction(1, 2))
    assert found.sufficient_from_start is from_start
    for chosen in found.minimal_actions or ():
        assert all(best[s] & set(chosen) for s in met)


@given(processes(), LOOKS)
def test_what_respects_the_dynamics(table, looks):
    model = model_of_table(table)
    numbers = np.array([looks[model.observation(s)] for s in range(model.states)])

    def side(state, action):
        sums = {}
        for p, to, reward, terminated, truncated in model.row(state, action):
            what = (numbers[to], reward, terminated, truncated)
            sums[what] = sums.get(what, 0) + p
        return sums

    live = [s for s in range(model.states) if not model.ended[s]]
    alike = [(s, t) for s, t in itertools.combinations(live, 2) if numbers[s] == numbers[t]]
    differ = {
        (s, t, a) for s, t in alike for a in range(len(model.actions)) if side(s, a) != side(t, a)
    }
    found = unlike(model, numbers)

    assert (found is None) is (not differ)
    assert found is None or found in differ


def test_the_end_of_an_episode_belongs_to_the_dynamics():
    table = {
        0: {0: [(1, 1, 0, False)], 1: [(1, 2, 0, False)]},
        1: {a: [(1, 0, 0, False)] for a in range(2)},
        2: {a: [(1, 0, 0, True)] for a in range(2)},
    }
    model = model_of_table(table)

    shown = np.array([min(model.observation(state), 1) for state in range(model.states)])

    assert unlike(model, shown) == (1, 2, 0)
    assert unlike(model, np.arange(model.states)) is None


def test_to_show_more_may_hide_that_it_is_a_decision_process():
    looks = [lambda s: 0, lambda s: s == 2, lambda s: s]
    table = {**LEADS_TO_LAST, 3: {0: [(0.5, 0, 0, False), (0.5, 1, 0, False)]}}
    table = {(s + 1) % 4: {0: [(p, (t + 1) % 4, r, e) for p, t, r, e in row[0]]}
             for s, row in table.items()}  # fmt: skip
    found = [
        provengym.analyse(table, observe=lambda s, f=f: f((s - 1) % 4), discount="1/2").homogeneous
        for f in looks
    ]
    assert found == [True, False, True]


def test_what_a_grid_needs():
    grid = {"height": 3, "width": 4, "goal": (1, 2)}
    attributes = {"row": "observation[0]", "column": "observation[1]", "both": "observation"}
    found = provengym.analyse("GridWorld", attributes=attributes, discount="99/100", **grid)

    assert (found.sufficient, found.homogeneous) == (True, True)
    assert found.minimal_sets == (("both",), ("row", "column"))
    assert found.necessary == ()
    assert found.minimal_actions == (tuple(range(4)),)
    assert (found.trivial, found.solvable) == (False, True)
    model = provengym.solving.reachable("GridWorld", **grid)
    assert provengym.check(model, found.certificate).holds


def test_a_witness_is_told():
    found = provengym.analyse(TWO_WAYS, observe="observation > 0", discount="9/10")

    assert found.sufficient is False
    assert not found.homogeneous
    assert found.histories == ((0,), (1,))
    assert found.witness == (
        "These states look alike, and no action is best in all of them:\n"
        "  1 after [0]: 1\n"
        "  2 after [1]: 0"
    )
    assert found.minimal_sets == (("observation",),)


def test_actions_that_are_left_out():
    found = provengym.analyse(TWO_WAYS, actions=[1], discount="9/10")

    assert found.sufficient is False
    assert found.witness == "In this state none of the actions that can be done is best:\n" + (
        "  2 after [1]: another than the possible ones"
    )
    assert provengym.analyse(TWO_WAYS, discount="9/10").minimal_actions == ((0, 1),)


def test_where_nothing_matters_everything_suffices():
    table = {0: {a: [(1, 0, 1, False)] for a in range(2)}}
    found = provengym.analyse(table, attributes=[], discount="9/10")

    assert (found.sufficient, found.trivial, found.solvable) == (True, True, None)
    assert found.minimal_sets == ((),)
    assert found.minimal_actions == ((0,), (1,))
    rows = dict(found.rows())
    assert (rows["minimal sets"], rows["minimal actions"]) == (["nothing"], ["0", "1"])
    assert rows["trivial"] == ["yes: everything suffices"]
    assert rows["solvable"] == ["success is not known"]


@given(st.sets(st.frozensets(st.integers(0, 4)), min_size=1))
def test_minimal_sets_are_those_of_a_monotone_family(family):
    def suffices(chosen):
        return any(one <= set(chosen) for one in family)

    minimal = {one for one in family if not any(other < one for other in family)}
    assert set(map(frozenset, minimal_sets(range(5), suffices))) == minimal


@pytest.mark.parametrize(
    ("given", "error", "message"),
    [
        ({}, TypeError, "discount is missing"),
        ({"discount": 1}, ValueError, "discount"),
        ({"discount": 0.9, "attributes": ["lane"]}, ValueError, "no attribute 'lane'; there is ob"),
        ({"discount": 0.9, "attributes": "lane"}, TypeError, "a list of names or a mapping"),
        ({"discount": 0.9, "observe": "observation["}, ValueError, "is no expression"),
        ({"discount": 0.9, "observe": "observation[1]"}, ValueError, "of the observation 0 it rai"),
        ({"discount": 0.9, "observe": 3}, TypeError, "must be an expression or a function"),
        ({"discount": 0.9, "observe": "1", "attributes": []}, TypeError, "give one"),
        ({"discount": 0.9, "actions": [2]}, ValueError, "no action 2; there is 0, 1"),
        ({"discount": 0.9, "actions": []}, ValueError, "must name one at least"),
    ],
)
def test_what_is_refused(given, error, message):
    with pytest.raises(error, match=message):
        provengym.analyse(TWO_WAYS, **given)


def test_a_target_must_be_extracted_first():
    with pytest.raises(TypeError, match=r"provengym\.extract makes the model"):
        provengym.analyse("FrozenLake-v1", discount=0.9)


SMALL = ["GridWorld", "-p", "height=3", "-p", "width=4", "-p", "goal=[1,2]", "--discount", "0.99"]


def test_the_command(capsys):
    own = "row=observation[0],column=observation[1]"
    assert main(["analyse", *SMALL, "--attributes", own, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["minimal_sets"] == [["row", "column"]]

    assert main(["analyse", *SMALL, "--observe", "observation[0]"]) == 1
    printed = capsys.readouterr().out
    assert "not sufficient: observation[0]" in printed
    assert "look alike, and no action is best in all of them" in printed


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["--attributes", "a=1,b"], "NAME=EXPRESSION for each of them, got 'b'"),
        (["--attributes", "a=1,a=2"], "'a' is given twice"),
        (["--attributes", "9"], "no attribute '9'"),
        (["--discount", "2"], "discount"),
    ],
)
def test_wrong_use_of_the_command(words, message, capsys):
    assert main(["analyse", *SMALL, *words]) == 2
    said = capsys.readouterr().err
    assert message in said
    assert said.count("\n") == 1


def test_which_sets_of_attributes_are_markov():
    chain = {s: {0: [(1, min(s + 1, 3), 0, s == 3)]} for s in range(4)}
    looks = {"all": "observation", "last": "observation == 3", "same": "0"}

    found = provengym.analyse(chain, attributes=looks, discount="1/2")
    assert (found.homogeneous_sets, found.homogeneous_monotone) == ((("all",),), True)
    assert (found.classes, found.states) == (5, 5)

    endless = {s: {0: [(1, s, 0, False)]} for s in range(3)}
    endless[0][0] = [(0.5, 1, 0, False), (0.5, 2, 0, False)]
    found = provengym.analyse(endless, attributes=looks | {"last": "observation == 2"}, discount=0)
    assert (found.homogeneous_sets, found.homogeneous_monotone) == (((),), False)
    assert found.classes == 1


@given(processes(), st.lists(LOOKS, min_size=1, max_size=3))
def test_markov_sets_are_those_of_all(table, attributes):
    model = model_of_table(table)
    looks = {
        str(n): np.array([one[model.observation(s)] for s in range(model.states)])
        for n, one in enumerate(attributes)
    }
    every = [one for size in range(len(looks) + 1) for one in itertools.combinations(looks, size)]
    found = {
        one
        for one in every
        if unlike(model, together([looks[n] for n in one], model.states)) is None
    }
    minimal = {one for one in found if not any(set(other) < set(one) for other in found)}
    more = {one for one in every if any(set(other) <= set(one) for other in minimal)}

    sets = markov_sets(model, looks)

    assert set(sets.minimal) == minimal
    assert sets.monotone is (more == found)


def test_too_much_work_is_not_done(monkeypatch):
    monkeypatch.setattr(looks, "WORK", 1)
    monkeypatch.setattr(looks, "REFINED", 1)
    monkeypatch.setattr(from_start, "STEPS", 1)
    found = provengym.analyse(TWO_WAYS, observe="observation > 0", discount="9/10")

    assert (found.homogeneous_sets, found.homogeneous_monotone, found.classes) == (None, None, None)
    assert (found.sufficient, found.sufficient_from_start) == (False, None)


def test_an_action_is_for_all_states_that_look_alike():
    table = {  # both actions are best in state 0, and the second alone in state 1
        0: {a: [(1, 1, 0, False)] for a in range(2)},
        1: {0: [(1, 0, 0, False)], 1: [(1, 1, 1, True)]},
    }
    assert provengym.analyse(table, attributes=[], discount="1/2").sufficient
