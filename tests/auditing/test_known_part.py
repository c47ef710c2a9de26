"""How far a process is known, and what is so within that."""

from dataclasses import replace
from fractions import Fraction

import pytest

import provengym
from auditing.processes import END, process

ONE = Fraction(1)
SPENT = "the budget is spent"


def tree(depth, known):
    """A tree in which each step doubles the states, the last level of which ends, and what is left
    where only the states of `known` levels were explored.  The right action pays its level."""
    rows = []
    for state in range(2**depth - 1):
        level = (state + 1).bit_length() - 1
        last = level == depth - 1
        rows.append([
            [(ONE, END if last else 2 * state + 1 + a, 2 if last and a else a * level)]
            for a in range(2)
        ])  # fmt: skip
    lost = [(state, a) for state in range(2**known - 1, 2**depth - 1) for a in range(2)]
    return process(rows), replace(process(rows, lost=lost), unfinished=SPENT)


def test_what_is_known_of_a_tree():
    whole, part = tree(6, 3)
    report = provengym.audit(part, success="reward == 2", horizon=6)
    known = report.known_part

    assert (known.states, known.steps, known.twice) == (7, 3, 3)
    within = provengym.audit(whole, success="reward == 2", horizon=3)
    assert known.best_return.exact == within.best_return.value.exact == 3
    assert known.success_probability.exact == 1
    assert report.verdict == "undecided"
    assert known.random_episodes == 0
    for name in ("best_return_within_known_steps", "success_within_known_steps"):
        certificate = report.certificates[name]
        assert provengym.check(certificate.model, certificate).holds
    assert known.rows() == {
        "known part": "7 states, and all that happens in 3 steps",
        "in 3 steps": "the best return is 3, the best chance of success 1",
        "random episodes": "a share of 0 meets nothing unknown (computed in the model)",
        "twice the budget": "about 14 states and 3 steps",
    }
    assert report.to_dict()["known_part"]["twice_the_budget"] == {"states": 14, "steps": 3}
    assert "Twice the budget" in report.to_html()


def test_twice_the_budget_goes_as_far_as_the_states_grow():
    corridor = [[[(ONE, state + 1 if state < 19 else END, -1)]] * 2 for state in range(20)]
    lost = [(state, a) for state in range(6, 20) for a in range(2)]
    part = replace(process(corridor, lost=lost), unfinished=SPENT)
    known = provengym.audit(part, discount="1/2").known_part
    assert (known.states, known.steps, known.twice) == (6, 6, 12)
    assert known.best_return.low == known.best_return.high == -2 + Fraction(1, 2**5)
    assert known.random_episodes == pytest.approx(0)

    unexplored = replace(part, unfinished="there are more than 5")
    assert provengym.audit(unexplored, discount="1/2").known_part.twice is None


def test_random_episodes_that_stay_inside_are_counted_by_their_chance():
    # One leaves at once or meets what is unknown in the second step.
    rows = [[[(ONE, 1, 0)], [(ONE, END, 1)]], [[(ONE, END, 5)], [(ONE, 0, 0)]]]
    model = process(rows, lost=[(1, 0)])
    known = provengym.audit(model, horizon=9).known_part
    assert known.random_episodes == pytest.approx(1 - sum(4.0**-k for k in range(1, 5)))
    endless = provengym.audit(model, discount="1/2").known_part
    assert endless.random_episodes == pytest.approx(2 / 3)
    assert (endless.states, endless.steps, endless.twice) == (1, 1, None)


def test_the_nearest_that_is_unknown_counts():
    line = [[[(ONE, state + 1 if state < 4 else END, 1)]] * 2 for state in range(5)]
    known = provengym.audit(process(line, lost=[(1, 1), (4, 0)]), horizon=9).known_part
    assert (known.states, known.steps, known.best_return.exact) == (3, 1, 1)


def test_nothing_is_told_of_it_where_all_is_known_or_contradicted():
    whole, part = tree(3, 1)
    assert provengym.audit(whole, horizon=3).known_part is None
    assert provengym.audit(part, horizon=1).known_part is None
    assert provengym.audit(part, horizon=2).known_part.steps == 1
